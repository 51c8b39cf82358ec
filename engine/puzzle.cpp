#include "engine/puzzle.hpp"
#include "engine/evaluation.hpp"
#include "engine/opponent.hpp"
#include "engine/sticks.hpp"
#include <algorithm>
#include <span>
#include <utility>

namespace puluc {
namespace {

constexpr std::uint64_t most_games = 200'000;
constexpr std::uint64_t strict_games = 5'000; ///< then themes alone are spread evenly
constexpr int slip_one_in = 5;
constexpr std::size_t fewest_moves = 3;
constexpr int spaces_alike = 3;
constexpr std::array degree_limits{0.2, 0.5}; ///< of difficulty, between easy, middling and hard
constexpr std::size_t degrees = degree_limits.size() + 1;

/// A position and a throw as they came up, with a best move beyond doubt; the difficulty is not known yet.
std::optional<Puzzle> candidate(const Position& position, Throw value, std::vector<Advice> advice) {
    if (advice.size() < fewest_moves || advice[0].chance - advice[1].chance < puzzle_margin)
        return std::nullopt;
    const PuzzleTheme theme = theme_of(position, value, advice.front().move);
    return Puzzle{position, value, std::move(advice), theme, 0};
}

std::size_t degree_of(double difficulty) {
    return static_cast<std::size_t>(difficulty >= degree_limits[0])
           + static_cast<std::size_t>(difficulty >= degree_limits[1]);
}

/// The collection as it grows, evenly of each theme and, while `strict`, of each degree of difficulty.
class Collection {
  public:
    Collection(std::size_t count, const Evaluation& chances) : count_(count), chances_(chances) {}

    [[nodiscard]] bool is_full() const { return puzzles_.size() == count_; }

    void offer(Puzzle puzzle, bool strict) {
        auto& held = held_[static_cast<std::size_t>(puzzle.theme)];
        const std::size_t room = share(count_, puzzle_themes.size(), static_cast<std::size_t>(puzzle.theme));
        if (held[0] + held[1] + held[2] == room) return;
        const auto like = [&](const Puzzle& other) { return are_alike(puzzle.position, other.position); };
        if (std::any_of(puzzles_.begin(), puzzles_.end(), like)) return;
        puzzle.difficulty =
            difficulty_of(puzzle.position, puzzle.value, puzzle.advice.front().move, chances_);
        const std::size_t degree = degree_of(puzzle.difficulty);
        if (strict && held[degree] == share(room, degrees, degree)) return;
        ++held[degree];
        puzzles_.push_back(std::move(puzzle));
    }

    std::vector<Puzzle> take() { return std::move(puzzles_); }

  private:
    /// The part of `whole` that falls to the i-th of `parts`.
    static std::size_t share(std::size_t whole, std::size_t parts, std::size_t i) {
        return (whole + parts - 1 - i) / parts;
    }

    std::vector<Puzzle> puzzles_;
    std::size_t count_;
    const Evaluation& chances_;
    std::array<std::array<std::size_t, degrees>, puzzle_themes.size()> held_{}; ///< by theme and degree
};

/// Plays one game and offers what comes up in it.
void play_game(Random random, const Evaluation& chances, bool strict, Collection& collection) {
    Position position = Position::start();
    for (bool won = false; !won && !collection.is_full();) {
        const Throw value = throw_sticks(random).value();
        auto advice = advise(position, value, chances);
        const bool slips = random.below(slip_one_in) == 0;
        const auto choice = slips ? random.below(static_cast<int>(advice.size())) : 0;
        const Step step = play(position, advice[static_cast<std::size_t>(choice)].move);
        if (auto puzzle = candidate(position, value, std::move(advice)))
            collection.offer(std::move(*puzzle), strict);
        position = step.next;
        won = step.won;
    }
}

/// Whether the move takes enemy pieces: captures them, or kills those it carries.
bool takes(const Step& step) { return step.captured > 0 || step.killed > 0; }

} // namespace

std::string_view name(PuzzleTheme theme) {
    switch (theme) {
    case PuzzleTheme::capture: return "capture";
    case PuzzleTheme::free: return "free";
    case PuzzleTheme::carry_home: return "carry home";
    case PuzzleTheme::hold_back: return "hold back";
    case PuzzleTheme::race: return "race";
    }
    return "";
}

PuzzleTheme theme_of(const Position& position, Throw value, Move best) {
    const Step step = play(position, best);
    if (step.freed > 0) return PuzzleTheme::free;
    if (step.captured > 0) return PuzzleTheme::capture;
    if (on_track(best.from) && position.pile(best.from)->captives > 0) return PuzzleTheme::carry_home;
    for (const Move move : legal_moves(position, value))
        if (takes(play(position, move))) return PuzzleTheme::hold_back;
    return PuzzleTheme::race;
}

double difficulty_of(const Position& position, Throw value, Move best, const Evaluation& chances) {
    const auto weaker = std::span(levels).first(levels.size() - 1);
    const auto advice = advise(position, value, look_ahead(chances));
    double missed = 0;
    for (const Level level : weaker) {
        const std::vector<double> odds = choice_odds(level, advice);
        for (std::size_t i = 0; i < odds.size(); ++i)
            if (advice[i].move != best) missed += odds[i];
    }
    return missed / static_cast<double>(weaker.size());
}

bool are_alike(const Position& a, const Position& b) {
    const Position seen_a = a.to_move() == Side::red ? a : a.mirror();
    const Position seen_b = b.to_move() == Side::red ? b : b.mirror();
    int differ = 0;
    for (Space space = 0; space <= last_space; ++space) {
        const auto is_free = [space](const Position& p, Side side) {
            return (p.free_spaces(side) >> space) & 1U;
        };
        const auto holds_other = [&](Side side) {
            return seen_a.count(side, space) != seen_b.count(side, space)
                   || is_free(seen_a, side) != is_free(seen_b, side);
        };
        differ += holds_other(Side::red) || holds_other(Side::green);
    }
    return differ <= spaces_alike;
}

std::vector<Puzzle> find_puzzles(std::size_t count, std::uint64_t seed, const Evaluation& chances) {
    Collection collection(count, chances);
    for (std::uint64_t game = 0; game < most_games && !collection.is_full(); ++game)
        play_game(Random(seed + game), chances, game < strict_games, collection);
    auto puzzles = collection.take();
    std::stable_sort(puzzles.begin(), puzzles.end(), [](const Puzzle& a, const Puzzle& b) {
        return std::pair(a.theme, a.difficulty) < std::pair(b.theme, b.difficulty);
    });
    return puzzles;
}

} // namespace puluc
