// The built-in evaluation: how good a position is at a glance, for when the table of the solution is not
// there. It does not look ahead (advisor.hpp does) and is not exact: against the exact chances its error is
// 0.012 in play and 0.019 over all positions (root mean square). The one idea: four kilobytes of weights,
// found from the solution by `puluc fit`, for a network that sees what a player sees.
#pragma once
#include "engine/position.hpp"

namespace puluc {

/// The chance, above 0 and below 1, that the side to move wins, before its throw, when both play well. For
/// positions that nobody has won. A position and its mirror() have the same, and every machine the same bits.
double estimate(const Position& position);

} // namespace puluc
