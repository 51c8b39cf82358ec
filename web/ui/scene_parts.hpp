// The brush that a scene is painted with, and the parts that it is painted of. For scene*.cpp alone.
#pragma once
#include "web/ui/lines.hpp"
#include "web/ui/scene.hpp"
#include <cmath>
#include <utility>

namespace puluc::ui {

/// A space as an index.
inline std::size_t at(Space space) { return static_cast<std::size_t>(space); }

/// `a` with a share `t`, 0 to 1, of `b`.
constexpr Colour blend(Colour a, Colour b, float t) {
    const auto channel = [t](int x, int y) {
        return static_cast<std::uint8_t>(static_cast<float>(x) + static_cast<float>(y - x) * t + 0.5F);
    };
    return {
        channel(a.red, b.red), channel(a.green, b.green), channel(a.blue, b.blue), channel(a.alpha, b.alpha)};
}
constexpr Colour lighter(Colour c, float t) { return blend(c, {255, 246, 226, c.alpha}, t); }
constexpr Colour darker(Colour c, float t) { return blend(c, {24, 12, 6, c.alpha}, t); }
/// `c` made more transparent by a share of 1.
constexpr Colour faint(Colour c, float t) {
    return with_alpha(c, static_cast<std::uint8_t>(static_cast<float>(c.alpha) * t + 0.5F));
}

/// A number that looks random but is always the same for the same arguments, 0 up to 1.
float grain(unsigned a, unsigned b);

std::vector<Point> regular_polygon(Point centre, float radius, int corners, float turned);

class Brush {
  public:
    explicit Brush(Scene& scene) : scene_(scene) {}

    template <class S>
    void add(S shape) {
        scene_.shapes.emplace_back(std::move(shape));
    }
    void flat(const Rect& rect, float corner, Colour fill) { add(RoundRect{rect, corner, fill}); }
    void ring(Point centre, float radius, Colour colour, float width) {
        add(Disc{centre, radius, no_colour, colour, width});
    }
    void disc(Point centre, float radius, Colour fill) { add(Disc{centre, radius, fill}); }
    /// Lines of one text, the first one's top at `y`; by `align`, `x` is their left end, middle or right end.
    void lines(const Lines& lines, Face face, Point at, Colour colour, Align align = Align::left);

    void begin(std::string id) { scene_.groups.push_back({std::move(id), scene_.shapes.size(), 0}); }
    /// Ends the group begun last.
    void end() { scene_.groups.back().count = scene_.shapes.size() - scene_.groups.back().first; }

  private:
    Scene& scene_;
};

/// What a scene is made from.
struct Sight {
    const ViewModel& view;
    const Layout& layout;
    const Theme& theme;
    const Animation& animation;
    double now;
    const SceneOptions& options;
};

// Each paints a part over those before it.
void paint_board(Brush& brush, const Sight& sight);
void paint_city(Brush& brush, const Sight& sight, Side side);
void paint_ways(Brush& brush, const Sight& sight); ///< of the last move, of the hint, of all that can be done
void paint_pieces(Brush& brush, const Sight& sight);
void paint_marker(Brush& brush, const Sight& sight);
void paint_move_chances(Brush& brush, const Sight& sight);
void paint_sticks(Brush& brush, const Sight& sight);
void paint_words(Brush& brush, const Sight& sight);
void paint_buttons(Brush& brush, const Sight& sight);
void paint_notice(Brush& brush, const Sight& sight);

/// The piece of a side as it lies.
void paint_disc(Brush& brush, Side side, const Theme& theme, Point centre, float radius);
/// The icon of that name; "red" and "green" are pieces instead.
void paint_icon(Brush& brush, std::string_view name, Point centre, float size, Colour colour);

} // namespace puluc::ui
