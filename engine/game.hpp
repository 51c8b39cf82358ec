// A game: where it started, the turns that were played, and how much of it is shown. The one owner of
// history. Not here: who plays, clocks, text. The one idea: what was thrown stays thrown. Taking back moves
// the place in the game, never the sticks, so the same throws come back in the same order (D15).
#pragma once
#include "engine/moves.hpp"
#include "engine/sticks.hpp"
#include <span>
#include <vector>

namespace puluc {

enum class PlayFault : std::uint8_t { game_over, not_thrown, illegal_move };

class Game {
  public:
    /// A new game. With a throw, its sticks already lie for the first turn.
    explicit Game(const Position& start = Position::start(), std::optional<Throw> lying = std::nullopt);

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
    /// The throw of every turn that has one, in order; at least as many as there are steps. Throws beyond the
    /// steps were drawn before a move was taken back and will come again.
    [[nodiscard]] std::span<const Sticks> throws() const { return throws_; }

    /// Throws for the side to move: a throw that was drawn for this turn before, else a new one. Does nothing
    /// but give the sticks that lie already where they were thrown; must not be called when the game is over.
    Sticks throw_sticks(Random& random);
    /// As throw_sticks, with sticks that the caller has. A throw that was drawn for this turn before is
    /// replaced.
    void lay(Sticks sticks);

    /// Plays one of the legal moves of the sticks that lie, and forgets the moves (not the throws) that were
    /// taken back, unless it is the same move again. An error leaves the game as it was.
    Result<Step, PlayFault> play(const Move& move);

    /// Shows the place before the last move, its sticks lying. False where there is none.
    bool take_back();
    /// Plays again the move that was taken back. False where there is none.
    bool redo();
    /// Shows the place after `ply` moves, 0 to steps().size(); with `thrown`, its sticks lie if they were
    /// ever thrown.
    void go_to(int ply, bool thrown);

  private:
    Position start_;
    Position position_; ///< start_ after ply_ steps
    std::vector<Step> steps_;
    std::vector<Sticks> throws_; ///< throws_[i] belongs to steps_[i]
    int ply_ = 0;
    bool thrown_ = false; ///< the sticks of the turn shown lie: throws_[ply_]
};

} // namespace puluc
