// puluc arena: two levels play a match, to see how much stronger one is.
#include "engine/evaluation.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/match.hpp"
#include <iostream>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct ArenaOptions {
    std::array<std::string, 2> players; ///< by side
    std::string table = shipped_table();
    std::string estimate = "none"; ///< the sides that play without the table
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    bool json = false;
};

/// The players by side; loads the table where one of them needs it.
std::array<Player, 2> find_players(const ArenaOptions& options) {
    std::array<Player, 2> players;
    Evaluation by_table;
    for (const Side side : {Side::red, Side::green}) {
        Player& player = players[index(side)];
        player.level = parse_level(options.players[index(side)]);
        const bool estimates =
            options.estimate == "both" || options.estimate == (side == Side::red ? "red" : "green");
        if (!player.level || estimates) {
            player.evaluation = estimate;
        } else {
            if (!by_table) by_table = open_table(options.table);
            player.evaluation = by_table;
        }
    }
    return players;
}

void print(const ArenaOptions& options, const Match& match) {
    const auto& [red, green] = options.players;
    const double plies = static_cast<double>(match.plies) / static_cast<double>(match.games);
    if (options.json) {
        const nlohmann::ordered_json json{{"red", red}, {"green", green}, {"estimate", options.estimate},
            {"games", match.games}, {"seed", options.seed}, {"red_wins", match.wins[index(Side::red)]},
            {"green_wins", match.wins[index(Side::green)]}, {"red_share", match.share(Side::red)},
            {"standard_error", match.error()}, {"plies", match.plies}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << match.games << " games, " << std::fixed << std::setprecision(1) << plies
              << " plies on average\n"
              << "Red, " << red << ": " << match.wins[index(Side::red)] << " won, "
              << 100 * match.share(Side::red) << " % (standard error " << std::setprecision(2)
              << 100 * match.error() << ")\n"
              << "Green, " << green << ": " << match.wins[index(Side::green)] << " won\n";
}

void run(const ArenaOptions& options) {
    print(options, play_match(find_players(options), options.games, options.seed));
}

} // namespace

void add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* command = program.add_subcommand("arena", "Let two levels play many games against each other.");
    auto words = level_words();
    words.emplace_back("random");
    command->add_option("--red", options->players[index(Side::red)], "Red's level.")
        ->required()
        ->check(CLI::IsMember(words));
    command->add_option("--green", options->players[index(Side::green)], "Green's level.")
        ->required()
        ->check(CLI::IsMember(words));
    command->add_option("--table", options->table, "The table to play by (puluc.table beside this program).");
    command
        ->add_option("--estimate", options->estimate,
            "Who plays by the built-in evaluation instead of the table: red, green, both, none (none).")
        ->check(CLI::IsMember({"red", "green", "both", "none"}));
    command->add_option("--games", options->games, "How many games (1000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    add_seed(*command, options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
