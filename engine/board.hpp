// How large the game is. On its own so that tests can build the engine for a smaller board as well, which
// can be solved in fractions (tests/small_board).
#pragma once
#include <cstdint>

namespace puluc {

inline constexpr int track_spaces = 9;    // R1
inline constexpr int pieces_per_side = 5; // R2
/// How many positions there are, from the side to move, in which both sides have a free piece.
inline constexpr std::uint32_t position_count = 8'202'283;

} // namespace puluc
