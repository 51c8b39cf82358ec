// View models made by hand, for what is tested without App: the layout, the scene, the diagrams.
#pragma once
#include "web/ui/view_model.hpp"
#include <cmath>
#include <string_view>

namespace puluc::ui {

/// The view of a position in its notation, with the choices that its throw leaves if it has one.
ViewModel view_of(std::string_view position);
/// The same in long words, longer than any language's, with a notice and with many buttons.
ViewModel long_view_of(std::string_view position);
/// Choose the piece on `from`; with a point, it is held there.
void choose(ViewModel& view, Space from, std::optional<Point> at = std::nullopt);

inline float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

} // namespace puluc::ui
