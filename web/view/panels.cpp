#include "web/view/panels.hpp"
#include "web/view/board_view.hpp"
#include <cmath>
#include <imgui_internal.h>

namespace puluc::view {
using namespace puluc::ui;

namespace {

constexpr Type title_type{Face::heading, 32};
constexpr float corner = 22;
constexpr float head_height = 64;

float padding_of(const Rect& panel) { return panel.width < 400 ? 14.0F : 26.0F; }

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize
                                  | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse
                                  | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings
                                  | ImGuiWindowFlags_NoScrollbar;

void draw_sheet(const Layout& layout, const Theme& theme, float ratio) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    Brush brush;
    brush.begin(list, ratio);
    const Rect& rect = layout.panel;
    if (!layout.beside)
        brush.paint(RoundRect{{0, 0, layout.size.width, layout.size.height}, 0, {theme.scrim, theme.scrim}});
    brush.paint(Shadow{{rect.x, rect.y + 6, rect.width, rect.height}, corner, 18, theme.shadow});
    brush.paint(RoundRect{rect, corner, {theme.panel, theme.panel}, theme.panel_edge, 1.5F});
}

// A finger, or the mouse, that drags the items scrolls them, and then presses nothing.
void scroll_by_hand(Sheet& sheet) {
    const bool down = ImGui::IsMouseDown(ImGuiMouseButton_Left);
    const float y = ImGui::GetIO().MousePos.y;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)
        && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
        sheet.down = true;
        sheet.scrolling = false;
        sheet.began_y = y;
        sheet.began_scroll = ImGui::GetScrollY();
    }
    if (!down) sheet.down = false;
    if (!sheet.down || !ImGui::IsMousePosValid()) return;
    if (std::abs(y - sheet.began_y) > tap_slack && ImGui::GetScrollMaxY() > 0) sheet.scrolling = true;
    if (!sheet.scrolling) return;
    ImGui::ClearActiveID();
    ImGui::SetScrollY(sheet.began_scroll - (y - sheet.began_y));
}

// How much of the items there is no room for. ImGui itself knows it a frame later.
float hidden_height(const Rect& view) {
    const ImGuiWindow& window = *ImGui::GetCurrentWindow();
    const float items = window.DC.CursorMaxPos.y - window.DC.CursorStartPos.y;
    return std::max(items + 2 * window.WindowPadding.y - view.height, 0.0F);
}

// How much there is, and which part of it is in view.
void draw_thumb(Brush& brush, const Theme& theme, const Rect& view, float hidden) {
    if (hidden <= 0) return;
    const float length = std::max(view.height * view.height / (view.height + hidden), 24.0F);
    const float at = (view.height - length) * ImGui::GetScrollY() / hidden;
    brush.paint(
        RoundRect{{view.right() - 6, view.y + at, 4, length}, 2, {theme.panel_edge, theme.panel_edge}});
}

// Scrolls so that the current row of a table is in view, when it has come to be another.
void follow_current_row(Sheet& sheet, const Controls& controls, const Rect& view) {
    if (!controls.current_row) return;
    const float top = controls.current_row->y - view.y + ImGui::GetScrollY();
    if (sheet.current_row == top) return;
    sheet.current_row = top;
    ImGui::SetScrollFromPosY(controls.current_row->centre().y - ImGui::GetWindowPos().y, 0.5F);
}

void draw_items(Sheet& sheet, const Panel& panel, Controls& controls, Brush& brush, const Theme& theme,
    const Rect& view) {
    scroll_by_hand(sheet);
    controls.graph_place = sheet.graph_place;
    const Item* above = nullptr;
    for (const Item& item : panel.items) {
        const bool listed =
            above && std::holds_alternative<Button>(*above) && std::holds_alternative<Button>(item);
        if (listed) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + list_gap - item_gap);
        controls.add(item);
        above = &item;
    }
    sheet.graph_place = controls.graph_place;
    follow_current_row(sheet, controls, view);
    const float hidden = hidden_height(view);
    sheet.overflows = hidden > 0;
    draw_thumb(brush, theme, view, hidden);
}

bool pressed_beside(const Layout& layout) {
    if (layout.open || !ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return false;
    const ImVec2 at = ImGui::GetIO().MousePos;
    return !layout.panel.contains(Point{at.x, at.y});
}

void draw_head(const Panel& panel, const Layout& layout, const Theme& theme, const Atlas& atlas,
    ImDrawList& list, float padding) {
    const Rect& rect = layout.panel;
    const Lines title = fit_lines(title_type.face, title_type.size, panel.title,
        rect.width - 2 * padding - touch_target, title_type.size);
    if (title.lines.empty()) return;
    atlas.draw(list, {title.lines.front(), {rect.x + padding, rect.y + head_height / 2 + 2}, title_type.face,
                         title.size, theme.panel_words});
}

} // namespace

SheetUse draw_panel(Sheet& sheet, const Panel& panel, const Layout& layout, const Theme& theme,
    const Atlas& atlas, float ratio, bool by_keys) {
    const bool fresh = sheet.shown != panel.id;
    if (fresh) sheet = {};
    sheet.shown = panel.id;
    draw_sheet(layout, theme, ratio);

    const Rect& rect = layout.panel;
    const float padding = padding_of(rect);
    const Rect view{rect.x + 4, rect.y + head_height, rect.width - 8, rect.height - head_height - 10};
    ImGui::SetNextWindowPos({rect.x, rect.y});
    ImGui::SetNextWindowSize({rect.width, rect.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    ImGui::Begin("sheet", nullptr, bare | ImGuiWindowFlags_NoScrollWithMouse);
    Brush brush;
    ImDrawList& sheet_list = *ImGui::GetWindowDrawList();
    brush.begin(sheet_list, ratio);
    draw_head(panel, layout, theme, atlas, sheet_list, padding);

    ImGui::SetCursorScreenPos({view.x, view.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding - 4, 6});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, item_gap});
    // A name for each panel, so that each starts at its top and with a focus of its own.
    const char name[]{'i', static_cast<char>('0' + static_cast<int>(panel.id)), 0};
    if (fresh) ImGui::SetNextWindowScroll({0, 0});
    if (fresh) ImGui::SetNextWindowFocus();
    ImGui::BeginChild(name, {view.width, view.height}, ImGuiChildFlags_AlwaysUseWindowPadding,
        ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
    if (fresh && by_keys) {
        ImGui::NavInitWindow(ImGui::GetCurrentWindow(), true);
        ImGui::GetCurrentContext()->NavDisableHighlight = false;
    }
    ImDrawList& item_list = *ImGui::GetWindowDrawList();
    Brush item_brush;
    item_brush.begin(item_list, ratio);
    Controls items(item_list, item_brush, atlas, theme, view.width - 2 * (padding - 4));
    draw_items(sheet, panel, items, brush, theme, view);
    ImGui::EndChild();
    ImGui::PopStyleVar(2);

    Controls head(sheet_list, brush, atlas, theme, rect.width);
    head.add_close({rect.right() - touch_target - padding / 2, rect.y + (head_height - touch_target) / 2,
        touch_target, touch_target});
    ImGui::End();
    ImGui::PopStyleVar(2);

    SheetUse use{std::move(items.asked), std::move(items.pressables)};
    use.asked.insert(use.asked.end(), head.asked.begin(), head.asked.end());
    use.pressables.insert(use.pressables.end(), head.pressables.begin(), head.pressables.end());
    if (pressed_beside(layout)) use.asked.emplace_back(ClosePanel{});
    return use;
}

} // namespace puluc::view
