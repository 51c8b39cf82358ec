// The graph of the chance over a game (controls.hpp). The line climbs to Red's side and falls to Green's as
// the sticks have it; where a move gave something away it breaks off and drops, in the colour of who moved.
#include "web/view/board_view.hpp"
#include "web/view/controls.hpp"
#include <algorithm>
#include <cmath>

namespace puluc::view {
using namespace puluc::ui;

namespace {

constexpr Type words_type{Face::small, 18};
constexpr Type place_type{Face::text, 21};
constexpr float gutter = 44;    ///< at the left: who is at the top and who at the bottom
constexpr float end_room = 9;   ///< at the right, for the mark of the last move
constexpr float least_drop = 1; ///< lower, the line goes on

/// Where the places of a graph lie.
struct Plot {
    Rect rect;
    std::size_t last = 0; ///< place

    [[nodiscard]] float step() const {
        return rect.width / static_cast<float>(std::max<std::size_t>(last, 1));
    }
    [[nodiscard]] float x(std::size_t place) const { return rect.x + step() * static_cast<float>(place); }
    [[nodiscard]] float y(double chance) const {
        return rect.bottom() - rect.height * static_cast<float>(chance);
    }
    [[nodiscard]] std::size_t place_at(float at) const {
        const float place = std::round((at - rect.x) / step());
        return static_cast<std::size_t>(std::clamp(place, 0.0F, static_cast<float>(last)));
    }
};

bool drops(const Plot& plot, const GraphPlace& place) {
    return std::abs(plot.y(place.thrown) - plot.y(place.chance)) >= least_drop;
}

/// The line's parts between two drops.
std::vector<std::vector<Point>> runs(const Plot& plot, const std::vector<GraphPlace>& places) {
    std::vector<std::vector<Point>> all{{}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i > 0) all.back().push_back({plot.x(i), plot.y(places[i].thrown)});
        if (i == 0 || drops(plot, places[i])) {
            if (i > 0) all.emplace_back();
            all.back().push_back({plot.x(i), plot.y(places[i].chance)});
        }
    }
    return all;
}

void draw_ground(
    Brush& brush, const Theme& theme, const Plot& plot, const std::vector<std::vector<Point>>& line) {
    const Rect& rect = plot.rect;
    brush.paint(RoundRect{rect, 0, even(theme.sides[index(Side::green)].city_ground)});
    for (const auto& run : line)
        brush.paint_below(run, rect.bottom(), theme.sides[index(Side::red)].city_ground);
    const Colour axis = with_alpha(theme.panel_words, 130);
    for (float x = rect.x; x < rect.right(); x += 8)
        brush.paint(Polyline{{{x, plot.y(0.5)}, {std::min(x + 4, rect.right()), plot.y(0.5)}}, axis, 1});
    brush.paint(RoundRect{rect, 0, even(no_colour), theme.panel_edge, 1.5F});
}

} // namespace

// A piece of the side; a blunder's is larger than a mistake's, and ringed.
void Controls::draw_mark(const GraphPlace& place, Point at, float largest) {
    const bool blunder = place.mark == Mark::blunder;
    const float radius = largest * (blunder ? 1.0F : 0.75F);
    if (blunder) brush_.paint(Disc{at, radius + 1.5F, even(theme_.highlight), theme_.panel_words, 1});
    draw_piece(place.side, at, radius);
}

void Controls::draw_piece(Side side, Point at, float radius) {
    Scene scene;
    add_piece(scene, side, theme_, at, radius);
    paint(scene, atlas_, brush_, list_);
}

void Controls::draw_places(const Graph& graph, const Rect& rect, std::size_t shown) {
    const Plot plot{rect, graph.places.size() - 1};
    const auto line = runs(plot, graph.places);
    draw_ground(brush_, theme_, plot, line);
    const float here = plot.x(graph.current);
    brush_.paint(Polyline{{{here, rect.y}, {here, rect.bottom()}}, theme_.panel_words, 1.5F});
    // Piece by piece: joined, its sharp turns would come to thin points.
    for (const auto& run : line)
        for (std::size_t i = 1; i < run.size(); ++i)
            brush_.paint(Polyline{{run[i - 1], run[i]}, theme_.panel_words, 1.75F});
    const float width = std::clamp(plot.step() * 0.5F, 2.0F, 5.0F);
    for (std::size_t i = 0; i <= plot.last; ++i) {
        const GraphPlace& place = graph.places[i];
        if (!drops(plot, place)) continue;
        const Colour colour = theme_.sides[index(place.side)].words;
        brush_.paint(
            Polyline{{{plot.x(i), plot.y(place.thrown)}, {plot.x(i), plot.y(place.chance)}}, colour, width});
    }
    for (std::size_t i = 0; i <= plot.last; ++i) {
        if (graph.places[i].mark >= Mark::mistake)
            draw_mark(graph.places[i], {plot.x(i), plot.y(graph.places[i].chance)},
                std::clamp(plot.step() * 1.1F, 4.5F, 8.0F));
    }
    const Point at{plot.x(shown), plot.y(graph.places[shown].chance)};
    brush_.paint(Polyline{{{at.x, rect.y}, {at.x, rect.bottom()}}, theme_.focus, 1.5F});
    brush_.paint(Disc{at, 5, even(theme_.focus), theme_.panel, 1.5F});
}

// What each kind of stroke and mark in the graph means.
void Controls::draw_legend(const Graph& graph) {
    constexpr float sign = 26;
    std::vector<Size> sizes;
    for (const std::string& words : graph.legend)
        sizes.push_back(
            {sign + std::ceil(text_width(words_type.face, words_type.size, words)), words_type.size});
    const auto rects = flow(sizes, 18);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const Rect& rect = rects[i];
        const float y = rect.centre().y;
        label(graph.legend[i], {rect.x + sign, y}, words_type, theme_.panel_quiet_words, Align::left);
        if (!ImGui::IsRectVisible({rect.x, rect.y}, {rect.right(), rect.bottom()})) continue;
        if (i == 0)
            brush_.paint(Polyline{
                {{rect.x, y + 5}, {rect.x + 8, y - 5}, {rect.x + 17, y + 3}}, theme_.panel_words, 1.75F});
        else if (i == 1)
            for (const Side side : {Side::red, Side::green}) {
                const float x = rect.x + (side == Side::red ? 4.0F : 13.0F);
                brush_.paint(Polyline{{{x, y - 7}, {x, y + 7}}, theme_.sides[index(side)].words, 4});
            }
        else
            draw_mark({0, 0, Side::red, Mark::blunder, {}, {}, GoTo{}}, {rect.x + 9, y}, 8);
    }
}

// Where the focus is, where the mouse is, or where the game is.
std::size_t Controls::walked_place(const Graph& graph, const Rect& plot, const State& state) {
    const std::size_t last = graph.places.size() - 1;
    if (const int by = arrows(); by != 0) {
        const auto from = static_cast<int>(std::min(graph_place.value_or(graph.current), last));
        graph_place = static_cast<std::size_t>(std::clamp(from + by, 0, static_cast<int>(last)));
    }
    if (!ImGui::IsItemFocused()) graph_place.reset();
    if (state.hovered && !ImGui::GetIO().NavVisible) graph_place.reset();
    if (graph_place) return std::min(*graph_place, last);
    if (state.hovered) return Plot{plot, last}.place_at(ImGui::GetIO().MousePos.x);
    return graph.current;
}

void Controls::draw(const Graph& graph) {
    has_graph_ = true;
    const Lines name = break_lines(words_type.face, words_type.size, graph.label, width_);
    const Rect head = take(name.height());
    lines(name, {head.x, head.y}, words_type.face, theme_.panel_quiet_words);

    const float most = std::max(100.0F, ImGui::GetWindowHeight() * 0.42F); // so that the words under it show
    const Rect rect = take(std::min(std::clamp(width_ * 0.44F, 128.0F, 210.0F), most));
    const Rect plot{rect.x + gutter, rect.y, rect.width - gutter - end_room, rect.height};
    const State state = press(graph.label, plot, 0);
    const std::size_t shown = walked_place(graph, plot, state);
    if (state.pressed) asked.push_back(graph.places[shown].intent);
    if (ImGui::IsRectVisible({rect.x, rect.y}, {rect.right(), rect.bottom()})) {
        const float middle = rect.x + gutter / 2 - 4;
        draw_piece(Side::red, {middle, rect.y + 12}, 11);
        draw_piece(Side::green, {middle, rect.bottom() - 12}, 11);
        label("50 %", {middle, rect.centre().y}, {Face::small, 16}, theme_.panel_quiet_words, Align::centre);
        draw_places(graph, plot, shown);
    }

    const GraphPlace& place = graph.places[shown];
    const Lines title = break_lines(place_type.face, place_type.size, place.title, width_);
    const Lines detail = break_lines(words_type.face, words_type.size, place.detail, width_);
    const float least = place_type.size + words_type.size * (width_ < 300 ? 2.0F : 1.0F);
    const Rect words = take(std::max(least, title.height() + detail.height()));
    lines(title, {words.x, words.y}, place_type.face, theme_.panel_words);
    lines(detail, {words.x, words.y + title.height()}, words_type.face, theme_.panel_words);
    draw_legend(graph);
}

} // namespace puluc::view
