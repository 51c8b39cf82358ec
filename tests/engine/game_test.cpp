#include "engine/game.hpp"
#include "tests/support/example.hpp"
#include "tests/support/random_games.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

/// Lays a throw and plays the move of the piece on `from`.
void turn(Game& game, Throw value, Space from) {
    game.lay(sticks_worth(value, 0));
    REQUIRE(game.play(legal_moves(game.position(), value).from(from)));
}

std::vector<Throw> throws_of(const Game& game) {
    std::vector<Throw> values;
    for (const Sticks& sticks : game.throws()) values.push_back(sticks.value());
    return values;
}

} // namespace

TEST_CASE("a move that the sticks do not allow leaves the game as it was") {
    Game game;
    const Move enters{0, 3, false};
    CHECK(game.play(enters).error() == PlayFault::not_thrown);
    game.lay(sticks_worth(3, 0));
    for (const Move& move : {Move{0, 2, false}, Move{0, 3, true}, Move{10, 7, false}, Move{3, 6, false},
             Move{-1, 2, false}, Move{99, 102, false}}) {
        CHECK(game.play(move).error() == PlayFault::illegal_move);
        CHECK(game.ply() == 0);
        CHECK(game.position() == Position::start());
        CHECK(game.sticks() == sticks_worth(3, 0));
    }
    CHECK(game.play(enters).value().next == game.position());
}

TEST_CASE("a game that is over takes no more moves") {
    Game game(example::position("3/3r1g3/0 r"));
    turn(game, 2, 4);
    CHECK(game.over());
    CHECK(game.steps().back().won);
    CHECK(game.play(Move{10, 8, false}).error() == PlayFault::game_over);
    REQUIRE(game.take_back());
    CHECK_FALSE(game.over());
    CHECK(game.sticks()->value() == 2);
}

TEST_CASE("the sticks are thrown once a turn") {
    Random random(5);
    Game game;
    CHECK_FALSE(game.sticks());
    const Sticks sticks = game.throw_sticks(random);
    for (int i = 0; i < 20; ++i) CHECK(game.throw_sticks(random) == sticks);
    CHECK(game.throws().size() == 1);
}

TEST_CASE("a game may begin with sticks that lie") {
    Game game(Position::start(), 4);
    REQUIRE(game.sticks());
    CHECK(game.sticks()->value() == 4);
    REQUIRE(game.play(Move{0, 4, false}));
    CHECK_FALSE(game.sticks());
}

TEST_CASE("every place of a game can be shown, with its sticks or before them") {
    Random random(2);
    Game game;
    random_games::play_on(game, random, 40);
    const int last = game.ply();
    for (int ply = last; ply >= 0; --ply) {
        game.go_to(ply, true);
        CHECK(game.ply() == ply);
        CHECK(game.position()
              == (ply == 0 ? game.start() : game.steps()[static_cast<std::size_t>(ply - 1)].next));
        CHECK(game.sticks().has_value() == (ply < last));
        game.go_to(ply, false);
        CHECK_FALSE(game.sticks());
    }
    CHECK_FALSE(game.take_back());
    while (game.redo()) CHECK_FALSE(game.sticks());
    CHECK(game.ply() == last);
}

TEST_CASE("the same move again keeps what can be redone, another one does not") {
    Game game;
    turn(game, 2, 0);
    turn(game, 1, 10);
    turn(game, 1, 2);
    game.go_to(0, true);
    REQUIRE(game.play(Move{0, 2, false}));
    CHECK(game.steps().size() == 3);
    REQUIRE(game.redo());
    REQUIRE(game.take_back());

    game.go_to(2, true);
    REQUIRE(game.play(Move{0, 1, false}));
    CHECK(game.steps().size() == 3);
    CHECK(game.steps().back().move == Move{0, 1, false});
    game.go_to(1, true);
    game.go_to(0, true);
    CHECK(throws_of(game) == std::vector<Throw>{2, 1, 1});
}

TEST_CASE("another move forgets the moves after it and none of the throws") {
    Game game;
    turn(game, 2, 0);
    turn(game, 1, 10);
    turn(game, 1, 2);
    turn(game, 3, 9);
    game.go_to(2, true);
    REQUIRE(game.play(Move{0, 1, false}));
    CHECK(game.steps().size() == 3);
    CHECK_FALSE(game.redo());
    Random random(1);
    CHECK(game.throw_sticks(random).value() == 3);
    CHECK(throws_of(game) == std::vector<Throw>{2, 1, 1, 3});
}

TEST_CASE("sticks that are laid replace a throw of another value, and what was played on it") {
    Game game;
    turn(game, 2, 0);
    turn(game, 1, 10);
    turn(game, 1, 2);
    game.go_to(1, false);
    game.lay(Sticks{0b1000}); // also worth 1, though it looks otherwise
    CHECK(game.steps().size() == 3);
    CHECK(game.sticks() == Sticks{0b1000});
    game.lay(sticks_worth(4, 0));
    CHECK(game.steps().size() == 1);
    CHECK(throws_of(game) == std::vector<Throw>{2, 4, 1});
}

TEST_CASE("a game that is taken up again throws what it threw before") {
    Random random(9);
    Game game;
    random_games::play_on(game, random, 12);
    game.go_to(5, true);
    const auto other_move = [](const Game& played) {
        const MoveList moves = legal_moves(played.position(), played.sticks()->value());
        return moves[moves.size() - 1];
    };
    REQUIRE(game.play(other_move(game)));

    Game again(game.start(), {game.throws().begin(), game.throws().end()});
    Random fresh(1234);
    for (const Step& step : game.steps().first(static_cast<std::size_t>(game.ply()))) {
        again.throw_sticks(fresh);
        REQUIRE(again.play(step.move));
    }
    CHECK(again.position() == game.position());
    while (again.throws().size() > static_cast<std::size_t>(again.ply())) {
        CHECK(again.throw_sticks(fresh) == game.throw_sticks(random));
        REQUIRE(again.play(other_move(again)));
        REQUIRE(game.play(other_move(game)));
    }
    CHECK(again.throws().size() == 12);
    CHECK(Random(1234).next() == fresh.next());
}
