#include "engine/tools/threads.hpp"
#include <algorithm>
#include <atomic>
#include <thread>

namespace puluc {

int thread_count() {
#ifdef __EMSCRIPTEN__
    return 1;
#else
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
#endif
}

TaskRunner run_on_threads(int threads) {
    if (threads == 1) return run_in_turn;
    return [threads](std::size_t count, const std::function<void(std::size_t)>& task) {
        std::atomic<std::size_t> next{0};
        const auto work = [&] {
            for (std::size_t i = next++; i < count; i = next++) task(i);
        };
        const auto helpers = std::min(static_cast<std::size_t>(threads), count) - (count > 0);
        std::vector<std::thread> others;
        for (std::size_t i = 0; i < helpers; ++i) others.emplace_back(work);
        work();
        for (std::thread& other : others) other.join();
    };
}

} // namespace puluc
