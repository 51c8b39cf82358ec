// App as a board in somebody else's page: who plays there, where it began, what its goal became, what the
// page is told.
#include "web/ui/app.hpp"
#include "web/ui/report.hpp"
#include "web/ui/sentences.hpp"

namespace puluc::ui {

bool App::update_embedding(const Intent& intent, double now) {
    if (const auto* embedding = std::get_if<Embed>(&intent)) return embed(embedding->embedding), true;
    if (!embedded_) return false;
    if (const auto* thrown = std::get_if<ThrowValue>(&intent)) return throw_value(thrown->value, now);
    if (const auto* resumed = std::get_if<Resume>(&intent)) return resume(*resumed, now);
    if (std::holds_alternative<ShowSolution>(intent)) return show_solution(now);
    if (!std::holds_alternative<Reset>(intent)) return false;
    reset(now);
    return true;
}

void App::embed(const Embedding& embedding) {
    if (!embedded_) embedded_.emplace(Embedded{.how = embedding, .begin = game_});
    const Embedding before = std::exchange(embedded_->how, embedding);
    if (before.goal != embedding.goal) {
        embedded_->verdict = Verdict::open;
        embedded_->attempts = 0;
    }
    players_ = draft_ = embedded_players();
    if (before.mode != embedding.mode) mode_ = embedded_mode();
    if (mode_ != Mode::replay) replaying_ = false;
}

Side App::goal_side() const { return embedded_->how.side.value_or(embedded_->begin.position().to_move()); }

Players App::embedded_players() const {
    const Embedding& how = embedded_->how;
    const Side starter = embedded_->begin.start().to_move();
    const std::optional<Level> none;
    if (how.mode == BoardMode::replay) return {none, none, goal_side(), starter};
    if (how.mode == BoardMode::play || how.mode == BoardMode::puzzle)
        return {how.levels[0], none, goal_side(), starter};
    const Level red = how.levels[0].value_or(Level::keen);
    return {red, how.levels[1].value_or(red), Side::green, starter};
}

Mode App::embedded_mode() const {
    return embedded_->how.mode == BoardMode::replay ? Mode::replay : Mode::play;
}

void App::begin_here() {
    const Embedding& how = embedded_->how;
    const int end = static_cast<int>(game_.steps().size());
    game_.go_to(std::min(how.ply.value_or(how.mode == BoardMode::replay ? 0 : end), end), true);
    embedded_->begin = game_;
    embedded_->verdict = Verdict::open;
    embedded_->attempts = 0;
    embedded_->shows_solution = false;
    players_ = draft_ = embedded_players();
    mode_ = embedded_mode();
    arrangement_ = arrange(game_.position());
    animation_ = {};
    save();
}

void App::reset(double now) {
    embedded_->verdict = Verdict::open;
    embedded_->shows_solution = false;
    start_game({embedded_->begin, {}, tags_}, embedded_mode(), now);
    announce(place_sentence(language(), game_));
}

bool App::resume(const Resume& resumed, double now) {
    auto saved = parse_save(resumed.save);
    if (!saved) return false;
    embedded_->verdict = resumed.verdict;
    embedded_->attempts = resumed.attempts;
    start_game(std::move(*saved), embedded_mode(), now);
    animation_ = {};
    return true;
}

bool App::throw_value(Throw value, double now) {
    if (game_.sticks() || game_.over() || only_shown()) return false;
    game_.lay(sticks_worth(value, game_.ply()));
    replaying_ = false;
    start_throw(now);
    return true;
}

Move App::best_move() const {
    const Position& position = game_.position();
    const Throw value = game_.sticks()->value();
    const std::vector<Advice> advice = advise(position, value, evaluation());
    if (!embedded_ || !embedded_->how.goal || position.to_move() != goal_side()) return advice.front().move;
    const auto does = [&](const Advice& one) {
        return reaches(*embedded_->how.goal, position, value, play(position, one.move), evaluation());
    };
    const auto found = std::ranges::find_if(advice, does);
    return found == advice.end() ? advice.front().move : found->move;
}

bool App::show_solution(double now) {
    if (!embedded_->how.goal) return false;
    if (only_shown()) {
        if (!embedded_->begin.sticks()) return false;
        reset(now);
    }
    if (!game_.sticks() || tumble_) return false;
    embedded_->shows_solution = true;
    make(best_move(), now);
    return true;
}

bool App::only_shown() const {
    if (!embedded_) return false;
    if (embedded_->how.mode == BoardMode::replay) return true;
    const bool ended = embedded_->verdict != Verdict::open || embedded_->shows_solution;
    return embedded_->how.mode == BoardMode::puzzle && ended;
}

void App::judge(Verdict verdict) {
    embedded_->verdict = verdict;
    ++embedded_->attempts;
    const bool reached = verdict == Verdict::reached;
    const auto& words = language().task;
    announce(std::string(reached ? words.reached : words.missed));
    effects_.emplace_back(Tell{goal_report(*embedded_->how.goal, reached, embedded_->attempts)});
}

void App::report_throw() {
    const Side side = game_.position().to_move();
    effects_.emplace_back(Tell{throw_report(side, game_.sticks()->value(), game_.ply())});
    const auto& goal = embedded_->how.goal;
    const bool open = goal && embedded_->verdict == Verdict::open && side == goal_side();
    if (!open || goal->kind != GoalKind::sticks) return;
    judge(Verdict::reached);
    save();
}

void App::report_move(const Position& before, Throw lying, const Step& step) {
    effects_.emplace_back(Tell{move_report(before, lying, step, game_.ply())});
    const auto& goal = embedded_->how.goal;
    if (goal && embedded_->verdict == Verdict::open && !embedded_->shows_solution) {
        const bool ours = before.to_move() == goal_side();
        // Where the sticks lay from the beginning, the one move decides.
        const bool last =
            step.won || (ours && embedded_->begin.sticks() && game_.ply() == embedded_->begin.ply() + 1);
        if (ours && reaches(*goal, before, lying, step, evaluation()))
            judge(Verdict::reached);
        else if (last)
            judge(Verdict::missed);
    }
    if (step.won) effects_.emplace_back(Tell{end_report(before.to_move())});
}

} // namespace puluc::ui
