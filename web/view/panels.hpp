// The open panel: a sheet over the board, with a scrim behind, or beside it; its title, its items and a round
// button that closes it. Not here: how an item looks (controls.hpp), what a panel holds (ui/panel.hpp). The
// one idea: ImGui knows the sheet as two plain windows without any look, one for the sheet and one in it that
// scrolls.
#pragma once
#include "web/ui/layout.hpp"
#include "web/view/controls.hpp"

namespace puluc::view {

/// What must be remembered between two frames while a panel is open.
struct Sheet {
    std::optional<ui::PanelId> shown; ///< the panel of the last frame
    std::optional<float> current_row; ///< how far down in the items the current row was, once it was in view
    std::optional<std::size_t> graph_place; ///< where the keys have walked to in the graph
    bool overflows = false;                 ///< there is more of the items than the sheet shows at once
    bool down = false;                      ///< the mouse or a finger is down on the items
    bool scrolling = false;                 ///< and has moved farther than in a tap, so that it scrolls
    float began_y = 0;                      ///< where it went down
    float began_scroll = 0;                 ///< how far the items were scrolled then
};

/// What a person did to a panel in this frame, and what can be pressed in it.
struct SheetUse {
    std::vector<ui::Intent> asked;
    std::vector<Pressable> pressables;
};

/// Draws `panel` into layout.panel, the scrim and the sheet into ImGui's background. `by_keys`: it was opened
/// with a key, so the focus shows at once.
SheetUse draw_panel(Sheet& sheet, const ui::Panel& panel, const ui::Layout& layout, const ui::Theme& theme,
    const Atlas& atlas, float ratio, bool by_keys);

} // namespace puluc::view
