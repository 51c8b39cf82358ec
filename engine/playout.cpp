#include "engine/playout.hpp"
#include "engine/moves.hpp"
#include "engine/sticks.hpp"

namespace puluc {

int play_out(const Position& start, Random& random) {
    Position position = start; // a copy of its own stays in registers, which a parameter in WASM does not
    int plies = 0;
    while (!position.winner()) {
        const MoveList moves = legal_moves(position, throw_sticks(random).value());
        position = play(position, moves[random.below(moves.size())]).next;
        ++plies;
    }
    return plies;
}

} // namespace puluc
