#include "web/ui/view_model.hpp"
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"
#include "web/ui/study.hpp"

namespace puluc::ui {
namespace {

CityView city_view(const App& app, Side side) {
    const Language& words = app.language();
    const Position& position = app.game().position();
    CityView view;
    view.name = words.sides.name[index(side)];
    view.player = player_name(words, app.players(), side);
    view.home = position.home(side);
    view.killed = position.killed(side);
    for (Space space = 1; space <= track_spaces; ++space)
        if (((position.free_spaces(other(side)) >> space) & 1U) != 0)
            view.captured += position.count(side, space);
    // Compatriots count with their carrier: nobody holds them.
    view.free = pieces_per_side - view.home - view.killed - view.captured;
    view.killed_label = fill(words.sides.killed, {std::to_string(view.killed)});
    view.counts = fill(words.sides.counts, {std::to_string(view.home), std::to_string(view.free),
                                               std::to_string(view.captured), std::to_string(view.killed)});
    return view;
}

void show_sticks(const App& app, ViewModel& view) {
    const Language& words = app.language();
    view.can_throw = app.person_throws() || app.tumble().has_value();
    view.throw_prompt = words.sticks.prompt;
    const auto sticks = app.game().sticks();
    if (!sticks) return;
    view.sticks = *sticks;
    view.sticks_state = app.tumble() ? SticksState::tumbling : SticksState::lying;
    if (app.tumble()) {
        view.tumble_start = app.tumble()->start;
        view.tumble_seconds = app.tumble()->seconds;
        return;
    }
    view.throw_value = std::to_string(sticks->value());
    view.throw_words = throw_words(words, sticks->value());
}

void show_choices(const App& app, ViewModel& view) {
    if (!app.person_chooses()) return;
    const Position& position = app.game().position();
    for (const Move move : legal_moves(position, app.game().sticks()->value())) {
        const Outcome what = outcome(play(position, move));
        view.choosable.push_back(
            {move.from, move.to, what, std::string(app.language().can.label[static_cast<std::size_t>(what)]),
                choosable_sentence(app.language(), position, move)});
    }
    view.chosen = app.chosen();
    view.hint = app.hint();
    if (app.held()) view.drag = app.held()->at;
}

std::string status(const App& app) {
    const auto& words = app.language().status;
    const Game& game = app.game();
    if (const auto& embedded = app.embedded(); embedded && embedded->how.goal) {
        const auto& task = app.language().task;
        if (embedded->shows_solution) return std::string(task.shown);
        if (embedded->verdict == Verdict::reached) return std::string(task.reached);
        if (embedded->verdict == Verdict::missed) return std::string(task.missed);
    }
    if (const auto winner = game.position().winner())
        return result_status(app.language(), app.players(), *winner);
    const std::string_view side = app.language().sides.name[index(game.position().to_move())];
    if (app.tool() != Tool::hand) return std::string(app.language().analysis.status);
    if (app.only_shown() && !game.sticks() && !app.replaying()) return fill(words.shown, {side});
    const bool person = app.players().is_person(game.position().to_move());
    const bool alone = app.players().computer.has_value();
    if (app.tumble()) return std::string(words.tumbling);
    if (app.replaying() || (!person && app.mode() != Mode::play)) return fill(words.paused, {side});
    if (!person) {
        if (!game.sticks()) return fill(words.computer_throws, {side});
        return fill(words.computer_thinks, {side, std::to_string(game.sticks()->value())});
    }
    if (!game.sticks()) return alone ? std::string(words.you_throw) : fill(words.side_throws, {side});
    const Throw value = game.sticks()->value();
    return alone ? fill(words.you_move, value) : fill(words.side_moves, value, {side});
}

/// How often, up to here, the sticks showed no mark: the first times the value is explained.
bool explain_no_mark(const Game& game) {
    if (!game.sticks() || game.sticks()->value() != largest_throw) return false;
    const auto shown = game.throws().first(static_cast<std::size_t>(game.ply()) + 1);
    constexpr int times = 2;
    return std::count_if(shown.begin(), shown.end(), [](Sticks s) { return s.marked == 0; }) <= times;
}

std::string detail(const App& app) {
    const Language& words = app.language();
    const Game& game = app.game();
    const auto& embedded = app.embedded();
    const bool task = embedded && embedded->how.goal && embedded->verdict == Verdict::open;
    if (app.hint() && game.sticks()) {
        const Move move = legal_moves(game.position(), game.sticks()->value()).from(*app.hint());
        return fill(words.status.hint, {choosable_sentence(words, game.position(), move)});
    }
    if (const auto winner = game.position().winner()) return result_reason(words, *winner);
    if (task && !embedded->shows_solution) return task_sentence(words, *embedded->how.goal);
    if (app.tool() != Tool::hand) return std::string(words.analysis.detail);
    if (app.mode() == Mode::replay) return place_sentence(words, game);
    if (!app.tumble() && explain_no_mark(game)) return std::string(words.status.no_mark);
    if (game.ply() == 0) return std::string(words.status.opening);
    return step_sentence(words, game.steps()[static_cast<std::size_t>(game.ply() - 1)]);
}

ScreenButton review_button(const App& app) {
    return {std::string(app.language().panels.review), "review", "", OpenPanel{PanelId::review}};
}

std::vector<ScreenButton> replay_buttons(const App& app) {
    const auto& words = app.language().buttons;
    const int ply = app.game().ply();
    const int end = static_cast<int>(app.game().steps().size());
    const auto text = [](std::string_view view) { return std::string(view); };
    std::vector<ScreenButton> buttons{
        {text(words.first), "first", "", GoTo{0}, ply > 0},
        {text(words.back), "back", "", GoTo{std::max(ply - 1, 0)}, ply > 0},
        app.replaying() ? ScreenButton{text(words.pause), "pause", "", ReplayPause{}}
                        : ScreenButton{text(words.replay), "play", "", ReplayPlay{}, end > 0},
        {text(words.next), "next", "", GoTo{std::min(ply + 1, end)}, ply < end},
        {text(words.last), "last", "", GoTo{end}, ply < end},
    };
    buttons.push_back(
        app.game().over() ? review_button(app) : ScreenButton{text(words.play_on), "play-on", "", PlayOn{}});
    buttons.push_back({text(words.menu), "menu", "M", OpenPanel{PanelId::menu}});
    return buttons;
}

std::vector<ScreenButton> analysis_buttons(const App& app) {
    const auto& words = app.language().analysis;
    const Game& game = app.game();
    const auto tool = [&](Tool which, std::string icon) {
        return ScreenButton{std::string(words.tools[static_cast<std::size_t>(which)]), std::move(icon), "",
            TakeTool{which}, true, app.tool() == which};
    };
    const std::string_view side = app.language().sides.name[index(game.position().to_move())];
    const std::string value = game.sticks() ? std::to_string(game.sticks()->value()) : "";
    return {tool(Tool::red, "red"), tool(Tool::green, "green"), tool(Tool::remove, "remove"),
        tool(Tool::turn_over, "turn-over"), {fill(words.side_to_move, {side}), "turn", "", ChangeTurn{}},
        {value.empty() ? std::string(words.no_throw) : fill(words.throw_of, {value}), "throw", "",
            NextThrow{}, !game.over()},
        {std::string(app.language().buttons.menu), "menu", "M", OpenPanel{PanelId::menu}}};
}

std::vector<ScreenButton> play_buttons(const App& app) {
    const auto& words = app.language().buttons;
    const Game& game = app.game();
    const auto text = [](std::string_view view) { return std::string(view); };
    std::vector<ScreenButton> buttons{
        {text(words.take_back), "take-back", "U", TakeBack{}, game.ply() > 0 && !app.sticks_fall()}};
    if (static_cast<std::size_t>(game.ply()) < game.steps().size())
        buttons.push_back({text(words.redo), "redo", "R", Redo{}, !app.sticks_fall()});
    const bool waiting = app.mode() == Mode::paused && !app.players().is_person(game.position().to_move());
    if (waiting && !game.over()) buttons.push_back({text(words.play_on), "play-on", "", PlayOn{}});
    if (game.over()) {
        buttons.push_back({text(app.language().panels.new_game), "new", "N", OpenPanel{PanelId::new_game}});
        buttons.push_back(review_button(app));
    } else if (app.hint()) // asked again, it tells of the other moves
        buttons.push_back({text(app.language().panels.chances), "hint", "H", OpenPanel{PanelId::chances}});
    else
        buttons.push_back({text(words.hint), "hint", "H", Hint{}, app.person_chooses()});
    buttons.push_back({text(words.menu), "menu", "M", OpenPanel{PanelId::menu}});
    return buttons;
}

/// The buttons of a board in another page: what is its own, and nothing that leads away from it.
std::vector<ScreenButton> embedded_buttons(const App& app) {
    const Embedded& embedded = *app.embedded();
    const Language& words = app.language();
    const auto text = [](std::string_view view) { return std::string(view); };
    if (!embedded.how.controls) return {};
    const ScreenButton again{text(words.task.again), "again", "", Reset{}};
    switch (embedded.how.mode) {
    case BoardMode::replay: {
        std::vector<ScreenButton> buttons = replay_buttons(app);
        std::erase_if(buttons, [](const ScreenButton& one) { return one.icon == "play-on"; });
        buttons.back() = {text(words.panels.turns), "menu", "", OpenPanel{PanelId::turns}};
        return buttons;
    }
    case BoardMode::watch: {
        const bool goes = app.mode() == Mode::play;
        ScreenButton pause{text(words.buttons.pause), "pause", "", ReplayPause{}, !app.game().over()};
        ScreenButton on{text(words.buttons.play_on), "play", "", PlayOn{}, !app.game().over()};
        return {goes ? pause : on, again};
    }
    case BoardMode::puzzle: {
        std::vector<ScreenButton> buttons{
            {text(words.buttons.hint), "hint", "H", Hint{}, app.person_chooses()}, again};
        const bool told = embedded.shows_solution || embedded.verdict == Verdict::reached;
        if (embedded.attempts > 0 && embedded.begin.sticks())
            buttons.insert(buttons.begin(), {text(words.task.solution), "help", "", ShowSolution{}, !told});
        return buttons;
    }
    case BoardMode::play: break;
    }
    std::vector<ScreenButton> buttons = play_buttons(app);
    // A new game with other players is for the page around it to offer.
    std::erase_if(buttons, [](const ScreenButton& one) { return one.icon == "new"; });
    buttons.back() = again;
    return buttons;
}

std::vector<ScreenButton> buttons(const App& app) {
    if (app.embedded()) return embedded_buttons(app);
    if (app.mode() == Mode::replay) return replay_buttons(app);
    if (app.mode() == Mode::analysis) return analysis_buttons(app);
    return play_buttons(app);
}

std::optional<ChanceView> chance_view(const App& app) {
    if (!app.settings().chance_bar && app.mode() != Mode::analysis) return std::nullopt;
    const auto& words = app.language().study;
    const double red = app.red_chance();
    const auto share = [&](double chance) { return fill(words.share, {points(app.language(), chance)}); };
    return ChanceView{red, std::string(words.bar), {share(red), share(1 - red)}};
}

std::vector<MoveChance> move_chances(const App& app) {
    std::vector<MoveChance> chances;
    const Game& game = app.game();
    const bool asked = app.mode() == Mode::analysis || app.panel() == PanelId::chances;
    if (!asked || !game.sticks() || app.tumble()) return chances;
    const auto advice = advise(game.position(), game.sticks()->value(), app.evaluation());
    for (const Advice& one : advice)
        chances.push_back({one.move.from, choosable_sentence(app.language(), game.position(), one.move),
            points(app.language(), one.chance), one.chance == advice.front().chance});
    return chances;
}

} // namespace

ViewModel make_view_model(const App& app) {
    const Language& words = app.language();
    const Game& game = app.game();
    ViewModel view;
    view.title = "Puluc";
    view.cities = {city_view(app, Side::red), city_view(app, Side::green)};
    view.players = fill(words.sides.line,
        {view.cities[0].name, view.cities[0].player, view.cities[1].name, view.cities[1].player});
    view.pieces = app.arrangement();
    view.to_move = game.position().to_move();
    view.person_to_move = app.players().is_person(view.to_move);
    view.winner = game.position().winner();
    view.bottom = app.players().computer ? app.players().person : Side::red;
    if (app.embedded()) {
        const Embedding& how = app.embedded()->how;
        view.embedded = true;
        view.bottom = how.side.value_or(Side::red);
        view.coordinates = how.coordinates;
        view.standing = how.standing;
    }
    show_sticks(app, view);
    show_choices(app, view);
    if (game.ply() > 0) view.last_move = game.steps()[static_cast<std::size_t>(game.ply() - 1)].move;
    view.status = status(app);
    view.detail = detail(app);
    if (app.notice()) view.notice = notice_text(words, *app.notice());
    view.loading = app.table_progress();
    view.buttons = buttons(app);
    view.editing = app.tool() != Tool::hand;
    view.chance = chance_view(app);
    view.move_chances = move_chances(app);
    if (app.panel()) view.panel = make_panel(app);
    return view;
}

} // namespace puluc::ui
