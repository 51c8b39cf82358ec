#include "engine/evaluation.hpp"
#include "engine/review.hpp"
#include "tests/support/random_games.hpp"
#include <cmath>
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

TEST_CASE("a mark holds up to its limit and not beyond it") {
    CHECK(mark(0) == Mark::best);
    CHECK(mark(1) == Mark::blunder);
    const auto check = [](double limit, Mark up_to, Mark beyond) {
        CAPTURE(limit);
        CHECK(mark(std::nextafter(limit, 0)) == up_to);
        CHECK(mark(limit) == up_to);
        CHECK(mark(std::nextafter(limit, 1)) == beyond);
    };
    check(0.001, Mark::best, Mark::good);
    check(0.01, Mark::good, Mark::slip);
    check(0.03, Mark::slip, Mark::mistake);
    check(0.08, Mark::mistake, Mark::blunder);
}
