#include "web/ui/layout.hpp"
#include "web/ui/layout_parts.hpp"
#include "web/ui/lines.hpp"
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace puluc::ui {
namespace {

constexpr float button_gap = 8; ///< at most; a full row has less

float label_width(const ScreenButton& button, float text_size, float height) {
    return std::ceil(text_width(Face::text, text_size, button.label) + height * 0.8F);
}

/// From so many on the buttons of a row have their labels all, or none.
constexpr std::size_t many_buttons = 5;

/// The width of each button of the row; from the last to the first they lose their labels until all fit.
std::vector<float> row_widths(
    const ViewModel& view, std::size_t first, std::size_t count, const Rect& area, float text_size) {
    std::vector<float> widths;
    float sum = button_gap * static_cast<float>(count) - button_gap;
    for (std::size_t i = first; i < first + count; ++i) {
        widths.push_back(std::max(area.height, label_width(view.buttons[i], text_size, area.height)));
        sum += widths.back();
    }
    const auto as_icon = [&](std::size_t i) {
        if (view.buttons[first + i].icon.empty()) return;
        sum -= widths[i] - area.height;
        widths[i] = area.height;
    };
    for (std::size_t i = count; i-- > 0 && sum > area.width;) {
        const bool all = count >= many_buttons && first + i + 1 < view.buttons.size(); // the last is the menu
        for (std::size_t k = all ? 0 : i; k <= i; ++k) as_icon(k);
    }
    return widths;
}

/// Whether a panel is read beside the board, which makes room for it.
bool stands_beside(Size size, const Panel& panel) {
    constexpr std::array beside{
        PanelId::turns, PanelId::throws, PanelId::review, PanelId::chances, PanelId::tutor};
    return size.width >= 900 && size.width > size.height
           && std::ranges::find(beside, panel.id) != beside.end();
}

/// How high a choice comes out: its options under its label.
float choice_height(const Choice& choice, float width) {
    std::vector<float> widths;
    for (const Option& option : choice.options)
        widths.push_back(std::ceil(text_width(Face::text, panel_button, option.label)) + 2 * pill_padding);
    const std::size_t columns = choice_columns(widths, width);
    const std::size_t rows = (widths.size() + columns - 1) / columns;
    const float label = choice.label.empty() ? 0 : panel_caption + item_gap;
    return label + touch_target * static_cast<float>(rows);
}

/// How high the items of a panel come out, rather too much than too little, where they are words, buttons and
/// choices alone; infinity where there is more.
float content_height(const Panel& panel, float width) {
    float height = 0;
    bool after_button = false;
    for (const Item& item : panel.items) {
        const bool button = std::holds_alternative<Button>(item);
        height += after_button && button ? list_gap : item_gap;
        after_button = button;
        if (button)
            height += touch_target;
        else if (const auto* choice = std::get_if<Choice>(&item))
            height += choice_height(*choice, width);
        else if (const auto* paragraph = std::get_if<Paragraph>(&item))
            height += break_lines(Face::text, panel_text, paragraph->text, width).height();
        else if (const auto* title = std::get_if<Heading>(&item))
            height += break_lines(Face::heading, panel_heading, title->text, width).height() + above_heading;
        else
            return std::numeric_limits<float>::infinity();
    }
    return height;
}

/// The whole height of a panel, with its head.
float panel_height(const Panel& panel, float width, float most) {
    constexpr float head_and_foot = 64 + 28;
    return std::min(most, std::ceil(content_height(panel, width - 52) + head_and_foot));
}

/// A card in the middle of a wide canvas, at its right side for what is read beside the board; a sheet that
/// leaves a strip of the board at the top of a narrow one.
Rect panel_rect(Size size, const Panel& panel) {
    if (size.width < 640) {
        const float height = panel_height(panel, size.width, size.height - share(size.height, 0.08F, 24, 90));
        return {0, size.height - height, size.width, height};
    }
    const float edge = share(size.height, 0.04F, 10, 48);
    const bool beside = stands_beside(size, panel);
    const bool read = panel.id == PanelId::about || panel.id == PanelId::help;
    const float width =
        beside ? share(size.width, 0.36F, 380, 480) : std::min(read ? 620.0F : 480.0F, size.width - 48);
    const float most = std::min(size.height - 2 * edge, beside ? size.height : 720.0F);
    const float height = panel_height(panel, width, most);
    const float left = beside ? size.width - width - edge : whole((size.width - width) / 2);
    return {left, whole((size.height - height) / 2), width, height};
}

/// Whether the board stands, where there is room for both.
bool stands(Size size, const ViewModel& view) {
    constexpr float tall = 1.2F; // height by width
    if (view.standing) return *view.standing;
    if (size.height >= tall * size.width) return true;
    if (size.height <= size.width) return false;
    ViewModel lasting = view;
    lasting.notice.clear();
    lasting.chance.reset();
    return standing_layout(size, lasting).piece_radius > lying_layout(size, lasting).piece_radius;
}

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

} // namespace

std::vector<Rect> button_row(const ViewModel& view, std::size_t first, std::size_t count, const Rect& area,
    float text_size, bool spread) {
    std::vector<float> widths = row_widths(view, first, count, area, text_size);
    float sum = 0;
    for (const float width : widths) sum += width;
    const float rest = std::max(0.0F, area.width - sum);
    const float gap = std::min(button_gap, count > 1 ? whole(rest / static_cast<float>(count - 1)) : 0);
    const float used = sum + gap * static_cast<float>(count) - gap;
    const float more =
        spread && count > 0 ? whole(std::max(0.0F, area.width - used) / static_cast<float>(count)) : 0;
    std::vector<Rect> rects;
    float x = spread ? area.x : area.right() - used;
    for (const float width : widths) {
        rects.push_back({x, area.y, width + more, area.height});
        x += width + more + gap;
    }
    return rects;
}

float least_row_width(
    const ViewModel& view, std::size_t first, std::size_t count, const Rect& area, float text_size) {
    float sum = button_gap * static_cast<float>(count);
    for (std::size_t i = first; i < first + count; ++i)
        sum +=
            view.buttons[i].icon.empty() ? label_width(view.buttons[i], text_size, area.height) : area.height;
    return sum;
}

bool shows_label(const Layout& layout, const ViewModel& view, std::size_t button) {
    const auto has_room = [&](std::size_t i) {
        const Rect& area = layout.buttons[i];
        const ScreenButton& words = view.buttons[i];
        return words.icon.empty()
               || fits(Face::text, layout.text_size, words.label, area.width - area.height * 0.5F);
    };
    if (view.buttons.size() < many_buttons || button + 1 == view.buttons.size()) return has_room(button);
    for (std::size_t i = 0; i + 1 < view.buttons.size(); ++i)
        if (!has_room(i)) return false;
    return true;
}

std::size_t choice_columns(const std::vector<float>& widths, float room) {
    if (widths.empty()) return 1;
    if (std::accumulate(widths.begin(), widths.end(), 0.0F) <= room) return widths.size();
    return 2 * *std::ranges::max_element(widths) <= room ? 2 : 1;
}

Layout make_layout(Size size, const ViewModel& view) {
    size.width = std::max(size.width, smallest_canvas.width);
    const bool may_lie = size.width >= smallest_lying.width;
    size.height = std::max(size.height, may_lie ? smallest_lying.height : smallest_canvas.height);
    if (view.panel && stands_beside(size, *view.panel)) {
        const Rect panel = panel_rect(size, *view.panel);
        Layout layout = lying_layout({panel.x, size.height}, view);
        layout.size = size;
        layout.panel = panel;
        layout.beside = true;
        layout.open = view.editing;
        return layout;
    }
    const bool may_stand = size.height >= smallest_canvas.height;
    const bool standing = !may_lie || (may_stand && stands(size, view));
    Layout layout = standing ? standing_layout(size, view) : lying_layout(size, view);
    layout.open = !view.panel;
    if (view.panel) layout.panel = panel_rect(size, *view.panel);
    // The tutor asks about a move: the board must be seen.
    layout.beside =
        view.panel && view.panel->id == PanelId::tutor && layout.panel.y > layout.board.centre().y;
    return layout;
}

Layout make_board_layout(float width, bool standing, const ViewModel& view) {
    Layout layout;
    layout.standing = standing;
    layout.bottom = standing ? view.bottom : Side::red;
    const float edge = share(width, 0.015F, 4, 20);
    const float room = width - 2 * edge;
    layout.text_size = share(width, standing ? 0.045F : 0.02F, 18, 28);
    const float strip = standing ? 0 : share(width, 0.028F, 19, 38);
    const BoardSize board = standing ? standing_board({room, room * 1.75F}) : lying_board({room, room});
    const float outside = standing ? board.across_outside() : board.along_outside();
    lay_board(layout, board, {whole((width - outside) / 2), edge}, strip, view);
    layout.size = {width, layout.board.bottom() + strip + edge};
    return layout;
}

Hit hit_test(const Layout& layout, Point point) {
    if (layout.panel.contains(point)) return PanelHit{};
    if (!layout.open) return NothingHit{};
    if (layout.notice.contains(point)) return NoticeHit{};
    for (std::size_t i = 0; i < layout.buttons.size(); ++i)
        if (layout.buttons[i].contains(point)) return ButtonHit{static_cast<int>(i)};
    for (std::size_t i = 0; i < layout.spaces.size(); ++i)
        if (layout.spaces[i].contains(point)) return SpaceHit{static_cast<Space>(i)};
    if (layout.throw_area.contains(point)) return SticksHit{};
    return NothingHit{};
}

bool grips_piece(const Layout& layout, const ViewModel& view, Point point) {
    const Hit hit = hit_test(layout, point);
    const auto* on = std::get_if<SpaceHit>(&hit);
    if (!on) return false;
    const auto starts_here = [&](const Choosable& choosable) { return choosable.from == on->space; };
    if (std::ranges::none_of(view.choosable, starts_here)) return false;
    return std::ranges::any_of(view.pieces, [&](const Place& place) {
        const bool free =
            place.role == Role::carrier || (place.role == Role::home && place.space == city(view.to_move));
        const float reach = std::max(layout.radius(place) * 1.2F, touch_target / 2);
        return free && place.space == on->space && distance(layout.centre(place), point) <= reach;
    });
}

} // namespace puluc::ui
