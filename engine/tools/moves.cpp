// puluc moves: every legal move of positions that come on standard input, as JSON lines.
#include "engine/notation.hpp"
#include "engine/tools/command.hpp"
#include <iostream>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

nlohmann::ordered_json to_json(const Step& step) {
    return {{"from", step.move.from}, {"to", step.move.to}, {"captured", step.captured},
        {"freed", step.freed}, {"returned", step.returned}, {"killed", step.killed}, {"wins", step.won},
        {"next", to_text(step.next)}};
}

Fault fault_in(int line, const TextError& error) {
    return {"line " + std::to_string(line) + ", column " + std::to_string(error.column) + ": "
            + std::string(describe(error.fault))};
}

void print_moves(std::string_view text, int line) {
    const auto read = parse_position(text);
    if (!read) throw fault_in(line, read.error());
    if (!read->lying) throw fault_in(line, {TextFault::expected_throw, 1, static_cast<int>(text.size()) + 1});
    auto moves = nlohmann::ordered_json::array();
    for (const Move move : legal_moves(read->position, *read->lying))
        moves.push_back(to_json(play(read->position, move)));
    const nlohmann::ordered_json json{
        {"position", to_text(read->position)}, {"throw", *read->lying}, {"moves", std::move(moves)}};
    std::cout << json.dump() << '\n';
}

void run() {
    std::string text;
    for (int line = 1; std::getline(std::cin, text); ++line) {
        if (text.ends_with('\r')) text.pop_back();
        print_moves(text, line);
    }
}

} // namespace

void add_moves(CLI::App& program) {
    program
        .add_subcommand("moves",
            "Read lines of a position and a throw, as in \"5/9/5 r 3\"; print what each move does, as JSON.")
        ->callback([] { run(); });
}

} // namespace puluc
