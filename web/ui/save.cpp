#include "web/ui/save.hpp"
#include <algorithm>
#include <charconv>

namespace puluc::ui {
namespace {

constexpr std::array<std::string_view, 2> player_tags{"Red", "Green"};
constexpr std::string_view computer_word = "Computer: ";
// What only a save has: "7" moves are shown, or "7 thrown" where the sticks of the eighth turn lie.
constexpr std::string_view shown_tag = "Shown";
constexpr std::string_view thrown_word = " thrown";
constexpr std::string_view throws_tag = "Throws"; ///< the throws after the last move, as digits
constexpr std::string_view person_tag = "Person";

void remove_tag(Tags& tags, std::string_view name) {
    std::erase_if(tags, [&](const auto& tag) { return tag.first == name; });
}

std::string computer_name(Level level) { return std::string(computer_word).append(name(level)); }

std::optional<Level> computer_of(const Record& record, Side side) {
    const auto value = record.tag(player_tags[index(side)]);
    if (!value || !value->starts_with(computer_word)) return std::nullopt;
    return parse_level(value->substr(computer_word.size()));
}

/// Shows the place that the tag Shown names; false where there is none such.
bool show_place(Game& game, std::string_view shown) {
    const bool thrown = shown.ends_with(thrown_word);
    if (thrown) shown.remove_suffix(thrown_word.size());
    int ply = 0;
    const auto [end, fault] = std::from_chars(shown.data(), shown.data() + shown.size(), ply);
    const bool whole = fault == std::errc{} && end == shown.data() + shown.size();
    if (!whole || ply < 0 || static_cast<std::size_t>(ply) > game.steps().size()) return false;
    game.go_to(ply, thrown);
    return game.sticks().has_value() == thrown;
}

/// The throws of a text of digits, the first for the turn after `ply` moves; nothing where it is not such.
std::optional<std::vector<Sticks>> parse_throws(std::string_view digits, int ply) {
    std::vector<Sticks> throws;
    for (const char digit : digits) {
        if (!is_throw(digit - '0')) return std::nullopt;
        throws.push_back(sticks_worth(digit - '0', ply++));
    }
    return throws;
}

/// The record's game at its end, with the throws that were drawn beyond it.
Game taken_up(const Record& record, const std::vector<Sticks>& drawn) {
    std::vector<Sticks> throws;
    for (const auto& [value, move] : record.turns)
        throws.push_back(sticks_worth(value, static_cast<int>(throws.size())));
    throws.insert(throws.end(), drawn.begin(), drawn.end());
    Game game(record.start, std::move(throws));
    Random unused(0);
    for (const auto& [value, move] : record.turns) {
        game.throw_sticks(unused);
        [[maybe_unused]] const auto played = game.play(move);
        assert(played);
    }
    return game;
}

} // namespace

Record shared_record(const Saved& saved) {
    Game whole = saved.game;
    whole.go_to(static_cast<int>(whole.steps().size()), false);
    Record record = record_of(whole, saved.tags);
    for (const Side side : {Side::red, Side::green}) {
        if (!saved.players.is_person(side))
            record.set_tag(player_tags[index(side)], computer_name(*saved.players.level(side)));
        else if (computer_of(record, side))
            remove_tag(record.tags, player_tags[index(side)]);
    }
    return record;
}

Saved opened_record(const Record& record) {
    Saved saved{game_of(record), {}, record.tags};
    saved.players.computer.reset();
    saved.players.starter = record.start.to_move();
    saved.players.person = record.start.to_move();
    for (const Side side : {Side::red, Side::green})
        if (const auto level = computer_of(record, side); level && !computer_of(record, other(side))) {
            saved.players.computer = level;
            saved.players.person = other(side);
        }
    return saved;
}

std::string to_save(const Saved& saved) {
    const Game& game = saved.game;
    Record record = shared_record(saved);
    std::string shown = std::to_string(game.ply());
    if (game.sticks()) shown += thrown_word;
    record.set_tag(shown_tag, shown);
    std::string drawn;
    for (const Sticks sticks : game.throws().subspan(game.steps().size()))
        drawn += static_cast<char>('0' + sticks.value());
    if (!drawn.empty()) record.set_tag(throws_tag, drawn);
    if (!saved.players.computer) record.set_tag(person_tag, player_tags[index(saved.players.person)]);
    return to_text(record);
}

std::optional<Saved> parse_save(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) return std::nullopt;
    const auto shown = record->tag(shown_tag);
    if (!shown) return std::nullopt;
    const auto drawn =
        parse_throws(record->tag(throws_tag).value_or(""), static_cast<int>(record->turns.size()));
    if (!drawn) return std::nullopt;
    Saved saved = opened_record(*record);
    saved.game = taken_up(*record, *drawn);
    if (!show_place(saved.game, *shown)) return std::nullopt;
    if (const auto person = record->tag(person_tag))
        saved.players.person = *person == player_tags[index(Side::green)] ? Side::green : Side::red;
    for (const std::string_view own : {shown_tag, throws_tag, person_tag}) remove_tag(saved.tags, own);
    return saved;
}

} // namespace puluc::ui
