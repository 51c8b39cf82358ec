// The screen as text for the page: what a screen reader reads, and a button for each thing that can be done
// now. The page (web/page/mirror.js) shows it; where there is no WebGL it is the game.
#pragma once
#include "web/ui/view_model.hpp"
#include <string>

namespace puluc::ui {

/// One JSON object; all strings are in the person's language, every `intent` is the text of an Intent:
///
///   {"lang":"en", "title":"Puluc", "players":"...", "status":"...", "detail":"...", "throw":"two marked",
///    "notice":"...", "refusal":"...", "theme":"light|dark|contrast",
///    "board":["Space 1: empty", ...], "sides":["Red: you. 3 at home, ...", "..."],
///    "controls":[{"intent":"throw","label":"Throw the sticks","key":"Space","enabled":true},
///    ...], "panel":{"id":"open-panel settings","title":"Settings","items":[
///       {"kind":"heading|paragraph","text":""}, {"kind":"button","label":"","intent":"","enabled":true},
///       {"kind":"choice","label":"","options":[{"label":"","intent":"","chosen":true}]},
///       {"kind":"toggle","label":"","intent":"","on":true},
///       {"kind":"slider","label":"","name":"volume","value":60,"low":0,"high":100},
///       {"kind":"table","label":"","columns":[""],"rows":[{"cells":[""],"intent":"","current":false}]}],
///      "close":{"label":"Close","intent":"close-panel","enabled":true,"key":"Esc"}},
///    "words":{"canvas":"", ...}} as in write_words()
///
/// The sides end with their chances to win, and that of the side to move after each of its moves, where these
/// are asked for. A control that is one of several tools says whether it is "pressed".
/// "refusal" is the notice where it says why a text or a placement was not taken.
/// "panel", "throw", "notice", "refusal" and a table's "label" are left out where there is none; a slider's
/// intent is its name, a blank and the new value.
std::string to_json(const ViewModel& view, const class App& app);

} // namespace puluc::ui
