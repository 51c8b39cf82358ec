#include "tests/support/reference.hpp"
#include <algorithm>

namespace puluc::reference {
namespace {

char enemy(char side) { return side == 'r' ? 'g' : 'r'; }
int last_space(const Board& board) { return static_cast<int>(board.spaces.size()) - 1; }
int city(const Board& board, char side) { return side == 'r' ? 0 : last_space(board); }
int forward(char side) { return side == 'r' ? 1 : -1; }

std::string& on(Board& board, int space) { return board.spaces[static_cast<std::size_t>(space)]; }
const std::string& on(const Board& board, int space) { return board.spaces[static_cast<std::size_t>(space)]; }

int count(const std::string& pieces, char side) {
    return static_cast<int>(std::count(pieces.begin(), pieces.end(), side));
}

/// In its city or on top of a pile.
bool is_free(const Board& board, int space, char side) {
    return !on(board, space).empty() && on(board, space).front() == side;
}

bool reaches_or_passes_enemy_city(const Board& board, int target) {
    return target <= 0 || target >= last_space(board);
}

bool is_movable(const Board& board, int from, int value) {
    if (!is_free(board, from, board.to_move)) return false; // R6, R7, D9
    const int target = from + forward(board.to_move) * value;
    if (reaches_or_passes_enemy_city(board, target)) return true; // R9
    return !is_free(board, target, board.to_move);                // R8: one's own, unless it is a captive
}

void return_home(Board& board, const std::string& moving, Effects& effects) {
    effects.to = city(board, enemy(board.to_move));
    effects.returned = count(moving, board.to_move);
    effects.killed = count(moving, enemy(board.to_move));
    on(board, city(board, board.to_move)) +=
        std::string(static_cast<std::size_t>(effects.returned), board.to_move);
}

void land(Board& board, int target, const std::string& moving, Effects& effects) {
    effects.to = target;
    std::string& there = on(board, target);
    if (!there.empty()) {
        effects.captured = count(there, enemy(board.to_move)); // R10
        effects.freed = count(there, board.to_move);           // R12
    }
    there = moving + there; // the mover lies on top, the others beneath it
}

} // namespace

Board start(int pieces, int track) {
    Board board;
    board.spaces.resize(static_cast<std::size_t>(track) + 2);
    board.spaces.front() = std::string(static_cast<std::size_t>(pieces), 'r');
    board.spaces.back() = std::string(static_cast<std::size_t>(pieces), 'g');
    return board;
}

Board board_of(std::string_view text) {
    Board board{{std::string(static_cast<std::size_t>(text.front() - '0'), 'r')}, text.back()};
    text.remove_prefix(2);
    for (; text.front() != '/'; text.remove_prefix(1)) {
        if (text.front() == '(') {
            const auto end = text.find(')');
            board.spaces.emplace_back(text.substr(1, end - 1));
            text.remove_prefix(end);
        } else if (text.front() == 'r' || text.front() == 'g') {
            board.spaces.emplace_back(1, text.front());
        } else {
            board.spaces.resize(board.spaces.size() + static_cast<std::size_t>(text.front() - '0'));
        }
    }
    board.spaces.emplace_back(static_cast<std::size_t>(text[1] - '0'), 'g');
    return board;
}

std::string to_text(const Board& board) {
    std::string track;
    int empty = 0;
    for (int space = 1; space <= last_space(board); ++space) {
        const std::string& pieces = on(board, space);
        if (pieces.empty() && space < last_space(board)) {
            ++empty;
            continue;
        }
        if (empty > 0) track += std::to_string(empty);
        empty = 0;
        if (space == last_space(board)) break;
        // The order under the carrier changes nothing; it is written compatriots first.
        const char side = pieces.front();
        const std::string written =
            std::string(static_cast<std::size_t>(count(pieces, side)), side)
            + std::string(static_cast<std::size_t>(count(pieces, enemy(side))), enemy(side));
        track += written.size() == 1 ? written : '(' + written + ')';
    }
    return std::to_string(board.spaces.front().size()) + '/' + track + '/'
           + std::to_string(board.spaces.back().size()) + ' ' + board.to_move;
}

std::vector<int> movable(const Board& board, int value) {
    std::vector<int> spaces;
    for (int step = 0; step <= last_space(board); ++step) {
        const int space = city(board, board.to_move) + forward(board.to_move) * step;
        if (is_movable(board, space, value)) spaces.push_back(space);
    }
    return spaces;
}

Effects move(Board& board, int from, int value) {
    Effects effects;
    std::string& left = on(board, from);
    const bool enters = from == city(board, board.to_move);
    const std::string moving = enters ? left.substr(0, 1) : left; // R6 one piece; R13 the whole pile
    left.erase(0, moving.size());
    const int target = from + forward(board.to_move) * value;
    if (reaches_or_passes_enemy_city(board, target))
        return_home(board, moving, effects);
    else
        land(board, target, moving, effects);
    board.to_move = enemy(board.to_move);
    effects.wins = is_lost(board);
    return effects;
}

bool is_lost(const Board& board) {
    for (int space = 0; space <= last_space(board); ++space)
        if (is_free(board, space, board.to_move)) return false;
    return true; // R14, D13
}

} // namespace puluc::reference
