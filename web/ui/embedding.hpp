// How a board behaves that stands in somebody else's page: what it is for, who plays, what it asks for. A
// value that the page sets as a whole. Not here: the page's attributes and messages (web/page/board/), and
// what becomes of the game (app_embedding.cpp).
#pragma once
#include "engine/opponent.hpp"
#include "web/ui/goal.hpp"
#include <array>

namespace puluc::ui {

enum class BoardMode : std::uint8_t {
    play,   ///< against the computer, or both sides where there is no level
    replay, ///< stepping through a game
    puzzle, ///< play until the goal is reached or missed
    watch,  ///< two computers
};

struct Embedding {
    BoardMode mode = BoardMode::play;
    std::optional<Side> side; ///< of the person; the side to move where nobody says
    std::array<std::optional<Level>, 2>
        levels; ///< by side where two computers play, else the first is the opponent's
    std::optional<Goal> goal;
    std::optional<int> ply;       ///< where a game is shown first: at its end, in a replay at its start
    bool controls = true;         ///< there are buttons
    bool coordinates = true;      ///< the spaces show their numbers
    std::optional<bool> standing; ///< the board stands or lies; whichever fits where nobody says
    bool operator==(const Embedding&) const = default;
};

/// "mode=puzzle side=red level=keen goal=reach:7 ply=3 controls=off coordinates=off board=standing": what is
/// as it is by default may be left out. Two levels are "keen,casual", red's first.
std::string to_text(const Embedding& embedding);
/// Nothing where a word is not known or its value is not.
std::optional<Embedding> parse_embedding(std::string_view text);

/// What came of a goal.
enum class Verdict : std::uint8_t { open, reached, missed };

} // namespace puluc::ui
