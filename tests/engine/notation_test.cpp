// Positions and moves as text, and what every reader says of bad text.
#include "tests/support/example.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace puluc;

namespace {

enum class Reads : std::uint8_t { position, move, record };

struct BadText {
    Reads reads;
    std::string_view text;
    TextFault fault;
    int line;
    int column;
};

// One row or more for every TextFault.
constexpr BadText bad_texts[] = {
    {Reads::position, "", TextFault::expected_count, 1, 1},
    {Reads::position, "6/9/5 r", TextFault::expected_count, 1, 1},
    {Reads::position, "5/9/x r", TextFault::expected_count, 1, 5},
    {Reads::position, "5-9/5 r", TextFault::expected_slash, 1, 2},
    {Reads::position, "5/9", TextFault::expected_slash, 1, 4},
    {Reads::position, "5/9g/5 r", TextFault::expected_slash, 1, 4},
    {Reads::position, "5/x", TextFault::expected_space_or_pile, 1, 3},
    {Reads::position, "5/09/5 r", TextFault::expected_space_or_pile, 1, 3},
    {Reads::position, "5/R8/4 r", TextFault::expected_space_or_pile, 1, 3},
    {Reads::position, "5/(2)7/5 r", TextFault::expected_space_or_pile, 1, 4},
    {Reads::position, std::string_view("5/\0", 3), TextFault::expected_space_or_pile, 1, 3},
    {Reads::position, "4/(rg8/4 r", TextFault::expected_pile_end, 1, 6},
    {Reads::position, "4/(r)8/5 r", TextFault::expected_two_pieces, 1, 5},
    {Reads::position, "3/(rgr)8/4 r", TextFault::captives_out_of_order, 1, 6},
    {Reads::position, "5/8/5 r", TextFault::wrong_track_length, 1, 4},
    {Reads::position, "5/55/5 r", TextFault::wrong_track_length, 1, 4},
    {Reads::position, "5/9/5 x", TextFault::expected_side, 1, 7},
    {Reads::position, "5/9/5r", TextFault::expected_blank, 1, 6},
    {Reads::position, "5/9/5_r", TextFault::expected_blank, 1, 6},
    {Reads::position, "5/9/5 r ", TextFault::expected_throw, 1, 9},
    {Reads::position, "5/9/5 r 6", TextFault::expected_throw, 1, 9},
    {Reads::position, "5/9/5 r 3 ", TextFault::text_after_end, 1, 10},
    {Reads::position, "5/9/5 r\n", TextFault::text_after_end, 1, 8},
    {Reads::position, "5/4r4/5 r", TextFault::too_many_red, 1, 4},
    {Reads::position, "4/4(rgg)4/4 r", TextFault::too_many_green, 1, 11},
    {Reads::position, "3/4(rr)4/5 r", TextFault::compatriots_alone, 1, 4},
    {Reads::position, "0/9/5 g", TextFault::nobody_could_have_moved, 1, 7},
    {Reads::position, "4/4(rg)4/0 g 3", TextFault::throw_after_end, 1, 14},
    {Reads::move, "", TextFault::expected_move, 1, 1},
    {Reads::move, "a-3", TextFault::expected_move, 1, 1},
    {Reads::move, "11-3", TextFault::expected_move, 1, 2},
    {Reads::move, "3=5", TextFault::expected_move, 1, 2},
    {Reads::move, "3X5", TextFault::expected_move, 1, 2},
    {Reads::move, "3-", TextFault::expected_move, 1, 3},
    {Reads::move, "3-11", TextFault::text_after_end, 1, 4},
    {Reads::record, "", TextFault::expected_result, 1, 1},
    {Reads::record, "1. 3:0-3", TextFault::expected_result, 1, 9},
    {Reads::record, "1. 3:0-3 black", TextFault::expected_result, 1, 10},
    {Reads::record, "1. 3:0-3\r\n*", TextFault::expected_blank, 1, 9},
    {Reads::record, "1. 3:0-3*", TextFault::expected_blank, 1, 9},
    {Reads::record, "[Puluc]", TextFault::expected_tag, 1, 7},
    {Reads::record, "[ \"1\"]", TextFault::expected_tag, 1, 2},
    {Reads::record, "[Red \"Ana\"]\r\n\r\n*", TextFault::expected_tag, 1, 12},
    {Reads::record, "[Red \"A\tb\"]\n\n*", TextFault::expected_tag, 1, 8},
    {Reads::record, R"([Red "a\n"])", TextFault::expected_tag, 1, 9},
    {Reads::record, "[Red \"Ana\"]\n[Green \"a", TextFault::expected_tag, 2, 10},
    {Reads::record, "[Red \"Ana\"]\n*", TextFault::expected_empty_line, 2, 1},
    {Reads::record, "[Puluc \"2\"]\n\n*", TextFault::unknown_version, 1, 9},
    {Reads::record, "[Puluc \"1\"]\n[Puluc \"1\"]\n\n*", TextFault::repeated_tag, 2, 1},
    {Reads::record, "[Red \"Ana\"]\n[Position \"5/9/4 x\"]\n\n*", TextFault::expected_side, 2, 18},
    {Reads::record, "[Position \"5/9/4 x\"]\n\n*", TextFault::expected_side, 1, 18},
    {Reads::record, "3:0-3 *", TextFault::expected_turn_number, 1, 1},
    {Reads::record, "1 3:0-3 *", TextFault::expected_turn_number, 1, 1},
    {Reads::record, "1.3:0-3 *", TextFault::expected_turn_number, 1, 3},
    {Reads::record, "1. 3:0-3 3:10-7 3. 1:0-1 *", TextFault::expected_turn_number, 1, 17},
    {Reads::record, "1. 3 *", TextFault::expected_turn, 1, 4},
    {Reads::record, "1. 6:0-6 *", TextFault::expected_turn, 1, 4},
    {Reads::record, "1. 3:0-3 2. 3:10-7 *", TextFault::expected_turn, 1, 10},
    {Reads::record, "1. 3:0+3 *", TextFault::expected_move, 1, 7},
    {Reads::record, "1. 3:0-3\n3:10-8 *", TextFault::illegal_move, 2, 1},
    {Reads::record, "1. 3:0x3 *", TextFault::illegal_move, 1, 4},
    {Reads::record, "[Position \"5/9/5 r 3\"]\n\n1. 2:0-2 *", TextFault::illegal_move, 3, 4},
    {Reads::record, "[Position \"3/3r1g3/0 r\"]\n\n1. 2:4x6 2:10-8 *", TextFault::turn_after_end, 3, 10},
    {Reads::record, "1. 3:0-3 red", TextFault::wrong_result, 1, 10},
    {Reads::record, "[Position \"3/3r1g3/0 r\"]\n\n1. 2:4x6 *", TextFault::wrong_result, 3, 10},
    {Reads::record, "1. 3:0-3 * *", TextFault::text_after_end, 1, 12},
};

TextError error_of(const BadText& bad) {
    switch (bad.reads) {
    case Reads::position: {
        const auto read = parse_position(bad.text);
        REQUIRE_FALSE(read.ok());
        return read.error();
    }
    case Reads::move: {
        const auto read = parse_move(bad.text);
        REQUIRE_FALSE(read.ok());
        return read.error();
    }
    case Reads::record: break;
    }
    const auto read = parse_record(bad.text);
    REQUIRE_FALSE(read.ok());
    return read.error();
}

} // namespace

TEST_CASE("bad text is refused with the kind of fault, its line and its column") {
    std::set<TextFault> seen;
    for (const BadText& bad : bad_texts) {
        INFO(std::string(bad.text));
        const TextError error = error_of(bad);
        CHECK(describe(error.fault) == describe(bad.fault));
        CHECK(error.line == bad.line);
        CHECK(error.column == bad.column);
        seen.insert(bad.fault);
    }
    CHECK(seen.size() == static_cast<std::size_t>(TextFault::unknown_version) + 1);
}

TEST_CASE("every fault has words of its own, and the place in front of them") {
    std::set<std::string_view> words;
    for (int fault = 0; fault <= static_cast<int>(TextFault::unknown_version); ++fault)
        words.insert(describe(static_cast<TextFault>(fault)));
    CHECK(words.size() == static_cast<std::size_t>(TextFault::unknown_version) + 1);
    CHECK(words.count("") == 0);
    CHECK(describe(TextError{TextFault::expected_throw, 1, 9}) == "column 9: expected a throw from 1 to 5");
    CHECK(describe(TextError{TextFault::expected_throw, 3, 9})
          == "line 3, column 9: expected a throw from 1 to 5");
}

TEST_CASE("a position is written in one way only") {
    for (const char* text : {"5/9/5 r", "5/9/5 g 5", "0/(rrgg)1g2(gr)r2/1 g", "1/rgrgrgrg1/1 r 1"}) {
        const auto read = parse_position(text);
        REQUIRE(read);
        CHECK(to_text(read->position, read->lying) == text);
    }
    const auto split = parse_position("5/12321/5 r");
    REQUIRE(split);
    CHECK(to_text(split->position) == "5/9/5 r");
}

TEST_CASE("a move is written in one way only") {
    for (const Move move : {Move{0, 3, false}, Move{10, 8, true}, Move{8, 10, false}, Move{3, 5, true}}) {
        const auto read = parse_move(to_text(move));
        REQUIRE(read);
        CHECK(*read == move);
    }
    CHECK(to_text(Move{10, 8, true}) == "10x8");
}

TEST_CASE("a very long text is refused as fast as it can be read") {
    const std::string many(5'000'000, 'g');
    CHECK(parse_position("5/(r" + many).error().column == 5'000'005);
    CHECK(parse_position(many).error().column == 1);
    CHECK(parse_move("3-4" + many).error().fault == TextFault::text_after_end);
}
