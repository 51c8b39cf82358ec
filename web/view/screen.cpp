#include "web/view/screen.hpp"
#include <algorithm>
#include <charconv>

namespace puluc::view {
using namespace puluc::ui;

namespace {

/// The number behind `name` and a blank, if `what` is that.
std::optional<std::size_t> numbered(std::string_view what, std::string_view name) {
    if (!what.starts_with(name) || what.size() <= name.size() + 1) return std::nullopt;
    what.remove_prefix(name.size() + 1);
    std::size_t number = 0;
    const auto [end, fault] = std::from_chars(what.data(), what.data() + what.size(), number);
    if (fault != std::errc{} || end != what.data() + what.size()) return std::nullopt;
    return number;
}

} // namespace

void Screen::look_at(const App& app, Size size) {
    if (seen_ == app.revision() && layout_.size == size) return;
    seen_ = app.revision();
    view_ = make_view_model(app);
    layout_ = make_layout(size, view_);
}

void Screen::make_picture(const App& app, double now) {
    const SceneOptions options{.board_only = false,
        .hovered_button = layout_.open ? hovered_button(hand_, layout_) : -1,
        .pressed_button = layout_.open ? pressed_button(hand_, layout_) : -1,
        .focus_visible = hand_.by_keys};
    scene_ = make_scene(view_, layout_, theme(app.theme_id()), app.animation(), now, options);
}

std::vector<Type> Screen::types() const {
    std::vector<Type> wanted;
    if (view_.panel) wanted = Controls::types();
    for (const Shape& shape : scene_.shapes) {
        const auto* text = std::get_if<Text>(&shape);
        if (!text) continue;
        const Type type{text->face, text->size};
        if (std::find(wanted.begin(), wanted.end(), type) == wanted.end()) wanted.push_back(type);
    }
    return wanted;
}

// What the scene says in each of these types.
std::vector<std::string> Screen::words(const std::vector<Type>& types) const {
    std::vector<std::string> all(types.size());
    for (const Shape& shape : scene_.shapes) {
        const auto* text = std::get_if<Text>(&shape);
        if (!text) continue;
        const auto at = std::find(types.begin(), types.end(), Type{text->face, text->size});
        if (at != types.end()) all[static_cast<std::size_t>(at - types.begin())] += text->text;
    }
    return all;
}

bool Screen::prepare(const App& app, Size size, float ratio, double now) {
    const bool resized = !(layout_.size == size);
    look_at(app, size);
    if (scene_.shapes.empty() || resized) make_picture(app, now);
    ratio_ = ratio;
    unsettled_ = false;
    const std::vector<Type> wanted = types();
    return atlas_.prepare(wanted, ratio, atlas_.whole() ? std::vector<std::string>() : words(wanted));
}

void Screen::hear(App& app, double now) {
    std::vector<Intent> asked;
    if (layout_.open) {
        asked = pointer_intents(hand_, view_, layout_);
    } else if (hand_.down) {
        if (hand_.lifted) asked.emplace_back(Drop{});
        hand_.down = false;
        hand_.lifted.reset();
    }
    for (Intent& intent : key_intents(hand_, view_, layout_)) asked.push_back(std::move(intent));
    for (const Intent& intent : asked) app.update(intent, now);
}

void Screen::frame(App& app, double now) {
    const Size size = layout_.size;
    hear(app, now);
    app.tick(now);
    look_at(app, size);
    make_picture(app, now);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    brush_.begin(list, ratio_);
    paint(scene_, atlas_, brush_, list);
    cursor_ = view::cursor(hand_, view_, layout_);
    pressables_.clear();
    if (view_.panel) {
        SheetUse use =
            draw_panel(sheet_, *view_.panel, layout_, theme(app.theme_id()), atlas_, ratio_, hand_.by_keys);
        pressables_ = std::move(use.pressables);
        if (ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand) cursor_ = Cursor::hand;
        for (const Intent& intent : use.asked) app.update(intent, now);
    } else {
        sheet_ = {};
    }
    // What the panel's intents changed, and type that is not in the atlas yet, shows in the next frame.
    const auto wanted = types();
    unsettled_ = seen_ != app.revision() || !atlas_.whole() || !atlas_.holds(wanted);
}

bool Screen::scrolls_at(Point at) const {
    return view_.panel && sheet_.overflows && layout_.panel.contains(at);
}

std::optional<Point> Screen::where(std::string_view what) const {
    if (what == "sticks") return layout_.throw_area.centre();
    if (what == "notice" && layout_.notice.width > 0) return layout_.notice.centre();
    if (const auto piece = numbered(what, "piece"); piece && *piece < view_.pieces.size())
        return layout_.centre(view_.pieces[*piece]);
    if (const auto space = numbered(what, "space"); space && *space < layout_.spaces.size())
        return layout_.spaces[*space].centre();
    if (const auto button = numbered(what, "button"); button && *button < layout_.buttons.size())
        return layout_.buttons[*button].centre();
    if (what.starts_with("press ")) {
        what.remove_prefix(6);
        for (const Pressable& pressable : pressables_) {
            if (pressable.label == what) return pressable.rect.centre();
        }
    }
    return std::nullopt;
}

} // namespace puluc::view
