// The program without a screen: the game, who plays it, the settings, what is open and what is moving. It
// changes in two ways: update() with what a person asks for, and tick() with the time. Not here: words
// (view_model.hpp), pixels, SDL, the page. The one idea: the game is final at once; animations and pauses
// only delay what may come next.
#pragma once
#include "engine/game.hpp"
#include "engine/random.hpp"
#include "engine/table.hpp"
#include "web/ui/animation.hpp"
#include "web/ui/effect.hpp"
#include "web/ui/embedding.hpp"
#include "web/ui/intent.hpp"
#include "web/ui/language.hpp"
#include "web/ui/notice.hpp"
#include "web/ui/save.hpp"
#include "web/ui/theme.hpp"
#include <memory>
#include <vector>

namespace puluc::ui {

/// The tumbling sticks of the throw that lies already in the game.
struct Tumble {
    double start = 0;
    double seconds = 0;
    bool again = false; ///< in a replay: nobody throws, a throw of the past is shown once more
};

/// A piece in the hand: the one on `from`, held at `at`.
struct Held {
    Space from = 0;
    Point at;
};

/// A move that the tutor asks about before it is made.
struct TutorQuestion {
    Move asked;
    Move better;
    double cost = 0; ///< in chance to win
};

/// What an App keeps for a board in somebody else's page.
struct Embedded {
    Embedding how;
    Game begin; ///< where reset leads
    Verdict verdict = Verdict::open;
    int attempts = 0;            ///< at the goal, the one that was judged last included
    bool shows_solution = false; ///< what is played now is not the person's
};

/// Who decides when the game goes on.
enum class Mode : std::uint8_t {
    play,     ///< the computer throws and moves when it is its turn
    paused,   ///< after taking back: the computer waits until the person moves or plays on
    analysis, ///< both sides are the person's, and any position can be set up
    replay,   ///< stepping through the game, by hand or by itself; a move of the person plays on from there
};

/// The game that was left for the analysis board.
struct LeftGame {
    Saved saved;
    Mode mode{};
};

class App {
  public:
    /// A fresh game against the keen computer with Red to throw. `seed` is the only source of chance.
    App(std::uint64_t seed, const Settings& settings, const Surroundings& surroundings);

    /// Does what the person asks for, if it can be done now; else nothing changes. `now` is in seconds and
    /// never goes back. An intent that can't be carried out because of what it holds (a bad text) leaves a
    /// notice.
    void update(const Intent& intent, double now);
    /// Lets time pass: ends animations, throws and moves for the computer, steps a replay. At most one of
    /// these at a call, each timed from this one, so that a long absence brings no burst.
    void tick(double now);
    /// When tick() has something to do next: `now` or before where a picture moves in every frame, infinity
    /// where nothing will happen until a person acts.
    [[nodiscard]] double wake_at(double now) const;
    /// Whether the picture changes from frame to frame.
    [[nodiscard]] bool moving(double now) const;
    /// A number that changes whenever anything that is shown may have changed.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    /// The effects asked for since the last call.
    std::vector<Effect> take_effects();

    void set_surroundings(const Surroundings& surroundings);
    /// Goes on with a saved game (save.hpp). False, with nothing changed, where the text is none.
    bool restore(std::string_view save, double now);
    /// Takes over the solved game: from now on chances are exact, and the computer plays by them.
    void set_table(std::shared_ptr<const puluc::Table> table);
    /// How much of the solved game is here, 0 to 1, until it is taken over or does not come.
    void set_table_progress(double part);
    /// What the page could not do, told once: storage, clipboard, graphics, the solved game. What comes while
    /// something else is told waits until that is dismissed.
    void tell(Trouble trouble);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const Players& players() const { return players_; }
    [[nodiscard]] const Players& draft() const { return draft_; }
    /// Of the record that was opened.
    [[nodiscard]] const Tags& tags() const { return tags_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] ThemeId theme_id() const { return ui::theme_id(settings_.theme, surroundings_); }
    [[nodiscard]] const Language& language() const;
    [[nodiscard]] bool reduced_motion() const;
    [[nodiscard]] const Arrangement& arrangement() const { return arrangement_; }
    [[nodiscard]] const Animation& animation() const { return animation_; }
    [[nodiscard]] const std::optional<Tumble>& tumble() const { return tumble_; }
    [[nodiscard]] const std::optional<Held>& held() const { return held_; }
    [[nodiscard]] std::optional<Space> chosen() const { return held_ ? held_->from : chosen_; }
    [[nodiscard]] std::optional<Space> hint() const { return hint_; }
    [[nodiscard]] std::optional<PanelId> panel() const { return panel_; }
    [[nodiscard]] const std::optional<Notice>& notice() const { return notice_; }
    [[nodiscard]] Mode mode() const { return mode_; }
    /// Whether the analysis board was set up from a game, which is kept.
    [[nodiscard]] bool leads_back() const { return left_game_.has_value(); }
    /// The tool of the analysis board.
    [[nodiscard]] Tool tool() const { return tool_; }
    /// Whether the replay goes on by itself.
    [[nodiscard]] bool replaying() const { return replaying_; }
    /// What the tutor asks; the panel PanelId::tutor shows it.
    [[nodiscard]] const std::optional<TutorQuestion>& question() const { return question_; }
    /// The chance of the side to move, as well as it is known here.
    [[nodiscard]] Evaluation evaluation() const;
    /// The chance of the side to move as things lie now: before its throw, or with the best move of the
    /// throw. Only where nobody has won.
    [[nodiscard]] double chance_now() const;
    /// Red's chance as things lie now: 1 or 0 where somebody has won.
    [[nodiscard]] double red_chance() const;
    /// The best move of the sticks that lie. Where the side to move has a goal: the best of those that reach
    /// it, if any does.
    [[nodiscard]] Move best_move() const;
    /// Nothing where the game has its own page.
    [[nodiscard]] const std::optional<Embedded>& embedded() const { return embedded_; }
    /// Whether evaluation() is that of the solved game.
    [[nodiscard]] bool exact() const { return table_ != nullptr; }
    /// How much of the solved game is here, 0 to 1; nothing where none is on its way.
    [[nodiscard]] std::optional<double> table_progress() const { return table_progress_; }
    /// Whether the sticks lie still and a person may choose among legal moves now.
    [[nodiscard]] bool person_chooses() const;
    /// Whether a person may throw now.
    [[nodiscard]] bool person_throws() const;
    /// Whether sticks that were thrown just now still fall: nothing else can happen until they lie.
    [[nodiscard]] bool sticks_fall() const { return tumble_ && !tumble_->again; }
    /// Whether an embedded board is only to be looked at: a replay, a puzzle that has come to its end.
    [[nodiscard]] bool only_shown() const;
    /// Whether this computer's, not a person's, turn is shown and will go on by itself.
    [[nodiscard]] bool computer_to_move() const;

  private:
    // update(), by what the intent is about; each returns whether it did anything.
    bool update_turn(const Intent& intent, double now);
    bool update_hand(const Intent& intent, double now);
    bool update_history(const Intent& intent, double now);
    bool update_game(const Intent& intent, double now);
    bool update_analysis(const Intent& intent, double now);
    bool update_embedding(const Intent& intent, double now);
    bool update_sharing(const Intent& intent);
    bool update_screen(const Intent& intent);
    bool update_settings(const Intent& intent);

    /// What the computer judges positions by: the table where it is loaded, else the estimate.
    [[nodiscard]] Evaluation glance() const;
    bool throw_now(double now);
    void start_throw(double now);
    void tumble(double now, bool again);
    void settle();
    void make(const Move& move, double now);
    bool choose(Space from);
    bool choose_next(int by);
    bool ask_about(const Move& move);
    bool play_from(Space from, double now, std::optional<Point> dropped_at = std::nullopt);
    bool drop(std::optional<Space> on, double now);
    bool show_hint();
    bool take_back(double now);
    bool redo(double now);
    void show_ply(int ply, bool thrown, double now);
    void start_game(Saved saved, Mode mode, double now);
    bool open(const std::string& text, double now);
    void analyse(double now);
    bool leave_analysis(double now);
    bool edit(Space space, double now);
    bool place(const Placement& placement, std::optional<Throw> lying, double now);

    void show_notice(const Notice& notice);
    bool dismiss_notice();
    void dismiss_refusal();
    void embed(const Embedding& embedding);
    void begin_here();
    void reset(double now);
    bool resume(const Resume& resumed, double now);
    bool throw_value(Throw value, double now);
    bool show_solution(double now);
    [[nodiscard]] Players embedded_players() const;
    [[nodiscard]] Mode embedded_mode() const;
    [[nodiscard]] Side goal_side() const;
    void judge(Verdict verdict);
    void report_throw();
    void report_move(const Position& before, Throw lying, const Step& step);

    void let_go();
    void rearrange(std::optional<Space> by_way_of, double now);
    void act(double now);
    void schedule(double now);
    void sound(Sound sound);
    void announce(std::string text);
    void save();
    [[nodiscard]] Saved saved() const { return {game_, players_, tags_}; }
    [[nodiscard]] Durations pace() const { return durations(settings_.speed, reduced_motion()); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] std::optional<Throw> lying() const;

    Game game_;
    Players players_;
    Players draft_; ///< of the next new game
    Tags tags_;
    Settings settings_;
    Surroundings surroundings_;
    Random random_;
    Mode mode_ = Mode::play;
    bool replaying_ = false;
    Tool tool_ = Tool::hand; ///< other than the hand only in Mode::analysis
    std::optional<LeftGame>
        left_game_; ///< from analyse() until another game begins; the saved game is this one

    Arrangement arrangement_; ///< of the position that is shown
    Animation animation_;
    std::optional<Tumble> tumble_;
    std::optional<Held> held_;
    std::optional<Space> chosen_;
    std::optional<Space> hint_;
    std::optional<PanelId> panel_;
    std::optional<TutorQuestion> question_;
    std::optional<Notice> notice_;
    std::vector<Trouble> untold_; ///< troubles that wait for the notice to be dismissed
    bool storage_told_ = false;
    std::optional<Embedded> embedded_;
    std::shared_ptr<const puluc::Table> table_; ///< none until it is loaded
    std::optional<double> table_progress_;

    double act_at_; ///< when act() is due; infinity where nothing is
    std::uint64_t revision_ = 0;
    std::vector<Effect> effects_;
};

} // namespace puluc::ui
