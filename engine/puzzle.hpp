// Puzzles: positions with a throw where one move is clearly the best, found in seeded games. Not here: where
// the chances come from, which the caller passes in, and any text. The one idea: a puzzle is worth setting
// when its answer is beyond doubt, so the best move is better than the next by three points of a hundred or
// more.
#pragma once
#include "engine/advisor.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace puluc {

/// What the best move is about.
enum class PuzzleTheme : std::uint8_t {
    capture,    ///< it captures (R10) and frees nobody
    free,       ///< it captures a pile that holds pieces of one's own, and frees them (R12)
    carry_home, ///< it takes a pile with captives on towards the enemy city, or into it (R9, R13)
    hold_back,  ///< another move captures or kills, and the best one does neither
    race,       ///< no move captures or kills: it is about where the pieces had best stand
};
inline constexpr std::array puzzle_themes{PuzzleTheme::capture, PuzzleTheme::free, PuzzleTheme::carry_home,
    PuzzleTheme::hold_back, PuzzleTheme::race};
/// The word for a theme: "capture", "free", "carry home", "hold back", "race".
std::string_view name(PuzzleTheme theme);

struct Puzzle {
    Position position = Position::start();
    Throw value = 1;
    std::vector<Advice> advice; ///< every legal move, the best first
    PuzzleTheme theme = PuzzleTheme::race;
    double difficulty = 0; ///< difficulty_of() it
};

/// By how much, at least, the best move of a puzzle is better than the next.
inline constexpr double puzzle_margin = 0.03;

/// The theme of a position in which `best` is the best move of the throw.
PuzzleTheme theme_of(const Position& position, Throw value, Move best);

/// How often, 0 to 1, the levels below the perfect one miss the best move when they judge by `chances`.
double difficulty_of(const Position& position, Throw value, Move best, const Evaluation& chances);

/// Whether two positions are so much the same that one of them is enough: seen by the side to move, a
/// mirrored position as the one that it mirrors, at most three spaces, cities among them, hold something
/// else. That is one piece elsewhere, two, or a pile and a piece.
bool are_alike(const Position& a, const Position& b);

/// Finds puzzles by playing games whose seeds follow `seed`: both sides play as well as `chances` allows, but
/// for one move in five, which is any. No two positions are alike. Themes are evenly spread, and degrees of
/// difficulty as far as the first 5,000 games give them. Sorted by theme, then from easy to hard. Fewer than
/// `count` where so many can't be found in 200,000 games.
std::vector<Puzzle> find_puzzles(std::size_t count, std::uint64_t seed, const Evaluation& chances);

} // namespace puluc
