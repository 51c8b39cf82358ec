// The rules a second time, as literally and as slowly as RULES.md words them: a board is its spaces, a space
// the pieces that lie on it. It shares nothing with the engine but the text of a position, and knows shorter
// tracks and fewer pieces as well. The one idea: what two so different programs agree on is likely right.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace puluc::reference {

struct Board {
    /// From Red's city to Green's. A space is its pieces, 'r' and 'g', from the top of the pile down.
    std::vector<std::string> spaces;
    char to_move = 'r';
};

/// What a move did, in pieces.
struct Effects {
    int to = 0;
    int captured = 0;
    int freed = 0;
    int returned = 0;
    int killed = 0;
    bool wins = false;
};

/// The board at the start of a game of so many pieces a side and track spaces.
Board start(int pieces = 5, int track = 9);

/// The board of a position as RULES.md writes it, without a throw; of any track length. The text must be
/// good.
Board board_of(std::string_view text);
std::string to_text(const Board& board);

/// The spaces whose pieces the throw lets move, from the mover's own city forward.
std::vector<int> movable(const Board& board, int value);

/// Moves the piece on a space that is movable, with what it carries. The other side is then to move.
Effects move(Board& board, int from, int value);

/// Whether the side to move has lost.
bool is_lost(const Board& board);

} // namespace puluc::reference
