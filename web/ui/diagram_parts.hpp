// What a page needs to put diagrams together by itself, without the program: the board, the cities and the
// pieces as pieces of SVG, and where things stand. Not here: any position. The one idea: all of it is cut out
// of scenes that the canvas would paint, in three themes at once, so that a diagram in the page and one of
// `puluc diagram` are the same picture.
#pragma once
#include <string>

namespace puluc::ui {

// clang-format off
/// One JSON object, in CSS pixels; every fragment is a text of SVG elements whose colours are var(--0), var(--1)...
///
///   {"levels":["casual", ...], "themes":{"light":"#d4502f ...", "dark":"", "contrast":""},
///    "named":{"ground":"var(--43)", "words":..., "primary":..., "primary-words":..., "focus":...},
///    "defs":"", "pieces":["",""],                         pieces by side, of the radius 24, round the origin
///    "boards":{"lying":B, "standing":B, "turned":B}}      turned: standing, with Green's city at the bottom;
///                                                         it has only what is not as in standing
/// where B is
///
///   {"size":"640 251", "hollow":"",
///    "cobs":["",""], "rows":"x y ...",                    two cobs by turns, on ten rows
///    "place":"",                                          the mark of a space
///    "temples":[["dark","lit","won"], [...]],             by side: the other's turn, its turn, it has won
///    "captive":["x y","x y ...",...], "compatriot":[...], for one piece, two, ...: from the middle of the space
///    "scales":{"carrier":[["scale","width",...], [...]], "home":..., "captive":..., "killed":...},
///                                                         by side: of the piece, and the widths of its lines
///    "rings":{"carrier":"","home":""}, "target":"", "dot":"", "trail":"margin step",
///    "slot":"", "tray":"", "number":"", "numbers":"x y ...",
///    "board":"", "cities":[{"ground":"", "temple":"x y"}, {...}],     by side
///    "words":{"en":["",""], "es":["",""]},                by side; {0} stands for the number of the killed
///    "killed":{"en":["x y ...",""], "es":["",""]},        by side: five places
///    "home":["x y ...",""], "spaces":"x y ..."}           five places; the middles of the spaces 0 to 10
// clang-format on
///
/// Temples stand at the origin, to be moved to their place. What lies round the origin, to be put where it
/// belongs: rings of pieces that can move, the target that a trail of dots leads to (`margin` away from both
/// middles), the slot of a piece at home, the tray's mark for a killed one, the number {0} of a space.
std::string diagram_parts();

} // namespace puluc::ui
