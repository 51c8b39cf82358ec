#include "engine/perft.hpp"
#include "engine/moves.hpp"

namespace puluc {

std::uint64_t perft(const Position& position, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    if (position.winner()) return 0;
    std::uint64_t ways = 0;
    for (Throw value = 1; value <= largest_throw; ++value) {
        const MoveList moves = legal_moves(position, value);
        if (depth == 1)
            ways += static_cast<std::uint64_t>(moves.size());
        else
            for (const Move move : moves) ways += perft(play(position, move).next, depth - 1);
    }
    return ways;
}

} // namespace puluc
