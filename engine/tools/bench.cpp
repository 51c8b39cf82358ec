// puluc bench: how fast the engine plays uniformly random games, on one core.
#include "engine/playout.hpp"
#include "engine/signature.hpp"
#include "engine/tools/command.hpp"
#include <ctime>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct BenchOptions {
    std::uint64_t games = 500'000;
    std::uint64_t seed = 1;
    bool json = false;
};

struct Playouts {
    std::uint64_t plies = 0;
    double seconds = 0;
    double best = 0;     ///< games a second in the fastest round
    Signature signature; ///< of the length of every game, and so of who won it
};

/// A JavaScript engine compiles WASM anew once it sees what is called often; that is no part of the figures.
void warm_up() {
    Random random(0);
    for (int game = 0; game < 10'000; ++game) play_out(Position::start(), random);
}

/// Plays `games` games, each with the next seed, so that every game stands alone.
void play_round(std::uint64_t games, std::uint64_t seed, Playouts& played) {
    const std::clock_t begin = std::clock();
    for (std::uint64_t game = 0; game < games; ++game) {
        Random random(seed + game);
        const auto plies = static_cast<std::uint64_t>(play_out(Position::start(), random));
        played.plies += plies;
        played.signature.add(plies);
    }
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    constexpr double shortest = 1e-6; // the clock may not have ticked
    played.seconds += seconds;
    played.best = std::max(played.best, static_cast<double>(games) / std::max(seconds, shortest));
}

/// In rounds, since what else the machine does can only slow one down.
Playouts measure(std::uint64_t games, std::uint64_t seed) {
    constexpr std::uint64_t round = 25'000;
    Playouts played;
    for (std::uint64_t done = 0; done < games; done += round)
        play_round(std::min(round, games - done), seed + done, played);
    return played;
}

void run(const BenchOptions& options) {
    warm_up();
    const Playouts played = measure(options.games, options.seed);
    const auto playouts = static_cast<std::uint64_t>(played.best);
    const auto plies = static_cast<std::uint64_t>(
        played.best * static_cast<double>(played.plies) / static_cast<double>(options.games));
    if (options.json) {
        const nlohmann::ordered_json json{{"games", options.games}, {"seed", options.seed},
            {"plies", played.plies}, {"seconds", played.seconds}, {"playouts_per_second", playouts},
            {"plies_per_second", plies}, {"signature", played.signature.text()}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << options.games << " random games, " << played.plies << " plies, " << played.seconds
              << " seconds\n"
              << playouts << " playouts a second\n"
              << plies << " plies a second\n"
              << "signature " << played.signature.text() << '\n';
}

} // namespace

void add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command =
        program.add_subcommand("bench", "Measure how fast random games are played on one core.");
    command->add_option("--games", options->games, "How many games (500000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    add_seed(*command, options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
