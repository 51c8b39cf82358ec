#include "web/ui/sentences.hpp"

namespace puluc::ui {
namespace {

std::string pieces(const Language& language, int count) { return fill(language.happened.pieces, count); }
std::string_view side_name(const Language& language, Side side) { return language.sides.name[index(side)]; }

/// What a carrier holds: "1 compatriot and 2 captives".
std::string load_words(const Language& language, const Pile& pile) {
    const int compatriots = pile.own - 1;
    std::string captives = fill(language.spoken.captives, pile.captives);
    if (compatriots == 0) return captives;
    return fill(language.spoken.both, {fill(language.spoken.compatriots, compatriots), captives});
}

} // namespace

Outcome outcome(const Step& step) {
    if (step.killed > 0) return Outcome::return_and_kill;
    if (step.returned > 0) return Outcome::return_home;
    if (step.freed > 0) return Outcome::capture_and_free;
    if (step.captured > 0) return Outcome::capture;
    return on_track(step.move.from) ? Outcome::step : Outcome::enter;
}

std::string choosable_sentence(const Language& language, const Position& position, const Move& move) {
    const Step step = play(position, move);
    const std::string from = std::to_string(move.from);
    const std::string to = std::to_string(move.to);
    std::string text;
    if (!on_track(move.from))
        text = fill(language.can.enter, {from, to});
    else if (step.returned > 0)
        text = fill(language.can.bring_home, {from, to});
    else
        text = fill(language.can.move, {from, to});
    if (step.captured > 0) text += fill(language.can.capturing, {pieces(language, step.captured)});
    if (step.freed > 0) text += fill(language.can.freeing, {pieces(language, step.freed)});
    if (step.killed > 0) text += fill(language.can.killing, {pieces(language, step.killed)});
    return text;
}

std::string step_sentence(const Language& language, const Step& step) {
    const auto& words = language.happened;
    const std::string_view side = side_name(language, other(step.next.to_move()));
    const std::string from = std::to_string(step.move.from);
    const std::string to = std::to_string(step.move.to);
    switch (outcome(step)) {
    case Outcome::step: return fill(words.moved, {side, from, to});
    case Outcome::enter: return fill(words.entered, {side, to});
    case Outcome::capture: return fill(words.captured, step.captured, {side, to});
    case Outcome::capture_and_free:
        return fill(words.captured_and_freed, step.captured, {side, to, pieces(language, step.freed)});
    case Outcome::return_home: return fill(words.returned, step.returned, {side});
    case Outcome::return_and_kill:
        return fill(words.returned_and_killed, step.returned, {side, pieces(language, step.killed)});
    }
    return {};
}

std::string_view throw_words(const Language& language, Throw value) {
    return language.sticks.words[static_cast<std::size_t>(value - 1)];
}

std::string throw_sentence(const Language& language, const Game& game) {
    const Throw value = game.sticks()->value();
    return fill(language.sticks.announce, {side_name(language, game.position().to_move()),
                                              std::to_string(value), throw_words(language, value)});
}

std::string result_status(const Language& language, const Players& players, Side winner) {
    const std::string_view name = side_name(language, winner);
    if (!players.computer) return fill(language.status.side_wins, {name});
    if (players.second) return fill(language.status.side_wins, {name});
    if (players.is_person(winner)) return std::string(language.status.you_win);
    return fill(language.status.you_lose, {name});
}

std::string result_reason(const Language& language, Side winner) {
    return fill(language.status.reason, {language.sides.adjective[index(other(winner))]});
}

std::string result_sentence(const Language& language, const Players& players, Side winner) {
    return result_status(language, players, winner) + ". " + result_reason(language, winner);
}

std::string task_sentence(const Language& language, const Goal& goal) {
    return fill(language.task.tasks[static_cast<std::size_t>(goal.kind)], {std::to_string(goal.space)});
}

std::string place_sentence(const Language& language, const Game& game) {
    std::string text =
        fill(language.status.replay, {std::to_string(game.ply()), std::to_string(game.steps().size())}) + '.';
    if (game.ply() > 0)
        text += ' ' + step_sentence(language, game.steps()[static_cast<std::size_t>(game.ply() - 1)]);
    return text;
}

int turn_number(const Game& game, int ply) {
    const int before =
        game.start().to_move() == Side::green ? 1 : 0; // Red's half of the first turn is left out
    return (ply + before) / 2 + 1;
}

std::string player_name(const Language& language, const Players& players, Side side) {
    if (!players.computer) return std::string(language.sides.person);
    if (players.is_person(side)) return std::string(language.sides.you);
    const auto level = static_cast<std::size_t>(*players.level(side));
    return fill(language.sides.computer, {language.sides.level[level]});
}

std::string space_sentence(const Language& language, const Position& position, Space space) {
    const std::string number = std::to_string(space);
    const auto pile = position.pile(space);
    if (!pile) return fill(language.spoken.empty_space, {number});
    const std::string_view adjective = language.sides.adjective[index(pile->side)];
    const std::string_view name = side_name(language, pile->side);
    if (pile->captives == 0) return fill(language.spoken.single, {number, adjective, name});
    return fill(language.spoken.pile, {number, adjective, name, load_words(language, *pile)});
}

namespace {

std::string error_text(const Language& language, LinkFault fault) {
    switch (fault) {
    case LinkFault::empty: return std::string(language.trouble.nothing_in_text);
    case LinkFault::unknown: return std::string(language.trouble.unknown_link);
    case LinkFault::broken: return std::string(language.trouble.broken_link);
    }
    return {};
}

std::string error_text(const Language& language, const TextError& error) {
    const std::string_view fault = language.faults[static_cast<std::size_t>(error.fault)];
    const std::string column = std::to_string(error.column);
    if (error.line == 1) return fill(language.trouble.place, {column, fault});
    return fill(language.trouble.place_in_line, {std::to_string(error.line), column, fault});
}

std::string error_text(const Language& language, const PlacementError& error) {
    const auto words = [&](TextFault fault) {
        return fill(language.trouble.impossible, {language.faults[static_cast<std::size_t>(fault)]});
    };
    switch (error.fault) {
    case PlacementFault::too_many_red: return words(TextFault::too_many_red);
    case PlacementFault::too_many_green: return words(TextFault::too_many_green);
    case PlacementFault::negative_count: return words(TextFault::expected_count);
    case PlacementFault::compatriots_alone: return words(TextFault::compatriots_alone);
    case PlacementFault::nobody_could_have_moved: return words(TextFault::nobody_could_have_moved);
    }
    return {};
}

std::string trouble_text(const Language& language, Trouble trouble) {
    if (is_without_table(trouble)) {
        const auto reason = static_cast<std::size_t>(static_cast<int>(trouble) - first_table_trouble);
        return fill(language.trouble.without_table, {language.trouble.table[reason]});
    }
    switch (trouble) {
    case Trouble::storage: return std::string(language.trouble.storage);
    case Trouble::no_webgl: return std::string(language.trouble.no_webgl);
    case Trouble::context_lost:
    case Trouble::context_restored: return std::string(language.trouble.context_lost);
    case Trouble::table_not_kept: return std::string(language.trouble.table_not_kept);
    default: return {};
    }
    return {};
}

} // namespace

std::string notice_text(const Language& language, const Notice& notice) {
    if (const auto* trouble = std::get_if<Trouble>(&notice)) return trouble_text(language, *trouble);
    if (const auto* placement = std::get_if<PlacementError>(&notice)) return error_text(language, *placement);
    const auto text = std::visit(
        [&](const auto& error) { return error_text(language, error); }, std::get<OpenError>(notice));
    return fill(language.trouble.not_read, {text});
}

} // namespace puluc::ui
