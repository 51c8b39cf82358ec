// The picture as shapes: what the canvas paints, what an SVG diagram holds, and what a test reads as text.
// Made from the view model, the layout, the theme and the moment; knows neither ImGui nor SVG. The one idea:
// a dozen kinds of shape, in order from back to front, in CSS pixels.
#pragma once
#include "web/ui/animation.hpp"
#include "web/ui/layout.hpp"
#include "web/ui/theme.hpp"
#include "web/ui/type.hpp"
#include <string>
#include <variant>
#include <vector>

namespace puluc::ui {

/// A colour, or a straight change over the whole of the shape: from the top to the bottom, or from left to
/// right.
struct Paint {
    Colour from = no_colour;
    Colour to = no_colour;
    bool sideways = false;

    constexpr Paint() = default;
    constexpr Paint(Colour even) : from(even), to(even) {}
    constexpr Paint(Colour first, Colour last, bool is_sideways = false)
        : from(first), to(last), sideways(is_sideways) {}
};

struct RoundRect {
    Rect rect;
    float corner = 0;
    Paint fill;
    Colour edge = no_colour;
    float edge_width = 0;
};
struct Disc {
    Point centre;
    float radius = 0;
    Paint fill;
    Colour edge = no_colour;
    float edge_width = 0;
};
/// Upright: a kernel of maize, a soft spot of light.
struct Ellipse {
    Point centre;
    float radius_x = 0;
    float radius_y = 0;
    Colour fill = no_colour;
};
/// A ring of dashes, for the placeholder of a space.
struct DashedRing {
    Point centre;
    float radius = 0;
    Colour colour{};
    float width = 1;
    int dashes = 0;
};
/// A closed polygon without holes, convex.
struct Polygon {
    std::vector<Point> points;
    Paint fill;
    Colour edge = no_colour;
    float edge_width = 0;
};
struct Polyline {
    std::vector<Point> points;
    Colour colour{};
    float width = 1;
};
/// A soft patch under a thing, dark for its shadow or bright for a glow: full inside `rect` less `blur`,
/// nothing outside `rect` plus `blur`.
struct Shadow {
    Rect rect;
    float corner = 0;
    float blur = 0;
    Colour colour{};
};
enum class Align : std::uint8_t { left, centre, right };
/// One line of text; `at` is the middle of its height and, by `align`, its left end, middle or right end.
struct Text {
    std::string text;
    Point at;
    Face face{};
    float size = 16;
    Colour colour{};
    Align align = Align::left;
};

using Shape = std::variant<RoundRect, Disc, Ellipse, DashedRing, Polygon, Polyline, Shadow, Text>;

/// Shapes from `first` on, `count` of them, that are one thing: "piece 3", "marker", "sticks", "button 0".
struct Group {
    std::string id;
    std::size_t first = 0;
    std::size_t count = 0;
};

struct Scene {
    std::vector<Shape> shapes; ///< back to front
    std::vector<Group> groups;
};

struct SceneOptions {
    bool board_only = false;   ///< a diagram: the board without title, buttons and words
    bool show_targets = false; ///< the ways of all movable pieces at once
    int hovered_button = -1;   ///< the button under the mouse
    int pressed_button = -1;
    bool focus_visible = false; ///< the keyboard is at work: show what is chosen strongly
};

/// The whole screen but for the panel.
Scene make_scene(const ViewModel& view, const Layout& layout, const Theme& theme, const Animation& animation,
    double now, const SceneOptions& options = {});

/// Adds a piece to a scene, as it looks on the board.
void add_piece(Scene& scene, Side side, const Theme& theme, Point centre, float radius);

/// Adds the icon of that name (ScreenButton::icon) to a scene.
void add_icon(Scene& scene, std::string_view name, Point centre, float size, Colour colour);

/// One line a group or text, for tests: stable, rounded to whole pixels.
std::string to_text(const Scene& scene);

} // namespace puluc::ui
