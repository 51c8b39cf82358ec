// The board under a person's hands: paints a Scene, and turns what the mouse, a finger (which SDL makes a
// mouse) and the keys do into Intents. Not here: what is in the scene, what an intent does, panels. The one
// idea: what must be remembered between two frames is a Hand, and the caller keeps it.
#pragma once
#include "web/view/atlas.hpp"
#include "web/view/brush.hpp"
#include <string_view>

namespace puluc::view {

/// Paints the shapes back to front, text with `atlas`.
void paint(const ui::Scene& scene, const Atlas& atlas, Brush& brush, ImDrawList& list);

/// What the pointer is doing since its button went down, and whether the keys were used last.
struct Hand {
    bool down = false;
    ui::Point began;             ///< where the button went down
    ui::Hit on;                  ///< on what
    bool moved = false;          ///< farther than a tap may
    std::optional<Space> lifted; ///< the space of the piece that came up with it
    bool by_keys = false;
};

/// How far, in CSS pixels, a finger may stray in a tap.
inline constexpr float tap_slack = 6;

/// What the mouse asks for in this frame of ImGui, on the board that `view` and `layout` show. A press on a
/// movable piece lifts it, its release drops it on the space under it; a press and a release without a
/// movement choose it. Buttons and sticks act on a release where they were pressed. Only the first button
/// counts.
std::vector<ui::Intent> pointer_intents(Hand& hand, const ui::ViewModel& view, const ui::Layout& layout);

/// What the keys ask for in this frame of ImGui.
std::vector<ui::Intent> key_intents(Hand& hand, const ui::ViewModel& view, const ui::Layout& layout);

/// Whether the board would use a key now. `key` is as the web names it (KeyboardEvent.key): "ArrowLeft", " ",
/// "u". Tab is used up to the last movable piece, so that it leaves the board at last.
bool takes_key(std::string_view key, bool shift, const ui::ViewModel& view, const ui::Layout& layout);

/// The button of the screen under the mouse, or -1; the pressed one, if the mouse is still on it, or -1.
int hovered_button(const Hand& hand, const ui::Layout& layout);
int pressed_button(const Hand& hand, const ui::Layout& layout);

/// The shape that the mouse should have.
enum class Cursor : std::uint8_t { arrow, hand, grab, grabbing };
Cursor cursor(const Hand& hand, const ui::ViewModel& view, const ui::Layout& layout);

} // namespace puluc::view
