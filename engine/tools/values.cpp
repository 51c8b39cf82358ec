// puluc values: the chances of positions that come on standard input, as JSON lines.
#include "engine/notation.hpp"
#include "engine/tools/chances.hpp"
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

Fault fault_in(int line, std::string_view reason) {
    return {"line " + std::to_string(line) + ", " + std::string(reason)};
}

void run(const ChanceOptions& options) {
    const Evaluation chances = open_chances(options);
    std::cout << std::fixed << std::setprecision(9);
    std::string text;
    for (int line = 1; std::getline(std::cin, text); ++line) {
        if (text.ends_with('\r')) text.pop_back();
        const auto read = parse_position(text);
        if (!read) throw fault_in(line, describe(read.error()));
        if (read->position.winner()) throw fault_in(line, "the position is won");
        print_values(read->position, chances);
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
