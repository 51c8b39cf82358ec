// Sentences about the game, put together from a language's words: what can be done, what happened, what is
// where. The screen, the live line and the page's buttons all say things through here.
#pragma once
#include "engine/game.hpp"
#include "web/ui/language.hpp"
#include "web/ui/notice.hpp"
#include "web/ui/players.hpp"
#include "web/ui/view_model.hpp"

namespace puluc::ui {

/// What the move does at its end.
Outcome outcome(const Step& step);
/// "Move from space 4 to space 6, capturing 2 pieces"
std::string choosable_sentence(const Language& language, const Position& position, const Move& move);
/// "Green captured 1 piece on space 4."
std::string step_sentence(const Language& language, const Step& step);
/// "Red threw 2: two marked." of the sticks that lie.
std::string throw_sentence(const Language& language, const Game& game);
/// The words for a throw: "two marked".
std::string_view throw_words(const Language& language, Throw value);
/// "You win. All green pieces are captured or killed."
std::string result_sentence(const Language& language, const Players& players, Side winner);
std::string result_status(const Language& language, const Players& players, Side winner);
std::string result_reason(const Language& language, Side winner);
/// "Move 4 of 12. Red moved from space 3 to space 5." of the place that the game shows.
std::string place_sentence(const Language& language, const Game& game);
/// The number that a record gives to the turn after `ply` moves.
int turn_number(const Game& game, int ply);
/// "you", "computer, keen"
std::string player_name(const Language& language, const Players& players, Side side);
/// "Space 4: red carrier with 1 compatriot and 2 captives."
std::string space_sentence(const Language& language, const Position& position, Space space);
/// "Get a piece to space 7."
std::string task_sentence(const Language& language, const Goal& goal);
std::string notice_text(const Language& language, const Notice& notice);

} // namespace puluc::ui
