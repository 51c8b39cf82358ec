// The solution of the game: for every position, proven bounds of the chance that the side to move wins when
// both sides play their best. Not here: threads, which the caller brings, and any way to keep the result
// (table.hpp). The one idea: killed pieces never come back, captures only ever join free pieces into fewer
// piles, and laden piles only go forward. So play never returns to a frame (index.hpp) that it has left, save
// for the same frame with the other side to move, and the frames can be solved for good one after the other,
// from the end of the game backwards, each together with that same one, by value iteration over at most
// 18,013 positions in each.
#pragma once
#include "engine/index.hpp"
#include "engine/signature.hpp"
#include <algorithm>
#include <array>
#include <functional>

namespace puluc {

/// A chance as a whole number of units of 2^-59. Sixteen chances still add up in 64 bits, sums can be rounded
/// down for a lower and up for an upper bound, and every machine computes the same bits.
using Units = std::uint64_t;
inline constexpr Units certain = Units{1} << 59U;

/// A chance from 0 to 1, rounded to the next double.
constexpr double chance(Units units) { return static_cast<double>(units) / static_cast<double>(certain); }

/// What is proven of a position: the chance that the side to move wins, before its throw, lies in between.
struct Bounds {
    Units low = 0;
    Units high = certain;
    bool operator==(const Bounds&) const = default;
};

/// The middle of the bounds.
constexpr double chance(const Bounds& bounds) { return chance(bounds.low + (bounds.high - bounds.low) / 2); }

/// How far solve() has come.
struct SolveProgress {
    int stage = 0;               ///< stages done
    int stages = 0;              ///< of so many; frames of one stage don't depend on each other
    int killed = 0;              ///< the pieces that are out of the game in this stage, both sides together
    std::uint32_t positions = 0; ///< positions done
    int sweeps = 0;              ///< the most sweeps that a frame has taken
    double gap = 0;              ///< the largest distance between the bounds of a position so far
};

/// The positions with as many killed pieces, both sides together.
struct Layer {
    int stages = 0;
    std::uint32_t positions = 0;
    int sweeps = 0; ///< the most that one of its frames took

    void add(std::uint32_t stage_positions, int stage_sweeps) {
        ++stages;
        positions += stage_positions;
        sweeps = std::max(sweeps, stage_sweeps);
    }
};
/// Both sides have a free piece in each.
inline constexpr std::size_t layers = 2 * pieces_per_side - 1;

struct Solution {
    std::vector<Bounds> bounds;            ///< by number of the index
    double gap = 0;                        ///< the largest distance between the bounds of a position
    int stages = 0;                        ///< groups of frames that were solved one after the other
    int sweeps = 0;                        ///< the most sweeps that a frame took
    std::array<Layer, layers> of_killed{}; ///< by killed pieces
    std::uint64_t updates = 0;             ///< how often a position's bounds were computed, over all
};

/// Runs task(0) to task(count - 1), in any order and on any threads, and comes back when all are done.
using TaskRunner = std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;
/// Runs them in turn.
void run_in_turn(std::size_t count, const std::function<void(std::size_t)>& task);

inline constexpr double smallest_gap = 1e-14;

/// Solves the game until no position's bounds are more than `gap` apart, smallest_gap to 1. The bounds are
/// the same bits with any runner on any machine. `progress` is asked after each stage whether to go on; where
/// it says no, the positions of the stages not done are left with the bounds 0 and 1.
Solution solve(const PositionIndex& index, double gap, const TaskRunner& run = run_in_turn,
    const std::function<bool(const SolveProgress&)>& progress = {});

/// A number that stands for all bounds. Two builds that print the same have the same solution.
Signature signature(const Solution& solution);

} // namespace puluc
