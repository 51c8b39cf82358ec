// Bits written in as few bytes as their likelihood allows, and read again. What is likely is learnt on the
// way by both ends alike, so nothing of it is written. It knows bits and bytes, not what they stand for. The
// one idea: a range of numbers is parted at every bit in the proportion of its odds; what is left at the end
// names all the bits. G. N. N. Martin, "Range encoding", Video and Data Recording Conference, 1979.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace puluc {

/// How likely the next of a kind of bits is set, in parts of 2^16. The mean of a quick and of a slow learner.
class Odds {
  public:
    [[nodiscard]] std::uint32_t of_set() const { return (std::uint32_t{quick_} + slow_) / 2; }
    void learn(bool bit) {
        quick_ = nearer(quick_, bit, 4);
        slow_ = nearer(slow_, bit, 7);
    }

  private:
    static std::uint16_t nearer(std::uint16_t odds, bool bit, int slowness) {
        // Neither end is ever reached: the shift leaves the last few parts alone.
        return static_cast<std::uint16_t>(
            bit ? odds + ((0xffff - odds) >> slowness) : odds - (odds >> slowness));
    }
    std::uint16_t quick_ = 0x8000;
    std::uint16_t slow_ = 0x8000;
};

class RangeEncoder {
  public:
    /// Writes a bit, and gives it.
    bool bit(Odds& odds, bool set) {
        const std::uint32_t part = (range_ >> 16U) * odds.of_set();
        if (set)
            range_ = part;
        else
            low_ += part, range_ -= part;
        odds.learn(set);
        while (range_ < 1U << 24U) range_ <<= 8U, shift();
        return set;
    }
    /// All that was written. Nothing can be written after it.
    std::vector<std::uint8_t> finish() {
        for (std::size_t i = 0; i < sizeof range_ + 1; ++i) shift();
        return std::move(bytes_);
    }

  private:
    /// Moves the top byte of `low_` out. It waits, with any bytes of all ones after it, while a carry may
    /// come.
    void shift() {
        if (low_ < 0xff000000U || low_ > 0xffffffffU) {
            const auto carry = static_cast<std::uint8_t>(low_ >> 32U);
            bytes_.push_back(static_cast<std::uint8_t>(waiting_ + carry));
            for (; ones_ > 0; --ones_) bytes_.push_back(static_cast<std::uint8_t>(0xff + carry));
            waiting_ = static_cast<std::uint8_t>(low_ >> 24U);
        } else {
            ++ones_;
        }
        low_ = (low_ & 0x00ffffffU) << 8U;
    }

    std::vector<std::uint8_t> bytes_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xffffffffU;
    std::uint8_t waiting_ = 0;
    std::size_t ones_ = 0;
};

/// Reads what a RangeEncoder wrote, asked for the same kinds of bits in the same order. Bytes that end too
/// soon or that no encoder wrote give some bits or other.
class RangeDecoder {
  public:
    explicit RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
        for (std::size_t i = 0; i < sizeof code_ + 1; ++i) shift();
    }
    /// Reads a bit; the other argument lets the same code write and read.
    bool bit(Odds& odds, bool = false) {
        const std::uint32_t part = (range_ >> 16U) * odds.of_set();
        const bool set = code_ < part;
        if (set)
            range_ = part;
        else
            code_ -= part, range_ -= part;
        odds.learn(set);
        while (range_ < 1U << 24U) range_ <<= 8U, shift();
        return set;
    }
    /// How many bytes were asked for: as many as there are when all was read, more when they ended too soon.
    [[nodiscard]] std::size_t used() const { return used_; }

  private:
    void shift() {
        code_ = code_ << 8U | (used_ < bytes_.size() ? bytes_[used_] : 0U);
        ++used_;
    }
    std::span<const std::uint8_t> bytes_;
    std::size_t used_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffffffffU;
};

} // namespace puluc
