// The vocabulary of the game: sides, spaces, throws and moves, with the few facts that are true of them on
// their own. Not here: anything that depends on where pieces stand (position.hpp) or on chance (sticks.hpp).
// The one idea: spaces are counted from Red's city, 0, to Green's city, 10, for both sides; Red moves up.
#pragma once
#include "engine/board.hpp"
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace puluc {

enum class Side : std::uint8_t { red, green };

constexpr Side other(Side side) { return side == Side::red ? Side::green : Side::red; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// 0 is Red's city, 1 to 9 the track, 10 Green's city (R1).
using Space = int;
inline constexpr Space last_space = track_spaces + 1;

constexpr Space city(Side side) { return side == Side::red ? 0 : last_space; }
/// The track as a set of spaces: bit i stands for space i, as in Position::free_spaces().
inline constexpr std::uint32_t track_bits = ((1U << track_spaces) - 1U) << 1U;
constexpr bool on_track(Space space) { return space >= 1 && space <= track_spaces; }

/// How far a piece of `side` has come on `space`: 0 in its own city, 10 in the enemy city.
constexpr int progress(Side side, Space space) { return side == Side::red ? space : last_space - space; }

/// The value of a throw of the four sticks, 1 to 5 (R3).
using Throw = int;
inline constexpr Throw largest_throw = 5;
constexpr bool is_throw(int value) { return value >= 1 && value <= largest_throw; }

/// How many of the 16 ways in which four fair sticks can fall give the throw (D1).
constexpr int throw_weight(Throw value) {
    assert(is_throw(value));
    constexpr std::array<int, 6> weights{0, 4, 6, 4, 1, 1};
    return weights[static_cast<std::size_t>(value)];
}
inline constexpr int throw_weights = 16;

/// One piece, or a carrier with its pile, going from one space to another. `to` is the enemy city where the
/// throw reaches or passes it (D10). `captures` says that an enemy pile stands on `to`.
struct Move {
    Space from = 0;
    Space to = 0;
    bool captures = false;
    bool operator==(const Move&) const = default;
};

} // namespace puluc
