// What a task asks for, and whether a move does it: the engine is the only judge. Not here: whose move it is
// and how often it was tried (app_embedding.cpp).
#pragma once
#include "engine/advisor.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace puluc::ui {

/// What a move, or with `sticks` a throw, is to do.
enum class GoalKind : std::uint8_t {
    sticks,      ///< throw them (R3)
    enter,       ///< a piece (R6)
    capture,     ///< (R10)
    free,        ///< pieces of one's own (R12)
    return_home, ///< (R9)
    kill,        ///< (R9)
    win,         ///< (R14)
    reach,       ///< a space
    best         ///< be one of the best moves of the throw
};
inline constexpr std::size_t goal_kinds = 9;

struct Goal {
    GoalKind kind{};
    Space space = 0; ///< of `reach`
    bool operator==(const Goal&) const = default;
};

/// "throw", "enter", "capture", "free", "return", "kill", "win", "reach:7", "best".
std::string to_text(const Goal& goal);
std::optional<Goal> parse_goal(std::string_view text);

/// Whether a move of `before` does it. A move counts as best where it costs no more than mark() forgives.
bool reaches(
    const Goal& goal, const Position& before, Throw lying, const Step& step, const Evaluation& evaluation);

} // namespace puluc::ui
