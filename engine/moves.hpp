// Move generation and play: what a throw allows, and what a move does. Chance is never drawn here; the throw
// is given. The one idea: a throw moves every piece by the same number of spaces, so a move is known by where
// it starts, and the legal moves are one set of spaces.
#pragma once
#include "engine/position.hpp"

namespace puluc {

/// The legal moves of one throw, from the mover's own city forward. At least one (D12), at most five.
class MoveList {
  public:
    constexpr MoveList(std::uint32_t sources, std::uint32_t enemies, Side side, Throw value)
        : sources_(sources), enemies_(enemies), side_(side), throw_(value) {}

    [[nodiscard]] constexpr int size() const { return std::popcount(sources_); }
    [[nodiscard]] constexpr bool contains(Space from) const {
        return from >= 0 && from <= last_space && ((sources_ >> from) & 1U) != 0;
    }

    /// The move of the piece on `from`, which must be one of the list.
    [[nodiscard]] constexpr Move from(Space from) const {
        assert(contains(from));
        const int there = progress(side_, from) + throw_;
        const int stop = there < last_space ? there : last_space; // D10
        const Space to = side_ == Side::red ? stop : last_space - stop;
        return Move{from, to, on_track(to) && ((enemies_ >> to) & 1U) != 0};
    }

    class iterator {
      public:
        constexpr iterator(const MoveList* list, std::uint32_t rest) : list_(list), rest_(rest) {}
        constexpr Move operator*() const { return list_->from(next()); }
        constexpr iterator& operator++() {
            rest_ &= ~(1U << next());
            return *this;
        }
        constexpr bool operator==(const iterator& o) const { return rest_ == o.rest_; }

      private:
        [[nodiscard]] constexpr Space next() const {
            return list_->side_ == Side::red ? std::countr_zero(rest_) : 31 - std::countl_zero(rest_);
        }
        const MoveList* list_;
        std::uint32_t rest_;
    };
    [[nodiscard]] constexpr iterator begin() const { return {this, sources_}; }
    [[nodiscard]] constexpr iterator end() const { return {this, 0}; }

    /// The i-th move, 0 to size() - 1.
    constexpr Move operator[](int i) const {
        assert(i >= 0 && i < size());
        // Without a branch on i: random games ask for random moves, which no processor can predict.
        const int skip = side_ == Side::red ? i : size() - 1 - i;
        std::uint32_t rest = sources_;
        for (int k = 0; k + 1 < pieces_per_side; ++k) rest = k < skip ? rest & (rest - 1) : rest;
        return from(std::countr_zero(rest));
    }

  private:
    std::uint32_t sources_; ///< a bit a space: a piece there can move
    std::uint32_t enemies_; ///< a bit a space: a free enemy stands there
    Side side_;
    Throw throw_;
};

/// All that the side to move can do with the throw (R6 to R9, D3 to D6). Only where nobody has won yet.
constexpr MoveList legal_moves(const Position& position, Throw value) {
    assert(is_throw(value) && !position.winner());
    const Side us = position.to_move();
    const std::uint32_t free = position.free_spaces(us);
    const std::uint32_t piles = free & track_bits; // one's own piles can't be landed on (R8, D5)
    const std::uint32_t blocked = us == Side::red ? piles >> value : piles << value;
    return {free & ~blocked, position.free_spaces(other(us)), us, value};
}

/// What a move did, in pieces: `captured` of the enemy (R10), `freed` of one's own that were its captives
/// (R12), `returned` of one's own to their city and `killed` of the captives they carried there (R9).
struct Step {
    Position next;
    Move move;
    int captured = 0;
    int freed = 0;
    int returned = 0;
    int killed = 0;
    bool won = false; ///< the mover has won (R14)
    bool operator==(const Step&) const = default;
};

namespace detail {

/// Whether some throw lets the side to move make this move.
constexpr bool is_possible(const Position& position, Move move) {
    const Side us = position.to_move();
    const int distance = progress(us, move.to) - progress(us, move.from);
    if (position.winner() || distance < 1 || distance > largest_throw) return false;
    if (progress(us, move.from) < 0 || progress(us, move.to) > last_space) return false;
    if (((position.free_spaces(us) >> move.from) & 1U) == 0) return false;
    if (!on_track(move.to)) return !move.captures;
    if (((position.free_spaces(us) >> move.to) & 1U) != 0) return false;
    return move.captures == (((position.free_spaces(other(us)) >> move.to) & 1U) != 0);
}

/// play() for a side that is known when compiling: the fast half of the engine lives on this.
template <Side us>
constexpr Step play_as(const Position& position, Move move) {
    constexpr Side them = other(us);
    const bool enters = move.from == city(us);
    const bool returns = move.to == city(them);
    // One piece enters (D3); on the track all that the carrier holds goes with it (R13).
    const int ours = enters ? 1 : position.count(us, move.from);
    const int theirs = enters ? 0 : position.count(them, move.from);
    const Space to = returns ? city(us) : move.to;

    Step step{.next = position, .move = move};
    step.captured = move.captures ? position.count(them, to) : 0;
    step.freed = move.captures ? position.count(us, to) : 0;
    step.returned = returns ? ours : 0;
    step.killed = returns ? theirs : 0;

    std::uint64_t our_word = position.word(us);
    std::uint64_t their_word = position.word(them);
    our_word += Position::pieces(ours, to) - Position::pieces(ours, move.from);
    their_word += Position::pieces(theirs - step.killed, to) - Position::pieces(theirs, move.from);
    // Of the space left, only a city can still hold a free piece; where it goes, the mover is the carrier.
    const bool empties = !enters || position.home(us) == 1;
    our_word &= ~(empties ? Position::free_piece(move.from) : 0U);
    our_word |= Position::free_piece(to);
    their_word &= ~Position::free_piece(to);
    step.next.word(us) = our_word;
    step.next.word(them) = their_word;
    step.next.red_ ^= Position::green_to_move;
    step.won = step.next.free_spaces(them) == 0;
    return step;
}

} // namespace detail

/// Plays a legal move of the side to move. The other side is then to move, also where it has lost.
constexpr Step play(const Position& position, Move move) {
    assert(detail::is_possible(position, move));
    return position.to_move() == Side::red ? detail::play_as<Side::red>(position, move)
                                           : detail::play_as<Side::green>(position, move);
}

} // namespace puluc
