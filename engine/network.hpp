// A small neural network that sees a position and says the chance of the side to move. Not here: its weights
// (evaluation_weights.hpp) and how they are found (puluc fit). The one idea: what is seen is a short list of
// yes and no, each with a row of weights, so that one hidden layer is a sum of a few rows; and all of it in
// whole numbers up to the last step, a division and a root, so that every machine computes the same bits.
#pragma once
#include "engine/position.hpp"

namespace puluc {

/// What a network can see of one side, each the first place of several in a list. Spaces are counted from the
/// city of the side to move, for both sides.
enum Sight : std::uint8_t {
    see_single = 0,                               ///< a piece alone, by space
    see_carrier = see_single + track_spaces,      ///< a pile that holds captives, by space
    see_compatriot = see_carrier + track_spaces,  ///< one under such a carrier, by space: seen once for each
    see_captive = see_compatriot + track_spaces,  ///< a captive that such a carrier holds, in the same way
    see_home = see_captive + track_spaces,        ///< how many pieces are at home
    see_alive = see_home + pieces_per_side + 1,   ///< how many are neither captured nor killed
    see_target = see_alive + pieces_per_side + 1, ///< by throw: the largest pile that it captures, in pieces
    sights = see_target + largest_throw * 3       ///< 1, 2, or 3 and more
};
inline constexpr std::size_t network_inputs = 2 * std::size_t{sights}; ///< the mover's, then the other side's
inline constexpr std::size_t network_units = 32;                       ///< of the hidden layer

/// What a network sees of a position: some of its inputs, one that counts twice is there twice.
class Seen {
  public:
    /// What the side to move sees, where nobody has won. A position and its mirror look the same.
    explicit Seen(const Position& position);
    [[nodiscard]] const std::uint8_t* begin() const { return inputs_.data(); }
    [[nodiscard]] const std::uint8_t* end() const { return inputs_.data() + count_; }

  private:
    void see_side(const Position& position, Side side, int first);
    void see_targets(const Position& position, Side side, int first);
    void add(int input) { inputs_[count_++] = static_cast<std::uint8_t>(input); }

    // A piece is seen once at most; then come a home, a count and five throws a side.
    std::array<std::uint8_t, 2 * (pieces_per_side + 2 + largest_throw)> inputs_{};
    std::size_t count_ = 0;
};

/// A unit adds up its bias and the weights of what is seen, in units of 1 / unit_one, is kept between 0 and
/// 1, and squared. The outputs are weighed by multiples of 1 / output_one and added to the output's bias.
struct Network {
    static constexpr int unit_one = 64;
    static constexpr int output_one = 32;
    static constexpr int sum_one =
        unit_one * unit_one * output_one; ///< the output's bias is in units of this

    std::array<std::array<std::int8_t, network_units>, network_inputs> weights{};
    std::array<std::int16_t, network_units> biases{};
    std::array<std::int8_t, network_units> output_weights{};
    std::int32_t output_bias = 0;

    /// The chance, above 0 and below 1, that the side to move wins, before its throw.
    [[nodiscard]] double chance(const Seen& seen) const;
};

/// The chance that belongs to what the output adds up to: a sigmoid without an exponential.
double chance_of_sum(double sum);

} // namespace puluc
