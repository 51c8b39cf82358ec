#include "engine/tools/chances.hpp"
#include "engine/tools/files.hpp"
#include "engine/tools/threads.hpp"
#include <filesystem>

namespace puluc {
namespace {

constexpr const char* table_name = "puluc.table";

std::filesystem::path this_program(const char* called_as) {
    std::error_code none;
#ifndef __EMSCRIPTEN__ // there it is Node
    const auto program = std::filesystem::read_symlink("/proc/self/exe", none);
    if (!none) return program;
#endif
    return std::filesystem::weakly_canonical(called_as, none);
}

std::string found_table = table_name; ///< the current folder's, until one is found beside the program

} // namespace

void find_shipped_table(const char* called_as) {
    std::error_code none;
    const auto beside = this_program(called_as).parent_path() / table_name;
    if (std::filesystem::exists(beside, none)) found_table = beside.string();
}

std::string shipped_table() { return found_table; }

Solved solve_here(double gap) {
    Solved solved;
    solved.solution = solve(solved.index, gap, run_on_threads(thread_count()));
    return solved;
}

Table load_table(const std::string& path) {
    if (std::error_code none; !std::filesystem::exists(path, none))
        throw Fault{path + ": is not there; puluc solve --out makes a table"};
    auto table = read_table(read_file(path));
    if (!table)
        throw Fault{path + ": " + std::string(describe(table.error().fault)) + " (at byte "
                    + std::to_string(table.error().at) + ")"};
    return std::move(table.value());
}

Evaluation open_table(const std::string& path) {
    auto table = std::make_shared<const Table>(load_table(path));
    return [table](const Position& position) { return table->chance(position); };
}

void add_chance_options(CLI::App& command, ChanceOptions& options) {
    command.add_option("--table", options.table, "The table to use (puluc.table beside this program).");
    command.add_flag("--exact", options.exact, "Solve the game first, some seconds, and use no table.");
}

Evaluation open_chances(const ChanceOptions& options) {
    if (options.exact) {
        auto solved = std::make_shared<const Solved>(solve_here(exact_gap));
        return [solved](const Position& position) { return solved->chance(position); };
    }
    return look_ahead(open_table(options.table));
}

} // namespace puluc
