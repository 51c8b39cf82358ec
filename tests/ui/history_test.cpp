#include "tests/support/app_run.hpp"
#include "web/ui/sentences.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

std::vector<Throw> values(const Game& game) {
    std::vector<Throw> values;
    for (const Sticks sticks : game.throws()) values.push_back(sticks.value());
    return values;
}

} // namespace

TEST_CASE("taking back against the computer goes to the person's last move, its throw still lying") {
    AppRun run(3);
    run.play_turn();
    run.play_turn();
    REQUIRE(run.app.game().ply() == 4);
    run.ask("take-back");
    CHECK(run.app.game().ply() == 2);
    CHECK(run.app.person_chooses());
    run.ask("take-back");
    CHECK(run.app.game().ply() == 0);
    CHECK(run.app.person_chooses());
    run.ask("take-back");
    CHECK(run.app.game().ply() == 0);
    run.ask("redo");
    run.ask("redo");
    CHECK(run.app.game().ply() == 4);
    CHECK(run.app.person_throws());
}

TEST_CASE("D15: after taking back the same throws come in the same order, also along another line") {
    AppRun run(5);
    run.new_game(std::nullopt);
    for (int turn = 0; turn < 8; ++turn) run.play_turn(0);
    const auto before = values(run.app.game());
    for (int i = 0; i < 8; ++i) run.ask("take-back");
    REQUIRE(run.app.game().ply() == 0);
    const MoveList moves = legal_moves(run.app.game().position(), before[0]);
    run.ask(Play{moves[0].from});
    for (int turn = 1; turn < 8; ++turn) run.play_turn(turn);
    CHECK(values(run.app.game()) == before);
}

TEST_CASE("after taking back the computer waits for the person's move, and then plays again") {
    AppRun run(3);
    run.play_turn();
    run.ask("take-back");
    run.settle();
    CHECK(run.app.game().ply() == 0);
    run.ask("play 0");
    run.settle();
    CHECK(run.app.game().ply() == 2);
}

TEST_CASE("where the computer began and nothing is left to take back, playing on is offered") {
    AppRun run(3);
    run.new_game(Level::keen, Side::red, Side::green);
    run.ask("take-back");
    run.settle();
    CHECK(run.app.game().ply() == 0);
    run.ask("play-on");
    run.settle();
    CHECK(run.app.game().ply() == 1);
}

TEST_CASE("replay: step by step, by itself, paused, and played on from any place") {
    AppRun run(9);
    for (int turn = 0; turn < 3; ++turn) run.play_turn();
    const int end = run.app.game().ply();
    run.ask("go-to 0");
    CHECK(run.app.mode() == Mode::replay);
    run.settle();
    CHECK(run.app.game().ply() == 0);
    run.ask("replay");
    CHECK(run.app.replaying());
    run.step_time();
    run.ask("pause");
    run.settle();
    const int paused = run.app.game().ply();
    CHECK(paused < end);
    run.ask("replay");
    run.settle();
    CHECK(run.app.game().ply() == end);
    CHECK_FALSE(run.app.replaying());
    run.ask("replay");
    CHECK(run.app.game().ply() == 0);
    run.ask("go-to 2");
    run.ask("play-on");
    run.settle();
    CHECK(run.app.mode() == Mode::play);
    CHECK(run.app.game().ply() == 2);
    CHECK(run.app.game().steps().size() == static_cast<std::size_t>(end));
}

TEST_CASE("what can't be opened is refused with the place and the reason, and the game stays") {
    AppRun run(11);
    run.play_turn();
    const std::string before = run.position();
    for (const std::string_view text :
        {"", "   ", "5/9/5", "6/9/5 r", "5/9/5 r 6", "5/(rr)8/3 r", "#position=5/9/5_x", "#position=%zz",
            "#game=%5", "#what=5", "hello", "[Red \"a\"]", "1. 3:0-4 *", "https://example.org/#position=5"}) {
        CAPTURE(text);
        run.ask("dismiss");
        run.ask(OpenText{std::string(text)});
        CHECK(run.app.notice());
        CHECK(run.position() == before);
        CHECK(run.app.game().ply() == 2);
    }
}

TEST_CASE("a position opens, from text or from a link, with the person to move") {
    for (const std::string_view text : {"4/r8/5 g 3", " 4/r8/5 g 3\r\n", "#position=4/r8/5_g_3",
             "https://example.org/puluc/#position=4/r8/5_g_3", "#position=4%2Fr8%2F5_g_3"}) {
        CAPTURE(text);
        AppRun run;
        run.ask(OpenText{std::string(text)});
        CHECK(run.position() == "4/r8/5 g");
        CHECK(run.app.game().sticks()->value() == 3);
        CHECK(run.app.person_chooses());
    }
}

TEST_CASE("a record opens at its end, replayable, with the players it names") {
    AppRun run;
    run.ask(OpenText{"[Puluc \"1\"]\r\n[Red \"Ana\"]\r\n[Green \"Computer: keen\"]\r\n\r\n1. 3:0-3 2:10-8 2. "
                     "5:3x8 1:10-9 *"});
    CHECK(run.app.game().ply() == 4);
    CHECK(run.app.mode() == Mode::replay);
    CHECK(run.app.players().computer == Level::keen);
    CHECK(run.app.players().person == Side::red);
    run.ask("copy-record");
    CHECK(run.last<CopyText>().text.find("[Red \"Ana\"]") != std::string::npos);
}

TEST_CASE("a copied link opens the same game elsewhere") {
    AppRun run(13);
    for (int turn = 0; turn < 6; ++turn) run.play_turn(turn);
    run.ask("copy-link");
    const CopyText copied = run.last<CopyText>();
    CHECK(copied.is_link);
    AppRun elsewhere;
    elsewhere.ask(OpenText{copied.text});
    CHECK_FALSE(elsewhere.app.notice());
    CHECK(elsewhere.position() == run.position());
    CHECK(elsewhere.app.game().steps().size() == run.app.game().steps().size());
}

TEST_CASE("a save brings back the game, the place, the sticks, the players and the throws to come") {
    AppRun run(17);
    run.new_game(Level::casual, Side::green);
    for (int turn = 0; turn < 5; ++turn) run.play_turn(turn);
    SUBCASE("at the end") {}
    SUBCASE("with the sticks thrown") { run.throw_sticks(); }
    SUBCASE("while they tumble") { run.ask("throw"); }
    SUBCASE("taken back") {
        run.ask("take-back");
        run.ask("take-back");
    }
    SUBCASE("taken back and gone on, with throws still to come") {
        for (int i = 0; i < 4; ++i) run.ask("take-back");
        run.ask(Play{legal_moves(run.app.game().position(), run.app.game().sticks()->value())[0].from});
    }
    SUBCASE("two persons") { run.new_game(std::nullopt, Side::red, Side::green); }
    AppRun later(99);
    REQUIRE(later.app.restore(run.last<SaveGame>().text, 0));
    CHECK(later.position() == run.position());
    CHECK(later.app.game().ply() == run.app.game().ply());
    CHECK(later.app.game().sticks().has_value() == run.app.game().sticks().has_value());
    CHECK(values(later.app.game()) == values(run.app.game()));
    CHECK(later.app.players() == run.app.players());
}

TEST_CASE("a save that is none changes nothing") {
    AppRun run(19);
    run.play_turn();
    const std::string before = run.position();
    for (const std::string_view text : {"", "5/9/5 r", "[Puluc \"1\"]\n\n*\n",
             "[Puluc \"1\"]\n[Shown \"9\"]\n\n*\n", "[Puluc \"1\"]\n[Shown \"0 thrown\"]\n\n*\n",
             "[Puluc \"1\"]\n[Shown \"0\"]\n[Throws \"7\"]\n\n*\n", "[Puluc \"2\"]\n[Shown \"0\"]\n\n*\n"}) {
        CAPTURE(text);
        CHECK_FALSE(run.app.restore(text, 0));
        CHECK(run.position() == before);
    }
}

TEST_CASE("a replay throws the sticks again and sounds as the game did; taking back is heard too") {
    AppRun run(9);
    run.new_game(std::nullopt);
    for (int turn = 0; turn < 4; ++turn) {
        run.throw_sticks();
        run.ask(Play{legal_moves(run.app.game().position(), run.app.game().sticks()->value())[0].from});
        run.settle();
    }
    const auto heard = [&] {
        std::vector<Sound> sounds;
        for (const Effect& effect : run.effects)
            if (const auto* play = std::get_if<PlaySound>(&effect)) sounds.push_back(play->sound);
        return sounds;
    };
    run.ask("go-to 0");
    run.settle();
    run.effects.clear();
    run.ask("replay");
    int tumbles = 0;
    for (bool before = false; run.step_time(); before = run.app.tumble().has_value())
        if (!before && run.app.tumble()) ++tumbles;
    CHECK(tumbles == 4);
    CHECK(run.app.game().ply() == 4);
    std::vector<Sound> expected;
    for (const Step& step : run.app.game().steps())
        expected.insert(expected.end(), {Sound::tumble, Sound::land, sound_of(step)});
    CHECK(heard() == expected);
    run.effects.clear();
    run.ask("take-back");
    CHECK(heard() == std::vector{Sound::step});
}

TEST_CASE("a person who plays on from a replay throws like anybody: it is told, and can't be taken back "
          "meanwhile") {
    AppRun run;
    run.ask(OpenText{"[Puluc \"1\"]\n\n1. 3:0-3 2:10-8 *"});
    run.settle();
    REQUIRE(run.app.mode() == Mode::replay);
    run.effects.clear();
    run.ask("throw");
    REQUIRE(run.app.tumble());
    run.ask("take-back");
    CHECK(run.app.game().ply() == 2);
    REQUIRE(run.app.tumble());
    run.settle();
    CHECK(run.last<Announce>().text == throw_sentence(english(), run.app.game()));
}
