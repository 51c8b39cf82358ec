// A small game solved in fractions, by another method than the engine's and on another program's rules (the
// reference). The one idea: guess the best moves by iteration, write down the linear equations of these
// moves, and solve them by Cramer's rule: all chances are whole numbers over one denominator, found modulo
// many primes, one loop of play after the other. Whether the guess was right is then checked in these whole
// numbers, so nothing is left to trust.
#pragma once
#include "tests/small_board/natural.hpp"
#include "tests/support/reference.hpp"
#include <array>
#include <string>
#include <vector>

namespace puluc::exact {

/// A position with Red to move, and where each throw and move leads.
struct State {
    reference::Board board;
    std::array<std::vector<int>, 5> next; ///< by throw: states that the other side then sees; `won` is a win
};
inline constexpr int won = -1;

struct Game {
    std::vector<State> states;
};
/// The game of these boards, with Red to move, and of all that they lead to.
Game game_of(const std::vector<reference::Board>& boards);

/// The chance of state i is chances[i] / denominator.
struct Chances {
    Natural denominator{1};
    std::vector<Natural> chances;
};
Chances solve(const Game& game);

/// Whether the chances are those of best play: each is what the best move of each throw leads to, weighed.
bool are_of_best_play(const Game& game, const Chances& chances);

} // namespace puluc::exact
