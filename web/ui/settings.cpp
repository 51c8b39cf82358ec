#include "web/ui/settings.hpp"
#include "web/ui/intent.hpp"

namespace puluc::ui {

// A setting is written as the intent that sets it, so there is one spelling and one reader for both.

std::string to_text(const Settings& s) {
    std::string text;
    for (const Intent& intent : {Intent{SetTheme{s.theme}}, Intent{SetMotion{s.motion}},
             Intent{SetSpeed{s.speed}}, Intent{SetLanguage{s.language}}, Intent{SetSound{s.sound}},
             Intent{SetVolume{s.volume}}, Intent{SetAutomaticThrow{s.automatic_throw}},
             Intent{SetChanceBar{s.chance_bar}}, Intent{SetTutor{s.tutor}}})
        text.append(to_text(intent)).append("; ");
    return text;
}

namespace {

/// Changes the setting that an intent is about; says whether it is about one.
struct Applier {
    Settings& settings;

    bool operator()(const SetTheme& intent) const { return set(settings.theme, intent.theme); }
    bool operator()(const SetMotion& intent) const { return set(settings.motion, intent.motion); }
    bool operator()(const SetSpeed& intent) const { return set(settings.speed, intent.speed); }
    bool operator()(const SetLanguage& intent) const { return set(settings.language, intent.language); }
    bool operator()(const SetSound& intent) const { return set(settings.sound, intent.on); }
    bool operator()(const SetVolume& intent) const { return set(settings.volume, intent.volume); }
    bool operator()(const SetAutomaticThrow& intent) const {
        return set(settings.automatic_throw, intent.on);
    }
    bool operator()(const SetChanceBar& intent) const { return set(settings.chance_bar, intent.on); }
    bool operator()(const SetTutor& intent) const { return set(settings.tutor, intent.on); }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }

    template <class Value>
    static bool set(Value& setting, Value value) {
        setting = value;
        return true;
    }
};

} // namespace

bool apply(Settings& settings, const Intent& intent) { return std::visit(Applier{settings}, intent); }

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
