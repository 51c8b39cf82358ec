// puluc arena: two levels play a match, to see how much stronger one is.
#include "engine/evaluation.hpp"
#include "engine/opponent.hpp"
#include "engine/sticks.hpp"
#include "engine/tools/command.hpp"
#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct ArenaOptions {
    std::array<std::string, 2> players; ///< by side
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    bool json = false;
};

struct Match {
    std::array<std::uint64_t, 2> wins{}; ///< by side
    std::uint64_t plies = 0;
};

/// A level, or nothing for random moves, by which levels are measured.
using Player = std::optional<Level>;

Move choose(const Position& position, Throw value, Player player, Random& random) {
    if (player) return choose_move(*player, position, value, estimate, random);
    const MoveList moves = legal_moves(position, value);
    return moves[random.below(moves.size())];
}

void play_game(const std::array<Player, 2>& players, std::uint64_t seed, Match& match) {
    Random random(seed);
    Position position = Position::start();
    for (bool won = false; !won; ++match.plies) {
        const Side side = position.to_move();
        const Throw value = throw_sticks(random).value();
        const Step step = play(position, choose(position, value, players[index(side)], random));
        position = step.next;
        won = step.won;
        if (won) ++match.wins[index(side)];
    }
}

void print(const ArenaOptions& options, const Match& match) {
    const auto& [red, green] = options.players;
    const double games = static_cast<double>(options.games);
    const double share = static_cast<double>(match.wins[index(Side::red)]) / games;
    const double margin = 1.96 * std::sqrt(share * (1 - share) / games);
    if (options.json) {
        const nlohmann::ordered_json json{{"red", red}, {"green", green}, {"games", options.games},
            {"seed", options.seed}, {"red_wins", match.wins[index(Side::red)]},
            {"green_wins", match.wins[index(Side::green)]}, {"red_share", share}, {"margin", margin},
            {"plies", match.plies}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << options.games << " games, " << std::fixed << std::setprecision(1)
              << static_cast<double>(match.plies) / games << " plies on average\n"
              << "Red, " << red << ": " << match.wins[index(Side::red)] << " won, " << 100 * share
              << " % (give or take " << 100 * margin << ")\n"
              << "Green, " << green << ": " << match.wins[index(Side::green)] << " won\n";
}

void run(const ArenaOptions& options) {
    const std::array<Player, 2> players{parse_level(options.players[0]), parse_level(options.players[1])};
    Match match;
    for (std::uint64_t game = 0; game < options.games; ++game) play_game(players, options.seed + game, match);
    print(options, match);
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
    command->add_option("--games", options->games, "How many games (1000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    command->add_option("--seed", options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
