// Any text as a move: what is read is written as it was, for a move has one form only.
#include "engine/notation.hpp"
#include <cstdlib>

using namespace puluc;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = parse_move(text);
    if (read && to_text(*read) != text) std::abort();
    if (!read && static_cast<std::size_t>(read.error().column) > size + 1) std::abort();
    return 0;
}
