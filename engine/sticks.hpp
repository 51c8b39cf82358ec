// The four casting sticks: how they lie, and what that is worth. The only place where the game draws chance,
// from a generator that the caller passes in.
#pragma once
#include "engine/random.hpp"
#include "engine/types.hpp"
#include <bit>

namespace puluc {

/// Four sticks on the ground. Bit i of `marked` is set where stick i lies with its marked side up.
struct Sticks {
    std::uint8_t marked = 0;

    [[nodiscard]] constexpr bool is_marked(int stick) const { return ((marked >> stick) & 1U) != 0; }

    /// The number of marks showing, or 5 if none shows (R3).
    [[nodiscard]] constexpr Throw value() const {
        const int shown = std::popcount(marked);
        return shown == 0 ? largest_throw : shown;
    }
    bool operator==(const Sticks&) const = default;
};
inline constexpr int sticks_in_hand = 4;

/// A fair throw: each stick shows its mark with a chance of one half (D1).
constexpr Sticks throw_sticks(Random& random) { return {static_cast<std::uint8_t>(random.next() >> 60U)}; }

/// Sticks that are worth `value`, for a throw known by its value alone. `variation` chooses among the ways to
/// fall, so that a row of equal throws need not look alike; the same variation gives the same sticks.
Sticks sticks_worth(Throw value, int variation);

} // namespace puluc
