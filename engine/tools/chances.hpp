// Where the commands have their chances from: a table's file, or a solution made on the spot.
#pragma once
#include "engine/advisor.hpp"
#include "engine/solver.hpp"
#include "engine/table.hpp"
#include "engine/tools/command.hpp"
#include <memory>

namespace puluc {

/// The solution with the index that numbers its positions.
struct Solved {
    PositionIndex index;
    Solution solution;

    /// The chance that the side to move wins, before its throw. Only where nobody has won.
    [[nodiscard]] double chance(const Position& position) const {
        return puluc::chance(solution.bounds[index.encode(position)]);
    }
};
/// Solves the game on all of this machine's threads until no bounds are more than `gap` apart.
Solved solve_here(double gap);

/// The gap of a solution that stands for the truth.
inline constexpr double exact_gap = 1e-12;

/// Looks for the table that was built with this program, the file puluc.table beside it; `called_as` is
/// main's argv[0], for systems that don't say where a program is. Before any command is added.
void find_shipped_table(const char* called_as);
/// The file that was found, else puluc.table in the current folder.
std::string shipped_table();
/// Reads a table's file; throws a Fault that names the file.
Table load_table(const std::string& path);
/// The chances of a table's file, as they are in it.
Evaluation open_table(const std::string& path);

struct ChanceOptions {
    std::string table = shipped_table();
    bool exact = false;
};
/// Adds --table and --exact to a command.
void add_chance_options(CLI::App& command, ChanceOptions& options);
/// The chances that the options ask for: the table's one turn ahead, or exact ones.
Evaluation open_chances(const ChanceOptions& options);

} // namespace puluc
