// puluc levels: measures every level against perfect play and against the next stronger level, and how often
// it makes an error of each size where there is one to make.
#include "engine/evaluation.hpp"
#include "engine/sticks.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/match.hpp"
#include "engine/tools/threads.hpp"
#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct LevelsOptions {
    std::string table = shipped_table();
    bool estimate = false;
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    bool json = false;
};

struct Score {
    double share = 0; ///< of the games that were won, 0 to 1
    double error = 0; ///< the standard error of that
};

/// Plays one half of the games as Red, the other as Green, with the same throws.
Score score(const Player& player, const Player& opponent, const LevelsOptions& options) {
    const std::uint64_t half = (options.games + 1) / 2;
    const double share = (play_match({player, opponent}, half, options.seed).share(Side::red)
                             + play_match({opponent, player}, half, options.seed).share(Side::green))
                         / 2;
    return {share, std::sqrt(share * (1 - share) / static_cast<double>(2 * half))};
}

/// The sizes of errors that are told apart, in chance given away: of at least the first and below the next.
constexpr std::array error_limits{0.01, 0.03, 0.08, 0.15, 0.25, 1.0};
constexpr std::size_t error_sizes = error_limits.size() - 1;

/// How often there was an error of each size to make, and how often it was made.
struct Errors {
    std::array<double, error_sizes> possible{};
    std::array<double, error_sizes> made{};

    void add(const Errors& other) {
        for (std::size_t i = 0; i < error_sizes; ++i) {
            possible[i] += other.possible[i];
            made[i] += other.made[i];
        }
    }
    void add(Level level, const std::vector<Advice>& advice) {
        const auto odds = choice_odds(level, advice);
        for (std::size_t i = 0; i < error_sizes; ++i) {
            bool is_possible = false;
            for (std::size_t j = 0; j < advice.size(); ++j) {
                const double cost = advice.front().chance - advice[j].chance;
                if (cost < error_limits[i] || cost >= error_limits[i + 1]) continue;
                is_possible = true;
                made[i] += odds[j];
            }
            possible[i] += is_possible ? 1 : 0;
        }
    }
};

/// The errors of a level that plays against itself.
Errors errors(Level level, const Evaluation& chances, const LevelsOptions& options) {
    return play_in_batches<Errors>(options.games, [&](std::uint64_t game, Errors& sum) {
        Random random(options.seed + game);
        Position position = Position::start();
        for (bool won = false; !won;) {
            const auto advice = advise(position, throw_sticks(random).value(), look_ahead(chances));
            sum.add(level, advice);
            const Step step = play(position, choose_move(level, advice, random));
            position = step.next;
            won = step.won;
        }
    });
}

struct Measured {
    Level level;
    Score against_perfect; ///< by the table
    Score against_next;
    Errors errors;
};

std::vector<Measured> measure(const LevelsOptions& options) {
    const Evaluation by_table = open_table(options.table);
    const auto player = [&](Level level) {
        return Player{level, options.estimate ? Evaluation{estimate} : by_table};
    };
    std::vector<Measured> all;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Player one = player(levels[i]);
        Measured measured{levels[i], score(one, {Level::perfect, by_table}, options), {}, {}};
        measured.errors = errors(levels[i], one.evaluation, options);
        if (i + 1 < levels.size()) measured.against_next = score(one, player(levels[i + 1]), options);
        all.push_back(measured);
    }
    return all;
}

void print(const std::vector<Measured>& all) {
    const auto text = [](const Score& score) {
        std::ostringstream out;
        out << std::fixed << std::setprecision(1) << 100 * score.share << " ± " << std::setprecision(2)
            << 100 * score.error;
        return out.str();
    };
    std::cout << "| level | % against perfect | % against the next |";
    for (std::size_t i = 0; i + 1 < error_sizes; ++i)
        std::cout << " % of errors of " << std::lround(100 * error_limits[i]) << " to "
                  << std::lround(100 * error_limits[i + 1]) << " points |";
    std::cout << " more |\n|---|---|---|---|---|---|---|---|\n";
    for (const Measured& each : all) {
        std::cout << "| " << name(each.level) << " | " << text(each.against_perfect) << " | "
                  << (each.level == levels.back() ? "" : text(each.against_next)) << " |";
        for (std::size_t i = 0; i < error_sizes; ++i)
            std::cout << ' ' << std::lround(100 * each.errors.made[i] / each.errors.possible[i]) << " |";
        std::cout << '\n';
    }
}

void print_json(const std::vector<Measured>& all, const LevelsOptions& options) {
    auto list = nlohmann::ordered_json::array();
    const auto json = [](const Score& score) {
        return nlohmann::ordered_json{{"share", score.share}, {"standard_error", score.error}};
    };
    for (const Measured& each : all) {
        nlohmann::ordered_json one{
            {"level", name(each.level)}, {"against_perfect", json(each.against_perfect)}};
        if (each.level != levels.back()) one["against_next"] = json(each.against_next);
        for (std::size_t i = 0; i < error_sizes; ++i)
            one["errors"].push_back({{"from", error_limits[i]}, {"to", error_limits[i + 1]},
                {"made", each.errors.made[i] / each.errors.possible[i]}});
        list.push_back(one);
    }
    std::cout << nlohmann::ordered_json{{"games", options.games}, {"seed", options.seed},
        {"estimate", options.estimate},
        {"levels",
            list}}.dump()
              << '\n';
}

void run(const LevelsOptions& options) {
    const auto all = measure(options);
    options.json ? print_json(all, options) : print(all);
}

} // namespace

void add_levels(CLI::App& program) {
    auto options = std::make_shared<LevelsOptions>();
    CLI::App* command = program.add_subcommand(
        "levels", "Measure every level against perfect play and against the next stronger one.");
    command->add_option("--table", options->table, "The table to play by (puluc.table beside this program).");
    command->add_flag("--estimate", options->estimate,
        "Let the levels play by the built-in evaluation; the perfect opponent keeps the table.");
    command->add_option("--games", options->games, "How many games each, half of them as Red (10000).")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{1'000'000'000}));
    command->add_option("--seed", options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
