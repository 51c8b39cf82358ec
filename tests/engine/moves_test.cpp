// Move generation and play against two other programs: the shared cases, and the literal reference.
#include "engine/moves.hpp"
#include "engine/notation.hpp"
#include "tests/support/example.hpp"
#include "tests/support/random_games.hpp"
#include "tests/support/reference.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <set>

using namespace puluc;

namespace {

std::string json(const Step& step) {
    const auto number = [](int value) { return std::to_string(value); };
    return R"({"from":)" + number(step.move.from) + R"(,"to":)" + number(step.move.to) + R"(,"captured":)"
           + number(step.captured) + R"(,"freed":)" + number(step.freed) + R"(,"returned":)"
           + number(step.returned) + R"(,"killed":)" + number(step.killed) + R"(,"wins":)"
           + (step.won ? "true" : "false") + R"(,"next":")" + to_text(step.next) + R"("})";
}

/// A line of moves.jsonl as this engine would have written it.
std::string json(const Position& position, Throw value) {
    std::string moves;
    for (const Move move : legal_moves(position, value))
        moves += (moves.empty() ? "" : ",") + json(play(position, move));
    return R"({"position":")" + to_text(position) + R"(","throw":)" + std::to_string(value) + R"(,"moves":[)"
           + moves + "]}";
}

/// The position and the throw that a line of moves.jsonl is about, as text.
std::string question(const std::string& line) {
    const std::string position_key = R"({"position":")";
    const std::string throw_key = R"(","throw":)";
    const auto position_end = line.find(throw_key);
    REQUIRE(line.starts_with(position_key));
    REQUIRE(position_end != std::string::npos);
    return line.substr(position_key.size(), position_end - position_key.size()) + ' '
           + line[position_end + throw_key.size()];
}

/// Checks that the reference allows the same moves with the same effects, for every throw.
void check_against_reference(const Position& position) {
    const reference::Board board = reference::board_of(to_text(position));
    for (Throw value = 1; value <= largest_throw; ++value) {
        INFO(to_text(position, value));
        std::vector<int> spaces;
        for (const Move move : legal_moves(position, value)) {
            spaces.push_back(move.from);
            const Step step = play(position, move);
            reference::Board moved = board;
            const auto effects = reference::move(moved, move.from, value);
            CHECK(to_text(step.next) == reference::to_text(moved));
            CHECK(move.to == effects.to);
            CHECK(move.captures == (effects.captured > 0));
            CHECK(step.captured == effects.captured);
            CHECK(step.freed == effects.freed);
            CHECK(step.returned == effects.returned);
            CHECK(step.killed == effects.killed);
            CHECK(step.won == effects.wins);
        }
        CHECK(spaces == reference::movable(board, value));
    }
}

/// Puts pieces anywhere: most such positions never come up in a game that starts from the beginning.
Placement random_placement(Random& random) {
    Placement placement;
    placement.to_move = random.below(2) == 0 ? Side::red : Side::green;
    for (int& home : placement.home) home = random.below(4);
    for (auto& pile : placement.track) {
        if (random.below(3) != 0) continue;
        const int captives = random.below(3);
        const int own = captives > 0 ? 1 + random.below(3) : 1;
        pile = Pile{random.below(2) == 0 ? Side::red : Side::green, own, captives};
    }
    return placement;
}

} // namespace

TEST_CASE("every shared case has these moves, which do just this") {
    std::ifstream file(PULUC_TEST_DATA "/moves.jsonl");
    int cases = 0;
    for (std::string line; std::getline(file, line); ++cases) {
        const auto read = parse_position(question(line));
        REQUIRE(read);
        REQUIRE(read->lying);
        CHECK(json(read->position, *read->lying) == line);
    }
    CHECK(cases == 3000);
}

TEST_CASE("the reference allows the same in every position of random games") {
    random_games::each_turn_of(
        100, [](const Position& position, Throw, const Step&) { check_against_reference(position); });
}

TEST_CASE("the reference allows the same where pieces were put anywhere") {
    Random random(1);
    int positions = 0;
    while (positions < 2000) {
        const auto position = Position::make(random_placement(random));
        if (!position || position->winner()) continue;
        check_against_reference(*position);
        ++positions;
    }
}

TEST_CASE("a list of moves can be walked, counted, indexed and asked") {
    const auto position = example::position("2/r1r1g1(rg)2/3 r");
    const MoveList moves = legal_moves(position, 2);
    std::vector<Move> walked;
    for (const Move move : moves) walked.push_back(move);
    CHECK(walked == std::vector<Move>{{0, 2, false}, {3, 5, true}, {7, 9, false}});
    REQUIRE(moves.size() == 3);
    for (int i = 0; i < moves.size(); ++i) {
        const Move move = walked[static_cast<std::size_t>(i)];
        CHECK(moves[i] == move);
        CHECK(moves.from(move.from) == move);
    }
    const std::set<Space> sources{0, 3, 7};
    for (Space space = -1; space <= last_space + 1; ++space)
        CHECK(moves.contains(space) == (sources.count(space) == 1));
}
