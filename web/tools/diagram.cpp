// puluc diagram: a position as an SVG picture, and puluc diagram-parts: what the page makes such pictures
// from. They stand here and not with the engine's commands because they draw.
#include "web/ui/diagram.hpp"
#include "engine/tools/input.hpp"
#include "web/ui/diagram_parts.hpp"
#include <iostream>
#include <map>
#include <memory>

namespace puluc {
namespace {

struct Options {
    std::string position;
    ui::DiagramOptions diagram;
};

void run(const Options& options) {
    const PositionText position = read_position(options.position);
    if (options.diagram.targets && !position.lying)
        throw Fault{"--throw needs a position with a throw, as in \"5/9/5 r 3\""};
    std::cout << ui::diagram(position, options.diagram);
}

} // namespace

void add_diagram(CLI::App& program) {
    static const std::map<std::string, ui::ThemeId> themes{
        {"light", ui::ThemeId::light}, {"dark", ui::ThemeId::dark}, {"contrast", ui::ThemeId::contrast}};
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand("diagram", "Print a position as an SVG picture.");
    command->add_option("POSITION", options->position, "As in \"5/9/5 r\".")->required();
    command->add_flag("--standing", options->diagram.standing, "The board stands, Red's city at the bottom.");
    command->add_flag("--turned", options->diagram.turned, "Standing, Green's city is at the bottom.");
    command->add_flag(
        "--throw", options->diagram.targets, "Show what the position's throw lets move, and where to.");
    command->add_option("--theme", options->diagram.theme, "light, dark or contrast.")
        ->transform(CLI::CheckedTransformer(themes));
    command->add_option("--width", options->diagram.width, "In pixels, 240 to 4000.")
        ->check(CLI::Range(240, 4000));
    command->callback([options] { run(*options); });
    program
        .add_subcommand("diagram-parts",
            "Print what <puluc-board> puts its diagrams together from, as JSON (web/ui/diagram_parts.hpp).")
        ->callback([] { std::cout << ui::diagram_parts() << '\n'; });
}

} // namespace puluc
