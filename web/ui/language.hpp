// The words of one language, all of them. A language is one file: language_en.cpp, language_es.cpp. In a
// text, {0}, {1}, ... stand for what fill() puts there. Not here: how sentences are put together
// (sentences.hpp).
#pragma once
#include "engine/notation.hpp"
#include "engine/opponent.hpp"
#include "web/ui/goal.hpp"
#include "web/ui/notice.hpp"
#include "web/ui/settings.hpp"
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

namespace puluc::ui {

/// One thing, or {0} things.
struct Counted {
    std::string_view one;
    std::string_view many;
};

struct Language {
    std::string_view code; ///< BCP 47: "en"
    std::string_view own_name;

    struct {
        std::array<std::string_view, 2> name;              ///< by side, at the start of a sentence: "Red"
        std::array<std::string_view, 2> adjective;         ///< by side, after a thing: "red"
        std::string_view you, person, computer;            ///< "you"; "computer, {0}"
        std::array<std::string_view, levels.size()> level; ///< by Level
        std::string_view line;                             ///< "{0}: {1} · {2}: {3}"
        std::string_view counts; ///< "{0} at home, {1} free on the track, {2} captured, {3} killed"
        std::string_view killed; ///< "killed {0}"
    } sides;

    struct {
        std::string_view you_throw, side_throws, tumbling, computer_throws, computer_thinks;
        Counted you_move, side_moves;                          ///< {0} spaces; for side_moves {1} is the side
        std::string_view you_win, you_lose, side_wins, reason; ///< reason: {0} is the loser's adjective
        std::string_view paused, shown, replay;                ///< "Replay: {0} of {1} moves"
        std::string_view opening;                              ///< before anything happened
        std::string_view no_mark;                              ///< why no mark counts 5
        std::string_view hint;                                 ///< "Hint: {0}"
        std::string_view throw_first;                          ///< no hint before the throw
    } status;

    struct {
        std::array<std::string_view, 5> words; ///< "one marked" ... "no mark: 5"
        std::string_view announce;             ///< "{0} threw {1}: {2}."
        std::string_view prompt;               ///< "Throw"
    } sticks;

    struct {
        std::string_view entered,
            moved; ///< "{0} entered a piece on space {1}."; "{0} moved from space {1} to space {2}."
        Counted captured, captured_and_freed; ///< {0} pieces, {1} side, {2} space, {3} "2 pieces" freed
        Counted returned;                     ///< {0} pieces, {1} side
        Counted returned_and_killed;          ///< {0} returned, {1} side, {2} "2 pieces" killed
        Counted pieces;                       ///< "1 piece", "{0} pieces"
    } happened;

    struct {
        std::array<std::string_view, 6> label;    ///< by Outcome, on the marker
        std::string_view enter, move, bring_home; ///< "Enter a piece on space {1}"; "Move from space {0} to
                                                  ///< space {1}"; "Return home from space {0}"
        std::string_view capturing, freeing, killing; ///< ", capturing {0}"
    } can;

    struct {
        std::string_view take_back, redo, hint, menu, help, close, throw_sticks, play_on, start, replay,
            pause, first, back, next, last, copy_link, copy_record, copy_position, open_text, dismiss;
    } buttons;

    struct {
        std::string_view menu, new_game, settings, turns, throws, about, help, share, chances, review, tutor,
            analysis;
    } panels;

    struct {
        std::string_view opponent;                         ///< before the levels and person_here
        std::array<std::string_view, levels.size()> level; ///< by Level, standing alone
        std::string_view person_here, side, starter;
    } new_game;

    struct {
        std::string_view theme, theme_automatic, light, dark, contrast;
        std::string_view motion, motion_automatic, full, reduced;
        std::string_view speed, slow, normal, fast;
        std::string_view language, language_automatic;
        std::string_view sound, volume, automatic_throw, chance_bar, tutor;
    } settings;

    struct {
        std::string_view number, side, thrown, move, none; ///< column titles; "No turns yet."
        std::string_view log, log_none, expected, explain,
            side_log; ///< the throws
    } lists;

    struct {
        std::string_view intro;
    } share;

    struct {
        std::array<std::string_view, 5> tools; ///< by Tool
        std::string_view side_to_move;         ///< {0} the side; changes it
        std::string_view throw_of, no_throw;   ///< {0} the value; changes it
        std::string_view use;                  ///< for the page's buttons: {0} the tool, {1} the space
        std::string_view status, detail;
        std::string_view play_computer, back_to_game;
    } analysis;

    struct {
        std::string_view bar, share;               ///< of the chance bar: what it is, "{0} %"
        std::string_view decimal;                  ///< between ones and tenths
        std::string_view side_chance;              ///< "{0} wins with a chance of {1}."
        std::string_view exact, estimated;         ///< how far chances can be trusted
        std::string_view on_its_way;               ///< estimated, and {0} % of the solved game is here
        std::string_view before_throw, after_move; ///< headings
        std::string_view odds, best, chance, cost; ///< column titles
        std::string_view odds_of;                  ///< "{0} in 16"
        std::string_view question, better;         ///< the tutor's; {0} points, {0} a move
        std::string_view play_better, play_anyway;
        std::string_view no_game; ///< nothing to review yet
        std::string_view luck;    ///< column title: what the sticks gave
        std::string_view points;  ///< column title of the sums
        std::string_view at_start, at_end, now, by_sticks, by_moves, by_other; ///< what the sums are of
        std::array<std::string_view, 5> marks;                                 ///< by Mark
        std::string_view mark;                                                 ///< column title
        std::string_view graph;                                                ///< what the graph is called
        std::array<std::string_view, 3> legend; ///< of the graph: the sticks, a move, mistake or blunder
        std::string_view place;        ///< of the graph: {0} turn, {1} side, {2} throw and move, {3} mark
        std::string_view place_detail; ///< {0} side, {1} its chance, {2} by the sticks, {3} by the move
        std::string_view place_better; ///< follows on place_detail: {0} a better move
        std::string_view better_move;  ///< column title
    } study;

    struct Section {
        std::string_view heading;
        std::string_view text;
    };
    std::array<Section, 6> rules;   ///< the rules, short
    std::array<Section, 2> sources; ///< where they come from; the other accounts
    std::array<Section, 3> help;    ///< a turn, keys, by ear

    struct {
        std::string_view storage, no_webgl, context_lost; ///< in a sentence each
        std::string_view impossible;                      ///< "That can't be: {0}."
        std::string_view not_read;                        ///< "That could not be read. {0}"
        std::string_view place, place_in_line; ///< "Column {0}: {1}."; "Line {0}, column {1}: {2}."
        std::string_view nothing_in_text;      ///< the text is empty
        std::string_view unknown_link;         ///< the link names neither a position nor a game
        std::string_view broken_link;          ///< a % without two hexadecimal digits
        std::string_view without_table;        ///< {0} the reason; the game goes on
        std::array<std::string_view, table_troubles> table; ///< the reasons, by Trouble
        std::string_view table_not_kept;
    } trouble;
    std::array<std::string_view, static_cast<std::size_t>(TextFault::unknown_version) + 1>
        faults; ///< by TextFault

    struct {
        std::string_view again, solution;               ///< buttons of a board in another page
        std::string_view reached, missed, shown;        ///< what came of the goal
        std::array<std::string_view, goal_kinds> tasks; ///< by GoalKind; {0} is a space
    } task;

    struct {
        std::string_view skip;                                ///< names the text and buttons beside the board
        std::string_view board, sides, controls;              ///< headings of the parts of the text
        std::string_view open_title, open_hint, open, cancel; ///< the dialog for a pasted text
        std::string_view copy_title, copy, copied,
            copy_refused;       ///< the dialog for text that has to be copied by hand
        std::string_view links; ///< what the links at the foot of the page are
        std::string_view rules, puzzles, embed, source;
        std::string_view new_version, take_over; ///< there is a newer Puluc than this one; use it
        std::string_view close_others;           ///< why it can't be used yet
    } page;                                      ///< what the page itself says

    struct {
        std::string_view canvas;      ///< what the board is called
        std::string_view empty_space; ///< "Space {0}: empty."
        std::string_view single;      ///< {0} the space, {1} the side as adjective, {2} its name
        std::string_view pile;        ///< the same, and {3} what the carrier holds
        Counted compatriots, captives;
        std::string_view both; ///< "{0} and {1}"
        std::string_view side; ///< "{0}, {1}: {2}."
    } spoken;
};

const Language& english();
const Language& spanish();
const Language& language(LanguageChoice choice, const Surroundings& surroundings);

/// The text with {0}, {1}, ... replaced.
std::string fill(std::string_view text, std::initializer_list<std::string_view> parts);
/// The form for `count`, its {0} the count and {1}, ... the parts.
std::string fill(const Counted& counted, int count, std::initializer_list<std::string_view> parts = {});

} // namespace puluc::ui
