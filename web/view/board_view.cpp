#include "web/view/board_view.hpp"
#include <algorithm>

namespace puluc::view {
using namespace puluc::ui;

namespace {

// The mouse on the canvas, or nothing where it is elsewhere.
std::optional<Point> mouse() {
    if (!ImGui::IsMousePosValid()) return std::nullopt;
    const ImVec2 at = ImGui::GetIO().MousePos;
    return Point{at.x, at.y};
}

Hit under(const Layout& layout, std::optional<Point> at) { return at ? hit_test(layout, *at) : Hit{}; }

const Choosable* choosable_at(const ViewModel& view, Space from) {
    const auto found = std::find_if(
        view.choosable.begin(), view.choosable.end(), [&](const Choosable& c) { return c.from == from; });
    return found == view.choosable.end() ? nullptr : &*found;
}

bool is_button(const Hit& hit, const ViewModel& view) {
    const auto* button = std::get_if<ButtonHit>(&hit);
    return button && view.buttons[static_cast<std::size_t>(button->button)].enabled;
}

bool tumbles_or_throws(const ViewModel& view) {
    return view.can_throw || view.sticks_state == SticksState::tumbling;
}

bool far_apart(Point a, Point b) {
    const Point way = a - b;
    return way.x * way.x + way.y * way.y > tap_slack * tap_slack;
}

// What a tap on a space means, where no movable piece was lifted by it.
Intent tapped_space(Space space, const ViewModel& view) {
    if (view.editing) return EditSpace{space};
    const Choosable* chosen = view.chosen ? choosable_at(view, *view.chosen) : nullptr;
    if (chosen && chosen->to == space) return Play{chosen->from};
    if (choosable_at(view, space)) return Choose{space};
    if (view.chosen) return LetGo{};
    return Skip{};
}

std::optional<Intent> tapped(const Hit& hit, const ViewModel& view) {
    if (const auto* button = std::get_if<ButtonHit>(&hit)) {
        if (!is_button(hit, view)) return std::nullopt;
        return view.buttons[static_cast<std::size_t>(button->button)].intent;
    }
    if (std::holds_alternative<NoticeHit>(hit)) return DismissNotice{};
    if (std::holds_alternative<SticksHit>(hit) && tumbles_or_throws(view)) return ThrowSticks{};
    if (const auto* on = std::get_if<SpaceHit>(&hit)) return tapped_space(on->space, view);
    if (view.chosen) return LetGo{};
    return Skip{};
}

void press(Hand& hand, const ViewModel& view, const Layout& layout, Point at, std::vector<Intent>& asked) {
    hand = {.down = true,
        .began = at,
        .on = hit_test(layout, at),
        .moved = false,
        .lifted = {},
        .by_keys = false};
    const auto* on = std::get_if<SpaceHit>(&hand.on);
    if (!on || !grips_piece(layout, view, at) || !choosable_at(view, on->space)) return;
    hand.lifted = on->space;
    asked.emplace_back(Lift{on->space, at});
}

void release(Hand& hand, const ViewModel& view, const Layout& layout, std::optional<Point> at,
    std::vector<Intent>& asked) {
    hand.down = false;
    const Hit now_on = under(layout, at);
    if (hand.lifted && hand.moved) {
        const auto* on = std::get_if<SpaceHit>(&now_on);
        asked.emplace_back(Drop{on ? std::optional(on->space) : std::nullopt});
    } else if (hand.lifted) {
        asked.emplace_back(Choose{*hand.lifted});
    } else if (now_on == hand.on) {
        if (auto intent = tapped(hand.on, view)) asked.push_back(std::move(*intent));
    }
    hand.lifted.reset();
}

} // namespace

void paint(const Scene& scene, const Atlas& atlas, Brush& brush, ImDrawList& list) {
    for (const Shape& shape : scene.shapes) {
        if (const auto* text = std::get_if<Text>(&shape)) {
            atlas.draw(list, *text);
            continue;
        }
        std::visit(
            [&](const auto& other) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(other)>, Text>) brush.paint(other);
            },
            shape);
    }
}

std::vector<Intent> pointer_intents(Hand& hand, const ViewModel& view, const Layout& layout) {
    std::vector<Intent> asked;
    const auto at = mouse();
    if (at && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        press(hand, view, layout, *at, asked);
        return asked;
    }
    if (!hand.down) return asked;
    if (at && far_apart(*at, hand.began)) hand.moved = true;
    if (hand.lifted && hand.moved && at && view.drag != at) asked.emplace_back(Drag{*at});
    // Not IsMouseReleased: a window that loses the focus lets the button go without telling.
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) release(hand, view, layout, at, asked);
    return asked;
}

int hovered_button(const Hand& hand, const Layout& layout) {
    const Hit hit = under(layout, mouse());
    const auto* button = std::get_if<ButtonHit>(&hit);
    if (!button || (hand.down && hit != hand.on)) return -1;
    return button->button;
}

int pressed_button(const Hand& hand, const Layout& layout) {
    return hand.down ? hovered_button(hand, layout) : -1;
}

Cursor cursor(const Hand& hand, const ViewModel& view, const Layout& layout) {
    if (hand.lifted) return Cursor::grabbing;
    const auto at = mouse();
    if (!at) return Cursor::arrow;
    const Hit hit = hit_test(layout, *at);
    if (const auto* on = std::get_if<SpaceHit>(&hit)) {
        if (grips_piece(layout, view, *at)) return Cursor::grab;
        return std::holds_alternative<Play>(tapped_space(on->space, view)) ? Cursor::hand : Cursor::arrow;
    }
    const bool acts = is_button(hit, view) || std::holds_alternative<NoticeHit>(hit)
                      || (std::holds_alternative<SticksHit>(hit) && tumbles_or_throws(view));
    return acts ? Cursor::hand : Cursor::arrow;
}

} // namespace puluc::view
