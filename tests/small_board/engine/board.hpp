// A smaller game: it takes the place of engine/board.hpp where the engine is built for these tests, which say
// how large it is (cmake/Tests.cmake).
#pragma once
#include <cstdint>

namespace puluc {

inline constexpr int track_spaces = PULUC_TRACK_SPACES;
inline constexpr int pieces_per_side = PULUC_PIECES_PER_SIDE;
inline constexpr std::uint32_t position_count = PULUC_POSITION_COUNT;

} // namespace puluc
