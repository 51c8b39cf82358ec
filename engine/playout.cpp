#include "engine/playout.hpp"
#include "engine/moves.hpp"
#include "engine/sticks.hpp"

namespace puluc {

int play_out(Position position, Random& random) {
    int plies = 0;
    while (!position.winner()) {
        const MoveList moves = legal_moves(position, throw_sticks(random).value());
        position = play(position, moves[random.below(moves.size())]).next;
        ++plies;
    }
    return plies;
}

} // namespace puluc
