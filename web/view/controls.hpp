// The things in a panel that can be pressed or read, drawn in our own style: pills, switches, a slider,
// tables, bars. ImGui brings the clicks, the focus and the scrolling; none of its looks. Not here: the panel
// around them (panels.hpp). The one idea: a control is an invisible ImGui button of at least 44 px, and the
// drawing goes by its state.
#pragma once
#include "web/ui/lines.hpp"
#include "web/ui/panel.hpp"
#include "web/view/atlas.hpp"
#include "web/view/brush.hpp"

namespace puluc::view {

/// Something that can be pressed, where it is on the canvas, and what it is called: for tests.
struct Pressable {
    std::string label;
    ui::Rect rect;
};

class Controls {
  public:
    /// For the ImGui window that is being filled; `list` is its list, `width` what its items may take.
    Controls(ImDrawList& list, Brush& brush, const Atlas& atlas, const ui::Theme& theme, float width);

    /// Draws one item at ImGui's cursor and moves that below it.
    void add(const ui::Item& item);
    /// Draws the round button that closes a panel, at `at`.
    void add_close(const ui::Rect& at);

    std::vector<ui::Intent> asked; ///< what the person asked for
    std::vector<Pressable> pressables;
    std::optional<ui::Rect> current_row;    ///< of a table, where there is one and no graph shows the same
    std::optional<std::size_t> graph_place; ///< where the keys have walked to in a graph; kept by the caller

    /// The sizes of type that controls use, for the atlas.
    static const std::vector<Type>& types();

  private:
    struct State {
        bool pressed = false;
        bool hovered = false;
        bool held = false;
    };
    enum class Look : std::uint8_t { plain, primary, chosen, unchosen };

    void draw(const ui::Heading& heading);
    void draw(const ui::Paragraph& paragraph);
    void draw(const ui::Button& button);
    void draw(const ui::ButtonRow& row);
    void draw(const ui::Choice& choice);
    void draw(const ui::Toggle& toggle);
    void draw(const ui::Slider& slider);
    void draw(const ui::Table& table);
    void draw(const ui::Bars& bars);
    void draw(const ui::Graph& graph);

    State press(const std::string& label, const ui::Rect& rect, float corner, bool enabled = true);
    void pill(const ui::Button& button, const ui::Rect& rect, Look look);
    [[nodiscard]] ui::Size pill_size(const std::string& label) const;
    std::vector<ui::Rect> flow(const std::vector<ui::Size>& sizes, float gap) const;
    std::vector<ui::Rect> option_places(const ui::Choice& choice);
    float lines(const ui::Lines& lines, ui::Point top_left, ui::Face face, ui::Colour colour,
        ui::Align align = ui::Align::left);
    void label(std::string_view text, ui::Point at, const Type& type, ui::Colour colour, ui::Align align);
    void draw_switch(const ui::Rect& rect, bool on);
    /// A column of a table that is drawn.
    struct Column {
        std::size_t cell = 0; ///< which of a row's cells
        float width = 0;
        float x = 0; ///< from the left of the panel; the right end where `align` says so
        ui::Align align{};
    };
    void draw_row(const ui::Row& row, const std::vector<Column>& columns);
    [[nodiscard]] std::vector<Column> columns_of(const ui::Table& table) const;
    void place_columns(std::vector<Column>& columns) const;
    void draw_bar(const ui::Bar& bar, float full_share);
    void draw_places(const ui::Graph& graph, const ui::Rect& rect, std::size_t shown);
    void draw_mark(const ui::GraphPlace& place, ui::Point at, float largest);
    void draw_piece(Side side, ui::Point at, float radius);
    void draw_legend(const ui::Graph& graph);
    std::size_t walked_place(const ui::Graph& graph, const ui::Rect& plot, const State& state);
    static int arrows();         ///< how far the arrows go, to the right, of the item that was made last
    ui::Rect take(float height); ///< the next strip of the panel, as wide as it

    ImDrawList& list_;
    Brush& brush_;
    const Atlas& atlas_;
    const ui::Theme& theme_;
    float width_;
    int next_id_ = 0;
    bool has_graph_ = false;
};

} // namespace puluc::view
