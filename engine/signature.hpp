// A signature: one number that stands for a long row of others, so that two builds can compare what they do
// or hold. Not here: of what (engine_signature.hpp, solver.hpp). Not for secrets.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace puluc {

/// A 64-bit hash of everything added so far, in order (FNV-1a: Fowler, Noll and Vo).
class Signature {
  public:
    constexpr void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    }
    constexpr void add(std::uint64_t number) {
        for (unsigned shift = 0; shift < 64; shift += 8) add_byte(static_cast<std::uint8_t>(number >> shift));
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }
    /// The value as 16 hexadecimal digits.
    [[nodiscard]] std::string text() const;

  private:
    constexpr void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

} // namespace puluc
