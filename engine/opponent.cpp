#include "engine/opponent.hpp"
#include <cmath>

namespace puluc {
namespace {

/// The most that a level gives away in one move of an even game, as a chance: it makes smaller errors the
/// more readily the smaller they are. Calibrated with `puluc levels`.
constexpr std::array<double, levels.size()> reach{0.51, 0.315, 0.21, 0.128, 0};

/// How readily a level takes a move that costs so much, 0 to 1, where the best has the chance `best`. Costs
/// are felt in standard deviations of the result, so that an error counts for more where the game is nearly
/// over.
double weight(double cost, double best, Level level) {
    if (cost == 0) return 1;
    const double most = reach[static_cast<std::size_t>(level)] * 2 * std::sqrt(best * (1 - best));
    if (cost >= most) return 0;
    const double part = cost / most;
    return (1 - part * part) * (1 - part * part);
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

std::vector<double> choice_odds(Level level, const std::vector<Advice>& advice) {
    std::vector<double> odds(advice.size(), 0.0);
    odds.front() = 1;
    if (level == Level::perfect) return odds;
    const double best = advice.front().chance;
    double sum = 0;
    for (std::size_t i = 0; i < advice.size(); ++i)
        sum += odds[i] = weight(best - advice[i].chance, best, level);
    for (double& each : odds) each /= sum;
    return odds;
}

Move choose_move(Level level, const std::vector<Advice>& advice, Random& random) {
    const std::vector<double> odds = choice_odds(level, advice);
    double left = random.fraction();
    std::size_t choice = 0;
    for (std::size_t i = 0; i < odds.size() && left >= 0; ++i) {
        if (odds[i] > 0) choice = i;
        left -= odds[i];
    }
    return advice[choice].move;
}

} // namespace puluc
