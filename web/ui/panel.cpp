// The panels' contents.
#include "web/ui/panel.hpp"
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"
#include "web/ui/study.hpp"

namespace puluc::ui {
namespace {

std::string text(std::string_view view) { return std::string(view); }

Button button(std::string_view label, const Intent& intent, bool primary = false) {
    return {text(label), intent, true, primary, {}};
}

Button opens(std::string_view label, PanelId panel) { return button(label, OpenPanel{panel}); }

std::vector<Item> menu_items(const App& app) {
    const auto& words = app.language().panels;
    Button new_game = opens(words.new_game, PanelId::new_game);
    new_game.primary = true;
    const bool analysing = app.mode() == Mode::analysis;
    const Button analysis = analysing ? play_computer(app) : button(words.analysis, Analyse{});
    std::vector<Item> items{new_game, opens(words.turns, PanelId::turns),
        opens(words.throws, PanelId::throws), opens(words.chances, PanelId::chances),
        opens(words.review, PanelId::review), analysis, opens(words.share, PanelId::share),
        opens(words.settings, PanelId::settings), opens(words.about, PanelId::about),
        opens(words.help, PanelId::help)};
    if (app.leads_back())
        items.insert(items.begin(), button(app.language().analysis.back_to_game, LeaveAnalysis{}));
    return items;
}

std::vector<Item> new_game_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.new_game;
    const Players& draft = app.draft();
    Choice opponent{text(words.opponent), {}};
    for (const Level level : levels)
        opponent.options.push_back({text(words.level[static_cast<std::size_t>(level)]), SetOpponent{level},
            draft.computer == level});
    opponent.options.push_back({text(words.person_here), SetOpponent{}, !draft.computer});
    Choice side{text(words.side), {}};
    Choice starter{text(words.starter), {}};
    for (const Side s : {Side::red, Side::green}) {
        side.options.push_back({text(language.sides.name[index(s)]), SetSide{s}, draft.person == s});
        starter.options.push_back({text(language.sides.name[index(s)]), SetStarter{s}, draft.starter == s});
    }
    std::vector<Item> items{opponent};
    if (draft.computer) items.emplace_back(side);
    items.emplace_back(starter);
    items.emplace_back(button(language.buttons.start, NewGame{}, true));
    return items;
}

std::vector<Item> settings_items(const App& app) {
    const auto& words = app.language().settings;
    const Settings& s = app.settings();
    const auto theme = [&](std::string_view label, ThemeChoice c) {
        return Option{text(label), SetTheme{c}, s.theme == c};
    };
    const auto motion = [&](std::string_view label, MotionChoice c) {
        return Option{text(label), SetMotion{c}, s.motion == c};
    };
    const auto speed = [&](std::string_view label, Speed c) {
        return Option{text(label), SetSpeed{c}, s.speed == c};
    };
    const auto spoken = [&](std::string_view label, LanguageChoice c) {
        return Option{text(label), SetLanguage{c}, s.language == c};
    };
    return {
        Choice{text(words.theme),
            {theme(words.theme_automatic, ThemeChoice::automatic), theme(words.light, ThemeChoice::light),
                theme(words.dark, ThemeChoice::dark), theme(words.contrast, ThemeChoice::contrast)}},
        Choice{text(words.motion),
            {motion(words.motion_automatic, MotionChoice::automatic), motion(words.full, MotionChoice::full),
                motion(words.reduced, MotionChoice::reduced)}},
        Choice{text(words.speed), {speed(words.slow, Speed::slow), speed(words.normal, Speed::normal),
                                      speed(words.fast, Speed::fast)}},
        Toggle{text(words.automatic_throw), s.automatic_throw, SetAutomaticThrow{!s.automatic_throw}},
        Toggle{text(words.chance_bar), s.chance_bar, SetChanceBar{!s.chance_bar}},
        Toggle{text(words.tutor), s.tutor, SetTutor{!s.tutor}},
        Toggle{text(words.sound), s.sound, SetSound{!s.sound}},
        Slider{text(words.volume), s.volume, 0, 100},
        Choice{text(words.language), {spoken(words.language_automatic, LanguageChoice::automatic),
                                         spoken(english().own_name, LanguageChoice::english),
                                         spoken(spanish().own_name, LanguageChoice::spanish)}},
    };
}

/// One row a move, numbered as in a record; pressing it shows the place after the move.
Table turns_table(const App& app) {
    const auto& words = app.language().lists;
    const Game& game = app.game();
    Table table{{text(words.number), text(words.side), text(words.thrown), text(words.move)}, {}, {}, {}};
    for (std::size_t i = 0; i < game.steps().size(); ++i) {
        const Step& step = game.steps()[i];
        const Side side = other(step.next.to_move());
        const int ply = static_cast<int>(i) + 1;
        table.rows.push_back(
            {{std::to_string(turn_number(game, ply - 1)), text(app.language().sides.name[index(side)]),
                 std::to_string(game.throws()[i].value()), to_text(step.move)},
                GoTo{ply}, ply == game.ply()});
    }
    return table;
}

std::vector<Item> turns_items(const App& app) {
    const auto& words = app.language();
    if (app.game().steps().empty()) return {Paragraph{text(words.lists.none)}};
    std::vector<Item> items{step_buttons(app)};
    items.emplace_back(Paragraph{place_sentence(words, app.game())});
    items.emplace_back(turns_table(app));
    if (!app.embedded()) items.emplace_back(play_computer(app));
    return items;
}

/// The throws that were seen, up to the place that is shown and the sticks that lie.
std::span<const Sticks> seen_throws(const App& app) {
    const Game& game = app.game();
    const bool lying = game.sticks().has_value() && !app.tumble();
    return game.throws().first(static_cast<std::size_t>(game.ply()) + (lying ? 1U : 0U));
}

Bars throw_bars(const App& app) {
    const auto& words = app.language().lists;
    const auto seen = seen_throws(app);
    Bars bars;
    for (Throw value = 1; value <= largest_throw; ++value) {
        const auto count =
            std::count_if(seen.begin(), seen.end(), [&](Sticks s) { return s.value() == value; });
        const double odds = static_cast<double>(throw_weight(value)) / throw_weights;
        const double share = seen.empty() ? 0 : static_cast<double>(count) / static_cast<double>(seen.size());
        bars.bars.push_back({std::to_string(value), std::to_string(count),
            fill(words.expected, {tenths(app.language(), odds * static_cast<double>(seen.size()))}), share,
            odds});
    }
    return bars;
}

std::vector<Item> throws_items(const App& app) {
    const Language& language = app.language();
    const auto seen = seen_throws(app);
    std::vector<Item> items{Paragraph{text(language.lists.explain)}};
    if (seen.empty()) {
        items.emplace_back(Paragraph{text(language.lists.log_none)});
        return items;
    }
    items.emplace_back(throw_bars(app));
    items.emplace_back(Heading{text(language.lists.log)});
    std::array<std::string, 2> logs;
    Side side = app.game().start().to_move();
    for (const Sticks sticks : seen) {
        logs[index(side)].append(logs[index(side)].empty() ? "" : " ").append(std::to_string(sticks.value()));
        side = other(side);
    }
    for (const Side s : {Side::red, Side::green})
        if (!logs[index(s)].empty())
            items.emplace_back(
                Paragraph{fill(language.lists.side_log, {language.sides.name[index(s)], logs[index(s)]})});
    return items;
}

std::vector<Item> share_items(const App& app) {
    const auto& words = app.language().buttons;
    return {Paragraph{text(app.language().share.intro)}, button(words.copy_link, CopyLink{}, true),
        button(words.copy_record, CopyRecord{}), button(words.copy_position, CopyPosition{}),
        button(words.open_text, AskForText{})};
}

template <std::size_t n>
void add_sections(std::vector<Item>& items, const std::array<Language::Section, n>& sections) {
    for (const auto& section : sections) {
        items.emplace_back(Heading{text(section.heading)});
        items.emplace_back(Paragraph{text(section.text)});
    }
}

} // namespace

Button play_computer(const App& app) {
    return {text(app.language().analysis.play_computer), PlayComputer{}, !app.game().over(), false, {}};
}

ButtonRow step_buttons(const App& app) {
    const auto& words = app.language().buttons;
    const int ply = app.game().ply();
    const int end = static_cast<int>(app.game().steps().size());
    return {{
        {text(words.first), GoTo{0}, ply > 0, false, "first"},
        {text(words.back), GoTo{std::max(ply - 1, 0)}, ply > 0, false, "back"},
        {text(words.replay), ReplayPlay{}, true, true, "play"},
        {text(words.next), GoTo{std::min(ply + 1, end)}, ply < end, false, "next"},
        {text(words.last), GoTo{end}, ply < end, false, "last"},
    }};
}

Panel make_panel(const App& app) {
    const Language& language = app.language();
    const PanelId id = *app.panel();
    std::vector<Item> items;
    switch (id) {
    case PanelId::chances: return {id, text(language.panels.chances), chances_items(app)};
    case PanelId::review: return {id, text(language.panels.review), review_items(app)};
    case PanelId::tutor: return {id, text(language.panels.tutor), tutor_items(app)};
    case PanelId::menu: return {id, text(language.panels.menu), menu_items(app)};
    case PanelId::new_game: return {id, text(language.panels.new_game), new_game_items(app)};
    case PanelId::settings: return {id, text(language.panels.settings), settings_items(app)};
    case PanelId::turns: return {id, text(language.panels.turns), turns_items(app)};
    case PanelId::throws: return {id, text(language.panels.throws), throws_items(app)};
    case PanelId::share: return {id, text(language.panels.share), share_items(app)};
    case PanelId::about:
        add_sections(items, language.rules);
        add_sections(items, language.sources);
        return {id, text(language.panels.about), std::move(items)};
    case PanelId::help:
        add_sections(items, language.help);
        return {id, text(language.panels.help), std::move(items)};
    }
    return {id, {}, {}};
}

} // namespace puluc::ui
