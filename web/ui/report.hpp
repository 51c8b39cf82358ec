// What an embedded board says to the page around it, as JSON: what happened, where the game is, what can be
// done. These are the `detail` of the messages that docs/embedding.md describes. Not here: when it is said.
#pragma once
#include "web/ui/app.hpp"
#include <string>

namespace puluc::ui {

/// {"event":"throw","detail":{"side":"red","value":3,"ply":0}}
std::string throw_report(Side side, Throw value, int ply);
/// {"event":"move","detail":{"side":"red","throw":3,"ply":1,"move":"0-3","captured":0,"freed":0,"returned":0,
/// "killed":0,"position":"4/2r6/5 g"}}; `ply` is the number of moves with this one.
std::string move_report(const Position& before, Throw lying, const Step& step, int ply);
/// {"event":"gameover","detail":{"winner":"red"}}
std::string end_report(Side winner);
/// {"event":"goal","detail":{"goal":"capture","reached":true,"attempts":1}}
std::string goal_report(const Goal& goal, bool reached, int attempts);
// clang-format off
/// {"event":"state","detail":{"position":"5/9/5 r","ply":0,"length":0,"verdict":"open","attempts":0,"save":"..."}}:
/// what the board can be taken up from again. Only of an embedded board.
// clang-format on
std::string state_report(const App& app);

/// {"moves":[{"from":0,"to":3,"move":"0-3","captured":0,"freed":0,"returned":0,"killed":0,"chance":0.5},
/// ...],"hint":"0-3","red":0.51,"exact":false}: the moves that the sticks allow, the best first, each with
/// the chance that it leaves its side; the one that a hint shows, where there are any; and Red's chance as
/// things lie.
std::string advice_report(const App& app);

} // namespace puluc::ui
