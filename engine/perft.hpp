// Perft, "performance test": how many ways there are to play on from a position. Games programmers compare
// these counts to find out whether two implementations of the rules agree. Not here: what is known of them.
// The one idea: every throw counts once, whatever its odds. A turn, a throw and then a move, is called a ply
// here, as games programmers do.
#pragma once
#include "engine/position.hpp"

namespace puluc {

/// The number of ways to play `depth` plies, at least 0, from the position on. A position that is won has no
/// continuation. From the start: 1, 5, 25, 221, 1897, 18767.
std::uint64_t perft(const Position& position, int depth);

} // namespace puluc
