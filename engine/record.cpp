// Game records: the tags and the turns of notation.hpp.
#include "engine/notation.hpp"
#include "engine/reader.hpp"
#include <algorithm>

namespace puluc {
namespace {

constexpr std::string_view version = "1";
constexpr std::string_view unfinished = "*"; // in place of the winner

bool is_name(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

bool is_control(char c) { return static_cast<unsigned char>(c) < ' '; }

struct Tag {
    std::string name;
    std::string value;
};

/// [Name "value"] and the end of its line. In a value, \" is a quote and \\ a backslash.
Result<Tag, TextError> read_tag(Reader& in) {
    Tag tag;
    if (!in.take('[')) return in.error(TextFault::expected_tag);
    while (is_name(in.peek())) tag.name += in.peek(), in.skip();
    if (tag.name.empty() || !in.take(" \"")) return in.error(TextFault::expected_tag);
    while (in.peek() != '"') {
        const bool escaped = in.peek() == '\\';
        if (escaped) in.skip();
        const char c = in.peek();
        if (in.at_end() || is_control(c) || (escaped && c != '"' && c != '\\'))
            return in.error(TextFault::expected_tag);
        tag.value += c;
        in.skip();
    }
    if (!in.take("\"]")) return in.error(TextFault::expected_tag);
    if (!in.at_end() && !in.take('\n')) return in.error(TextFault::expected_tag);
    return tag;
}

/// The value's place, for an error inside it: the first character after the opening quote.
TextError inside(const Reader& tag_start, const Tag& tag, const TextError& error) {
    TextError placed = tag_start.error(error.fault);
    placed.column += static_cast<int>(tag.name.size()) + 2 + error.column;
    return placed;
}

/// Takes one of the two tags that mean something; false for the others.
Result<bool, TextError> take_known_tag(const Reader& tag_start, const Tag& tag, Record& record) {
    if (tag.name == "Puluc") {
        if (tag.value != version) return inside(tag_start, tag, {TextFault::unknown_version});
        return true;
    }
    if (tag.name != "Position") return false;
    const auto start = parse_position(tag.value);
    if (!start) return inside(tag_start, tag, start.error());
    record.start = start->position;
    record.lying = start->lying;
    return true;
}

/// The tag lines, and the empty line behind them if there are any.
std::optional<TextError> read_tags(Reader& in, Record& record) {
    std::vector<std::string> known;
    if (in.peek() != '[') return std::nullopt;
    while (in.peek() == '[') {
        const Reader tag_start = in;
        auto tag = read_tag(in);
        if (!tag) return tag.error();
        const auto is_known = take_known_tag(tag_start, *tag, record);
        if (!is_known) return is_known.error();
        if (!*is_known) {
            record.tags.emplace_back(std::move(tag->name), std::move(tag->value));
            continue;
        }
        if (std::find(known.begin(), known.end(), tag->name) != known.end())
            return tag_start.error(TextFault::repeated_tag);
        known.push_back(tag->name);
    }
    if (!in.take('\n')) return in.error(TextFault::expected_empty_line);
    return std::nullopt;
}

/// "1. " before Red's turn, and before the first turn when Green begins.
std::optional<TextError> read_number(Reader& in, int number) {
    const std::string expected = std::to_string(number) + '.';
    if (!in.take(expected) || !in.take_white()) return in.error(TextFault::expected_turn_number);
    return std::nullopt;
}

std::string_view result_text(const Position& end) {
    const auto winner = end.winner();
    return winner ? side_words[index(*winner)] : unfinished;
}

/// Reads throw:move and plays it on `game`.
std::optional<TextError> read_turn(Reader& in, Game& game) {
    const Reader turn_start = in;
    const auto value = in.take_digit(1, largest_throw);
    if (!value || !in.take(':')) return turn_start.error(TextFault::expected_turn);
    const auto move = read_move(in);
    if (!move) return move.error();
    if (game.over()) return turn_start.error(TextFault::turn_after_end);
    const auto fixed = game.sticks();
    if (fixed && fixed->value() != *value) return turn_start.error(TextFault::illegal_move);
    if (!fixed) game.lay(sticks_worth(*value, game.ply()));
    if (!game.play(*move)) return turn_start.error(TextFault::illegal_move);
    return std::nullopt;
}

/// The result and the end of the text.
std::optional<TextError> read_result(Reader& in, const Game& game) {
    const Reader start = in;
    const std::string_view expected = result_text(game.position());
    for (const std::string_view word : {unfinished, side_words[0], side_words[1]}) {
        if (!in.take(word)) continue;
        in.take_white();
        if (!in.at_end()) return in.error(TextFault::text_after_end);
        if (word != expected) return start.error(TextFault::wrong_result);
        return std::nullopt;
    }
    return start.error(TextFault::expected_result);
}

bool starts_turn(const Reader& in) { return in.peek() >= '0' && in.peek() <= '9'; }

std::optional<TextError> read_turns(Reader& in, Record& record) {
    Game game(record.start, record.lying);
    int number = 0; // counts Red's turns, and a first turn that is Green's
    while (starts_turn(in)) {
        if (game.position().to_move() == Side::red || number == 0)
            if (const auto fault = read_number(in, ++number)) return fault;
        if (const auto fault = read_turn(in, game)) return fault;
        if (!in.take_white())
            return in.error(in.at_end() ? TextFault::expected_result : TextFault::expected_blank);
    }
    if (const auto fault = read_result(in, game)) return fault;
    record.turns = record_of(game).turns;
    return std::nullopt;
}

void append_escaped(std::string& text, std::string_view value) {
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
}

void append_tag(std::string& text, std::string_view name, std::string_view value) {
    text.append("[").append(name).append(" \"");
    append_escaped(text, value);
    text += "\"]\n";
}

/// Appends a word after a blank, or on a new line where it would go beyond column 80.
void append_word(std::string& text, std::string_view word) {
    constexpr std::size_t width = 80;
    const auto line_start = text.rfind('\n') + 1; // npos + 1 is 0
    const auto used = text.size() - line_start;
    if (used > 0) text += used + 1 + word.size() > width ? '\n' : ' ';
    text += word;
}

} // namespace

std::optional<std::string_view> Record::tag(std::string_view name) const {
    for (const auto& [tag_name, value] : tags)
        if (tag_name == name) return value;
    return std::nullopt;
}

void Record::set_tag(std::string_view name, std::string_view value) {
    assert(!name.empty() && std::all_of(name.begin(), name.end(), is_name));
    assert(name != "Puluc" && name != "Position" && std::none_of(value.begin(), value.end(), is_control));
    for (auto& [tag_name, old] : tags)
        if (tag_name == name) {
            old = value;
            return;
        }
    tags.emplace_back(name, value);
}

Record record_of(const Game& game, std::vector<std::pair<std::string, std::string>> tags) {
    Record record{std::move(tags), game.start(), std::nullopt, {}};
    if (const auto sticks = game.sticks(); sticks && game.ply() == 0) record.lying = sticks->value();
    const auto plies = static_cast<std::size_t>(game.ply());
    for (std::size_t ply = 0; ply < plies; ++ply)
        record.turns.emplace_back(game.throws()[ply].value(), game.steps()[ply].move);
    return record;
}

Game game_of(const Record& record) {
    Game game(record.start, record.lying);
    for (const auto& [value, move] : record.turns) {
        if (!game.sticks()) game.lay(sticks_worth(value, game.ply()));
        [[maybe_unused]] const auto played = game.play(move);
        assert(played);
    }
    return game;
}

std::string to_text(const Record& record) {
    std::string text;
    append_tag(text, "Puluc", version);
    for (const auto& [name, value] : record.tags) append_tag(text, name, value);
    if (record.start != Position::start() || record.lying)
        append_tag(text, "Position", to_text(record.start, record.lying));
    text += '\n';
    Position position = record.start;
    int number = 0; // counts Red's turns, and a first turn that is Green's
    for (const auto& [value, move] : record.turns) {
        std::string turn = std::to_string(value) + ':' + to_text(move);
        if (position.to_move() == Side::red || number == 0) turn.insert(0, std::to_string(++number) + ". ");
        append_word(text, turn);
        position = play(position, move).next;
    }
    append_word(text, result_text(position));
    return text += '\n';
}

Result<Record, TextError> parse_record(std::string_view text) {
    Reader in(text);
    Record record;
    if (const auto fault = read_tags(in, record)) return *fault;
    if (const auto fault = read_turns(in, record)) return *fault;
    return record;
}

} // namespace puluc
