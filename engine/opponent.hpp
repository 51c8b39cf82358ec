// The computer's levels of play, each a way to choose among what the advisor ranks. No state, no clock, no
// thread: a move is chosen at once, and the same generator state chooses the same move. The one idea: every
// level judges each move, one throw ahead, and a weaker one misjudges it further; nobody plays a move just to
// be bad, so small slips are frequent and big ones are rare.
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
    perfect, ///< misjudges nothing: as good as the evaluation that it is given
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

/// The same of moves that are ranked already, by what the level sees one throw ahead, the best first.
Move choose_move(Level level, std::vector<Advice> advice, Random& random);

} // namespace puluc
