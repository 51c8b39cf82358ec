// The panels under mouse, finger and keys: everything in them can be reached, pressed and read, at every
// size.
#include "tests/view/pilot.hpp"
#include <array>
#include <doctest/doctest.h>
#include <imgui_internal.h>
#include <set>

using namespace puluc;
using namespace puluc::ui;
using puluc::view::Pilot;
using puluc::view::Pressable;

namespace {

constexpr std::array panels{PanelId::menu, PanelId::new_game, PanelId::settings, PanelId::turns,
    PanelId::throws, PanelId::about, PanelId::help, PanelId::share, PanelId::chances, PanelId::review};
constexpr std::array sizes{Size{320, 568}, Size{390, 844}, Size{1280, 720}};

/// Plays a few turns, so that the panels have something to show.
void play_some(Pilot& pilot, int turns = 12) {
    pilot.two_persons();
    for (int i = 0; i < turns && !pilot.app.game().over(); ++i) {
        pilot.ask(ThrowSticks{});
        pilot.ask(ThrowSticks{});
        pilot.ask(Play{pilot.screen.view().choosable.front().from});
        pilot.ask(Skip{});
    }
}

const std::vector<Pressable>& pressables(const Pilot& pilot) { return pilot.screen.pressables(); }

bool in_view(const Pilot& pilot, const Rect& rect) {
    const Rect sheet = pilot.screen.layout().panel;
    return rect.y >= sheet.y + 64 && rect.bottom() <= sheet.bottom() - 8;
}

/// Scrolls with the wheel until the item is in view; the mouse ends on it.
Rect bring_into_view(Pilot& pilot, std::size_t item) {
    pilot.move(pilot.screen.layout().panel.centre());
    for (int i = 0; i < 200 && !in_view(pilot, pressables(pilot)[item].rect); ++i) {
        pilot.wheel(pressables(pilot)[item].rect.y < pilot.screen.layout().panel.centre().y ? 1.0F : -1.0F);
    }
    REQUIRE(in_view(pilot, pressables(pilot)[item].rect));
    pilot.move(pressables(pilot)[item].rect.centre());
    return pressables(pilot)[item].rect;
}

} // namespace

TEST_CASE("every item of every panel is large enough, inside the sheet, and can be pressed") {
    for (const Size size : sizes) {
        for (const PanelId panel : panels) {
            CAPTURE(size.width);
            CAPTURE(static_cast<int>(panel));
            Pilot pilot(1, size);
            play_some(pilot);
            pilot.ask(OpenPanel{panel});
            const std::size_t count = pressables(pilot).size();
            CHECK(pressables(pilot).back().label == "close");
            for (std::size_t i = 0; i + 1 < count; ++i) {
                CAPTURE(pressables(pilot)[i].label);
                const Rect rect = bring_into_view(pilot, i);
                CHECK(rect.height >= touch_target);
                CHECK(rect.width >= touch_target);
                CHECK(rect.x >= pilot.screen.layout().panel.x);
                CHECK(rect.right() <= pilot.screen.layout().panel.right());
                const auto before = pilot.app.revision();
                pilot.press();
                pilot.release();
                CHECK(pilot.app.revision() != before);
                pilot.ask(OpenPanel{panel});
                if (pressables(pilot).size() != count) break; // the press has changed what the panel holds
            }
        }
    }
}

TEST_CASE("a sheet of buttons and choices is as high as what it holds") {
    for (const Size size : {Size{390, 844}, Size{1280, 676}}) {
        for (const PanelId panel : {PanelId::menu, PanelId::new_game, PanelId::share}) {
            for (const LanguageChoice language : {LanguageChoice::english, LanguageChoice::spanish}) {
                CAPTURE(size.width);
                CAPTURE(static_cast<int>(panel));
                Pilot pilot(1, size);
                pilot.ask(SetLanguage{language});
                pilot.ask(OpenPanel{panel});
                const Rect last = pressables(pilot)[pressables(pilot).size() - 2].rect; // before "close"
                const float below = pilot.screen.layout().panel.bottom() - last.bottom();
                CHECK(below >= 8);
                CHECK(below <= 40);
                CHECK_FALSE(pilot.screen.scrolls_at(last.centre()));
            }
        }
    }
}

TEST_CASE("the wheel scrolls in a panel that holds more than it shows, from the first frame on") {
    Pilot pilot(1, {390, 844});
    pilot.ask(OpenPanel{PanelId::about});
    const Rect sheet = pilot.screen.layout().panel;
    CHECK(pilot.screen.scrolls_at(sheet.centre()));
    CHECK_FALSE(pilot.screen.scrolls_at({sheet.centre().x, sheet.y - 5}));
    pilot.ask(ClosePanel{});
    CHECK_FALSE(pilot.screen.scrolls_at(sheet.centre()));
}

TEST_CASE("the round button, the scrim and Escape close every panel") {
    Pilot pilot;
    for (const PanelId panel : panels) {
        pilot.ask(OpenPanel{panel});
        pilot.click("press close");
        CHECK(!pilot.app.panel());
        pilot.ask(OpenPanel{panel});
        pilot.click({5, 715});
        CHECK(!pilot.app.panel());
        pilot.ask(OpenPanel{panel});
        pilot.key(ImGuiKey_Escape);
        CHECK(!pilot.app.panel());
    }
}

TEST_CASE("behind an open panel the board hears nothing") {
    Pilot pilot;
    pilot.two_persons();
    const Point sticks = pilot.at("sticks");
    pilot.ask(OpenPanel{PanelId::menu});
    if (!pilot.screen.layout().panel.contains(sticks)) pilot.click(sticks); // closes the panel, no more
    CHECK(!pilot.app.game().sticks());
}

TEST_CASE("Tab reaches everything in a panel, and Enter presses it") {
    for (const PanelId panel : {PanelId::menu, PanelId::new_game, PanelId::settings, PanelId::share}) {
        CAPTURE(static_cast<int>(panel));
        Pilot pilot(1, {390, 844});
        pilot.ask(OpenPanel{panel});
        const std::size_t count = pressables(pilot).size();
        std::set<ImGuiID> reached;
        for (std::size_t i = 0; i < 3 * count; ++i) {
            pilot.key(ImGuiKey_Tab);
            REQUIRE(ImGui::GetIO().NavVisible);
            reached.insert(ImGui::GetCurrentContext()->NavId);
        }
        CHECK(reached.size() == count);
    }
    Pilot pilot;
    pilot.key(ImGuiKey_M);
    CHECK(ImGui::GetIO().NavVisible); // opened with a key, it shows where the keys are
    pilot.key(ImGuiKey_DownArrow);
    pilot.key(ImGuiKey_Enter);
    CHECK(pilot.app.panel().has_value());
    CHECK(pilot.app.panel() != PanelId::menu);
}

TEST_CASE("the arrows turn the volume, and the mouse drags it") {
    Pilot pilot;
    pilot.ask(OpenPanel{PanelId::settings});
    const std::size_t slider = [&] {
        std::size_t i = 0;
        while (pressables(pilot)[i].label != pilot.app.language().settings.volume) ++i;
        return i;
    }();
    const Rect rect = bring_into_view(pilot, slider);
    pilot.drag(rect.centre(), {rect.right() - 2, rect.centre().y});
    CHECK(pilot.app.settings().volume == 100);
    pilot.drag({rect.right() - 12, rect.centre().y}, {rect.x + 2, rect.centre().y});
    CHECK(pilot.app.settings().volume == 0);
    pilot.key(ImGuiKey_RightArrow);
    CHECK(pilot.app.settings().volume == 5);
    pilot.key(ImGuiKey_LeftArrow);
    CHECK(pilot.app.settings().volume == 0);
}

TEST_CASE("a finger that drags the items scrolls them and presses nothing") {
    Pilot pilot(1, {320, 568});
    pilot.ask(OpenPanel{PanelId::settings});
    const Settings before = pilot.app.settings();
    const Rect first = pressables(pilot).front().rect;
    const Point from = pressables(pilot)[4].rect.centre();
    pilot.drag(from, from - Point{0, 120});
    CHECK(pressables(pilot).front().rect.y == doctest::Approx(first.y - 120).epsilon(0.02));
    CHECK(pilot.app.settings() == before);
    pilot.drag(from - Point{0, 120}, from);
    CHECK(pressables(pilot).front().rect.y == doctest::Approx(first.y).epsilon(0.02));
    CHECK(pilot.app.settings() == before);
}

TEST_CASE("the current row of the turns is in view, also where the game is long") {
    Pilot pilot(1, {390, 844});
    play_some(pilot, 40);
    pilot.ask(OpenPanel{PanelId::turns});
    const auto row_of = [&](int ply) { // the rows follow the buttons; the last item is the round button
        const auto& all = pressables(pilot);
        return all[all.size() - 1 - pilot.app.game().steps().size() + static_cast<std::size_t>(ply) - 1].rect;
    };
    const int end = static_cast<int>(pilot.app.game().steps().size());
    CHECK(in_view(pilot, row_of(end)));
    CHECK(!in_view(pilot, row_of(1)));
    pilot.ask(GoTo{2});
    CHECK(in_view(pilot, row_of(2)));
}

TEST_CASE("a panel opens at its top") {
    Pilot pilot(1, {320, 568});
    pilot.ask(OpenPanel{PanelId::settings});
    const Rect first = pressables(pilot).front().rect;
    pilot.move(pilot.screen.layout().panel.centre());
    pilot.wheel(-5);
    REQUIRE(pressables(pilot).front().rect.y < first.y);
    pilot.key(ImGuiKey_Escape);
    pilot.ask(OpenPanel{PanelId::settings});
    CHECK(pressables(pilot).front().rect == first);
}

namespace {

/// A pilot at the review of a game of two persons.
void open_review(Pilot& pilot, int turns) {
    play_some(pilot, turns);
    pilot.ask(OpenPanel{PanelId::review});
}

std::string graph_name(const Pilot& pilot) {
    return "press " + std::string(pilot.app.language().study.graph);
}

const Rect& graph_rect(const Pilot& pilot) {
    for (const Pressable& pressable : pressables(pilot))
        if (pressable.label == pilot.app.language().study.graph) return pressable.rect;
    FAIL("no graph");
    return pressables(pilot).front().rect;
}

} // namespace

TEST_CASE("a tap on the graph goes to the turn there, and the graph stays where it is") {
    for (const Size size : {Size{320, 568}, Size{1280, 720}}) {
        Pilot pilot(1, size);
        open_review(pilot, 20);
        const int end = static_cast<int>(pilot.app.game().steps().size());
        const Rect rect = graph_rect(pilot);
        CHECK(in_view(pilot, rect));
        pilot.click({rect.x + 1, rect.centre().y});
        CHECK(pilot.app.game().ply() == 0);
        pilot.click({rect.right() - 1, rect.centre().y});
        CHECK(pilot.app.game().ply() == end);
        pilot.click(graph_name(pilot));
        CHECK(pilot.app.game().ply() == end / 2);
        CHECK(graph_rect(pilot) == rect);
        CHECK(pilot.app.panel() == PanelId::review);
    }
}

TEST_CASE("with the focus on the graph the arrows walk its turns, and Enter goes there") {
    Pilot pilot(1, {390, 844});
    open_review(pilot, 20);
    const int end = pilot.app.game().ply();
    REQUIRE(pressables(pilot).front().label == pilot.app.language().study.graph);
    for (int i = 0; i < 3; ++i)
        pilot.key(ImGuiKey_LeftArrow); // the first takes the focus, if it is not there
    pilot.key(ImGuiKey_RightArrow);
    CHECK(pilot.app.game().ply() == end);
    pilot.key(ImGuiKey_Enter);
    const int walked = pilot.app.game().ply();
    CHECK(walked < end);
    pilot.key(ImGuiKey_LeftArrow);
    pilot.key(ImGuiKey_Enter);
    CHECK(pilot.app.game().ply() == walked - 1);
    pilot.key(ImGuiKey_DownArrow); // leaves the graph
    pilot.key(ImGuiKey_LeftArrow);
    pilot.key(ImGuiKey_Escape);
    CHECK(pilot.app.game().ply() == walked - 1);
    CHECK(!pilot.app.panel());
}

TEST_CASE("beside the review the whole board is to be seen") {
    Pilot pilot(1, {1280, 720});
    open_review(pilot, 20);
    const Layout& layout = pilot.screen.layout();
    CHECK(layout.beside);
    CHECK(layout.board.right() < layout.panel.x);
    CHECK(layout.throw_area.right() <= layout.panel.x);
}

TEST_CASE("beside the chances the analysis board is set up, and the panel stays") {
    Pilot pilot(1, {1280, 720});
    pilot.ask(Analyse{});
    pilot.ask(OpenPanel{PanelId::chances});
    pilot.click("space 4");
    CHECK(pilot.position() == "4/3r5/5 r");
    CHECK(pilot.app.panel() == PanelId::chances);
    pilot.click(pilot.screen.layout().panel.centre());
    CHECK(pilot.position() == "4/3r5/5 r");
    pilot.key(ImGuiKey_Escape);
    CHECK(!pilot.app.panel());
}

namespace {

/// How high up the thumb of the panel begins, or nothing where none is to be seen.
std::optional<float> top_of_thumb(const Pilot& pilot) {
    const Rect sheet = pilot.screen.layout().panel;
    std::optional<float> top;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        if (list == ImGui::GetBackgroundDrawList()) continue; // the board and the sheet's ground
        for (const ImDrawCmd& command : list->CmdBuffer) {
            for (unsigned i = 0; i < command.ElemCount; ++i) {
                const ImDrawIdx index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i)];
                const ImVec2 at = list->VtxBuffer[index].pos;
                const bool in_band = at.x > sheet.right() - 10 && at.x < sheet.right() - 5
                                     && at.y > sheet.y + 62 && at.y < sheet.bottom() - 60;
                if (in_band && at.x < command.ClipRect.z && (!top || at.y < *top)) top = at.y;
            }
        }
    }
    return top;
}

} // namespace

TEST_CASE("a thumb shows where there is more than the panel shows, and how far one has come") {
    for (const Size size : {Size{320, 568}, Size{390, 844}, Size{1280, 720}}) {
        CAPTURE(size.width);
        Pilot pilot(1, size);
        open_review(pilot, 20);
        const auto begin = top_of_thumb(pilot);
        REQUIRE(begin);
        pilot.move(pilot.screen.layout().panel.centre());
        pilot.wheel(-8);
        const auto scrolled = top_of_thumb(pilot);
        REQUIRE(scrolled);
        CHECK(*scrolled > *begin + 10);
        pilot.ask(OpenPanel{PanelId::share});
        CHECK(!top_of_thumb(pilot));
    }
}
