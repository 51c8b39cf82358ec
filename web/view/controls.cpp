#include "web/view/controls.hpp"
#include "web/view/board_view.hpp"
#include <algorithm>
#include <cmath>
#include <imgui_internal.h>
#include <numeric>

namespace puluc::view {
using namespace puluc::ui;

namespace {

constexpr Type body{Face::text, panel_text};
constexpr Type quiet{Face::small, panel_caption};
constexpr Type heading_type{Face::heading, panel_heading};
constexpr Type button_type{Face::text, panel_button};
constexpr float control_gap = 8;
constexpr float widest_button = 420;
constexpr float focus_width = 2.5F;

Rect joined(const Rect& a, const Rect& b) {
    const float x = std::min(a.x, b.x);
    const float y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// Whether any of it is to be seen: what is scrolled away is not drawn.
bool in_view(const Rect& rect) {
    return ImGui::IsRectVisible({rect.x, rect.y}, {rect.right(), rect.bottom()});
}

} // namespace

const std::vector<Type>& Controls::types() {
    static const std::vector<Type> all{body, quiet, heading_type, button_type, {Face::heading, 32}};
    return all;
}

Controls::Controls(ImDrawList& list, Brush& brush, const Atlas& atlas, const Theme& theme, float width)
    : list_(list), brush_(brush), atlas_(atlas), theme_(theme), width_(width) {}

void Controls::add(const Item& item) {
    std::visit([this](const auto& known) { draw(known); }, item);
}

// The pieces that controls are made of
// ---------------------------------------------------------------------------------

Rect Controls::take(float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({width_, height});
    return {at.x, at.y, width_, height};
}

// Makes `rect` a button to ImGui, wherever its cursor is. Draws the ring of the keyboard's focus.
Controls::State Controls::press(const std::string& label, const Rect& rect, float corner, bool enabled) {
    const ImRect box(rect.x, rect.y, rect.right(), rect.bottom());
    const ImGuiID id = ImGui::GetCurrentWindow()->GetID(next_id_++);
    State state;
    if (!enabled) {
        ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_Disabled);
        return state;
    }
    pressables.push_back({label, rect});
    if (!ImGui::ItemAdd(box, id)) return state;
    state.pressed = ImGui::ButtonBehavior(box, id, &state.hovered, &state.held);
    if (state.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) {
        brush_.paint(RoundRect{rect.inset(-3), corner + 3, {}, theme_.focus, focus_width});
    }
    return state;
}

// One line whose capitals are in the middle of `at.y`.
void Controls::label(std::string_view text, Point at, const Type& type, Colour colour, Align align) {
    if (!in_view({at.x - width_, at.y - type.size, 2 * width_, 2 * type.size})) return;
    const float middle =
        at.y + type.size / 2 - baseline(type.face, type.size) + cap_height(type.face, type.size) / 2;
    atlas_.draw(list_, {std::string(text), {at.x, middle}, type.face, type.size, colour, align});
}

float Controls::lines(const Lines& set, Point top, Face face, Colour colour, Align align) {
    for (std::size_t i = 0; i < set.lines.size(); ++i) {
        if (!in_view({top.x, top.y + set.size * static_cast<float>(i), width_, set.size})) continue;
        const Point at{top.x, top.y + set.size * (static_cast<float>(i) + 0.5F)};
        atlas_.draw(list_, {set.lines[i], at, face, set.size, colour, align});
    }
    return set.height();
}

Size Controls::pill_size(const std::string& label) const {
    const Lines set = break_lines(button_type.face, button_type.size, label, width_ - 2 * pill_padding);
    float widest = 0;
    for (const std::string& line : set.lines)
        widest = std::max(widest, text_width(button_type.face, button_type.size, line));
    return {
        std::min(std::ceil(widest) + 2 * pill_padding, width_), std::max(touch_target, set.height() + 14)};
}

// Places boxes side by side, in as many rows as it takes.
std::vector<Rect> Controls::flow(const std::vector<Size>& sizes, float between) const {
    std::vector<Rect> placed;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    float x = 0;
    float y = 0;
    float row_height = 0;
    for (const Size& size : sizes) {
        if (x > 0 && x + size.width > width_) {
            x = 0;
            y += row_height + control_gap;
            row_height = 0;
        }
        placed.push_back({start.x + x, start.y + y, size.width, size.height});
        x += size.width + between;
        row_height = std::max(row_height, size.height);
    }
    ImGui::Dummy({width_, y + row_height});
    return placed;
}

void Controls::pill(const Button& button, const Rect& rect, Look look) {
    const float corner = std::min(rect.height / 2, touch_target / 2);
    const State state = press(button.label, rect, corner, button.enabled);
    if (state.pressed) asked.push_back(button.intent);
    if (!in_view(rect)) return;
    const bool filled = look == Look::primary || look == Look::chosen;
    Colour ground = filled          ? state.hovered ? theme_.primary_hovered : theme_.primary
                    : state.held    ? theme_.button_pressed
                    : state.hovered ? theme_.button_hovered
                                    : theme_.button;
    Colour words = filled ? theme_.primary_words : theme_.button_words;
    if (look == Look::unchosen && !state.hovered && !state.held) ground = {0, 0, 0, 0};
    if (!button.enabled) {
        ground = {0, 0, 0, 0};
        words = theme_.button_disabled_words;
    }
    const bool edged = look == Look::plain || (look == Look::primary && !button.enabled);
    brush_.paint(RoundRect{rect, corner, even(ground), theme_.button_edge, edged ? 1.5F : 0.0F});
    if (rect.width <= touch_target && !button.icon.empty()) {
        Scene icon;
        add_icon(icon, button.icon, rect.centre(), 18, words);
        paint(icon, atlas_, brush_, list_);
        return;
    }
    const Lines set =
        break_lines(button_type.face, button_type.size, button.label, rect.width - 2 * pill_padding + 1);
    const float step = button_type.size;
    float y = rect.centre().y - step * (static_cast<float>(set.lines.size()) - 1) / 2;
    for (const std::string& line : set.lines) {
        label(line, {rect.centre().x, y}, button_type, words, Align::centre);
        y += step;
    }
}

// The items
// --------------------------------------------------------------------------------------------------------------

void Controls::draw(const Heading& heading) {
    const Lines set = break_lines(heading_type.face, heading_type.size, heading.text, width_);
    const Rect rect = take(set.height() + above_heading);
    lines(set, {rect.x, rect.y + above_heading}, heading_type.face, theme_.panel_words);
}

void Controls::draw(const Paragraph& paragraph) {
    const Lines set = break_lines(body.face, body.size, paragraph.text, std::min(width_, 620.0F));
    const Rect rect = take(set.height());
    lines(set, {rect.x, rect.y}, body.face, theme_.panel_words);
}

void Controls::draw(const Button& button) {
    const Size size = pill_size(button.label);
    Rect rect = take(size.height);
    rect.width = std::min(rect.width, widest_button);
    pill(button, rect, button.primary ? Look::primary : Look::plain);
}

void Controls::draw(const ButtonRow& row) {
    std::vector<Size> sizes;
    float sum = -control_gap;
    for (const Button& button : row.buttons) {
        sizes.push_back(pill_size(button.label));
        sum += sizes.back().width + control_gap;
    }
    for (std::size_t i = 0; i < sizes.size() && sum > width_; ++i)
        if (!row.buttons[i].icon.empty()) sizes[i] = {touch_target, touch_target};
    const auto rects = flow(sizes, control_gap);
    for (std::size_t i = 0; i < rects.size(); ++i)
        pill(row.buttons[i], rects[i], row.buttons[i].primary ? Look::primary : Look::plain);
}

void Controls::draw(const Choice& choice) {
    if (!choice.label.empty()) {
        const Lines set = break_lines(quiet.face, quiet.size, choice.label, width_);
        const Rect rect = take(set.height());
        lines(set, {rect.x, rect.y}, quiet.face, theme_.panel_quiet_words);
    }
    const auto rects = option_places(choice);
    // A trough behind all of them.
    const Rect trough = std::accumulate(rects.begin(), rects.end(), rects.front(), joined);
    brush_.paint(RoundRect{trough, touch_target / 2, even(theme_.button), theme_.button_edge, 1.5F});
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const Option& option = choice.options[i];
        pill({option.label, option.intent, true, false, {}}, rects[i],
            option.chosen ? Look::chosen : Look::unchosen);
    }
}

// Side by side, each as wide as its words; where they are too wide for that, in two columns or one, the last
// one over what is left of its row.
std::vector<Rect> Controls::option_places(const Choice& choice) {
    std::vector<Size> sizes;
    std::vector<float> widths;
    float height = 0;
    for (const Option& option : choice.options) {
        sizes.push_back(pill_size(option.label));
        widths.push_back(sizes.back().width);
        height = std::max(height, sizes.back().height);
    }
    const std::size_t count = sizes.size();
    const std::size_t columns = choice_columns(widths, width_);
    if (columns == count) return flow(sizes, 0);
    const float width = std::min(width_, widest_button) / static_cast<float>(columns);
    const Rect all = take(height * static_cast<float>((count + columns - 1) / columns));
    std::vector<Rect> placed;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t column = i % columns;
        const std::size_t span = i + 1 == count ? columns - column : 1;
        placed.push_back({all.x + width * static_cast<float>(column),
            all.y + height * static_cast<float>(i / columns), width * static_cast<float>(span), height});
    }
    return placed;
}

void Controls::draw_switch(const Rect& rect, bool on) {
    const float radius = rect.height / 2;
    brush_.paint(RoundRect{rect, radius, even(on ? theme_.primary : theme_.button),
        on ? theme_.primary : theme_.button_edge, 1.5F});
    const float x = on ? rect.right() - radius : rect.x + radius;
    brush_.paint(Disc{{x, rect.centre().y}, radius - 5, on ? theme_.primary_words : theme_.button_words});
}

void Controls::draw(const Toggle& toggle) {
    constexpr Size knob{50, 28};
    const Lines set = break_lines(
        body.face, body.size, toggle.label, std::min(width_, widest_button) - knob.width - control_gap);
    Rect rect = take(std::max(touch_target, set.height() + 8));
    rect.width = std::min(rect.width, widest_button);
    const State state = press(toggle.label, rect, 10);
    if (state.pressed) asked.push_back(toggle.intent);
    lines(set, {rect.x, rect.centre().y - set.height() / 2}, body.face, theme_.panel_words);
    draw_switch(
        {rect.right() - knob.width, rect.centre().y - knob.height / 2, knob.width, knob.height}, toggle.on);
}

// With the focus, the arrows move what is in the item instead of the focus.
int Controls::arrows() {
    if (!ImGui::IsItemFocused()) return 0;
    int by = 0;
    for (const auto& [key, way] : {std::pair{ImGuiKey_LeftArrow, -1}, {ImGuiKey_RightArrow, 1}}) {
        ImGui::SetKeyOwner(key, ImGui::GetItemID());
        if (ImGui::IsKeyPressed(key, ImGui::GetItemID(), ImGuiInputFlags_Repeat)) by += way;
    }
    return by;
}

void Controls::draw(const Slider& slider) {
    constexpr float step = 5;
    constexpr float knob = 12;
    Rect words = take(body.size);
    words.width = std::min(words.width, widest_button);
    label(slider.label, {words.x, words.centre().y}, body, theme_.panel_words, Align::left);
    label(std::to_string(slider.value), {words.right(), words.centre().y}, quiet, theme_.panel_quiet_words,
        Align::right);
    Rect rect = take(touch_target);
    rect.width = words.width;
    const Rect groove{rect.x + knob, rect.centre().y - 3, rect.width - 2 * knob, 6};
    const State state = press(slider.label, rect, touch_target / 2);
    const float range = static_cast<float>(slider.high - slider.low);
    float value = static_cast<float>(slider.value);
    if (state.held && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        const float share = std::clamp((ImGui::GetIO().MousePos.x - groove.x) / groove.width, 0.0F, 1.0F);
        value = static_cast<float>(slider.low) + share * range;
    }
    value += step * static_cast<float>(arrows());
    const int rounded = std::clamp(static_cast<int>(std::lround(value)), slider.low, slider.high);
    if (rounded != slider.value) asked.emplace_back(SetVolume{rounded});
    const float share = static_cast<float>(slider.value - slider.low) / range;
    const Point at{groove.x + share * groove.width, groove.centre().y};
    brush_.paint(RoundRect{groove, 3, even(theme_.button_pressed), theme_.button_edge, 1});
    brush_.paint(RoundRect{{groove.x, groove.y, at.x - groove.x, groove.height}, 3, even(theme_.primary)});
    brush_.paint(Disc{
        at, knob, state.hovered || state.held ? theme_.primary_hovered : theme_.primary, theme_.panel, 2});
}

void Controls::add_close(const Rect& rect) {
    const State state = press("close", rect, rect.width / 2);
    if (state.pressed) asked.emplace_back(ClosePanel{});
    const Point c = rect.centre();
    const float arm = 7;
    brush_.paint(Disc{c, rect.width / 2 - 3,
        state.held      ? theme_.button_pressed
        : state.hovered ? theme_.button_hovered
                        : theme_.button,
        theme_.button_edge, 1.5F});
    brush_.paint(Polyline{{{c.x - arm, c.y - arm}, {c.x + arm, c.y + arm}}, theme_.button_words, 2.2F});
    brush_.paint(Polyline{{{c.x - arm, c.y + arm}, {c.x + arm, c.y - arm}}, theme_.button_words, 2.2F});
}

} // namespace puluc::view
