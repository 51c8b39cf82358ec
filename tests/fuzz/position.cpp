// Any text as a position: what is read is written in the canonical form, which reads the same, its mirror
// too; and there is something to play. What is refused is refused at a place in the text.
#include "engine/notation.hpp"
#include <cstdlib>

using namespace puluc;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void check(const Position& position, std::optional<Throw> lying) {
    const std::string text = to_text(position, lying);
    const auto again = parse_position(text);
    require(again && again->position == position && again->lying == lying);
    require(to_text(again->position, again->lying) == text);
    if (position.winner()) return;
    for (Throw value = 1; value <= largest_throw; ++value) require(legal_moves(position, value).size() >= 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = parse_position(text);
    if (!read) {
        const TextError& error = read.error();
        require(error.line >= 1 && error.column >= 1 && static_cast<std::size_t>(error.column) <= size + 1);
        return 0;
    }
    check(read->position, read->lying);
    check(read->position.mirror(), read->lying);
    return 0;
}
