// What reaches the graphics card: at every size and ratio triangles that are there, whole and on the canvas;
// and type at the sizes that it is drawn in.
#include "tests/view/pilot.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;
using puluc::view::Atlas;
using puluc::view::Brush;
using puluc::view::Pilot;

namespace {

/// Checks every triangle of the frame that was drawn last.
void check_triangles(const Pilot& pilot) {
    const ImDrawData* data = ImGui::GetDrawData();
    REQUIRE(data->Valid);
    CHECK(data->TotalVtxCount > 500);
    constexpr float soft = 60; // shadows and the ends of cobs may stand out a little
    bool inside = true;
    bool whole = true;
    for (const ImDrawList* list : data->CmdLists) {
        for (const ImDrawVert& v : list->VtxBuffer) {
            inside = inside && std::isfinite(v.pos.x) && std::isfinite(v.pos.y) && v.pos.x > -soft
                     && v.pos.y > -soft && v.pos.x < pilot.size().width + soft
                     && v.pos.y < pilot.size().height + soft;
        }
        unsigned elements = 0;
        for (const ImDrawCmd& command : list->CmdBuffer) elements += command.ElemCount;
        whole = whole && static_cast<int>(elements) == list->IdxBuffer.Size && elements % 3 == 0;
        for (const ImDrawIdx index : list->IdxBuffer)
            whole = whole && index < static_cast<unsigned>(list->VtxBuffer.Size);
    }
    CHECK(inside);
    CHECK(whole);
}

/// A list of its own to paint on, with what it got.
struct Canvas {
    ImDrawList list{ImGui::GetDrawListSharedData()};
    Brush brush;
    explicit Canvas(float ratio) {
        list._ResetForNewFrame();
        list.PushClipRectFullScreen();
        brush.begin(list, ratio);
    }
    /// The box around all corners that are not wholly transparent.
    [[nodiscard]] Rect box() const {
        float left = 1e9F;
        float top = 1e9F;
        float right = -1e9F;
        float bottom = -1e9F;
        for (const ImDrawVert& v : list.VtxBuffer) {
            if ((v.col >> IM_COL32_A_SHIFT) == 0) continue;
            left = std::min(left, v.pos.x);
            right = std::max(right, v.pos.x);
            top = std::min(top, v.pos.y);
            bottom = std::max(bottom, v.pos.y);
        }
        return {left, top, right - left, bottom - top};
    }
};

} // namespace

TEST_CASE("at every size and ratio the picture is whole and on the canvas") {
    for (const Size size :
        {Size{320, 420}, Size{320, 568}, Size{390, 844}, Size{1280, 720}, Size{1920, 1080}, Size{701, 503}}) {
        for (const float ratio : {0.75F, 1.0F, 1.25F, 1.5F, 2.0F, 3.0F}) {
            CAPTURE(size.width);
            CAPTURE(ratio);
            Pilot pilot(1, size, ratio);
            pilot.open("1/2r2r1(ggrr)1/3 r 2");
            check_triangles(pilot);
            pilot.ask(Choose{6});
            check_triangles(pilot);
            pilot.ask(OpenPanel{PanelId::settings});
            check_triangles(pilot);
        }
    }
}

TEST_CASE("a canvas that changes its size or ratio is laid out anew") {
    Pilot pilot;
    CHECK(!pilot.screen.layout().standing);
    pilot.resize({390, 844}, 2);
    CHECK(pilot.screen.layout().standing);
    CHECK(pilot.screen.layout().size == Size{390, 844});
    check_triangles(pilot);
}

TEST_CASE("an edge fades over one device pixel, at any ratio") {
    Pilot pilot;
    for (const float ratio : {1.0F, 1.5F, 2.0F, 3.0F}) {
        Canvas canvas(ratio);
        canvas.brush.paint(Disc{{50, 50}, 20, colour(0xff0000)});
        // Full colour ends half a device pixel inside the outline, nothing is left half a pixel outside.
        CHECK(canvas.box().right() == doctest::Approx(70 - 0.5F / ratio).epsilon(1e-4));
        float outermost = 0;
        for (const ImDrawVert& v : canvas.list.VtxBuffer) outermost = std::max(outermost, v.pos.x);
        CHECK(outermost == doctest::Approx(70 + 0.5F / ratio).epsilon(1e-4));
    }
}

TEST_CASE("the straight sides of a large rectangle lie on the grid of the device") {
    Pilot pilot;
    for (const float ratio : {1.0F, 1.25F, 1.5F, 2.0F}) {
        Canvas canvas(ratio);
        canvas.brush.paint(RoundRect{{10.3F, 20.7F, 100.1F, 50.2F}, 8, {colour(0xffffff), colour(0xffffff)}});
        const float right = (canvas.box().right() + 0.5F / ratio) * ratio;
        CHECK(right == doctest::Approx(std::round(right)).epsilon(1e-4));
    }
}

TEST_CASE("a circle is rounder where it has more pixels") {
    Pilot pilot;
    int before = 0;
    for (const float radius : {2.0F, 8.0F, 40.0F, 200.0F}) {
        Canvas canvas(2);
        canvas.brush.paint(Disc{{0, 0}, radius, colour(0xffffff)});
        const int corners = canvas.list.VtxBuffer.Size / 2;
        CHECK(corners > before);
        // How far the middle of a side stays inside the circle, in device pixels.
        CHECK(2 * radius * (1 - std::cos(3.14159F / static_cast<float>(corners))) < 0.3F);
        before = corners;
    }
}

TEST_CASE("shapes without size or colour paint nothing and break nothing") {
    Pilot pilot;
    Canvas canvas(1);
    canvas.brush.paint(Polyline{});
    canvas.brush.paint(Polyline{{{1, 1}}, colour(0), 2});
    canvas.brush.paint(Polygon{{{0, 0}, {1, 1}}, colour(0)});
    canvas.brush.paint(DashedRing{{0, 0}, 10, colour(0), 1, 0});
    canvas.brush.paint(Ellipse{});
    canvas.brush.paint(RoundRect{{0, 0, 10, 10}, 4, {}});
    CHECK(canvas.list.VtxBuffer.Size == 0);
}

TEST_CASE("the atlas is made anew only where sizes or the ratio change") {
    Pilot pilot;
    CHECK(!pilot.screen.prepare(pilot.app, {1280, 720}, 1, pilot.now()));
    CHECK(pilot.screen.prepare(pilot.app, {1280, 720}, 2, pilot.now()));
    CHECK(!pilot.screen.prepare(pilot.app, {1280, 720}, 2, pilot.now()));
}

TEST_CASE("the first atlas holds the words of the first picture, the second all characters") {
    Pilot pilot;
    Atlas atlas;
    CHECK(atlas.prepare({{Face::text, 21}}, 1, {"Puluc"}));
    CHECK(!atlas.whole());
    const auto first = ImGui::GetIO().Fonts->Fonts[0]->Glyphs.Size;
    CHECK(atlas.prepare({{Face::text, 21}}, 1, {}));
    CHECK(atlas.whole());
    CHECK(ImGui::GetIO().Fonts->Fonts[0]->Glyphs.Size > 10 * first);
    CHECK(!atlas.prepare({{Face::text, 21}}, 1, {}));
}

TEST_CASE(
    "glyphs stand on whole device pixels, across on thirds where they are coarse, and end where measured") {
    Pilot pilot;
    for (const float ratio : {1.0F, 1.25F, 1.5F, 3.0F}) {
        Atlas atlas;
        atlas.prepare({{Face::text, 21}}, ratio, {"Your move: 2"});
        Canvas canvas(ratio);
        atlas.draw(canvas.list, {"Your move: 2", {33.3F, 47.7F}, Face::text, 21, colour(0), Align::left});
        REQUIRE(canvas.list.VtxBuffer.Size == 4 * 10);
        const float across = ratio * (ratio < 1.75F ? 3 : 1);
        for (const ImDrawVert& v : canvas.list.VtxBuffer) {
            CHECK(v.pos.x * across == doctest::Approx(std::round(v.pos.x * across)).epsilon(1e-4));
            CHECK(v.pos.y * ratio == doctest::Approx(std::round(v.pos.y * ratio)).epsilon(1e-4));
        }
        CHECK(canvas.box().right()
              == doctest::Approx(33.3F + text_width(Face::text, 21, "Your move: 2")).epsilon(0.05));
    }
}

TEST_CASE("a size that the atlas lacks is drawn from the nearest larger one, as large as it should be") {
    Pilot pilot;
    Atlas atlas;
    atlas.prepare({{Face::text, 16}, {Face::text, 24}, {Face::text, 48}}, 1, {"H", "H", "H"});
    Canvas canvas(1);
    atlas.draw(canvas.list, {"HHHH", {10, 30}, Face::text, 20, colour(0), Align::left});
    REQUIRE(canvas.list.VtxBuffer.Size == 16);
    CHECK(canvas.box().width == doctest::Approx(text_width(Face::text, 20, "HHHH")).epsilon(0.05));
    CHECK(canvas.box().height == doctest::Approx(cap_height(Face::text, 20)).epsilon(0.15));
}

TEST_CASE("words in a size that the atlas lacks are never drawn from one that has figures alone") {
    Pilot pilot;
    Atlas atlas;
    const std::vector<puluc::view::Type> types{{Face::heading, 21}, {Face::heading, 72}};
    atlas.prepare(types, 1, {"i", "0"});
    atlas.prepare(types, 1, {});
    REQUIRE(atlas.whole());
    const auto drawn_width = [&](const std::string& words) {
        Canvas canvas(1);
        atlas.draw(canvas.list, {words, {10, 50}, Face::heading, 40, colour(0), Align::left});
        REQUIRE(canvas.list.VtxBuffer.Size == 4 * 8);
        return canvas.box().width;
    };
    for (const std::string words : {"iiiiiiii", "mmmmmmmm"})
        CHECK(drawn_width(words) == doctest::Approx(text_width(Face::heading, 40, words)).epsilon(0.1));
}
