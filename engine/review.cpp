#include "engine/review.hpp"

namespace puluc {

Mark mark(double cost) {
    std::size_t at = 0;
    while (at < mark_limits.size() && cost > mark_limits[at]) ++at;
    return static_cast<Mark>(at);
}

namespace {

/// The chance of the side to move before its throw, also where the game is over.
double chance_before(const Position& position, const Evaluation& evaluation) {
    return position.winner() ? 0.0 : evaluation(position);
}

ReviewedTurn review_turn(const Position& position, Throw value, const Step& step, double before,
    double next_before, const Evaluation& evaluation) {
    const std::vector<Advice> advice = advise(position, value, evaluation);
    const double after = 1 - next_before;
    const Advice& best = advice.front();
    const bool is_best = after >= best.chance;
    return {position.to_move(), value, step.move, is_best ? step.move : best.move, before,
        is_best ? after : best.chance, after};
}

} // namespace

Review review(const Game& game, const Evaluation& evaluation) {
    Review review;
    Position position = game.start();
    double before = chance_before(position, evaluation);
    const auto red = [](Side side, double chance) { return side == Side::red ? chance : 1 - chance; };
    review.red_chances.push_back(red(position.to_move(), before));
    for (std::size_t ply = 0; ply < game.steps().size(); ++ply) {
        const Step& step = game.steps()[ply];
        const double next_before = chance_before(step.next, evaluation);
        const ReviewedTurn turn =
            review_turn(position, game.throws()[ply].value(), step, before, next_before, evaluation);
        review.given_away[index(turn.side)] += turn.cost();
        review.luck[index(turn.side)] += turn.luck();
        review.turns.push_back(turn);
        review.red_chances.push_back(red(step.next.to_move(), next_before));
        position = step.next;
        before = next_before;
    }
    return review;
}

} // namespace puluc
