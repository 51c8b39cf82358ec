#include "tests/support/random_games.hpp"
#include "web/ui/arrangement.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <tuple>
#include <vector>

namespace puluc::ui {
namespace {

Position position(std::string_view text) {
    const auto parsed = parse_position(text);
    REQUIRE(parsed.ok());
    return parsed->position;
}

int count(const Arrangement& pieces, Side side, Role role, Space space) {
    return static_cast<int>(std::ranges::count_if(pieces, [&](const Place& place) {
        return place.side == side && place.role == role && place.space == space;
    }));
}

/// The pieces that are elsewhere, or something else, than before; moving up in a row does not count.
std::vector<int> moved(const Arrangement& before, const Arrangement& after) {
    std::vector<int> pieces;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].space != after[i].space || before[i].role != after[i].role)
            pieces.push_back(static_cast<int>(i));
    return pieces;
}

/// Pieces 0 to 4 are red and 5 to 9 green, every place is taken once, and slots count from 0.
void check_is_whole(const Arrangement& pieces) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        CHECK(pieces[i].side == (i < pieces_per_side ? Side::red : Side::green));
        CHECK(pieces[i].slot >= 0);
        CHECK(pieces[i].slot < pieces[i].of);
        CHECK(pieces[i].of == count(pieces, pieces[i].side, pieces[i].role, pieces[i].space));
        for (std::size_t j = i + 1; j < pieces.size(); ++j) CHECK_FALSE(pieces[i] == pieces[j]);
    }
}

} // namespace

TEST_CASE("a position is spread out as carriers, compatriots, captives, home and killed") {
    const Arrangement pieces = arrange(position("1/1r1(ggrr)1(rg)1g1/0 r"));
    check_is_whole(pieces);
    CHECK(count(pieces, Side::red, Role::home, 0) == 1);
    CHECK(count(pieces, Side::red, Role::carrier, 2) == 1);
    CHECK(count(pieces, Side::green, Role::carrier, 4) == 1);
    CHECK(count(pieces, Side::green, Role::compatriot, 4) == 1);
    CHECK(count(pieces, Side::red, Role::captive, 4) == 2);
    CHECK(count(pieces, Side::green, Role::captive, 6) == 1);
    CHECK(count(pieces, Side::green, Role::killed, last_space) == 1);
}

TEST_CASE("pieces that stay keep their place, and the one that moved is the one that moved") {
    SUBCASE("a step past one's own piece") {
        const Arrangement before = arrange(position("3/2rr5/5 r"));
        const Arrangement after = arrange(position("3/3rr4/5 g"), before);
        REQUIRE(moved(before, after).size() == 1);
        const auto piece = static_cast<std::size_t>(moved(before, after).front());
        CHECK(before[piece].space == 3);
        CHECK(after[piece].space == 5);
    }
    SUBCASE("entering takes the last of those at home") {
        const Arrangement before = arrange(Position::start());
        const Arrangement after = arrange(position("4/2r6/5 g"), before);
        REQUIRE(moved(before, after) == std::vector<int>{4});
        for (std::size_t i = 0; i < 4; ++i) CHECK(after[i].slot == before[i].slot);
    }
    SUBCASE("a capture that frees: captives stand up where they are (D7)") {
        const Position from = position("2/1r2(grr)4/4 r");
        const Arrangement before = arrange(from);
        const Arrangement after = arrange(play(from, {2, 5, true}).next, before);
        check_is_whole(after);
        const auto changed_space = std::ranges::count_if(moved(before, after), [&](int piece) {
            const auto i = static_cast<std::size_t>(piece);
            return before[i].space != after[i].space;
        });
        CHECK(changed_space == 1);
    }
}

TEST_CASE("whole random games keep every piece, its side and its number") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Arrangement pieces = arrange(Position::start());
        random_games::each_turn(seed, [&](const Position&, Throw, const Step& step) {
            pieces = arrange(step.next, pieces);
            check_is_whole(pieces);
            CHECK(arrange(step.next, pieces) == pieces);
            Arrangement sorted = pieces;
            Arrangement fresh = arrange(step.next);
            const auto key = [](const Place& p) { return std::tuple(p.side, p.role, p.space, p.slot); };
            std::ranges::sort(sorted, {}, key);
            std::ranges::sort(fresh, {}, key);
            CHECK(sorted == fresh);
        });
    }
}

} // namespace puluc::ui
