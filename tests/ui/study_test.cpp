#include "engine/review.hpp"
#include "tests/support/app_run.hpp"
#include "web/ui/layout.hpp"
#include "web/ui/study.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// The first of a panel's items that is a table.
ui::Table first_table(const std::vector<Item>& items) {
    for (const Item& item : items)
        if (const auto* table = std::get_if<ui::Table>(&item)) return *table;
    FAIL("no table");
    return std::get<ui::Table>(items.front());
}

} // namespace

TEST_CASE("points have one decimal, in the language's way") {
    CHECK(points(english(), 0.5143) == "51.4");
    CHECK(points(spanish(), 0.5143) == "51,4");
    CHECK(points(english(), 1) == "100.0");
    CHECK(points(english(), 0.00049) == "0.0");
    CHECK(points(english(), -0.00049) == "0.0");
    CHECK(points(english(), -0.021) == "-2.1");
}

TEST_CASE("chances: each throw before it, each move after it, the best first and free of cost") {
    AppRun run;
    CHECK(first_table(chances_items(run.app)).rows.size() == 5);
    run.ask("open-text 1/1(rrgg)r5(gr)/1 r 4");
    const std::vector<Item> items = chances_items(run.app);
    const ui::Table moves = first_table(items);
    REQUIRE(moves.rows.size() == 3);
    CHECK(moves.rows[0].cells.back() == "0.0");
    CHECK(moves.rows[0].cells[1] >= moves.rows[1].cells[1]);
}

TEST_CASE("the tutor asks about a weak move, once, and takes either answer") {
    AppRun run;
    run.ask("tutor on");
    run.ask("open-text 1/r2(grr)5/4 r 3");
    const std::string before = run.position();
    run.ask("play 0"); // passes by a capture that frees two
    REQUIRE(run.app.question());
    CHECK(run.position() == before);
    CHECK(run.app.panel() == PanelId::tutor);
    CHECK(run.app.question()->better == Move{1, 4, true});
    SUBCASE("the better one") {
        run.ask("play 1");
        CHECK(run.position() == "1/3(rrrg)5/4 g");
    }
    SUBCASE("anyway") {
        run.ask("play 0");
        CHECK(run.position() != before);
    }
    SUBCASE("neither") {
        run.ask("close-panel");
        CHECK(run.position() == before);
        CHECK_FALSE(run.app.question());
        return;
    }
    CHECK_FALSE(run.app.panel());
    CHECK_FALSE(run.app.question());
}

TEST_CASE("the tutor is silent where it is off, and for the best move") {
    AppRun run;
    run.ask("open-text 1/r2(grr)5/4 r 3");
    run.ask("play 0");
    CHECK(run.app.game().ply() == 1);
    run.ask("tutor on");
    run.ask("open-text 1/r2(grr)5/4 r 3");
    run.ask("play 1");
    CHECK(run.app.game().ply() == 1);
    CHECK_FALSE(run.app.question());
}

namespace {

template <class I>
I first(const std::vector<Item>& items) {
    for (const Item& item : items)
        if (const auto* found = std::get_if<I>(&item)) return *found;
    FAIL("no such item");
    return std::get<I>(items.front());
}

/// A number of points as it is shown: "+1.4", "−0.3".
double read_points(std::string text) {
    if (text.starts_with("−")) text.replace(0, std::string_view("−").size(), "-");
    return std::stod(text);
}

/// The review's table of turns, which the page's reader has in place of the graph.
ui::Table turns_of(const std::vector<Item>& items) {
    for (const Item& item : items)
        if (const auto* table = std::get_if<ui::Table>(&item); table && !table->label.empty()) return *table;
    FAIL("no table of turns");
    return first_table(items);
}

} // namespace

TEST_CASE("a review has a place in the graph and a line in the table for each turn, and they lead there") {
    AppRun run(31);
    CHECK(review_items(run.app).size() == 1);
    for (int turn = 0; turn < 4; ++turn) run.play_turn(turn);
    const std::vector<Item> items = review_items(run.app);
    const ui::Table table = turns_of(items);
    const Graph graph = first<Graph>(items);
    REQUIRE(table.rows.size() == run.app.game().steps().size());
    REQUIRE(graph.places.size() == table.rows.size() + 1);
    CHECK(table.label == graph.label);
    CHECK(graph.current == graph.places.size() - 1);
    CHECK(graph.places[3].title.find(table.rows[2].cells[1]) != std::string::npos);
    CHECK(graph.places[3].title.find(table.rows[2].cells[7]) != std::string::npos);
    CHECK(graph.places[3].detail.find(table.rows[2].cells[5]) != std::string::npos);
    CHECK(*table.rows[2].intent == graph.places[3].intent);
    run.ask(graph.places[3].intent);
    CHECK(run.app.game().ply() == 3);
    CHECK(first<Graph>(review_items(run.app)).current == 3);
    CHECK(graph.places.size() == first<Graph>(review_items(run.app)).places.size());
}

TEST_CASE("a move that is no best one falls from the chance that the throw gave, to the worse side") {
    AppRun run(31);
    for (int turn = 0; turn < 8; ++turn) run.play_turn(turn);
    const Graph graph = first<Graph>(review_items(run.app));
    for (const GraphPlace& place : graph.places) {
        const double given =
            place.side == Side::red ? place.thrown - place.chance : place.chance - place.thrown;
        CHECK(given >= 0);
        CHECK(place.mark == mark(given));
    }
}

TEST_CASE("the sums of a review add up as they are shown, for both sides, in a running and in a won game") {
    for (const std::uint64_t seed : {3U, 31U, 77U}) {
        AppRun run(seed);
        for (int turn = 0; turn < 400 && !run.app.game().over(); ++turn) {
            run.play_turn(turn);
            if (turn % 5 != 0 && !run.app.game().over()) continue;
            const ui::Table sums = first_table(review_items(run.app));
            for (const std::size_t side : {1U, 2U}) {
                double sum = 0;
                for (std::size_t row = 0; row < 4; ++row) sum += read_points(sums.rows[row].cells[side]);
                CHECK(sum == doctest::Approx(read_points(sums.rows[4].cells[side])));
            }
        }
        const ui::Table sums = first_table(review_items(run.app));
        CHECK(std::abs(read_points(sums.rows[4].cells[1]) - 50) == 50);
    }
}

TEST_CASE("the luck and the costs of the turns come to the sums, but for what is lost in rounding") {
    AppRun run(31);
    for (int turn = 0; turn < 400 && !run.app.game().over(); ++turn) run.play_turn(turn);
    const std::vector<Item> items = review_items(run.app);
    const ui::Table turns = turns_of(items);
    const ui::Table sums = first_table(items);
    for (const Side side : {Side::red, Side::green}) {
        double luck = 0;
        double cost = 0;
        for (const ui::Row& row : turns.rows) {
            if (row.cells[1] != english().sides.name[index(side)]) continue;
            luck += read_points(row.cells[3]);
            cost += read_points(row.cells[6]);
        }
        const double lost = 0.05 * static_cast<double>(turns.rows.size()) / 2 + 0.1;
        CHECK(std::abs(read_points(sums.rows[1].cells[1 + index(side)]) - luck) <= lost);
        CHECK(std::abs(read_points(sums.rows[2].cells[1 + index(side)]) + cost) <= lost);
    }
}

TEST_CASE("from a place of the review one plays on against the computer, on the side that one had") {
    AppRun run(31);
    for (int turn = 0; turn < 4; ++turn) run.play_turn(turn);
    const Side person = run.app.players().person;
    run.ask("open-panel review");
    run.ask("go-to 3"); // the computer is to move
    run.ask("play-computer");
    CHECK_FALSE(run.app.panel());
    CHECK(run.app.players().person == person);
    run.settle();
    CHECK(run.app.game().ply() == 4);
}

TEST_CASE("a hint shows its move, and asked again it leads to what every move is worth, on the board too") {
    AppRun run;
    run.ask("open-text 2/r2(gr)r4/3 r 2");
    run.ask("hint");
    const ViewModel hinted = make_view_model(run.app);
    CHECK(hinted.move_chances.empty());
    const auto again = std::ranges::find(hinted.buttons, "H", &ScreenButton::key);
    REQUIRE(again != hinted.buttons.end());
    run.ask(again->intent);
    const ViewModel view = make_view_model(run.app);
    CHECK(view.panel->id == PanelId::chances);
    CHECK(view.hint == hinted.hint);
    REQUIRE(view.move_chances.size() == view.choosable.size());
    CHECK(view.move_chances.front().from == *view.hint);
    CHECK(view.move_chances.front().best);
    CHECK(view.move_chances.front().chance == first_table(view.panel->items).rows.front().cells[1]);
}

TEST_CASE("the analysis board shows what each move is worth while it is set up") {
    AppRun run;
    run.ask("open-text 2/r2(gr)r4/3 r 2");
    run.ask("analyse");
    CHECK(make_view_model(run.app).choosable.empty());
    CHECK(make_view_model(run.app).move_chances.size() == 3);
    run.ask("tool remove");
    run.ask("edit 1");
    CHECK(make_view_model(run.app).move_chances.size() == 2);
}

TEST_CASE("the tutor's question leaves the board in sight, with the better move on it") {
    AppRun run;
    run.ask("tutor on");
    run.ask("open-text 1/r2(grr)5/4 r 3");
    run.ask("play 0");
    const ViewModel view = make_view_model(run.app);
    CHECK(view.hint == 1);
    const Layout tall = make_layout({390, 844}, view);
    CHECK(tall.panel.y > tall.board.centre().y);
    const Layout wide = make_layout({1280, 720}, view);
    CHECK(wide.panel.x > wide.board.right());
}

TEST_CASE("the many buttons of a replay have their labels all, or none but the menu's") {
    AppRun run(31);
    for (int turn = 0; turn < 4; ++turn) run.play_turn(turn);
    run.ask("go-to 2");
    const ViewModel view = make_view_model(run.app);
    for (const Size size :
        {Size{320, 420}, Size{320, 568}, Size{390, 844}, Size{844, 390}, Size{1280, 720}}) {
        CAPTURE(size.width);
        const Layout layout = make_layout(size, view);
        for (std::size_t i = 1; i + 1 < view.buttons.size(); ++i)
            CHECK(shows_label(layout, view, i) == shows_label(layout, view, 0));
    }
}

TEST_CASE("what a move costs is the difference of the chances that stand there") {
    for (const std::string_view position :
        {"2/r2(gr)r1g2/2 r 2", "1/1(rrgg)r5(gr)/1 r 4", "2/2r2r1(gr)1/4 r 2"}) {
        AppRun run;
        run.ask(OpenText{std::string(position)});
        const ui::Table moves = first_table(chances_items(run.app));
        for (const Row& row : moves.rows)
            CHECK(read_points(row.cells[2])
                  == doctest::Approx(read_points(moves.rows[0].cells[1]) - read_points(row.cells[1])));
    }
}

TEST_CASE("a review names the better move wherever there is one") {
    AppRun run(31);
    for (int turn = 0; turn < 8; ++turn) run.play_turn(turn);
    const Review reviewed = review(run.app.game(), run.app.evaluation());
    const std::vector<Item> items = review_items(run.app);
    const ui::Table table = turns_of(items);
    const Graph graph = first<Graph>(items);
    int better = 0;
    for (std::size_t i = 0; i < reviewed.turns.size(); ++i) {
        const ReviewedTurn& turn = reviewed.turns[i];
        const std::string best = to_text(turn.best);
        const bool named = table.rows[i].cells[8] == best;
        CHECK(named == (mark(turn.cost()) != Mark::best));
        CHECK((graph.places[i + 1].detail.find("better " + best) != std::string::npos) == named);
        better += named ? 1 : 0;
    }
    CHECK(better > 0);
}

TEST_CASE("the throws that were expected have the language's decimal sign") {
    AppRun run;
    run.ask("language spanish");
    run.play_turn();
    run.ask("open-panel throws");
    const Bars bars = first<Bars>(make_view_model(run.app).panel->items);
    for (const Bar& bar : bars.bars) CHECK(bar.expected.find(',') != std::string::npos);
}
