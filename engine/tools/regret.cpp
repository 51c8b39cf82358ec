// puluc regret: what it costs to play by the table instead of exactly, a decision at a time.
#include "engine/sticks.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/threads.hpp"
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct RegretOptions {
    std::string table = shipped_table();
    std::uint64_t games = 20'000;
    std::uint64_t seed = 1;
    bool json = false;
};

struct Regret {
    double sum = 0;
    double max = 0;
    std::uint64_t decisions = 0; ///< with two or more moves to choose from
    std::uint64_t plies = 0;

    void add(const Regret& other) {
        sum += other.sum;
        max = std::max(max, other.max);
        decisions += other.decisions;
        plies += other.plies;
    }
};

class Trial {
  public:
    explicit Trial(const std::string& table) : table_(load_table(table)), solved_(solve_here(exact_gap)) {}

    /// Plays a game as well as possible, and at each decision asks what the table's choice would have cost.
    void play_game(std::uint64_t seed, Regret& regret) const {
        Random random(seed);
        Position position = Position::start();
        for (bool over = false; !over; ++regret.plies) {
            const Throw value = throw_sticks(random).value();
            const auto best = advise(position, value, exact_);
            if (best.size() > 1) {
                const Move choice = advise(position, value, by_table_).front().move;
                const auto chosen = std::find_if(
                    best.begin(), best.end(), [&](const Advice& each) { return each.move == choice; });
                const double cost = best.front().chance - chosen->chance;
                regret.sum += cost;
                regret.max = std::max(regret.max, cost);
                ++regret.decisions;
            }
            const Step step = play(position, best.front().move);
            position = step.next;
            over = step.won;
        }
    }

  private:
    Table table_;
    Solved solved_;
    Evaluation exact_ = [this](const Position& position) { return solved_.chance(position); };
    Evaluation by_table_ = look_ahead([this](const Position& position) { return table_.chance(position); });
};

void print(const RegretOptions& options, const Regret& regret) {
    const double mean = regret.sum / static_cast<double>(regret.decisions);
    const double plies = static_cast<double>(regret.plies) / static_cast<double>(options.games);
    if (options.json) {
        const nlohmann::ordered_json json{{"mean", mean}, {"max", regret.max},
            {"decisions", regret.decisions}, {"games", options.games}, {"seed", options.seed},
            {"plies_per_game", plies}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << "a decision by the table costs " << mean << " on average, " << regret.max << " at most\n"
              << options.games << " games of best play, " << plies << " plies on average, "
              << regret.decisions << " decisions\n";
}

void run(const RegretOptions& options) {
    const Trial trial(options.table);
    const auto all = play_in_batches<Regret>(
        options.games, [&](std::uint64_t game, Regret& sum) { trial.play_game(options.seed + game, sum); });
    print(options, all);
}

} // namespace

void add_regret(CLI::App& program) {
    auto options = std::make_shared<RegretOptions>();
    CLI::App* command =
        program.add_subcommand("regret", "Play games of best play and measure what each choice by the table, "
                                         "one turn ahead, would have cost.");
    command->add_option("--table", options->table, "The table (puluc.table beside this program).");
    command->add_option("--games", options->games, "How many games (20000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}));
    add_seed(*command, options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
