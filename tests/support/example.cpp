#include "tests/support/example.hpp"
#include <doctest/doctest.h>

namespace puluc::example {
namespace {

PositionText read(std::string_view text) {
    INFO(std::string(text));
    const auto read = parse_position(text);
    REQUIRE(read);
    return *read;
}

std::string moves_text(const Position& position, Throw value) {
    std::string text;
    for (const Move move : legal_moves(position, value)) {
        if (!text.empty()) text += ' ';
        text += to_text(move);
    }
    return text;
}

std::string mirrored_moves_text(const Position& position, Throw value) {
    std::string text;
    for (const Move move : legal_moves(position.mirror(), value)) {
        if (!text.empty()) text += ' ';
        text += to_text(mirrored(move));
    }
    return text;
}

} // namespace

Position position(std::string_view text) { return read(text).position; }

Move mirrored(const Move& move) { return {last_space - move.from, last_space - move.to, move.captures}; }

std::string effects(const Step& step) {
    std::string text;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : " ") + words; };
    if (step.captured > 0) add("captured " + std::to_string(step.captured));
    if (step.freed > 0) add("freed " + std::to_string(step.freed));
    if (step.returned > 0) add("returned " + std::to_string(step.returned));
    if (step.killed > 0) add("killed " + std::to_string(step.killed));
    if (step.won) add("wins");
    return text;
}

void check_moves(std::string_view position_and_throw, std::string_view expected) {
    const PositionText text = read(position_and_throw);
    INFO(std::string(position_and_throw));
    REQUIRE(text.lying);
    CHECK(moves_text(text.position, *text.lying) == expected);
    CHECK(mirrored_moves_text(text.position, *text.lying) == expected);
}

void check_play(std::string_view position_and_throw, std::string_view move, std::string_view next,
    std::string_view expected_effects) {
    const PositionText text = read(position_and_throw);
    INFO(std::string(position_and_throw), ", ", std::string(move));
    const auto chosen = parse_move(move);
    REQUIRE(text.lying);
    REQUIRE(chosen);
    const MoveList legal = legal_moves(text.position, *text.lying);
    REQUIRE(legal.contains(chosen->from));
    REQUIRE(legal.from(chosen->from) == *chosen);

    const Step step = play(text.position, *chosen);
    CHECK(to_text(step.next) == next);
    CHECK(effects(step) == expected_effects);
    const Step other_way = play(text.position.mirror(), mirrored(*chosen));
    CHECK(to_text(other_way.next.mirror()) == next);
    CHECK(effects(other_way) == expected_effects);
}

} // namespace puluc::example
