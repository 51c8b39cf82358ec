// The text forms of positions, moves, turns and games (RULES.md, "Text notation"), both ways. Readers accept
// the grammar and nothing else; what the writers give is canonical. The one idea: an error is a kind and a
// place, so that any language can word it and any editor can point at it.
#pragma once
#include "engine/game.hpp"
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace puluc {

/// The words for the sides, by index().
inline constexpr std::array<std::string_view, 2> side_words{"red", "green"};

enum class TextFault : std::uint8_t {
    // What the text should have gone on with at the place.
    expected_count,         ///< a number of pieces from 0 to 5
    expected_slash,         ///< "/"
    expected_space_or_pile, ///< an empty stretch, a piece, or a pile in parentheses
    expected_pile_end,      ///< ")"
    expected_two_pieces,    ///< parentheses hold two or more pieces
    captives_out_of_order,  ///< a pile is carrier, compatriots, captives
    wrong_track_length,     ///< the track has not nine spaces
    expected_side,          ///< "r" or "g"
    expected_blank,         ///< one blank
    expected_throw,         ///< 1 to 5
    expected_move,          ///< from-to or from x to
    expected_turn,          ///< throw:move
    expected_turn_number,   ///< the number of the turn and a full stop
    expected_result,        ///< "red", "green" or "*"
    expected_tag,           ///< [Name "value"]
    expected_empty_line,    ///< an empty line between tags and turns
    text_after_end,         ///< more text than there should be
    // What the rules have against it (see PlacementFault).
    too_many_red,
    too_many_green,
    compatriots_alone,
    nobody_could_have_moved,
    throw_after_end, ///< a throw in a position that is won
    illegal_move,    ///< the throw does not allow the move
    turn_after_end,  ///< a turn in a game that is won
    wrong_result,    ///< the result is not that of the turns
    repeated_tag,    ///< a second tag Puluc or Position
    unknown_version, ///< a record of another version
};

struct TextError {
    TextFault fault{};
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    bool operator==(const TextError&) const = default;
};

/// What is wrong, in English and without the place: "expected a throw from 1 to 5".
std::string_view describe(TextFault fault);
/// The same with the place: "column 9: expected a throw from 1 to 5". The line is named only from the second
/// on.
std::string describe(const TextError& error);

struct PositionText {
    Position position = Position::start();
    std::optional<Throw> lying; ///< the throw, where the sticks lie
};

/// "5/9/5 r" or, with a throw, "5/9/5 r 3".
std::string to_text(const Position& position, std::optional<Throw> lying = std::nullopt);
Result<PositionText, TextError> parse_position(std::string_view text);

/// "0-3", or "3x5" where it captures.
std::string to_text(const Move& move);
Result<Move, TextError> parse_move(std::string_view text);

/// A game as it is written down. Tags keep their order; the tag Position is made from `start`, Puluc from the
/// version, so neither stands in `tags`.
struct Record {
    std::vector<std::pair<std::string, std::string>> tags;
    Position start = Position::start();
    std::optional<Throw> lying;                ///< the throw of the tag Position
    std::vector<std::pair<Throw, Move>> turns; ///< legal from `start` on, one after the other

    /// The value of a tag, of the first where several have the name, or nothing.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Sets a tag, at its place if it is there already. A name is of letters and digits, and neither Puluc
    /// nor Position; a value has no line ends or other control characters.
    void set_tag(std::string_view name, std::string_view value);
};

/// The record of the turns made up to the place that the game shows, with `tags`. Sticks that lie are in it
/// only where they are the first turn's.
Record record_of(const Game& game, std::vector<std::pair<std::string, std::string>> tags = {});
/// The game of a record, at its end.
Game game_of(const Record& record);

std::string to_text(const Record& record);
Result<Record, TextError> parse_record(std::string_view text);

} // namespace puluc
