#include "views.hpp"
#include "engine/moves.hpp"
#include "engine/notation.hpp"
#include <doctest/doctest.h>

namespace puluc::ui {
namespace {

struct Label {
    Outcome outcome;
    std::string_view text;
};

Label label_of(const Step& step, Side mover) {
    if (step.killed > 0) return {Outcome::return_and_kill, "return and kill"};
    if (step.returned > 0) return {Outcome::return_home, "return home"};
    if (step.freed > 0) return {Outcome::capture_and_free, "capture and free"};
    if (step.captured > 0) return {Outcome::capture, "capture"};
    if (step.move.from == city(mover)) return {Outcome::enter, "enter"};
    return {Outcome::step, "move"};
}

CityView city_of(const Position& position, Side side) {
    CityView view;
    view.name = side == Side::red ? "Red" : "Green";
    view.player = side == Side::red ? "you" : "computer, keen";
    view.home = position.home(side);
    view.killed = position.killed(side);
    view.killed_label = "killed " + std::to_string(view.killed);
    return view;
}

void show_throw(ViewModel& view, const Position& position, Throw lying) {
    constexpr std::array words{"", "one marked", "two marked", "three marked", "four marked", "no mark: 5"};
    view.sticks_state = SticksState::lying;
    view.sticks = sticks_worth(lying, 2);
    view.throw_value = std::to_string(lying);
    view.throw_words = words[static_cast<std::size_t>(lying)];
    view.status = "Your move: " + view.throw_value + " spaces";
    for (const Move move : legal_moves(position, lying)) {
        const Label label = label_of(play(position, move), position.to_move());
        view.choosable.push_back({move.from, move.to, label.outcome, std::string(label.text), ""});
    }
}

} // namespace

ViewModel view_of(std::string_view text) {
    const auto parsed = parse_position(text);
    REQUIRE(parsed.ok());
    const Position& position = parsed->position;
    ViewModel view;
    view.title = "Puluc";
    view.players = "Red: you · Green: computer, keen";
    view.pieces = arrange(position);
    view.cities = {city_of(position, Side::red), city_of(position, Side::green)};
    view.to_move = position.to_move();
    view.winner = position.winner();
    view.person_to_move = true;
    view.status = view.winner ? "You win" : "Your turn: throw the sticks";
    view.detail = "Green captured 1 piece on space 4.";
    view.throw_prompt = "Throw";
    view.can_throw = !parsed->lying && !view.winner;
    if (parsed->lying) show_throw(view, position, *parsed->lying);
    view.buttons = {{"Take back", "take-back", "U", TakeBack{}, true},
        {"Hint", "hint", "H", Hint{}, parsed->lying.has_value()},
        {"Menu", "menu", "M", OpenPanel{PanelId::menu}, true}};
    return view;
}

ViewModel long_view_of(std::string_view text) {
    ViewModel view = view_of(text);
    view.players = "Rojo: una persona · Verde: ordenador, despierto";
    view.status = "Verde: lanza los palos, por favor";
    view.detail = "Verde capturó 5 piezas en el espacio 4 y liberó 4 piezas que estaban cautivas.";
    view.notice = "No se puede leer esta posición, línea 1, columna 9: hacía falta una tirada del 1 al 5. La "
                  "partida sigue como estaba.";
    view.throw_prompt = "Lanzar palos";
    if (!view.throw_words.empty()) view.throw_words = "cuatro marcas a la vista";
    for (CityView& city : view.cities) city.killed_label = "muertas 5";
    for (Choosable& choosable : view.choosable) choosable.label = "capturar, liberar";
    view.buttons = {{"Primera", "first", "", GoTo{0}, false}, {"Atrás", "back", "", GoTo{1}, true},
        {"Repetición", "play", "", ReplayPlay{}, true}, {"Siguiente", "next", "", GoTo{2}, true},
        {"Última", "last", "", GoTo{3}, true}, {"Seguir jugando", "play-on", "", Hint{}, true},
        {"Menú", "menu", "M", OpenPanel{PanelId::menu}, true}};
    return view;
}

void choose(ViewModel& view, Space from, std::optional<Point> at) {
    view.chosen = from;
    view.drag = at;
}

} // namespace puluc::ui
