#include "engine/opponent.hpp"
#include <algorithm>

namespace puluc {
namespace {

/// How far a level misjudges a move in an even game, as a chance, at most. Calibrated with `puluc levels`.
constexpr std::array<double, levels.size()> reach{1.8, 0.85, 0.48, 0.26, 0};

/// A number from -1 to 1: zero on average, near it mostly.
double bell(Random& random) {
    return (random.fraction() + random.fraction() + random.fraction() + random.fraction()) / 2 - 1;
}

/// What a level takes a chance for. The nearer a game is to its end, the less there is to misjudge.
double misjudged(double chance, Level level, Random& random) {
    const double open = 4 * chance * (1 - chance);
    return chance + bell(random) * open * reach[static_cast<std::size_t>(level)];
}

} // namespace

std::string_view name(Level level) {
    switch (level) {
    case Level::beginner: return "beginner";
    case Level::casual: return "casual";
    case Level::keen: return "keen";
    case Level::expert: return "expert";
    case Level::perfect: return "perfect";
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
    return choose_move(level, advise(position, value, look_ahead(evaluation)), random);
}

Move choose_move(Level level, std::vector<Advice> advice, Random& random) {
    if (advice.front().chance == 1) return advice.front().move; // nobody overlooks a win
    for (Advice& candidate : advice) candidate.chance = misjudged(candidate.chance, level, random);
    const auto worse = [](const Advice& a, const Advice& b) { return a.chance < b.chance; };
    return std::max_element(advice.begin(), advice.end(), worse)->move;
}

} // namespace puluc
