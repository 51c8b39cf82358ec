// How pieces are held: what goes when a free piece is lifted, and where the hand has it. Not here: whether
// the piece may be moved.
#pragma once
#include "web/ui/arrangement.hpp"
#include "web/ui/geometry.hpp"
#include <optional>

namespace puluc::ui {

struct Layout;

/// How one piece is held: the one that moves at the pointer, those that it carries in a ring round it.
struct Grip {
    Point at;
    int slot = 0; ///< in the ring, from 0
    int of = 0;   ///< how many are in the ring; 0 for the piece that moves
};
/// Where a piece that is held has its centre.
Point centre(const Grip& grip, const Layout& layout);

/// The piece that goes when the free piece of `side` on `from` is moved: the carrier, or the last at home.
std::optional<int> mover(const Arrangement& pieces, Side side, Space from);

/// By piece: how it is held when the free piece of `side` on `from` is; nothing for those that stay.
using Grips = std::array<std::optional<Grip>, 2 * pieces_per_side>;
Grips grips(const Arrangement& pieces, Side side, Space from, Point at);

} // namespace puluc::ui
