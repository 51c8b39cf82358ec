#include "engine/table.hpp"
#include "engine/advisor.hpp"
#include "engine/table_format.hpp"

namespace puluc {

using namespace table_format;

namespace table_format {
namespace {

constexpr std::array<std::uint32_t, 256> remainders = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = table[i] >> 1U ^ ((table[i] & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return table;
}();

} // namespace

std::uint32_t sum(std::span<const std::uint8_t> head, std::span<const std::uint8_t> content) {
    std::uint32_t rest = ~0U;
    for (const auto part : {head, content})
        for (const std::uint8_t byte : part) rest = rest >> 8U ^ remainders[(rest ^ byte) & 0xffU];
    return ~rest;
}

} // namespace table_format

namespace {

std::uint32_t number_at(std::span<const std::uint8_t> bytes, std::size_t at, std::size_t size = 4) {
    std::uint32_t number = 0;
    for (std::size_t i = size; i-- > 0;) number = number << 8U | bytes[at + i];
    return number;
}

/// How long the file says that it is.
std::uint64_t told_size(std::span<const std::uint8_t> bytes) {
    return std::uint64_t{header_bytes} + number_at(bytes, weight_bytes_at) + number_at(bytes, grade_bytes_at);
}

bool sum_holds(std::span<const std::uint8_t> bytes) { return number_at(bytes, sum_at) == sum(bytes); }

bool has_our_rules(std::span<const std::uint8_t> bytes) {
    return number_at(bytes, rules_at) == rules_id() && number_at(bytes, positions_at) == position_count;
}

/// Where it is no table of any kind. With a header of ours the magic alone may have been damaged.
std::optional<std::size_t> foreign_at(std::span<const std::uint8_t> bytes) {
    for (std::size_t i = 0; i < std::min(magic.size(), bytes.size()); ++i) {
        if (bytes[i] == magic[i]) continue;
        const bool is_header_ours =
            bytes.size() >= header_bytes && number_at(bytes, version_at) == version && has_our_rules(bytes);
        if (is_header_ours && !sum_holds(bytes)) return std::nullopt;
        return i;
    }
    return std::nullopt;
}

/// Whether the sum holds once one of the two sizes is that which fits the file: no byte is missing then.
bool is_size_damaged(std::span<const std::uint8_t> bytes) {
    const std::size_t content = bytes.size() - header_bytes;
    for (const auto& [at, other_at] :
        {std::pair{weight_bytes_at, grade_bytes_at}, std::pair{grade_bytes_at, weight_bytes_at}}) {
        const std::uint32_t other = number_at(bytes, other_at);
        if (other > content) continue;
        std::array<std::uint8_t, sum_at> head{};
        std::copy_n(bytes.begin(), head.size(), head.begin());
        for (std::size_t i = 0; i < 4; ++i)
            head[at + i] = static_cast<std::uint8_t>((content - other) >> (8 * i));
        if (sum(head, bytes.subspan(header_bytes)) == number_at(bytes, sum_at)) return true;
    }
    return false;
}

/// What happened to a table whose sum does not hold.
TableError harm_of(std::span<const std::uint8_t> bytes) {
    const std::uint64_t size = told_size(bytes);
    if (bytes.size() > size && sum_holds(bytes.first(static_cast<std::size_t>(size))))
        return {TableFault::too_long, static_cast<std::size_t>(size)};
    if (bytes.size() < size && !is_size_damaged(bytes)) return {TableFault::cut_short, bytes.size()};
    return {TableFault::damaged, sum_at};
}

/// Only a file whose sum holds is believed what it says of itself.
std::optional<TableError> fault_in(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) return TableError{TableFault::empty, 0};
    if (const auto at = foreign_at(bytes)) return TableError{TableFault::not_a_table, *at};
    if (bytes.size() < header_bytes) return TableError{TableFault::cut_short, bytes.size()};
    if (!sum_holds(bytes)) return harm_of(bytes);
    if (number_at(bytes, version_at) != version) return TableError{TableFault::other_version, version_at};
    if (!has_our_rules(bytes)) return TableError{TableFault::other_rules, rules_at};
    if (bytes.size() != told_size(bytes)) return TableError{TableFault::damaged, weight_bytes_at};
    return std::nullopt;
}

/// False if the weights are not in the form.
bool read_weights(std::span<const std::uint8_t> bytes, Weights& weights) {
    constexpr std::size_t entry = 2 * (1 + Clues::count);
    if (bytes.size() % entry != 0) return false;
    for (std::size_t at = 0; at < bytes.size(); at += entry) {
        const std::uint32_t kind = number_at(bytes, at, 2);
        if (kind >= Clues::kinds) return false;
        for (std::size_t i = 0; i < Clues::count; ++i)
            weights.of(kind)[i] = static_cast<std::int16_t>(number_at(bytes, at + 2 * (i + 1), 2));
    }
    return true;
}

} // namespace

std::string_view describe(TableFault fault) {
    switch (fault) {
    case TableFault::empty: return "the table is empty";
    case TableFault::not_a_table: return "this is not a table of Puluc";
    case TableFault::other_version: return "the table is of another version";
    case TableFault::other_rules: return "the table is for other rules";
    case TableFault::cut_short: return "the table is cut short";
    case TableFault::too_long: return "the table goes on after its end";
    case TableFault::damaged: return "the table is damaged";
    }
    return {};
}

double Table::chance(const Position& position) const {
    const std::uint8_t grade = grades_[index_->encode(position)];
    if (grade != no_grade) return static_cast<double>(grade) / top_grade;
    return expected_chance(position, [this](const Position& next) { return chance(next); });
}

struct TableReader::State {
    State(std::vector<std::uint8_t> all, std::span<const std::uint8_t> coded)
        : bytes(std::move(all)), coded_size(coded.size()), decoder(coded) {}

    [[nodiscard]] bool overrun() const { return decoder.used() > coded_size; }
    [[nodiscard]] bool at_end() const { return forecast && (next == forecast->frames() || overrun()); }

    std::vector<std::uint8_t> bytes;
    std::size_t coded_size; ///< of the part of them that holds the grades
    Weights weights;
    GradeCoder coder;
    RangeDecoder decoder;
    std::size_t next = 0; ///< frame to read
    // From the first read() on.
    std::shared_ptr<const PositionIndex> index;
    std::optional<Forecast> forecast;
    std::vector<std::uint8_t> grades;
};

TableReader::TableReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
TableReader::TableReader(TableReader&&) noexcept = default;
TableReader& TableReader::operator=(TableReader&&) noexcept = default;
TableReader::~TableReader() = default;

Result<TableReader, TableError> TableReader::open(std::vector<std::uint8_t> bytes) {
    if (const auto fault = fault_in(bytes)) return *fault;
    // Moving a vector leaves its bytes where they are.
    const auto content = std::span<const std::uint8_t>(bytes).subspan(header_bytes);
    const std::size_t weight_bytes = number_at(bytes, weight_bytes_at);
    auto state = std::make_unique<State>(std::move(bytes), content.subspan(weight_bytes));
    if (!read_weights(content.first(weight_bytes), state->weights))
        return TableError{TableFault::damaged, header_bytes};
    return TableReader(std::move(state));
}

bool TableReader::read(std::uint32_t positions) {
    State& state = *state_;
    if (!state.forecast) {
        state.index = std::make_shared<const PositionIndex>();
        state.forecast.emplace(*state.index);
        state.grades.assign(position_count, no_grade);
    }
    for (std::uint32_t visited = 0; visited < positions && !state.at_end();)
        state.forecast->walk(state.next++, state.grades, [&](const Clues& clues, std::uint8_t& grade) {
            ++visited;
            const int foretold = state.weights.foretell(clues);
            grade = static_cast<std::uint8_t>(state.coder.code(state.decoder, clues, foretold));
            return error(foretold, grade);
        });
    return !state.at_end();
}

double TableReader::done() const {
    if (!state_->forecast) return 0;
    return static_cast<double>(state_->next) / static_cast<double>(state_->forecast->frames());
}

Result<Table, TableError> TableReader::finish() {
    assert(state_->at_end());
    if (state_->decoder.used() != state_->coded_size)
        return TableError{TableFault::damaged, state_->bytes.size() - state_->coded_size};
    return Table(state_->index, std::move(state_->grades));
}

Result<Table, TableError> read_table(std::vector<std::uint8_t> bytes) {
    auto reader = TableReader::open(std::move(bytes));
    if (!reader) return reader.error();
    TableReader& all = reader.value();
    while (all.read(1U << 20U)) {
    }
    return all.finish();
}

} // namespace puluc
