// The advisor ranks what a throw allows by the chance to win: what opponents, hints and reviews ask. It knows
// the rules and no strategy: how good a position is comes from an Evaluation that the caller passes in, be it
// an estimate or exact. The one idea: a move is worth what the position after it leaves to the other side.
#pragma once
#include "engine/moves.hpp"
#include <functional>
#include <vector>

namespace puluc {

/// The chance, 0 to 1, that the side to move wins, before its throw. Asked only of positions that nobody has
/// won.
using Evaluation = std::function<double(const Position&)>;

/// A move and the chance, 0 to 1, that the side which makes it wins.
struct Advice {
    Move move;
    double chance = 0;
    bool operator==(const Advice&) const = default;
};

/// The chance that the side which makes a step wins: 1 where the step does (R14), else what it leaves to the
/// other side, by anything that is asked like an Evaluation.
template <class Chances>
double chance_after(const Step& step, const Chances& chances) {
    return step.won ? 1.0 : 1.0 - chances(step.next);
}

/// Every legal move of the throw, the best first, equally good ones in the order of legal_moves(). A move
/// that wins has the chance 1 (R14). Only where nobody has won.
std::vector<Advice> advise(const Position& position, Throw value, const Evaluation& evaluation);

/// The chance that the side to move wins, looking one turn ahead: that of the best move of each throw, by
/// the odds of the throws (D1). Only where nobody has won.
double expected_chance(const Position& position, const Evaluation& evaluation);

/// The same as an evaluation: one that sees one turn further than the given one.
Evaluation look_ahead(Evaluation evaluation);

} // namespace puluc
