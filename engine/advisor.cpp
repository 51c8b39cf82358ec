#include "engine/advisor.hpp"
#include <algorithm>

namespace puluc {

std::vector<Advice> advise(const Position& position, Throw value, const Evaluation& evaluation) {
    std::vector<Advice> advice;
    for (const Move move : legal_moves(position, value))
        advice.push_back({move, chance_after(play(position, move), evaluation)});
    const auto better = [](const Advice& a, const Advice& b) { return a.chance > b.chance; };
    std::stable_sort(advice.begin(), advice.end(), better);
    return advice;
}

double expected_chance(const Position& position, const Evaluation& evaluation) {
    double expected = 0;
    for (Throw value = 1; value <= largest_throw; ++value) {
        double best = 0;
        for (const Move move : legal_moves(position, value))
            best = std::max(best, chance_after(play(position, move), evaluation));
        expected += best * throw_weight(value) / throw_weights;
    }
    return expected;
}

Evaluation look_ahead(Evaluation evaluation) {
    return [evaluation = std::move(evaluation)](
               const Position& position) { return expected_chance(position, evaluation); };
}

} // namespace puluc
