// A panel as data: a title and a column of items, each with the intent that it stands for. The canvas draws
// it with ImGui, the page makes buttons of it for a screen reader, and a test reads it. Not here: how it
// looks.
#pragma once
#include "web/ui/intent.hpp"
#include <vector>

namespace puluc::ui {

struct Heading {
    std::string text;
};
struct Paragraph {
    std::string text;
};
struct Button {
    std::string label;
    Intent intent;
    bool enabled = true;
    bool primary = false;
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
struct Row {
    std::vector<std::string> cells;
    std::optional<Intent> intent;
    bool current = false;
};
struct Table {
    std::vector<std::string> columns;
    std::vector<Row> rows;
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
struct ButtonRow {
    std::vector<Button> buttons;
};

using Item = std::variant<Heading, Paragraph, Button, ButtonRow, Choice, Toggle, Slider, Table, Bars>;

struct Panel {
    PanelId id{};
    std::string title;
    std::vector<Item> items;
};

/// The panel that is open in `app`, which must be one.
Panel make_panel(const class App& app);

} // namespace puluc::ui
