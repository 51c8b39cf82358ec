#include "engine/network.hpp"
#include <algorithm>
#include <cmath>

namespace puluc {

Seen::Seen(const Position& position) {
    const Side us = position.to_move();
    see_side(position, us, 0);
    see_side(position, other(us), sights);
}

void Seen::see_side(const Position& position, Side side, int first) {
    int alive = position.home(side);
    for (std::uint32_t rest = position.free_spaces(side) & track_bits; rest != 0; rest &= rest - 1) {
        const Space space = std::countr_zero(rest);
        // By what the side to move has come, so that the two sides' pieces are seen on one track.
        const int at = first + progress(position.to_move(), space) - 1;
        const int own = position.count(side, space);
        const int captives = position.count(other(side), space);
        alive += own;
        add(at + (captives == 0 ? see_single : see_carrier));
        for (int i = 1; i < own; ++i) add(at + see_compatriot);
        for (int i = 0; i < captives; ++i) add(at + see_captive);
    }
    add(first + see_home + position.home(side));
    add(first + see_alive + alive);
    see_targets(position, side, first);
}

void Seen::see_targets(const Position& position, Side side, int first) {
    const std::uint32_t ours = position.free_spaces(side);
    const std::uint32_t theirs = position.free_spaces(other(side)) & track_bits;
    for (Throw value = 1; value <= largest_throw; ++value) {
        int largest = 0;
        const std::uint32_t reached = side == Side::red ? ours << value : ours >> value;
        for (std::uint32_t rest = reached & theirs; rest != 0; rest &= rest - 1) {
            const Space space = std::countr_zero(rest);
            largest = std::max(largest, position.count(side, space) + position.count(other(side), space));
        }
        if (largest > 0) add(first + see_target + (value - 1) * 3 + std::min(largest, 3) - 1);
    }
}

double Network::chance(const Seen& seen) const {
    std::array<std::int16_t, network_units> units = biases;
    for (const std::uint8_t input : seen)
        for (std::size_t i = 0; i < network_units; ++i)
            units[i] = static_cast<std::int16_t>(units[i] + weights[input][i]);
    std::int32_t sum = output_bias;
    for (std::size_t i = 0; i < network_units; ++i) {
        const int unit = std::clamp<int>(units[i], 0, unit_one);
        sum += unit * unit * output_weights[i];
    }
    return chance_of_sum(static_cast<double>(sum) / sum_one);
}

double chance_of_sum(double sum) { return 0.5 + 0.5 * sum / std::sqrt(1 + sum * sum); }

} // namespace puluc
