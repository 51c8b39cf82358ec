// puluc figures: what the solution says about the game, measured over many games.
#include "engine/playout.hpp"
#include "engine/sticks.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/files.hpp"
#include "engine/tools/plot.hpp"
#include "engine/tools/threads.hpp"
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

namespace puluc {
namespace {

struct FiguresOptions {
    std::uint64_t games = 20'000;
    std::uint64_t seed = 1;
    std::string svg;
};

/// How often each of the values 0, 1, 2, ... was seen.
class Tally {
  public:
    void add(std::size_t value, double times = 1) {
        if (value >= counts_.size()) counts_.resize(value + 1);
        counts_[value] += times;
    }
    void add(const Tally& other) {
        for (std::size_t i = 0; i < other.counts_.size(); ++i) add(i, other.counts_[i]);
    }
    [[nodiscard]] const std::vector<double>& counts() const { return counts_; }
    [[nodiscard]] double mean() const {
        double sum = 0;
        double all = 0;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            sum += static_cast<double>(i) * counts_[i], all += counts_[i];
        return sum / all;
    }

  private:
    std::vector<double> counts_;
};

struct Sum {
    double total = 0;
    double count = 0;
    void add(double value) { total += value, ++count; }
    void add(const Sum& other) { total += other.total, count += other.count; }
    [[nodiscard]] double mean() const { return total / count; }
};

struct Findings {
    Tally best_plies;      ///< games of best play by both: their lengths
    Tally random_plies;    ///< games of random play by both
    Sum red_wins;          ///< under best play
    Sum best_beats_random; ///< games of best play against random play, each side in turn
    Sum luck;              ///< under best play: how far a throw takes the chance, in size
    Sum forced;            ///< under best play: turns with one move only
    Sum second_best;       ///< what the second-best move costs, where there is a choice
    Sum random_choice;     ///< what a random move costs, where there is a choice
    Sum other_choice;      ///< what a random move costs that is not the best, where there is a choice
    Sum of_two;            ///< choices between two moves
    Sum close;             ///< choices whose second-best move costs less than a point
    Tally luck_points;     ///< `luck` in whole points
    Tally choice_points;   ///< `random_choice` in whole points

    void add(const Findings& other) {
        best_plies.add(other.best_plies);
        random_plies.add(other.random_plies);
        luck_points.add(other.luck_points);
        choice_points.add(other.choice_points);
        for (const auto sum : {&Findings::red_wins, &Findings::best_beats_random, &Findings::luck,
                 &Findings::forced, &Findings::second_best, &Findings::random_choice, &Findings::other_choice,
                 &Findings::of_two, &Findings::close})
            (this->*sum).add(other.*sum);
    }
};

std::size_t points(double chance) { return static_cast<std::size_t>(std::lround(100 * chance)); }

class Study {
  public:
    void play_games(std::uint64_t seed, Findings& findings) const {
        Random random(seed);
        play_best(random, findings);
        play_against_random(random, seed % 2 == 0 ? Side::red : Side::green, findings);
        findings.random_plies.add(static_cast<std::size_t>(play_out(Position::start(), random)));
    }
    [[nodiscard]] double start() const { return exact_(Position::start()); }
    [[nodiscard]] double after_first(Throw value) const {
        return advise(Position::start(), value, exact_).front().chance;
    }
    /// What it gains to enter another piece rather than to move the first one, in the first turn that has a
    /// choice: Red's second, after its throws `first` and then `second`, which differ. Over Green's throws.
    [[nodiscard]] double entering_gains(Throw first, Throw second) const {
        const Position entered = play(Position::start(), legal_moves(Position::start(), first)[0]).next;
        double gain = 0;
        double weights = 0;
        for (Throw reply = 1; reply <= largest_throw; ++reply) {
            const Position position = play(entered, legal_moves(entered, reply)[0]).next;
            const MoveList moves = legal_moves(position, second);
            if (moves.size() != 2) continue; // Green has captured the piece
            gain += throw_weight(reply)
                    * (exact_(play(position, moves[1]).next) - exact_(play(position, moves[0]).next));
            weights += throw_weight(reply);
        }
        return gain / weights;
    }

  private:
    void play_best(Random& random, Findings& findings) const {
        Position position = Position::start();
        std::size_t plies = 0;
        for (; !position.winner(); ++plies) {
            const auto advice = advise(position, throw_sticks(random).value(), exact_);
            const double luck = std::abs(advice.front().chance - exact_(position));
            findings.luck.add(luck);
            findings.luck_points.add(points(luck));
            findings.forced.add(advice.size() == 1);
            if (advice.size() > 1) study_choice(advice, findings);
            position = play(position, advice.front().move).next;
        }
        findings.best_plies.add(plies);
        findings.red_wins.add(position.winner() == Side::red);
    }

    static void study_choice(const std::vector<Advice>& advice, Findings& findings) {
        constexpr double point = 0.01;
        findings.second_best.add(advice[0].chance - advice[1].chance);
        findings.close.add(advice[0].chance - advice[1].chance < point);
        findings.of_two.add(advice.size() == 2);
        const auto moves = static_cast<double>(advice.size());
        double costs = 0;
        for (const Advice& each : advice) {
            const double cost = advice.front().chance - each.chance;
            costs += cost;
            findings.choice_points.add(points(cost), 1 / moves);
        }
        findings.random_choice.add(costs / moves);
        findings.other_choice.add(costs / (moves - 1));
    }

    void play_against_random(Random& random, Side best, Findings& findings) const {
        Position position = Position::start();
        while (!position.winner()) {
            const Throw value = throw_sticks(random).value();
            const MoveList moves = legal_moves(position, value);
            const Move move = position.to_move() == best ? advise(position, value, exact_).front().move
                                                         : moves[random.below(moves.size())];
            position = play(position, move).next;
        }
        findings.best_beats_random.add(position.winner() == best);
    }

    Solved solved_ = solve_here(exact_gap);
    Evaluation exact_ = [this](const Position& position) { return solved_.chance(position); };
};

class PlotFiles {
  public:
    explicit PlotFiles(const std::string& folder)
        : lengths_(folder + "/lengths.svg"), swings_(folder + "/swings.svg") {}

    void write(const Findings& found) const {
        lengths_.write(to_svg({"How long a game lasts", "plies", 1, 10,
            {Series{"best play by both", found.best_plies.counts()},
                Series{"random play by both", found.random_plies.counts()}}}));
        swings_.write(to_svg({"What a turn is about, in points of the chance to win", "points", 1, 5,
            {Series{"what the throw gives or takes", found.luck_points.counts()},
                Series{"what a random move costs", found.choice_points.counts()}}}));
    }

  private:
    OutFile lengths_;
    OutFile swings_;
};

void print(const Study& study, const Findings& found) {
    auto first_throws = nlohmann::ordered_json::array();
    for (Throw value = 1; value <= largest_throw; ++value) first_throws.push_back(study.after_first(value));
    auto entering = nlohmann::ordered_json::array();
    for (Throw first = 1; first <= largest_throw; ++first) {
        entering.push_back(nlohmann::ordered_json::array());
        for (Throw second = 1; second <= largest_throw; ++second)
            entering.back().push_back(first == second
                                          ? nlohmann::ordered_json()
                                          : nlohmann::ordered_json(study.entering_gains(first, second)));
    }
    const nlohmann::ordered_json json{{"start", study.start()}, {"after_first_throw", first_throws},
        {"entering_gains", entering}, {"games", found.red_wins.count}, {"red_wins", found.red_wins.mean()},
        {"plies_of_best_play", found.best_plies.mean()}, {"plies_of_random_play", found.random_plies.mean()},
        {"best_beats_random", found.best_beats_random.mean()}, {"luck_of_a_throw", found.luck.mean()},
        {"forced_turns", found.forced.mean()}, {"cost_of_second_best", found.second_best.mean()},
        {"cost_of_random_move", found.random_choice.mean()},
        {"cost_of_random_other_move", found.other_choice.mean()}, {"choices_of_two", found.of_two.mean()},
        {"second_best_within_a_point", found.close.mean()}};
    std::cout << json.dump(2) << '\n';
}

void run(const FiguresOptions& options) {
    std::optional<PlotFiles> plots;
    if (!options.svg.empty()) plots.emplace(options.svg);
    const Study study;
    const auto all = play_in_batches<Findings>(options.games,
        [&](std::uint64_t game, Findings& sum) { study.play_games(options.seed + game, sum); });
    print(study, all);
    if (plots) plots->write(all);
}

} // namespace

void add_figures(CLI::App& program) {
    auto options = std::make_shared<FiguresOptions>();
    CLI::App* command =
        program.add_subcommand("figures", "Solve the game, play many games of best and of random play, and "
                                          "print what they say of it, as JSON.");
    command->add_option("--games", options->games, "How many games of each kind (20000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}));
    add_seed(*command, options->seed, "The seed of the first game (1); the next has the next.");
    command->add_option("--svg", options->svg, "Write plots to this folder.")->check(CLI::ExistingDirectory);
    command->callback([options] { run(*options); });
}

} // namespace puluc
