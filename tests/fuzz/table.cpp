// Any bytes as a table: refused, or read to no harm. Bytes under a right header and a right sum get past the
// checks that stop almost everything else.
#include "engine/table.hpp"
#include "engine/table_format.hpp"
#include <cstdlib>

namespace {

using namespace puluc;
using Bytes = std::vector<std::uint8_t>;

/// `content` as the weights and grades of a table; the first byte says how many kinds of weights there are.
Bytes as_table(std::span<const std::uint8_t> content) {
    constexpr std::size_t kind_bytes = 2 * (1 + Clues::count);
    const std::size_t kinds = std::min<std::size_t>(content[0] % 4, (content.size() - 1) / kind_bytes);
    Bytes bytes(table_format::magic.begin(), table_format::magic.end());
    for (const std::size_t number : {std::size_t{table_format::version},
             std::size_t{table_format::rules_id()}, std::size_t{position_count}, kinds * kind_bytes,
             content.size() - 1 - kinds * kind_bytes, std::size_t{0}})
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::uint8_t>(number >> shift));
    bytes.insert(bytes.end(), content.begin() + 1, content.end());
    const std::uint32_t sum = table_format::sum(bytes);
    for (unsigned i = 0; i < 4; ++i)
        bytes[table_format::sum_at + i] = static_cast<std::uint8_t>(sum >> (8 * i));
    return bytes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span input(data, size);
    const auto plain = TableReader::open({input.begin(), input.end()});
    if (!plain && (plain.error().at > size || describe(plain.error().fault).empty())) std::abort();
    if (size == 0) return 0;

    const Bytes bytes = as_table(input);
    auto reader = TableReader::open(bytes);
    if (!reader) {
        if (reader.error().fault != TableFault::damaged) std::abort();
        return 0;
    }
    // Every table takes a moment to begin with, so only some are read.
    if (table_format::sum(bytes) % 512 != 0) return 0;
    while (reader.value().read(1U << 20U)) {
    }
    const auto table = reader.value().finish();
    if (table && table->chance(Position::start()) > 1) std::abort();
    return 0;
}
