#include "engine/engine_signature.hpp"
#include "engine/notation.hpp"
#include "engine/perft.hpp"

namespace puluc {
namespace {

constexpr int deepest_perft = 6;
constexpr std::uint64_t random_games = 1000;

void add_step(Signature& signature, const Step& step) {
    signature.add(to_text(step.move));
    for (const int pieces : {step.captured, step.freed, step.returned, step.killed})
        signature.add(static_cast<std::uint64_t>(pieces));
    signature.add(to_text(step.next));
}

void add_random_game(Signature& signature, std::uint64_t seed) {
    Random random(seed);
    Game game;
    while (!game.over()) {
        const Throw value = game.throw_sticks(random).value();
        signature.add(to_text(game.position(), value));
        const MoveList moves = legal_moves(game.position(), value);
        for (const Move move : moves) add_step(signature, play(game.position(), move));
        [[maybe_unused]] const auto played = game.play(moves[random.below(moves.size())]);
        assert(played);
    }
    signature.add(to_text(record_of(game)));
}

} // namespace

Signature engine_signature() {
    Signature signature;
    for (int depth = 1; depth <= deepest_perft; ++depth) signature.add(perft(Position::start(), depth));
    for (std::uint64_t seed = 0; seed < random_games; ++seed) add_random_game(signature, seed);
    return signature;
}

} // namespace puluc
