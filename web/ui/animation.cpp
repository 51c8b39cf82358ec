#include "web/ui/animation.hpp"
#include "web/ui/layout.hpp"
#include <algorithm>
#include <cmath>

namespace puluc::ui {
namespace {

/// Slow at both ends.
float ease(float t) { return t * t * (3 - 2 * t); }

/// Whether a piece went to the enemy city first: it came from the track and is out of it now (R9).
bool left_the_track(const Place& from, const Place& to) {
    return from.role != Role::home && from.role != Role::killed
           && (to.role == Role::home || to.role == Role::killed);
}

const Glide* glide_of(const Animation& animation, int piece) {
    const auto found = std::ranges::find(animation.glides, piece, &Glide::piece);
    return found == animation.glides.end() ? nullptr : &*found;
}

Point on_way(const Glide& glide, Point from, Point to, float t, const Layout& layout) {
    if (!glide.by_way_of) return mix(from, to, ease(t));
    const Point turn = layout.spaces[static_cast<std::size_t>(*glide.by_way_of)].centre();
    return t < 0.5F ? mix(from, turn, ease(2 * t)) : mix(turn, to, ease(2 * t - 1));
}

} // namespace

double Animation::end() const {
    double last = 0;
    for (const Glide& glide : glides) last = std::max(last, glide.start + glide.seconds);
    return last;
}

Animation animate(const Arrangement& before, const Arrangement& after, std::optional<Space> by_way_of,
    double now, double seconds) {
    Animation animation;
    if (seconds <= 0) return animation;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == after[i]) continue;
        Glide glide{static_cast<int>(i), before[i], std::nullopt, std::nullopt, now, seconds};
        if (left_the_track(before[i], after[i])) glide.by_way_of = by_way_of;
        animation.glides.push_back(glide);
    }
    return animation;
}

Pose pose(const Animation& animation, int piece, const Place& place, double now, const Layout& layout) {
    const Pose there{layout.centre(place), layout.radius(place), 0};
    const Glide* glide = glide_of(animation, piece);
    if (!glide || now >= glide->start + glide->seconds) return there;
    const auto t = static_cast<float>(std::max(0.0, (now - glide->start) / glide->seconds));
    const Point from = glide->let_go ? centre(*glide->let_go, layout) : layout.centre(glide->from);
    const float radius = std::lerp(layout.radius(glide->from), there.radius, ease(t));
    // A piece that was let go is in the hand still; one that only moves up in its row never leaves the
    // ground.
    const bool same_row =
        glide->from.space == place.space && glide->from.role == place.role && !glide->let_go;
    const float lift = same_row ? 0 : glide->let_go ? 1 - ease(t) : 4 * t * (1 - t);
    return {on_way(*glide, from, there.centre, t, layout), radius, lift};
}

} // namespace puluc::ui
