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
    while (const auto side = take_side(in)) {
        if (*side != *carrier)
            ++pile.captives;
        else if (pile.captives == 0)
            ++pile.own;
        else
            return in.error(TextFault::captives_out_of_order);
    }
    if (pile.own + pile.captives < 2) return in.error(TextFault::expected_two_pieces);
    if (!in.take(')')) return in.error(TextFault::expected_pile_end);
    return pile;
}

std::optional<TextError> read_track(Reader& in, Placement& placement) {
    int spaces = 0;
    while (in.peek() != '/') {
        if (const auto empty = in.take_digit(1, track_spaces)) {
            spaces += *empty;
        } else {
            const auto pile = read_pile(in);
            if (!pile) return pile.error();
            if (spaces < track_spaces) placement.track[static_cast<std::size_t>(spaces)] = *pile;
            ++spaces;
        }
        if (spaces > track_spaces) return in.error(TextFault::wrong_track_length);
    }
    if (spaces != track_spaces) return in.error(TextFault::wrong_track_length);
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
    if (in.take(std::string_view("10"))) return last_space;
    return in.take_digit(0, track_spaces);
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

Result<PositionText, TextError> read_position(Reader& in) {
    const Reader beginning = in;
    Placement placement;
    const auto red = in.take_digit(0, pieces_per_side);
    if (!red) return in.error(TextFault::expected_count);
    if (!in.take('/')) return in.error(TextFault::expected_slash);
    if (const auto fault = read_track(in, placement)) return *fault;
    in.skip(); // the slash that ended the track
    const auto green = in.take_digit(0, pieces_per_side);
    if (!green) return in.error(TextFault::expected_count);
    if (!in.take(' ')) return in.error(TextFault::expected_blank);
    const auto side = take_side(in);
    if (!side) return in.error(TextFault::expected_side);
    placement.home = {*red, *green};
    placement.to_move = *side;
    const auto position = Position::make(placement);
    if (!position) return beginning.error(text_fault(position.error().fault));
    PositionText read{*position, std::nullopt};
    if (in.peek() == ' ') {
        in.skip();
        read.lying = in.take_digit(1, largest_throw);
        if (!read.lying) return in.error(TextFault::expected_throw);
        if (position->winner()) return in.error(TextFault::throw_after_end);
    }
    return read;
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
