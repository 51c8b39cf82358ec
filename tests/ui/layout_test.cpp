#include "views.hpp"
#include "web/ui/layout.hpp"
#include "web/ui/lines.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <string>

namespace puluc::ui {
namespace {

constexpr std::array sizes{Size{320, 420}, Size{320, 568}, Size{360, 640}, Size{390, 844}, Size{412, 915},
    Size{480, 300}, Size{568, 320}, Size{640, 480}, Size{700, 700}, Size{768, 1024}, Size{844, 390},
    Size{1024, 768}, Size{1280, 720}, Size{1280, 1024}, Size{1920, 1080}, Size{2560, 1440}, Size{1000, 2000},
    Size{1366, 601}};

struct Case {
    std::string name;
    ViewModel view;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const char* position : {"5/9/5 r", "0/3g(rrrrgggg)4/0 r 3", "0/1g(ggggrrrrr)6/0 r",
             "1/1r1(ggrr)1(rg)1g1/1 r 2", "1/2(rgg)2r1(rggg)1/0 g"}) {
        all.push_back({position, view_of(position)});
        ViewModel turned = view_of(position);
        turned.bottom = Side::green;
        turned.panel = Panel{PanelId::turns, "Turns", {}};
        all.push_back({std::string(position) + ", from green's side, with a panel", turned});
        ViewModel noticed = view_of(position);
        noticed.notice = "This browser does not let the game be saved. You can play all the same.";
        all.push_back({std::string(position) + ", with a notice", noticed});
        all.push_back({std::string(position) + ", in long words", long_view_of(position)});
        ViewModel weighed = view_of(position);
        weighed.chance = ChanceView{0.542, "chance to win", {"54.2 %", "45.8 %"}};
        all.push_back({std::string(position) + ", with the chances", weighed});
    }
    return all;
}

/// Runs `check` for every size and view.
template <class Check>
void everywhere(Check check) {
    for (const Case& each : cases()) {
        for (const Size size : sizes) {
            CAPTURE(each.name);
            CAPTURE(size.width);
            CAPTURE(size.height);
            check(make_layout(size, each.view), each.view);
        }
    }
}

struct Named {
    std::string name;
    Rect rect;
};

/// The rectangles of a screen of which no two may share a pixel. A notice on a low canvas lies over status
/// and sticks.
std::vector<Named> apart(const Layout& layout) {
    std::vector<Named> all{{"title", layout.title}, {"board", layout.board}};
    for (const Rect& button : layout.buttons) all.push_back({"button", button});
    const bool covers = layout.notice.overlaps(layout.throw_area);
    if (layout.notice.width > 0) all.push_back({"notice", layout.notice});
    if (layout.chance.width > 0) all.push_back({"chance", layout.chance});
    if (covers) return all;
    all.push_back({"throw", layout.throw_area});
    all.push_back({"status", layout.status});
    return all;
}

void check_apart(const std::vector<Named>& all) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            INFO(all[i].name << " and " << all[j].name);
            CHECK_FALSE(all[i].rect.overlaps(all[j].rect));
        }
    }
}

Rect around(Point centre, float radius) {
    return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
}

} // namespace

TEST_CASE("nothing on the screen overlaps and all of it is inside") {
    everywhere([](const Layout& layout, const ViewModel& view) {
        const Rect canvas{0, 0, layout.size.width, layout.size.height};
        const auto all = apart(layout);
        check_apart(all);
        for (const Named& each : all) {
            INFO(each.name);
            CHECK(canvas.contains(each.rect));
            CHECK(each.rect.width > 0);
            CHECK(each.rect.height > 0);
        }
        CHECK(layout.buttons.size() == view.buttons.size());
        CHECK((layout.panel.width > 0) == view.panel.has_value());
        CHECK((layout.chance.width > 0) == view.chance.has_value());
        CHECK(canvas.contains(layout.panel));
        CHECK((layout.notice.width > 0) == !view.notice.empty());
        for (const Rect& stick : layout.sticks) CHECK(layout.throw_area.contains(stick));
        CHECK((layout.throw_button.width > 0) == view.can_throw);
        if (view.can_throw) CHECK(layout.throw_area.contains(layout.throw_button));
    });
}

TEST_CASE("the spaces fill the board in order, without gap or overlap") {
    everywhere([](const Layout& layout, const ViewModel&) {
        const Rect inside = layout.board.inset(layout.frame);
        float area = 0;
        for (std::size_t i = 0; i < layout.spaces.size(); ++i) {
            CHECK(inside.contains(layout.spaces[i]));
            area += layout.spaces[i].width * layout.spaces[i].height;
            for (std::size_t j = i + 1; j < layout.spaces.size(); ++j)
                CHECK_FALSE(layout.spaces[i].overlaps(layout.spaces[j]));
        }
        CHECK(area == doctest::Approx(inside.width * inside.height).epsilon(0.02));
        const Rect& bottom = layout.spaces[static_cast<std::size_t>(city(layout.bottom))];
        if (layout.standing)
            CHECK(bottom.bottom() == doctest::Approx(inside.bottom()));
        else
            CHECK(layout.spaces[0].x == doctest::Approx(inside.x));
    });
}

TEST_CASE("ten pieces in a pile, five at home and five killed have room, apart from each other") {
    for (const Size size : sizes) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        const Layout layout = make_layout(size, view_of("5/9/5 r"));
        std::vector<Place> places;
        for (Space space = 1; space <= track_spaces; ++space) {
            places.push_back({Side::red, Role::carrier, space, 0, 1});
            for (int slot = 0; slot < 5; ++slot)
                places.push_back({Side::green, Role::captive, space, slot, 5});
            for (int slot = 0; slot < 4; ++slot)
                places.push_back({Side::red, Role::compatriot, space, slot, 4});
        }
        for (const Side side : {Side::red, Side::green}) {
            for (const Role role : {Role::home, Role::killed})
                for (int slot = 0; slot < 5; ++slot) places.push_back({side, role, city(side), slot, 5});
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Point here = layout.centre(places[i]);
            const float radius = layout.radius(places[i]);
            CHECK(radius >= 2.4F);
            const bool under_the_board = places[i].role == Role::killed && !layout.standing;
            const Rect room = under_the_board ? Rect{0, layout.board.bottom(), size.width,
                                  layout.throw_area.y - layout.board.bottom()}
                                              : layout.spaces[static_cast<std::size_t>(places[i].space)];
            CHECK(room.contains(around(here, radius)));
            for (std::size_t j = i + 1; j < places.size(); ++j)
                CHECK(distance(here, layout.centre(places[j])) >= radius + layout.radius(places[j]));
        }
    }
}

TEST_CASE("captives lie on one edge and compatriots on the other, the same on every space") {
    for (const Size size : {Size{1280, 720}, Size{390, 844}}) {
        const Layout layout = make_layout(size, view_of("5/9/5 r"));
        for (Space space = 1; space <= track_spaces; ++space) {
            const Rect captives = layout.lane(space, Role::captive);
            const Rect compatriots = layout.lane(space, Role::compatriot);
            CHECK_FALSE(captives.overlaps(layout.corridor));
            CHECK_FALSE(compatriots.overlaps(layout.corridor));
            if (layout.standing)
                CHECK(captives.right() <= compatriots.x);
            else
                CHECK(captives.bottom() <= compatriots.y);
        }
    }
}

TEST_CASE("the middle of each thing is found by the finger") {
    everywhere([](const Layout& layout, const ViewModel& view) {
        if (view.panel) {
            CHECK(std::holds_alternative<PanelHit>(hit_test(layout, layout.panel.centre())));
            CHECK(std::holds_alternative<NothingHit>(hit_test(layout, {1, 1})));
            return;
        }
        for (std::size_t i = 0; i < layout.buttons.size(); ++i)
            CHECK(hit_test(layout, layout.buttons[i].centre()) == Hit{ButtonHit{static_cast<int>(i)}});
        for (Space space = 0; space <= last_space; ++space)
            CHECK(hit_test(layout, layout.spaces[static_cast<std::size_t>(space)].centre())
                  == Hit{SpaceHit{space}});
        for (const Place& place : view.pieces)
            if (place.role != Role::killed)
                CHECK(hit_test(layout, layout.centre(place)) == Hit{SpaceHit{place.space}});
        if (layout.notice.width > 0) CHECK(hit_test(layout, layout.notice.centre()) == Hit{NoticeHit{}});
        if (!layout.notice.overlaps(layout.throw_area))
            for (const Rect& stick : layout.sticks)
                CHECK(hit_test(layout, stick.centre()) == Hit{SticksHit{}});
        CHECK(hit_test(layout, {0, 0}) == Hit{NothingHit{}});
    });
}

TEST_CASE("what is to be touched is large enough for a finger") {
    everywhere([](const Layout& layout, const ViewModel&) {
        for (const Rect& button : layout.buttons) {
            CHECK(button.width >= touch_target - 1); // seven of them share 304 px on the narrowest canvas
            CHECK(button.height >= touch_target);
        }
        CHECK(layout.throw_area.width >= touch_target);
        CHECK(layout.throw_area.height >= touch_target);
        for (Space space = 1; space <= track_spaces; ++space) {
            const Rect& rect = layout.spaces[static_cast<std::size_t>(space)];
            CHECK(std::max(rect.width, rect.height) >= touch_target);
        }
    });
}

TEST_CASE("what stands still has its edges on whole pixels") {
    everywhere([](const Layout& layout, const ViewModel&) {
        std::vector<Rect> still(layout.spaces.begin(), layout.spaces.end());
        still.insert(still.end(), {layout.board, layout.corridor, layout.status, layout.throw_area});
        still.insert(still.end(), layout.buttons.begin(), layout.buttons.end());
        for (const Rect& rect : still) {
            CHECK(rect.x == std::floor(rect.x));
            CHECK(rect.y == std::floor(rect.y));
            CHECK(rect.width == std::floor(rect.width));
        }
    });
}

TEST_CASE("the board stands on a tall canvas and lies on a wide one") {
    const ViewModel view = view_of("5/9/5 r");
    for (const Size tall : {Size{320, 420}, Size{390, 844}, Size{768, 1024}})
        CHECK(make_layout(tall, view).standing);
    for (const Size wide : {Size{844, 390}, Size{1280, 720}, Size{1920, 1080}})
        CHECK_FALSE(make_layout(wide, view).standing);
}

TEST_CASE("what comes and goes never turns the board") {
    for (const Size size : {Size{600, 800}, Size{712, 950}, Size{768, 1024}, Size{800, 1000}, Size{810, 1080},
             Size{834, 1112}, Size{900, 950}, Size{1000, 1100}, Size{1024, 768}}) {
        CAPTURE(size.width);
        ViewModel view = view_of("5/9/5 r");
        const bool standing = make_layout(size, view).standing;
        if (size.height >= 1.2F * size.width) CHECK(standing);
        view.notice = "The browser stores nothing: the game is lost when the page closes.";
        CHECK(make_layout(size, view).standing == standing);
        view.chance = ChanceView{0.5, "chance to win", {"50.0 %", "50.0 %"}};
        CHECK(make_layout(size, view).standing == standing);
    }
}

TEST_CASE("a canvas that is too small is laid out as the smallest") {
    const Layout layout = make_layout({100, 50}, view_of("5/9/5 r"));
    CHECK(layout.size == smallest_canvas);
    CHECK(make_layout({600, 10}, view_of("5/9/5 r")).size == Size{600, smallest_lying.height});
}

TEST_CASE("a finger takes hold of movable pieces and of nothing else") {
    const ViewModel view = view_of("1/1r1(ggrr)1(rg)1g1/1 r 2");
    for (const Size size : {Size{1280, 720}, Size{390, 844}}) {
        const Layout layout = make_layout(size, view);
        const auto grips = [&](Role role, Space space, Point off = {}) {
            return grips_piece(layout, view, layout.centre({Side::red, role, space, 0, 1}) + off);
        };
        CHECK(grips(Role::carrier, 6));
        CHECK(grips(Role::carrier, 2));
        CHECK(grips(Role::carrier, 6, {layout.piece_radius * 0.9F, 0}));
        CHECK_FALSE(grips(Role::home, 0));    // a throw of 2 enters on space 2, where a red piece stands
        CHECK_FALSE(grips(Role::carrier, 8)); // green
        CHECK_FALSE(grips(Role::carrier, 5)); // empty
        CHECK_FALSE(grips(Role::captive, 6));
    }
}

TEST_CASE("a button shows its label where there is room, else its icon") {
    const ViewModel view = long_view_of("5/9/5 r");
    const Layout wide = make_layout({1280, 720}, view);
    const Layout narrow = make_layout({320, 568}, view);
    for (std::size_t i = 0; i < view.buttons.size(); ++i) {
        CHECK(shows_label(wide, view, i));
        CHECK_FALSE(shows_label(narrow, view, i));
    }
}

TEST_CASE("lines break at blanks and shrink before they would run out of their box") {
    const Lines broken =
        break_lines(Face::text, 20, "one two three", text_width(Face::text, 20, "one two") + 1);
    CHECK(broken.lines == std::vector<std::string>{"one two", "three"});
    CHECK(break_lines(Face::text, 20, "", 100).lines.empty());
    const Lines fitted = fit_lines(Face::text, 40, "a line that is set too large", 200, 44);
    CHECK(fitted.size < 40);
    CHECK(fitted.height() <= 44);
    for (const std::string& line : fitted.lines) CHECK(text_width(Face::text, fitted.size, line) <= 200);
    CHECK(fit_lines(Face::text, 40, "far too much for such a box", 20, 20).size == smallest_text(Face::text));
}

} // namespace puluc::ui
