// puluc best: the moves of a throw, the best first, for people.
#include "engine/notation.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/text_board.hpp"
#include <iomanip>
#include <iostream>

namespace puluc {
namespace {

struct BestOptions {
    std::string position;
    Throw value = 0;
    ChanceOptions chances;
};

void run(const BestOptions& options) {
    const auto read = parse_position(options.position);
    if (!read) throw Fault{describe(read.error())};
    const Position& position = read->position;
    if (position.winner()) throw Fault{"the position is won"};
    const auto advice = advise(position, options.value, open_chances(options.chances));
    std::cout << draw_board(position) << side_word(position.to_move()) << " throws " << options.value << ".\n"
              << std::fixed << std::setprecision(1);
    for (const Advice& each : advice) {
        const double cost = 100 * (advice.front().chance - each.chance);
        std::cout << "  " << to_text(each.move) << "  wins " << std::setw(5) << 100 * each.chance << " %";
        if (&each != &advice.front()) std::cout << "  costs " << cost;
        std::cout << "  " << describe(position, play(position, each.move)) << '\n';
    }
}

} // namespace

void add_best(CLI::App& program) {
    auto options = std::make_shared<BestOptions>();
    CLI::App* command = program.add_subcommand("best", "Rank the moves of a throw by the chance to win.");
    command->add_option("position", options->position, "The position, as in \"5/9/5 r\".")->required();
    command->add_option("throw", options->value, "The throw, 1 to 5.")
        ->required()
        ->check(CLI::Range(1, largest_throw));
    add_chance_options(*command, options->chances);
    command->callback([options] { run(*options); });
}

} // namespace puluc
