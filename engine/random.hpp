// A small, seeded source of random numbers that gives the same numbers on every machine. Not for secrets.
// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
#pragma once
#include <cstdint>

namespace puluc {

class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// 64 random bits.
    constexpr std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    /// A number from 0 to n - 1. Uneven by less than n in 2^32, which no game can notice.
    constexpr int below(int n) {
        return static_cast<int>(((next() >> 32U) * static_cast<std::uint64_t>(n)) >> 32U);
    }

    /// A number from 0 up to, not including, 1.
    constexpr double fraction() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

  private:
    std::uint64_t state_;
};

} // namespace puluc
