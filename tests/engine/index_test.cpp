#include "engine/index.hpp"
#include "tests/support/random_games.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

/// Counts the positions space by space, without the index: so many ways to have used up so many pieces of
/// each side, and to have or not to have a free one of each.
std::uint32_t counted_space_by_space() {
    constexpr int most = pieces_per_side;
    struct Ways {
        std::uint32_t at[most + 1][most + 1][2][2] = {};
    };
    Ways ways;
    // What is killed or at home comes first: a piece at home is free.
    for (int red = 0; red <= most; ++red)
        for (int green = 0; green <= most; ++green)
            for (int red_home = 0; red_home <= red; ++red_home)
                for (int green_home = 0; green_home <= green; ++green_home)
                    ++ways.at[red][green][red_home > 0][green_home > 0];
    for (int space = 0; space < track_spaces; ++space) {
        Ways next = ways; // the space is empty
        for (int red = 0; red <= most; ++red)
            for (int green = 0; green <= most; ++green)
                for (int own = 1; own <= most; ++own)
                    for (int captives = own > 1 ? 1 : 0; captives <= most; ++captives)
                        for (int free = 0; free < 4; ++free) {
                            const std::uint32_t here = ways.at[red][green][free / 2][free % 2];
                            if (red + own <= most && green + captives <= most)
                                next.at[red + own][green + captives][1][free % 2] += here;
                            if (red + captives <= most && green + own <= most)
                                next.at[red + captives][green + own][free / 2][1] += here;
                        }
        ways = next;
    }
    return ways.at[most][most][1][1];
}

} // namespace

TEST_CASE("the index numbers every position once, without a gap") {
    const PositionIndex index;
    CHECK(counted_space_by_space() == position_count);
    std::uint32_t number = 0;
    std::uint32_t wrong = 0;
    for (const Frame& frame : index.frames()) {
        if (frame.first != number) ++wrong;
        for (std::uint32_t i = 0; i < frame.size; ++i, ++number)
            if (index.encode(index.position(frame, i)) != number) ++wrong;
    }
    CHECK(number == position_count);
    CHECK(wrong == 0);
}

TEST_CASE("a number alone gives the position, and its mirror has the same number") {
    const PositionIndex index;
    for (std::uint32_t number = 0; number < position_count; number += 997) {
        const Position position = index.decode(number);
        REQUIRE(position.to_move() == Side::red);
        REQUIRE(index.encode(position) == number);
        REQUIRE(index.encode(position.mirror()) == number);
    }
    CHECK(index.decode(index.encode(Position::start())) == Position::start());
}

TEST_CASE("a turned frame has the same pieces with the other side to move") {
    const PositionIndex index;
    for (const Frame& frame : index.frames()) {
        const Frame turned = index.turned(frame);
        REQUIRE(turned.size == frame.size);
        REQUIRE(index.turned(turned).first == frame.first);
        Placement placement = index.position(frame, frame.size - 1).placement();
        placement.to_move = Side::green;
        const auto other_side = Position::make(placement);
        REQUIRE(other_side.ok());
        REQUIRE(index.encode(*other_side) - turned.first < turned.size);
    }
}

TEST_CASE("every position of random games has a number that leads back to it") {
    const PositionIndex index;
    random_games::each_turn_of(2000, [&](const Position& position, Throw, const Step&) {
        const Position as_red = position.to_move() == Side::red ? position : position.mirror();
        REQUIRE(index.decode(index.encode(position)) == as_red);
    });
}
