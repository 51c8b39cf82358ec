// How pieces get from one arrangement to the next: a plan of glides, sampled by absolute time. The game is
// already where it is going; a plan only says how the picture catches up. Not here: pixels.
#pragma once
#include "web/ui/grip.hpp"
#include <optional>
#include <vector>

namespace puluc::ui {

struct Layout;

/// One piece on its way. Times in seconds on the clock that App is given.
struct Glide {
    int piece = 0; ///< its number in the arrangement
    Place from;
    std::optional<Grip> let_go;     ///< how a drag held it, instead of `from`
    std::optional<Space> by_way_of; ///< the enemy city, for a piece that returns or is killed there
    double start = 0;
    double seconds = 0;
};

struct Animation {
    std::vector<Glide> glides;
    /// When the last glide is over; 0 where there is none.
    [[nodiscard]] double end() const;
};

/// The glides of all pieces whose place differs. `by_way_of` is where the mover went, if it returned.
Animation animate(const Arrangement& before, const Arrangement& after, std::optional<Space> by_way_of,
    double now, double seconds);

/// How a piece is to be drawn at a moment.
struct Pose {
    Point centre;
    float radius = 0;
    float lift = 0; ///< 0 lying, 1 in the hand: its shadow and size follow
};
Pose pose(const Animation& animation, int piece, const Place& place, double now, const Layout& layout);

} // namespace puluc::ui
