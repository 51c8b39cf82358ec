#include "web/ui/goal.hpp"
#include "engine/review.hpp"
#include <algorithm>
#include <array>

namespace puluc::ui {
namespace {

constexpr std::array<std::string_view, goal_kinds> words{
    "throw", "enter", "capture", "free", "return", "kill", "win", "reach:", "best"};

bool is_best(const Position& before, Throw lying, const Move& move, const Evaluation& evaluation) {
    const std::vector<Advice> advice = advise(before, lying, evaluation);
    const auto made = std::ranges::find(advice, move, &Advice::move);
    return mark(advice.front().chance - made->chance) == Mark::best;
}

} // namespace

std::string to_text(const Goal& goal) {
    std::string text(words[static_cast<std::size_t>(goal.kind)]);
    if (goal.kind == GoalKind::reach) text += std::to_string(goal.space);
    return text;
}

std::optional<Goal> parse_goal(std::string_view text) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (text == words[i] && words[i].back() != ':') return Goal{static_cast<GoalKind>(i)};
    for (Space space = 1; space <= track_spaces; ++space)
        if (const Goal goal{GoalKind::reach, space}; text == to_text(goal)) return goal;
    return std::nullopt;
}

bool reaches(
    const Goal& goal, const Position& before, Throw lying, const Step& step, const Evaluation& evaluation) {
    switch (goal.kind) {
    case GoalKind::sticks: return true; // nobody moves without having thrown
    case GoalKind::enter: return step.move.from == city(before.to_move());
    case GoalKind::capture: return step.captured > 0;
    case GoalKind::free: return step.freed > 0;
    case GoalKind::return_home: return step.returned > 0;
    case GoalKind::kill: return step.killed > 0;
    case GoalKind::win: return step.won;
    case GoalKind::reach: return step.move.to == goal.space;
    case GoalKind::best: return is_best(before, lying, step.move, evaluation);
    }
    return false;
}

} // namespace puluc::ui
