#include "engine/solver.hpp"
#include "engine/moves.hpp"
#include <algorithm>
#include <map>
#include <tuple>

namespace puluc {
namespace {

/// A frame and the same with the other side to move, which are solved together; they may be one and the same.
struct FramePair {
    Frame frame;
    Frame turned;
    [[nodiscard]] bool same() const { return frame.first == turned.first; }
    [[nodiscard]] std::uint32_t size() const { return same() ? frame.size : 2 * frame.size; }
};

/// Where a frame stands on the way from the end of the game back to its start: any move that leaves a pair of
/// frames leads to one with a smaller stage. A return that kills makes the first entry smaller. A capture
/// joins two free pieces or piles into one (R10, R12). Any other move of a laden pile takes it forward (R13).
using Stage = std::tuple<int, int, int>;

Stage stage_of(const PositionIndex& index, const Frame& frame) {
    const int piles = std::popcount(frame.spaces);
    int to_go = 0;
    std::uint32_t rest = frame.spaces;
    for (int i = 0; i < piles; ++i, rest &= rest - 1)
        to_go += last_space - progress(index.laden_pile(frame, i).side, std::countr_zero(rest) + 1);
    return {2 * pieces_per_side - frame.own_killed - frame.enemy_killed,
        frame.own_singles + frame.enemy_singles + piles, to_go};
}

/// What one frame pair's sweeps have to report.
struct Outcome {
    Units gap = 0;
    int sweeps = 0;
    std::uint64_t updates = 0;

    void add(const Outcome& other) {
        gap = std::max(gap, other.gap);
        sweeps = std::max(sweeps, other.sweeps);
        updates += other.updates;
    }
};

/// Solves frame pairs; keeps its memory from one to the next.
class PairSolver {
  public:
    PairSolver(const PositionIndex& index, std::vector<Bounds>& bounds) : index_(index), bounds_(bounds) {}

    /// Sweeps over the pair until no gap shrinks by more than `tolerance` in a sweep. The bounds of all
    /// frames that it leads to must stand already.
    Outcome solve(const FramePair& pair, Units tolerance) {
        collect(pair);
        Outcome outcome{.updates = pair.size()};
        for (Units shrunk = certain; shrunk > tolerance && !open_.empty(); ++outcome.sweeps) {
            shrunk = sweep();
            outcome.updates += open_.size();
        }
        for (const Frame& frame : {pair.frame, pair.turned})
            for (std::uint32_t i = frame.first; i < frame.first + frame.size; ++i)
                outcome.gap = std::max(outcome.gap, bounds_[i].high - bounds_[i].low);
        return outcome;
    }

  private:
    using Best = std::array<Bounds, largest_throw>; ///< by throw less one

    /// A position with moves that stay in the pair.
    struct Open {
        std::uint32_t number = 0;
        std::array<std::uint32_t, largest_throw>
            inside_end{}; ///< by throw less one: where its part of inside_ ends
        Best outside{};   ///< the best of the moves that leave the pair
    };

    /// Takes into account that the mover can lead to a position with these bounds for the other side.
    static void improve(Bounds& best, const Bounds& next) {
        best.low = std::max(best.low, certain - next.high);
        best.high = std::max(best.high, certain - next.low);
    }

    static Bounds average(const Best& best) {
        Bounds sum{0, throw_weights - 1}; // rounds the upper bound up
        for (std::size_t t = 0; t < best.size(); ++t) {
            const auto weight = static_cast<Units>(throw_weight(static_cast<Throw>(t + 1)));
            sum.low += weight * best[t].low;
            sum.high += weight * best[t].high;
        }
        return {sum.low / throw_weights, sum.high / throw_weights};
    }

    /// Lists the moves of every position of the pair. Positions none of whose moves stay in it are done at
    /// once.
    void collect(const FramePair& pair) {
        open_.clear();
        inside_.clear();
        in_order(pair);
        for (const auto& [to_go, number, position] : order_) collect(pair, number, position);
    }

    void collect(const FramePair& pair, std::uint32_t number, const Position& position) {
        Open open{.number = number};
        const std::size_t before = inside_.size();
        for (Throw value = 1; value <= largest_throw; ++value) {
            const auto t = static_cast<std::size_t>(value - 1);
            open.outside[t] = {0, 0};
            for (const Move move : legal_moves(position, value)) {
                const Step step = play(position, move);
                if (step.won) {
                    improve(open.outside[t], {0, 0});
                    continue;
                }
                const std::uint32_t next = index_.encode(step.next);
                if (next - pair.turned.first < pair.turned.size || next - pair.frame.first < pair.frame.size)
                    inside_.push_back(next);
                else
                    improve(open.outside[t], bounds_[next]);
            }
            open.inside_end[t] = static_cast<std::uint32_t>(inside_.size());
        }
        if (inside_.size() == before)
            bounds_[number] = average(open.outside);
        else
            open_.push_back(open);
    }

    struct Place {
        int to_go = 0;
        std::uint32_t number = 0;
        Position position = Position::start();
    };

    /// The positions of the pair, those that are farthest on first: the way that all free pieces have still
    /// to go, which every move inside the pair makes shorter but a return. So a sweep carries news all along
    /// a line of play up to a return.
    void in_order(const FramePair& pair) {
        order_.clear();
        place(pair.frame);
        if (!pair.same()) place(pair.turned);
        std::stable_sort(
            order_.begin(), order_.end(), [](const Place& a, const Place& b) { return a.to_go < b.to_go; });
    }

    void place(const Frame& frame) {
        for (std::uint32_t i = 0; i < frame.size; ++i) {
            const Position position = index_.position(frame, i);
            order_.push_back({way_to_go(position), frame.first + i, position});
        }
    }

    static int way_to_go(const Position& position) {
        int sum = 0;
        for (const Side side : {Side::red, Side::green}) {
            sum += last_space * position.home(side);
            for (std::uint32_t rest = position.free_spaces(side) & track_bits; rest != 0; rest &= rest - 1)
                sum += last_space - progress(side, std::countr_zero(rest));
        }
        return sum;
    }

    /// Computes the bounds of every open position anew, in place; gives by how much a gap shrank at most.
    /// Bounds that are true stay true, whichever of the others they were computed from.
    Units sweep() {
        Units most = 0;
        std::size_t inside = 0;
        for (const Open& open : open_) {
            Best best = open.outside;
            for (std::size_t t = 0; t < best.size(); ++t)
                for (; inside < open.inside_end[t]; ++inside) improve(best[t], bounds_[inside_[inside]]);
            Bounds& bounds = bounds_[open.number];
            const Units before = bounds.high - bounds.low;
            bounds = average(best);
            most = std::max(most, before - (bounds.high - bounds.low));
        }
        return most;
    }

    const PositionIndex& index_;
    std::vector<Bounds>& bounds_;
    std::vector<Place> order_;
    std::vector<Open> open_;            ///< in the order of the sweep
    std::vector<std::uint32_t> inside_; ///< the numbers that moves inside the pair lead to, throw by throw
};

/// Frame pairs that don't depend on each other, in batches that are worth a task each.
struct StagePlan {
    int killed = 0;
    std::uint32_t positions = 0;
    std::vector<std::vector<FramePair>> batches;
};

std::vector<StagePlan> plan_stages(const PositionIndex& index) {
    constexpr std::uint32_t batch_positions = 4096;
    std::map<Stage, StagePlan> stages;
    for (const Frame& frame : index.frames()) {
        const FramePair pair{frame, index.turned(frame)};
        if (pair.turned.first < pair.frame.first) continue;
        StagePlan& stage = stages[stage_of(index, frame)];
        stage.killed = frame.own_killed + frame.enemy_killed;
        if (stage.batches.empty()
            || stage.positions / batch_positions != (stage.positions + pair.size()) / batch_positions)
            stage.batches.emplace_back();
        stage.batches.back().push_back(pair);
        stage.positions += pair.size();
    }
    std::vector<StagePlan> plan;
    plan.reserve(stages.size());
    for (auto& [key, stage] : stages) plan.push_back(std::move(stage));
    return plan;
}

/// Solves a stage, whose frames lead to those of earlier stages alone.
Outcome solve_stage(const PositionIndex& index, const StagePlan& stage, Units tolerance,
    const TaskRunner& run, std::vector<Bounds>& bounds) {
    std::vector<Outcome> outcomes(stage.batches.size());
    run(stage.batches.size(), [&](std::size_t i) {
        PairSolver solver(index, bounds);
        for (const FramePair& pair : stage.batches[i]) outcomes[i].add(solver.solve(pair, tolerance));
    });
    Outcome all;
    for (const Outcome& outcome : outcomes) all.add(outcome);
    return all;
}

} // namespace

void run_in_turn(std::size_t count, const std::function<void(std::size_t)>& task) {
    for (std::size_t i = 0; i < count; ++i) task(i);
}

Solution solve(const PositionIndex& index, double gap, const TaskRunner& run,
    const std::function<bool(const SolveProgress&)>& progress) {
    assert(gap >= smallest_gap && gap <= 1);
    // What the frames leave open adds up along a game, so each must do better than the whole.
    constexpr double share = 1.0 / 32;
    const std::vector<StagePlan> plan = plan_stages(index);
    Solution solution{.bounds = std::vector<Bounds>(position_count), .stages = static_cast<int>(plan.size())};
    auto tolerance = static_cast<Units>(gap * static_cast<double>(certain));
    do {
        tolerance = static_cast<Units>(static_cast<double>(tolerance) * share);
        SolveProgress report{.stages = solution.stages};
        std::array<Layer, layers> round{};
        for (const StagePlan& stage : plan) {
            const Outcome found = solve_stage(index, stage, tolerance, run, solution.bounds);
            solution.updates += found.updates;
            round[static_cast<std::size_t>(stage.killed)].add(stage.positions, found.sweeps);
            ++report.stage;
            report.killed = stage.killed;
            report.positions += stage.positions;
            report.sweeps = std::max(report.sweeps, found.sweeps);
            report.gap = std::max(report.gap, chance(found.gap));
            if (progress && !progress(report)) {
                solution.gap = 1;
                return solution;
            }
        }
        solution.gap = report.gap;
        solution.sweeps += report.sweeps;
        for (std::size_t killed = 0; killed < layers; ++killed) {
            round[killed].sweeps += solution.of_killed[killed].sweeps;
            solution.of_killed[killed] = round[killed];
        }
    } while (solution.gap > gap);
    return solution;
}

Signature signature(const Solution& solution) {
    Signature signature;
    for (const Bounds& bounds : solution.bounds) {
        signature.add(bounds.low);
        signature.add(bounds.high);
    }
    return signature;
}

} // namespace puluc
