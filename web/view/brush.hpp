// Paints the shapes of a scene as triangles with soft edges into an ImDrawList, in CSS pixels, sharp at any
// device pixel ratio. Not here: text (atlas.hpp), and what the shapes are for. The one idea: an outline is a
// row of points, each with its way out; fill, edge and shadow are that row pushed out or in, with another
// colour on each copy.
#pragma once
#include "web/ui/scene.hpp"
#include <array>
#include <imgui.h>
#include <vector>

namespace puluc::view {

ImU32 packed(ui::Colour colour);
/// The same colour all over.
inline ui::Paint even(ui::Colour colour) { return {colour, colour}; }

class Brush {
  public:
    /// Turns to a list for one frame. `ratio` is device pixels per CSS pixel: edges fade over one device
    /// pixel.
    void begin(ImDrawList& list, float ratio);

    void paint(const ui::RoundRect& shape);
    void paint(const ui::Disc& shape);
    void paint(const ui::Ellipse& shape);
    void paint(const ui::DashedRing& shape);
    void paint(const ui::Polygon& shape);
    void paint(const ui::Polyline& shape);
    void paint(const ui::Shadow& shape);
    /// Fills what is between a line that runs to the right and `bottom`; its edges are hard, for a line over
    /// them.
    void paint_below(const std::vector<ui::Point>& line, float bottom, ui::Colour colour);

  private:
    /// A point of an outline; moving it by `out` times a length moves both edges at it outwards by that
    /// length.
    struct Rim {
        ui::Point at;
        ui::Point out;
    };
    /// A copy of the outline: how far it is pushed out, and its colour.
    struct Copy {
        float out = 0;
        ImU32 colour = 0;
    };
    struct Copies {
        std::array<Copy, 4> copy;
        unsigned count = 0;
    };

    /// Whether nothing of a box can be seen, as of what is scrolled away.
    [[nodiscard]] bool hidden(const ui::Rect& box) const;
    void outline_arc(ui::Point centre, float radius, int first, int last, int step);
    void outline_disc(ui::Point centre, float radius);
    void outline_rect(const ui::Rect& rect, float corner);
    void outline_points(const std::vector<ui::Point>& points, bool closed);
    [[nodiscard]] ui::Rect extent() const;
    void fill(const ui::Paint& paint, const ui::Rect& bounds);
    void edge(ui::Colour colour, float width);
    void stroke(ui::Colour colour, float width);
    [[nodiscard]] Copies copies(float width, ui::Colour colour) const;
    [[nodiscard]] int corner_step(float radius) const;
    [[nodiscard]] float snapped(float length) const;

    ImDrawList* list_ = nullptr;
    float ratio_ = 1;
    std::vector<Rim> rim_; ///< the outline at hand; kept for its memory
};

} // namespace puluc::view
