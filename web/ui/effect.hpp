// What App asks of the world outside: sounds, spoken lines, storage, the clipboard, the page's field for
// text. App lists them; the platform carries them out and forgets them. Nothing in App waits for an effect.
#pragma once
#include "engine/moves.hpp"
#include <cstdint>
#include <string>
#include <variant>

namespace puluc::ui {

enum class Sound : std::uint8_t {
    tumble,
    land,
    lift,
    step,
    enter,
    capture,
    free,
    return_home,
    kill,
    win,
    lose,
    refuse
};

/// The kind of sound of what a step did, the most telling first.
Sound sound_of(const Step& step);

struct PlaySound {
    Sound sound{};
    int volume = 0;
}; ///< volume 0 to 100
struct Announce {
    std::string text;
}; ///< for the page's live line
struct SaveGame {
    std::string text;
}; ///< what restore() of save.hpp reads
struct SaveSettings {
    std::string text;
};
struct CopyText {
    std::string text;
    bool is_link = false;
};                       ///< to the clipboard; a link still lacks the page's address
struct ShowTextField {}; ///< the page's field for a position, a record or a link
/// For the page around an embedded board: what happened, as JSON (web/ui/report.hpp).
struct Tell {
    std::string json;
};

using Effect = std::variant<PlaySound, Announce, SaveGame, SaveSettings, CopyText, ShowTextField, Tell>;

} // namespace puluc::ui
