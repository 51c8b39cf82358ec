// Random games for tests: fair throws, each legal move as likely as the others, the same game from the same
// seed. Not here: what must hold in them. A check that fails in one says the seed, the position, the throw
// and the move. Only for doctest programs.
#pragma once
#include "engine/game.hpp"
#include "engine/notation.hpp"
#include <doctest/doctest.h>

namespace puluc::random_games {

inline constexpr int longest = 10'000; ///< plies; the average is 53

/// Plays random moves until the game is over or so many more are made.
inline void play_on(Game& game, Random& random, int plies = longest) {
    const int end = game.ply() + plies;
    while (!game.over() && game.ply() < end) {
        const MoveList moves = legal_moves(game.position(), game.throw_sticks(random).value());
        REQUIRE(game.play(moves[random.below(moves.size())]));
    }
}

/// The game of a seed from the start, to its end or to so many plies.
inline Game game_of(std::uint64_t seed, int plies = longest) {
    Random random(seed);
    Game game;
    play_on(game, random, plies);
    return game;
}

/// Shows every turn of the game of a seed to `look`: the position, the throw, and what was played.
template <class Look>
void each_turn(std::uint64_t seed, const Look& look) {
    Random random(seed);
    Position position = Position::start();
    for (int ply = 0; !position.winner(); ++ply) {
        REQUIRE(ply < longest);
        const Throw value = throw_sticks(random).value();
        const MoveList moves = legal_moves(position, value);
        const Step step = play(position, moves[random.below(moves.size())]);
        INFO("seed ", seed, ", ", to_text(position, value), ", ", to_text(step.move));
        look(position, value, step);
        position = step.next;
    }
}

/// The same of every game of the seeds 0 to count - 1.
template <class Look>
void each_turn_of(std::uint64_t count, const Look& look) {
    for (std::uint64_t seed = 0; seed < count; ++seed) each_turn(seed, look);
}

} // namespace puluc::random_games
