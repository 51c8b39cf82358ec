#include "tests/support/app_run.hpp"
#include "web/ui/view_model.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

TEST_CASE("the analysis board starts from what is shown, with both sides the person's") {
    AppRun run;
    run.play_turn();
    const std::string before = run.position();
    run.ask("analyse");
    CHECK(run.position() == before);
    CHECK(run.app.mode() == Mode::analysis);
    CHECK_FALSE(run.app.players().computer);
    run.settle();
    CHECK(run.position() == before);
}

TEST_CASE("tools put pieces, from home where none is killed, take them away and turn piles over") {
    AppRun run;
    run.ask("analyse");
    run.ask("edit 4");
    CHECK(run.position() == "4/3r5/5 r");
    run.ask("tool green");
    run.ask("edit 4");
    CHECK(run.position() == "4/3(rg)5/4 r");
    run.ask("tool red");
    run.ask("edit 4");
    CHECK(run.position() == "3/3(rrg)5/4 r");
    run.ask("tool turn-over");
    run.ask("edit 4");
    CHECK(run.position() == "3/3(grr)5/4 r");
    run.ask("tool remove");
    run.ask("edit 4");
    CHECK(run.position() == "3/3(gr)5/4 r");
    run.ask("edit 10");
    CHECK(run.position() == "3/3(gr)5/3 r");
    CHECK(run.app.game().position().killed(Side::green) == 1);
    CHECK_FALSE(run.app.notice());
}

TEST_CASE("what the rules do not allow is refused with the reason, and the position stays") {
    AppRun run;
    run.ask("open-text 0/r8/5 r");
    run.ask("analyse");
    const auto refused = [&](std::string_view intent) {
        const std::string before = run.position();
        run.ask("dismiss");
        run.ask(intent);
        CHECK(run.app.notice());
        CHECK(run.position() == before);
    };
    SUBCASE("a compatriot without a captive") { refused("edit 1"); }
    SUBCASE("a sixth piece") {
        for (int i = 0; i < 4; ++i) run.ask("edit 0");
        refused("edit 0");
    }
    SUBCASE("a sixth piece on the track says that there are more than five") {
        run.ask("open-text 0/rrrrr1g2/4 r");
        run.ask("analyse");
        refused("edit 9");
        CHECK(make_view_model(run.app).notice.find("more than five red pieces") != std::string::npos);
    }
    SUBCASE("nobody could have moved") {
        run.ask("change-turn");
        run.ask("tool remove");
        refused("edit 1");
    }
}

TEST_CASE("turn and throw can be set; where the game is over no sticks lie") {
    AppRun run;
    run.ask("analyse");
    run.ask("change-turn");
    CHECK(run.position() == "5/9/5 g");
    for (Throw value = 1; value <= 5; ++value) {
        run.ask("next-throw");
        CHECK(run.app.game().sticks()->value() == value);
    }
    run.ask("next-throw");
    CHECK_FALSE(run.app.game().sticks());
    run.ask("next-throw");
    run.ask("tool remove");
    for (int i = 0; i < 5; ++i) run.ask("edit 10");
    CHECK(run.app.game().over());
    CHECK_FALSE(run.app.game().sticks());
}

TEST_CASE("with the tool put away the position is played, and then set up further") {
    AppRun run;
    run.ask("analyse");
    run.ask("next-throw");
    run.ask("choose 0");
    CHECK_FALSE(run.app.chosen());
    run.ask("tool red");
    run.ask("play 0");
    CHECK(run.position() == "4/r8/5 g");
    CHECK(run.app.mode() == Mode::analysis);
    run.ask("tool red");
    run.ask("edit 5");
    CHECK(run.position() == "3/r3r4/5 g");
}

TEST_CASE("from the analysis board one plays on against the computer, as the side to move") {
    AppRun run;
    run.ask("open-text 3/r3r4/5 g");
    run.ask("analyse");
    run.ask("play-computer");
    CHECK(run.app.mode() == Mode::play);
    CHECK(run.app.players().person == Side::green);
    CHECK(run.app.person_throws());
    run.play_turn();
    CHECK(run.app.game().ply() == 2);
}

TEST_CASE("the game that the analysis board was set up from is kept, and one goes back to it") {
    AppRun run;
    for (int turn = 0; turn < 3; ++turn) run.play_turn();
    const std::string before = run.position();
    const auto steps = run.app.game().steps().size();
    const Players players = run.app.players();
    run.effects.clear();
    run.ask("analyse");
    run.ask("edit 4");
    run.ask("analyse"); // once more is from there, and loses nothing
    run.ask("change-turn");
    CHECK(run.position() != before);
    CHECK(run.count<SaveGame>() == 0); // what the page keeps is the game
    SUBCASE("by the menu") {
        run.ask("open-panel menu");
        const std::vector<Item> items = make_view_model(run.app).panel->items;
        REQUIRE(std::holds_alternative<Button>(items.front()));
        run.ask(std::get<Button>(items.front()).intent);
        CHECK(run.position() == before);
        CHECK(run.app.game().steps().size() == steps);
        CHECK(run.app.players() == players);
        CHECK(run.app.mode() == Mode::play);
        CHECK_FALSE(run.app.leads_back());
        run.play_turn();
        CHECK(run.app.game().steps().size() == steps + 2);
    }
    SUBCASE("also after looking at what was played there") {
        run.ask("tool green"); // put away as it is taken: then one plays
        run.ask("tool green");
        run.throw_sticks();
        run.ask(Play{legal_moves(run.app.game().position(), run.app.game().sticks()->value())[0].from});
        run.ask("tool red");
        run.ask("go-to 0");
        REQUIRE(run.app.mode() == Mode::replay);
        CHECK(run.app.tool() == Tool::hand);
        CHECK(run.app.person_chooses());
        run.ask("analyse");
        CHECK(run.count<SaveGame>() == 0);
        run.ask("leave-analysis");
        CHECK(run.position() == before);
        CHECK(run.app.game().steps().size() == steps);
    }
    SUBCASE("not where another game was begun") {
        SUBCASE("from here") { run.ask("play-computer"); }
        SUBCASE("anew") { run.ask("new-game"); }
        CHECK(run.count<SaveGame>() == 1);
        CHECK_FALSE(run.app.leads_back());
        run.ask("leave-analysis");
        CHECK(run.position() != before);
    }
}
