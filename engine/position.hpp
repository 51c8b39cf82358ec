// A position: who stands where, and whose turn it is. Every Position that exists is one that the rules allow;
// make() refuses the others. Not here: the sticks, the moves (moves.hpp), the text form (notation.hpp).
// The one idea: the order under a carrier changes nothing and captured pieces keep their colour, so a
// position is two counts of pieces a space and two sets of spaces that say where a side's pieces are free.
#pragma once
#include "engine/result.hpp"
#include "engine/types.hpp"
#include <array>
#include <bit>
#include <optional>

namespace puluc {

struct Step;
class Position;
namespace detail {
template <Side us>
constexpr Step play_as(const Position& position, Move move);
}

/// The pieces on one track space: `own` of them (the carrier and its compatriots, at least 1) are of `side`,
/// the others are its captives. `own` above 1 goes with at least one captive (D7).
struct Pile {
    Side side = Side::red;
    int own = 1;
    int captives = 0;
    bool operator==(const Pile&) const = default;
};

/// What pieces may stand where, before anything is checked. `track[0]` is space 1. Indexed by Side: `home`.
struct Placement {
    std::array<int, 2> home{};
    std::array<std::optional<Pile>, track_spaces> track{};
    Side to_move = Side::red;
};

/// Why a placement is no position.
enum class PlacementFault : std::uint8_t {
    too_many_red,            ///< more than five red pieces
    too_many_green,          ///< more than five green pieces
    negative_count,          ///< a city or a pile with a count below what is possible
    compatriots_alone,       ///< a pile of several pieces of its side that holds no captive (D7)
    nobody_could_have_moved, ///< the side that has just moved has no free piece (D13)
};

struct PlacementError {
    PlacementFault fault{};
    Space space = -1; ///< the first space, from 0 on, where it shows; -1 where it is the whole
    bool operator==(const PlacementError&) const = default;
};

class Position {
  public:
    /// Five pieces in each city, Red to move (R2, R4).
    static constexpr Position start() {
        Position p;
        for (const Side side : {Side::red, Side::green})
            p.word(side) = pieces(pieces_per_side, city(side)) | free_piece(city(side));
        return p;
    }

    /// The position of a placement, or what the rules have against it.
    static Result<Position, PlacementError> make(const Placement& placement);

    [[nodiscard]] constexpr Side to_move() const {
        return (red_ & green_to_move) == 0 ? Side::red : Side::green;
    }

    /// How many pieces of `side` stand in its city, 0 to 5.
    [[nodiscard]] constexpr int home(Side side) const { return count(side, city(side)); }

    /// How many pieces of `side` stand on `space`, free, compatriots and captives alike.
    [[nodiscard]] constexpr int count(Side side, Space space) const {
        return static_cast<int>((word(side) >> (bits_a_space * static_cast<unsigned>(space))) & 15U);
    }

    /// The spaces, as bits 0 to 10, where `side` has a piece that is free: its city, and its piles.
    [[nodiscard]] constexpr std::uint32_t free_spaces(Side side) const {
        return static_cast<std::uint32_t>(word(side) >> free_from) & ((1U << (last_space + 1)) - 1U);
    }

    /// The pile on a track space, if there is one.
    [[nodiscard]] std::optional<Pile> pile(Space space) const;

    /// How many pieces of `side` have left the game (R9).
    [[nodiscard]] int killed(Side side) const;

    /// The side that has won, if one has: the other has no free piece (R14, D13).
    [[nodiscard]] constexpr std::optional<Side> winner() const {
        if (free_spaces(Side::green) == 0) return Side::red;
        if (free_spaces(Side::red) == 0) return Side::green;
        return std::nullopt;
    }

    /// The same position with red and green changed over and the board turned round.
    [[nodiscard]] Position mirror() const;

    /// The same as data that anyone may change and give to make().
    [[nodiscard]] Placement placement() const;

    bool operator==(const Position&) const = default;

  private:
    template <Side us>
    friend constexpr Step detail::play_as(const Position& position, Move move);
    constexpr Position() = default;

    // A word a side: 4 bits a space, how many of its pieces stand there; above them a bit a space, set where
    // one of them is free. The last bit of Red's word says that Green is to move. Two words and no array, so
    // that a position lives in registers while it is played on.
    static constexpr unsigned bits_a_space = 4;
    static constexpr unsigned free_from = bits_a_space * (last_space + 1);
    static constexpr std::uint64_t green_to_move = std::uint64_t{1} << 63U;
    static constexpr std::uint64_t pieces(int count, Space space) {
        return static_cast<std::uint64_t>(count) << (bits_a_space * static_cast<unsigned>(space));
    }
    static constexpr std::uint64_t free_piece(Space space) {
        return std::uint64_t{1} << (free_from + static_cast<unsigned>(space));
    }

    [[nodiscard]] constexpr std::uint64_t word(Side side) const { return side == Side::red ? red_ : green_; }
    constexpr std::uint64_t& word(Side side) { return side == Side::red ? red_ : green_; }

    std::uint64_t red_ = 0;
    std::uint64_t green_ = 0;
};

} // namespace puluc
