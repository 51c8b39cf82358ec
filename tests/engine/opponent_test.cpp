#include "engine/evaluation.hpp"
#include "engine/opponent.hpp"
#include "engine/sticks.hpp"
#include "tests/support/example.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

/// A level, or nothing for random moves.
using Player = std::optional<Level>;

Move choose(Player player, const Position& position, Throw value, Random& random) {
    const MoveList moves = legal_moves(position, value);
    if (!player) return moves[random.below(moves.size())];
    const Move move = choose_move(*player, position, value, estimate, random);
    REQUIRE(moves.contains(move.from));
    REQUIRE(moves.from(move.from) == move);
    return move;
}

/// How many of the games the first player wins; it is Red in every other one.
int wins(Player first, Player second, int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position position = Position::start();
        const Side side = game % 2 == 0 ? Side::red : Side::green;
        while (!position.winner()) {
            const Throw value = throw_sticks(random).value();
            const Player player = position.to_move() == side ? first : second;
            position = play(position, choose(player, position, value, random)).next;
        }
        if (position.winner() == side) ++won;
    }
    return won;
}

} // namespace

TEST_CASE("every level has a word, and the word gives the level") {
    for (const Level level : levels) CHECK(parse_level(name(level)) == level);
    CHECK(name(Level::beginner) == "beginner");
    CHECK(name(Level::casual) == "casual");
    CHECK(name(Level::keen) == "keen");
    CHECK(name(Level::expert) == "expert");
    CHECK(name(Level::perfect) == "perfect");
    CHECK_FALSE(parse_level(""));
    CHECK_FALSE(parse_level("Keen"));
}

TEST_CASE("the same generator state chooses the same move") {
    const Position position = example::position("1/r1r1g1(rg)g1/2 r");
    for (const Level level : levels)
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Random random(seed);
            Random same(seed);
            CHECK(choose_move(level, position, 1, estimate, random)
                  == choose_move(level, position, 1, estimate, same));
            CHECK(random.next() == same.next());
        }
}

TEST_CASE("no level overlooks a win") {
    const Position position = example::position("2/r2r1g3/0 r");
    for (const Level level : levels)
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            CHECK(choose_move(level, position, 2, estimate, random) == Move{4, 6, true});
        }
}

TEST_CASE("every level but the perfect one varies") {
    const Position position = example::position("3/r8/5 r");
    for (const Level level : levels) {
        bool entered = false;
        bool moved = false;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            Random random(seed);
            (choose_move(level, position, 2, estimate, random).from == 0 ? entered : moved) = true;
        }
        CHECK((entered && moved) == (level != Level::perfect));
    }
}

TEST_CASE("the perfect level makes the best move, as far as it is known one turn ahead") {
    const Position position = example::position("1/r1r1g1(rg)g1/2 r");
    Random random(0);
    for (Throw value = 1; value <= largest_throw; ++value)
        CHECK(choose_move(Level::perfect, position, value, estimate, random)
              == advise(position, value, look_ahead(estimate)).front().move);
}

TEST_CASE("each level beats the weaker ones by a margin") {
    // Neighbours are made to lie 7 points or more apart. Levels as good as each other would win half of the
    // games, with a standard error of 1.1 points here.
    CHECK(wins(Level::beginner, std::nullopt, 400) > 260);
    for (std::size_t i = 1; i < levels.size(); ++i) {
        CAPTURE(name(levels[i]));
        CHECK(wins(levels[i], levels[i - 1], 2000) > 1100);
    }
}
