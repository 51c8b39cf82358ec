// Everything that a person can ask for, as one variant. The canvas, the keyboard, the page's buttons and the
// tests all speak it, and App::update is the only one who answers. The one idea: an intent has a text form,
// so that a button in the page, a link and a test can name it.
#pragma once
#include "engine/notation.hpp"
#include "engine/opponent.hpp"
#include "web/ui/embedding.hpp"
#include "web/ui/geometry.hpp"
#include "web/ui/settings.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace puluc::ui {

enum class PanelId : std::uint8_t {
    menu,
    new_game,
    settings,
    turns,
    throws,
    about,
    help,
    share,
    chances,
    review,
    tutor
};

/// An intent that is all said with its name.
struct Plain {
    bool operator==(const Plain&) const = default;
};

// About the turn.

struct ThrowSticks : Plain {}; ///< throw, or end the tumbling early
struct LetGo : Plain {};       ///< of the piece that is chosen or in the hand
struct PlayChosen : Plain {};
struct Skip : Plain {}; ///< end the running animation
struct Hint : Plain {};
/// Choose the piece on a space.
struct Choose {
    Space from = 0;
    bool operator==(const Choose&) const = default;
};
/// Choose the next movable piece, or with -1 the one before.
struct ChooseNext {
    int by = 1;
    bool operator==(const ChooseNext&) const = default;
};
/// Make the move of the piece on a space.
struct Play {
    Space from = 0;
    bool operator==(const Play&) const = default;
};

// A piece under a finger or the mouse; `at` is in CSS pixels of the canvas.

struct Lift {
    Space from = 0;
    Point at;
    bool operator==(const Lift&) const = default;
};
struct Drag {
    Point at;
    bool operator==(const Drag&) const = default;
};
/// On a space, or elsewhere.
struct Drop {
    std::optional<Space> on;
    bool operator==(const Drop&) const = default;
};

// About the game.

struct TakeBack : Plain {};
struct Redo : Plain {};
struct ReplayPlay : Plain {}; ///< replay from here, move by move
struct ReplayPause : Plain {};
struct PlayOn : Plain {}; ///< go on with the game from here
/// Show the place after so many moves.
struct GoTo {
    int ply = 0;
    bool operator==(const GoTo&) const = default;
};

// A new game: the draft of the panel is changed, and then started.

struct NewGame : Plain {};
/// From here on all chance comes from this number.
struct Seed {
    std::uint64_t seed = 0;
    bool operator==(const Seed&) const = default;
};
/// The computer's level, or none for two persons here.
struct SetOpponent {
    std::optional<Level> level;
    bool operator==(const SetOpponent&) const = default;
};
/// The side of the person who plays against the computer.
struct SetSide {
    Side side{};
    bool operator==(const SetSide&) const = default;
};
/// Who throws first.
struct SetStarter {
    Side side{};
    bool operator==(const SetStarter&) const = default;
};

// The analysis board: any position, set up by hand.

enum class Tool : std::uint8_t { hand, red, green, remove, turn_over };
struct Analyse : Plain {};       ///< turn the position that is shown into one that can be changed
struct LeaveAnalysis : Plain {}; ///< back to the game that was left for it
struct ChangeTurn : Plain {};    ///< the other side is to move
struct NextThrow : Plain {};     ///< no sticks lie, then a throw of 1, and so on to 5
/// Go on from here against the computer: as the side to move, where two persons play.
struct PlayComputer : Plain {};
/// What a tap on a space does; the tool in use put away is the hand, which plays.
struct TakeTool {
    Tool tool{};
    bool operator==(const TakeTool&) const = default;
};
/// Use the tool on a space.
struct EditSpace {
    Space space = 0;
    bool operator==(const EditSpace&) const = default;
};

// About games from outside and for outside.

struct AskForText : Plain {}; ///< show the page's field for it
struct CopyLink : Plain {};
struct CopyRecord : Plain {};
struct CopyPosition : Plain {};
/// Open a position, a record or a link.
struct OpenText {
    std::string text;
    bool operator==(const OpenText&) const = default;
};

// What the page around an embedded board asks for.

/// Behave so from now on. The first one makes the board an embedded one; it stays one.
struct Embed {
    Embedding embedding;
    bool operator==(const Embed&) const = default;
};
/// Throw what the page says.
struct ThrowValue {
    Throw value = 1;
    bool operator==(const ThrowValue&) const = default;
};
struct Reset : Plain {};        ///< back to where the board began
struct ShowSolution : Plain {}; ///< make the move that the goal asks for
/// Go on with a saved game (save.hpp) that began where the board begins, and with what came of its goal.
struct Resume {
    Verdict verdict = Verdict::open;
    int attempts = 0;
    std::string save;
    bool operator==(const Resume&) const = default;
};

// About the screen.

struct ClosePanel : Plain {};
struct DismissNotice : Plain {};
struct OpenPanel {
    PanelId panel{};
    bool operator==(const OpenPanel&) const = default;
};

// Settings.

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
/// 0 to 100.
struct SetVolume {
    int volume = 0;
    bool operator==(const SetVolume&) const = default;
};
struct SetAutomaticThrow {
    bool on = false;
    bool operator==(const SetAutomaticThrow&) const = default;
};
struct SetChanceBar {
    bool on = false;
    bool operator==(const SetChanceBar&) const = default;
};
struct SetTutor {
    bool on = false;
    bool operator==(const SetTutor&) const = default;
};

using Intent = std::variant<ThrowSticks, LetGo, PlayChosen, Skip, Hint, Choose, ChooseNext, Play, Lift, Drag,
    Drop, TakeBack, Redo, ReplayPlay, ReplayPause, PlayOn, GoTo, NewGame, Seed, SetOpponent, SetSide,
    SetStarter, Analyse, LeaveAnalysis, ChangeTurn, NextThrow, PlayComputer, TakeTool, EditSpace, Embed,
    ThrowValue, Reset, ShowSolution, Resume, AskForText, CopyLink, CopyRecord, CopyPosition, OpenText,
    ClosePanel, DismissNotice, OpenPanel, SetTheme, SetMotion, SetSpeed, SetLanguage, SetSound, SetVolume,
    SetAutomaticThrow, SetChanceBar, SetTutor>;

/// "throw", "play 3", "theme dark", "open-text 5/9/5 r": a name and, after a blank, what it is about.
std::string to_text(const Intent& intent);
/// The intent of a text, or nothing where it is none.
std::optional<Intent> parse_intent(std::string_view text);

/// Changes the setting that the intent is about; false where it is about none.
bool apply(Settings& settings, const Intent& intent);

} // namespace puluc::ui
