// Shapes as SVG elements, one after the other, and the definitions that they share. Not here: the picture as
// a whole (svg.hpp). The one idea: how a colour is written is the caller's to say, so that a picture may name
// its colours instead of having them.
#pragma once
#include "web/ui/scene.hpp"
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace puluc::ui {

/// How a colour is written in an attribute: its value and, in hundredths, its opacity.
struct ColourText {
    std::string value;
    int percent = 100;
};
using ColourNamer = std::function<ColourText(Colour)>;
/// "#cf4526", with its opacity beside it.
ColourText plain_colour(Colour colour);

class SvgWriter {
  public:
    explicit SvgWriter(ColourNamer namer = plain_colour) : namer_(std::move(namer)) {}

    /// The elements of these shapes. What several share, here or in an earlier call, is in defs().
    std::string write(std::span<const Shape> shapes);
    /// The shared definitions of all that was written so far; empty where there are none.
    [[nodiscard]] std::string defs() const;

    // A shape, for std::visit.
    void operator()(const RoundRect& s);
    void operator()(const Disc& s);
    void operator()(const Ellipse& s);
    void operator()(const DashedRing& s);
    void operator()(const Polygon& s);
    void operator()(const Polyline& s);
    void operator()(const Shadow& s);
    void operator()(const Text& s);

  private:
    /// Ellipses of one size, as in a row of kernels. Each is a line of no length with round ends, in a
    /// picture that is stretched: a dozen bytes instead of fifty.
    struct Dots {
        std::string path;
        Point last;
    };
    struct Row {
        float radius_x = 0;
        float radius_y = 0;
        std::map<std::string, Dots> dots; ///< by colour
    };

    void end_polygons(); ///< writes what is held back: shapes that the next one may join
    void end_row();
    std::string share(const std::string& definition);
    [[nodiscard]] std::string colour(std::string_view name, Colour c) const;
    [[nodiscard]] std::string stop(Colour c) const;
    [[nodiscard]] std::string edge(Colour c, float width) const;
    std::string fill(const Paint& paint);

    ColourNamer namer_;
    std::string body_;
    Row row_;
    std::string polygons_; ///< their outlines
    std::string polygon_style_;
    std::map<std::string, std::string> shared_; ///< a definition and its id
};

/// A number with at most one digit after the point, without what it does not need: "12", "3.5".
std::string svg_number(float x);
/// The same, not negative, with three digits, for a scale: "0.583".
std::string svg_scale(float x);
/// The text with what means something in XML replaced.
std::string svg_escaped(std::string_view text);

} // namespace puluc::ui
