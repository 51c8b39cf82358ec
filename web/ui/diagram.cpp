#include "web/ui/diagram.hpp"
#include "engine/moves.hpp"
#include "web/ui/scene.hpp"
#include "web/ui/sentences.hpp"
#include "web/ui/svg.hpp"

namespace puluc::ui {
namespace {

ViewModel view_of(const PositionText& text, bool targets) {
    const Position& position = text.position;
    ViewModel view;
    view.pieces = arrange(position);
    view.to_move = position.to_move();
    view.winner = position.winner();
    for (const Side side : {Side::red, Side::green}) {
        CityView& city = view.cities[index(side)];
        city.name = english().sides.name[index(side)];
        city.killed_label = fill(english().sides.killed, {std::to_string(position.killed(side))});
    }
    if (targets && text.lying && !view.winner) {
        for (const Move move : legal_moves(position, *text.lying))
            view.choosable.push_back({move.from, move.to, outcome(play(position, move)), "", ""});
    }
    return view;
}

std::string title(const PositionText& text) {
    const Position& position = text.position;
    const auto name = [](Side side) { return std::string(english().sides.name[index(side)]); };
    std::string words;
    for (const Side side : {Side::red, Side::green})
        words += name(side) + ": " + std::to_string(position.home(side)) + " at home, "
                 + std::to_string(position.killed(side)) + " killed. ";
    for (Space space = 1; space <= track_spaces; ++space)
        if (position.pile(space)) words += space_sentence(english(), position, space) + ' ';
    if (const auto winner = position.winner()) return words + name(*winner) + " has won.";
    words += name(position.to_move());
    return words + (text.lying ? " moves, throw " + std::to_string(*text.lying) + '.' : " throws.");
}

} // namespace

std::string diagram(const PositionText& text, const DiagramOptions& options) {
    ViewModel view = view_of(text, options.targets);
    if (options.turned) view.bottom = Side::green;
    const Layout layout = make_board_layout(options.width, options.standing, view);
    const SceneOptions board_only{.board_only = true, .show_targets = options.targets};
    return to_svg(
        make_scene(view, layout, theme(options.theme), {}, 0, board_only), layout.size, title(text));
}

} // namespace puluc::ui
