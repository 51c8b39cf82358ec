// Any text as a game record: what is read is written, read again and played again, all the same. What is
// refused is refused at a place in the text.
#include "engine/notation.hpp"
#include <algorithm>
#include <cstdlib>

using namespace puluc;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void check_place(const TextError& error, std::string_view text) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    require(error.line >= 1 && error.line <= lines);
    require(error.column >= 1 && static_cast<std::size_t>(error.column) <= text.size() + 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view given(reinterpret_cast<const char*>(data), size);
    const auto read = parse_record(given);
    if (!read) {
        check_place(read.error(), given);
        return 0;
    }
    const std::string text = to_text(*read);
    const auto again = parse_record(text);
    require(again && again->tags == read->tags && again->turns == read->turns);
    require(again->start == read->start && again->lying == read->lying);
    require(to_text(*again) == text);
    require(record_of(game_of(*read)).turns == read->turns);
    return 0;
}
