// A board in somebody else's page: how it is set up, what its goals ask for, what it tells the page.
#include "tests/support/app_run.hpp"
#include "web/ui/panel.hpp"
#include "web/ui/report.hpp"
#include "web/ui/view_model.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// A board that is set up as a page does it.
struct Board : AppRun {
    explicit Board(std::string_view how, std::string_view start = {}) : AppRun(7) {
        ask(std::string("embed ").append(how));
        if (!start.empty()) ask(OpenText{std::string(start)});
        settle();
    }
    [[nodiscard]] std::vector<std::string> told(std::string_view event) const {
        std::vector<std::string> found;
        const std::string begin = std::string(R"({"event":")").append(event) + '"';
        for (const Effect& effect : effects)
            if (const auto* tell = std::get_if<Tell>(&effect); tell && tell->json.starts_with(begin))
                found.push_back(tell->json);
        return found;
    }
    [[nodiscard]] std::string last_told(std::string_view event) const {
        const auto all = told(event);
        return all.empty() ? "" : all.back();
    }
    [[nodiscard]] Verdict verdict() const { return app.embedded()->verdict; }
    [[nodiscard]] bool offers(const Intent& intent) const {
        const ViewModel view = make_view_model(app);
        return std::ranges::any_of(
            view.buttons, [&](const ScreenButton& one) { return one.enabled && one.intent == intent; });
    }
};

} // namespace

TEST_CASE("an embedding has a text form that gives it back") {
    for (const std::string_view text : {"mode=play", "mode=replay ply=4", "mode=watch level=keen,casual",
             "mode=puzzle side=green level=casual goal=reach:7 ply=0 controls=off coordinates=off "
             "board=standing",
             "mode=play goal=best board=lying"}) {
        CAPTURE(text);
        const auto embedding = parse_embedding(text);
        REQUIRE(embedding);
        CHECK(to_text(*embedding) == text);
    }
    for (const std::string_view text : {"mode", "mode=", "mode=diagram", "level=grim", "level=keen,",
             "goal=reach:0", "goal=reach:10", "goal=reach:", "goal=dance", "ply=-1", "ply=x",
             "controls=maybe", "board=flat", "x=1", "mode=play  side=red", "side=blue"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_embedding(text));
    }
}

TEST_CASE("every goal is judged by what the move does") {
    struct Case {
        std::string_view goal, position;
        Space reaching, missing; ///< the pieces that do and do not; -1 where there is none
    };
    for (const Case& one : {Case{"enter", "4/2r6/5 r 2", 0, 3}, Case{"capture", "4/2r1g4/4 r 2", 3, 0},
             Case{"free", "2/2r1(grr)4/4 r 2", 3, 0}, Case{"return", "4/7r1/5 r 3", 8, 0},
             Case{"kill", "4/7(rg)1/4 r 3", 8, 0}, Case{"win", "4/2r1g4/0 r 2", 3, 0},
             Case{"reach:5", "4/2r6/5 r 2", 3, 0}, Case{"best", "4/2r1g4/0 r 2", 3, 0}}) {
        CAPTURE(one.goal);
        const std::string how = std::string("mode=puzzle goal=").append(one.goal);
        Board good(how, one.position);
        good.ask(Play{one.reaching});
        CHECK(good.verdict() == Verdict::reached);
        CHECK(good.last_told("goal").find(R"("reached":true,"attempts":1)") != std::string::npos);
        Board bad(how, one.position);
        bad.ask(Play{one.missing});
        CHECK(bad.verdict() == Verdict::missed);
        CHECK(bad.last_told("goal").find(R"("reached":false,"attempts":1)") != std::string::npos);
    }
    Board thrown("mode=puzzle goal=throw");
    thrown.throw_sticks();
    CHECK(thrown.verdict() == Verdict::reached);
}

TEST_CASE("a puzzle that is judged waits until it is reset, and counts the attempts") {
    Board board("mode=puzzle goal=capture", "4/2r1g4/4 r 2");
    board.ask(Play{0});
    board.settle();
    CHECK_FALSE(board.app.person_throws());
    board.ask("throw");
    CHECK_FALSE(board.app.game().sticks());
    CHECK(board.offers(ShowSolution{}));
    board.ask(Reset{});
    CHECK(board.position() == "4/2r1g4/4 r");
    CHECK(board.app.game().sticks()->value() == 2);
    CHECK(board.verdict() == Verdict::open);
    board.ask(Play{3});
    CHECK(board.verdict() == Verdict::reached);
    CHECK(board.app.embedded()->attempts == 2);
}

TEST_CASE("the solution is shown from the beginning, and is nobody's attempt") {
    Board board("mode=puzzle goal=capture", "4/2r1g4/4 r 2");
    board.ask(Play{0});
    board.settle();
    board.ask(ShowSolution{});
    CHECK(board.app.game().steps().back().captured == 1);
    CHECK(board.app.embedded()->attempts == 1);
    CHECK(board.told("goal").size() == 1);
    CHECK_FALSE(board.app.person_throws());
    CHECK(make_view_model(board.app).status == board.app.language().task.shown);
}

TEST_CASE("a hint helps to reach the goal, also by a move that is not the best") {
    const std::string_view start = "1/3r1r3/5 r 1";
    Board free("mode=play", start);
    free.ask(Hint{});
    const Space best = *free.app.hint();
    const Space target = legal_moves(free.app.game().position(), 1).from(best == 4 ? 6 : 4).to;
    Board board("mode=puzzle goal=reach:" + std::to_string(target), start);
    board.ask(Hint{});
    CHECK(*board.app.hint() != best);
    board.ask(Play{*board.app.hint()});
    CHECK(board.verdict() == Verdict::reached);
}

TEST_CASE("no solution is shown where the task began without a throw, and nothing changes") {
    Board board("mode=puzzle goal=capture", "4/2r1g4/4 r");
    board.ask("throw 2");
    board.settle();
    board.ask(Play{3});
    board.settle();
    REQUIRE(board.verdict() == Verdict::reached);
    const std::string before = board.position();
    board.ask(ShowSolution{});
    CHECK(board.position() == before);
    CHECK(board.verdict() == Verdict::reached);
}

TEST_CASE("without a throw to begin with a goal may take several turns, and losing misses it") {
    Board board("mode=puzzle goal=return side=red", "4/7r1/5 r");
    board.ask("throw 1");
    board.settle();
    board.ask(Play{0});
    CHECK(board.verdict() == Verdict::open);
    board.settle();
    Board lost("mode=puzzle goal=return side=green", "0/2r1g4/0 r 2");
    lost.ask(Play{3});
    CHECK(lost.verdict() == Verdict::missed);
    CHECK(lost.last_told("gameover") == R"({"event":"gameover","detail":{"winner":"red"}})");
}

TEST_CASE("the page is told of throws, moves and the state to take the board up from") {
    Board board("mode=play");
    board.ask("throw 3");
    while (board.app.tumble()) board.step_time();
    CHECK(board.last_told("throw") == R"({"event":"throw","detail":{"side":"red","value":3,"ply":0}})");
    board.ask(Play{0});
    CHECK(
        board.last_told("move")
        == R"({"event":"move","detail":{"side":"red","throw":3,"ply":1,"move":"0-3","captured":0,"freed":0,)"
           R"("returned":0,"killed":0,"position":"4/2r6/5 g"}})");
    CHECK(board.last_told("state").find(R"("position":"4/2r6/5 g","ply":1,"length":1,"verdict":"open")")
          != std::string::npos);
    CHECK(board.count<SaveGame>() == 0);
}

TEST_CASE("a board that was put away is taken up where it was") {
    Board board("mode=puzzle goal=win side=red level=casual", "4/2r1g4/4 r");
    board.ask("throw 2");
    board.settle();
    board.ask(Play{3});
    board.settle();
    const std::string position = board.position();
    const std::string save = to_save({board.app.game(), board.app.players(), {}});
    Board next("mode=puzzle goal=win side=red level=casual", "4/2r1g4/4 r");
    next.ask(Resume{Verdict::open, 3, save});
    CHECK(next.position() == position);
    CHECK(next.app.embedded()->attempts == 3);
    CHECK(next.app.players().computer == Level::casual);
    next.ask(Reset{});
    CHECK(next.position() == "4/2r1g4/4 r");
    next.ask("resume open 0 nonsense");
    CHECK(next.position() == "4/2r1g4/4 r");
}

TEST_CASE("two computers play by themselves, and can be paused") {
    Board board("mode=watch level=keen,casual");
    CHECK(board.app.game().over());
    CHECK(board.app.players().level(Side::red) == Level::keen);
    CHECK(board.app.players().level(Side::green) == Level::casual);
    board.ask(Reset{});
    board.ask(ReplayPause{});
    board.settle();
    CHECK(board.app.game().ply() == 0);
    board.ask(PlayOn{});
    board.settle();
    CHECK(board.app.game().over());
}

TEST_CASE("a replay begins at its first move or where it is told, and steps through it") {
    const std::string_view game = "1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *";
    Board board("mode=replay", game);
    CHECK(board.app.game().ply() == 0);
    CHECK(board.offers(GoTo{1}));
    board.ask(GoTo{4});
    CHECK(board.app.game().ply() == 4);
    CHECK_FALSE(board.app.person_throws());
    CHECK(Board("mode=replay ply=2", game).app.game().ply() == 2);
    CHECK(Board("mode=play", game).app.game().ply() == 4);
    CHECK(Board("mode=replay ply=99", game).app.game().ply() == 4);
}

TEST_CASE("an embedded board offers nothing that leads away from it") {
    Board replay("mode=replay ply=3", "1. 3:0-3 2:10-8 2. 5:3x8 *");
    CHECK(make_view_model(replay.app).status == "Green is to move");
    for (const PanelId panel : {PanelId::turns, PanelId::review}) {
        replay.ask(OpenPanel{panel});
        for (const Item& item : make_panel(replay.app).items)
            if (const auto* button = std::get_if<Button>(&item))
                CHECK_FALSE(std::holds_alternative<PlayComputer>(button->intent));
    }
    const std::string before = replay.position();
    replay.ask(PlayComputer{});
    replay.ask(Analyse{});
    CHECK(replay.app.mode() == Mode::replay);
    CHECK(replay.position() == before);

    Board won("mode=play", "4/2r1g4/0 r 2");
    won.ask(Play{3});
    won.settle();
    REQUIRE(won.app.game().over());
    CHECK_FALSE(won.offers(OpenPanel{PanelId::new_game}));
    CHECK(won.offers(OpenPanel{PanelId::review}));
    CHECK(won.offers(Reset{}));
}

TEST_CASE("a change of the setting takes effect in the middle of a game") {
    Board board("mode=play");
    board.ask("throw 3");
    board.settle();
    board.ask(Play{0});
    board.settle();
    CHECK_FALSE(board.app.game().sticks());
    board.ask("embed mode=play level=casual controls=off");
    board.settle();
    CHECK(board.app.game().ply() == 2);
    CHECK(make_view_model(board.app).buttons.empty());
}

TEST_CASE("the advice lists the moves, the best first, and what a hint shows") {
    Board board("mode=puzzle goal=capture", "4/2r1g4/4 r 2");
    const std::string advice = advice_report(board.app);
    CHECK(advice.starts_with(R"({"moves":[{"from":)"));
    CHECK(advice.find(R"("from":3,"to":5,"move":"3x5","captured":1)") != std::string::npos);
    CHECK(advice.find(R"("hint":"3x5")") != std::string::npos);
    CHECK(advice.find(R"("exact":false})") != std::string::npos);
    CHECK(advice_report(Board("mode=play").app).starts_with(R"({"moves":[],"red":0.5)"));
}

TEST_CASE("what only an embedded board does is refused elsewhere") {
    AppRun run;
    for (const std::string_view intent : {"throw 3", "reset", "show-solution", "resume open 0 x"})
        run.ask(intent);
    CHECK(run.app.game().throws().empty());
    CHECK(run.count<Tell>() == 0);
    CHECK(advice_report(AppRun(1).app).starts_with(R"({"moves":[)"));
}
