// A playout: a game played to its end with random moves, each legal move as likely as the others. It measures
// the engine's speed and feeds its tests; as a way to play it is hopeless.
#pragma once
#include "engine/moves.hpp"
#include "engine/sticks.hpp"

namespace puluc {

/// A turn of a playout: fair sticks (D1), then any of the moves. Only where nobody has won.
inline Step play_randomly(const Position& position, Random& random) {
    const MoveList moves = legal_moves(position, throw_sticks(random).value());
    return play(position, moves[random.below(moves.size())]);
}

/// Plays on to the end. How many plies it took; a won position takes none. Every game ends, with a chance
/// of 1.
inline int play_out(Position position, Random& random) {
    int plies = 0;
    for (bool won = position.winner().has_value(); !won; ++plies) {
        const Step step = play_randomly(position, random);
        position = step.next;
        won = step.won;
    }
    return plies;
}

} // namespace puluc
