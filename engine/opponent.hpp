// The computer's levels of play, each a way to choose among what the advisor ranks. No state, no clock, no
// thread: a move is chosen at once, and the same generator state chooses the same move. The one idea: a level
// has a reach, the most that it gives away in one move; below that it makes an error the more readily the
// smaller it is, so small slips are frequent, big ones rare, and nobody plays a move just to be bad.
#pragma once
#include "engine/advisor.hpp"
#include "engine/random.hpp"
#include <array>
#include <optional>
#include <string_view>

namespace puluc {

/// From the weakest to the strongest.
enum class Level : std::uint8_t {
    beginner,
    casual,
    keen,
    expert,
    perfect, ///< gives nothing away: as good as the evaluation that it is given
};
inline constexpr std::array levels{
    Level::beginner, Level::casual, Level::keen, Level::expert, Level::perfect};

/// The word for a level: "beginner", "casual", "keen", "expert", "perfect".
std::string_view name(Level level);
/// The level of a word, or nothing.
std::optional<Level> parse_level(std::string_view text);

/// The move that the level makes, with `evaluation` for what it sees at a glance. Only where nobody has won.
Move choose_move(
    Level level, const Position& position, Throw value, const Evaluation& evaluation, Random& random);

/// The same of moves that are ranked already, by what the level sees one turn ahead, the best first.
Move choose_move(Level level, const std::vector<Advice>& advice, Random& random);

/// How likely the level is to choose each of these moves: in their order, 0 to 1, adding up to 1. A win at
/// hand is never overlooked.
std::vector<double> choice_odds(Level level, const std::vector<Advice>& advice);

} // namespace puluc
