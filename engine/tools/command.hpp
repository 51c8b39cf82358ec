// The commands of the program puluc. Each has a file of its own that adds it to the program with its options;
// puluc.cpp holds the list. Not here: what the commands do. The one idea: a command that cannot go on throws
// a Fault, and the program ends with its sentence on standard error and with status 2.
#pragma once
#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace puluc {

/// Why a command could not go on, in one sentence for the person who called it.
struct Fault {
    std::string reason;
};

/// The words for the computer's levels, for options that name one.
std::vector<std::string> level_words();

/// The whole number of a --seed: digits alone, up to 2^64 - 1; throws a Fault where it is none.
std::uint64_t parse_seed(const std::string& text);
/// Adds --seed to a command. The numbers of CLI11 would go round where they are too small or too large.
template <class Seed>
void add_seed(CLI::App& command, Seed& seed, const std::string& description) {
    command
        .add_option_function<std::string>(
            "--seed", [&seed](const std::string& text) { seed = parse_seed(text); }, description)
        ->type_name("UINT");
}

void add_arena(CLI::App& program);
void add_bench(CLI::App& program);
void add_best(CLI::App& program);
void add_colours(CLI::App& program); // in web/tools, as add_diagram: of what draws
void add_diagram(CLI::App& program);
void add_figures(CLI::App& program);
void add_fit(CLI::App& program);
void add_levels(CLI::App& program);
void add_moves(CLI::App& program);
void add_perft(CLI::App& program);
void add_play(CLI::App& program);
void add_puzzles(CLI::App& program);
void add_regret(CLI::App& program);
void add_signature(CLI::App& program);
void add_solve(CLI::App& program);
void add_values(CLI::App& program);
void add_verify(CLI::App& program);

} // namespace puluc
