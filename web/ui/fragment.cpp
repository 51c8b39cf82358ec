#include "web/ui/fragment.hpp"
#include <algorithm>

namespace puluc::ui {
namespace {

/// The colours in a shape, always in the same order.
struct Colours {
    std::vector<Colour*> operator()(RoundRect& s) const { return {&s.fill.from, &s.fill.to, &s.edge}; }
    std::vector<Colour*> operator()(Disc& s) const { return {&s.fill.from, &s.fill.to, &s.edge}; }
    std::vector<Colour*> operator()(Polygon& s) const { return {&s.fill.from, &s.fill.to, &s.edge}; }
    std::vector<Colour*> operator()(Ellipse& s) const { return {&s.fill}; }
    std::vector<Colour*> operator()(DashedRing& s) const { return {&s.colour}; }
    std::vector<Colour*> operator()(Polyline& s) const { return {&s.colour}; }
    std::vector<Colour*> operator()(Shadow& s) const { return {&s.colour}; }
    std::vector<Colour*> operator()(Text& s) const { return {&s.colour}; }
};

/// Moves a shape and then makes it larger round the origin; lines keep their width.
struct Mover {
    Point by;
    float scale = 1;

    void operator()(RoundRect& s) const {
        move(s.rect);
        s.corner *= scale;
    }
    void operator()(Shadow& s) const {
        move(s.rect);
        s.corner *= scale;
        s.blur *= scale;
    }
    void operator()(Disc& s) const {
        move(s.centre);
        s.radius *= scale;
    }
    void operator()(Ellipse& s) const { move(s.centre); }
    void operator()(DashedRing& s) const { move(s.centre); }
    void operator()(Text& s) const { move(s.at); }
    void operator()(Polygon& s) const { move(s.points); }
    void operator()(Polyline& s) const { move(s.points); }

    void move(Point& point) const { point = (point + by) * scale; }
    void move(Rect& rect) const {
        const Point corner = (Point{rect.x, rect.y} + by) * scale;
        rect = {corner.x, corner.y, rect.width * scale, rect.height * scale};
    }
    void move(std::vector<Point>& points) const {
        for (Point& point : points) move(point);
    }
};

} // namespace

Colour Palette::key(const Triple& triple) {
    if (triple == Triple{no_colour, no_colour, no_colour}) return no_colour;
    std::size_t number = 0;
    while (number < triples_.size() && triples_[number] != triple) ++number;
    if (number == triples_.size()) triples_.push_back(triple);
    const bool solid = std::ranges::all_of(triple, [](Colour c) { return c.alpha == 255; });
    return {static_cast<std::uint8_t>(number), 0, 0, static_cast<std::uint8_t>(solid ? 255 : 254)};
}

ColourText Palette::name(Colour key) { return {"var(--" + std::to_string(key.red) + ')'}; }

std::string Palette::colours(ThemeId theme) const {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string texts;
    for (const Triple& triple : triples_) {
        const Colour c = triple[static_cast<std::size_t>(theme)];
        std::string text = plain_colour(c).value;
        if (c.alpha < 255) text += {digits[c.alpha >> 4U], digits[c.alpha & 15U]};
        texts += (texts.empty() ? "" : " ") + text;
    }
    return texts;
}

Scene Palette::merged(const std::array<Scene, 3>& scenes) {
    std::array<Scene, 3> from = scenes;
    Scene result = scenes[0];
    for (std::size_t i = 0; i < result.shapes.size(); ++i) {
        const auto into = std::visit(Colours{}, result.shapes[i]);
        std::array<std::vector<Colour*>, 3> found;
        for (std::size_t t = 0; t < 3; ++t) found[t] = std::visit(Colours{}, from[t].shapes[i]);
        for (std::size_t k = 0; k < into.size(); ++k)
            *into[k] = key({*found[0][k], *found[1][k], *found[2][k]});
    }
    return result;
}

std::vector<Shape> moved(std::span<const Shape> shapes, Point by, float scale) {
    std::vector<Shape> result(shapes.begin(), shapes.end());
    for (Shape& shape : result) std::visit(Mover{by, scale}, shape);
    return result;
}

std::vector<float> line_widths(std::span<const Shape> shapes) {
    std::vector<float> widths;
    for (const Shape& shape : shapes) {
        if (const auto* ring = std::get_if<Disc>(&shape); ring && ring->edge.alpha > 0)
            widths.push_back(ring->edge_width);
        if (const auto* line = std::get_if<Polyline>(&shape)) widths.push_back(line->width);
    }
    return widths;
}

} // namespace puluc::ui
