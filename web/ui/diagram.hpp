// A position as one picture: the board of the screen without the screen. Not here: whose game it is from.
#pragma once
#include "engine/notation.hpp"
#include "web/ui/theme.hpp"
#include <string>

namespace puluc::ui {

struct DiagramOptions {
    ThemeId theme = ThemeId::light;
    float width = 960;     ///< in CSS pixels
    bool standing = false; ///< from Red's city at the bottom to Green's at the top
    bool turned = false;   ///< standing, Green's city is at the bottom
    bool targets = false;  ///< show what the throw lets move, and where to, if the position has one
};

/// The SVG text of a position. Its title says in English where all pieces are.
std::string diagram(const PositionText& text, const DiagramOptions& options);

} // namespace puluc::ui
