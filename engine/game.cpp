#include "engine/game.hpp"

namespace puluc {

Game::Game(const Position& start, std::optional<Throw> lying) : start_(start), position_(start) {
    if (!lying) return;
    assert(!over());
    throws_.push_back(sticks_worth(*lying, 0));
    thrown_ = true;
}

Game::Game(const Position& start, std::vector<Sticks> throws)
    : start_(start), position_(start), throws_(std::move(throws)) {}

std::optional<Sticks> Game::sticks() const {
    if (!thrown_) return std::nullopt;
    return throws_[static_cast<std::size_t>(ply_)];
}

Sticks Game::throw_sticks(Random& random) {
    assert(!over());
    if (static_cast<std::size_t>(ply_) == throws_.size()) throws_.push_back(puluc::throw_sticks(random));
    thrown_ = true;
    return throws_[static_cast<std::size_t>(ply_)];
}

void Game::lay(Sticks sticks) {
    assert(!over());
    const auto at = static_cast<std::size_t>(ply_);
    if (at == throws_.size()) throws_.push_back(sticks);
    if (throws_[at].value() != sticks.value()) forget_steps();
    throws_[at] = sticks;
    thrown_ = true;
}

Result<Step, PlayFault> Game::play(const Move& move) {
    if (over()) return PlayFault::game_over;
    if (!thrown_) return PlayFault::not_thrown;
    const MoveList moves = legal_moves(position_, sticks()->value());
    if (!moves.contains(move.from) || moves.from(move.from) != move) return PlayFault::illegal_move;
    const Step step = puluc::play(position_, move);
    const auto at = static_cast<std::size_t>(ply_);
    if (at < steps_.size() && steps_[at] != step) forget_steps();
    if (at == steps_.size()) steps_.push_back(step);
    position_ = step.next;
    ++ply_;
    thrown_ = false;
    return step;
}

void Game::forget_steps() { steps_.erase(steps_.begin() + ply_, steps_.end()); }

bool Game::take_back() {
    if (ply_ == 0) return false;
    go_to(ply_ - 1, true);
    return true;
}

bool Game::redo() {
    if (static_cast<std::size_t>(ply_) == steps_.size()) return false;
    go_to(ply_ + 1, false);
    return true;
}

void Game::go_to(int ply, bool thrown) {
    assert(ply >= 0 && static_cast<std::size_t>(ply) <= steps_.size());
    ply_ = ply;
    position_ = ply == 0 ? start_ : steps_[static_cast<std::size_t>(ply - 1)].next;
    thrown_ = thrown && static_cast<std::size_t>(ply) < throws_.size() && !over();
}

} // namespace puluc
