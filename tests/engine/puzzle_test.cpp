#include "engine/evaluation.hpp"
#include "engine/puzzle.hpp"
#include "tests/support/example.hpp"
#include <doctest/doctest.h>
#include <map>

using namespace puluc;

namespace {

std::string_view theme(std::string_view position_and_throw, std::string_view best) {
    const auto text = parse_position(position_and_throw);
    REQUIRE(text);
    const auto move = parse_move(best);
    REQUIRE(move);
    return name(theme_of(text->position, *text->lying, *move));
}

bool alike(std::string_view a, std::string_view b) {
    return are_alike(example::position(a), example::position(b));
}

} // namespace

TEST_CASE("a puzzle's theme is what its best move does") {
    CHECK(theme("4/3r1g3/4 r 2", "4x6") == "capture");
    CHECK(theme("3/2r1(gr)4/4 r 2", "3x5") == "free");
    CHECK(theme("4/5(rg)3/4 r 2", "6-8") == "carry home");
    CHECK(theme("3/6(rrg)2/4 r 4", "7-10") == "carry home");
    CHECK(theme("4/3r1g3/4 r 2", "0-2") == "hold back");
    CHECK(theme("4/3r5/5 r 2", "4-6") == "race");
    CHECK(theme("4/3r1g3/4 g 2", "6x4") == "capture");
}

TEST_CASE("positions are alike where up to three spaces hold something else") {
    const std::string_view one = "2/1r2(gr)1g1r/3 r";
    CHECK(alike(one, one));
    CHECK(alike(one, "2/2r1(gr)1g1r/3 r"));       // one piece elsewhere: two spaces
    CHECK(alike(one, "3/1r2(gr)1g2/3 r"));        // one piece back at home
    CHECK_FALSE(alike(one, "2/2r1(gr)2gr/3 r"));  // two pieces elsewhere: four spaces
    CHECK(alike(one, "2/1r2(rg)1g1r/3 r"));       // the same pieces, another carrier
    CHECK_FALSE(alike(one, "2/1r2(gr)1g1r/3 g")); // seen by the other side it is another position
}

TEST_CASE("a mirrored position is the same to whoever moves") {
    const Position position = example::position("2/1r2(gr)1g1r/3 r");
    CHECK(are_alike(position, position.mirror()));
}

TEST_CASE("nobody misses a win, and many miss a move that stands out by little") {
    CHECK(difficulty_of(example::position("1/3r1g(rrggg)2/0 r"), 2, {4, 6, true}, estimate) == 0);
    const Position opening = example::position("3/1r3r3/5 r");
    const auto advice = advise(opening, 1, look_ahead(estimate));
    REQUIRE(advice[0].chance - advice[1].chance < puzzle_margin);
    CHECK(difficulty_of(opening, 1, advice[0].move, estimate) > 0.3);
}

TEST_CASE("puzzles are found, the same every time, sorted, and each with one clearly best move") {
    const auto puzzles = find_puzzles(15, 1, estimate);
    const auto again = find_puzzles(15, 1, estimate);
    REQUIRE(puzzles.size() == 15);
    REQUIRE(again.size() == 15);
    std::map<PuzzleTheme, int> themes;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i];
        ++themes[puzzle.theme];
        CHECK(puzzle.position == again[i].position);
        CHECK(puzzle.advice.size() >= 3);
        CHECK(puzzle.advice[0].chance - puzzle.advice[1].chance >= puzzle_margin);
        CHECK(puzzle.advice == advise(puzzle.position, puzzle.value, estimate));
        if (i == 0) continue;
        CHECK(std::pair(puzzles[i - 1].theme, puzzles[i - 1].difficulty)
              <= std::pair(puzzle.theme, puzzle.difficulty));
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(are_alike(puzzle.position, puzzles[j].position));
    }
    for (const PuzzleTheme each : puzzle_themes) CHECK(themes[each] == 3);
}
