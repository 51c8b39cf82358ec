// A game: where it started, the turns that were played, and how much of it is shown. The one owner of
// history. Not here: who plays, clocks, text. The one idea: what was thrown stays thrown. Taking back moves
// the place in the game, never the sticks, so the same throws come back in the same order (D15).
#pragma once
#include "engine/moves.hpp"
#include "engine/sticks.hpp"
#include <span>
#include <utility>
#include <vector>

namespace puluc {

/// Why a move was not played.
enum class PlayFault : std::uint8_t {
    game_over,    ///< a side has won (R14)
    not_thrown,   ///< the sticks of this turn do not lie yet (R5)
    illegal_move, ///< not a move that the sticks allow
};

class Game {
  public:
    /// A new game. With a throw, its sticks already lie for the first turn; not in a position that is won.
    explicit Game(const Position& start = Position::start(), std::optional<Throw> lying = std::nullopt);
    /// A game that is taken up again before its first turn: `throws` were drawn in it, one a turn, and come
    /// again in that order (D15). The moves are the caller's to play.
    Game(const Position& start, std::vector<Sticks> throws);

    [[nodiscard]] const Position& start() const { return start_; }
    /// The position at the place that is shown, before the move of its turn.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool over() const { return position_.winner().has_value(); }

    /// The sticks that lie for the turn that is shown; none before they are thrown.
    [[nodiscard]] std::optional<Sticks> sticks() const;

    /// How many moves were made up to the place that is shown.
    [[nodiscard]] int ply() const { return ply_; }
    /// The moves made so far and those that were taken back and can be redone, oldest first.
    [[nodiscard]] std::span<const Step> steps() const { return steps_; }
    /// The throw of every turn that has one, in order; at least as many as there are steps. Those beyond the
    /// steps, and beyond the sticks that lie, were drawn before a move was taken back and will come again.
    [[nodiscard]] std::span<const Sticks> throws() const { return throws_; }

    /// Throws for the side to move: the throw that was drawn for this turn before, else a new one (D15).
    /// Where the sticks lie already it draws nothing and gives them. Only while the game is not over.
    Sticks throw_sticks(Random& random);
    /// Lays sticks that the caller has, for a turn whose throw is known, as when a game is read. They replace
    /// what was drawn for this turn before; where that was worth another throw, the moves from here on are
    /// forgotten, the throws of later turns are not. Only while the game is not over.
    void lay(Sticks sticks);

    /// Plays one of the legal moves of the sticks that lie, and forgets the moves (not the throws) that were
    /// taken back, unless it is the same move again. An error leaves the game as it was, and comes for any
    /// move that the sticks do not allow, whatever its numbers.
    Result<Step, PlayFault> play(const Move& move);

    /// Shows the place before the last move, its sticks lying. False where there is none.
    bool take_back();
    /// Plays again the move that was taken back. False where there is none.
    bool redo();
    /// Shows the place after `ply` moves, 0 to steps().size(); with `thrown`, its sticks lie if they were
    /// ever thrown.
    void go_to(int ply, bool thrown);

  private:
    void forget_steps(); ///< those from the place that is shown on

    Position start_;
    Position position_; ///< start_ after ply_ steps
    std::vector<Step> steps_;
    std::vector<Sticks> throws_; ///< throws_[i] belongs to steps_[i], where that was played yet
    int ply_ = 0;
    bool thrown_ = false; ///< the sticks of the turn shown lie: throws_[ply_]
};

} // namespace puluc
