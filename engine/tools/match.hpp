// A match: many games between two players, to see how much stronger one is. Not here: what is printed of it.
// The one idea: a game is seeded by its number, so a match is the same with any number of threads.
#pragma once
#include "engine/opponent.hpp"

namespace puluc {

/// A level and what it judges by, or nothing for random moves, by which levels are measured.
struct Player {
    std::optional<Level> level;
    Evaluation evaluation; ///< asked by all threads at once
};

struct Match {
    std::uint64_t games = 0;
    std::array<std::uint64_t, 2> wins{}; ///< by side
    std::uint64_t plies = 0;

    void add(const Match& other);
    /// The share of the games that a side has won, 0 to 1.
    [[nodiscard]] double share(Side side) const;
    /// The standard error of a share.
    [[nodiscard]] double error() const;
};

/// Plays the match on all threads; `players` by side. The first game has the seed, the next the next.
Match play_match(const std::array<Player, 2>& players, std::uint64_t games, std::uint64_t seed);

} // namespace puluc
