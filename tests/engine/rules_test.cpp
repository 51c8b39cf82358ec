// One example of every rule R1 to R14 and every decision D1 to D15, named after it.
#include "engine/game.hpp"
#include "tests/support/example.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using example::check_moves;
using example::check_play;
using example::position;

TEST_CASE("R1: eleven spaces, a city at each end and nine of track between them") {
    CHECK(city(Side::red) == 0);
    CHECK(city(Side::green) == 10);
    for (Space space = 1; space <= 9; ++space) CHECK(on_track(space));
    CHECK_FALSE(on_track(0));
    CHECK_FALSE(on_track(10));
    CHECK(position("0/r7g/0 r").count(Side::green, 9) == 1);
    CHECK(position("0/r7g/0 r").mirror() == position("0/r7g/0 g"));
}

TEST_CASE("R2: each side starts with five pieces, all at home") {
    CHECK(Position::start() == position("5/9/5 r"));
    CHECK(Position::start().mirror() == position("5/9/5 g"));
}

TEST_CASE("R3: a throw is worth its marked sides, or 5 if none shows") {
    CHECK(Sticks{0b0000}.value() == 5);
    CHECK(Sticks{0b0100}.value() == 1);
    CHECK(Sticks{0b1001}.value() == 2);
    CHECK(Sticks{0b1110}.value() == 3);
    CHECK(Sticks{0b1111}.value() == 4);
}

TEST_CASE("R4, D14: Red starts") { CHECK(Game().position().to_move() == Side::red); }

TEST_CASE("R5, D2: a turn is one throw and then one move, and both must be made") {
    for (const char* start : {"5/9/5 r", "5/9/5 g"}) {
        Game game(position(start));
        const Side first = game.position().to_move();
        const Move enters{city(first), first == Side::red ? 3 : 7, false};
        CHECK(game.play(enters).error() == PlayFault::not_thrown);
        game.lay(sticks_worth(3, 0));
        CHECK(game.position().to_move() == first);
        REQUIRE(game.play(enters));
        CHECK(game.position().to_move() == other(first));
        CHECK_FALSE(game.sticks());
    }
}

TEST_CASE("R6: a piece at home may enter, by the number of spaces thrown") {
    check_moves("5/9/5 r 3", "0-3");
    check_play("5/9/5 r 3", "0-3", "4/2r6/5 g", "");
}

TEST_CASE("R7: a free piece on the track may move instead") {
    check_moves("4/2r6/5 r 2", "0-2 3-5");
    check_play("4/2r6/5 r 2", "3-5", "4/4r4/5 g", "");
    check_moves("0/2r6/5 r 2", "3-5");
}

TEST_CASE("R8: a piece may not land on another, unless that is a captive of the enemy") {
    check_moves("3/1r1r5/5 r 2", "4-6");
    check_moves("3/1r1(gr)5/4 r 2", "2x4");
}

TEST_CASE("R9: in the enemy city the piece and its compatriots return, and its captives are killed") {
    check_play("1/7(rrgg)1/1 r 2", "8-10", "3/9/1 g", "returned 2 killed 2");
}

TEST_CASE("R10: a piece that lands on an enemy on the track captures it") {
    check_play("4/2r1g4/4 r 2", "3x5", "4/4(rg)4/4 g", "captured 1");
}

TEST_CASE("R11: an enemy in its city is not captured") {
    check_play("4/7r1/5 r 2", "8-10", "5/9/5 g", "returned 1");
}

TEST_CASE("R12: the captives of a captured enemy are freed and go with their deliverer") {
    check_play("2/2r1(grr)4/3 r 2", "3x5", "2/4(rrrg)4/3 g", "captured 1 freed 2");
}

TEST_CASE("R13: captives and compatriots move with the piece on top") {
    check_play("2/4(rrg)4/3 r 4", "5-9", "2/8(rrg)/3 g", "");
    check_play("2/4(rrg)1g2/3 r 2", "5x7", "2/6(rrgg)2/3 g", "captured 1");
}

TEST_CASE("R14: a side wins when all pieces of the other are captured or killed") {
    check_play("3/3r1g(rg)2/0 r 2", "4x6", "3/5(rg)(rg)2/0 g", "captured 1 wins");
    CHECK(position("3/5(rg)(rg)2/0 g").winner() == Side::red);
    CHECK(position("3/5(rg)(rg)2/0 g").mirror().winner() == Side::green);
}

TEST_CASE("D1: the five throws have the odds 4, 6, 4, 1, 1 in 16") {
    std::array<int, largest_throw + 1> ways{};
    for (std::uint8_t marked = 0; marked < 16; ++marked)
        ++ways[static_cast<std::size_t>(Sticks{marked}.value())];
    CHECK(ways == std::array{0, 4, 6, 4, 1, 1});
    int sum = 0;
    for (Throw value = 1; value <= largest_throw; ++value) {
        CHECK(throw_weight(value) == ways[static_cast<std::size_t>(value)]);
        sum += value * throw_weight(value);
    }
    CHECK(sum == 37); // 2.3125 * 16
}

TEST_CASE("D3: entering goes to the n-th space from one's own city, and is one move") {
    check_moves("5/9/5 r 1", "0-1");
    check_moves("5/9/5 r 5", "0-5");
    check_play("2/9/5 r 5", "0-5", "1/4r4/5 g", "");
    check_play("1/9/5 r 5", "0-5", "0/4r4/5 g", "");
}

TEST_CASE("D4: entering onto an enemy pile captures it and frees what it held") {
    check_play("3/2(grr)6/4 r 3", "0x3", "2/2(rrrg)6/4 g", "captured 1 freed 2");
}

TEST_CASE("D5: one's own pile blocks, one's own piece under an enemy does not") {
    check_moves("3/1r1(rg)5/4 r 2", "4-6");
    check_moves("3/1(rg)1r5/4 r 2", "4-6");
    check_play("3/1r1(gr)5/4 r 2", "2x4", "3/3(rrg)5/4 g", "captured 1 freed 1");
}

TEST_CASE("D6: passing over pieces and piles is free and does nothing") {
    check_play("2/rg(gr)1r4/3 r 5", "1-6", "2/1g(gr)1rr3/3 g", "");
}

TEST_CASE("D7: a capture takes the whole pile, whose captives become compatriots") {
    check_play("1/1r1(ggrr)5/3 r 2", "2x4", "1/3(rrrgg)5/3 g", "captured 2 freed 2");
    check_play("2/1(rg)1(ggr)5/1 r 2", "2x4", "2/3(rrggg)5/1 g", "captured 2 freed 1");
}

TEST_CASE("D8: after a capture the pile goes on forward") {
    check_moves("0/4(rg)4/4 r 2", "5-7");
    check_play("0/4(rg)4/4 r 5", "5-10", "1/9/4 g", "returned 1 killed 1");
}

TEST_CASE("D9: captives and compatriots can't move by themselves") {
    check_moves("0/1r1(grr)(rrg)4/3 r 1", "2-3 5-6");
}

TEST_CASE("D10: a move that reaches or passes the enemy city ends there, whatever it carries") {
    for (const char* text : {"3/8r/5 r 1", "3/8r/5 r 2", "3/8r/5 r 5"})
        check_play(text, "9-10", "4/9/5 g", "returned 1");
    check_play("0/6(rgg)2/3 r 4", "7-10", "1/9/3 g", "returned 1 killed 2");
    check_moves("0/7rr/5 r 2", "8-10 9-10");
}

TEST_CASE("D11: nobody stays in the enemy city, so nobody can be captured there") {
    const Step step = play(position("3/8r/5 r"), Move{9, 10, false});
    CHECK(step.next.count(Side::red, 10) == 0);
    CHECK(step.next.home(Side::red) == 4);
    check_moves("4/9/5 g 3", "10-7");
}

TEST_CASE("D12: there is always a move, by the foremost piece if by no other") {
    check_moves("4/r8/5 r 1", "1-2");
    check_moves("0/rrrrr4/5 r 1", "5-6");
    check_moves("0/rr1r1r1r1/5 r 2", "1-3 8-10");
}

TEST_CASE("D13: a side without a free piece has lost, though its captives are on the track") {
    check_play("2/3r1g(rgggg)2/0 r 2", "4x6", "2/5(rg)(rgggg)2/0 g", "captured 1 wins");
    check_play("2/3r1g3/0 r 2", "4x6", "2/5(rg)3/0 g", "captured 1 wins");
    CHECK_FALSE(position("2/3r1g3/1 r").winner());
    CHECK(parse_position("0/5(gr)3/4 g").error().fault == TextFault::nobody_could_have_moved);
    CHECK(parse_position("4/5(rg)3/0 r").error().fault == TextFault::nobody_could_have_moved);
}

TEST_CASE("D15: a move that is taken back leaves its throw, and the throws after it, as they were") {
    for (const char* start : {"5/9/5 r", "5/9/5 g"}) {
        Random random(15);
        Game game(position(start));
        std::vector<Sticks> thrown;
        for (int ply = 0; ply < 6; ++ply) {
            thrown.push_back(game.throw_sticks(random));
            REQUIRE(game.play(legal_moves(game.position(), thrown.back().value())[0]));
        }
        while (game.take_back()) CHECK(game.sticks() == thrown[static_cast<std::size_t>(game.ply())]);
        // Other moves now, where there are any, and still the same throws.
        for (const Sticks& sticks : thrown) {
            CHECK(game.throw_sticks(random) == sticks);
            const MoveList moves = legal_moves(game.position(), sticks.value());
            REQUIRE(game.play(moves[moves.size() - 1]));
        }
    }
}
