#include "engine/review.hpp"
#include "tests/support/app_run.hpp"
#include "web/ui/study.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// The first of a panel's items that is a table.
const ui::Table& first_table(const std::vector<Item>& items) {
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
    const ui::Table& moves = first_table(items);
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

TEST_CASE("a review has a line a turn, and its lines lead to their places") {
    AppRun run(31);
    CHECK(review_items(run.app).size() == 1);
    for (int turn = 0; turn < 4; ++turn) run.play_turn(turn);
    const std::vector<Item> items = review_items(run.app);
    const ui::Table& table = first_table(items);
    REQUIRE(table.rows.size() == run.app.game().steps().size());
    run.ask(*table.rows[2].intent);
    CHECK(run.app.game().ply() == 3);
}
