// A place in a text that is being read, for the readers of notation. It knows characters and where they
// stand, not what they mean.
#pragma once
#include "engine/notation.hpp"

namespace puluc {

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    /// The next character, or '\0' at the end.
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
    /// The text that is still to be read.
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

    void skip(std::size_t count = 1) {
        for (; count > 0 && !at_end(); --count, ++at_) {
            if (text_[at_] == '\n') line_start_ = at_ + 1, ++line_;
        }
    }
    /// Reads `expected` if it is next.
    bool take(char expected) { return take(std::string_view(&expected, 1)); }
    bool take(std::string_view expected) {
        if (!rest().starts_with(expected)) return false;
        skip(expected.size());
        return true;
    }
    /// Reads a digit from `low` to `high` if one is next.
    std::optional<int> take_digit(int low, int high) {
        const int value = peek() - '0';
        if (value < low || value > high) return std::nullopt;
        skip();
        return value;
    }
    /// Reads any number of blanks and line ends; says whether there was one.
    bool take_white() {
        const auto before = at_;
        while (peek() == ' ' || peek() == '\n') skip();
        return at_ != before;
    }

    /// Where in its line this place is, from 1.
    [[nodiscard]] int column() const { return static_cast<int>(at_ - line_start_) + 1; }
    /// The error `fault` at this place.
    [[nodiscard]] TextError error(TextFault fault) const { return {fault, line_, column()}; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
};

/// Reads a move that is a part of a longer text; leaves the place behind it.
Result<Move, TextError> read_move(Reader& in);

} // namespace puluc
