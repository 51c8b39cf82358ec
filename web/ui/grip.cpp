#include "web/ui/grip.hpp"
#include "web/ui/layout.hpp"

namespace puluc::ui {

Point centre(const Grip& grip, const Layout& layout) {
    if (grip.of == 0) return grip.at;
    const float turn = static_cast<float>(grip.slot) / static_cast<float>(grip.of) - 0.125F;
    return around(grip.at, layout.piece_radius + layout.lane_radius * 1.05F, full_turn * turn);
}

std::optional<int> mover(const Arrangement& pieces, Side side, Space from) {
    std::optional<int> found;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Place& place = pieces[i];
        if (place.side != side || place.space != from) continue;
        if (place.role == Role::carrier) return static_cast<int>(i);
        if (place.role != Role::home) continue;
        if (!found || pieces[static_cast<std::size_t>(*found)].slot < place.slot) found = static_cast<int>(i);
    }
    return found;
}

Grips grips(const Arrangement& pieces, Side side, Space from, Point at) {
    Grips held;
    const std::optional<int> moves = mover(pieces, side, from);
    if (!moves) return held;
    const auto is_carried = [&](std::size_t i) {
        return on_track(from) && static_cast<int>(i) != *moves && pieces[i].space == from;
    };
    int of = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) of += is_carried(i) ? 1 : 0;
    int slot = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (is_carried(i)) held[i] = Grip{at, slot++, of};
    held[static_cast<std::size_t>(*moves)] = Grip{at};
    return held;
}

} // namespace puluc::ui
