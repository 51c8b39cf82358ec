// puluc perft: how many ways there are to play on from a position.
#include "engine/perft.hpp"
#include "engine/tools/input.hpp"
#include <iostream>
#include <memory>

namespace puluc {
namespace {

constexpr int deepest = 12; // about 4 * 10^11 from the start

struct PerftOptions {
    int depth = 0;
    std::string position = to_text(Position::start());
};

void run(const PerftOptions& options) {
    const auto [position, lying] = read_position(options.position);
    if (lying) throw Fault{"perft counts every throw: give the position without one"};
    for (int depth = 1; depth <= options.depth; ++depth)
        std::cout << depth << ' ' << perft(position, depth) << std::endl;
}

} // namespace

void add_perft(CLI::App& program) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command = program.add_subcommand(
        "perft", "Count the ways to play on: a line of depth and count for each depth in plies.");
    command->add_option("N", options->depth, "The greatest depth, 1 to 12.")
        ->required()
        ->check(CLI::Range(1, deepest));
    command->add_option("position", options->position, "Where to start, as in \"5/9/5 r\".");
    command->callback([options] { run(*options); });
}

} // namespace puluc
