// What is to be shown, in words and places, with nothing decided about pixels. Made anew from App whenever it
// is asked for; nobody changes it. The scene, the panels and the page's text are all made from this and
// nothing else.
#pragma once
#include "engine/sticks.hpp"
#include "web/ui/arrangement.hpp"
#include "web/ui/panel.hpp"
#include <string>
#include <vector>

namespace puluc::ui {

/// What the target marker says will happen there.
enum class Outcome : std::uint8_t { step, enter, capture, capture_and_free, return_home, return_and_kill };

/// A movable piece of the side to move and where the throw takes it.
struct Choosable {
    Space from = 0;
    Space to = 0;
    Outcome outcome{};
    std::string label;    ///< on the marker: "capture"
    std::string sentence; ///< for the page's button: "Move the piece on space 4 to space 6: capture 2"
};

/// A button of the screen itself. `key` is its keyboard key as shown to people, or empty.
struct ScreenButton {
    std::string label;
    /// "menu", "help", "take-back", "redo", "hint", "first", "back", "play", "pause", "next", "last",
    /// "play-on", "new", "review", "red", "green", "remove", "turn-over", "turn", "throw", or empty. Where
    /// room is short, a button with an icon shows that alone; seven of them must fit side by side on 320 px.
    std::string icon;
    std::string key;
    Intent intent;
    bool enabled = true;
    bool chosen = false; ///< a tool in use
};

/// The chance to win, where it is asked for.
struct ChanceView {
    double red = 0.5;                  ///< 0 to 1
    std::string label;                 ///< "chance to win"
    std::array<std::string, 2> shares; ///< by side: "54.2 %"
};

/// The chance after a move, shown at the piece that would make it.
struct MoveChance {
    Space from = 0;
    std::string sentence; ///< of the move, for the page's text
    std::string chance;   ///< "54.2"
    bool best = false;
};

/// How the sticks are: not thrown, tumbling, or lying.
enum class SticksState : std::uint8_t { waiting, tumbling, lying };

/// What the screen of one side's city says.
struct CityView {
    std::string name;   ///< "Red"
    std::string player; ///< "you", "computer, keen"
    int home = 0;
    int free = 0;     ///< free on the track
    int captured = 0; ///< under an enemy carrier
    int killed = 0;
    std::string killed_label; ///< "killed 1"
    std::string counts;       ///< "3 at home, 1 free, 0 captured, 1 killed"
};

struct ViewModel {
    std::string title;   ///< "Puluc"
    std::string players; ///< "Red: you · Green: computer, keen"
    Arrangement pieces;
    std::array<CityView, 2> cities; ///< by side
    Side to_move = Side::red;
    bool person_to_move = false; ///< a person, not the computer, makes the next throw or move
    std::optional<Side> winner;
    bool coordinates = true;      ///< the spaces show their numbers
    bool embedded = false;        ///< the board stands in another page
    std::optional<bool> standing; ///< the board stands or lies, where that is settled and there is room
    Side bottom = Side::red;      ///< the side that is at the bottom of a standing board

    SticksState sticks_state = SticksState::waiting;
    Sticks sticks;           ///< where they lie, or will lie
    double tumble_start = 0; ///< seconds; only while tumbling
    double tumble_seconds = 0;
    bool can_throw = false;   ///< a tap on the sticks throws
    std::string throw_value;  ///< "2", or empty
    std::string throw_words;  ///< "two marked", "no mark: 5"
    std::string throw_prompt; ///< "Throw"; on the button or beside the sticks while can_throw

    std::vector<Choosable>
        choosable; ///< movable pieces, from the mover's city forward; empty unless a person chooses
    std::optional<Space> chosen;   ///< chosen or lifted
    std::optional<Point> drag;     ///< the finger or the mouse that holds the chosen piece
    std::optional<Space> hint;     ///< the piece that the hint would move
    std::optional<Move> last_move; ///< the move that led here, to be marked faintly

    bool editing = false; ///< a tap on a space is EditSpace
    std::optional<ChanceView> chance;
    std::vector<MoveChance>
        move_chances; ///< of all legal moves, on the analysis board and beside the chances

    std::string status;                ///< "Your move: 2 spaces"
    std::string detail;                ///< what just happened: "Green captured your piece on space 4."
    std::string notice;                ///< trouble or advice that stays until it is dismissed; empty if none
    std::optional<double> loading;     ///< how much of the solved game is here, 0 to 1, while it comes
    std::vector<ScreenButton> buttons; ///< most important first; the last is always the menu
    std::optional<Panel> panel;
};

class App;
ViewModel make_view_model(const App& app);

} // namespace puluc::ui
