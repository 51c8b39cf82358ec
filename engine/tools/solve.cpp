// puluc solve: solves the game, and writes the table that the site ships.
#include "engine/solver.hpp"
#include "engine/table.hpp"
#include "engine/tools/command.hpp"
#include "engine/tools/files.hpp"
#include "engine/tools/threads.hpp"
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace puluc {
namespace {

/// A table says its chances to half a grade; a wider gap would make that untrue.
constexpr double widest_gap_of_table = 1e-5;

struct SolveOptions {
    double gap = 1e-7;
    int threads = thread_count();
    std::string out;
    bool json = false;
};

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// The most memory that this program has had, in MiB.
double peak_mib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
    constexpr double per_mib = 1 << 20;
#else
    constexpr double per_mib = 1 << 10;
#endif
    return static_cast<double>(usage.ru_maxrss) / per_mib;
}

bool errors_go_to_terminal() {
#ifdef __EMSCRIPTEN__
    return EM_ASM_INT({ return process.stderr.isTTY ? 1 : 0; }) != 0; // to isatty() all is one there
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

/// A line that is written over at every stage, on a terminal alone.
class ProgressLine {
  public:
    bool operator()(const SolveProgress& progress) {
        const double share = static_cast<double>(progress.positions) / position_count;
        // The first stage comes after the stages were planned, which takes longer than many of them.
        if (progress.stage == 1) first_ = Clock::now();
        if (shown_)
            std::fprintf(stderr,
                "\r%3.0f %%  layer of %d killed  stage %d of %d  %d sweeps  gap %.1e  %s\033[K", 100 * share,
                progress.killed, progress.stage, progress.stages, progress.sweeps, progress.gap,
                left(share).c_str());
        return true;
    }
    void end() const {
        if (shown_) std::fprintf(stderr, "\r\033[K");
    }

  private:
    /// Each position takes about as long as another, but of the first few that can't be seen yet.
    [[nodiscard]] std::string left(double share) const {
        constexpr double known_from = 0.05;
        if (share < known_from) return {};
        return std::to_string(std::lround(seconds_since(first_) * (1 - share) / share)) + " s left";
    }

    bool shown_ = errors_go_to_terminal();
    Clock::time_point first_;
};

std::string as_text(const std::vector<std::uint8_t>& bytes) { return {bytes.begin(), bytes.end()}; }

void print(const SolveOptions& options, const Solution& solution, double start, double seconds) {
    const double updates = static_cast<double>(solution.updates) / position_count;
    if (options.json) {
        auto killed = nlohmann::ordered_json::array();
        for (const Layer& layer : solution.of_killed)
            killed.push_back(
                {{"stages", layer.stages}, {"positions", layer.positions}, {"sweeps", layer.sweeps}});
        const nlohmann::ordered_json json{{"start", start}, {"gap", solution.gap},
            {"positions", position_count}, {"stages", solution.stages}, {"sweeps", solution.sweeps},
            {"updates_per_position", updates}, {"threads", options.threads}, {"seconds", seconds},
            {"peak_mib", peak_mib()}, {"signature", signature(solution).text()}, {"by_killed", killed}};
        std::cout << json.dump() << '\n';
        return;
    }
    std::cout << "The side that starts wins with a chance of " << std::setprecision(12) << start << ".\n"
              << std::setprecision(3) << position_count << " positions, none with bounds more than "
              << solution.gap << " apart\n"
              << solution.stages << " stages, at most " << solution.sweeps << " sweeps, " << updates
              << " updates a position\n"
              << seconds << " s on " << options.threads << " threads, at most " << peak_mib() << " MiB\n";
}

void run(const SolveOptions& options) {
    // "nan" is a number to the reader of options, and inside every range.
    if (!(options.gap >= smallest_gap && options.gap <= 1)) throw Fault{"--gap: expected 1e-14 to 1"};
    if (!options.out.empty() && options.gap > widest_gap_of_table)
        throw Fault{"a table needs a gap of at most 1e-5"};
    std::optional<OutFile> out;
    if (!options.out.empty()) out.emplace(options.out);
    const PositionIndex index;
    const auto begin = Clock::now();
    ProgressLine line;
    const Solution solution = solve(index, options.gap, run_on_threads(options.threads),
        [&line](const auto& progress) { return line(progress); });
    const double seconds = seconds_since(begin);
    line.end();
    const double start = chance(solution.bounds[index.encode(Position::start())]);
    print(options, solution, start, seconds);
    if (!out) return;
    if (!(solution.gap <= widest_gap_of_table)) throw Fault{"the bounds are too far apart for a table"};
    out->write(as_text(write_table(index, solution.bounds)));
}

} // namespace

void add_solve(CLI::App& program) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* command = program.add_subcommand("solve", "Solve the game: for every position, prove bounds of "
                                                        "the chance to win that are closer than the gap.");
    command->add_option("--gap", options->gap, "How close, 1e-14 to 1 (1e-7).");
    command->add_option("--threads", options->threads, "How many threads (as many as the machine has).")
        ->check(CLI::Range(1, most_threads));
    command->add_option("--out", options->out, "Write the table to this file.");
    command->add_flag("--json", options->json, "Print one JSON object.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
