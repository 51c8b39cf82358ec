#include "engine/random.hpp"
#include "engine/range_coder.hpp"
#include <array>
#include <doctest/doctest.h>

using namespace puluc;

namespace {

/// Bits of four kinds, of which kind k is set once in 4^k.
struct Bits {
    static constexpr std::size_t kinds = 4;
    static constexpr int count = 200'000;

    template <class Each>
    static void each(const Each& bit) {
        Random random(11);
        for (int i = 0; i < count; ++i) {
            const auto kind = static_cast<std::size_t>(random.below(kinds));
            bit(kind, random.below(1 << (2 * kind)) == 0);
        }
    }
};

std::vector<std::uint8_t> encoded() {
    RangeEncoder encoder;
    std::array<Odds, Bits::kinds> odds;
    Bits::each([&](std::size_t kind, bool set) { encoder.bit(odds[kind], set); });
    return encoder.finish();
}

} // namespace

TEST_CASE("bits come back as they were written, and use up the bytes to the last one") {
    const auto bytes = encoded();
    RangeDecoder decoder(bytes);
    std::array<Odds, Bits::kinds> odds;
    int wrong = 0;
    Bits::each([&](std::size_t kind, bool set) { wrong += decoder.bit(odds[kind]) != set; });
    CHECK(wrong == 0);
    CHECK(decoder.used() == bytes.size());
}

TEST_CASE("likely bits take little room: within 3 percent of what is possible") {
    // The entropies of odds of 1, 1/4, 1/16 and 1/64 are 0, 0.811, 0.337 and 0.116 bits.
    const double least = Bits::count / 4.0 * (0.0 + 0.811 + 0.337 + 0.116) / 8;
    CHECK(static_cast<double>(encoded().size()) < 1.03 * least);
}

TEST_CASE("bytes that end too soon are noticed") {
    auto bytes = encoded();
    bytes.resize(bytes.size() / 2);
    RangeDecoder decoder(bytes);
    std::array<Odds, Bits::kinds> odds;
    Bits::each([&](std::size_t kind, bool) { decoder.bit(odds[kind]); });
    CHECK(decoder.used() > bytes.size());
}
