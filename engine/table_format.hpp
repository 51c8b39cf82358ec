// The form of a table's bytes, for its reader and its writer alone. Numbers are little-endian.
//
//      0   8  magic: no text, and broken by anything that changes line ends or the top bit
//      8   4  version of this form; the magic, this and the sum have their places in every version
//     12   4  the rules: a hash of the numbers that the game is made of
//     16   4  how many positions the index has
//     20   4  bytes of weights
//     24   4  bytes of grades
//     28   4  CRC-32 of everything else
//     32      weights: for each kind of clues that occurs, its number and a weight for each input, 2 bytes
//     each
//             grades: written by RangeEncoder
#pragma once
#include "engine/forecast.hpp"
#include "engine/range_coder.hpp"
#include <algorithm>

namespace puluc::table_format {

inline constexpr std::array<std::uint8_t, 8> magic{0x8d, 'P', 'u', 'l', 'u', 'c', '\r', '\n'};
inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t version_at = 8;
inline constexpr std::size_t rules_at = 12;
inline constexpr std::size_t positions_at = 16;
inline constexpr std::size_t weight_bytes_at = 20;
inline constexpr std::size_t grade_bytes_at = 24;
inline constexpr std::size_t sum_at = 28;
inline constexpr std::size_t header_bytes = 32;

/// A hash of the game's numbers (FNV-1a). The second version is that of RULES.md: change it with any
/// decision.
constexpr std::uint32_t rules_id() {
    std::uint32_t hash = 0x811c9dc5U;
    const auto add = [&hash](
                         int number) { hash = (hash ^ static_cast<std::uint32_t>(number)) * 0x01000193U; };
    constexpr int decisions = 1;
    for (const int number : {decisions, track_spaces, pieces_per_side, top_grade}) add(number);
    for (Throw value = 1; value <= largest_throw; ++value) add(throw_weight(value));
    return hash;
}

/// CRC-32 of all bytes but those of the sum itself: any one or two flipped bits change it, and any more
/// within 32 bits of each other; of other damage it misses one in 2^32. What it misses has one more net to go
/// through: that the grades end where the bytes do (TableReader::finish).
std::uint32_t sum(std::span<const std::uint8_t> head, std::span<const std::uint8_t> content);
inline std::uint32_t sum(std::span<const std::uint8_t> bytes) {
    return sum(bytes.first(sum_at), bytes.subspan(header_bytes));
}

/// How much each input counts, by kind of clues, in parts of 2^12.
class Weights {
  public:
    using OfKind = std::array<std::int16_t, Clues::count>;
    static constexpr int unit_bits = 12;

    [[nodiscard]] OfKind& of(std::size_t kind) { return of_kind_[kind]; }
    /// What the clues say, in sixteenths of a grade.
    [[nodiscard]] int foretell(const Clues& clues) const {
        constexpr int drop = unit_bits - 4;
        const OfKind& weights = of_kind_[clues.kind];
        int sum = 1 << (drop - 1);
        for (std::size_t i = 0; i < Clues::count; ++i) sum += weights[i] * clues.inputs[i];
        return std::clamp(sum >> drop, 0, 16 * top_grade);
    }

  private:
    std::vector<OfKind> of_kind_ = std::vector<OfKind>(Clues::kinds);
};

/// How far off a foretold grade was, as Forecast wants to know it.
inline std::uint8_t error(int foretold, int grade) {
    return static_cast<std::uint8_t>(std::min(std::abs(foretold - 16 * grade) / 4, 255));
}

/// Writes or reads a grade as the answers to: is it above what was foretold? and one more? and one more? A
/// writer is given the grade, a reader's answers come from the bytes.
class GradeCoder {
  public:
    template <class RangeCoder>
    int code(RangeCoder& coder, const Clues& clues, int foretold, int grade = 0) {
        const int base = std::min(foretold / 16, top_grade - 1);
        const int quarter = std::min((foretold - 16 * base) / 4, 3);
        const int edge = std::min(base, top_grade - 1 - base);
        const int room = edge < 4 ? 0 : edge < 12 ? 1 : edge < 30 ? 2 : 3;
        Odds* odds =
            &odds_[static_cast<std::size_t>(((clues.unrest * 4 + room) * 4 + quarter) * 2 * farthest)];
        if (coder.bit(odds[0], grade > base)) {
            int k = base + 1;
            while (k < top_grade && coder.bit(odds[std::min(k - base, farthest - 1)], grade > k)) ++k;
            return k;
        }
        odds += farthest;
        int k = base;
        while (k > 0 && coder.bit(odds[std::min(base - k, farthest - 1)], grade < k)) --k;
        return k;
    }

  private:
    static constexpr int farthest = 32; ///< from here on all answers are expected alike
    std::vector<Odds> odds_ =
        std::vector<Odds>(static_cast<std::size_t>(Clues::unrests * 4 * 4 * 2 * farthest));
};

} // namespace puluc::table_format
