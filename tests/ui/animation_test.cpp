#include "engine/moves.hpp"
#include "engine/notation.hpp"
#include "views.hpp"
#include "web/ui/animation.hpp"
#include "web/ui/layout.hpp"
#include <cmath>
#include <doctest/doctest.h>

namespace puluc::ui {
namespace {

struct Change {
    Arrangement before;
    Arrangement after;
    Layout layout;

    Change(std::string_view position, Move move) {
        const auto parsed = parse_position(position);
        REQUIRE(parsed.ok());
        before = arrange(parsed->position);
        after = arrange(play(parsed->position, move).next, before);
        layout = make_layout({1280, 720}, view_of(position));
    }
    Pose sample(const Animation& animation, std::size_t piece, double now) const {
        return pose(animation, static_cast<int>(piece), after[piece], now, layout);
    }
};

} // namespace

TEST_CASE("a piece glides from where it was to where it is, slowly at both ends, and over the others") {
    const Change change("4/2r6/5 r", {3, 5, false});
    const Animation animation = animate(change.before, change.after, std::nullopt, 10, 0.3);
    REQUIRE(animation.glides.size() == 1);
    const auto piece = static_cast<std::size_t>(animation.glides.front().piece);
    CHECK(animation.end() == doctest::Approx(10.3));
    const Point from = change.layout.centre(change.before[piece]);
    const Point to = change.layout.centre(change.after[piece]);
    const Pose start = change.sample(animation, piece, 10);
    const Pose middle = change.sample(animation, piece, 10.15);
    CHECK(distance(start.centre, from) < 0.01F);
    CHECK(distance(middle.centre, mix(from, to, 0.5F)) < 0.01F);
    CHECK(distance(change.sample(animation, piece, 10.3).centre, to) < 0.01F);
    CHECK(distance(change.sample(animation, piece, 99).centre, to) < 0.01F);
    CHECK(distance(change.sample(animation, piece, 10.03).centre, from) < 0.1F * distance(from, to));
    CHECK(start.lift == 0);
    CHECK(middle.lift == doctest::Approx(1));
    CHECK(change.sample(animation, piece, 10.3).lift == 0);
    const auto still = (piece + 1) % change.before.size();
    CHECK(distance(change.sample(animation, still, 10.15).centre, change.layout.centre(change.after[still]))
          < 0.01F);
}

TEST_CASE("who returns, and who is killed, goes by way of the enemy city (R9)") {
    const Change change("4/7(rg)1/4 r", {8, 10, false});
    const Animation animation = animate(change.before, change.after, 10, 0, 0.4);
    const Point green_city = change.layout.spaces[10].centre();
    int by_way = 0;
    for (const Glide& glide : animation.glides) {
        if (!glide.by_way_of) continue;
        ++by_way;
        const auto piece = static_cast<std::size_t>(glide.piece);
        CHECK(distance(change.sample(animation, piece, 0.2).centre, green_city) < 1);
        CHECK(distance(change.sample(animation, piece, 0.4).centre, change.layout.centre(change.after[piece]))
              < 0.01F);
    }
    CHECK(by_way == 2);
}

TEST_CASE("a captive shrinks into its lane without going round") {
    const Change change("4/2r1g4/4 r", {3, 5, true});
    const Animation animation = animate(change.before, change.after, std::nullopt, 0, 0.3);
    REQUIRE(animation.glides.size() == 2);
    for (const Glide& glide : animation.glides) {
        CHECK_FALSE(glide.by_way_of);
        if (glide.from.side == Side::red) continue;
        const auto piece = static_cast<std::size_t>(glide.piece);
        CHECK(change.sample(animation, piece, 0).radius == doctest::Approx(change.layout.piece_radius));
        CHECK(change.sample(animation, piece, 0.3).radius == doctest::Approx(change.layout.lane_radius));
    }
}

TEST_CASE("with no time there is no glide: motion is reduced") {
    const Change change("4/2r6/5 r", {3, 5, false});
    const Animation animation = animate(change.before, change.after, std::nullopt, 7, 0);
    CHECK(animation.glides.empty());
    CHECK(animation.end() == 0);
}

TEST_CASE("a piece that was let go glides from the hand and sinks") {
    const Change change("4/2r6/5 r", {3, 5, false});
    Animation animation = animate(change.before, change.after, std::nullopt, 0, 0.3);
    animation.glides.front().let_go = Grip{{700, 500}};
    const auto piece = static_cast<std::size_t>(animation.glides.front().piece);
    CHECK(distance(change.sample(animation, piece, 0).centre, {700, 500}) < 0.01F);
    CHECK(change.sample(animation, piece, 0).lift == doctest::Approx(1));
    CHECK(change.sample(animation, piece, 0.15).lift < 1);
}

} // namespace puluc::ui
