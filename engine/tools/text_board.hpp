// The board in letters, for a terminal: r is a red piece, g a green one. The one idea: a space is a column of
// three rows as on the real board: captives above, the corridor in the middle, compatriots below.
#pragma once
#include "engine/moves.hpp"
#include <string>

namespace puluc {

/// The board in four or five lines of at most 77 characters: the numbers of the spaces, three rows of pieces,
/// and the killed if there are any. The last line ends like the others.
std::string draw_board(const Position& position);

/// "Red" or "Green".
std::string side_word(Side side);

/// What a move did, as the end of a sentence: "captures 2 and frees 1".
std::string describe(const Position& before, const Step& step);

} // namespace puluc
