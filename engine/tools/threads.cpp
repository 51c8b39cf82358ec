#include "engine/tools/threads.hpp"
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace puluc {

int thread_count() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most_threads);
}

TaskRunner run_on_threads(int threads) {
    if (threads == 1) return run_in_turn;
    return [threads](std::size_t count, const std::function<void(std::size_t)>& task) {
        std::atomic<std::size_t> next{0};
        std::mutex mutex;
        std::exception_ptr failure; // the first, which ends the work
        const auto work = [&] {
            try {
                for (std::size_t i = next++; i < count; i = next++) task(i);
            } catch (...) {
                const std::scoped_lock lock(mutex);
                if (!failure) failure = std::current_exception();
                next = count;
            }
        };
        const auto helpers = std::min(static_cast<std::size_t>(threads), count) - (count > 0);
        std::vector<std::thread> others;
        others.reserve(helpers);
        try {
            while (others.size() < helpers) others.emplace_back(work);
        } catch (const std::system_error&) {
            // The machine gives no more threads: those that there are do the work.
        }
        work();
        for (std::thread& other : others) other.join();
        if (failure) std::rethrow_exception(failure);
    };
}

} // namespace puluc
