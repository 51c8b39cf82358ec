// The computer's levels of play, each a way to choose among what the advisor ranks. No state, no clock, no
// thread: a move is chosen at once, and the same generator state chooses the same move. The one idea: a
// weaker level sees less far and misjudges a little; it never plays a move just to be bad.
#pragma once
#include "engine/advisor.hpp"
#include "engine/random.hpp"
#include <array>
#include <optional>
#include <string_view>

namespace puluc {

enum class Level : std::uint8_t {
    casual, ///< looks at the position after its move, and misjudges it: small slips often, big ones seldom
    keen,   ///< looks one throw further
};
inline constexpr std::array levels{Level::casual, Level::keen};

/// The word for a level: "casual", "keen".
std::string_view name(Level level);
/// The level of a word, or nothing.
std::optional<Level> parse_level(std::string_view text);

/// The move that the level makes. Only where nobody has won.
Move choose_move(
    Level level, const Position& position, Throw value, const Evaluation& evaluation, Random& random);

} // namespace puluc
