// A playout: a game played to its end with random moves, each legal move as likely as the others. It measures
// the engine's speed and how long such games last; as a way to play it is hopeless.
#pragma once
#include "engine/position.hpp"
#include "engine/random.hpp"

namespace puluc {

/// Plays on to the end, with fair sticks (D1). How many plies it took: none where somebody has won. Every
/// game ends, with a chance of 1.
int play_out(const Position& start, Random& random);

} // namespace puluc
