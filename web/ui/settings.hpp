// What a person can choose for good: looks, sound, pace, language. Kept in the page's storage as one line of
// text. Not here: what belongs to one game (players.hpp).
#pragma once
#include "engine/result.hpp"
#include <cstdint>
#include <string>
#include <string_view>

namespace puluc::ui {

enum class ThemeChoice : std::uint8_t { automatic, light, dark, contrast };
enum class MotionChoice : std::uint8_t { automatic, full, reduced };
enum class Speed : std::uint8_t { slow, normal, fast };
enum class LanguageChoice : std::uint8_t { automatic, english, spanish };

struct Settings {
    ThemeChoice theme = ThemeChoice::automatic;
    MotionChoice motion = MotionChoice::automatic;
    Speed speed = Speed::normal;
    LanguageChoice language = LanguageChoice::automatic;
    bool sound = true;
    int volume = 60; ///< 0 to 100
    bool automatic_throw = false;
    bool chance_bar = false; ///< the chance to win stands beside the board
    bool tutor = false;      ///< a move that gives much away is questioned first
    bool operator==(const Settings&) const = default;
};

/// What the machine says about the person's wishes; it answers for every choice that is automatic.
struct Surroundings {
    bool prefers_dark = false;
    bool prefers_contrast = false;
    bool prefers_reduced_motion = false;
    bool prefers_spanish = false;
    bool operator==(const Surroundings&) const = default;
};

/// "theme dark; motion full; ..." with every setting.
std::string to_text(const Settings& settings);
/// Reads what to_text wrote. Parts that are not known, or whose value is not, keep the default: an older or
/// newer version's settings are no reason to lose the rest.
Settings parse_settings(std::string_view text);

} // namespace puluc::ui
