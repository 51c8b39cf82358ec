#include "tests/support/app_run.hpp"
#include "web/ui/view_model.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

Side mover(const AppRun& run) { return run.app.game().position().to_move(); }

} // namespace

TEST_CASE("a fresh game waits for Red, the person, and nothing moves by itself") {
    AppRun run;
    CHECK(run.position() == "5/9/5 r");
    CHECK(run.app.person_throws());
    CHECK_FALSE(run.app.person_chooses());
    CHECK_FALSE(run.step_time());
    CHECK_FALSE(run.app.moving(run.now));
}

TEST_CASE("a throw tumbles, then lies; nothing else can be done in between") {
    AppRun run;
    run.ask("throw");
    REQUIRE(run.app.tumble());
    CHECK(run.app.moving(run.now));
    const Throw value = run.app.game().sticks()->value();
    SUBCASE("moves are refused while the sticks tumble") {
        run.ask("play 0");
        run.ask("choose 0");
        run.ask(Lift{0, {10, 10}});
        CHECK(run.app.game().ply() == 0);
        CHECK_FALSE(run.app.chosen());
        CHECK(run.app.tumble());
    }
    SUBCASE("neither is anything taken back, redone or shown again") {
        run.throw_sticks();
        run.ask("play 0");
        run.settle();
        run.ask("take-back");
        run.ask("play 0");
        run.settle();
        run.ask("throw");
        REQUIRE(run.app.tumble());
        const int ply = run.app.game().ply();
        REQUIRE(ply > 0);
        for (const std::string_view intent : {"take-back", "redo", "go-to 0", "replay"}) {
            CAPTURE(intent);
            run.ask(intent);
            CHECK(run.app.game().ply() == ply);
            CHECK(run.app.tumble());
        }
        for (const ScreenButton& button : make_view_model(run.app).buttons)
            if (button.icon == "take-back" || button.icon == "redo") CHECK_FALSE(button.enabled);
        return;
    }
    SUBCASE("a second tap ends the tumbling and never throws again") {
        run.ask("throw");
        CHECK_FALSE(run.app.tumble());
        run.ask("throw");
        run.ask("throw");
        CHECK(run.app.game().throws().size() == 1);
    }
    SUBCASE("it ends by itself in less than a second") {
        while (run.app.tumble()) REQUIRE(run.step_time());
        CHECK(run.now < 1.0);
    }
    while (run.app.tumble()) run.step_time();
    CHECK(run.app.game().sticks()->value() == value);
    CHECK(run.app.person_chooses());
}

TEST_CASE("choosing: only what can move, by space or one after the other, and past the end nothing") {
    AppRun run;
    run.ask("open-text 3/r1r6/5 r 1");
    REQUIRE(run.app.person_chooses());
    run.ask("choose 9");
    CHECK_FALSE(run.app.chosen());
    run.ask("choose 3");
    CHECK(run.app.chosen() == 3);
    run.ask("let-go");
    CHECK_FALSE(run.app.chosen());
    for (const std::optional<Space> expected :
        {std::optional<Space>(1), std::optional<Space>(3), std::optional<Space>()}) {
        run.ask("choose-next");
        CHECK(run.app.chosen() == expected);
    }
    run.ask("choose-back");
    CHECK(run.app.chosen() == 3);
    run.ask("play-chosen");
    CHECK(run.position() == "3/r2r5/5 g");
}

TEST_CASE("a drag: dropped on its target it moves, elsewhere it glides back and nothing changed") {
    AppRun run;
    run.ask("open-text 4/r8/5 r 3");
    run.ask(Lift{1, {100, 50}});
    REQUIRE(run.app.held());
    run.ask(Drag{{140, 60}});
    CHECK(run.app.held()->at == Point{140, 60});
    SUBCASE("on the target") {
        run.ask(Drop{4});
        CHECK(run.position() == "4/3r5/5 g");
    }
    SUBCASE("on another space") {
        run.ask(Drop{5});
        CHECK(run.position() == "4/r8/5 r");
        CHECK_FALSE(run.app.held());
        CHECK(run.app.moving(run.now));
    }
    SUBCASE("nowhere") {
        run.ask(Drop{});
        CHECK(run.position() == "4/r8/5 r");
        CHECK(run.last<PlaySound>().sound == Sound::refuse);
    }
    CHECK_FALSE(run.app.held());
    while (run.app.moving(run.now)) run.step_time();
    CHECK(run.now < 0.4);
}

TEST_CASE("the computer answers by itself, throw and move, and then waits") {
    AppRun run(7);
    run.play_turn();
    CHECK(run.app.game().ply() == 2);
    CHECK(mover(run) == Side::red);
    CHECK(run.app.person_throws());
}

TEST_CASE("whole games end with a winner, and the next game starts clean") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        AppRun run(seed);
        if (seed % 3 == 0) run.new_game(std::nullopt);
        if (seed % 3 == 1) run.new_game(Level::casual, Side::green);
        for (int turn = 0; turn < 2000 && !run.app.game().over(); ++turn) run.play_turn(turn);
        REQUIRE(run.app.game().over());
        run.ask("throw");
        CHECK_FALSE(run.app.tumble());
        run.ask("hint");
        run.ask("open-panel new-game");
        run.ask("side red");
        run.ask("new-game");
        run.settle();
        CHECK(run.position() == "5/9/5 r");
        CHECK(run.app.game().steps().empty());
        CHECK(run.app.game().throws().empty());
        CHECK_FALSE(run.app.chosen());
        CHECK_FALSE(run.app.hint());
        CHECK_FALSE(run.app.panel());
    }
}

TEST_CASE("the same seed gives the same game, in one instance after another as in fresh ones") {
    const auto play = [](AppRun& run) {
        run.new_game(Level::keen);
        for (int turn = 0; turn < 20 && !run.app.game().over(); ++turn) run.play_turn(turn);
        return run.position();
    };
    AppRun first(42);
    AppRun second(42);
    CHECK(play(first) == play(second));
    CHECK(play(first) == play(second));
}

TEST_CASE("the computer starts where Green starts") {
    AppRun run;
    run.new_game(Level::keen, Side::red, Side::green);
    CHECK(run.app.game().start() == parse_position("5/9/5 g")->position);
    CHECK(run.app.game().ply() == 1);
    CHECK(run.app.person_throws());
}

TEST_CASE("with automatic throw only the move is left to do") {
    AppRun run;
    run.ask("automatic-throw on");
    run.settle();
    CHECK(run.app.person_chooses());
    CHECK(run.app.game().throws().size() == 1);
}

TEST_CASE("nothing goes on behind an open panel") {
    AppRun run;
    run.throw_sticks();
    run.ask("play 0");
    run.ask("open-panel settings");
    run.settle();
    CHECK(run.app.game().ply() == 1);
    run.ask("close-panel");
    run.settle();
    CHECK(run.app.game().ply() == 2);
}

TEST_CASE("a long absence brings one step at most at a call") {
    AppRun run;
    run.throw_sticks();
    run.ask("play 0");
    run.now += 3600;
    const int before = run.app.game().ply();
    for (int i = 0; i < 3; ++i) run.app.tick(run.now);
    CHECK(run.app.game().ply() == before);
    CHECK(run.app.tumble());
}

TEST_CASE("reduced motion: nothing tumbles and nothing glides") {
    AppRun run(1, {}, Surroundings{.prefers_reduced_motion = true});
    run.ask("throw");
    CHECK_FALSE(run.app.tumble());
    run.ask("play 0");
    CHECK_FALSE(run.app.moving(run.now));
    run.ask("motion full");
    CHECK_FALSE(run.app.reduced_motion());
}

TEST_CASE("a hint marks a legal move; before the throw it says why there is none") {
    AppRun run;
    run.ask("hint");
    CHECK_FALSE(run.app.hint());
    CHECK(run.last<Announce>().text == english().status.throw_first);
    run.ask("open-text 5/9/5 r 2");
    run.ask("hint");
    CHECK(run.app.hint() == 0);
}

TEST_CASE("sound is asked for, unless it is off") {
    AppRun run;
    run.throw_sticks();
    CHECK(run.count<PlaySound>() == 2);
    run.ask("sound off");
    run.ask("play 0");
    CHECK(run.count<PlaySound>() == 2);
}

TEST_CASE("an intent that nothing is done for changes nothing") {
    AppRun run;
    const auto revision = run.app.revision();
    for (const std::string_view intent :
        {"play 0", "play 9", "choose 4", "play-chosen", "redo", "take-back", "go-to 1", "pause", "replay",
            "close-panel", "dismiss", "skip", "drop 3", "drag 1,1", "choose-next"}) {
        CAPTURE(intent);
        run.ask(intent);
        CHECK(run.app.revision() == revision);
    }
}

TEST_CASE("trouble with the store is told once; a lost picture until it is back") {
    AppRun run;
    run.app.tell(Trouble::storage);
    CHECK(run.app.notice());
    run.ask("dismiss");
    run.app.tell(Trouble::storage);
    CHECK_FALSE(run.app.notice());
    run.app.tell(Trouble::context_lost);
    CHECK(run.app.notice());
    run.app.tell(Trouble::context_restored);
    CHECK_FALSE(run.app.notice());
}
