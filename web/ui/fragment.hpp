// Parts cut out of scenes, to be put together anywhere in any theme: shapes moved to the origin, and colours
// that are names. Not here: which parts there are (diagram_parts.cpp). The one idea: the three themes' scenes
// have the same shapes, so a colour of one stands for three.
#pragma once
#include "web/ui/scene.hpp"
#include "web/ui/svg_writer.hpp"
#include <span>

namespace puluc::ui {

/// The colours of a picture in three themes. Each triple gets a number, and a colour that stands for it.
class Palette {
  public:
    using Triple = std::array<Colour, 3>; ///< by ThemeId

    /// The colour that stands for three.
    Colour key(const Triple& triple);
    /// How such a colour is written: "var(--7)".
    static ColourText name(Colour key);
    /// A scene whose colours stand for those of the three, which differ in nothing else.
    Scene merged(const std::array<Scene, 3>& scenes);
    /// The colours of a theme by number, with blanks between them: "#d4502f #2f1d1035".
    [[nodiscard]] std::string colours(ThemeId theme) const;

  private:
    std::vector<Triple> triples_; ///< fewer than 256
};

/// The shapes moved and then made larger round the origin; their lines keep their width.
std::vector<Shape> moved(std::span<const Shape> shapes, Point by, float scale);
/// The widths of the lines of a piece, in the order in which they are written.
std::vector<float> line_widths(std::span<const Shape> shapes);

} // namespace puluc::ui
