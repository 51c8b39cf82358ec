// puluc puzzles: positions with one best move, as the site's puzzle page has them.
#include "engine/notation.hpp"
#include "engine/puzzle.hpp"
#include "engine/tools/chances.hpp"
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

struct PuzzlesOptions {
    std::size_t count = 240;
    std::uint64_t seed = 1;
};

/// To four digits, which is what people are shown.
double rounded(double chance) { return std::round(chance * 1e4) / 1e4; }

/// A name that stays, however many puzzles there are: that of its position and throw.
std::string id_of(const Puzzle& puzzle, const PositionIndex& index) {
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::uint64_t number = std::uint64_t{index.encode(puzzle.position)} * largest_throw
                           + static_cast<std::uint64_t>(puzzle.value - 1);
    std::string id;
    for (; number > 0 || id.empty(); number /= digits.size())
        id.insert(id.begin(), digits[number % digits.size()]);
    return id;
}

nlohmann::ordered_json as_json(const Puzzle& puzzle, const PositionIndex& index) {
    nlohmann::ordered_json moves;
    for (const Advice& each : puzzle.advice) moves.push_back({to_text(each.move), rounded(each.chance)});
    return {{"id", id_of(puzzle, index)}, {"position", to_text(puzzle.position, puzzle.value)},
        {"theme", name(puzzle.theme)}, {"difficulty", rounded(puzzle.difficulty)}, {"moves", moves}};
}

void run(const PuzzlesOptions& options) {
    const Solved solved = solve_here(exact_gap);
    const auto puzzles = find_puzzles(
        options.count, options.seed, [&](const Position& position) { return solved.chance(position); });
    if (puzzles.size() < options.count)
        throw Fault{"only " + std::to_string(puzzles.size()) + " puzzles were found"};
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        std::cout << (i == 0 ? "[" : ",\n") << as_json(puzzles[i], solved.index).dump();
    std::cout << "]\n";
}

} // namespace

void add_puzzles(CLI::App& program) {
    auto options = std::make_shared<PuzzlesOptions>();
    CLI::App* command = program.add_subcommand(
        "puzzles", "Solve the game and print puzzles as a JSON array: positions with one clearly best move.");
    command->add_option("--count", options->count, "How many (240).")->check(CLI::Range(1, 2000));
    add_seed(*command, options->seed, "The seed of the first game to look at (1); the next has the next.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
