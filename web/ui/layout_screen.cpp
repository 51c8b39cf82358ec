// The two screens: with a lying board, wide, and with a standing one, tall.
#include "web/ui/layout_parts.hpp"
#include "web/ui/lines.hpp"
#include <cmath>

namespace puluc::ui {
namespace {

constexpr float notice_padding = 10;

/// Takes `height` off the top of `rest`.
Rect take_top(Rect& rest, float height) {
    const Rect taken{rest.x, rest.y, rest.width, height};
    rest.y += height;
    rest.height -= height;
    return taken;
}
Rect take_bottom(Rect& rest, float height) {
    rest.height -= height;
    return {rest.x, rest.bottom(), rest.width, height};
}

/// A notice over all of `area`, growing upwards where it needs more.
Rect cover(const Rect& area, float notice) {
    const float height = std::max(notice, area.height);
    return {area.x, area.bottom() - height, area.width, height};
}

/// Title and, at its right, the buttons from `first` on, in a part of the width.
void lay_header(Layout& layout, const ViewModel& view, const Rect& header, std::size_t first, float part) {
    const std::size_t count = view.buttons.size() - first;
    const float high = share(layout.text_size, 1.9F, touch_target, 60);
    const float width = std::max(whole(header.width * part), high * static_cast<float>(count));
    const Rect row{header.right() - width, whole(header.y + (header.height - high) / 2), width, high};
    const auto rects = button_row(view, first, count, row, layout.text_size, false);
    layout.buttons.insert(layout.buttons.end(), rects.begin(), rects.end());
    const float left = rects.empty() ? header.right() : rects.front().x - 8;
    layout.title = {header.x, header.y, left - header.x, header.height};
}

} // namespace

float whole(float x) { return std::floor(x); }

float share(float of, float part, float least, float most) {
    return whole(std::clamp(of * part, least, most));
}

float notice_height(const ViewModel& view, float width, float text_size) {
    if (view.notice.empty()) return 0;
    const Lines lines =
        break_lines(Face::text, text_size, view.notice, width - touch_target - 2 * notice_padding);
    return std::max(touch_target, whole(lines.height() + 2 * notice_padding));
}

void lay_sticks(Layout& layout, const Rect& area) {
    const float length = std::min(area.height, area.width * 0.92F);
    const float width = whole(std::min(area.width / sticks_in_hand, length * 0.34F));
    const float left = whole(area.centre().x - 2 * width);
    for (std::size_t i = 0; i < layout.sticks.size(); ++i)
        layout.sticks[i] = {
            left + width * static_cast<float>(i), whole(area.centre().y - length / 2), width, whole(length)};
}

void lay_throw_button(Layout& layout, const ViewModel& view, const Rect& area) {
    layout.throw_button = {};
    if (!view.can_throw || view.throw_prompt.empty()) return;
    const float height = std::min(area.height, std::max(24.0F, std::min(52.0F, layout.text_size * 2.2F)));
    const float width =
        std::min(area.width, text_width(Face::heading, layout.text_size, view.throw_prompt) + height);
    layout.throw_button = {area.x, whole(area.y + (area.height - height) / 2), std::ceil(width), height};
}

namespace {

/// Status, sticks, value and words, and the chances, from left to right.
void lay_lying_foot(Layout& layout, const ViewModel& view, const Rect& footer, float gap) {
    const float third = whole(footer.width * 0.38F) - gap;
    layout.status = {footer.x, footer.y, third, footer.height};
    const float sticks_width = std::min(whole(footer.width * 0.24F), layout.text_size * 11);
    const Rect sticks{whole(footer.centre().x - sticks_width / 2), footer.y, sticks_width, footer.height};
    lay_sticks(layout, sticks);
    const float x = sticks.right() + gap;
    float right = footer.right();
    if (view.chance) {
        const float width = whole(footer.width * 0.17F);
        const float height = layout.text_size * 3.2F;
        layout.chance = {right - width, whole(footer.centre().y - height / 2), width, whole(height)};
        right = layout.chance.x - gap;
    }
    layout.throw_area = {sticks.x, footer.y, right - sticks.x, footer.height};
    const float value = std::min(footer.height, layout.text_size * 4.2F);
    const float middle = footer.centre().y;
    layout.throw_value = {x, whole(middle - value / 2), whole(value * 0.55F), value};
    layout.throw_words = {layout.throw_value.right() + 6, whole(middle - value / 2),
        right - layout.throw_value.right() - 6, value};
    lay_throw_button(layout, view, {x, footer.y, right - x, footer.height});
}

} // namespace

// From the top: title and buttons, board, numbers and trays; then status, sticks and throw side by side.
Layout lying_layout(Size size, const ViewModel& view) {
    Layout layout;
    layout.size = size;
    layout.bottom = Side::red;
    layout.text_size = share(std::min(size.width * 0.6F, size.height), 0.032F, 19, 30);
    const float side = share(size.width, 0.0375F, 8, 96);
    const float edge = share(size.height, 0.035F, 6, 44);
    Rect rest{side, edge, size.width - 2 * side, size.height - 2 * edge};
    const float gap = share(size.height, 0.025F, 4, 32);
    lay_header(layout, view, take_top(rest, share(size.height, 0.08F, touch_target, 72)), 0, 0.7F);
    take_top(rest, gap);
    const float notice = notice_height(view, rest.width, layout.text_size);
    const bool low = size.height < 400;
    if (notice > 0 && !low) {
        layout.notice = take_top(rest, notice);
        take_top(rest, gap);
    }
    Rect footer = take_bottom(rest, share(size.height, 0.25F, 92, 280));
    const float strip = share(size.height, 0.045F, 19, 38);
    const BoardSize board = lying_board({rest.width, rest.height - strip - gap});
    // What is left over goes half above the board and half between it and the sticks.
    const float spare = std::max(0.0F, rest.height - strip - gap - board.across_outside());
    const Point corner{whole(size.width / 2 - board.along_outside() / 2), rest.y + whole(spare * 0.45F)};
    lay_board(layout, board, corner, strip, view);

    lay_lying_foot(layout, view, footer, gap);
    // There is no room to spare on a low canvas: the notice covers status and sticks until it is read.
    if (notice > 0 && low) layout.notice = cover(footer, notice);
    return layout;
}

namespace {

/// Whether a standing board leaves so little height that status and sticks must share one row.
bool is_compact(Size size) { return size.height < 540; }

/// Sticks with value and words beside them, or below where the area is a small square.
void lay_throw(Layout& layout, const ViewModel& view, const Rect& area, bool compact) {
    layout.throw_area = area;
    const float words = compact ? 26 : area.height;
    const Rect upper{area.x, area.y, area.width, compact ? area.height - words : area.height};
    const float value = whole(std::min(upper.height, layout.text_size * 3.4F));
    const float value_width = whole(value * 0.6F);
    const float sticks =
        compact ? upper.width - value_width : std::min(whole(area.width * 0.46F), area.height * 1.5F);
    lay_sticks(layout, {upper.x, upper.y, sticks, upper.height});
    const float x = upper.x + sticks + (compact ? 0 : 12);
    layout.throw_value = {x, whole(upper.centre().y - value / 2), value_width, value};
    if (compact) {
        layout.throw_words = {area.x, upper.bottom(), area.width, words};
        lay_throw_button(layout, view, layout.throw_words);
        const float middle = upper.x + sticks / 2; // under the sticks
        layout.throw_button.x = std::max(area.x, whole(middle - layout.throw_button.width / 2));
        return;
    }
    layout.throw_words = {x + value_width + 4, area.y, area.right() - x - value_width - 4, area.height};
    lay_throw_button(layout, view, {x, area.y, area.right() - x, area.height});
}

bool stands_aside(const ScreenButton& button) {
    const auto* open = std::get_if<OpenPanel>(&button.intent);
    return open && open->panel == PanelId::menu;
}

/// The first of the buttons that stand beside the title: of all where the canvas is low, else of the
/// menu.
std::size_t first_in_header(const ViewModel& view, bool low, float width, float text_size) {
    const std::size_t all = view.buttons.size();
    const Rect row{0, 0, width, touch_target};
    if (low && least_row_width(view, 0, all, row, text_size) + 70 <= width) return 0;
    std::size_t first = all;
    while (first > 0 && stands_aside(view.buttons[first - 1])) --first;
    return first;
}

/// Takes the room for status, sticks and throw off the bottom of `rest`: side by side on a low or a broad
/// canvas, else one over the other. The room that it took.
Rect lay_foot(Layout& layout, const ViewModel& view, Rect& rest, float gap) {
    const float bottom = rest.bottom();
    const float height = layout.size.height;
    const bool compact = is_compact(layout.size);
    if (compact || rest.width >= 560) {
        const Rect foot = take_bottom(rest, compact ? 92 : share(height, 0.12F, 92, 150));
        const float width = compact ? std::min(whole(foot.width * 0.42F), 150.0F) : whole(foot.width * 0.5F);
        lay_throw(layout, view, {foot.x, foot.y, width, foot.height}, compact);
        layout.status = {foot.x + width + 8, foot.y, foot.width - width - 8, foot.height};
    } else {
        lay_throw(layout, view, take_bottom(rest, share(height, 0.105F, 56, 130)), false);
        take_bottom(rest, gap);
        layout.status = take_bottom(rest, whole(layout.text_size * 3.3F));
    }
    const Rect foot{rest.x, rest.bottom(), rest.width, bottom - rest.bottom()};
    take_bottom(rest, gap);
    if (view.chance) {
        layout.chance = take_bottom(rest, whole(layout.text_size * 1.1F));
        take_bottom(rest, gap);
    }
    return foot;
}

} // namespace

// From the top: title and a few buttons, board, status, sticks and throw, the other buttons. On a low canvas
// the status stands beside the sticks and all buttons beside the title.
Layout standing_layout(Size size, const ViewModel& view) {
    Layout layout;
    layout.size = size;
    layout.standing = true;
    layout.bottom = view.bottom;
    layout.text_size = share(std::min(size.width, size.height * 0.6F), 0.052F, 18, 28);
    const bool low = size.height < 640;
    const bool compact = is_compact(size);
    const float side = size.width < 360 ? 8 : share(size.width, 0.045F, 8, 40);
    const float edge = share(size.height, 0.015F, 6, 24);
    const float gap = share(size.height, 0.012F, 4, 16);
    Rect rest{side, edge, size.width - 2 * side, size.height - 2 * edge};
    const std::size_t first = first_in_header(view, low, rest.width, layout.text_size);
    Rect header = take_top(rest, share(layout.text_size, 2.2F, touch_target, 64));
    take_top(rest, gap);
    if (first > 0) {
        const Rect row = take_bottom(rest, share(layout.text_size, 1.9F, touch_target, 60));
        layout.buttons = button_row(view, 0, first, row, layout.text_size, true);
        take_bottom(rest, gap);
    }
    // Beside the board's own buttons the others show their icons alone.
    lay_header(layout, view, header, first, first > 0 ? 0 : 0.75F);
    const float notice = notice_height(view, rest.width, layout.text_size);
    if (notice > 0 && !compact) {
        layout.notice = take_top(rest, notice);
        take_top(rest, gap);
    }
    const Rect foot = lay_foot(layout, view, rest, gap);
    // There is no room to spare on the smallest canvas: the notice covers status and sticks until it is read.
    if (notice > 0 && compact) layout.notice = cover(foot, notice);
    const BoardSize board = standing_board({rest.width, rest.height});
    const Point corner{whole(size.width / 2 - board.across_outside() / 2),
        rest.y + whole((rest.height - board.along_outside()) / 2)};
    lay_board(layout, board, corner, 0, view);
    return layout;
}

} // namespace puluc::ui
