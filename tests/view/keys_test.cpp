// The board under the keys: what each does, and that the page is told truly which ones the board uses.
#include "tests/view/pilot.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;
using puluc::view::middle;
using puluc::view::Pilot;
using puluc::view::takes_key;

namespace {

bool takes(const Pilot& pilot, std::string_view key, bool shift = false) {
    return takes_key(key, shift, pilot.screen.view(), pilot.screen.layout());
}

} // namespace

TEST_CASE("Space throws, arrows choose, Enter moves, Escape lets go") {
    Pilot pilot;
    pilot.two_persons();
    pilot.key(ImGuiKey_Space);
    CHECK(pilot.app.tumble());
    pilot.rest();
    CHECK(pilot.app.person_chooses());
    pilot.open(middle);
    pilot.key(ImGuiKey_RightArrow);
    CHECK(pilot.app.chosen() == 0);
    pilot.key(ImGuiKey_RightArrow);
    CHECK(pilot.app.chosen() == 3);
    pilot.key(ImGuiKey_LeftArrow);
    CHECK(pilot.app.chosen() == 0);
    pilot.key(ImGuiKey_Escape);
    CHECK(!pilot.app.chosen());
    pilot.key(ImGuiKey_RightArrow);
    pilot.key(ImGuiKey_RightArrow);
    pilot.key(ImGuiKey_Enter);
    CHECK(pilot.app.game().ply() == 1);
    CHECK(pilot.app.game().steps()[0].move.from == 3);
}

TEST_CASE("on a standing board up is the way of the side at the bottom") {
    Pilot pilot(1, {390, 844});
    pilot.open(middle);
    REQUIRE(pilot.screen.layout().standing);
    REQUIRE(pilot.screen.layout().bottom == Side::red);
    pilot.key(ImGuiKey_UpArrow);
    pilot.key(ImGuiKey_UpArrow);
    CHECK(pilot.app.chosen() == 3);
    pilot.key(ImGuiKey_DownArrow);
    CHECK(pilot.app.chosen() == 0);
}

TEST_CASE("on a lying board up and down are the page's") {
    Pilot pilot;
    pilot.open(middle);
    CHECK(takes(pilot, "ArrowRight"));
    CHECK(!takes(pilot, "ArrowUp"));
    CHECK(!takes(pilot, "ArrowDown"));
}

TEST_CASE("for Green, right goes to what lies to the right") {
    Pilot pilot;
    pilot.open("5/2g3g2/3 g 1"); // movable: 10, 7 and 3
    pilot.key(ImGuiKey_LeftArrow);
    CHECK(pilot.app.chosen() == 10);
    pilot.key(ImGuiKey_LeftArrow);
    CHECK(pilot.app.chosen() == 7);
    pilot.key(ImGuiKey_RightArrow);
    CHECK(pilot.app.chosen() == 10);
}

TEST_CASE("Tab goes through the movable pieces and then leaves the board") {
    Pilot pilot;
    pilot.open(middle);
    for (const Space space : {0, 3, 6}) {
        CHECK(takes(pilot, "Tab"));
        pilot.key(ImGuiKey_Tab);
        CHECK(pilot.app.chosen() == space);
    }
    CHECK(!takes(pilot, "Tab"));
    CHECK(takes(pilot, "Tab", true));
    pilot.key(ImGuiKey_Tab, true);
    pilot.key(ImGuiKey_Tab, true);
    CHECK(pilot.app.chosen() == 0);
    CHECK(!takes(pilot, "Tab", true));
}

TEST_CASE("letters take back, redo, hint and open the panels") {
    Pilot pilot;
    pilot.open(middle);
    pilot.ask(Play{3});
    pilot.rest();
    pilot.key(ImGuiKey_U);
    CHECK(pilot.app.game().ply() == 0);
    pilot.rest();
    pilot.key(ImGuiKey_R);
    CHECK(pilot.app.game().ply() == 1);
    pilot.key(ImGuiKey_U);
    pilot.rest();
    pilot.key(ImGuiKey_H);
    CHECK(pilot.app.hint());
    pilot.type('?');
    CHECK(pilot.app.panel() == PanelId::help);
    pilot.key(ImGuiKey_Escape);
    CHECK(!pilot.app.panel());
    pilot.key(ImGuiKey_N);
    CHECK(pilot.app.panel() == PanelId::new_game);
    pilot.key(ImGuiKey_Escape);
    pilot.key(ImGuiKey_M);
    CHECK(pilot.app.panel() == PanelId::menu);
    pilot.key(ImGuiKey_Escape);
    pilot.key(ImGuiKey_Slash, true); // where Shift and that key are the question mark, and no character comes
    CHECK(pilot.app.panel() == PanelId::help);
}

TEST_CASE("with Control, Alt or the system's key held, a key is not the board's") {
    Pilot pilot;
    pilot.open(middle);
    for (const ImGuiKey held : {ImGuiKey(ImGuiMod_Ctrl), ImGuiKey(ImGuiMod_Alt), ImGuiKey(ImGuiMod_Super)}) {
        pilot.key(ImGuiKey_RightArrow, false, held);
        pilot.key(ImGuiKey_N, false, held);
        CHECK(!pilot.app.chosen());
        CHECK(!pilot.app.panel());
    }
}

TEST_CASE("a key is taken exactly where it does something") {
    const std::pair<ImGuiKey, std::string_view> keys[]{{ImGuiKey_Space, " "},
        {ImGuiKey_LeftArrow, "ArrowLeft"}, {ImGuiKey_RightArrow, "ArrowRight"}, {ImGuiKey_UpArrow, "ArrowUp"},
        {ImGuiKey_DownArrow, "ArrowDown"}, {ImGuiKey_Tab, "Tab"}, {ImGuiKey_Enter, "Enter"},
        {ImGuiKey_Escape, "Escape"}, {ImGuiKey_U, "u"}, {ImGuiKey_R, "r"}, {ImGuiKey_H, "H"},
        {ImGuiKey_N, "n"}, {ImGuiKey_M, "m"}, {ImGuiKey_X, "x"}, {ImGuiKey_F5, "F5"},
        {ImGuiKey_PageDown, "PageDown"}};
    const std::string_view states[]{"5/9/5 r", middle, "5/2g3g2/3 g 1"};
    for (const std::string_view state : states) {
        for (const auto& [key, name] : keys) {
            for (const bool chosen : {false, true}) {
                CAPTURE(state);
                CAPTURE(name);
                CAPTURE(chosen);
                Pilot pilot(1, {390, 844});
                pilot.open(state);
                if (chosen) pilot.ask(ChooseNext{1});
                const bool taken = takes(pilot, name);
                const auto before = pilot.app.revision();
                pilot.key(key);
                CHECK((pilot.app.revision() != before) == taken);
            }
        }
    }
}

TEST_CASE("an open panel has the keys of a panel, and no others") {
    Pilot pilot;
    pilot.ask("open-panel settings");
    for (const std::string_view key : {"Tab", "Enter", " ", "Escape", "ArrowDown", "PageDown", "Home"})
        CHECK(takes(pilot, key));
    for (const std::string_view key : {"u", "?", "F5", "x"}) CHECK(!takes(pilot, key));
    pilot.key(ImGuiKey_U);
    pilot.key(ImGuiKey_N);
    CHECK(pilot.app.panel() == PanelId::settings);
}

TEST_CASE("a whole game is played with the keys alone") {
    Pilot pilot(3);
    for (int turn = 0; turn < 500 && !pilot.app.game().over(); ++turn) {
        REQUIRE(pilot.until([&] {
            return pilot.app.person_throws() || pilot.app.person_chooses() || pilot.app.game().over();
        }));
        if (pilot.app.person_throws()) {
            pilot.key(ImGuiKey_Space);
            pilot.rest();
        }
        if (!pilot.app.person_chooses()) continue;
        const int ply = pilot.app.game().ply();
        pilot.key(turn % 2 == 0 ? ImGuiKey_RightArrow : ImGuiKey_Tab);
        pilot.key(ImGuiKey_Enter);
        REQUIRE(pilot.app.game().ply() > ply);
        pilot.rest();
    }
    CHECK(pilot.app.game().over());
}
