// puluc best: the moves of a throw, the best first, for people.
#include "engine/tools/chances.hpp"
#include "engine/tools/input.hpp"
#include "engine/tools/text_board.hpp"
#include <iomanip>
#include <iostream>

namespace puluc {
namespace {

struct BestOptions {
    std::string position;
    std::optional<Throw> value; ///< where the position has none
    ChanceOptions chances;
};

Throw find_throw(std::optional<Throw> lying, std::optional<Throw> given) {
    if (!lying && !given) throw Fault{"a throw is needed, as in \"5/9/5 r\" 3 or \"5/9/5 r 3\""};
    if (lying && given && *lying != *given)
        throw Fault{
            "the position has the throw " + std::to_string(*lying) + ", not " + std::to_string(*given)};
    return lying ? *lying : *given;
}

void run(const BestOptions& options) {
    const auto [position, lying] = read_position(options.position);
    if (position.winner()) throw Fault{"the position is won"};
    const Throw value = find_throw(lying, options.value);
    const auto advice = advise(position, value, open_chances(options.chances));
    std::cout << draw_board(position) << side_word(position.to_move()) << " throws " << value << ".\n"
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
    command->add_option("throw", options->value, "The throw, 1 to 5, if the position has none.")
        ->check(CLI::Range(1, largest_throw));
    add_chance_options(*command, options->chances);
    command->callback([options] { run(*options); });
}

} // namespace puluc
