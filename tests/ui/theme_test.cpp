#include "web/ui/theme.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace puluc::ui {
namespace {

double channel(std::uint8_t value) {
    const double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// Relative luminance, as the Web Content Accessibility Guidelines define it.
double luminance(Colour c) {
    return 0.2126 * channel(c.red) + 0.7152 * channel(c.green) + 0.0722 * channel(c.blue);
}

double contrast(Colour a, Colour b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

struct Pair {
    std::string name;
    Colour words;
    Colour ground;
};

/// Every text with every ground that it is set on.
std::vector<Pair> pairs(const Theme& theme) {
    std::vector<Pair> all;
    for (const Colour ground : {theme.ground_top, theme.ground_bottom}) {
        all.push_back({"words", theme.words, ground});
        all.push_back({"quiet words", theme.quiet_words, ground});
    }
    all.push_back({"space number on a standing board", theme.words, theme.field});
    all.push_back({"space number over the grain", theme.words, theme.field_line});
    for (const SideColours& side : theme.sides) {
        all.push_back({"name of a city", side.words, side.city_ground});
        all.push_back({"player of a city", theme.words, side.city_ground});
    }
    all.push_back({"marker", theme.marker_words, theme.marker});
    for (const Colour ground : {theme.button, theme.button_hovered, theme.button_pressed})
        all.push_back({"button", theme.button_words, ground});
    for (const Colour ground : {theme.ground_top, theme.ground_bottom, theme.panel})
        all.push_back({"disabled button", theme.button_disabled_words, ground});
    for (const Colour ground : {theme.primary, theme.primary_hovered})
        all.push_back({"primary button", theme.primary_words, ground});
    all.push_back({"panel", theme.panel_words, theme.panel});
    all.push_back({"quiet panel", theme.panel_quiet_words, theme.panel});
    return all;
}

constexpr std::array all_themes{ThemeId::light, ThemeId::dark, ThemeId::contrast};

} // namespace

TEST_CASE("every text can be read on its ground: 4.5 to 1, 7 to 1 in high contrast") {
    for (const ThemeId id : all_themes) {
        for (const Pair& pair : pairs(theme(id))) {
            CAPTURE(static_cast<int>(id));
            CAPTURE(pair.name);
            CHECK(contrast(pair.words, pair.ground) >= (id == ThemeId::contrast ? 7.0 : 4.5));
        }
    }
}

TEST_CASE("the sides differ in lightness, so that they are told apart without colour") {
    for (const ThemeId id : all_themes) {
        CAPTURE(static_cast<int>(id));
        const auto& sides = theme(id).sides;
        CHECK(contrast(sides[0].face, sides[1].face) >= 1.5);
        for (const SideColours& side : sides) {
            const Colour ground = theme(id).corridor;
            CHECK(std::max(contrast(side.face, ground), contrast(side.edge, ground))
                  >= 3); // a piece on the board
            CHECK(contrast(side.face, side.detail) >= 3);
        }
    }
}

TEST_CASE("what says that something can be done stands out from the board") {
    for (const ThemeId id : all_themes) {
        CAPTURE(static_cast<int>(id));
        const Theme& t = theme(id);
        CHECK(contrast(t.focus, t.corridor) >= 3);
        CHECK(contrast(t.marker, t.field) >= 4.5);
        CHECK(contrast(t.stick_mark, t.stick_marked) >= 7);
        CHECK(contrast(t.stick_marked, t.stick_blank) >= 1.5);
    }
}

TEST_CASE("the machine's wishes choose the theme where the person did not") {
    CHECK(theme_id(ThemeChoice::automatic, {}) == ThemeId::light);
    CHECK(theme_id(ThemeChoice::automatic, {.prefers_dark = true}) == ThemeId::dark);
    CHECK(theme_id(ThemeChoice::automatic, {.prefers_dark = true, .prefers_contrast = true})
          == ThemeId::contrast);
    CHECK(theme_id(ThemeChoice::light, {.prefers_dark = true, .prefers_contrast = true}) == ThemeId::light);
    CHECK(theme_id(ThemeChoice::dark, {}) == ThemeId::dark);
    CHECK(theme_id(ThemeChoice::contrast, {}) == ThemeId::contrast);
}

TEST_CASE("no change takes 0.4 s, and none takes any time where motion is reduced") {
    for (const Speed speed : {Speed::slow, Speed::normal, Speed::fast}) {
        CHECK(durations(speed, false).glide > 0);
        CHECK(durations(speed, false).glide < 0.4);
        CHECK(durations(speed, true).glide == 0);
        CHECK(durations(speed, true).tumble == 0);
        CHECK(durations(speed, true).think > 0);
    }
    CHECK(durations(Speed::fast, false).tumble < durations(Speed::normal, false).tumble);
    CHECK(durations(Speed::normal, false).tumble < durations(Speed::slow, false).tumble);
}

} // namespace puluc::ui
