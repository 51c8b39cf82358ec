// puluc values: the chances of positions that come on standard input, as JSON lines.
#include "engine/tools/chances.hpp"
#include "engine/tools/input.hpp"
#include <iomanip>
#include <iostream>

namespace puluc {
namespace {

void print_values(const Position& position, const Evaluation& chances) {
    std::cout << R"({"position":")" << to_text(position) << R"(","win":)" << chances(position)
              << R"(,"throws":[)";
    for (Throw value = 1; value <= largest_throw; ++value) {
        std::cout << (value == 1 ? "[" : ",[");
        bool first = true;
        for (const Move move : legal_moves(position, value)) {
            std::cout << (first ? "[" : ",[") << move.from << ','
                      << chance_after(play(position, move), chances) << ']';
            first = false;
        }
        std::cout << ']';
    }
    std::cout << "]}\n";
}

void run(const ChanceOptions& options) {
    const Evaluation chances = open_chances(options);
    std::cout << std::fixed << std::setprecision(9);
    for (InputLines lines; lines.next();) {
        const auto [position, lying] = lines.position();
        if (position.winner()) throw lines.fault("the position is won");
        if (lying) throw lines.fault("values looks at every throw: give the position without one");
        print_values(position, chances);
    }
}

} // namespace

void add_values(CLI::App& program) {
    auto options = std::make_shared<ChanceOptions>();
    CLI::App* command = program.add_subcommand("values",
        "Read positions, a line each; print the chance to win and that of each move of each throw, as JSON.");
    add_chance_options(*command, *options);
    command->callback([options] { run(*options); });
}

} // namespace puluc
