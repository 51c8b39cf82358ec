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
    Signature signature; ///< of the length of every game, and so of who won it
};

/// A JavaScript engine compiles WASM anew once it sees what is called often; that is no part of the figures.
void warm_up() {
    Random random(0);
    for (int game = 0; game < 10'000; ++game) play_out(Position::start(), random);
}

/// Plays game i with the seed `seed` + i, so that each stands alone.
Playouts measure(std::uint64_t games, std::uint64_t seed) {
    Playouts played;
    const std::clock_t begin = std::clock(); // processor time: other programs may be at work
    for (std::uint64_t i = 0; i < games; ++i) {
        Random random(seed + i);
        const auto plies = static_cast<std::uint64_t>(play_out(Position::start(), random));
        played.plies += plies;
        played.signature.add(plies);
    }
    played.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return played;
}

void run(const BenchOptions& options) {
    warm_up();
    const Playouts played = measure(options.games, options.seed);
    const auto per_second = [&](std::uint64_t count) {
        constexpr double shortest = 1e-6; // of a clock that may not have ticked
        return static_cast<std::uint64_t>(static_cast<double>(count) / std::max(played.seconds, shortest));
    };
    if (options.json) {
        const nlohmann::ordered_json json{{"games", options.games}, {"seed", options.seed},
            {"plies", played.plies}, {"seconds", played.seconds},
            {"playouts_per_second", per_second(options.games)},
            {"plies_per_second", per_second(played.plies)}, {"signature", played.signature.text()}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << options.games << " random games, " << played.plies << " plies, " << played.seconds
              << " seconds\n"
              << per_second(options.games) << " playouts a second\n"
              << per_second(played.plies) << " plies a second\n"
              << "signature " << played.signature.text() << '\n';
}

} // namespace

void add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command =
        program.add_subcommand("bench", "Measure how fast random games are played on one core.");
    command->add_option("--games", options->games, "How many games (500000).")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    command->add_option("--seed", options->seed, "The seed of the first game (1); the next has the next.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
