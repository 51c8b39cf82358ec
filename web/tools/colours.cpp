// puluc colours: the themes as custom properties of CSS, for every page of the site. By the machine's wish
// until a theme is chosen in the game; on paper always light. Not here: which colour is whose
// (web/ui/theme.cpp).
#include "engine/tools/command.hpp"
#include "web/ui/theme.hpp"
#include <array>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

namespace puluc {
namespace {

std::string as_css(ui::Colour colour) {
    std::ostringstream text;
    text << '#' << std::hex << std::setfill('0');
    for (const int part : {colour.red, colour.green, colour.blue}) text << std::setw(2) << part;
    if (colour.alpha != 255) text << std::setw(2) << int{colour.alpha};
    return text.str();
}

/// A theme's properties, a line each.
std::string colour_properties(ui::ThemeId id) {
    const ui::Theme& theme = ui::theme(id);
    struct ColourProperty {
        std::string_view name;
        ui::Colour colour;
    };
    const bool day = id == ui::ThemeId::light;
    const std::array all{
        ColourProperty{"ground-top", theme.ground_top},
        ColourProperty{"ground-bottom", theme.ground_bottom},
        ColourProperty{"words", theme.words},
        ColourProperty{"quiet-words", theme.panel_quiet_words}, // readable on the ground too
        ColourProperty{"panel", theme.panel},
        ColourProperty{"panel-edge", theme.panel_edge},
        ColourProperty{"button", theme.button},
        ColourProperty{"button-hovered", theme.button_hovered},
        // A field of a form is known by its edge alone, which needs 3 to 1; the canvas has none.
        ColourProperty{"button-edge", theme.placeholder},
        ColourProperty{"disabled-words", theme.button_disabled_words},
        ColourProperty{"primary", theme.primary},
        ColourProperty{"primary-words", theme.primary_words},
        ColourProperty{"frame", theme.frame},
        ColourProperty{"cob", day ? theme.kernel_dark : theme.kernel_mid}, // what stands out from the ground
        ColourProperty{"cob-words", theme.stick_mark},
        ColourProperty{"red", theme.sides[0].face},
        ColourProperty{"red-edge", theme.sides[0].edge},
        ColourProperty{"green", theme.sides[1].face},
        ColourProperty{"green-edge", theme.sides[1].edge},
        ColourProperty{"green-words", theme.sides[1].words},
        ColourProperty{"focus", theme.focus},
        ColourProperty{"scrim", theme.scrim},
    };
    std::string text;
    for (const auto& [name, colour] : all)
        text.append("--").append(name).append(": ").append(as_css(colour)).append(";\n");
    return text + "--shadow: 0 8px 32px " + as_css(theme.shadow)
           + ";\ncolor-scheme: " + (day ? "light" : "dark") + ";\n";
}

void print_colours() {
    const std::string dark = colour_properties(ui::ThemeId::dark);
    const std::string contrast = colour_properties(ui::ThemeId::contrast);
    std::cout << ":root {\n" << colour_properties(ui::ThemeId::light) << "}\n";
    for (const auto& [wish, theme] :
        {std::pair{"prefers-color-scheme: dark", dark}, {"prefers-contrast: more", contrast}})
        std::cout << "@media screen and (" << wish << ") {\n:root:not([data-theme]) {\n" << theme << "}\n}\n";
    for (const auto& [name, theme] : {std::pair{"dark", dark}, {"contrast", contrast}})
        std::cout << "@media screen {\n:root[data-theme='" << name << "'] {\n" << theme << "}\n}\n";
}

} // namespace

void add_colours(CLI::App& program) {
    program.add_subcommand("colours", "Print the themes as custom properties of CSS, for the pages.")
        ->callback(print_colours);
}

} // namespace puluc
