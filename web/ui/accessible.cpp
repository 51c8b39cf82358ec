#include "web/ui/accessible.hpp"
#include "web/ui/app.hpp"
#include "web/ui/json.hpp"
#include "web/ui/sentences.hpp"

namespace puluc::ui {
namespace {

void write_button(JsonWriter& json, std::string_view label, const Intent& intent, bool enabled,
    std::string_view key = {}, std::optional<bool> pressed = std::nullopt) {
    json.open('{').field("intent", to_text(intent)).field("label", label).field("enabled", enabled);
    if (!key.empty()) json.field("key", key);
    if (pressed) json.field("pressed", *pressed);
    json.close('}');
}

/// Writes an item of a panel; the forms stand in accessible.hpp.
struct ItemWriter {
    JsonWriter& json;

    JsonWriter& open(std::string_view kind) const { return json.open('{').field("kind", kind); }

    void operator()(const Heading& heading) const { open("heading").field("text", heading.text).close('}'); }
    void operator()(const Paragraph& paragraph) const {
        open("paragraph").field("text", paragraph.text).close('}');
    }
    void operator()(const Button& button) const {
        open("button").field("label", button.label).field("intent", to_text(button.intent));
        json.field("enabled", button.enabled).close('}');
    }
    void operator()(const ButtonRow& row) const {
        for (const Button& button : row.buttons) (*this)(button);
    }
    void operator()(const Choice& choice) const {
        open("choice").field("label", choice.label).key("options").open('[');
        for (const Option& option : choice.options) {
            json.open('{').field("label", option.label).field("intent", to_text(option.intent));
            json.field("chosen", option.chosen).close('}');
        }
        json.close(']').close('}');
    }
    void operator()(const Toggle& toggle) const {
        open("toggle").field("label", toggle.label).field("intent", to_text(toggle.intent));
        json.field("on", toggle.on).close('}');
    }
    void operator()(const Slider& slider) const {
        open("slider").field("label", slider.label).field("name", "volume").field("value", slider.value);
        json.field("low", slider.low).field("high", slider.high).close('}');
    }
    void operator()(const Table& table) const {
        open("table").strings("columns", table.columns);
        if (!table.label.empty()) json.field("label", table.label);
        json.key("rows").open('[');
        for (const Row& row : table.rows) {
            json.open('{').strings("cells", row.cells).field("current", row.current);
            if (row.intent) json.field("intent", to_text(*row.intent));
            json.close('}');
        }
        json.close(']').close('}');
    }
    void operator()(const Graph&) const {} // the table after it says the same
    void operator()(const Bars& bars) const {
        for (const Bar& bar : bars.bars)
            open("paragraph").field("text", bar.label + ": " + bar.count + ", " + bar.expected).close('}');
    }
};

void write_panel(JsonWriter& json, const Panel& panel, const Language& words) {
    json.key("panel").open('{').field("id", to_text(Intent{OpenPanel{panel.id}})).field("title", panel.title);
    json.key("items").open('[');
    for (const Item& item : panel.items) std::visit(ItemWriter{json}, item);
    json.close(']').key("close");
    write_button(json, words.buttons.close, ClosePanel{}, true, "Esc");
    json.close('}');
}

/// A button for each thing that can be done now: the throw, the moves, then what the screen offers.
void write_controls(JsonWriter& json, const ViewModel& view, const App& app) {
    const Language& words = app.language();
    json.key("controls").open('[');
    if (view.can_throw) write_button(json, words.buttons.throw_sticks, ThrowSticks{}, true, "Space");
    for (const Choosable& choosable : view.choosable)
        write_button(json, choosable.sentence, Play{choosable.from}, true);
    if (view.editing)
        for (Space space = 0; space <= last_space; ++space) {
            const std::string_view tool = words.analysis.tools[static_cast<std::size_t>(app.tool())];
            write_button(
                json, fill(words.analysis.use, {tool, std::to_string(space)}), EditSpace{space}, true);
        }
    for (const ScreenButton& button : view.buttons) {
        const bool switches = std::holds_alternative<TakeTool>(button.intent);
        write_button(json, button.label, button.intent, button.enabled, button.key,
            switches ? std::optional(button.chosen) : std::nullopt);
    }
    if (!view.notice.empty()) write_button(json, words.buttons.dismiss, DismissNotice{}, true);
    json.close(']');
}

void write_words(JsonWriter& json, const Language& words) {
    json.key("words").open('{').field("canvas", words.spoken.canvas).field("skip", words.page.skip);
    const auto& [play, keys, by_ear] = words.help;
    json.field("canvas_help", std::string(keys.text).append(" ").append(by_ear.text));
    json.field("board", words.page.board)
        .field("sides", words.page.sides)
        .field("controls", words.page.controls);
    json.field("open_title", words.page.open_title).field("open_hint", words.page.open_hint);
    json.field("open", words.page.open)
        .field("cancel", words.page.cancel)
        .field("copy_title", words.page.copy_title);
    json.field("copy", words.page.copy).field("copied", words.page.copied);
    json.field("copy_refused", words.page.copy_refused);
    json.field("links", words.page.links)
        .field("rules", words.page.rules)
        .field("puzzles", words.page.puzzles);
    json.field("embed", words.page.embed).field("source", words.page.source);
    json.field("new_version", words.page.new_version)
        .field("take_over", words.page.take_over)
        .field("close_others", words.page.close_others)
        .close('}');
}

std::string_view theme_word(ThemeId id) {
    switch (id) {
    case ThemeId::light: return "light";
    case ThemeId::dark: return "dark";
    case ThemeId::contrast: return "contrast";
    }
    return "light";
}

} // namespace

std::string to_json(const ViewModel& view, const App& app) {
    const Language& words = app.language();
    const Position& position = app.game().position();
    JsonWriter json;
    json.open('{').field("lang", words.code).field("title", view.title).field("players", view.players);
    json.field("status", view.status).field("detail", view.detail).field("theme", theme_word(app.theme_id()));
    if (!view.throw_words.empty()) json.field("throw", view.throw_words);
    if (!view.notice.empty()) json.field("notice", view.notice);
    if (app.notice() && !std::holds_alternative<Trouble>(*app.notice())) json.field("refusal", view.notice);
    json.key("board").open('[');
    for (Space space = 1; space <= track_spaces; ++space) json.value(space_sentence(words, position, space));
    json.close(']').key("sides").open('[');
    for (const CityView& city : view.cities)
        json.value(fill(words.spoken.side, {city.name, city.player, city.counts}));
    if (view.chance)
        json.value(view.cities[0].name + " " + view.chance->shares[0] + ", " + view.cities[1].name + " "
                   + view.chance->shares[1] + ": " + view.chance->label);
    for (const MoveChance& move : view.move_chances) json.value(move.sentence + ": " + move.chance);
    json.close(']');
    write_controls(json, view, app);
    if (view.panel) write_panel(json, *view.panel, words);
    write_words(json, words);
    return json.close('}').text();
}

} // namespace puluc::ui
