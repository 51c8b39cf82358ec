#include "web/ui/scene.hpp"
#include "web/ui/scene_parts.hpp"
#include <limits>

namespace puluc::ui {

float grain(unsigned a, unsigned b) {
    unsigned x = a * 0x9e3779b1U ^ (b + 0x7f4a7c15U) * 0x85ebca6bU;
    x = (x ^ (x >> 15U)) * 0x2c1b3c6dU;
    x = (x ^ (x >> 12U)) * 0x297a2d39U;
    return static_cast<float>((x ^ (x >> 15U)) >> 8U) / static_cast<float>(1U << 24U);
}

std::vector<Point> regular_polygon(Point centre, float radius, int corners, float turned) {
    std::vector<Point> points;
    points.reserve(static_cast<std::size_t>(corners));
    for (int i = 0; i < corners; ++i)
        points.push_back(
            around(centre, radius, turned + full_turn * static_cast<float>(i) / static_cast<float>(corners)));
    return points;
}

void Brush::lines(const Lines& lines, Face face, Point at, Colour colour, Align align) {
    float y = at.y + lines.size / 2;
    for (const std::string& line : lines.lines) {
        add(Text{line, {at.x, y}, face, lines.size, colour, align});
        y += lines.size;
    }
}

Scene make_scene(const ViewModel& view, const Layout& layout, const Theme& theme, const Animation& animation,
    double now, const SceneOptions& options) {
    Scene scene;
    scene.shapes.reserve(1600);
    Brush brush(scene);
    const Sight sight{view, layout, theme, animation, now, options};
    if (!options.board_only) {
        brush.begin("ground");
        brush.add(RoundRect{
            {0, 0, layout.size.width, layout.size.height}, 0, {theme.ground_top, theme.ground_bottom}});
        brush.end();
    }
    paint_board(brush, sight);
    paint_ways(brush, sight);
    if (!options.board_only) {
        paint_words(brush, sight);
        paint_buttons(brush, sight);
        paint_sticks(brush, sight);
    }
    paint_pieces(brush, sight);
    paint_move_chances(brush, sight);
    paint_marker(brush, sight);
    if (!options.board_only) paint_notice(brush, sight);
    return scene;
}

namespace {

struct Box {
    float left = std::numeric_limits<float>::max();
    float top = std::numeric_limits<float>::max();
    float right = std::numeric_limits<float>::lowest();
    float bottom = std::numeric_limits<float>::lowest();

    void add(Point p, float x, float y) {
        left = std::min(left, p.x - x);
        top = std::min(top, p.y - y);
        right = std::max(right, p.x + x);
        bottom = std::max(bottom, p.y + y);
    }
    void add(const Rect& rect) { add(rect.centre(), rect.width / 2, rect.height / 2); }

    void operator()(const RoundRect& s) { add(s.rect); }
    void operator()(const Disc& s) { add(s.centre, s.radius, s.radius); }
    void operator()(const Ellipse& s) { add(s.centre, s.radius_x, s.radius_y); }
    void operator()(const DashedRing& s) { add(s.centre, s.radius, s.radius); }
    void operator()(const Polygon& s) {
        for (const Point p : s.points) add(p, 0, 0);
    }
    void operator()(const Polyline& s) {
        for (const Point p : s.points) add(p, 0, 0);
    }
    void operator()(const Shadow&) {} // it is no thing of its own
    void operator()(const Text& s) {
        const float width = text_width(s.face, s.size, s.text);
        const float left_end = s.align == Align::left    ? s.at.x
                               : s.align == Align::right ? s.at.x - width
                                                         : s.at.x - width / 2;
        add(Rect{left_end, s.at.y - s.size / 2, width, s.size});
    }
};

std::string number(float x) { return std::to_string(std::lround(x)); }

std::string line(const Scene& scene, const Group& group) {
    Box box;
    for (std::size_t i = group.first; i < group.first + group.count; ++i) std::visit(box, scene.shapes[i]);
    if (box.left > box.right) return group.id + " empty\n";
    return group.id + " at " + number(box.left) + ' ' + number(box.top) + ' ' + number(box.right - box.left)
           + 'x' + number(box.bottom - box.top) + '\n';
}

} // namespace

std::string to_text(const Scene& scene) {
    std::string text;
    for (const Group& group : scene.groups) {
        text += line(scene, group);
        for (std::size_t i = group.first; i < group.first + group.count; ++i)
            if (const auto* words = std::get_if<Text>(&scene.shapes[i]))
                text +=
                    "  \"" + words->text + "\" at " + number(words->at.x) + ' ' + number(words->at.y) + '\n';
    }
    return text;
}

} // namespace puluc::ui
