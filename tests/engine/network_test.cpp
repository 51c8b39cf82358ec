#include "engine/evaluation.hpp"
#include "engine/network.hpp"
#include "engine/signature.hpp"
#include "tests/support/example.hpp"
#include <algorithm>
#include <bit>
#include <doctest/doctest.h>
#include <fstream>

using namespace puluc;

namespace {

int times_seen(const char* text, int input) {
    const Seen seen(example::position(text));
    return static_cast<int>(std::count(seen.begin(), seen.end(), input));
}

/// A network with one unit that sees one input, with a weight of `weight` / 64, and hands it on as it is.
Network watching(int input, int weight) {
    Network network;
    network.weights[static_cast<std::size_t>(input)][0] = static_cast<std::int8_t>(weight);
    network.output_weights[0] = Network::output_one;
    return network;
}

double chance(const Network& network, const char* text) {
    return network.chance(Seen(example::position(text)));
}

} // namespace

TEST_CASE("what is seen: pieces by space, what carriers hold, who is left, and what a throw captures") {
    const char* text = "1/r2(ggrr)(rg)1g2/0 r";
    CHECK(times_seen(text, see_single + 0) == 1);
    CHECK(times_seen(text, see_carrier + 4) == 1);
    CHECK(times_seen(text, see_captive + 4) == 1);
    CHECK(times_seen(text, see_compatriot + 4) == 0);
    CHECK(times_seen(text, see_home + 1) == 1);
    CHECK(times_seen(text, see_alive + 3) == 1);
    // A throw of 3 takes the pile of four, one of 2 the single piece.
    CHECK(times_seen(text, see_target + 2 * 3 + 2) == 1);
    CHECK(times_seen(text, see_target + 1 * 3 + 0) == 1);
    CHECK(times_seen(text, see_target + 4 * 3 + 0) == 0);
    CHECK(times_seen(text, sights + see_carrier + 3) == 1);
    CHECK(times_seen(text, sights + see_compatriot + 3) == 1);
    CHECK(times_seen(text, sights + see_captive + 3) == 2);
    CHECK(times_seen(text, sights + see_single + 6) == 1);
    CHECK(times_seen(text, sights + see_home + 0) == 1);
    CHECK(times_seen(text, sights + see_alive + 3) == 1);
    // Green's single piece takes the pile two spaces on.
    CHECK(times_seen(text, sights + see_target + 1 * 3 + 1) == 1);
}

TEST_CASE("a network adds up what is seen, keeps it between 0 and 1, squares and weighs it") {
    const char* two_captives = "3/5(rgg)3/3 r";
    CHECK(chance(Network{}, two_captives) == 0.5);
    CHECK(chance(watching(see_captive + 5, 16), two_captives) == chance_of_sum(0.25));
    CHECK(chance(watching(see_captive + 5, 100), two_captives) == chance_of_sum(1));
    CHECK(chance(watching(see_captive + 5, -100), two_captives) == 0.5);
    CHECK(chance(watching(see_captive + 4, 16), two_captives) == 0.5);
    Network biased = watching(see_captive + 5, 16);
    biased.biases[0] = 16;
    biased.output_bias = -Network::sum_one;
    CHECK(chance(biased, two_captives) == chance_of_sum(0.75 * 0.75 - 1));
}

TEST_CASE("a sum becomes a chance: even at 0, the same on both sides, never 0 or 1") {
    CHECK(chance_of_sum(0) == 0.5);
    CHECK(chance_of_sum(0.75) == 0.8);
    CHECK(chance_of_sum(-0.75) == doctest::Approx(0.2).epsilon(1e-15));
    const double most = (Network::unit_one * Network::unit_one * 127.0 * network_units) / Network::sum_one;
    CHECK(chance_of_sum(most) < 1);
    CHECK(chance_of_sum(-most) > 0);
}

TEST_CASE("the estimate is the same bits on every machine") {
    Signature signature;
    std::ifstream file(PULUC_TEST_DATA "/values.jsonl");
    int positions = 0;
    for (std::string line; std::getline(file, line); ++positions) {
        const std::string text = line.substr(line.find(":\"") + 2);
        const Position position = example::position(text.substr(0, text.find('"')));
        signature.add(std::bit_cast<std::uint64_t>(estimate(position)));
    }
    REQUIRE(positions == 400);
    CHECK(signature.text() == "d080bde4d60d77a7");
}
