#include "engine/tools/input.hpp"
#include <cstdio>
#include <iostream>

namespace puluc {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Reads a position with blanks around it; the column of an error counts those before it.
Result<PositionText, TextError> read(std::string_view text) {
    const auto position = parse_position(trimmed(text));
    if (position) return position;
    TextError error = position.error();
    error.column += static_cast<int>(std::min(text.find_first_not_of(blanks), text.size()));
    return error;
}

} // namespace

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1); // npos + 1 is 0
}

PositionText read_position(std::string_view text) {
    const auto position = read(text);
    if (!position) throw Fault{describe(position.error())};
    return *position;
}

bool InputLines::next() {
    if (std::getline(std::cin, line_)) {
        ++number_;
        return true;
    }
    // Some libraries leave it to C's stream to know of the trouble.
    if (std::cin.bad() || std::ferror(stdin) != 0) throw Fault{"standard input cannot be read"};
    return false;
}

PositionText InputLines::position() const {
    const auto position = read(line_);
    if (!position) throw Fault{"line " + std::to_string(number_) + ", " + describe(position.error())};
    return *position;
}

Fault InputLines::fault(std::string_view reason) const {
    return {"line " + std::to_string(number_) + ": " + std::string(reason)};
}

} // namespace puluc
