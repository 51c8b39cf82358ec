// Colours, sizes and durations, in one place. Three themes; every pair of text and ground in them has a
// contrast of at least 4.5 (7 in high contrast), and the two sides differ in lightness as well as in colour.
#pragma once
#include "web/ui/settings.hpp"
#include <array>
#include <cstdint>

namespace puluc::ui {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    bool operator==(const Colour&) const = default;
};
/// A colour from 0xRRGGBB.
constexpr Colour colour(std::uint32_t rgb, std::uint8_t alpha = 255) {
    return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U),
        static_cast<std::uint8_t>(rgb), alpha};
}
inline constexpr Colour no_colour{0, 0, 0, 0};
constexpr Colour with_alpha(Colour c, std::uint8_t alpha) { return {c.red, c.green, c.blue, alpha}; }

/// The colours of one side's pieces and city.
struct SideColours {
    Colour face, edge, detail, city_ground, words;
};

struct Theme {
    Colour ground_top, ground_bottom;                        ///< behind everything
    Colour words, quiet_words;                               ///< on the ground
    Colour frame, field, field_line, corridor, placeholder;  ///< the board
    Colour cob, kernel_light, kernel_mid, kernel_dark, husk; ///< the rows of corn cobs
    std::array<SideColours, 2> sides;                        ///< by side
    Colour stick_blank, stick_blank_dark, stick_marked, stick_mark, stick_edge;
    Colour highlight, marker, marker_words; ///< what can move; the marker and its words
    Colour button, button_hovered, button_pressed, button_edge, button_words, button_disabled_words;
    Colour primary, primary_hovered, primary_words;
    Colour panel, panel_edge, panel_words, panel_quiet_words, scrim;
    Colour shadow;
    Colour focus;
};

/// Which of the three is shown.
enum class ThemeId : std::uint8_t { light, dark, contrast };
const Theme& theme(ThemeId id);
ThemeId theme_id(ThemeChoice choice, const Surroundings& surroundings);

/// Durations in seconds: of the sticks' tumbling, of a change on the board (under 0.4, 0 for none), of the
/// computer's thinking, and of the look that a person gets at what happened.
struct Durations {
    double tumble = 0, glide = 0, think = 0, pause = 0;
};
Durations durations(Speed speed, bool reduced_motion);

} // namespace puluc::ui
