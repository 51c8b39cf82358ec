#include "engine/random.hpp"
#include "engine/table.hpp"
#include "engine/table_format.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <string>

using namespace puluc;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// The end of the game, which is solved in no time; of all other positions it says one half.
struct Example {
    static constexpr int killed = 5;
    PositionIndex index;
    Solution solution = solve(
        index, 1e-9, run_in_turn, [](const SolveProgress& progress) { return progress.killed >= killed; });
    Bytes bytes = write_table(index, solution.bounds);
};
const Example& example() {
    static const Example made;
    return made;
}

std::optional<TableFault> fault_of(Bytes bytes) {
    const auto reader = TableReader::open(std::move(bytes));
    if (reader) return std::nullopt;
    return reader.error().fault;
}

Bytes with_right_sum(Bytes bytes) {
    const std::uint32_t sum = table_format::sum(bytes);
    for (std::size_t i = 0; i < sizeof sum; ++i)
        bytes[table_format::sum_at + i] = static_cast<std::uint8_t>(sum >> (8 * i));
    return bytes;
}

} // namespace

TEST_CASE("a table gives back every chance within its error, kept or not") {
    const auto table = read_table(example().bytes);
    REQUIRE(table);
    std::uint32_t kept = 0;
    double worst = 0;
    for (const Frame& frame : example().index.frames()) {
        const bool solved = frame.own_killed + frame.enemy_killed >= Example::killed;
        for (std::uint32_t i = frame.first; i < frame.first + frame.size; ++i) {
            const std::uint8_t grade = table->grades()[i];
            kept += grade != no_grade;
            if (!solved) continue;
            if (grade != no_grade)
                worst = std::max(
                    worst, std::abs(grade / double{top_grade} - chance(example().solution.bounds[i])));
            else if (i % 7 == 0)
                worst =
                    std::max(worst, std::abs(table->chance(example().index.position(frame, i - frame.first))
                                             - chance(example().solution.bounds[i])));
        }
    }
    CHECK(kept > position_count / 2);
    CHECK(kept < position_count * 55 / 100);
    CHECK(worst > 0.9 * table_error);
    CHECK(worst <= table_error + 1e-9);
}

TEST_CASE("a table read in small pieces is the same, and says how far it is") {
    auto reader = TableReader::open(example().bytes);
    REQUIRE(reader);
    CHECK(reader->done() == 0);
    double before = 0;
    while (reader->read(200'000)) {
        CHECK(reader->done() > before);
        CHECK(reader->done() < 1);
        before = reader->done();
    }
    CHECK(reader->done() == 1);
    const auto table = reader->finish();
    REQUIRE(table);
    CHECK(table->grades() == read_table(example().bytes)->grades());
}

TEST_CASE("what is no table, or none for this program, is told apart") {
    const auto& bytes = example().bytes;
    CHECK(fault_of(bytes) == std::nullopt);
    CHECK(fault_of({}) == TableFault::empty);
    const std::string page = "<!doctype html>\n<title>404 Not Found</title>\n";
    CHECK(fault_of({page.begin(), page.end()}) == TableFault::not_a_table);
    Bytes changed = bytes;
    changed[table_format::version_at] ^= 3;
    CHECK(fault_of(with_right_sum(changed)) == TableFault::other_version);
    changed = bytes;
    changed[table_format::rules_at] ^= 1;
    CHECK(fault_of(with_right_sum(changed)) == TableFault::other_rules);
    changed = bytes;
    changed[table_format::positions_at] ^= 1;
    CHECK(fault_of(with_right_sum(changed)) == TableFault::other_rules);
    changed = bytes;
    changed[0] ^= 1;
    CHECK(fault_of(with_right_sum(changed)) == TableFault::not_a_table);
    changed = bytes;
    changed.push_back(0);
    CHECK(fault_of(changed) == TableFault::too_long);
    changed.insert(changed.end(), bytes.begin(), bytes.end());
    CHECK(fault_of(changed) == TableFault::too_long);
    for (int fault = 0; fault <= static_cast<int>(TableFault::damaged); ++fault)
        CHECK_FALSE(describe(static_cast<TableFault>(fault)).empty());
}

TEST_CASE("a table that ends anywhere too soon is refused") {
    const auto& bytes = example().bytes;
    for (std::size_t size = 1; size < bytes.size(); size += 1 + size / 50) {
        CAPTURE(size);
        CHECK(fault_of({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)})
              == TableFault::cut_short);
    }
    CHECK(fault_of({bytes.begin(), bytes.end() - 1}) == TableFault::cut_short);
}

TEST_CASE("a flipped bit is found and called damage, wherever it is") {
    Bytes bytes = example().bytes;
    Random random(7);
    const auto flip = [&](std::size_t bit) { bytes[bit / 8] ^= static_cast<std::uint8_t>(1U << (bit % 8)); };
    const auto check = [&](std::size_t bit) {
        CAPTURE(bit);
        flip(bit);
        CHECK(fault_of(bytes) == TableFault::damaged);
        flip(bit);
    };
    for (std::size_t bit = 0; bit < 8 * table_format::header_bytes; ++bit) check(bit);
    for (int i = 0; i < 300; ++i)
        check(static_cast<std::size_t>(random.below(static_cast<int>(8 * bytes.size()))));
}

TEST_CASE("a header that is damaged in any byte is no other version, other rules or another length") {
    Random random(9);
    for (std::size_t at = 0; at < table_format::header_bytes; ++at)
        for (int round = 0; round < 5; ++round) {
            Bytes bytes = example().bytes;
            const int other = 1 + random.below(255);
            bytes[at] ^= static_cast<std::uint8_t>(other);
            CAPTURE(at);
            CAPTURE(other);
            CHECK(fault_of(bytes) == TableFault::damaged);
        }
}

TEST_CASE("of a table that is cut short or goes on, the rest may be damaged as well") {
    Bytes bytes = example().bytes;
    bytes[bytes.size() / 2] ^= 1;
    CHECK(fault_of({bytes.begin(), bytes.end() - 1}) == TableFault::cut_short);
    bytes.push_back(0);
    CHECK(fault_of(bytes) == TableFault::damaged);
}

TEST_CASE("wrong content under a right sum is read to no harm and called damaged") {
    Random random(5);
    for (int round = 0; round < 3; ++round) {
        Bytes bytes = example().bytes;
        for (auto at = bytes.begin() + table_format::header_bytes; at != bytes.end(); ++at)
            if (round == 0 || random.below(100) == 0) *at = static_cast<std::uint8_t>(random.next());
        const auto table = read_table(with_right_sum(bytes));
        REQUIRE_FALSE(table);
        CHECK(table.error().fault == TableFault::damaged);
    }
}
