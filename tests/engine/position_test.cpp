#include "engine/position.hpp"
#include "tests/support/example.hpp"
#include <doctest/doctest.h>
#include <limits>

using namespace puluc;

namespace {

/// Only Red's five and Green's five at home, so that a test can change one thing.
Placement all_home() { return Position::start().placement(); }

void check_fault(const Placement& placement, PlacementFault fault, Space space) {
    const auto position = Position::make(placement);
    REQUIRE_FALSE(position.ok());
    CHECK(position.error() == PlacementError{fault, space});
}

} // namespace

TEST_CASE("a placement that the rules allow becomes a position, and back") {
    Placement placement;
    placement.home = {1, 0};
    placement.track[2] = Pile{Side::red, 2, 3};
    placement.track[8] = Pile{Side::green, 1, 0};
    placement.to_move = Side::green;
    const auto position = Position::make(placement);
    REQUIRE(position);
    CHECK(to_text(*position) == "1/2(rrggg)5g/0 g");
    CHECK(position->placement().home == placement.home);
    CHECK(position->placement().track == placement.track);
    CHECK(position->placement().to_move == placement.to_move);
    CHECK(position->pile(3) == Pile{Side::red, 2, 3});
    CHECK_FALSE(position->pile(4));
    CHECK(position->killed(Side::red) == 2);
    CHECK(position->killed(Side::green) == 1);
    CHECK(position->free_spaces(Side::red) == 0b00'0000'1001U);
    CHECK(position->free_spaces(Side::green) == 0b10'0000'0000U);
}

TEST_CASE("the largest pile holds all ten pieces but one free enemy's") {
    const auto position = example::position("0/4(rrrrrgggg)4/1 r");
    CHECK(position.pile(5) == Pile{Side::red, 5, 4});
    CHECK(example::position("0/4(rrrrrggggg)4/0 g").winner() == Side::red);
}

TEST_CASE("too many pieces are refused, at the space where they show") {
    Placement placement = all_home();
    placement.home[index(Side::red)] = 6;
    check_fault(placement, PlacementFault::too_many_red, 0);
    placement = all_home();
    placement.track[3] = Pile{Side::red, 1, 0};
    check_fault(placement, PlacementFault::too_many_red, 4);
    placement = all_home();
    placement.home[index(Side::red)] = 4;
    placement.track[3] = Pile{Side::red, 1, 1};
    check_fault(placement, PlacementFault::too_many_green, 10);
}

TEST_CASE("counts that nothing can have are refused, however large") {
    constexpr int huge = std::numeric_limits<int>::max();
    Placement placement = all_home();
    placement.home = {huge, huge};
    check_fault(placement, PlacementFault::too_many_red, 0);
    placement = all_home();
    placement.track[0] = Pile{Side::green, huge, huge};
    check_fault(placement, PlacementFault::too_many_red, 1);
    placement = all_home();
    placement.home[index(Side::green)] = -1;
    check_fault(placement, PlacementFault::negative_count, 10);
    placement = all_home();
    placement.track[8] = Pile{Side::green, 0, 1};
    check_fault(placement, PlacementFault::negative_count, 9);
    placement.track[8] = Pile{Side::green, 1, -1};
    check_fault(placement, PlacementFault::negative_count, 9);
}

TEST_CASE("compatriots without a captive are refused") {
    Placement placement;
    placement.home = {3, 5};
    placement.track[6] = Pile{Side::red, 2, 0};
    check_fault(placement, PlacementFault::compatriots_alone, 7);
}

TEST_CASE("a side that has just moved has a free piece") {
    Placement placement = all_home();
    placement.home = {0, 5};
    placement.to_move = Side::green;
    check_fault(placement, PlacementFault::nobody_could_have_moved, -1);
    placement.to_move = Side::red;
    REQUIRE(Position::make(placement));
    CHECK(Position::make(placement)->winner() == Side::green);
    placement.home = {0, 0};
    check_fault(placement, PlacementFault::nobody_could_have_moved, -1);
}

TEST_CASE("the mirror changes sides and turns the board round") {
    const auto position = example::position("1/2(rrggg)5g/0 g");
    CHECK(to_text(position.mirror()) == "0/r5(ggrrr)2/1 r");
    CHECK(position.mirror().mirror() == position);
    CHECK(position.mirror() != position);
}
