#include "engine/tools/match.hpp"
#include "engine/sticks.hpp"
#include "engine/tools/threads.hpp"
#include <cmath>

namespace puluc {
namespace {

Move choose(const Position& position, Throw value, const Player& player, Random& random) {
    if (player.level) return choose_move(*player.level, position, value, player.evaluation, random);
    const MoveList moves = legal_moves(position, value);
    return moves[random.below(moves.size())];
}

void play_game(const std::array<Player, 2>& players, std::uint64_t seed, Match& match) {
    Random random(seed);
    Position position = Position::start();
    for (bool won = false; !won; ++match.plies) {
        const Side side = position.to_move();
        const Throw value = throw_sticks(random).value();
        const Step step = play(position, choose(position, value, players[index(side)], random));
        position = step.next;
        won = step.won;
        if (won) ++match.wins[index(side)];
    }
    ++match.games;
}

} // namespace

void Match::add(const Match& other) {
    games += other.games;
    plies += other.plies;
    for (std::size_t side = 0; side < wins.size(); ++side) wins[side] += other.wins[side];
}

double Match::share(Side side) const {
    return static_cast<double>(wins[index(side)]) / static_cast<double>(games);
}

double Match::error() const {
    return std::sqrt(share(Side::red) * share(Side::green) / static_cast<double>(games));
}

Match play_match(const std::array<Player, 2>& players, std::uint64_t games, std::uint64_t seed) {
    return play_in_batches<Match>(
        games, [&](std::uint64_t game, Match& sum) { play_game(players, seed + game, sum); });
}

} // namespace puluc
