// App's dealings with the past and with games from outside: taking back, replay, opening, saving.
#include "web/ui/app.hpp"
#include "web/ui/report.hpp"
#include "web/ui/sentences.hpp"

namespace puluc::ui {
namespace {

/// The place before the last move of a person, seen from `ply`; 0 where there is none.
int last_person_ply(const Game& game, const Players& players, int ply) {
    for (--ply; ply > 0; --ply)
        if (players.is_person(other(game.steps()[static_cast<std::size_t>(ply)].next.to_move()))) break;
    return std::max(ply, 0);
}

/// The next place where a person is to move, or the end.
int next_person_ply(const Game& game, const Players& players, int ply) {
    const int end = static_cast<int>(game.steps().size());
    for (++ply; ply < end; ++ply)
        if (players.is_person(game.steps()[static_cast<std::size_t>(ply - 1)].next.to_move())) break;
    return std::min(ply, end);
}

} // namespace

bool App::take_back(double now) {
    if (game_.ply() == 0 || sticks_fall()) return false;
    show_ply(last_person_ply(game_, players_, game_.ply()), true, now);
    if (mode_ == Mode::play) mode_ = Mode::paused;
    return true;
}

bool App::redo(double now) {
    if (static_cast<std::size_t>(game_.ply()) == game_.steps().size() || sticks_fall()) return false;
    show_ply(next_person_ply(game_, players_, game_.ply()), true, now);
    const bool at_end = static_cast<std::size_t>(game_.ply()) == game_.steps().size();
    if (mode_ == Mode::paused && at_end) mode_ = Mode::play;
    return true;
}

void App::show_ply(int ply, bool thrown, double now) {
    const int before = game_.ply();
    tumble_.reset();
    game_.go_to(ply, thrown);
    let_go();
    if (std::exchange(question_, std::nullopt)) panel_.reset();
    std::optional<Space> by_way_of;
    Sound heard = Sound::step;
    if (ply == before + 1) {
        const Step& step = game_.steps()[static_cast<std::size_t>(before)];
        if (step.returned > 0) by_way_of = step.move.to;
        heard = sound_of(step);
    }
    rearrange(by_way_of, now);
    if (ply != before) {
        sound(heard);
        announce(place_sentence(language(), game_));
    }
    save();
}

void App::start_game(Saved saved, Mode mode, double now) {
    game_ = std::move(saved.game);
    players_ = draft_ = embedded_ ? embedded_players() : saved.players;
    tags_ = std::move(saved.tags);
    mode_ = mode;
    if (mode != Mode::analysis) left_game_.reset();
    tool_ = Tool::hand;
    replaying_ = false;
    tumble_.reset();
    panel_.reset();
    question_.reset();
    dismiss_refusal();
    let_go();
    rearrange(std::nullopt, now);
    save();
}

bool App::open(const std::string& text, double now) {
    const auto opened = open_text(text);
    if (!opened) {
        show_notice(opened.error());
        return true;
    }
    if (const auto* record = std::get_if<Record>(&*opened)) {
        start_game(opened_record(*record), record->turns.empty() ? Mode::play : Mode::replay, now);
    } else {
        const auto& [position, lying] = std::get<PositionText>(*opened);
        Players players = players_;
        players.person = players.starter = position.to_move();
        start_game({Game(position, lying), players, {}}, Mode::play, now);
    }
    if (embedded_) begin_here();
    announce(place_sentence(language(), game_));
    return true;
}

bool App::restore(std::string_view save, double now) {
    auto saved = parse_save(save);
    if (!saved) return false;
    const bool at_end = static_cast<std::size_t>(saved->game.ply()) == saved->game.steps().size();
    start_game(std::move(*saved), at_end ? Mode::play : Mode::paused, now);
    animation_ = {};
    effects_.clear();
    ++revision_;
    schedule(now);
    return true;
}

void App::let_go() {
    held_.reset();
    chosen_.reset();
    hint_.reset();
}

void App::rearrange(std::optional<Space> by_way_of, double now) {
    const Arrangement before = arrangement_;
    arrangement_ = arrange(game_.position(), before);
    animation_ = animate(before, arrangement_, by_way_of, now, pace().glide);
}

void App::sound(Sound sound) {
    if (settings_.sound && settings_.volume > 0) effects_.emplace_back(PlaySound{sound, settings_.volume});
}

void App::announce(std::string text) { effects_.emplace_back(Announce{std::move(text)}); }

void App::save() {
    if (embedded_)
        effects_.emplace_back(Tell{state_report(*this)});
    else if (!left_game_) // a page that is closed at the analysis board opens with the game
        effects_.emplace_back(SaveGame{to_save(saved())});
}

} // namespace puluc::ui
