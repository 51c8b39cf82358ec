// Pieces in the hand: what is held together, and that it comes from the hand wherever it goes.
#include "tests/support/app_run.hpp"
#include "views.hpp"
#include "web/ui/grip.hpp"
#include "web/ui/layout.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// The pieces that come from the hand.
std::vector<int> let_go(const App& app) {
    std::vector<int> pieces;
    for (const Glide& glide : app.animation().glides)
        if (glide.let_go) pieces.push_back(glide.piece);
    return pieces;
}

} // namespace

TEST_CASE("a piece from home comes from the hand alone; the others close up where they are") {
    AppRun run;
    run.ask("open-text 5/9/5 r 3");
    run.settle();
    run.ask(Lift{0, {100, 100}});
    run.ask(Drag{{300, 200}});
    run.ask(Drop{3});
    REQUIRE(run.app.game().ply() == 1);
    const std::vector<int> pieces = let_go(run.app);
    REQUIRE(pieces.size() == 1);
    CHECK(run.app.arrangement()[static_cast<std::size_t>(pieces[0])].space == 3);
    for (const Glide& glide : run.app.animation().glides)
        if (glide.piece != pieces[0]) CHECK(glide.from.space == 0);
}

TEST_CASE("a pile comes from the hand whole, dropped on its target or elsewhere") {
    for (const std::optional<Space> on : {std::optional<Space>{6}, std::optional<Space>{}}) {
        AppRun run;
        run.ask("open-text 1/1(rrgg)r5(gr)/1 r 4");
        run.settle();
        run.ask(Lift{2, {100, 100}});
        run.ask(Drag{{300, 200}});
        run.ask(Drop{on});
        CHECK(run.app.game().ply() == (on ? 1 : 0));
        const Layout layout = make_layout({1280, 720}, make_view_model(run.app));
        std::vector<Point> from;
        for (const Glide& glide : run.app.animation().glides)
            if (glide.let_go) from.push_back(centre(*glide.let_go, layout));
        REQUIRE(from.size() == 4);
        for (std::size_t i = 0; i < from.size(); ++i) {
            CHECK(distance(from[i], {300, 200}) < 2.5F * layout.piece_radius);
            for (std::size_t j = 0; j < i; ++j) CHECK(distance(from[i], from[j]) > layout.lane_radius);
        }
    }
}

TEST_CASE("what a capture takes does not come from the hand") {
    AppRun run;
    run.ask("open-text 2/2r2r1(gr)1/4 r 2");
    run.settle();
    run.ask(Lift{6, {100, 100}});
    run.ask(Drop{8});
    REQUIRE(run.app.game().steps().back().captured == 1);
    CHECK(let_go(run.app).size() == 1);
}
