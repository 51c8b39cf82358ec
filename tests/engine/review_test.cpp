#include "engine/evaluation.hpp"
#include "engine/review.hpp"
#include "tests/support/random_games.hpp"
#include <doctest/doctest.h>

using namespace puluc;

TEST_CASE("what the moves and the sticks gave adds up to what became of the game") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        const Game game = random_games::game_of(seed, seed % 2 == 0 ? 400 : 9);
        const Review r = review(game, estimate);
        REQUIRE(r.turns.size() == game.steps().size());
        REQUIRE(r.red_chances.size() == r.turns.size() + 1);
        const double gained = r.luck[0] - r.given_away[0] - r.luck[1] + r.given_away[1];
        CHECK(r.red_chances.back() - r.red_chances.front() == doctest::Approx(gained).epsilon(1e-9));
        if (game.over()) CHECK(r.red_chances.back() == (game.position().winner() == Side::red ? 1.0 : 0.0));
        for (const ReviewedTurn& turn : r.turns) {
            CHECK(turn.cost() >= 0);
            CHECK((turn.cost() > 0) == (turn.best != turn.move));
        }
    }
}

TEST_CASE("a move that wins is the best, and one that passes a win by is not") {
    const auto position = parse_position("4/r2g5/0 r")->position;
    Game game(position, 3);
    SUBCASE("winning") {
        REQUIRE(game.play({1, 4, true}));
        const Review r = review(game, estimate);
        CHECK(r.turns[0].after == 1.0);
        CHECK(mark(r.turns[0].cost()) == Mark::best);
        CHECK(r.red_chances.back() == 1.0);
    }
    SUBCASE("not winning") {
        REQUIRE(game.play({0, 3, false}));
        const Review r = review(game, estimate);
        CHECK(r.turns[0].thrown == 1.0);
        CHECK(r.turns[0].best == Move{1, 4, true});
        CHECK(r.turns[0].cost() > 0.001);
    }
}

TEST_CASE("the marks go up with the cost") {
    CHECK(mark(0) == Mark::best);
    CHECK(mark(0.005) == Mark::good);
    CHECK(mark(0.02) == Mark::slip);
    CHECK(mark(0.05) == Mark::mistake);
    CHECK(mark(0.3) == Mark::blunder);
}
