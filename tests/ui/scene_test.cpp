#include "views.hpp"
#include "web/ui/scene.hpp"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

namespace puluc::ui {
namespace {

constexpr std::array canvases{Size{320, 420}, Size{320, 568}, Size{390, 844}, Size{480, 300}, Size{640, 480},
    Size{768, 1024}, Size{844, 390}, Size{1280, 720}, Size{2560, 1440}};

Scene scene_of(const ViewModel& view, Size size, double now = 0, const SceneOptions& options = {}) {
    return make_scene(view, make_layout(size, view), theme(ThemeId::light), {}, now, options);
}

const Group* group(const Scene& scene, std::string_view id) {
    const auto found = std::ranges::find(scene.groups, id, &Group::id);
    return found == scene.groups.end() ? nullptr : &*found;
}

std::vector<Text> texts(const Scene& scene, std::string_view id) {
    std::vector<Text> all;
    const Group* found = group(scene, id);
    if (!found) return all;
    for (std::size_t i = found->first; i < found->first + found->count; ++i)
        if (const auto* text = std::get_if<Text>(&scene.shapes[i])) all.push_back(*text);
    return all;
}

Rect box(const Text& text) {
    const float width = text_width(text.face, text.size, text.text);
    const float left = text.align == Align::left    ? text.at.x
                       : text.align == Align::right ? text.at.x - width
                                                    : text.at.x - width / 2;
    return {left, text.at.y - text.size / 2, width, text.size};
}

void check_inside(const Scene& scene, std::string_view id, const Rect& room) {
    for (const Text& text : texts(scene, id)) {
        INFO(id << ": " << text.text);
        CHECK(room.inset(-0.6F).contains(box(text)));
    }
}

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Compares with tests/data/scene/<name>.txt, or writes it where PULUC_REWRITE is set.
void check_golden(const std::string& name, const Scene& scene) {
    const std::string path = std::string(PULUC_TEST_DATA) + "/scene/" + name + ".txt";
    const std::string text = to_text(scene);
    if (std::getenv("PULUC_REWRITE")) std::ofstream(path, std::ios::binary) << text;
    CHECK(text == read(path));
}

} // namespace

TEST_CASE("all words fit into their room, in long words too, and none is too small to read") {
    for (const char* position : {"5/9/5 r", "1/1r1(ggrr)1(rg)1g1/1 r 2", "0/3g(rrrrgggg)4/0 r 3"}) {
        for (const ViewModel& view : {view_of(position), long_view_of(position)}) {
            for (const Size size : canvases) {
                CAPTURE(position);
                CAPTURE(size.width);
                CAPTURE(size.height);
                const Layout layout = make_layout(size, view);
                const Scene scene = scene_of(view, size);
                check_inside(scene, "title", layout.title);
                check_inside(scene, "status", layout.status);
                check_inside(scene, "throw", layout.throw_area);
                check_inside(scene, "throw button", layout.throw_button);
                check_inside(scene, "notice", layout.notice);
                for (std::size_t i = 0; i < view.buttons.size(); ++i)
                    check_inside(scene, "button " + std::to_string(i), layout.buttons[i]);
                check_inside(scene, "city red", {0, 0, layout.size.width, layout.size.height});
                for (const Shape& shape : scene.shapes)
                    if (const auto* text = std::get_if<Text>(&shape))
                        CHECK(text->size >= std::min(16.0F, layout.numbers[0].height));
            }
        }
    }
}

TEST_CASE("every shape of the board lies inside the canvas") {
    for (const Size size : canvases) {
        const ViewModel view = view_of("0/3g(rrrrgggg)4/0 r 3");
        const Scene scene = scene_of(view, size);
        const Layout layout = make_layout(size, view);
        const Rect canvas{0, 0, layout.size.width, layout.size.height};
        for (const Shape& shape : scene.shapes)
            if (const auto* polygon = std::get_if<Polygon>(&shape))
                for (const Point p : polygon->points) CHECK(canvas.contains(p));
    }
}

TEST_CASE("polygons are convex, as whoever paints them relies on") {
    const ViewModel view = view_of("1/2(rgg)2r1(rggg)1/0 g");
    for (const Shape& shape : scene_of(view, {1280, 720}).shapes) {
        const auto* polygon = std::get_if<Polygon>(&shape);
        if (!polygon) continue;
        const auto& points = polygon->points;
        REQUIRE(points.size() >= 3);
        bool left = false;
        bool right = false;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point a = points[(i + 1) % points.size()] - points[i];
            const Point b = points[(i + 2) % points.size()] - points[(i + 1) % points.size()];
            const float turn = a.x * b.y - a.y * b.x;
            left |= turn < -0.02F;
            right |= turn > 0.02F;
        }
        CHECK_FALSE((left && right));
    }
}

TEST_CASE("all ten pieces are drawn, each once") {
    const Scene scene = scene_of(view_of("1/1r1(ggrr)1(rg)1g1/0 r"), {1280, 720});
    for (int piece = 0; piece < 10; ++piece)
        CHECK(std::ranges::count(scene.groups, "piece " + std::to_string(piece), &Group::id) == 1);
}

TEST_CASE("rings show what can move, and the marker says what a choice does") {
    ViewModel view = view_of("1/1r1(ggrr)1(rg)1g1/1 r 2");
    const Scene before = scene_of(view, {1280, 720});
    CHECK(group(before, "movable 2"));
    CHECK(group(before, "movable 6"));
    CHECK_FALSE(group(before, "movable 0"));
    CHECK_FALSE(group(before, "marker"));
    choose(view, 6);
    const Scene after = scene_of(view, {1280, 720});
    REQUIRE(texts(after, "marker").size() == 1);
    CHECK(texts(after, "marker").front().text == "capture");
    CHECK(group(after, "target"));
    CHECK_FALSE(group(after, "ghost"));
}

TEST_CASE("a dragged carrier is at the finger, its pile round it, and a ghost stays behind") {
    for (const Size size : {Size{1280, 720}, Size{390, 844}}) {
        ViewModel view = view_of("0/3g(rrrrgggg)4/0 r 3");
        const Layout layout = make_layout(size, view);
        const Point finger = layout.spaces[7].centre();
        choose(view, 5, finger);
        const Scene scene = scene_of(view, size);
        CHECK(group(scene, "ghost"));
        int near = 0;
        for (const Shape& shape : scene.shapes) {
            const auto* disc = std::get_if<Disc>(&shape);
            const auto* shadow = std::get_if<Shadow>(&shape);
            const Point at = disc ? disc->centre : shadow ? shadow->rect.centre() : Point{-1000, -1000};
            near += std::hypot(at.x - finger.x, at.y - finger.y) < layout.piece_radius * 2.6F;
        }
        CHECK(near >= 8); // the carrier, three compatriots, four captives
        // What is in the hand is painted over what lies.
        CHECK(group(scene, "piece 0")->first > group(scene, "piece 5")->first);
    }
}

TEST_CASE("a tumble is the same at the same moment, different at others, and ends as the sticks lie") {
    ViewModel view = view_of("5/9/5 r 3");
    const auto sticks = [&](double now) {
        const Scene scene = scene_of(view, {1280, 720}, now);
        std::string text;
        const Group* found = group(scene, "sticks");
        for (std::size_t i = found->first; i < found->first + found->count; ++i)
            if (const auto* polygon = std::get_if<Polygon>(&scene.shapes[i]))
                for (const Point p : polygon->points)
                    text += std::to_string(std::lround(p.x)) + ' ' + std::to_string(std::lround(p.y)) + '\n';
        return text;
    };
    const std::string lying = sticks(0);
    view.sticks_state = SticksState::tumbling;
    view.tumble_start = 5;
    view.tumble_seconds = 0.7;
    CHECK(sticks(5.2) == sticks(5.2));
    CHECK(sticks(5.2) != sticks(5.3));
    CHECK(sticks(5.7) == lying);
    CHECK(sticks(9) == lying);
}

TEST_CASE("a diagram is the board alone") {
    const ViewModel view = view_of("5/9/5 r");
    const Scene scene = make_scene(
        view, make_board_layout(800, false, view), theme(ThemeId::light), {}, 0, {.board_only = true});
    for (const char* id : {"title", "status", "sticks", "throw", "button 0", "ground"})
        CHECK_FALSE(group(scene, id));
    CHECK(group(scene, "board"));
    CHECK(group(scene, "piece 9"));
}

TEST_CASE("scenes as text") {
    check_golden("start_lying", scene_of(view_of("5/9/5 r"), {1280, 720}));
    check_golden("start_standing", scene_of(view_of("5/9/5 r"), {390, 844}));
    ViewModel chosen = view_of("1/1r1(ggrr)1(rg)1g1/1 r 2");
    choose(chosen, 6);
    check_golden("chosen_standing", scene_of(chosen, {390, 844}));
    check_golden("won_lying", scene_of(view_of("1/2(rgg)2r1(rggg)1/0 g"), {844, 390}));
    check_golden("long_small", scene_of(long_view_of("1/1r1(ggrr)1(rg)1g1/1 r 2"), {320, 420}));
}

} // namespace puluc::ui
