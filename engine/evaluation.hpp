// The built-in evaluation: how good a position is at a glance, from counts that a player makes too. It does
// not look ahead (advisor.hpp does) and is not exact: against the exact chances its error is 0.047 (root mean
// square). The one idea: a few numbers of each side, weighed and added, make the odds of winning.
#pragma once
#include "engine/position.hpp"

namespace puluc {

/// The chance, above 0 and below 1, that the side to move wins, before its throw, when both play well. For
/// positions that nobody has won. A position and its mirror() have the same.
double estimate(const Position& position);

} // namespace puluc
