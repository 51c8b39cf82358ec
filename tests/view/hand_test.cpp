// The board under the mouse: throwing, lifting, dragging, dropping, tapping, buttons.
#include "tests/view/pilot.hpp"
#include "web/ui/grip.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;
using puluc::view::middle;
using puluc::view::Pilot;

namespace {

/// The middle of the piece that is free on a space.
Point piece_on(const Pilot& pilot, Space space) {
    const ViewModel& view = pilot.screen.view();
    const auto piece = mover(view.pieces, view.to_move, space);
    REQUIRE(piece);
    return pilot.screen.layout().centre(view.pieces[static_cast<std::size_t>(*piece)]);
}

} // namespace

TEST_CASE("a click on the sticks throws, and a drag to the target moves") {
    for (const Size size : {Size{320, 568}, Size{390, 844}, Size{1280, 720}, Size{1920, 1080}}) {
        for (const float ratio : {1.0F, 1.5F, 3.0F}) {
            CAPTURE(size.width);
            CAPTURE(ratio);
            Pilot pilot(7, size, ratio);
            pilot.two_persons();
            pilot.click("sticks");
            CHECK(pilot.app.tumble());
            pilot.rest();
            REQUIRE(pilot.app.person_chooses());
            const Space to = pilot.screen.view().choosable.front().to;
            pilot.drag(
                piece_on(pilot, 0), pilot.screen.layout().spaces[static_cast<std::size_t>(to)].centre());
            CHECK(pilot.app.game().ply() == 1);
        }
    }
}

TEST_CASE("a piece may be dropped anywhere in the lane of its target") {
    Pilot pilot;
    pilot.open(middle);
    const Rect lane = pilot.screen.layout().spaces[5];
    pilot.drag(piece_on(pilot, 3), {lane.centre().x, lane.y + 5});
    CHECK(pilot.app.game().ply() == 1);
    CHECK(pilot.app.game().steps()[0].move == Move{3, 5, false});
}

TEST_CASE("a lifted piece follows the mouse and knows its target") {
    Pilot pilot;
    pilot.open(middle);
    pilot.move(piece_on(pilot, 6));
    CHECK(pilot.screen.cursor() == view::Cursor::grab);
    pilot.press();
    REQUIRE(pilot.app.held());
    CHECK(pilot.app.held()->from == 6);
    const Point away{600, 650};
    pilot.move(away);
    CHECK(pilot.screen.cursor() == view::Cursor::grabbing);
    CHECK(pilot.app.held()->at == away);
    CHECK(pilot.app.game().ply() == 0);
    pilot.move(pilot.at("space 8"));
    pilot.release();
    CHECK(pilot.app.game().ply() == 1);
    CHECK(pilot.app.game().steps()[0].captured == 1);
    CHECK(pilot.app.game().steps()[0].freed == 1);
}

TEST_CASE("dropped elsewhere a piece goes back, and nothing is played") {
    Pilot pilot;
    pilot.open(middle);
    for (const std::string_view where : {"space 4", "sticks", "space 10", "button 0"}) {
        CAPTURE(where);
        pilot.drag(piece_on(pilot, 3), pilot.at(where));
        CHECK(!pilot.app.held());
        CHECK(!pilot.app.panel());
        CHECK(pilot.position() == middle);
        pilot.rest();
    }
}

TEST_CASE("let go outside the canvas a piece goes back") {
    Pilot pilot;
    pilot.open(middle);
    pilot.move(piece_on(pilot, 3));
    pilot.press();
    pilot.move(pilot.at("space 5")); // the last place inside is its target
    pilot.leave();
    CHECK(pilot.app.held());
    pilot.release();
    CHECK(!pilot.app.held());
    CHECK(pilot.position() == middle);
}

TEST_CASE("a window that loses the focus lets the piece go") {
    Pilot pilot;
    pilot.open(middle);
    pilot.move(piece_on(pilot, 3));
    pilot.press();
    pilot.move({300, 300});
    ImGui::GetIO().AddFocusEvent(false);
    pilot.few_frames();
    ImGui::GetIO().AddFocusEvent(true);
    pilot.few_frames();
    CHECK(!pilot.app.held());
    CHECK(pilot.position() == middle);
}

TEST_CASE("a tap chooses, a tap on the target moves, a tap elsewhere lets go") {
    Pilot pilot;
    pilot.open(middle);
    pilot.click(piece_on(pilot, 3));
    CHECK(pilot.app.chosen() == 3);
    CHECK(!pilot.app.held());
    pilot.click(piece_on(pilot, 6));
    CHECK(pilot.app.chosen() == 6);
    pilot.click("space 4");
    CHECK(!pilot.app.chosen());
    CHECK(pilot.position() == middle);
    pilot.click(piece_on(pilot, 6));
    pilot.move(pilot.at("space 8"));
    CHECK(pilot.screen.cursor() == view::Cursor::hand);
    pilot.click("space 8");
    CHECK(pilot.app.game().ply() == 1);
}

TEST_CASE("a finger that trembles still taps") {
    Pilot pilot;
    pilot.open(middle);
    const Point piece = piece_on(pilot, 3);
    pilot.drag(piece, piece + Point{4, 3});
    CHECK(pilot.app.chosen() == 3);
    CHECK(!pilot.app.held());
}

TEST_CASE("other buttons of the mouse play nothing") {
    Pilot pilot;
    pilot.open(middle);
    for (const int button : {1, 2}) {
        pilot.move(piece_on(pilot, 3));
        pilot.press(button);
        pilot.move(pilot.at("space 5"));
        pilot.release(button);
        CHECK(!pilot.app.chosen());
        CHECK(pilot.position() == middle);
    }
}

TEST_CASE("a second press while the sticks tumble ends that, and throws no second time") {
    Pilot pilot;
    pilot.two_persons();
    pilot.click("sticks");
    REQUIRE(pilot.app.tumble());
    const auto sticks = pilot.app.game().sticks();
    pilot.click("sticks");
    CHECK(!pilot.app.tumble());
    CHECK(pilot.app.game().sticks() == sticks);
    pilot.click("sticks");
    pilot.rest();
    CHECK(pilot.app.game().sticks() == sticks);
    CHECK(pilot.app.game().throws().size() == 1);
}

TEST_CASE("no piece moves while the sticks tumble") {
    Pilot pilot;
    pilot.two_persons();
    pilot.click("sticks");
    REQUIRE(pilot.app.tumble());
    pilot.move(piece_on(pilot, 0));
    pilot.press();
    CHECK(!pilot.app.held());
    pilot.release();
    CHECK(pilot.app.game().ply() == 0);
}

TEST_CASE("a button of the screen acts where it is released, not where it is left") {
    Pilot pilot;
    const auto& buttons = pilot.screen.view().buttons;
    const std::string menu = "button " + std::to_string(buttons.size() - 1);
    pilot.move(pilot.at(menu));
    CHECK(pilot.screen.cursor() == view::Cursor::hand);
    pilot.press();
    CHECK(!pilot.app.panel());
    pilot.move(pilot.at("space 4"));
    pilot.release();
    CHECK(!pilot.app.panel());
    pilot.click(menu);
    CHECK(pilot.app.panel() == PanelId::menu);
}

TEST_CASE("a press on the board that ends on a button presses no button") {
    Pilot pilot;
    const std::string menu = "button " + std::to_string(pilot.screen.view().buttons.size() - 1);
    pilot.drag(pilot.at("space 4"), pilot.at(menu));
    CHECK(!pilot.app.panel());
}

TEST_CASE("a notice goes when it is tapped") {
    Pilot pilot;
    pilot.ask(OpenText{"5/8/5 r"});
    REQUIRE(pilot.app.notice());
    pilot.click("notice");
    CHECK(!pilot.app.notice());
}

TEST_CASE("whole games are played with the mouse alone") {
    for (const Size size : {Size{390, 844}, Size{1280, 720}}) {
        CAPTURE(size.width);
        Pilot pilot(1, size);
        for (int turn = 0; turn < 500 && !pilot.app.game().over(); ++turn) {
            if (turn == 16) pilot.ask("motion reduced"); // enough was seen of what moves
            REQUIRE(pilot.until([&] {
                return pilot.app.person_throws() || pilot.app.person_chooses() || pilot.app.game().over();
            }));
            if (pilot.app.person_throws()) {
                pilot.click("sticks");
                pilot.rest();
            }
            if (!pilot.app.person_chooses()) continue;
            const int ply = pilot.app.game().ply();
            const auto choice = pilot.screen.view().choosable.back();
            const std::string target = "space " + std::to_string(choice.to);
            if (turn % 2 == 0) {
                pilot.drag(piece_on(pilot, choice.from), pilot.at(target));
            } else {
                pilot.click(piece_on(pilot, choice.from));
                pilot.click(target);
            }
            REQUIRE(pilot.app.game().ply() > ply);
            pilot.rest();
        }
        CHECK(pilot.app.game().over());
    }
}
