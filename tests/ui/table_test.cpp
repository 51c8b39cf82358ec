// The solved game comes to the App, or does not; and troubles that come at once.
#include "tests/support/app_run.hpp"
#include "web/ui/sentences.hpp"
#include "web/ui/view_model.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// A table in which every position has the same chance.
std::shared_ptr<const puluc::Table> even_table() {
    const std::vector<std::uint8_t> grades(position_count, top_grade / 2);
    return std::make_shared<const puluc::Table>(std::make_shared<const PositionIndex>(), grades);
}

App fresh_app() { return App(1, Settings{}, Surroundings{}); }

std::string shown(const App& app) { return make_view_model(app).notice; }

} // namespace

TEST_CASE("the solved game on its way is seen in twentieths, until it is here") {
    App app = fresh_app();
    CHECK_FALSE(app.table_progress());
    app.set_table_progress(0.52);
    CHECK(app.table_progress() == 0.5);
    const auto before = app.revision();
    app.set_table_progress(0.54);
    CHECK(app.revision() == before);
    CHECK(make_view_model(app).loading == 0.5);

    app.set_table(even_table());
    CHECK(app.exact());
    CHECK_FALSE(app.table_progress());
    CHECK(app.chance_now() == doctest::Approx(0.5).epsilon(0.01));
    app.set_table_progress(0.9);
    CHECK_FALSE(app.table_progress());
}

TEST_CASE("the computer judges by the table once it is here") {
    // By a table that finds all positions even, the first move is as good as any.
    const auto always_first = [](const Game& game) {
        Position position = game.start();
        bool first = true;
        for (std::size_t ply = 0; ply < game.steps().size(); ++ply) {
            const Step& step = game.steps()[ply];
            const MoveList moves = legal_moves(position, game.throws()[ply].value());
            first = first && (position.to_move() == Side::red || step.move == moves[0]);
            position = step.next;
        }
        return first;
    };
    AppRun run(5);
    run.new_game(Level::perfect);
    for (int turn = 0; turn < 5; ++turn) run.play_turn();
    CHECK_FALSE(always_first(run.app.game()));
    run.app.set_table(even_table());
    run.new_game(Level::perfect);
    for (int turn = 0; turn < 5; ++turn) run.play_turn();
    CHECK(always_first(run.app.game()));
}

TEST_CASE("every reason why the solved game does not come has its own sentence, in each language") {
    for (const LanguageChoice choice : {LanguageChoice::english, LanguageChoice::spanish}) {
        std::vector<std::string> told;
        for (int i = first_table_trouble; i <= static_cast<int>(Trouble::table_not_kept); ++i) {
            Settings settings;
            settings.language = choice;
            App app(1, settings, {});
            app.set_table_progress(0.3);
            app.tell(static_cast<Trouble>(i));
            CHECK(app.table_progress().has_value() == !is_without_table(static_cast<Trouble>(i)));
            const std::string text = shown(app);
            CHECK_FALSE(text.empty());
            CHECK(std::find(told.begin(), told.end(), text) == told.end());
            told.push_back(text);
        }
    }
}

TEST_CASE("an unread trouble outlasts a new game, a placement and a text that is refused") {
    AppRun run;
    const auto told = [&] { return run.app.notice() == Notice{Trouble::table_refused}; };
    run.app.tell(Trouble::table_refused);
    run.ask(NewGame{});
    CHECK(told());
    run.ask(OpenText{"nonsense"});
    CHECK(std::holds_alternative<OpenError>(*run.app.notice()));
    run.ask(OpenText{"5/9/5 r"}); // read: the refusal is void
    CHECK(told());
    run.ask(Analyse{});
    run.ask("edit 0"); // a sixth red piece
    CHECK(std::holds_alternative<PlacementError>(*run.app.notice()));
    run.app.tell(Trouble::no_webgl);
    run.ask(DismissNotice{});
    CHECK(told());
    run.ask(DismissNotice{});
    CHECK(run.app.notice() == Notice{Trouble::no_webgl});
    run.ask(DismissNotice{});
    CHECK(!run.app.notice());
}

TEST_CASE("a trouble that comes while another is told waits until that is dismissed") {
    App app = fresh_app();
    app.tell(Trouble::storage);
    const std::string storage = shown(app);
    app.tell(Trouble::table_damaged);
    app.tell(Trouble::context_lost);
    CHECK(shown(app) == storage);

    app.tell(Trouble::context_restored);
    app.update(DismissNotice{}, 0);
    CHECK(shown(app) == notice_text(app.language(), Trouble::table_damaged));
    app.update(DismissNotice{}, 0);
    CHECK(shown(app).empty());
}
