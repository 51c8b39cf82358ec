// A panel as data: a title and a column of items, each with the intent that it stands for. The canvas draws
// it with ImGui, the page makes buttons of it for a screen reader, and a test reads it. Not here: how it
// looks.
#pragma once
#include "engine/review.hpp"
#include "web/ui/intent.hpp"
#include <vector>

namespace puluc::ui {

struct Heading {
    std::string text;
};
struct Paragraph {
    std::string text;
};
/// In a row of buttons that has no room for their labels, those with an icon show that (ScreenButton::icon).
struct Button {
    std::string label;
    Intent intent;
    bool enabled = true;
    bool primary = false;
    std::string icon;
};
/// One of several, shown side by side where there is room.
struct Option {
    std::string label;
    Intent intent;
    bool chosen = false;
};
struct Choice {
    std::string label;
    std::vector<Option> options;
};
struct Toggle {
    std::string label;
    bool on = false;
    Intent intent;
}; ///< `intent` turns it over
/// A number from `low` to `high`; the intent is SetVolume, the only number there is.
struct Slider {
    std::string label;
    int value = 0;
    int low = 0;
    int high = 100;
};
/// Rows of cells under column titles. A row with an intent can be pressed; `current` is where the game is.
/// `label` is what it is called for those who do not see the graph over it. Where room is short, columns may
/// be left out of the picture, the first of `dispensable` first.
struct Row {
    std::vector<std::string> cells;
    std::optional<Intent> intent;
    bool current = false;
};
struct Table {
    std::vector<std::string> columns;
    std::vector<Row> rows;
    std::string label;
    std::vector<std::size_t> dispensable;
};
/// A bar for each throw: how often it came and how often it was expected, as shares of 1.
struct Bar {
    std::string label;
    std::string count;
    std::string expected;
    double share = 0;
    double expected_share = 0;
};
struct Bars {
    std::string label;
    std::vector<Bar> bars;
};
/// A place of a game in its graph: the chance there, and the turn that led to it. The sticks took the chance
/// of the place before to `thrown`, and the move took it from there to `chance`.
struct GraphPlace {
    double thrown = 0.5; ///< Red's chance with the best move of the throw, 0 to 1
    double chance = 0.5; ///< Red's chance after the move
    Side side{};         ///< that moved
    Mark mark{};         ///< of the move
    std::string title;   ///< "Turn 3 · Red · 3:0-3 · slip"
    std::string detail;  ///< "Red 52.3 % · sticks +1.4 · move −2.0"
    Intent intent;
};
/// The chance over a game, from the start on. The table after it says the same in words: the page shows that
/// alone.
struct Graph {
    std::string label;
    std::vector<GraphPlace> places;    ///< at least the start
    std::size_t current = 0;           ///< where the game is
    std::array<std::string, 3> legend; ///< the sticks, a move, a mistake or blunder
};
struct ButtonRow {
    std::vector<Button> buttons;
};

using Item = std::variant<Heading, Paragraph, Button, ButtonRow, Choice, Toggle, Slider, Table, Bars, Graph>;

struct Panel {
    PanelId id{};
    std::string title;
    std::vector<Item> items;
};

/// To step through the game of `app`, which has turns.
ButtonRow step_buttons(const class App& app);
/// To go on from here against the computer, unless somebody has won.
Button play_computer(const App& app);

/// The panel that is open in `app`, which must be one.
Panel make_panel(const App& app);

} // namespace puluc::ui
