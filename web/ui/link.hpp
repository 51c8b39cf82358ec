// Links and pasted text: what a person can give the game to open, and what the game gives to be shared. Links
// are the part after '#': "#position=5/9/5_r", "#game=...". Not here: the address of the page, the clipboard.
#pragma once
#include "engine/notation.hpp"
#include <string>
#include <variant>

namespace puluc::ui {

/// Trouble with a text before there is anything to parse in it.
enum class LinkFault : std::uint8_t { empty, unknown, broken };
using OpenError = std::variant<LinkFault, TextError>;

/// What a text turned out to hold.
using Opened = std::variant<PositionText, Record>;

/// Reads a link (a whole address, or from its '#' on), a position or a record. Blanks and line ends around
/// it, and Windows line ends, do not matter.
Result<Opened, OpenError> open_text(std::string_view text);

std::string position_link(const Position& position, std::optional<Throw> lying);
std::string game_link(const Record& record);

} // namespace puluc::ui
