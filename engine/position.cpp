#include "engine/position.hpp"
#include <algorithm>

namespace puluc {
namespace {

std::optional<PlacementError> pile_fault(const Pile& pile, Space space) {
    if (pile.own < 1 || pile.captives < 0) return PlacementError{PlacementFault::negative_count, space};
    if (pile.own > 1 && pile.captives == 0) return PlacementError{PlacementFault::compatriots_alone, space};
    return std::nullopt;
}

/// What is wrong with the numbers of pieces, from space 0 to space 10.
std::optional<PlacementError> count_fault(const Placement& placement) {
    std::array<int, 2> total{};
    // Capped, since a count from outside may be anything and the sum must not run over.
    const auto add = [&](Side side, int count) {
        total[index(side)] += std::min(count, pieces_per_side + 1);
    };
    for (Space space = 0; space <= last_space; ++space) {
        if (on_track(space)) {
            const auto& pile = placement.track[static_cast<std::size_t>(space - 1)];
            if (!pile) continue;
            if (const auto fault = pile_fault(*pile, space)) return fault;
            add(pile->side, pile->own);
            add(other(pile->side), pile->captives);
        } else {
            const Side side = space == city(Side::red) ? Side::red : Side::green;
            const int home = placement.home[index(side)];
            if (home < 0) return PlacementError{PlacementFault::negative_count, space};
            add(side, home);
        }
        if (total[index(Side::red)] > pieces_per_side)
            return PlacementError{PlacementFault::too_many_red, space};
        if (total[index(Side::green)] > pieces_per_side)
            return PlacementError{PlacementFault::too_many_green, space};
    }
    return std::nullopt;
}

} // namespace

Result<Position, PlacementError> Position::make(const Placement& placement) {
    // Counts come first: once they are bounded, nothing below can spill into the next space.
    if (const auto fault = count_fault(placement)) return *fault;
    Position p;
    if (placement.to_move == Side::green) p.red_ |= green_to_move;
    const auto put = [&](Side side, Space space, int count) { p.word(side) |= pieces(count, space); };
    for (const Side side : {Side::red, Side::green}) {
        const int home = placement.home[index(side)];
        put(side, city(side), home);
        if (home > 0) p.word(side) |= free_piece(city(side));
    }
    for (Space space = 1; space <= track_spaces; ++space) {
        const auto& pile = placement.track[static_cast<std::size_t>(space - 1)];
        if (!pile) continue;
        put(pile->side, space, pile->own);
        put(other(pile->side), space, pile->captives);
        p.word(pile->side) |= free_piece(space);
    }
    if (p.free_spaces(other(p.to_move())) == 0)
        return PlacementError{PlacementFault::nobody_could_have_moved};
    return p;
}

std::optional<Pile> Position::pile(Space space) const {
    assert(on_track(space));
    for (const Side side : {Side::red, Side::green})
        if ((free_spaces(side) >> space) & 1U)
            return Pile{side, count(side, space), count(other(side), space)};
    return std::nullopt;
}

int Position::killed(Side side) const {
    int alive = 0;
    for (Space space = 0; space <= last_space; ++space) alive += count(side, space);
    return pieces_per_side - alive;
}

Position Position::mirror() const {
    Position p;
    for (const Side side : {Side::red, Side::green})
        for (Space space = 0; space <= last_space; ++space) {
            std::uint64_t& word = p.word(other(side));
            word |= pieces(count(side, space), last_space - space);
            if ((free_spaces(side) >> space) & 1U) word |= free_piece(last_space - space);
        }
    if (to_move() == Side::red) p.red_ |= green_to_move;
    return p;
}

Placement Position::placement() const {
    Placement placement{.home = {home(Side::red), home(Side::green)}, .track = {}, .to_move = to_move()};
    for (Space space = 1; space <= track_spaces; ++space)
        placement.track[static_cast<std::size_t>(space - 1)] = pile(space);
    return placement;
}

} // namespace puluc
