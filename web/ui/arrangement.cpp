#include "web/ui/arrangement.hpp"
#include <algorithm>
#include <cstdlib>
#include <limits>

namespace puluc::ui {
namespace {

/// Lays down the pieces of one side, one after the other.
class Line {
  public:
    Line(Arrangement& pieces, Side side)
        : pieces_(pieces), side_(side), next_(static_cast<std::size_t>(pieces_per_side) * index(side)) {}

    void lay(Role role, Space space, int count) {
        for (int slot = 0; slot < count; ++slot) pieces_[next_++] = {side_, role, space, slot, count};
    }

  private:
    Arrangement& pieces_;
    Side side_;
    std::size_t next_;
};

/// What it costs to see a piece go from one place to another. Staying is free, and a piece that leaves its
/// space costs more than any number that change their part on theirs, so that one long way is better than two
/// short ones.
int cost(const Place& from, const Place& to) {
    if (from.space != to.space)
        return 1000 + 10 * std::abs(from.space - to.space) + (from.role == to.role ? 0 : 5);
    if (from.role != to.role) return 100;
    return std::abs(from.slot - to.slot);
}

/// Gives the places of one side in `pieces` to the pieces of `before` in the cheapest of all 120 ways.
void match(const Arrangement& before, Arrangement& pieces, Side side) {
    const std::size_t first = pieces_per_side * index(side);
    std::array<std::size_t, pieces_per_side> order{0, 1, 2, 3, 4};
    auto best = order;
    int least = std::numeric_limits<int>::max();
    do {
        int sum = 0;
        for (std::size_t i = 0; i < order.size(); ++i)
            sum += cost(before[first + i], pieces[first + order[i]]);
        if (sum < least) {
            least = sum;
            best = order;
        }
    } while (std::ranges::next_permutation(order).found);
    const Arrangement places = pieces;
    for (std::size_t i = 0; i < best.size(); ++i) pieces[first + i] = places[first + best[i]];
}

} // namespace

Arrangement arrange(const Position& position) {
    Arrangement pieces;
    for (const Side side : {Side::red, Side::green}) {
        Line row(pieces, side);
        row.lay(Role::home, city(side), position.home(side));
        for (Space space = 1; space <= track_spaces; ++space) {
            const auto pile = position.pile(space);
            if (!pile) continue;
            if (pile->side == side) {
                row.lay(Role::carrier, space, 1);
                row.lay(Role::compatriot, space, pile->own - 1);
            } else {
                row.lay(Role::captive, space, pile->captives);
            }
        }
        row.lay(Role::killed, city(side), position.killed(side));
    }
    return pieces;
}

Arrangement arrange(const Position& position, const Arrangement& before) {
    Arrangement pieces = arrange(position);
    match(before, pieces, Side::red);
    match(before, pieces, Side::green);
    return pieces;
}

} // namespace puluc::ui
