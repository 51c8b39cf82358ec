// Where each of the ten pieces is seen: a position spread out as the seed has it, captives in one lane at the
// edge of the board and compatriots in the other. Not here: pixels (layout.hpp). The one idea: pieces have no
// names in the rules, so a piece keeps its number from one arrangement to the next by the least movement.
#pragma once
#include "engine/position.hpp"
#include <array>

namespace puluc::ui {

enum class Role : std::uint8_t { home, carrier, compatriot, captive, killed };

/// The place of one piece. `slot` counts from 0 among the pieces of its side and role on its space, `of` is
/// how many they are. A carrier is any free piece on the track, also one that carries nothing. For home and
/// killed, `space` is the side's own city.
struct Place {
    Side side = Side::red;
    Role role = Role::home;
    Space space = 0;
    int slot = 0;
    int of = 1;
    bool operator==(const Place&) const = default;
};

/// Pieces 0 to 4 are red, 5 to 9 green.
using Arrangement = std::array<Place, 2 * pieces_per_side>;

/// The places of a position's pieces, home first, then by space.
Arrangement arrange(const Position& position);
/// The same places, given to the pieces so that those that were there before stay and the others go the
/// shortest way.
Arrangement arrange(const Position& position, const Arrangement& before);

} // namespace puluc::ui
