// How a level chooses among moves, on lists made by hand: only the chances count, so the moves are any.
#include "engine/opponent.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <numeric>

using namespace puluc;

namespace {

std::vector<Advice> advice_of(const std::vector<double>& chances) {
    std::vector<Advice> advice;
    for (const double chance : chances) {
        const auto from = static_cast<Space>(advice.size());
        advice.push_back({{from, from + 1, false}, chance});
    }
    return advice;
}

/// How likely the level is to choose each of the moves with these chances.
std::vector<double> odds_of(Level level, const std::vector<double>& chances) {
    return choice_odds(level, advice_of(chances));
}

/// The levels that vary, and the most that each gives away in a game that stands even (docs/solving.md).
constexpr std::array reaches{std::pair{Level::beginner, 0.51}, std::pair{Level::casual, 0.315},
    std::pair{Level::keen, 0.21}, std::pair{Level::expert, 0.128}};

} // namespace

TEST_CASE("the odds of all moves are from 0 to 1, add up to 1, and go down in their order") {
    const std::vector<std::vector<double>> lists{{0.5}, {0}, {1}, {0.5, 0.5}, {0.6, 0.59, 0.5, 0.3, 0.1},
        {1, 0.99, 0.2}, {1, 1, 0.4}, {0.02, 0.01, 0}, {0, 0, 0}, {0.999999, 0.9, 0.5, 0}, {1e-9, 0}};
    for (const Level level : levels)
        for (const auto& chances : lists) {
            INFO(name(level), ", ", chances.size(), " moves, the best ", chances.front());
            const auto odds = odds_of(level, chances);
            REQUIRE(odds.size() == chances.size());
            for (const double each : odds) CHECK((each >= 0 && each <= 1));
            CHECK(std::accumulate(odds.begin(), odds.end(), 0.0) == doctest::Approx(1).epsilon(1e-12));
            CHECK(std::is_sorted(odds.rbegin(), odds.rend()));
            CHECK(odds.front() > 0);
        }
}

TEST_CASE("a win at hand is never overlooked, however good the other moves are") {
    for (const Level level : levels) {
        INFO(name(level));
        CHECK(odds_of(level, {1, 0.999999, 0.9}) == std::vector<double>{1, 0, 0});
    }
}

TEST_CASE("moves as good as each other are as likely; the perfect level takes the first") {
    for (const auto& chances : {std::vector<double>{1, 1, 0.5}, {0.3, 0.3, 0}, {0, 0}}) {
        for (const auto& [level, reach] : reaches) {
            INFO(name(level), ", the best ", chances.front());
            const auto odds = odds_of(level, chances);
            CHECK(odds[0] == odds[1]);
        }
        const auto perfect = odds_of(Level::perfect, chances);
        CHECK(perfect.front() == 1);
        CHECK(std::count(perfect.begin() + 1, perfect.end(), 0.0) == std::ssize(perfect) - 1);
    }
}

TEST_CASE("no level gives away as much as its reach, which is felt in standard deviations") {
    for (const auto& [level, reach] : reaches)
        for (const double best : {0.5, 0.7, 0.9}) {
            INFO(name(level), ", the best ", best);
            const double most = reach * 2 * std::sqrt(best * (1 - best));
            const auto odds = odds_of(level, {best, best - 0.99 * most, best - 1.01 * most});
            CHECK(odds[1] > 0);
            CHECK(odds[2] == 0);
        }
    CHECK(odds_of(Level::perfect, {0.5, 0.499999}) == std::vector<double>{1, 0});
}

TEST_CASE("an error is the less likely the bigger it is, by the square of one less a square") {
    for (const auto& [level, reach] : reaches) {
        INFO(name(level));
        const auto odds = odds_of(level, {0.5, 0.49, 0.46, 0.42, 0.39});
        for (std::size_t i = 1; i < odds.size(); ++i) CHECK(odds[i] < odds[i - 1]);
        const auto half = odds_of(level, {0.5, 0.5 - reach / 2});
        CHECK(half[1] / half[0] == doctest::Approx(9.0 / 16));
    }
}

TEST_CASE("the same error is the less likely the stronger the level is") {
    for (const double cost : {0.01, 0.05, 0.1}) {
        CAPTURE(cost);
        double weaker = 1;
        for (const Level level : levels) {
            INFO(name(level));
            const double odds = odds_of(level, {0.5, 0.5 - cost})[1];
            CHECK(odds < weaker);
            weaker = odds;
        }
        CHECK(weaker == 0);
    }
}

TEST_CASE("moves are chosen as often as their odds say") {
    constexpr int draws = 10'000;
    const auto advice = advice_of({0.6, 0.58, 0.52, 0.4, 0.1});
    for (const Level level : levels) {
        const auto odds = choice_odds(level, advice);
        std::array<int, 5> chosen{};
        Random random(1);
        for (int i = 0; i < draws; ++i)
            ++chosen[static_cast<std::size_t>(choose_move(level, advice, random).from)];
        for (std::size_t i = 0; i < odds.size(); ++i) {
            INFO(name(level), ", move ", i);
            const double error = std::sqrt(draws * odds[i] * (1 - odds[i]));
            CHECK(std::abs(chosen[i] - draws * odds[i]) <= 4 * error + 1);
            if (odds[i] == 0) CHECK(chosen[i] == 0);
        }
    }
}
