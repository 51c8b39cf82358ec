// Where everything is, for a size: rectangles and centres in CSS pixels, for a lying and for a standing
// board, and what is under a point. Not here: colours, shapes, time. The one idea: all sizes follow from the
// size of the canvas and the words to be shown, so a layout is a value that can be tested for overlaps
// without a screen.
#pragma once
#include "web/ui/geometry.hpp"
#include "web/ui/view_model.hpp"
#include <array>
#include <vector>

namespace puluc::ui {

/// The smallest canvas that everything fits into; a smaller one is laid out as if it were this size. A canvas
/// that is at least as wide as `smallest_lying` may be as low as that.
inline constexpr Size smallest_canvas{320, 420};
inline constexpr Size smallest_lying{480, 300};
/// The least width and height of what is to be touched, where the board leaves the choice.
inline constexpr float touch_target = 44;
/// The room between the items of a panel; buttons under one another stand closer.
inline constexpr float item_gap = 12;
inline constexpr float list_gap = 8;
/// The sizes of a panel's texts, and the room above a heading and at the ends of a button's label.
inline constexpr float panel_text = 22;
inline constexpr float panel_heading = 25;
inline constexpr float panel_caption = 18;
inline constexpr float panel_button = 21;
inline constexpr float above_heading = 10;
inline constexpr float pill_padding = 18;

struct Layout {
    Size size;
    bool standing = false; ///< the board stands: the bottom side's city is at the bottom
    Side bottom = Side::red;
    float text_size = 20; ///< the line of running text; the others are shares of it
    Rect title;
    Rect board;      ///< with its frame
    float frame = 6; ///< the width of the board's frame
    Rect corridor;   ///< the lane in the middle of the track, from city to city
    std::array<Rect, last_space + 1>
        spaces; ///< the two cities and the track; they fill the board inside its frame
    std::array<Rect, track_spaces> numbers; ///< of the spaces 1 to 9
    float cob = 8;           ///< how thick a row of corn cobs is; its middle is the border of two spaces
    float piece_radius = 20; ///< of a carrier
    float lane_radius = 8;   ///< of captives and compatriots
    float home_radius = 12;
    float killed_radius = 6;
    int lane_columns = 2; ///< how many captives or compatriots stand side by side
    int home_columns = 3;
    std::array<Rect, 2> homes;       ///< by side: the pieces in the city
    std::array<Rect, 2> temples;     ///< by side: the stepped pyramid
    std::array<Rect, 2> names;       ///< by side: whose city; empty where there is no room
    std::array<Rect, 2> trays;       ///< by side: the killed pieces
    std::array<Rect, 2> tray_labels; ///< by side; empty where there is no room
    std::array<Rect, sticks_in_hand> sticks;
    Rect throw_area; ///< sticks, value and words: a tap here throws
    Rect throw_value;
    Rect throw_words;
    Rect throw_button; ///< empty unless the sticks can be thrown; it stands where value and words will
    Rect status;       ///< and the detail under it
    Rect chance;       ///< the chances to win; empty where they are not asked for
    std::vector<Rect> buttons; ///< as in ViewModel::buttons
    Rect notice;               ///< empty where there is none
    Rect panel;                ///< empty where there is none
    bool beside = false;       ///< the panel leaves the board, or most of it, to be looked at
    bool open = true;          ///< the board takes taps: no panel is open, or one beside the analysis board

    /// The centre of a piece at its place.
    [[nodiscard]] Point centre(const Place& place) const;
    /// The radius of a piece in a role: smaller at the edges and in the tray, so that ten fit.
    [[nodiscard]] float radius(const Place& place) const;
    /// The part of a track space at the edge of the board where captives or compatriots lie: captives on the
    /// upper or left edge, compatriots on the other, on every space and for both sides.
    [[nodiscard]] Rect lane(Space space, Role role) const;
};

/// The line of captions: the killed pieces, the players' names in their cities.
inline float small_text(const Layout& layout) { return std::max(16.0F, layout.text_size * 0.72F); }

/// The whole screen. The board lies on a wide canvas and stands on a tall one; between the two, whichever
/// makes the pieces larger. What comes and goes, such as a notice, never turns it.
Layout make_layout(Size size, const ViewModel& view);
/// The board alone, with the trays, for a diagram of that width.
Layout make_board_layout(float width, bool standing, const ViewModel& view);

/// In how many columns the options of a choice stand, by the widths of their buttons: as many as there are
/// where one row holds all, else two or one.
std::size_t choice_columns(const std::vector<float>& widths, float room);

/// Whether a button has the room for its label; it shows its icon where it has not.
bool shows_label(const Layout& layout, const ViewModel& view, std::size_t button);

/// What is under a point, topmost first.
struct NothingHit {
    bool operator==(const NothingHit&) const = default;
};
struct SpaceHit {
    Space space = 0;
    bool operator==(const SpaceHit&) const = default;
}; ///< a space or a piece on it
struct SticksHit {
    bool operator==(const SticksHit&) const = default;
};
struct ButtonHit {
    int button = 0;
    bool operator==(const ButtonHit&) const = default;
};
struct NoticeHit {
    bool operator==(const NoticeHit&) const = default;
};
struct PanelHit {
    bool operator==(const PanelHit&) const = default;
};
using Hit = std::variant<NothingHit, SpaceHit, SticksHit, ButtonHit, NoticeHit, PanelHit>;
Hit hit_test(const Layout& layout, Point point);

/// Whether a finger that comes down at `point` takes hold of a movable piece, so that the page must not
/// scroll.
bool grips_piece(const Layout& layout, const ViewModel& view, Point point);

} // namespace puluc::ui
