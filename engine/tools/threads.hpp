// The threads that the engine does without: runs independent pieces of work side by side.
#pragma once
#include "engine/solver.hpp"

namespace puluc {

/// How many threads this machine runs at once; 1 where programs have no threads.
int thread_count();

/// Runs tasks on so many threads, the caller's among them. With 1, in turn.
TaskRunner run_on_threads(int threads);

} // namespace puluc
