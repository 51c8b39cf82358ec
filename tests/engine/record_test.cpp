#include "tests/support/random_games.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

Record read(std::string_view text) {
    INFO(std::string(text));
    auto read = parse_record(text);
    REQUIRE(read);
    return *read;
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        longest = std::max(longest, end - begin);
    }
    return longest;
}

} // namespace

TEST_CASE("the record of RULES.md is read, and written back as it should be") {
    const Record record = read("[Puluc \"1\"]\n"
                               "[Red \"Ana\"]\n"
                               "[Green \"Computer: keen\"]\n"
                               "[Position \"5/9/5 r\"]\n"
                               "\n"
                               "1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *\n");
    CHECK(record.start == Position::start());
    CHECK(record.tag("Red") == "Ana");
    CHECK(record.tag("Green") == "Computer: keen");
    CHECK_FALSE(record.tag("Position"));
    CHECK(record.turns.size() == 4);
    CHECK(record.turns[2] == std::pair<Throw, Move>(5, {3, 8, true}));
    CHECK(to_text(record)
          == "[Puluc \"1\"]\n"
             "[Red \"Ana\"]\n"
             "[Green \"Computer: keen\"]\n"
             "\n"
             "1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *\n");
    const Game game = game_of(record);
    CHECK(game.ply() == 4);
    CHECK(to_text(game.position()) == "4/7(rg)g/3 r");
}

TEST_CASE("a record may be the turns alone") {
    CHECK(read("*").turns.empty());
    CHECK(read("1. 3:0-3\n\n  2:10-8 *\n\n").turns.size() == 2);
}

TEST_CASE("a record from a position with a throw, with Green to move, to a win") {
    const std::string text = "[Puluc \"1\"]\n"
                             "[Position \"0/2rg5/1 g 1\"]\n"
                             "\n"
                             "1. 1:4x3 red\n";
    CHECK(parse_record(text).error() == TextError{TextFault::wrong_result, 4, 10});
    const std::string good = text.substr(0, text.size() - 4) + "green\n";
    CHECK(to_text(read(good)) == good);
    CHECK(game_of(read(good)).position().winner() == Side::green);
    const std::string green_first = "[Puluc \"1\"]\n[Position \"4/2r6/5 g\"]\n\n1. 1:10-9 2. 2:0-2 5:9-4 *\n";
    CHECK(to_text(read(green_first)) == green_first);
}

TEST_CASE("tags are kept as they are, whatever they hold") {
    const std::string text = "[Puluc \"1\"]\n"
                             "[Red \"Anah\xc3\xad \\\"the \\\\ quick\\\"\"]\n"
                             "[Event \"\"]\n"
                             "[Event \"again\"]\n"
                             "[x9 \"\xff\x7f\"]\n"
                             "\n*\n";
    Record record = read(text);
    CHECK(record.tag("Red") == "Anah\xc3\xad \"the \\ quick\"");
    CHECK(record.tag("Event") == "");
    CHECK(to_text(record) == text);
    record.set_tag("Event", "a \"new\" one");
    record.set_tag("Site", "here");
    CHECK(record.tags.size() == 5);
    CHECK(read(to_text(record)).tags == record.tags);
}

TEST_CASE("random games survive being written and read") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        INFO("seed ", seed);
        const Game game = random_games::game_of(seed);
        const std::string text = to_text(record_of(game, {{"Red", "a"}, {"Green", "b"}}));
        CHECK(longest_line(text) <= 80);
        const Game again = game_of(read(text));
        REQUIRE(again.ply() == game.ply());
        CHECK(std::equal(again.steps().begin(), again.steps().end(), game.steps().begin()));
        CHECK(to_text(record_of(again, read(text).tags)) == text);
    }
}

TEST_CASE("a record is of the place that the game shows") {
    Game game = random_games::game_of(1);
    game.go_to(3, true);
    CHECK(record_of(game).turns.size() == 3);
    game.go_to(0, true);
    const Record beginning = record_of(game);
    CHECK(beginning.turns.empty());
    CHECK(beginning.lying == game.sticks()->value());
    game.go_to(0, false);
    CHECK_FALSE(record_of(game).lying);
}

TEST_CASE("a long record takes no longer than its length") {
    // Red goes 0, 5, 10 and Green 10, 6, 2, 0, so that they never meet.
    Game game;
    for (int ply = 0; ply < 50'000; ++ply) {
        game.lay(sticks_worth(game.position().to_move() == Side::red ? 5 : 4, ply));
        const MoveList moves = legal_moves(game.position(), game.sticks()->value());
        REQUIRE(game.play(moves[moves.size() - 1]));
    }
    Record record = record_of(game);
    for (int i = 0; i < 100'000; ++i) record.tags.emplace_back("Tag" + std::to_string(i), "value");
    const std::string text = to_text(record);
    CHECK(to_text(read(text)) == text);
}
