// The engine built for a smaller board, and all its positions solved in fractions as well.
#include "engine/solver.hpp"
#include "tests/small_board/exact.hpp"
#include <doctest/doctest.h>
#include <set>

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

reference::Board board_of(const Position& position) {
    reference::Board board = reference::start(pieces_per_side, track_spaces);
    const auto pieces = [](int red, int green, Side carrier) {
        const std::string reds(static_cast<std::size_t>(red), 'r');
        const std::string greens(static_cast<std::size_t>(green), 'g');
        return carrier == Side::red ? reds + greens : greens + reds;
    };
    board.spaces.front() = pieces(position.home(Side::red), 0, Side::red);
    board.spaces.back() = pieces(0, position.home(Side::green), Side::green);
    for (Space space = 1; space <= track_spaces; ++space)
        if (const auto pile = position.pile(space))
            board.spaces[static_cast<std::size_t>(space)] =
                pieces(position.count(Side::red, space), position.count(Side::green, space), pile->side);
    return board;
}

/// Whether low <= chance <= high, with no rounding.
bool holds(const Bounds& bounds, const exact::Natural& numerator, const exact::Natural& denominator) {
    const auto times = [](exact::Natural number, Units factor) { return number *= factor; };
    const exact::Natural chance = times(numerator, certain);
    return times(denominator, bounds.low) <= chance && chance <= times(denominator, bounds.high);
}

/// Every position, with Red to move.
std::vector<reference::Board> every_board(const PositionIndex& index) {
    std::vector<reference::Board> boards{reference::start(pieces_per_side, track_spaces)};
    for (std::uint32_t number = 0; number < position_count; ++number)
        boards.push_back(board_of(index.decode(number)));
    return boards;
}

} // namespace

TEST_CASE("the solver's bounds hold the exact chances of a smaller game") {
    const PositionIndex index;
    const exact::Game game = exact::game_of(every_board(index));
    REQUIRE(game.states.size() == position_count);
    const exact::Chances chances = exact::solve(game);
    REQUIRE(exact::are_of_best_play(game, chances));

    const Solution solution = solve(index, smallest_gap);
    CHECK(solution.gap <= smallest_gap);
    std::set<std::uint32_t> numbers;
    for (std::size_t i = 0; i < game.states.size(); ++i) {
        INFO(reference::to_text(game.states[i].board));
        const std::uint32_t number = index.encode(position_of(game.states[i].board));
        numbers.insert(number);
        CHECK(holds(solution.bounds[number], chances.chances[i], chances.denominator));
    }
    CHECK(numbers.size() == position_count);
}
