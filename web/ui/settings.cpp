#include "web/ui/settings.hpp"
#include "web/ui/intent.hpp"

namespace puluc::ui {

// A setting is written as the intent that sets it, so there is one spelling and one reader for both.

std::string to_text(const Settings& s) {
    std::string text;
    for (const Intent& intent : {Intent{SetTheme{s.theme}}, Intent{SetMotion{s.motion}},
             Intent{SetSpeed{s.speed}}, Intent{SetLanguage{s.language}}, Intent{SetSound{s.sound}},
             Intent{SetVolume{s.volume}}, Intent{SetAutomaticThrow{s.automatic_throw}}})
        text.append(to_text(intent)).append("; ");
    return text;
}

bool apply(Settings& settings, const Intent& intent) {
    if (const auto* theme = std::get_if<SetTheme>(&intent))
        settings.theme = theme->theme;
    else if (const auto* motion = std::get_if<SetMotion>(&intent))
        settings.motion = motion->motion;
    else if (const auto* speed = std::get_if<SetSpeed>(&intent))
        settings.speed = speed->speed;
    else if (const auto* language = std::get_if<SetLanguage>(&intent))
        settings.language = language->language;
    else if (const auto* sound = std::get_if<SetSound>(&intent))
        settings.sound = sound->on;
    else if (const auto* volume = std::get_if<SetVolume>(&intent))
        settings.volume = volume->volume;
    else if (const auto* thrower = std::get_if<SetAutomaticThrow>(&intent))
        settings.automatic_throw = thrower->on;
    else
        return false;
    return true;
}

Settings parse_settings(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const auto end = text.find("; ");
        if (const auto intent = parse_intent(text.substr(0, end))) apply(settings, *intent);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 2);
    }
    return settings;
}

} // namespace puluc::ui
