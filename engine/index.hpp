// A dense, two-way map between the positions in which both sides have a free piece, as the side to move sees
// them, and the numbers 0 to position_count - 1. Not here: won positions, which need no number, and the
// throw. The one idea: take a position apart into the killed pieces (its layer), the laden piles (those that
// hold captives: which, in order, and on which spaces) and the singles (the pieces that stand alone or at
// home). Every part has a small table of its own, and the number is three look-ups added up. Layer and laden
// piles together are the frame, and a frame's positions, which differ in their singles alone, lie side by
// side.
#pragma once
#include "engine/position.hpp"
#include <array>
#include <span>
#include <vector>

namespace puluc {

/// 3 to the power of the index: in how many ways so many spaces are empty, red or green.
inline constexpr std::array<std::uint32_t, track_spaces + 1> powers_of_three = [] {
    std::array<std::uint32_t, track_spaces + 1> powers{1};
    for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = 3 * powers[i - 1];
    return powers;
}();

/// A frame: all positions with the same killed pieces and the same laden piles. "Own" is the side to move.
struct Frame {
    std::uint32_t first = 0;        ///< the number of its first position
    std::uint32_t size = 0;         ///< how many positions it has
    std::uint16_t sequence = 0;     ///< which laden piles, from the own city on
    std::uint16_t spaces = 0;       ///< where they are: bit i is set where one stands i + 1 spaces from home
    std::uint8_t own_killed = 0;    ///< how many of the mover's pieces are out of the game, 0 to 4
    std::uint8_t enemy_killed = 0;  ///< how many of the other side's
    std::uint8_t own_singles = 0;   ///< how many of the mover's pieces are in no laden pile
    std::uint8_t enemy_singles = 0; ///< how many of the other side's
};

class PositionIndex {
  public:
    /// Fills the tables, about half a megabyte.
    PositionIndex();

    /// The number of a position that nobody has won. A position and its mirror have the same.
    [[nodiscard]] std::uint32_t encode(const Position& position) const {
        return position.to_move() == Side::red ? encode_as<Side::red>(position)
                                               : encode_as<Side::green>(position);
    }
    /// The position of a number, with red to move.
    [[nodiscard]] Position decode(std::uint32_t number) const;

    /// Every frame, in the order of its positions' numbers, which goes by layers: by the mover's killed
    /// pieces, then by the other side's.
    [[nodiscard]] std::vector<Frame> frames() const;
    /// The frame that holds a number.
    [[nodiscard]] Frame frame_of(std::uint32_t number) const;
    /// The frame of the same pieces with the other side to move.
    [[nodiscard]] Frame turned(const Frame& frame) const;
    /// Position `i` of a frame, 0 to size - 1, with red to move.
    [[nodiscard]] Position position(const Frame& frame, std::uint32_t i) const;
    /// The laden pile that stands `i`-th in the sequence of a frame, from the own city on; red is the mover.
    [[nodiscard]] Pile laden_pile(const Frame& frame, int i) const;

    /// Inside a frame the positions go by how many of the mover's singles are on the track, then by how many
    /// of the other side's: such a group begins at position group() of the frame and holds an arrangement for
    /// each of arrangements(), in this order. Both are 0 to the frame's singles; a group may be empty.
    [[nodiscard]] std::uint32_t group(const Frame& frame, int own, int enemy) const {
        return offset_[offset_of(frame) + static_cast<std::size_t>(own * counts + enemy)];
    }
    /// An arrangement is a number to base 3 with a digit for each space that has no laden pile, the lowest
    /// for the space nearest to the mover's city: 0 for no single, 1 for one of the mover's, 2 for the other
    /// side's.
    [[nodiscard]] std::span<const std::uint16_t> arrangements(const Frame& frame, int own, int enemy) const;
    /// Where an arrangement stands in its group, which is the same in all frames.
    [[nodiscard]] std::uint32_t rank(std::uint32_t arrangement) const { return rank_[arrangement]; }

  private:
    static constexpr int kinds = 2 * pieces_per_side * pieces_per_side; ///< of laden piles
    static constexpr int counts = pieces_per_side + 1;
    static constexpr std::size_t groups = std::size_t{counts} * counts;
    static constexpr int layers = pieces_per_side * pieces_per_side;
    static constexpr int subsets = 1 << track_spaces;

    /// Laden piles in the order in which they stand, whatever lies between them.
    struct Sequence {
        std::array<std::uint8_t, pieces_per_side> kinds{};
        std::uint8_t piles = 0;
        std::array<std::uint8_t, 2> pieces{}; ///< of the mover and of the other side
        std::array<bool, 2> carrier{};        ///< whether the mover, the other side, has a pile among them
        std::uint16_t turned = 0;             ///< the sequence that the other side sees
    };

    template <Side us>
    [[nodiscard]] std::uint32_t encode_as(const Position& position) const;
    [[nodiscard]] Frame frame(int layer, std::uint16_t sequence, std::uint32_t subset) const;
    [[nodiscard]] std::uint32_t first_of(int layer, std::size_t sequence) const {
        return first_[static_cast<std::size_t>(layer) * sequences_.size() + sequence];
    }
    [[nodiscard]] static std::size_t offset_of(const Frame& frame) {
        return family(track_spaces - std::popcount(frame.spaces), frame.own_singles, frame.enemy_singles)
               * groups;
    }
    [[nodiscard]] static std::size_t family(int spaces, int own, int enemy) {
        return static_cast<std::size_t>((spaces * counts + own) * counts + enemy);
    }
    void number_sequences();
    void number_subsets();
    void number_arrangements();
    void number_layers();

    std::vector<Sequence> sequences_;                 ///< short ones first
    std::vector<std::uint16_t> longer_;               ///< by sequence and kind: with one more pile at its end
    std::array<std::uint8_t, subsets> subset_rank_{}; ///< of a set of spaces among those of its size
    std::array<std::vector<std::uint16_t>, pieces_per_side + 1> subsets_; ///< by size: the inverse
    std::vector<std::uint16_t> rank_; ///< of an arrangement among those with as many of each side
    std::array<std::vector<std::uint16_t>, groups> arrangements_; ///< by singles on the track: the inverse
    std::vector<std::uint16_t> offset_;      ///< by family and singles on the track: where their group begins
    std::vector<std::uint16_t> family_size_; ///< how many arrangements a family has
    std::vector<std::uint32_t> first_;       ///< by layer and sequence: the number of the first position
};

} // namespace puluc
