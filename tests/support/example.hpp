// Positions, moves and what they do, written in notation, for tests that read like the rules. Every check is
// made a second time with red and green changed over and the board turned round. Only for doctest programs.
#pragma once
#include "engine/notation.hpp"
#include <string>
#include <string_view>

namespace puluc::example {

/// The position of a text that must be good.
Position position(std::string_view text);

/// "4-6" of a move "6-4" and the other way round.
Move mirrored(const Move& move);

/// What a step did in the words of RULES.md, without what it did not: "captured 2 freed 1 wins".
std::string effects(const Step& step);

/// Checks that these are the legal moves of a position with a throw, and of its mirror: as in "0-3 4x7", from
/// the mover's own city forward.
void check_moves(std::string_view position_and_throw, std::string_view expected);

/// Checks what one of the legal moves of a position with a throw leads to and does, and the same mirrored.
void check_play(std::string_view position_and_throw, std::string_view move, std::string_view next,
    std::string_view expected_effects);

} // namespace puluc::example
