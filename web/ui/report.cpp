#include "web/ui/report.hpp"
#include "web/ui/json.hpp"

namespace puluc::ui {
namespace {

constexpr std::array<std::string_view, 3> verdicts{"open", "reached", "missed"};

JsonWriter begun(std::string_view event) {
    JsonWriter json;
    json.open('{').field("event", event).key("detail").open('{');
    return json;
}

void write_deeds(JsonWriter& json, const Step& step) {
    json.field("move", to_text(step.move)).field("captured", step.captured).field("freed", step.freed);
    json.field("returned", step.returned).field("killed", step.killed);
}

void write_moves(JsonWriter& json, const App& app) {
    const Position& position = app.game().position();
    const auto sticks = app.game().sticks();
    const bool may_move = sticks && !app.tumble();
    json.key("moves").open('[');
    if (may_move)
        for (const auto& [move, chance] : advise(position, sticks->value(), app.evaluation())) {
            json.open('{').field("from", move.from).field("to", move.to);
            write_deeds(json, play(position, move));
            json.field("chance", chance).close('}');
        }
    json.close(']');
    if (may_move) json.field("hint", to_text(app.best_move()));
}

} // namespace

std::string throw_report(Side side, Throw value, int ply) {
    return begun("throw")
        .field("side", side_words[index(side)])
        .field("value", value)
        .field("ply", ply)
        .close('}')
        .close('}')
        .text();
}

std::string move_report(const Position& before, Throw lying, const Step& step, int ply) {
    JsonWriter json = begun("move");
    json.field("side", side_words[index(before.to_move())]).field("throw", lying).field("ply", ply);
    write_deeds(json, step);
    return json.field("position", to_text(step.next)).close('}').close('}').text();
}

std::string end_report(Side winner) {
    return begun("gameover").field("winner", side_words[index(winner)]).close('}').close('}').text();
}

std::string goal_report(const Goal& goal, bool reached, int attempts) {
    return begun("goal")
        .field("goal", to_text(goal))
        .field("reached", reached)
        .field("attempts", attempts)
        .close('}')
        .close('}')
        .text();
}

std::string state_report(const App& app) {
    const Game& game = app.game();
    const auto sticks = game.sticks();
    JsonWriter json = begun("state");
    json.field("position", to_text(game.position(), sticks ? std::optional(sticks->value()) : std::nullopt));
    json.field("ply", game.ply()).field("length", static_cast<int>(game.steps().size()));
    json.field("verdict", verdicts[static_cast<std::size_t>(app.embedded()->verdict)])
        .field("attempts", app.embedded()->attempts);
    return json.field("save", to_save({game, app.players(), app.tags()})).close('}').close('}').text();
}

std::string advice_report(const App& app) {
    JsonWriter json;
    json.open('{');
    write_moves(json, app);
    return json.field("red", app.red_chance()).field("exact", app.exact()).close('}').text();
}

} // namespace puluc::ui
