// Seeded random games, and what must hold in every position of every one of them.
#include "engine/evaluation.hpp"
#include "engine/game.hpp"
#include "engine/opponent.hpp"
#include "tests/support/example.hpp"
#include "tests/support/random_games.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

constexpr std::uint64_t games = 300;

int on_track_of(const Position& position, Side side) {
    int pieces = 0;
    for (Space space = 1; space <= track_spaces; ++space) pieces += position.count(side, space);
    return pieces;
}

int free_pieces(const Position& position, Side side) {
    int pieces = position.home(side);
    for (Space space = 1; space <= track_spaces; ++space)
        if (const auto pile = position.pile(space); pile && pile->side == side) ++pieces;
    return pieces;
}

void check_pieces(const Position& position) {
    for (const Side side : {Side::red, Side::green}) {
        CHECK(position.home(side) + on_track_of(position, side) + position.killed(side) == pieces_per_side);
        CHECK(position.count(side, city(other(side))) == 0); // D11
        CHECK((free_pieces(position, side) == 0) == (position.winner() == other(side)));
    }
    for (Space space = 1; space <= track_spaces; ++space) {
        const auto pile = position.pile(space);
        if (!pile) continue;
        CHECK(pile->own >= 1);
        CHECK((pile->own == 1 || pile->captives > 0)); // D7
    }
}

void check_round_trips(const Position& position) {
    CHECK(position.mirror().mirror() == position);
    const auto made = Position::make(position.placement());
    REQUIRE(made);
    CHECK(*made == position);
    const auto read = parse_position(to_text(position));
    REQUIRE(read);
    CHECK(read->position == position);
    CHECK_FALSE(read->lying);
}

void check_throws(const Position& position) {
    for (Throw value = 1; value <= largest_throw; ++value) {
        const MoveList moves = legal_moves(position, value);
        CHECK(moves.size() >= 1); // D12
        CHECK(moves.size() <= pieces_per_side);
        const MoveList mirror_moves = legal_moves(position.mirror(), value);
        REQUIRE(mirror_moves.size() == moves.size());
        for (int i = 0; i < moves.size(); ++i) {
            CHECK(mirror_moves[i] == example::mirrored(moves[i]));
            CHECK(play(position.mirror(), mirror_moves[i]).next == play(position, moves[i]).next.mirror());
        }
        const auto read = parse_position(to_text(position, value));
        REQUIRE(read);
        CHECK(read->lying == value);
    }
}

/// What a step says that it did is the difference between the positions before and after it.
void check_step(const Position& before, const Step& step) {
    const Side us = before.to_move();
    const Side them = other(us);
    const bool enters = step.move.from == city(us);
    CHECK(step.next.to_move() == them);
    CHECK(step.won == (step.next.winner() == us));
    CHECK(step.next.winner() != them); // D13: only the side that did not move can lose
    CHECK(step.next.killed(us) == before.killed(us));
    CHECK(step.next.killed(them) == before.killed(them) + step.killed);
    CHECK(step.next.home(us) == before.home(us) + step.returned - (enters ? 1 : 0));
    CHECK(step.next.home(them) == before.home(them));
    CHECK((step.captured > 0) == step.move.captures);
    if (!step.move.captures) {
        CHECK(step.freed == 0);
        CHECK((step.returned > 0) == (step.move.to == city(them)));
        return;
    }
    const auto taken = before.pile(step.move.to);
    REQUIRE(taken);
    CHECK(taken->own == step.captured);
    CHECK(taken->captives == step.freed);
    CHECK(step.next.pile(step.move.to)->side == us);
}

/// A whole game as text: chance throws, Red is keen, Green is casual.
std::string game_text(std::uint64_t seed) {
    Random random(seed);
    Game game;
    while (!game.over()) {
        const Throw value = game.throw_sticks(random).value();
        const Level level = game.position().to_move() == Side::red ? Level::keen : Level::casual;
        REQUIRE(game.play(choose_move(level, game.position(), value, estimate, random)));
    }
    return to_text(record_of(game));
}

} // namespace

TEST_CASE("in every position of random games all pieces are where the rules allow them") {
    random_games::each_turn_of(games, [](const Position& position, Throw, const Step& step) {
        check_pieces(position);
        check_pieces(step.next);
        check_step(position, step);
    });
}

TEST_CASE("every position of random games survives text, placement and mirror, and has moves") {
    random_games::each_turn_of(games, [](const Position& position, Throw, const Step& step) {
        check_round_trips(position);
        check_round_trips(step.next);
        check_throws(position);
    });
}

TEST_CASE("a game leaves nothing behind: in any order, the same seeds give the same games") {
    constexpr std::uint64_t count = 1000;
    std::vector<std::string> forward;
    for (std::uint64_t seed = 0; seed < count; ++seed) forward.push_back(game_text(seed));
    for (std::uint64_t seed = count; seed-- > 0;) {
        INFO("seed ", seed);
        CHECK(game_text(seed) == forward[static_cast<std::size_t>(seed)]);
    }
    CHECK(forward[0] != forward[1]);
}
