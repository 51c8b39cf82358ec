// What App does with a person's hand: choosing a piece, lifting and dropping it, the tutor's question, the
// hint.
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"

namespace puluc::ui {
namespace {

constexpr double tutor_limit = 0.03; ///< what a move may cost before the tutor asks

} // namespace

bool App::update_hand(const Intent& intent, double now) {
    if (const auto* chosen = std::get_if<Choose>(&intent)) return choose(chosen->from);
    if (const auto* next = std::get_if<ChooseNext>(&intent)) return choose_next(next->by);
    if (std::holds_alternative<LetGo>(intent)) return held_ ? drop(std::nullopt, now) : (let_go(), true);
    if (const auto* lift = std::get_if<Lift>(&intent)) {
        if (!choose(lift->from)) return false;
        held_ = Held{lift->from, lift->at};
        return true;
    }
    if (const auto* drag = std::get_if<Drag>(&intent)) {
        if (!held_) return false;
        held_->at = drag->at;
        return true;
    }
    if (const auto* dropped = std::get_if<Drop>(&intent)) return drop(dropped->on, now);
    return false;
}

bool App::choose(Space from) {
    if (!person_chooses() || !moves().contains(from)) return false;
    animation_ = {};
    if (chosen_ != from) {
        sound(Sound::lift);
        announce(choosable_sentence(language(), game_.position(), moves().from(from)));
    }
    held_.reset(); // a tap lifts a piece first, and then chooses it where it lies
    chosen_ = from;
    return true;
}

bool App::choose_next(int by) {
    if (!person_chooses()) return false;
    const MoveList list = moves();
    int at = by > 0 ? -1 : list.size();
    for (int i = 0; i < list.size(); ++i)
        if (list[i].from == chosen_) at = i;
    at += by > 0 ? 1 : -1;
    // Past either end nothing is chosen any more, so that Tab can go on to what comes after the board.
    if (at < 0 || at >= list.size()) return let_go(), true;
    return choose(list[at].from);
}

/// The tutor's question, where it is on and the move gives much away; asked for again, the move is made.
bool App::ask_about(const Move& move) {
    const std::optional<TutorQuestion> asked = std::exchange(question_, std::nullopt);
    if (asked) panel_.reset();
    if (!settings_.tutor || (asked && (asked->asked == move || asked->better == move))) return false;
    const std::vector<Advice> advice = advise(game_.position(), game_.sticks()->value(), evaluation());
    const auto same = [&](const Advice& one) { return one.move == move; };
    const double cost = advice.front().chance - std::find_if(advice.begin(), advice.end(), same)->chance;
    if (cost <= tutor_limit) return false;
    question_ = TutorQuestion{move, advice.front().move, cost};
    panel_ = PanelId::tutor;
    let_go();
    hint_ = question_->better.from; // what it would rather see is on the board
    return true;
}

bool App::drop(std::optional<Space> on, double now) {
    if (!held_) return false;
    const Held held = *held_;
    held_.reset();
    if (person_chooses() && on && moves().contains(held.from) && moves().from(held.from).to == *on)
        return play_from(held.from, now, held.at);
    let_go();
    animation_ = {};
    const Grips let_go_of = grips(arrangement_, game_.position().to_move(), held.from, held.at);
    for (std::size_t piece = 0; piece < arrangement_.size(); ++piece)
        if (let_go_of[piece])
            animation_.glides.push_back({static_cast<int>(piece), arrangement_[piece], let_go_of[piece],
                std::nullopt, now, pace().glide});
    sound(Sound::refuse);
    return true;
}

bool App::show_hint() {
    if (!person_chooses()) {
        if (person_throws()) announce(std::string(language().status.throw_first));
        return person_throws();
    }
    const Move best = best_move();
    hint_ = best.from;
    announce(fill(language().status.hint, {choosable_sentence(language(), game_.position(), best)}));
    return true;
}

} // namespace puluc::ui
