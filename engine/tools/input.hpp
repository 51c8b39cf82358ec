// What people and scripts give the commands to read: positions, and the lines of standard input. Not here:
// files (files.hpp). The one idea: the readers of the notation are strict, so the blanks around a text are
// taken away here, and the place of a fault is that in the text as it was given.
#pragma once
#include "engine/notation.hpp"
#include "engine/tools/command.hpp"

namespace puluc {

/// The text without the blanks and line ends around it.
std::string_view trimmed(std::string_view text);

/// The position of a command's argument; throws a Fault that says what is wrong with it.
PositionText read_position(std::string_view text);

/// The lines of standard input, one after the other.
class InputLines {
  public:
    /// Goes on to the next line; false at the end. Throws a Fault where the input can't be read.
    bool next();
    /// The line, trimmed.
    [[nodiscard]] std::string_view text() const { return trimmed(line_); }
    /// The position that the line is; throws a Fault with the place.
    [[nodiscard]] PositionText position() const;
    /// What is wrong with the line, after its number.
    [[nodiscard]] Fault fault(std::string_view reason) const;

  private:
    std::string line_;
    int number_ = 0;
};

} // namespace puluc
