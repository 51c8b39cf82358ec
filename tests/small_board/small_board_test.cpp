// The engine built for a smaller board, and all its positions solved in fractions as well.
#include "engine/solver.hpp"
#include "tests/small_board/exact.hpp"
#include <doctest/doctest.h>

using namespace puluc;

namespace {

Position position_of(const reference::Board& board) {
    Placement placement;
    placement.home = {
        static_cast<int>(board.spaces.front().size()), static_cast<int>(board.spaces.back().size())};
    for (std::size_t at = 0; at < track_spaces; ++at) {
        const std::string& pieces = board.spaces[at + 1];
        if (pieces.empty()) continue;
        const auto own = static_cast<int>(std::count(pieces.begin(), pieces.end(), pieces.front()));
        placement.track[at] =
            Pile{pieces.front() == 'r' ? Side::red : Side::green, own, static_cast<int>(pieces.size()) - own};
    }
    return Position::make(placement).value();
}

/// Whether low <= chance <= high, with no rounding.
bool holds(const Bounds& bounds, const exact::Natural& numerator, const exact::Natural& denominator) {
    const auto times = [](exact::Natural number, Units factor) { return number *= factor; };
    const exact::Natural chance = times(numerator, certain);
    return times(denominator, bounds.low) <= chance && chance <= times(denominator, bounds.high);
}

} // namespace

TEST_CASE("the solver's bounds hold the exact chances of a smaller game") {
    const exact::Game game = exact::game_of(pieces_per_side, track_spaces);
    const exact::Chances chances = exact::solve(game);
    REQUIRE(exact::are_of_best_play(game, chances));

    const PositionIndex index;
    const Solution solution = solve(index, smallest_gap);
    for (std::size_t i = 0; i < game.states.size(); ++i) {
        INFO(reference::to_text(game.states[i].board));
        const Bounds& bounds = solution.bounds[index.encode(position_of(game.states[i].board))];
        CHECK(holds(bounds, chances.chances[i], chances.denominator));
    }
    CHECK(game.states.size() == position_count);
    CHECK(solution.gap <= smallest_gap);
}
