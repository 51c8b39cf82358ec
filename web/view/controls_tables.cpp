// Tables and bars (controls.hpp).
#include "web/view/controls.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace puluc::view {
using namespace puluc::ui;

namespace {

constexpr Type cell_type{Face::small, 18};
constexpr float cell_gap = 14;
constexpr float row_padding = 7;

Paint even(Colour colour) { return {colour, colour}; }

} // namespace

// As wide as its texts; where all together are too wide, the widest column gives way and wraps.
std::vector<float> Controls::column_widths(const Table& table) const {
    std::vector<float> widths;
    const auto include = [&](const std::vector<std::string>& cells) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths[i] =
                std::max(widths[i], std::ceil(text_width(cell_type.face, cell_type.size, cells[i])) + 1);
        }
    };
    include(table.columns);
    for (const Row& row : table.rows) include(row.cells);
    if (widths.empty()) return widths;
    const float room = width_ - cell_gap * static_cast<float>(widths.size() + 1);
    while (true) {
        const float all = std::accumulate(widths.begin(), widths.end(), 0.0F);
        const auto widest = std::max_element(widths.begin(), widths.end());
        if (all <= room || *widest <= 40) return widths;
        *widest = std::max(
            40.0F, std::min(*widest - 1, *widest - (all - room) / static_cast<float>(widths.size())));
    }
}

void Controls::draw_row(const Row& row, const std::vector<float>& widths) {
    std::vector<Lines> cells;
    float height = row.intent ? touch_target : 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        cells.push_back(break_lines(cell_type.face, cell_type.size, row.cells[i], widths[i]));
        height = std::max(height, cells.back().height() + 2 * row_padding);
    }
    const Rect rect = take(height);
    if (row.current) current_row = rect;
    State state;
    if (row.intent) state = press(row.cells.empty() ? "" : row.cells.front(), rect, 8);
    if (state.pressed) asked.push_back(*row.intent);
    if (!ImGui::IsRectVisible({rect.x, rect.y}, {rect.right(), rect.bottom()})) return;
    if (row.current || state.hovered) {
        brush_.paint(RoundRect{
            rect, 8, even(state.held || row.current ? theme_.button_pressed : theme_.button_hovered)});
    }
    if (row.current)
        brush_.paint(RoundRect{{rect.x, rect.y + 6, 4, rect.height - 12}, 2, even(theme_.primary)});
    float x = rect.x + cell_gap;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        lines(cells[i], {x, rect.centre().y - cells[i].height() / 2}, cell_type.face, theme_.panel_words);
        x += widths[i] + cell_gap;
    }
}

void Controls::draw(const Table& table) {
    const auto widths = column_widths(table);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    float height = 0;
    std::vector<Lines> titles;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        titles.push_back(break_lines(cell_type.face, cell_type.size, table.columns[i], widths[i]));
        height = std::max(height, titles.back().height() + row_padding);
    }
    const Rect head = take(height);
    float x = head.x + cell_gap;
    for (std::size_t i = 0; i < titles.size(); ++i) {
        lines(titles[i], {x, head.y}, cell_type.face, theme_.panel_quiet_words);
        x += widths[i] + cell_gap;
    }
    brush_.paint(Polyline{{{head.x, head.bottom()}, {head.right(), head.bottom()}}, theme_.panel_edge, 1});
    for (const Row& row : table.rows) draw_row(row, widths);
    ImGui::PopStyleVar();
    take(0);
}

// The bar, and a notch where it would end if the throws came as often as they should.
void Controls::draw_bar(const Bar& bar, float full_share) {
    const Rect words = take(cell_type.size + 4);
    label(bar.label, {words.x, words.centre().y}, cell_type, theme_.panel_words, Align::left);
    label(bar.expected, {words.right(), words.centre().y}, cell_type, theme_.panel_quiet_words, Align::right);
    const float expected_width = text_width(cell_type.face, cell_type.size, bar.expected);
    label(bar.count, {words.right() - expected_width - 12, words.centre().y}, cell_type, theme_.panel_words,
        Align::right);
    const Rect groove = take(12);
    const auto at = [&](double share) { return groove.width * static_cast<float>(share) / full_share; };
    brush_.paint(RoundRect{groove, 6, even(theme_.button_pressed)});
    if (bar.share > 0)
        brush_.paint(
            RoundRect{{groove.x, groove.y, std::max(at(bar.share), 12.0F), 12}, 6, even(theme_.primary)});
    const float notch = groove.x + at(bar.expected_share);
    if (ImGui::IsRectVisible({notch, groove.y}, {notch, groove.bottom()})) {
        brush_.paint(Polyline{{{notch, groove.y - 3}, {notch, groove.bottom() + 3}}, theme_.panel_words, 2});
    }
    take(6);
}

void Controls::draw(const Bars& bars) {
    double full = 0.01;
    for (const Bar& bar : bars.bars) full = std::max({full, bar.share, bar.expected_share});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const Lines set = break_lines(cell_type.face, cell_type.size, bars.label, width_);
    const Rect rect = take(set.height() + row_padding);
    lines(set, {rect.x, rect.y}, cell_type.face, theme_.panel_quiet_words);
    // A little room at the right end, so that a notch there is not cut off.
    for (const Bar& bar : bars.bars) draw_bar(bar, static_cast<float>(full) * 1.02F);
    ImGui::PopStyleVar();
    take(0);
}

} // namespace puluc::view
