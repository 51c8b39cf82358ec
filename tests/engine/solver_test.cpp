#include "engine/moves.hpp"
#include "engine/solver.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <map>

using namespace puluc;

namespace {

constexpr double gap = 1e-12;

/// Solves the end of the game alone: the positions with at least so many killed pieces.
Solution solve_end(const PositionIndex& index, int killed, const TaskRunner& run = run_in_turn) {
    // A stage is reported when it is done, so the first with fewer killed pieces is done as well.
    return solve(
        index, gap, run, [killed](const SolveProgress& progress) { return progress.killed >= killed; });
}

std::vector<std::uint32_t> positions_with_pieces(const PositionIndex& index, int own, int enemy) {
    std::vector<std::uint32_t> numbers;
    for (const Frame& frame : index.frames())
        if (frame.own_killed == pieces_per_side - own && frame.enemy_killed == pieces_per_side - enemy)
            for (std::uint32_t i = 0; i < frame.size; ++i) numbers.push_back(frame.first + i);
    return numbers;
}

/// A second method for a small part of the game: choose a move for every position and throw, solve the linear
/// equations of these moves, choose better ones, until there are none.
class PolicyIteration {
  public:
    /// `numbers` are the positions; any move out of them must win or lead to one of `known`.
    PolicyIteration(const PositionIndex& index, std::vector<std::uint32_t> numbers, std::vector<double> known)
        : index_(index), numbers_(std::move(numbers)), values_(std::move(known)) {
        for (std::size_t i = 0; i < numbers_.size(); ++i) place_[numbers_[i]] = i;
        choices_.resize(numbers_.size());
    }

    /// The value of every number that is known now.
    std::vector<double> solve() {
        for (int round = 0; improve() || round == 0; ++round) {
            REQUIRE(round < 50);
            evaluate();
        }
        return values_;
    }

  private:
    static constexpr std::uint32_t won = ~0U;

    [[nodiscard]] std::uint32_t after(const Position& position, Move move) const {
        const Step step = play(position, move);
        return step.won ? won : index_.encode(step.next);
    }
    [[nodiscard]] double chance_after(std::uint32_t next) const {
        return next == won ? 1 : 1 - values_[next];
    }

    bool improve() {
        bool changed = false;
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            const Position position = index_.decode(numbers_[i]);
            for (Throw value = 1; value <= largest_throw; ++value) {
                std::uint32_t& choice = choices_[i][static_cast<std::size_t>(value - 1)];
                for (const Move move : legal_moves(position, value))
                    if (const auto next = after(position, move);
                        choice == 0 || chance_after(next) > chance_after(choice) + 1e-13)
                        choice = next, changed = true;
            }
        }
        return changed;
    }

    /// Solves value = sum of weight / 16 * (1 - value of the next position) by elimination.
    void evaluate() {
        const std::size_t n = numbers_.size();
        std::vector<std::vector<double>> rows(n, std::vector<double>(n + 1));
        for (std::size_t i = 0; i < n; ++i) {
            rows[i][i] = 1;
            for (Throw value = 1; value <= largest_throw; ++value) {
                const double weight = throw_weight(value) / static_cast<double>(throw_weights);
                const std::uint32_t next = choices_[i][static_cast<std::size_t>(value - 1)];
                const auto at = place_.find(next);
                rows[i][n] += at == place_.end() ? weight * chance_after(next) : weight;
                if (at != place_.end()) rows[i][at->second] += weight;
            }
        }
        for (std::size_t k = 0; k < n; ++k) {
            const auto pivot = std::max_element(rows.begin() + static_cast<std::ptrdiff_t>(k), rows.end(),
                [k](const auto& a, const auto& b) { return std::abs(a[k]) < std::abs(b[k]); });
            std::swap(rows[k], *pivot);
            for (std::size_t i = k + 1; i < n; ++i) {
                const double factor = rows[i][k] / rows[k][k];
                if (factor == 0) continue;
                for (std::size_t j = k; j <= n; ++j) rows[i][j] -= factor * rows[k][j];
            }
        }
        for (std::size_t k = n; k-- > 0;) {
            double sum = rows[k][n];
            for (std::size_t j = k + 1; j < n; ++j) sum -= rows[k][j] * values_[numbers_[j]];
            values_[numbers_[k]] = sum / rows[k][k];
        }
    }

    const PositionIndex& index_;
    std::vector<std::uint32_t> numbers_;
    std::map<std::uint32_t, std::size_t> place_;
    std::vector<std::array<std::uint32_t, largest_throw>>
        choices_; ///< the next position's number; 0 for none yet
    std::vector<double> values_;
};

} // namespace

TEST_CASE("the solver agrees with policy iteration where two or three pieces are left") {
    const PositionIndex index;
    const Solution solution = solve_end(index, 2 * pieces_per_side - 3);
    auto one_each = positions_with_pieces(index, 1, 1);
    CHECK(one_each.size() == 91);
    const auto ends = PolicyIteration(index, one_each, std::vector<double>(position_count)).solve();
    auto three = positions_with_pieces(index, 2, 1);
    for (const auto number : positions_with_pieces(index, 1, 2)) three.push_back(number);
    CHECK(three.size() == 920);
    const auto values = PolicyIteration(index, three, ends).solve();
    double worst = 0;
    for (const auto& numbers : {one_each, three})
        for (const auto number : numbers)
            worst = std::max(worst, std::abs(values[number] - chance(solution.bounds[number])));
    CHECK(worst < 1e-11);
}

TEST_CASE("the bounds close to the gap, and those of one position follow from those of the next") {
    const PositionIndex index;
    constexpr int killed = 6;
    const Solution solution = solve_end(index, killed);
    double widest = 0;
    double worst = 0;
    for (const Frame& frame : index.frames()) {
        if (frame.own_killed + frame.enemy_killed < killed) continue;
        for (std::uint32_t i = 0; i < frame.size; i += 3) {
            const Bounds& bounds = solution.bounds[frame.first + i];
            REQUIRE(bounds.low <= bounds.high);
            widest = std::max(widest, chance(bounds.high - bounds.low));
            const Position position = index.position(frame, i);
            double value = 0;
            for (Throw thrown = 1; thrown <= largest_throw; ++thrown) {
                double best = 0;
                for (const Move move : legal_moves(position, thrown)) {
                    const Step step = play(position, move);
                    best =
                        std::max(best, step.won ? 1 : 1 - chance(solution.bounds[index.encode(step.next)]));
                }
                value += best * throw_weight(thrown) / throw_weights;
            }
            worst = std::max(worst, std::abs(value - chance(bounds)));
        }
    }
    CHECK(widest <= gap);
    CHECK(worst <= gap);
}

TEST_CASE("the bounds are the same bits in any order of work, on every machine") {
    const PositionIndex index;
    const auto backwards = [](std::size_t count, const std::function<void(std::size_t)>& task) {
        for (std::size_t i = count; i-- > 0;) task(i);
    };
    constexpr int killed = 6;
    const Solution solution = solve_end(index, killed);
    CHECK(solution.bounds == solve_end(index, killed, backwards).bounds);
    CHECK(signature(solution).text() == "7d2b8b1ed3d43130");
}

TEST_CASE("a solution that was stopped claims nothing of what it has not reached") {
    const PositionIndex index;
    const Solution solution = solve_end(index, 8);
    CHECK(solution.gap == 1);
    CHECK(solution.bounds[index.encode(Position::start())] == Bounds{0, certain});
}
