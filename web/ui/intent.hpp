// Everything that a person can ask for, as one variant. The canvas, the keyboard, the page's buttons and the
// tests all speak it, and App::update is the only one who answers. The one idea: an intent has a text form,
// so that a button in the page, a link and a test can name it.
#pragma once
#include "engine/notation.hpp"
#include "engine/opponent.hpp"
#include "web/ui/geometry.hpp"
#include "web/ui/settings.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace puluc::ui {

enum class PanelId : std::uint8_t { menu, new_game, settings, turns, throws, about, help, share };

// About the turn.
struct ThrowSticks {
    bool operator==(const ThrowSticks&) const = default;
}; ///< throw, or end the tumbling early
struct Choose {
    Space from = 0;
    bool operator==(const Choose&) const = default;
}; ///< choose the piece on a space
struct ChooseNext {
    int by = 1;
    bool operator==(const ChooseNext&) const = default;
}; ///< the next movable piece, or the one before
struct LetGo {
    bool operator==(const LetGo&) const = default;
};
struct Play {
    Space from = 0;
    bool operator==(const Play&) const = default;
}; ///< make the move of the piece on a space
struct PlayChosen {
    bool operator==(const PlayChosen&) const = default;
};
struct Skip {
    bool operator==(const Skip&) const = default;
}; ///< end the running animation
// A piece under a finger or the mouse. `at` is in CSS pixels of the canvas.
struct Lift {
    Space from = 0;
    Point at;
    bool operator==(const Lift&) const = default;
};
struct Drag {
    Point at;
    bool operator==(const Drag&) const = default;
};
struct Drop {
    std::optional<Space> on;
    bool operator==(const Drop&) const = default;
}; ///< on a space, or elsewhere
// About the game.
struct TakeBack {
    bool operator==(const TakeBack&) const = default;
};
struct Redo {
    bool operator==(const Redo&) const = default;
};
struct GoTo {
    int ply = 0;
    bool operator==(const GoTo&) const = default;
};
struct ReplayPlay {
    bool operator==(const ReplayPlay&) const = default;
}; ///< replay from here, move by move
struct ReplayPause {
    bool operator==(const ReplayPause&) const = default;
};
struct PlayOn {
    bool operator==(const PlayOn&) const = default;
}; ///< go on with the game from here
struct Hint {
    bool operator==(const Hint&) const = default;
};
// A new game: the draft of the panel is changed, and then started.
struct SetOpponent {
    std::optional<Level> level;
    bool operator==(const SetOpponent&) const = default;
}; ///< none: a person here
struct SetSide {
    Side side{};
    bool operator==(const SetSide&) const = default;
}; ///< the side of the person
struct SetStarter {
    Side side{};
    bool operator==(const SetStarter&) const = default;
}; ///< who throws first
struct NewGame {
    bool operator==(const NewGame&) const = default;
}; ///< start the draft
struct OpenText {
    std::string text;
    bool operator==(const OpenText&) const = default;
}; ///< a position, a record or a link
struct AskForText {
    bool operator==(const AskForText&) const = default;
}; ///< show the page's field for it
struct CopyLink {
    bool operator==(const CopyLink&) const = default;
};
struct CopyRecord {
    bool operator==(const CopyRecord&) const = default;
};
struct CopyPosition {
    bool operator==(const CopyPosition&) const = default;
};
// About the screen.
struct OpenPanel {
    PanelId panel{};
    bool operator==(const OpenPanel&) const = default;
};
struct ClosePanel {
    bool operator==(const ClosePanel&) const = default;
};
struct DismissNotice {
    bool operator==(const DismissNotice&) const = default;
};
struct SetTheme {
    ThemeChoice theme{};
    bool operator==(const SetTheme&) const = default;
};
struct SetMotion {
    MotionChoice motion{};
    bool operator==(const SetMotion&) const = default;
};
struct SetSpeed {
    Speed speed{};
    bool operator==(const SetSpeed&) const = default;
};
struct SetLanguage {
    LanguageChoice language{};
    bool operator==(const SetLanguage&) const = default;
};
struct SetSound {
    bool on = true;
    bool operator==(const SetSound&) const = default;
};
struct SetVolume {
    int volume = 0;
    bool operator==(const SetVolume&) const = default;
}; ///< 0 to 100
struct SetAutomaticThrow {
    bool on = false;
    bool operator==(const SetAutomaticThrow&) const = default;
};

using Intent = std::variant<ThrowSticks, Choose, ChooseNext, LetGo, Play, PlayChosen, Skip, Lift, Drag, Drop,
    TakeBack, Redo, GoTo, ReplayPlay, ReplayPause, PlayOn, Hint, SetOpponent, SetSide, SetStarter, NewGame,
    OpenText, AskForText, CopyLink, CopyRecord, CopyPosition, OpenPanel, ClosePanel, DismissNotice, SetTheme,
    SetMotion, SetSpeed, SetLanguage, SetSound, SetVolume, SetAutomaticThrow>;

/// "throw", "play 3", "theme dark", "open-text 5/9/5 r": a name and, after a blank, what it is about.
std::string to_text(const Intent& intent);
/// The intent of a text, or nothing where it is none.
std::optional<Intent> parse_intent(std::string_view text);

/// Changes the setting that the intent is about; false where it is about none.
bool apply(Settings& settings, const Intent& intent);

} // namespace puluc::ui
