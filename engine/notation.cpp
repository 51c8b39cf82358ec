#include "engine/notation.hpp"
#include "engine/reader.hpp"

namespace puluc {
namespace {

char letter(Side side) { return side == Side::red ? 'r' : 'g'; }

std::optional<Side> take_side(Reader& in) {
    if (in.take('r')) return Side::red;
    if (in.take('g')) return Side::green;
    return std::nullopt;
}

/// A single piece, or a pile in parentheses.
Result<Pile, TextError> read_pile(Reader& in) {
    const bool parentheses = in.take('(');
    const auto carrier = take_side(in);
    if (!carrier) return in.error(TextFault::expected_space_or_pile);
    Pile pile{*carrier, 1, 0};
    if (!parentheses) return pile;
    for (Reader here = in; const auto side = take_side(in); here = in) {
        if (*side == *carrier && pile.captives > 0) return here.error(TextFault::captives_out_of_order);
        ++(*side == *carrier ? pile.own : pile.captives);
    }
    if (pile.own + pile.captives < 2) return in.error(TextFault::expected_two_pieces);
    if (!in.take(')')) return in.error(TextFault::expected_pile_end);
    return pile;
}

/// A placement as it was read, and the place in the text of what stands on each space.
struct PlacementText {
    Placement placement;
    std::array<int, last_space + 1> columns{};
};

/// The spaces 1 to 9 and the slash behind them.
std::optional<TextError> read_track(Reader& in, PlacementText& read) {
    Space space = 1;
    while (space <= track_spaces) {
        const Reader here = in;
        if (in.peek() == '/') return in.error(TextFault::wrong_track_length);
        if (const auto empty = in.take_digit(1, track_spaces)) {
            space += *empty;
            if (space > track_spaces + 1) return here.error(TextFault::wrong_track_length);
            continue;
        }
        const auto pile = read_pile(in);
        if (!pile) return pile.error();
        read.placement.track[static_cast<std::size_t>(space - 1)] = *pile;
        read.columns[static_cast<std::size_t>(space)] = here.column();
        ++space;
    }
    if (!in.take('/')) return in.error(TextFault::expected_slash);
    return std::nullopt;
}

/// How many pieces stand in the city of `side`.
std::optional<TextError> read_city(Reader& in, Side side, PlacementText& read) {
    read.columns[static_cast<std::size_t>(city(side))] = in.column();
    const auto home = in.take_digit(0, pieces_per_side);
    if (!home) return in.error(TextFault::expected_count);
    read.placement.home[index(side)] = *home;
    return std::nullopt;
}

TextFault text_fault(PlacementFault fault) {
    switch (fault) {
    case PlacementFault::too_many_red: return TextFault::too_many_red;
    case PlacementFault::too_many_green: return TextFault::too_many_green;
    case PlacementFault::compatriots_alone: return TextFault::compatriots_alone;
    case PlacementFault::negative_count: return TextFault::expected_count;
    case PlacementFault::nobody_could_have_moved: return TextFault::nobody_could_have_moved;
    }
    return TextFault::expected_count;
}

void append_pile(std::string& text, const Pile& pile) {
    const bool parentheses = pile.own + pile.captives > 1;
    if (parentheses) text += '(';
    text.append(static_cast<std::size_t>(pile.own), letter(pile.side));
    text.append(static_cast<std::size_t>(pile.captives), letter(other(pile.side)));
    if (parentheses) text += ')';
}

std::optional<Space> take_space(Reader& in) {
    if (in.take("10")) return last_space;
    return in.take_digit(0, track_spaces);
}

Result<PositionText, TextError> read_position(Reader& in) {
    PlacementText read;
    if (const auto error = read_city(in, Side::red, read)) return *error;
    if (!in.take('/')) return in.error(TextFault::expected_slash);
    if (const auto error = read_track(in, read)) return *error;
    if (const auto error = read_city(in, Side::green, read)) return *error;
    if (!in.take(' ')) return in.error(TextFault::expected_blank);
    const Reader side_start = in;
    const auto side = take_side(in);
    if (!side) return in.error(TextFault::expected_side);
    read.placement.to_move = *side;
    const auto position = Position::make(read.placement);
    if (!position) {
        TextError error = side_start.error(text_fault(position.error().fault));
        if (const Space space = position.error().space; space >= 0)
            error.column = read.columns[static_cast<std::size_t>(space)];
        return error;
    }
    if (!in.take(' ')) return PositionText{*position, std::nullopt};
    const Reader throw_start = in;
    const auto lying = in.take_digit(1, largest_throw);
    if (!lying) return in.error(TextFault::expected_throw);
    if (position->winner()) return throw_start.error(TextFault::throw_after_end);
    return PositionText{*position, lying};
}

} // namespace

std::string_view describe(TextFault fault) {
    switch (fault) {
    case TextFault::expected_count: return "expected how many pieces are at home, from 0 to 5";
    case TextFault::expected_slash: return "expected '/'";
    case TextFault::expected_space_or_pile:
        return "expected empty spaces (1 to 9), a piece (r or g) or a pile in parentheses";
    case TextFault::expected_pile_end: return "expected ')' at the end of the pile";
    case TextFault::expected_two_pieces: return "parentheses hold a pile of two pieces or more";
    case TextFault::captives_out_of_order:
        return "a pile is written carrier first, then compatriots, then captives";
    case TextFault::wrong_track_length: return "the track has nine spaces";
    case TextFault::expected_side: return "expected the side to move, r or g";
    case TextFault::expected_blank: return "expected one blank";
    case TextFault::expected_throw: return "expected a throw from 1 to 5";
    case TextFault::expected_move: return "expected a move such as 0-3 or 3x5";
    case TextFault::expected_turn: return "expected a turn such as 3:0-3 or 2:3x5";
    case TextFault::expected_turn_number: return "expected the number of the turn and a full stop";
    case TextFault::expected_result: return "expected the result: red, green or *";
    case TextFault::expected_tag: return "expected a tag such as [Red \"Ana\"]";
    case TextFault::expected_empty_line: return "expected an empty line between the tags and the turns";
    case TextFault::text_after_end: return "there is text after the end";
    case TextFault::too_many_red: return "there are more than five red pieces";
    case TextFault::too_many_green: return "there are more than five green pieces";
    case TextFault::compatriots_alone: return "a pile with compatriots holds at least one captive";
    case TextFault::nobody_could_have_moved: return "the side that moved last has no free piece";
    case TextFault::throw_after_end: return "the game is over, so nobody throws";
    case TextFault::illegal_move: return "the throw does not allow this move";
    case TextFault::turn_after_end: return "the game is over, so there are no more turns";
    case TextFault::wrong_result: return "the result is not that of the turns";
    case TextFault::repeated_tag: return "a record has one tag Puluc and one tag Position at most";
    case TextFault::unknown_version: return "the record is of a version that is not known";
    }
    return "";
}

std::string describe(const TextError& error) {
    std::string text;
    if (error.line > 1) text += "line " + std::to_string(error.line) + ", ";
    text += "column " + std::to_string(error.column) + ": ";
    return text += describe(error.fault);
}

std::string to_text(const Position& position, std::optional<Throw> lying) {
    std::string text = std::to_string(position.home(Side::red)) + '/';
    int empty = 0;
    const auto close_gap = [&] {
        if (empty > 0) text += std::to_string(empty);
        empty = 0;
    };
    for (Space space = 1; space <= track_spaces; ++space) {
        const auto pile = position.pile(space);
        if (!pile) {
            ++empty;
            continue;
        }
        close_gap();
        append_pile(text, *pile);
    }
    close_gap();
    text += '/' + std::to_string(position.home(Side::green)) + ' ' + letter(position.to_move());
    if (lying) text += ' ' + std::to_string(*lying);
    return text;
}

Result<PositionText, TextError> parse_position(std::string_view text) {
    Reader in(text);
    auto read = read_position(in);
    if (read && !in.at_end()) return in.error(TextFault::text_after_end);
    return read;
}

std::string to_text(const Move& move) {
    return std::to_string(move.from) + (move.captures ? 'x' : '-') + std::to_string(move.to);
}

Result<Move, TextError> read_move(Reader& in) {
    const auto from = take_space(in);
    if (!from) return in.error(TextFault::expected_move);
    const bool captures = in.peek() == 'x';
    if (!captures && in.peek() != '-') return in.error(TextFault::expected_move);
    in.skip();
    const auto to = take_space(in);
    if (!to) return in.error(TextFault::expected_move);
    return Move{*from, *to, captures};
}

Result<Move, TextError> parse_move(std::string_view text) {
    Reader in(text);
    auto read = read_move(in);
    if (read && !in.at_end()) return in.error(TextFault::text_after_end);
    return read;
}

} // namespace puluc
