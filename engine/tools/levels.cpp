// puluc levels: measures every level, and random moves as the weakest, against perfect play and against the
// next stronger level, and how often it makes an error of each size where there is one to make.
#include "engine/evaluation.hpp"
#include "engine/sticks.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/match.hpp"
#include "engine/tools/threads.hpp"
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct LevelsOptions {
    std::string table = shipped_table();
    bool estimate = false;
    std::uint64_t games = 10'000; ///< even, once the options are read
    std::uint64_t seed = 1;
    bool json = false;
};

struct Score {
    double share = 0; ///< of the games that were won, 0 to 1
    double error = 0; ///< the standard error of that
};

/// Plays one half of the games as Red, the other as Green, each with seeds of its own: the same throws would
/// come twice, and the halves would not be independent, as the standard error takes them to be.
Score score(const Player& player, const Player& opponent, const LevelsOptions& options) {
    const std::uint64_t half = options.games / 2;
    const Match as_red = play_match({player, opponent}, half, options.seed);
    const Match as_green = play_match({opponent, player}, half, options.seed + half);
    return {(as_red.share(Side::red) + as_green.share(Side::green)) / 2,
        std::hypot(as_red.error(), as_green.error()) / 2};
}

/// The sizes of errors that are told apart, in chance given away: of at least the first and below the next.
constexpr std::array error_limits{0.01, 0.03, 0.08, 0.15, 0.25, 1.0};
constexpr std::size_t error_sizes = error_limits.size() - 1;

/// Of the choices between moves: in how many there was an error of each size to make, and it was made.
struct Errors {
    std::uint64_t choices = 0;
    std::array<std::uint64_t, error_sizes> possible{};
    std::array<double, error_sizes> made{};

    void add(const Errors& other) {
        choices += other.choices;
        for (std::size_t i = 0; i < error_sizes; ++i) {
            possible[i] += other.possible[i];
            made[i] += other.made[i];
        }
    }
    /// Takes in the moves of a throw and how likely each is to be made.
    void add(const std::vector<Advice>& advice, const std::vector<double>& odds) {
        choices += advice.size() > 1 ? 1 : 0;
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

/// In what share of the choices, 0 to 1, there is an error of a size to make.
double share_possible(const Errors& errors, std::size_t size) {
    return static_cast<double>(errors.possible[size]) / static_cast<double>(errors.choices);
}
/// In what share of these, 0 to 1, it is made.
double share_made(const Errors& errors, std::size_t size) {
    return errors.made[size] / std::max(static_cast<double>(errors.possible[size]), 1.0);
}

/// A level, or random moves.
using Rank = std::optional<Level>;
std::string_view word(Rank rank) { return rank ? name(*rank) : "random"; }

/// The errors of a rank that plays against itself.
Errors errors(Rank rank, const Evaluation& chances, const LevelsOptions& options) {
    return play_in_batches<Errors>(options.games, [&](std::uint64_t game, Errors& sum) {
        Random random(options.seed + game);
        Position position = Position::start();
        for (bool won = false; !won;) {
            const auto advice = advise(position, throw_sticks(random).value(), look_ahead(chances));
            const std::vector<double> even(advice.size(), 1 / static_cast<double>(advice.size()));
            sum.add(advice, rank ? choice_odds(*rank, advice) : even);
            const Move move =
                rank ? choose_move(*rank, advice, random)
                     : advice[static_cast<std::size_t>(random.below(static_cast<int>(advice.size())))].move;
            const Step step = play(position, move);
            position = step.next;
            won = step.won;
        }
    });
}

struct Measured {
    Rank rank;
    Score against_perfect; ///< by the table
    Score against_next;    ///< nothing for the strongest
    Errors errors;
};

/// Random moves, then the levels from the weakest on. That perfect play by the table wins half of its games
/// against itself is known; its row shows how far off the measuring is.
std::vector<Measured> measure(const LevelsOptions& options) {
    const Evaluation by_table = open_table(options.table);
    const auto player = [&](Rank rank) {
        return Player{rank, options.estimate ? Evaluation{estimate} : by_table};
    };
    std::vector<Rank> ranks{std::nullopt};
    ranks.insert(ranks.end(), levels.begin(), levels.end());
    std::vector<Measured> all;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const Player one = player(ranks[i]);
        Measured measured{ranks[i], score(one, {Level::perfect, by_table}, options), {}, {}};
        measured.errors = errors(ranks[i], one.evaluation, options);
        if (i + 1 < ranks.size()) measured.against_next = score(one, player(ranks[i + 1]), options);
        all.push_back(measured);
    }
    return all;
}

std::string text(const Score& score) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(1) << 100 * score.share << " ± " << std::setprecision(2)
        << 100 * score.error;
    return out.str();
}

/// A row of a table of errors; `share(errors, size)` is from 0 to 1.
template <class Share>
void print_errors(const std::vector<Measured>& all, std::string_view title, const Share& share) {
    std::cout << "\n| " << title;
    for (std::size_t i = 0; i + 1 < error_sizes; ++i)
        std::cout << " | " << std::lround(100 * error_limits[i]) << " to "
                  << std::lround(100 * error_limits[i + 1]) << " points";
    std::cout << " | more |\n|---|---|---|---|---|---|\n";
    for (const Measured& each : all) {
        std::cout << "| " << word(each.rank) << " |";
        for (std::size_t i = 0; i < error_sizes; ++i)
            std::cout << ' ' << std::lround(100 * share(each.errors, i)) << " |";
        std::cout << '\n';
    }
}

void print(const std::vector<Measured>& all, const LevelsOptions& options) {
    std::cout << options.games << " games for each figure\n\n"
              << "| % won | against perfect play | against the next |\n|---|---|---|\n";
    for (const Measured& each : all)
        std::cout << "| " << word(each.rank) << " | " << text(each.against_perfect) << " | "
                  << (each.rank == levels.back() ? "" : text(each.against_next)) << " |\n";
    print_errors(all, "% of choices with an error of", share_possible);
    print_errors(all, "% of these in which it is made", share_made);
}

nlohmann::ordered_json json(const Score& score) {
    return {{"share", score.share}, {"standard_error", score.error}};
}

void print_json(const std::vector<Measured>& all, const LevelsOptions& options) {
    auto list = nlohmann::ordered_json::array();
    for (const Measured& each : all) {
        nlohmann::ordered_json one{
            {"level", word(each.rank)}, {"against_perfect", json(each.against_perfect)}};
        if (each.rank != levels.back()) one["against_next"] = json(each.against_next);
        one["choices"] = each.errors.choices;
        for (std::size_t i = 0; i < error_sizes; ++i)
            one["errors"].push_back({{"from", error_limits[i]}, {"to", error_limits[i + 1]},
                {"possible", each.errors.possible[i]}, {"made", share_made(each.errors, i)}});
        list.push_back(one);
    }
    const nlohmann::ordered_json all_of_it{
        {"games", options.games}, {"seed", options.seed}, {"estimate", options.estimate}, {"levels", list}};
    std::cout << all_of_it.dump() << '\n';
}

void run(LevelsOptions options) {
    options.games += options.games % 2; // both halves are as large
    const auto all = measure(options);
    options.json ? print_json(all, options) : print(all, options);
}

} // namespace

void add_levels(CLI::App& program) {
    auto options = std::make_shared<LevelsOptions>();
    CLI::App* command = program.add_subcommand("levels",
        "Measure every level, and random moves, against perfect play and against the next stronger one.");
    command->add_option("--table", options->table, "The table to play by (puluc.table beside this program).");
    command->add_flag("--estimate", options->estimate,
        "Let the levels play by the built-in evaluation; the perfect opponent keeps the table.");
    command
        ->add_option("--games", options->games,
            "How many games each, half of them as Red; an odd number is made even (10000).")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{1'000'000'000}));
    add_seed(*command, options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
