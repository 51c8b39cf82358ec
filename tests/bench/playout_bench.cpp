// engine_bench: the engine's random games beside those of the plain program that the tests compare it with,
// in one run on one core. Ends with status 1 where the engine is not at least four times as fast.
#include "engine/playout.hpp"
#include "engine/sticks.hpp"
#include "tests/support/reference.hpp"
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace puluc;

namespace {

int play_out_reference(Random& random) {
    reference::Board board = reference::start();
    int plies = 0;
    while (!reference::is_lost(board)) {
        const Throw value = throw_sticks(random).value();
        const std::vector<int> spaces = reference::movable(board, value);
        const int choice = random.below(static_cast<int>(spaces.size()));
        reference::move(board, spaces[static_cast<std::size_t>(choice)], value);
        ++plies;
    }
    return plies;
}

/// Games a second of processor time, at best over several rounds: what else runs on the machine can only slow
/// a round down. `checksum` takes all plies.
template <class PlayOut>
double games_per_second(PlayOut play_out_once, int games, long& checksum) {
    constexpr int rounds = 15;
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::clock_t begin = std::clock();
        for (int game = 0; game < games; ++game) {
            Random random(static_cast<std::uint64_t>(game));
            checksum += play_out_once(random);
        }
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        best = std::max(best, games / std::max(seconds, 1e-6));
    }
    return best;
}

} // namespace

int main() {
    constexpr double least_ratio = 4;
    constexpr int games = 5000;
    long engine_plies = 0;
    long reference_plies = 0;
    const double engine = games_per_second(
        [](Random& random) { return play_out(Position::start(), random); }, games, engine_plies);
    const double reference = games_per_second(play_out_reference, games, reference_plies);
    if (engine_plies != reference_plies) {
        std::fputs("The two programs did not play the same games.\n", stderr);
        return 1;
    }
    std::printf("engine %.0f playouts a second\nreference %.0f playouts a second\nratio %.1f\n", engine,
        reference, engine / reference);
    return engine >= least_ratio * reference ? 0 : 1;
}
