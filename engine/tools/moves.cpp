// puluc moves: every legal move of positions that come on standard input, as JSON lines.
#include "engine/tools/input.hpp"
#include <iostream>
#include <nlohmann/json.hpp>

namespace puluc {
namespace {

nlohmann::ordered_json to_json(const Step& step) {
    return {{"from", step.move.from}, {"to", step.move.to}, {"captured", step.captured},
        {"freed", step.freed}, {"returned", step.returned}, {"killed", step.killed}, {"wins", step.won},
        {"next", to_text(step.next)}};
}

void print_moves(const InputLines& lines) {
    const auto [position, lying] = lines.position();
    if (!lying) throw lines.fault("the position needs a throw, as in \"5/9/5 r 3\"");
    auto moves = nlohmann::ordered_json::array();
    for (const Move move : legal_moves(position, *lying)) moves.push_back(to_json(play(position, move)));
    const nlohmann::ordered_json json{
        {"position", to_text(position)}, {"throw", *lying}, {"moves", std::move(moves)}};
    std::cout << json.dump() << '\n';
}

void run() {
    for (InputLines lines; lines.next();) print_moves(lines);
}

} // namespace

void add_moves(CLI::App& program) {
    program
        .add_subcommand("moves",
            "Read lines of a position and a throw, as in \"5/9/5 r 3\"; print what each move does, as JSON.")
        ->callback([] { run(); });
}

} // namespace puluc
