// The review of a game: what each move gave away and what the sticks gave. It holds for any evaluation, exact
// or not. Not here: the words for it, and the graph. The one idea: the chance before a throw, after it and
// after the move form one chain, so what the moves and the sticks gave adds up, exactly, to what became of
// the game.
#pragma once
#include "engine/advisor.hpp"
#include "engine/game.hpp"

namespace puluc {

/// How a move compares with the best one, by what it costs in chance to win.
enum class Mark : std::uint8_t { best, good, slip, mistake, blunder };

/// The cost from which on a move is no longer that good: above 0.1, 1, 3 and 8 points of a hundred.
inline constexpr std::array<double, 4> mark_limits{0.001, 0.01, 0.03, 0.08};
Mark mark(double cost);

/// One turn, all chances those of the side that made it.
struct ReviewedTurn {
    Side side = Side::red;
    Throw value = 1;
    Move move;
    Move best;         ///< the best move of the throw, the move itself where it is one of the best
    double before = 0; ///< before the throw
    double thrown = 0; ///< after the throw, with the best move
    double after = 0;  ///< after the move

    /// What the sticks gave: the value of the throw less what was expected. Positive is good for the side.
    [[nodiscard]] double luck() const { return thrown - before; }
    /// What the move gave away, 0 or more.
    [[nodiscard]] double cost() const { return thrown - after; }
};

struct Review {
    std::vector<ReviewedTurn> turns;
    /// Red's chance before each turn, and after the last: one more than there are turns. 1 or 0 once it is
    /// won.
    std::vector<double> red_chances;
    std::array<double, 2> given_away{}; ///< by side: the sum of the costs
    std::array<double, 2> luck{};       ///< by side: the sum of what the sticks gave
};

/// Reviews the whole line of a game, also what was taken back. `evaluation` gives the chance of the side to
/// move. The chain holds: red_chances.back() - red_chances.front() is Red's luck less what Red gave away,
/// less the same of Green.
Review review(const Game& game, const Evaluation& evaluation);

} // namespace puluc
