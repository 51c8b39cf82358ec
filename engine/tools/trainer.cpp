#include "engine/tools/trainer.hpp"
#include <algorithm>
#include <cmath>

namespace puluc {
namespace {

constexpr float most_of_byte = 127;
constexpr auto unit_one = static_cast<float>(Network::unit_one);
constexpr auto output_one = static_cast<float>(Network::output_one);
constexpr auto sum_one = static_cast<float>(Network::sum_one);

/// A number between -size and size.
float around_zero(Random& random, float size) { return static_cast<float>(random.fraction() * 2 - 1) * size; }

float kept_in(float weight, float one) { return std::clamp(weight, -most_of_byte / one, most_of_byte / one); }

} // namespace

Trainer::Trainer(Random& random)
    : weights_(weight_count),
      rounded_(weight_count),
      slopes_(weight_count),
      mean_(weight_count),
      square_(weight_count) {
    for (std::size_t i = 0; i < bias_at; ++i) weights_[i] = around_zero(random, 0.25F);
    for (std::size_t i = bias_at; i < output_at; ++i) weights_[i] = around_zero(random, 0.15F) + 0.15F;
    for (std::size_t i = output_at; i < output_bias_at; ++i) weights_[i] = around_zero(random, 0.5F);
    round_weights();
}

void Trainer::step(std::span<const Example> examples, float rate) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    std::fill(slopes_.begin(), slopes_.end(), 0.0F);
    for (const Example& example : examples) add_slopes(example);
    mean_share_ *= keep_mean;
    square_share_ *= keep_square;
    for (std::size_t i = 0; i < weight_count; ++i) {
        const float slope = slopes_[i] / static_cast<float>(examples.size());
        mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * slope;
        square_[i] = keep_square * square_[i] + (1 - keep_square) * slope * slope;
        const float spread = std::sqrt(square_[i] / (1 - square_share_)) + 1e-8F;
        weights_[i] -= rate * mean_[i] / (1 - mean_share_) / spread;
    }
    round_weights();
}

void Trainer::add_slopes(const Example& example) {
    Units units;
    std::copy_n(&rounded_[bias_at], network_units, units.begin());
    for (const std::size_t input : example.seen)
        for (std::size_t i = 0; i < network_units; ++i) units[i] += rounded_[input * network_units + i];
    float sum = rounded_[output_bias_at];
    for (std::size_t i = 0; i < network_units; ++i) {
        units[i] = std::clamp(units[i], 0.0F, 1.0F);
        sum += units[i] * units[i] * rounded_[output_at + i];
    }
    const auto error = static_cast<float>(chance_of_sum(sum) - example.chance);
    const float root = std::sqrt(1 + sum * sum);
    const float slope = error / (root * root * root); // that of the sigmoid is half of this
    slopes_[output_bias_at] += slope;
    for (std::size_t i = 0; i < network_units; ++i) {
        slopes_[output_at + i] += slope * units[i] * units[i];
        // Where a unit is kept from going further, it has no slope.
        units[i] = units[i] < 1 ? slope * rounded_[output_at + i] * 2 * units[i] : 0;
        slopes_[bias_at + i] += units[i];
    }
    for (const std::size_t input : example.seen)
        for (std::size_t i = 0; i < network_units; ++i) slopes_[input * network_units + i] += units[i];
}

void Trainer::round_weights() {
    const auto round = [this](std::size_t first, std::size_t end, float one) {
        for (std::size_t i = first; i < end; ++i) rounded_[i] = std::round(weights_[i] * one) / one;
    };
    for (std::size_t i = 0; i < bias_at; ++i) weights_[i] = kept_in(weights_[i], unit_one);
    for (std::size_t i = output_at; i < output_bias_at; ++i) weights_[i] = kept_in(weights_[i], output_one);
    round(0, output_at, unit_one);
    round(output_at, output_bias_at, output_one);
    round(output_bias_at, weight_count, sum_one);
}

Network Trainer::network() const {
    Network network;
    for (std::size_t input = 0; input < network_inputs; ++input)
        for (std::size_t i = 0; i < network_units; ++i)
            network.weights[input][i] =
                static_cast<std::int8_t>(rounded_[input * network_units + i] * unit_one);
    for (std::size_t i = 0; i < network_units; ++i) {
        network.biases[i] = static_cast<std::int16_t>(rounded_[bias_at + i] * unit_one);
        network.output_weights[i] = static_cast<std::int8_t>(rounded_[output_at + i] * output_one);
    }
    network.output_bias = static_cast<std::int32_t>(rounded_[output_bias_at] * sum_one);
    return network;
}

} // namespace puluc
