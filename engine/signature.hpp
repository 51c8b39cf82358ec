// The signature: one number that stands for all that the rules and the notation do. Two builds that print the
// same play the same game, be they native or WASM. It says that something differs, not what: the tests do.
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

/// The signature of the engine: perft 1 to 6 from the start, then 1,000 seeded random games with every
/// position, throw and move as text, and what each move did.
Signature engine_signature();

} // namespace puluc
