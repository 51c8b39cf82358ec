// A scene as one SVG image, for diagrams and for looking at. It stands alone: no style sheet, no script, no
// font file; where the reader's machine lacks our faces, others of the same kind stand in.
#pragma once
#include "web/ui/scene.hpp"
#include <string>
#include <string_view>

namespace puluc::ui {

/// The SVG text of a scene of that size. `title` is what a screen reader says instead.
std::string to_svg(const Scene& scene, Size size, std::string_view title);

} // namespace puluc::ui
