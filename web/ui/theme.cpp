#include "web/ui/theme.hpp"

namespace puluc::ui {
namespace {

// Clay, maize and jade by daylight. Red is the lighter side, a terracotta sun; Green is a dark jade.
constexpr Theme light{
    .ground_top = colour(0xf6edda),
    .ground_bottom = colour(0xe9d9ba),
    .words = colour(0x35251b),
    .quiet_words = colour(0x6b5443),
    .frame = colour(0x6a4631),
    .field = colour(0xd8bc90),
    .field_line = colour(0xcdae7d),
    .corridor = colour(0xe8d4ae),
    .placeholder = colour(0x8d6f4d),
    .cob = colour(0xa9691f),
    .kernel_light = colour(0xf8dc86),
    .kernel_mid = colour(0xeeb944),
    .kernel_dark = colour(0xcb7a30),
    .husk = colour(0x9a9a52),
    .sides = {SideColours{
                  colour(0xd4502f), colour(0x7c2417), colour(0xfff0d6), colour(0xd4aa86), colour(0x7d2412)},
        SideColours{
            colour(0x17634f), colour(0x08332a), colour(0xb9e0c6), colour(0xb8b088), colour(0x0c4234)}},
    .stick_blank = colour(0xcf9f61),
    .stick_blank_dark = colour(0xa87740),
    .stick_marked = colour(0xf6e3b6),
    .stick_mark = colour(0x33231a),
    .stick_edge = colour(0x7a5229),
    .highlight = colour(0xf2b632),
    .marker = colour(0x35251b),
    .marker_words = colour(0xfdf3de),
    .button = colour(0xfbf4e4),
    .button_hovered = colour(0xffffff),
    .button_pressed = colour(0xeeddbb),
    .button_edge = colour(0xb59a77),
    .button_words = colour(0x35251b),
    .button_disabled_words = colour(0x6d5a49),
    .primary = colour(0xa83a20),
    .primary_hovered = colour(0xbb4526),
    .primary_words = colour(0xfff6e6),
    .panel = colour(0xfbf4e4),
    .panel_edge = colour(0xcdb48d),
    .panel_words = colour(0x35251b),
    .panel_quiet_words = colour(0x6b5443),
    .scrim = colour(0x2a1b12, 130),
    .shadow = colour(0x2f1d10, 90),
    .focus = colour(0x1c5d9c),
};

// The same by firelight: the field is dark wood, and Green's jade is now the lighter side.
constexpr Theme dark{
    .ground_top = colour(0x251c17),
    .ground_bottom = colour(0x191310),
    .words = colour(0xf4e7cf),
    .quiet_words = colour(0xc0a98c),
    .frame = colour(0x7a5236),
    .field = colour(0x3a2b21),
    .field_line = colour(0x423126),
    .corridor = colour(0x483529),
    .placeholder = colour(0xa58a6b),
    .cob = colour(0x6e4415),
    .kernel_light = colour(0xe9c76d),
    .kernel_mid = colour(0xc9942f),
    .kernel_dark = colour(0x9a5722),
    .husk = colour(0x6f7340),
    .sides = {SideColours{
                  colour(0xe0552f), colour(0x5b160b), colour(0xffe5c0), colour(0x55332a), colour(0xffa486)},
        SideColours{
            colour(0x7fd0b0), colour(0x1c5a48), colour(0x12493a), colour(0x3c4738), colour(0x86d6b5)}},
    .stick_blank = colour(0xb98a50),
    .stick_blank_dark = colour(0x8d6233),
    .stick_marked = colour(0xf0d9a6),
    .stick_mark = colour(0x2c1d14),
    .stick_edge = colour(0x3f2813),
    .highlight = colour(0xffc94a),
    .marker = colour(0xf6e6c6),
    .marker_words = colour(0x2c1d14),
    .button = colour(0x33271f),
    .button_hovered = colour(0x433329),
    .button_pressed = colour(0x241a14),
    .button_edge = colour(0x7d6550),
    .button_words = colour(0xf4e7cf),
    .button_disabled_words = colour(0xa08d78),
    .primary = colour(0xf0b53c),
    .primary_hovered = colour(0xffc95c),
    .primary_words = colour(0x2c1d14),
    .panel = colour(0x2d221b),
    .panel_edge = colour(0x6b5442),
    .panel_words = colour(0xf4e7cf),
    .panel_quiet_words = colour(0xc8b293),
    .scrim = colour(0x080504, 165),
    .shadow = colour(0x000000, 130),
    .focus = colour(0x8cc8ff),
};

// Black and white with the pure colours of the sides: Red bright, Green dark inside a white edge.
constexpr Theme contrast{
    .ground_top = colour(0x000000),
    .ground_bottom = colour(0x000000),
    .words = colour(0xffffff),
    .quiet_words = colour(0xf0e8da),
    .frame = colour(0xffffff),
    .field = colour(0x0c0c0c),
    .field_line = colour(0x0c0c0c),
    .corridor = colour(0x242424),
    .placeholder = colour(0xd8d8d8),
    .cob = colour(0x5c4300),
    .kernel_light = colour(0xffe27a),
    .kernel_mid = colour(0xffd23e),
    .kernel_dark = colour(0xe0ad00),
    .husk = colour(0x7c8a2a),
    .sides = {SideColours{
                  colour(0xff8a5c), colour(0xffffff), colour(0x000000), colour(0x3a1408), colour(0xffa27c)},
        SideColours{
            colour(0x00664a), colour(0xffffff), colour(0xffffff), colour(0x00261b), colour(0x7ff0c4)}},
    .stick_blank = colour(0x8a5a1e),
    .stick_blank_dark = colour(0x6d4413),
    .stick_marked = colour(0xffffff),
    .stick_mark = colour(0x000000),
    .stick_edge = colour(0xffffff),
    .highlight = colour(0xffe500),
    .marker = colour(0xffe500),
    .marker_words = colour(0x000000),
    .button = colour(0x000000),
    .button_hovered = colour(0x333333),
    .button_pressed = colour(0x1a1a1a),
    .button_edge = colour(0xffffff),
    .button_words = colour(0xffffff),
    .button_disabled_words = colour(0xb8b8b8),
    .primary = colour(0xffe500),
    .primary_hovered = colour(0xfff27a),
    .primary_words = colour(0x000000),
    .panel = colour(0x000000),
    .panel_edge = colour(0xffffff),
    .panel_words = colour(0xffffff),
    .panel_quiet_words = colour(0xf0e8da),
    .scrim = colour(0x000000, 200),
    .shadow = colour(0x000000, 0),
    .focus = colour(0x6fd0ff),
};

} // namespace

const Theme& theme(ThemeId id) {
    switch (id) {
    case ThemeId::dark: return dark;
    case ThemeId::contrast: return contrast;
    case ThemeId::light: break;
    }
    return light;
}

ThemeId theme_id(ThemeChoice choice, const Surroundings& surroundings) {
    switch (choice) {
    case ThemeChoice::light: return ThemeId::light;
    case ThemeChoice::dark: return ThemeId::dark;
    case ThemeChoice::contrast: return ThemeId::contrast;
    case ThemeChoice::automatic: break;
    }
    if (surroundings.prefers_contrast) return ThemeId::contrast;
    return surroundings.prefers_dark ? ThemeId::dark : ThemeId::light;
}

Durations durations(Speed speed, bool reduced_motion) {
    const double pace = speed == Speed::slow ? 1.3 : speed == Speed::fast ? 0.55 : 1;
    Durations result{.tumble = 0.7 * pace, .glide = 0.3 * pace, .think = 0.5 * pace, .pause = 0.35 * pace};
    if (reduced_motion) result.tumble = result.glide = 0;
    return result;
}

} // namespace puluc::ui
