// A smaller game: it takes the place of engine/board.hpp where the engine is built for these tests.
#pragma once
#include <cstdint>

namespace puluc {

inline constexpr int track_spaces = 4;
inline constexpr int pieces_per_side = 2;
inline constexpr std::uint32_t position_count = 342;

} // namespace puluc
