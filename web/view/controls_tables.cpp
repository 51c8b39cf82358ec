// Tables and bars (controls.hpp).
#include "web/view/controls.hpp"
#include <algorithm>
#include <cmath>

namespace puluc::view {
using namespace puluc::ui;

namespace {

constexpr Type cell_type{Face::small, 18};
constexpr float least_gap = 8;
constexpr float most_gap = 26;
constexpr float row_padding = 7;

/// Whether all that stands in a column is figures, which are read from the right.
bool holds_figures(const Table& table, std::size_t column) {
    return !table.rows.empty() && std::ranges::all_of(table.rows, [column](const Row& row) {
        const std::string& cell = row.cells[column];
        return cell.find_first_not_of("0123456789.,+-−") == std::string::npos;
    });
}

float cell_width(const Table& table, std::size_t column) {
    float width = text_width(cell_type.face, cell_type.size, table.columns[column]);
    for (const Row& row : table.rows)
        width = std::max(width, text_width(cell_type.face, cell_type.size, row.cells[column]));
    return std::ceil(width) + 1;
}

} // namespace

// As wide as their texts. Where all together are too wide, those go that can be done without; then the widest
// gives way and wraps.
std::vector<Controls::Column> Controls::columns_of(const Table& table) const {
    std::vector<Column> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        columns.push_back({i, cell_width(table, i), 0, holds_figures(table, i) ? Align::right : Align::left});
    const auto too_wide_by = [&] {
        float all = least_gap * static_cast<float>(columns.size() + 1) - width_;
        for (const Column& column : columns) all += column.width;
        return all;
    };
    for (std::size_t i = 0; i < table.dispensable.size() && too_wide_by() > 0; ++i)
        std::erase_if(columns, [&](const Column& column) { return column.cell == table.dispensable[i]; });
    constexpr float least_width = 40;
    while (too_wide_by() > 0) {
        Column& widest = *std::ranges::max_element(columns, {}, &Column::width);
        if (widest.width <= least_width) break;
        widest.width = std::max(least_width, widest.width - std::max(1.0F, too_wide_by() / 2));
    }
    place_columns(columns);
    return columns;
}

void Controls::place_columns(std::vector<Column>& columns) const {
    float room = width_;
    for (const Column& column : columns) room -= column.width;
    const float gap = std::clamp(room / static_cast<float>(columns.size() + 1), least_gap, most_gap);
    float x = std::min(gap, 14.0F);
    for (Column& column : columns) {
        column.x = column.align == Align::right ? x + column.width : x;
        x += column.width + gap;
    }
}

void Controls::draw_row(const Row& row, const std::vector<Column>& columns) {
    std::vector<Lines> cells;
    float height = row.intent ? touch_target : 0;
    for (const Column& column : columns) {
        cells.push_back(break_lines(cell_type.face, cell_type.size, row.cells[column.cell], column.width));
        height = std::max(height, cells.back().height() + 2 * row_padding);
    }
    const Rect rect = take(height);
    if (row.current && !has_graph_) current_row = rect;
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
    for (std::size_t i = 0; i < cells.size(); ++i)
        lines(cells[i], {rect.x + columns[i].x, rect.centre().y - cells[i].height() / 2}, cell_type.face,
            theme_.panel_words, columns[i].align);
}

void Controls::draw(const Table& table) {
    const auto columns = columns_of(table);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    float height = 0;
    std::vector<Lines> titles;
    for (const Column& column : columns) {
        titles.push_back(
            break_lines(cell_type.face, cell_type.size, table.columns[column.cell], column.width));
        height = std::max(height, titles.back().height() + row_padding);
    }
    const Rect head = take(height);
    for (std::size_t i = 0; i < titles.size(); ++i)
        lines(titles[i], {head.x + columns[i].x, head.bottom() - row_padding - titles[i].height()},
            cell_type.face, theme_.panel_quiet_words, columns[i].align);
    brush_.paint(Polyline{{{head.x, head.bottom()}, {head.right(), head.bottom()}}, theme_.panel_edge, 1});
    for (const Row& row : table.rows) draw_row(row, columns);
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
