#include "engine/tools/text_board.hpp"

namespace puluc {
namespace {

constexpr std::size_t column_width = 7;

std::string letters(Side side, int count) {
    return std::string(static_cast<std::size_t>(count), side == Side::red ? 'r' : 'g');
}

/// `text` in the middle of a column.
std::string centred(const std::string& text) {
    const std::size_t left = (column_width - text.size()) / 2;
    return std::string(left, ' ') + text + std::string(column_width - left - text.size(), ' ');
}

template <class TextOf>
std::string row(TextOf text_of) {
    std::string line;
    for (Space space = 0; space <= last_space; ++space) line += centred(text_of(space));
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string captives_on(const Position& position, Space space) {
    const auto pile = on_track(space) ? position.pile(space) : std::nullopt;
    return pile ? letters(other(pile->side), pile->captives) : "";
}

std::string corridor_on(const Position& position, Space space) {
    if (space == city(Side::red)) return letters(Side::red, position.home(Side::red));
    if (space == city(Side::green)) return letters(Side::green, position.home(Side::green));
    const auto pile = position.pile(space);
    return pile ? letters(pile->side, 1) : ".";
}

std::string compatriots_on(const Position& position, Space space) {
    const auto pile = on_track(space) ? position.pile(space) : std::nullopt;
    return pile ? letters(pile->side, pile->own - 1) : "";
}

std::string pieces(int count) { return std::to_string(count) + (count == 1 ? " piece" : " pieces"); }

} // namespace

std::string draw_board(const Position& position) {
    std::string text = row([](Space space) { return std::to_string(space); });
    text += row([&](Space space) { return captives_on(position, space); });
    text += row([&](Space space) { return corridor_on(position, space); });
    text += row([&](Space space) { return compatriots_on(position, space); });
    const std::string killed =
        letters(Side::red, position.killed(Side::red)) + letters(Side::green, position.killed(Side::green));
    return killed.empty() ? text : text + "killed: " + killed + '\n';
}

std::string side_word(Side side) { return side == Side::red ? "Red" : "Green"; }

std::string describe(const Position& before, const Step& step) {
    std::string text;
    if (step.captured > 0) {
        text = "captures " + pieces(step.captured);
        if (step.freed > 0) text += " and frees " + std::to_string(step.freed);
    } else if (step.returned > 0) {
        text = "returns " + pieces(step.returned);
        if (step.killed > 0) text += " and kills " + std::to_string(step.killed);
    } else {
        const bool enters = step.move.from == city(before.to_move());
        text = (enters ? "enters on space " : "goes to space ") + std::to_string(step.move.to);
    }
    return text;
}

} // namespace puluc
