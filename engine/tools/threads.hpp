// The threads that the engine does without: runs independent pieces of work side by side.
#pragma once
#include "engine/solver.hpp"
#include <algorithm>
#include <vector>

namespace puluc {

/// How many threads can be asked for: where programs have none, WASM in Node, the caller's alone.
#ifdef __EMSCRIPTEN__
inline constexpr int most_threads = 1;
#else
inline constexpr int most_threads = 256;
#endif

/// How many threads this machine runs at once; 1 where programs have no threads.
int thread_count();

/// Runs tasks on so many threads, the caller's among them. With 1, in turn.
TaskRunner run_on_threads(int threads);

/// Plays `games` games in batches, on all threads, and adds up what came of them, the same whatever the
/// number of threads. `play(game, sum)` plays the game of that number, from 0, and adds it to the sum of its
/// batch.
template <class Sum, class Play>
Sum play_in_batches(std::uint64_t games, const Play& play) {
    constexpr std::uint64_t batch = 100;
    std::vector<Sum> sums(static_cast<std::size_t>((games + batch - 1) / batch));
    run_on_threads(thread_count())(sums.size(), [&](std::size_t i) {
        for (std::uint64_t game = i * batch; game < std::min((i + 1) * batch, games); ++game)
            play(game, sums[i]);
    });
    Sum all;
    for (const Sum& each : sums) all.add(each);
    return all;
}

} // namespace puluc
