// The solution as the site ships it: a grade for half of the positions, in three and a half bits each. The
// other half follows by looking one turn ahead. It knows bytes, not files, threads or the network. The one
// idea: a grade is foretold from those before it (forecast.hpp), and only by how much that failed is written,
// in as little as it is surprising (range_coder.hpp).
#pragma once
#include "engine/forecast.hpp"
#include "engine/result.hpp"
#include "engine/solver.hpp"
#include <memory>
#include <string_view>

namespace puluc {

enum class TableFault : std::uint8_t {
    empty,         ///< no bytes at all
    not_a_table,   ///< something else: a page, a picture, another program's file
    other_version, ///< a whole table in a form that this program does not know
    other_rules,   ///< a whole table of a game with other rules
    cut_short,     ///< the end is missing
    too_long,      ///< there is something after the end of a whole table
    damaged,       ///< the sum over the bytes is not the one that was written with them
};
/// What is wrong, in English: "the table is cut short".
std::string_view describe(TableFault fault);

struct TableError {
    TableFault fault{};
    std::size_t at = 0; ///< the byte from which on it is no table
    bool operator==(const TableError&) const = default;
};

/// The largest error of a chance in a table. A chance for which it looks ahead has a smaller one mostly.
inline constexpr double table_error = 0.5 / top_grade;

class Table {
  public:
    /// A table from the grades of another one.
    Table(std::shared_ptr<const PositionIndex> index, std::vector<std::uint8_t> grades)
        : index_(std::move(index)), grades_(std::move(grades)) {
        assert(grades_.size() == position_count);
    }

    /// The chance, within table_error, that the side to move wins, before its throw. Only where nobody has
    /// won.
    [[nodiscard]] double chance(const Position& position) const;

    /// By number of the index: the grade, or no_grade. For handing a table over to another program.
    [[nodiscard]] const std::vector<std::uint8_t>& grades() const { return grades_; }

  private:
    std::shared_ptr<const PositionIndex> index_;
    std::vector<std::uint8_t> grades_;
};

/// Reads a table piece by piece, so that a page can go on answering in between.
class TableReader {
  public:
    /// Looks the bytes over: whatever is wrong with a file is found here.
    static Result<TableReader, TableError> open(std::vector<std::uint8_t> bytes);
    TableReader(TableReader&&) noexcept;
    TableReader& operator=(TableReader&&) noexcept;
    ~TableReader();

    /// Reads on for about so many positions, at least one frame. False when there is nothing left to read.
    bool read(std::uint32_t positions);
    /// How much is read, 0 to 1.
    [[nodiscard]] double done() const;
    /// The table, once read() has said that nothing is left; the reader is used up. Bytes that were made to
    /// deceive, with a right sum over wrong content, are damaged.
    Result<Table, TableError> finish();

  private:
    struct State;
    explicit TableReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// Reads a whole table at once.
Result<Table, TableError> read_table(std::vector<std::uint8_t> bytes);

/// The bytes of a table of these bounds, given by number of the index.
std::vector<std::uint8_t> write_table(const PositionIndex& index, std::span<const Bounds> bounds);

} // namespace puluc
