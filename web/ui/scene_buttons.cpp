// The buttons of the screen, and the icons that stand for them where room is short.
#include "web/ui/scene_parts.hpp"
#include <array>

namespace puluc::ui {
namespace {

/// Lines on a square from -1 to 1.
using Strokes = std::vector<std::vector<Point>>;
struct Icon {
    std::string_view name;
    Strokes strokes;
};

/// Part of a circle, as angles clockwise from upwards, in turns.
std::vector<Point> arc(float radius, float from, float to, Point centre = {}) {
    std::vector<Point> points;
    constexpr int steps = 14;
    for (int i = 0; i <= steps; ++i)
        points.push_back(
            around(centre, radius, full_turn * std::lerp(from, to, static_cast<float>(i) / steps)));
    return points;
}

std::vector<Icon> make_icons() {
    return {
        {"menu", {{{-0.8F, -0.6F}, {0.8F, -0.6F}}, {{-0.8F, 0}, {0.8F, 0}}, {{-0.8F, 0.6F}, {0.8F, 0.6F}}}},
        {"close", {{{-0.6F, -0.6F}, {0.6F, 0.6F}}, {{-0.6F, 0.6F}, {0.6F, -0.6F}}}},
        {"take-back", {arc(0.72F, -0.25F, 0.4F), {{-1.05F, -0.3F}, {-0.72F, 0.06F}, {-0.36F, -0.28F}}}},
        {"redo", {arc(0.72F, 0.25F, -0.4F), {{1.05F, -0.3F}, {0.72F, 0.06F}, {0.36F, -0.28F}}}},
        {"play", {{{-0.5F, -0.75F}, {0.75F, 0}, {-0.5F, 0.75F}, {-0.5F, -0.75F}}}},
        {"pause", {{{-0.4F, -0.7F}, {-0.4F, 0.7F}}, {{0.4F, -0.7F}, {0.4F, 0.7F}}}},
        {"next", {{{-0.35F, -0.7F}, {0.4F, 0}, {-0.35F, 0.7F}}}},
        {"back", {{{0.35F, -0.7F}, {-0.4F, 0}, {0.35F, 0.7F}}}},
        {"first", {{{0.6F, -0.7F}, {-0.1F, 0}, {0.6F, 0.7F}}, {{-0.6F, -0.7F}, {-0.6F, 0.7F}}}},
        {"last", {{{-0.6F, -0.7F}, {0.1F, 0}, {-0.6F, 0.7F}}, {{0.6F, -0.7F}, {0.6F, 0.7F}}}},
        {"play-on", {{{-0.7F, -0.6F}, {0, 0}, {-0.7F, 0.6F}}, {{0.05F, -0.6F}, {0.75F, 0}, {0.05F, 0.6F}}}},
        {"remove", {{{-0.6F, -0.6F}, {0.6F, 0.6F}}, {{-0.6F, 0.6F}, {0.6F, -0.6F}}}},
        {"turn-over", {{{-0.45F, 0.7F}, {-0.45F, -0.7F}, {-0.8F, -0.35F}},
                          {{0.45F, -0.7F}, {0.45F, 0.7F}, {0.8F, 0.35F}}}},
        {"turn", {{{-0.7F, -0.35F}, {0.7F, -0.35F}, {0.35F, -0.7F}},
                     {{0.7F, 0.35F}, {-0.7F, 0.35F}, {-0.35F, 0.7F}}}},
        {"throw", {{{-0.65F, -0.75F}, {-0.8F, 0.75F}}, {{-0.2F, -0.75F}, {-0.25F, 0.75F}},
                      {{0.25F, -0.75F}, {0.2F, 0.75F}}, {{0.6F, -0.75F}, {0.8F, 0.75F}}}},
        {"new", {{{-0.75F, 0}, {0.75F, 0}}, {{0, -0.75F}, {0, 0.75F}}}},
        {"again", {arc(0.72F, 0.12F, 0.9F), {{-0.92F, -0.62F}, {-0.42F, -0.58F}, {-0.54F, -0.1F}}}},
        {"review", {{{-0.8F, -0.75F}, {-0.8F, 0.75F}, {0.8F, 0.75F}},
                       {{-0.5F, 0.35F}, {-0.1F, -0.15F}, {0.2F, 0.1F}, {0.75F, -0.65F}}}},
        {"hint", {arc(0.62F, -0.36F, 0.36F, {0, -0.25F}),
                     {{-0.34F, 0.24F}, {-0.3F, 0.55F}, {0.3F, 0.55F}, {0.34F, 0.24F}},
                     {{-0.2F, 0.9F}, {0.2F, 0.9F}}}},
    };
}

const std::vector<Icon>& icons() {
    static const std::vector<Icon> all = make_icons();
    return all;
}

struct Look {
    Paint fill;
    Colour edge;
    Colour words;
};

Look look(const Sight& sight, std::size_t i) {
    const Theme& theme = sight.theme;
    const ScreenButton& button = sight.view.buttons[i];
    if (!button.enabled) return {{}, faint(theme.button_edge, 0.5F), theme.button_disabled_words};
    const bool hovered = sight.options.hovered_button == static_cast<int>(i);
    const bool pressed = sight.options.pressed_button == static_cast<int>(i);
    const auto* opens = std::get_if<OpenPanel>(&button.intent);
    if (opens && opens->panel == PanelId::new_game) {
        const Colour fill = hovered || pressed ? theme.primary_hovered : theme.primary;
        return {fill, fill, theme.primary_words};
    }
    if (button.chosen) return {theme.button_pressed, theme.focus, theme.button_words};
    const Colour fill = pressed ? theme.button_pressed : hovered ? theme.button_hovered : theme.button;
    return {fill, theme.button_edge, theme.button_words};
}

} // namespace

void paint_icon(Brush& brush, std::string_view name, Point centre, float size, Colour colour) {
    if (name == "help") brush.add(Text{"?", centre, Face::heading, size * 1.5F, colour, Align::centre});
    for (const Icon& icon : icons()) {
        if (icon.name != name) continue;
        for (const auto& stroke : icon.strokes) {
            Polyline line{{}, colour, std::max(1.5F, size * 0.1F)};
            for (const Point p : stroke) line.points.push_back(centre + p * (size / 2));
            brush.add(std::move(line));
        }
    }
}

void add_icon(Scene& scene, std::string_view name, Point centre, float size, Colour colour) {
    Brush brush(scene);
    paint_icon(brush, name, centre, size, colour);
}

namespace {

/// What a button without room for its label shows: its icon, and of the analysis board also what it is about.
void paint_sign(Brush& brush, const Sight& sight, std::size_t i, Colour colour) {
    const ScreenButton& button = sight.view.buttons[i];
    const Point centre = sight.layout.buttons[i].centre();
    const float high = sight.layout.buttons[i].height;
    const auto at = [&](float x, float y) { return centre + Point{x, y} * high; };
    if (button.icon == "red" || button.icon == "green") {
        const Side side = button.icon == "red" ? Side::red : Side::green;
        paint_disc(brush, side, sight.theme, at(-0.06F, 0.04F), high * 0.23F);
        paint_icon(brush, "new", at(0.25F, -0.21F), high * 0.2F, colour);
    } else if (button.icon == "turn") {
        paint_disc(brush, sight.view.to_move, sight.theme, at(-0.19F, 0), high * 0.16F);
        paint_icon(brush, "turn", at(0.18F, 0), high * 0.34F, colour);
    } else if (button.icon == "throw") {
        const std::string value = sight.view.throw_value.empty() ? "–" : sight.view.throw_value;
        paint_icon(brush, "throw", at(-0.15F, 0), high * 0.36F, colour);
        brush.add(Text{value, at(0.2F, 0), Face::heading, sight.layout.text_size, colour, Align::centre});
    } else
        paint_icon(brush, button.icon, centre, high * 0.42F, colour);
}

} // namespace

void paint_buttons(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    for (std::size_t i = 0; i < layout.buttons.size(); ++i) {
        const Rect& area = layout.buttons[i];
        const ScreenButton& button = sight.view.buttons[i];
        const Look style = look(sight, i);
        brush.begin("button " + std::to_string(i));
        brush.add(RoundRect{
            area.inset(1), area.height / 2 - 1, style.fill, style.edge, button.chosen ? 2.5F : 1.25F});
        if (shows_label(layout, sight.view, i))
            brush.add(
                Text{button.label, area.centre(), Face::text, layout.text_size, style.words, Align::centre});
        else
            paint_sign(brush, sight, i, style.words);
        brush.end();
    }
}

} // namespace puluc::ui
