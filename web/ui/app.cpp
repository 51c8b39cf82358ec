#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"
#include <limits>

namespace puluc::ui {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();

} // namespace

App::App(std::uint64_t seed, const Settings& settings, const Surroundings& surroundings)
    : settings_(settings),
      surroundings_(surroundings),
      random_(seed),
      arrangement_(arrange(game_.position())),
      act_at_(never) {}

const Language& App::language() const { return ui::language(settings_.language, surroundings_); }

bool App::reduced_motion() const {
    if (settings_.motion == MotionChoice::automatic) return surroundings_.prefers_reduced_motion;
    return settings_.motion == MotionChoice::reduced;
}

bool App::person_chooses() const {
    return game_.sticks() && !tumble_ && !replaying_ && !only_shown() && tool_ == Tool::hand
           && players_.is_person(game_.position().to_move());
}

bool App::person_throws() const {
    return !game_.sticks() && !game_.over() && !replaying_ && !only_shown() && tool_ == Tool::hand
           && players_.is_person(game_.position().to_move());
}

bool App::computer_to_move() const {
    return mode_ == Mode::play && !game_.over() && !only_shown()
           && !players_.is_person(game_.position().to_move());
}

bool App::moving(double now) const { return tumble_.has_value() || now < animation_.end(); }

double App::wake_at(double now) const { return moving(now) ? now : act_at_; }

std::vector<Effect> App::take_effects() { return std::exchange(effects_, {}); }

std::optional<Throw> App::lying() const {
    if (!game_.sticks()) return std::nullopt;
    return game_.sticks()->value();
}

MoveList App::moves() const { return legal_moves(game_.position(), game_.sticks()->value()); }

void App::set_surroundings(const Surroundings& surroundings) {
    surroundings_ = surroundings;
    ++revision_;
}

void App::tell(Trouble trouble) {
    if (trouble == Trouble::storage && std::exchange(storage_told_, true)) return;
    if (is_without_table(trouble)) table_progress_.reset();
    if (trouble == Trouble::context_restored) {
        std::erase(untold_, Trouble::context_lost);
        if (notice_ == Notice{Trouble::context_lost}) dismiss_notice();
    } else if (notice_) {
        untold_.push_back(trouble);
    } else {
        show_notice(trouble);
    }
    ++revision_;
}

void App::show_notice(const Notice& notice) {
    // A trouble that nobody has dismissed comes back after it.
    if (const auto* unread = notice_ ? std::get_if<Trouble>(&*notice_) : nullptr)
        untold_.insert(untold_.begin(), *unread);
    notice_ = notice;
    announce(notice_text(language(), notice));
}

bool App::dismiss_notice() {
    if (!std::exchange(notice_, std::nullopt)) return false;
    if (untold_.empty()) return true;
    const Trouble next = untold_.front();
    untold_.erase(untold_.begin());
    show_notice(next);
    return true;
}

void App::dismiss_refusal() {
    if (notice_ && !std::holds_alternative<Trouble>(*notice_)) dismiss_notice();
}

// What a person asks for
// ---------------------------------------------------------------------------------------------

void App::update(const Intent& intent, double now) {
    const bool done = update_turn(intent, now) || update_hand(intent, now) || update_history(intent, now)
                      || update_game(intent, now) || update_analysis(intent, now)
                      || update_embedding(intent, now) || update_sharing(intent) || update_screen(intent)
                      || update_settings(intent);
    if (!done) return;
    ++revision_;
    schedule(now);
}

bool App::update_turn(const Intent& intent, double now) {
    if (std::holds_alternative<ThrowSticks>(intent)) return throw_now(now);
    if (const auto* play = std::get_if<Play>(&intent)) return play_from(play->from, now);
    if (std::holds_alternative<PlayChosen>(intent)) return chosen_ && play_from(*chosen_, now);
    if (std::holds_alternative<Hint>(intent)) return show_hint();
    if (!std::holds_alternative<Skip>(intent) || !moving(now)) return false;
    if (tumble_) settle();
    animation_ = {};
    return true;
}

bool App::update_history(const Intent& intent, double now) {
    if (std::holds_alternative<TakeBack>(intent)) return take_back(now);
    if (std::holds_alternative<Redo>(intent)) return redo(now);
    if (const auto* go = std::get_if<GoTo>(&intent)) {
        if (static_cast<std::size_t>(go->ply) > game_.steps().size() || sticks_fall()) return false;
        // On a board in another page that is for playing, the game goes on from there.
        const bool plays = embedded_ && embedded_->how.mode != BoardMode::replay;
        mode_ = plays ? Mode::paused : Mode::replay;
        tool_ = Tool::hand;
        replaying_ = false;
        show_ply(go->ply, true, now);
        return true;
    }
    if (std::holds_alternative<ReplayPlay>(intent)) {
        if (game_.steps().empty() || sticks_fall()) return false;
        mode_ = Mode::replay;
        tool_ = Tool::hand;
        replaying_ = true;
        panel_.reset();
        const bool at_end = static_cast<std::size_t>(game_.ply()) == game_.steps().size();
        show_ply(at_end ? 0 : game_.ply(), false, now);
        return true;
    }
    if (std::holds_alternative<ReplayPause>(intent)) {
        if (!replaying_ && players_.second && mode_ == Mode::play) return mode_ = Mode::paused, true;
        return std::exchange(replaying_, false);
    }
    if (!std::holds_alternative<PlayOn>(intent)) return false;
    mode_ = Mode::play;
    replaying_ = false;
    return true;
}

bool App::update_game(const Intent& intent, double now) {
    if (const auto* opponent = std::get_if<SetOpponent>(&intent))
        draft_.computer = opponent->level;
    else if (const auto* person = std::get_if<SetSide>(&intent))
        draft_.person = person->side;
    else if (const auto* starter = std::get_if<SetStarter>(&intent))
        draft_.starter = starter->side;
    else if (const auto* seed = std::get_if<Seed>(&intent))
        random_ = Random(seed->seed);
    else if (std::holds_alternative<NewGame>(intent)) {
        Placement placement = Position::start().placement();
        placement.to_move = draft_.starter;
        start_game({Game(*Position::make(placement)), draft_, {}}, Mode::play, now);
    } else if (const auto* text = std::get_if<OpenText>(&intent))
        return open(text->text, now);
    else
        return false;
    return true;
}

bool App::update_sharing(const Intent& intent) {
    const Position& position = game_.position();
    if (std::holds_alternative<CopyLink>(intent)) {
        const bool played = !game_.steps().empty();
        effects_.emplace_back(
            CopyText{played ? game_link(shared_record(saved())) : position_link(position, lying()), true});
    } else if (std::holds_alternative<CopyRecord>(intent)) {
        effects_.emplace_back(CopyText{to_text(shared_record(saved()))});
    } else if (std::holds_alternative<CopyPosition>(intent)) {
        effects_.emplace_back(CopyText{to_text(position, lying())});
    } else if (std::holds_alternative<AskForText>(intent)) {
        effects_.emplace_back(ShowTextField{});
    } else {
        return false;
    }
    return true;
}

bool App::update_screen(const Intent& intent) {
    if (const auto* opened = std::get_if<OpenPanel>(&intent)) {
        if (opened->panel == PanelId::tutor) return false; // it opens by itself, with its question
        if (opened->panel == PanelId::new_game && panel_ != PanelId::new_game) draft_ = players_;
        panel_ = opened->panel;
        question_.reset();
        const auto hint = hint_;
        let_go();
        hint_ = hint;
        return true;
    }
    if (std::holds_alternative<ClosePanel>(intent)) {
        question_.reset();
        return std::exchange(panel_, std::nullopt).has_value();
    }
    if (std::holds_alternative<DismissNotice>(intent)) return dismiss_notice();
    return false;
}

bool App::update_settings(const Intent& intent) {
    if (!apply(settings_, intent)) return false;
    effects_.emplace_back(SaveSettings{to_text(settings_)});
    if (std::holds_alternative<SetVolume>(intent) || std::holds_alternative<SetSound>(intent))
        sound(Sound::step);
    return true;
}

// The turn
// -----------------------------------------------------------------------------------------------------------

bool App::throw_now(double now) {
    if (tumble_) {
        settle(); // a second tap ends the tumbling early
        return true;
    }
    if (!person_throws()) return false;
    start_throw(now);
    return true;
}

void App::start_throw(double now) {
    animation_ = {};
    game_.throw_sticks(random_);
    save(); // at once: closing the page while the sticks tumble must not bring another throw
    tumble(now, false);
}

void App::tumble(double now, bool again) {
    tumble_ = Tumble{now, pace().tumble, again};
    sound(Sound::tumble);
    if (tumble_->seconds <= 0) settle();
}

void App::settle() {
    const bool again = tumble_->again;
    tumble_.reset();
    sound(Sound::land);
    ++revision_;
    if (again) return;
    announce(throw_sentence(language(), game_));
    if (embedded_) report_throw();
}

bool App::play_from(Space from, double now, std::optional<Point> dropped_at) {
    if (!person_chooses() || !moves().contains(from)) return false;
    if (ask_about(moves().from(from))) return true;
    if (mode_ != Mode::analysis) mode_ = Mode::play;
    const Grips held =
        dropped_at ? grips(arrangement_, game_.position().to_move(), from, *dropped_at) : Grips{};
    make(moves().from(from), now);
    for (Glide& glide : animation_.glides) glide.let_go = held[static_cast<std::size_t>(glide.piece)];
    return true;
}

void App::make(const Move& move, double now) {
    const Position before = game_.position();
    const Throw lying = game_.sticks()->value();
    const Step step = *game_.play(move);
    let_go();
    rearrange(step.returned > 0 ? std::optional(move.to) : std::nullopt, now);
    sound(sound_of(step));
    announce(step_sentence(language(), step));
    if (step.won) {
        const Side winner = other(step.next.to_move());
        sound(players_.is_person(winner) ? Sound::win : Sound::lose);
        announce(result_sentence(language(), players_, winner));
    }
    if (embedded_) report_move(before, lying, step);
    save();
}

void App::act(double now) {
    act_at_ = never;
    if (replaying_) {
        if (game_.sticks()) {
            show_ply(game_.ply() + 1, false, now);
        } else {
            game_.go_to(game_.ply(), true);
            tumble(now, true);
        }
        return;
    }
    const Side side = game_.position().to_move();
    if (players_.is_person(side)) {
        if (settings_.automatic_throw) throw_now(now);
        return;
    }
    if (!game_.sticks()) {
        start_throw(now);
        return;
    }
    make(choose_move(*players_.level(side), game_.position(), game_.sticks()->value(), glance(), random_),
        now);
}

void App::tick(double now) {
    if (tumble_) {
        if (now < tumble_->start + tumble_->seconds) return;
        settle();
        return schedule(now);
    }
    if (!animation_.glides.empty() && now >= animation_.end()) {
        animation_ = {};
        ++revision_;
    }
    if (now < act_at_) return;
    act(now);
    ++revision_;
    schedule(now);
}

void App::schedule(double now) {
    act_at_ = never;
    if (panel_ || tumble_) return; // a panel hides the board: nothing happens behind it
    const Durations durations = pace();
    const double after = std::max(now, animation_.end());
    const bool replay_goes_on = static_cast<std::size_t>(game_.ply()) < game_.steps().size();
    if (replaying_ && !replay_goes_on) replaying_ = false;
    if (replaying_)
        act_at_ = after + durations.pause;
    else if (computer_to_move())
        act_at_ = after + (game_.sticks() ? durations.think : durations.pause);
    else if (settings_.automatic_throw && person_throws() && mode_ == Mode::play)
        act_at_ = after + durations.pause;
}

} // namespace puluc::ui
