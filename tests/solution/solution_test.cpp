// The whole game solved, against what a program that shares no code with this one found. Some seconds of
// work, so it is a suite of its own, which runs in optimised builds.
#include "engine/advisor.hpp"
#include "engine/notation.hpp"
#include "engine/puzzle.hpp"
#include "engine/sticks.hpp"
#include "engine/table.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace puluc;

namespace {

struct Whole {
    PositionIndex index;
    Solution solution = solve(index, 1e-9);
    std::vector<std::uint8_t> bytes = write_table(index, solution.bounds);

    [[nodiscard]] double exact(const Position& position) const {
        return chance(solution.bounds[index.encode(position)]);
    }
};
const Whole& whole() {
    static const Whole made;
    return made;
}

/// The largest difference between these chances and those of the cases; how many there were.
struct Comparison {
    double worst = 0;
    int positions = 0;
};
Comparison compare(const Evaluation& chances) {
    Comparison comparison;
    std::ifstream file(PULUC_TEST_DATA "/values.jsonl");
    for (std::string line; std::getline(file, line); ++comparison.positions) {
        const auto expected = nlohmann::json::parse(line);
        const auto read = parse_position(expected["position"].get<std::string>());
        REQUIRE(read);
        const auto check = [&](double found, double right) {
            comparison.worst = std::max(comparison.worst, std::abs(found - right));
        };
        check(chances(read->position), expected["win"].get<double>());
        for (Throw value = 1; value <= largest_throw; ++value) {
            const auto& moves = expected["throws"][static_cast<std::size_t>(value - 1)];
            const MoveList legal = legal_moves(read->position, value);
            REQUIRE(moves.size() == static_cast<std::size_t>(legal.size()));
            for (const auto& move : moves) {
                const Step step = play(read->position, legal.from(move[0].get<Space>()));
                check(step.won ? 1 : 1 - chances(step.next), move[1].get<double>());
            }
        }
    }
    return comparison;
}

} // namespace

TEST_CASE("the side that starts wins with the known chance") {
    CHECK(whole().solution.gap <= 1e-9);
    CHECK(std::abs(whole().exact(Position::start()) - 0.514295157772) < 1e-11);
    CHECK(signature(whole().solution).text() == "0e23c15fd3a8c6f5");
}

TEST_CASE("most positions can be reached from the start") {
    const PositionIndex& index = whole().index;
    std::vector<bool> reached(position_count);
    std::vector<Position> waiting;
    int count = 0;
    const auto reach = [&](const Position& position) {
        const auto number = reached.begin() + index.encode(position);
        if (*number) return;
        *number = true;
        waiting.push_back(position);
        ++count;
    };
    reach(Position::start());
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        for (Throw value = 1; value <= largest_throw; ++value)
            for (const Move move : legal_moves(position, value))
                if (const Step step = play(position, move); !step.won) reach(step.next);
    }
    CHECK(count == 7'788'471); // what another program counts
}

TEST_CASE("the solution agrees with another program's") {
    const auto comparison = compare([](const Position& position) { return whole().exact(position); });
    CHECK(comparison.positions == 400);
    CHECK(comparison.worst < 1.5e-9); // the cases have nine digits
}

TEST_CASE("the table is small and within its error") {
    CHECK(whole().bytes.size() < 2U << 20U);
    const auto table = read_table(whole().bytes);
    REQUIRE(table);
    const auto comparison = compare([&](const Position& position) { return table->chance(position); });
    CHECK(comparison.worst <= table_error + 1e-9);
}

TEST_CASE("playing by the table, one turn ahead, costs next to nothing") {
    const auto table = read_table(whole().bytes);
    REQUIRE(table);
    const Evaluation by_table = look_ahead([&](const Position& position) { return table->chance(position); });
    double cost = 0;
    double most = 0;
    int decisions = 0;
    Random random(1);
    for (int game = 0; game < 300; ++game)
        for (Position position = Position::start(); !position.winner();) {
            const Throw value = throw_sticks(random).value();
            const auto exact =
                advise(position, value, [](const Position& next) { return whole().exact(next); });
            const Move choice = advise(position, value, by_table).front().move;
            const auto chosen = std::find_if(
                exact.begin(), exact.end(), [&](const Advice& advice) { return advice.move == choice; });
            cost += exact.front().chance - chosen->chance;
            most = std::max(most, exact.front().chance - chosen->chance);
            decisions += exact.size() > 1;
            position = play(position, exact.front().move).next;
        }
    CHECK(decisions > 3000);
    CHECK(cost / decisions < 2e-5);
    CHECK(most < 0.01);
}

TEST_CASE("every puzzle of the site has the best move that it says, by three points and more") {
    const Evaluation exact = [](const Position& position) { return whole().exact(position); };
    std::ifstream file(PULUC_TEST_DATA "/../../web/pages/puzzles.json");
    const auto puzzles = nlohmann::json::parse(file);
    REQUIRE(puzzles.size() >= 200);
    std::vector<Position> before;
    for (const auto& puzzle : puzzles) {
        const auto text = puzzle["position"].get<std::string>();
        CAPTURE(text);
        const auto read = parse_position(text);
        REQUIRE(read);
        const auto advice = advise(read->position, *read->lying, exact);
        CHECK(advice[0].chance - advice[1].chance >= puzzle_margin);
        REQUIRE(puzzle["moves"].size() == advice.size());
        for (std::size_t i = 0; i < advice.size(); ++i) {
            CHECK(puzzle["moves"][i][0] == to_text(advice[i].move));
            CHECK(std::abs(puzzle["moves"][i][1].get<double>() - advice[i].chance) < 0.51e-4);
        }
        CHECK(puzzle["theme"] == name(theme_of(read->position, *read->lying, advice[0].move)));
        const double difficulty = difficulty_of(read->position, *read->lying, advice[0].move, exact);
        CHECK(std::abs(puzzle["difficulty"].get<double>() - difficulty) < 0.01);
        for (const Position& other : before) CHECK_FALSE(are_alike(read->position, other));
        before.push_back(read->position);
    }
}
