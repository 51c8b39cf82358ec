#include "engine/advisor.hpp"
#include "engine/evaluation.hpp"
#include "tests/support/example.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>

using namespace puluc;

namespace {

double even(const Position&) { return 0.5; }

struct ExactChance {
    Position position;
    double win;
};

/// The positions of values.jsonl and the chance of the side to move.
std::vector<ExactChance> exact_chances() {
    std::vector<ExactChance> chances;
    std::ifstream file(PULUC_TEST_DATA "/values.jsonl");
    for (std::string line; std::getline(file, line);) {
        const std::string text = line.substr(line.find(":\"") + 2);
        const std::string win = line.substr(line.find("\"win\":") + 6);
        chances.push_back({example::position(text.substr(0, text.find('"'))), std::stod(win)});
    }
    return chances;
}

} // namespace

TEST_CASE("advice ranks every legal move, the best first") {
    const Position position = example::position("2/r1r1g1(rg)2/3 r");
    // What is good for Green here is a captured piece fewer; the mover's chance is what Green's is not.
    const auto free_greens = [](const Position& after) {
        return std::popcount(after.free_spaces(Side::green)) / 10.0;
    };
    const auto advice = advise(position, 2, free_greens);
    REQUIRE(advice.size() == 3);
    CHECK(advice[0] == Advice{{3, 5, true}, 0.9});
    CHECK(advice[1] == Advice{{0, 2, false}, 0.8});
    CHECK(advice[2] == Advice{{7, 9, false}, 0.8});
}

TEST_CASE("equally good moves keep the order of the legal moves") {
    for (const char* text : {"1/r1r1g1(rg)2/3 r", "2/2(gr)1g1r1r/1 g"}) {
        const Position position = example::position(text);
        const auto advice = advise(position, 1, even);
        REQUIRE(advice.size() == static_cast<std::size_t>(legal_moves(position, 1).size()));
        int i = 0;
        for (const Move move : legal_moves(position, 1))
            CHECK(advice[static_cast<std::size_t>(i++)].move == move);
    }
}

TEST_CASE("a move that wins has the chance 1, and the evaluation is not asked") {
    const Position position = example::position("3/3r1g3/0 r");
    const auto never_won = [](const Position& after) {
        CHECK_FALSE(after.winner());
        return 0.25;
    };
    const auto advice = advise(position, 2, never_won);
    CHECK(advice.front() == Advice{{4, 6, true}, 1});
    CHECK(advice.back() == Advice{{0, 2, false}, 0.75});
}

TEST_CASE("looking ahead weighs the best move of each throw by its odds") {
    // Six throws of 16 capture Green's last piece; the others leave an even game.
    const Position position = example::position("0/3r1g3/0 r");
    CHECK(expected_chance(position, even) == doctest::Approx((6 * 1.0 + 10 * 0.5) / 16).epsilon(1e-12));
    CHECK(look_ahead(even)(position) == expected_chance(position, even));
    CHECK(look_ahead(look_ahead(even))(position) == expected_chance(position, look_ahead(even)));
}

TEST_CASE("the estimate is near the exact chances, and one turn ahead it is nearer") {
    double squares = 0;
    double squares_ahead = 0;
    const auto chances = exact_chances();
    for (const auto& [position, win] : chances) {
        squares += std::pow(estimate(position) - win, 2);
        squares_ahead += std::pow(expected_chance(position, estimate) - win, 2);
    }
    REQUIRE(chances.size() == 400);
    const double error = std::sqrt(squares / 400);
    const double error_ahead = std::sqrt(squares_ahead / 400);
    CHECK(error < 0.02);
    CHECK(error_ahead < 0.7 * error);
    CHECK(std::abs(estimate(Position::start()) - 0.514295) < 0.001);
}

TEST_CASE("the estimate is a chance, and the same for both sides") {
    for (const ExactChance& exact : exact_chances()) {
        INFO(to_text(exact.position));
        const double chance = estimate(exact.position);
        CHECK(chance > 0);
        CHECK(chance < 1);
        CHECK(chance == estimate(exact.position.mirror()));
    }
}
