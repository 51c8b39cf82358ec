// The pieces that both layouts of the screen are put together from. For layout*.cpp alone.
#pragma once
#include "web/ui/layout.hpp"

namespace puluc::ui {

/// The whole pixel below, for edges that are to be sharp.
float whole(float x);
float share(float of, float part, float least, float most);

/// How long the board is, along the track, and how wide across, with its frame; for `pitch` pixels a space.
struct BoardSize {
    float pitch = 0;
    float city = 0;
    float frame = 0;
    float across = 0; ///< between the frame's edges
    [[nodiscard]] float along_outside() const { return track_spaces * pitch + 2 * city + 2 * frame; }
    [[nodiscard]] float across_outside() const { return across + 2 * frame; }
};
/// The largest board for the room that there is.
BoardSize lying_board(Size room);
BoardSize standing_board(Size room);

/// Sets everything of the board and its pieces; the frame's outer corner is at `corner`. `strip` is the
/// height of the row for numbers and trays under a lying board; a standing board has both inside.
void lay_board(Layout& layout, const BoardSize& board, Point corner, float strip, const ViewModel& view);

/// The buttons of the view from `first` on, `count` of them, in `area`: from the right end, the least
/// important losing their labels first where all do not fit; spread over the whole width with `spread`.
std::vector<Rect> button_row(const ViewModel& view, std::size_t first, std::size_t count, const Rect& area,
    float text_size, bool spread);
/// How wide button_row() comes out at the least: every button that can, without its label.
float least_row_width(
    const ViewModel& view, std::size_t first, std::size_t count, const Rect& area, float text_size);

/// The height of the notice at that width; 0 where there is none.
float notice_height(const ViewModel& view, float width, float text_size);

/// Four sticks side by side in the middle of `area`.
void lay_sticks(Layout& layout, const Rect& area);
/// The button to throw with, in the place of value and words, if the sticks can be thrown.
void lay_throw_button(Layout& layout, const ViewModel& view, const Rect& area);

Layout lying_layout(Size size, const ViewModel& view);
Layout standing_layout(Size size, const ViewModel& view);

} // namespace puluc::ui
