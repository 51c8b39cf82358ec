#include "engine/opponent.hpp"
#include <algorithm>

namespace puluc {
namespace {

/// How far a casual player misjudges a move, as a chance: zero on average, near it mostly, and never further
/// off than `reach`.
double misjudgement(Random& random) {
    constexpr double reach = 0.3;
    const double bell = random.fraction() + random.fraction() + random.fraction() + random.fraction();
    return (bell / 2 - 1) * reach;
}

Move choose_casually(std::vector<Advice> advice, Random& random) {
    if (advice.front().chance == 1) return advice.front().move; // nobody overlooks a win
    for (Advice& candidate : advice) candidate.chance += misjudgement(random);
    const auto worse = [](const Advice& a, const Advice& b) { return a.chance < b.chance; };
    return std::max_element(advice.begin(), advice.end(), worse)->move;
}

} // namespace

std::string_view name(Level level) {
    switch (level) {
    case Level::casual: return "casual";
    case Level::keen: return "keen";
    }
    return "";
}

std::optional<Level> parse_level(std::string_view text) {
    for (const Level level : levels)
        if (name(level) == text) return level;
    return std::nullopt;
}

Move choose_move(
    Level level, const Position& position, Throw value, const Evaluation& evaluation, Random& random) {
    if (level == Level::casual) return choose_casually(advise(position, value, evaluation), random);
    return advise(position, value, look_ahead(evaluation)).front().move;
}

} // namespace puluc
