// Finds the weights of a network by example. Not here: where the examples come from (fit.cpp). The one idea:
// the error is taken with the weights rounded as the network has them, and the step is made on finer ones, so
// what is trained is what is used. Kingma and Ba, "Adam: a method for stochastic optimization", ICLR 2015.
// No function of the mathematical library but the root, so that machines agree on the result.
#pragma once
#include "engine/network.hpp"
#include "engine/random.hpp"
#include <span>
#include <vector>

namespace puluc {

struct Example {
    Seen seen;
    double chance = 0; ///< what the network should say
};

class Trainer {
  public:
    explicit Trainer(Random& random);

    /// Makes one step towards what the examples say. `rate` is how far, as a change of a weight.
    void step(std::span<const Example> examples, float rate);

    /// The network as trained so far.
    [[nodiscard]] Network network() const;

  private:
    using Units = std::array<float, network_units>;
    /// Every weight in one list: of the inputs, input by input; the biases; of the outputs; the output's
    /// bias.
    using Weights = std::vector<float>;
    static constexpr std::size_t bias_at = network_inputs * network_units;
    static constexpr std::size_t output_at = bias_at + network_units;
    static constexpr std::size_t output_bias_at = output_at + network_units;
    static constexpr std::size_t weight_count = output_bias_at + 1;

    /// Adds to the slopes how the square of the error changes with each weight.
    void add_slopes(const Example& example);
    void round_weights();

    Weights weights_;
    Weights rounded_; ///< as the network has them
    Weights slopes_;
    Weights mean_;           ///< of the slopes, over the last steps
    Weights square_;         ///< of the slopes' squares
    float mean_share_ = 1;   ///< of the mean that is still the nothing that it began with
    float square_share_ = 1; ///< the same of the square
};

} // namespace puluc
