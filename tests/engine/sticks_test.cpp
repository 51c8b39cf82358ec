#include "engine/sticks.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace puluc;

TEST_CASE("each of the 16 ways to fall comes up as often as the others") {
    constexpr int throws = 160'000;
    Random random(7);
    std::array<int, 16> fallen{};
    for (int i = 0; i < throws; ++i) ++fallen[throw_sticks(random).marked];
    double chi_square = 0;
    for (const int count : fallen) chi_square += (count - 10'000) * (count - 10'000) / 10'000.0;
    CHECK(chi_square < 30.6); // one fair generator in a hundred does worse
    CHECK(chi_square > 5.2);  // and one in a hundred is more even
}

TEST_CASE("the value is the number of sticks that show their mark") {
    for (std::uint8_t marked = 1; marked < 16; ++marked) {
        const Sticks sticks{marked};
        int shown = 0;
        for (int stick = 0; stick < sticks_in_hand; ++stick) shown += sticks.is_marked(stick) ? 1 : 0;
        CHECK(sticks.value() == shown);
    }
}

TEST_CASE("a known throw is laid in all ways in which it can fall") {
    for (Throw value = 1; value <= largest_throw; ++value) {
        std::set<int> ways;
        for (int variation = 0; variation < 100; ++variation) {
            const Sticks sticks = sticks_worth(value, variation);
            CHECK(sticks.value() == value);
            CHECK(sticks == sticks_worth(value, variation));
            ways.insert(sticks.marked);
        }
        CHECK(ways.size() == static_cast<std::size_t>(throw_weight(value)));
    }
}

TEST_CASE("the generator gives the published numbers of SplitMix64") {
    Random random(1234567);
    CHECK(random.next() == 6457827717110365317U);
    CHECK(random.next() == 3203168211198807973U);
    CHECK(random.next() == 9817491932198370423U);
}

TEST_CASE("numbers below n are all of 0 to n - 1, and fractions stay below 1") {
    Random random(3);
    for (int n = 1; n <= 6; ++n) {
        std::set<int> seen;
        for (int i = 0; i < 300; ++i) seen.insert(random.below(n));
        CHECK(seen.size() == static_cast<std::size_t>(n));
        CHECK(*seen.begin() == 0);
        CHECK(*seen.rbegin() == n - 1);
    }
    double least = 1;
    double greatest = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double fraction = random.fraction();
        least = std::min(least, fraction);
        greatest = std::max(greatest, fraction);
    }
    CHECK(least >= 0);
    CHECK(least < 0.01);
    CHECK(greatest < 1);
    CHECK(greatest > 0.99);
}
