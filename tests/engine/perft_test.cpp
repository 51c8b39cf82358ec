#include "engine/perft.hpp"
#include "tests/support/example.hpp"
#include "tests/support/reference.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace puluc;

namespace {

std::uint64_t reference_perft(const reference::Board& board, int depth) {
    if (depth == 0) return 1;
    if (reference::is_lost(board)) return 0;
    std::uint64_t ways = 0;
    for (int value = 1; value <= largest_throw; ++value)
        for (const int from : reference::movable(board, value)) {
            reference::Board next = board;
            reference::move(next, from, value);
            ways += reference_perft(next, depth - 1);
        }
    return ways;
}

} // namespace

TEST_CASE("perft from the start is what two other programs count") {
    std::ifstream file(PULUC_TEST_DATA "/perft.txt");
    int lines = 0;
    int depth = 0;
    std::uint64_t ways = 0;
    for (; file >> depth >> ways; ++lines) {
        CHECK(perft(Position::start(), depth) == ways);
        CHECK(perft(Position::start().mirror(), depth) == ways);
    }
    CHECK(lines == 8);
}

TEST_CASE("perft counts nothing beyond a win") {
    CHECK(perft(example::position("3/5(rg)3/0 g"), 0) == 1);
    CHECK(perft(example::position("3/5(rg)3/0 g"), 1) == 0);
    // Green's last piece stands two spaces ahead, so that a throw of 2 can win.
    const char* text = "0/3r1g3/0 r";
    CHECK(perft(example::position(text), 1) == 5);
    CHECK(perft(example::position(text), 3) == reference_perft(reference::board_of(text), 3));
}

TEST_CASE("perft agrees with the reference where many pieces are on the track") {
    for (const char* text : {"0/r1(rgg)1r(grr)1g1/1 r", "2/(gr)r1g(rg)2g1/1 g", "0/rgr(gr)r(rg)3/2 r"}) {
        INFO(std::string(text));
        CHECK(perft(example::position(text), 3) == reference_perft(reference::board_of(text), 3));
    }
}
