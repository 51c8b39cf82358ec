#include "views.hpp"
#include "web/ui/diagram.hpp"
#include "web/ui/svg.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>
#include <string>
#include <vector>

namespace puluc::ui {
namespace {

std::string picture(std::string_view position, const DiagramOptions& options = {}) {
    const auto parsed = parse_position(position);
    REQUIRE(parsed.ok());
    return diagram(*parsed, options);
}

/// Whether every tag is closed in order, attributes are quoted, and nothing but known entities stands after
/// "&".
bool is_well_formed(std::string_view text) {
    std::vector<std::string> open;
    while (true) {
        const std::size_t start = text.find('<');
        const std::string_view words = text.substr(0, start);
        if (words.find('>') != words.npos) return false;
        if (start == text.npos) return open.empty();
        const std::size_t end = text.find('>', start);
        if (end == text.npos) return false;
        std::string tag(text.substr(start + 1, end - start - 1));
        text.remove_prefix(end + 1);
        if (tag.find('<') != tag.npos || std::ranges::count(tag, '"') % 2 != 0) return false;
        const bool closes = tag.front() == '/';
        const bool alone = tag.back() == '/';
        const std::string name =
            tag.substr(closes ? 1 : 0, tag.find_first_of(" /", closes ? 1 : 0) - (closes ? 1 : 0));
        if (closes) {
            if (open.empty() || open.back() != name) return false;
            open.pop_back();
        } else if (!alone) {
            open.push_back(name);
        }
    }
}

std::set<std::string> all_after(std::string_view text, std::string_view mark, char end) {
    std::set<std::string> found;
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
        const std::size_t start = at + mark.size();
        found.emplace(text.substr(start, text.find(end, start) - start));
    }
    return found;
}

} // namespace

TEST_CASE("an SVG is well formed, says what it shows, and stays small") {
    for (const bool standing : {false, true}) {
        for (const char* position : {"5/9/5 r", "1/1r1(ggrr)1(rg)1g1/1 r 2", "0/3g(rrrrgggg)4/0 r 3"}) {
            const std::string svg =
                picture(position, {.width = standing ? 400.0F : 800.0F, .standing = standing});
            CHECK(is_well_formed(svg));
            CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 "));
            CHECK(svg.find("<title>Red: ") != svg.npos);
            CHECK(svg.find("nan") == svg.npos);
            CHECK(svg.size() <= 40 * 1024);
        }
    }
}

TEST_CASE("everything that an SVG refers to is in it, and nothing outside it") {
    const std::string svg = picture("1/1r1(ggrr)1(rg)1g1/1 r 2");
    std::set<std::string> used = all_after(svg, "href=\"#", '"');
    used.merge(all_after(svg, "url(#", ')'));
    CHECK(used == all_after(svg, " id=\"", '"'));
    CHECK(svg.find("http", svg.find("role")) == svg.npos);
}

TEST_CASE("the title of a diagram is the position in words") {
    const std::string svg = picture("1/1r1(ggrr)1(rg)1g1/0 r 2");
    for (const char* words : {"Red: 1 at home, 0 killed.", "Green: 0 at home, 1 killed.", "Space 2",
             "Space 4", "Space 6", "Space 8", "Red moves, throw 2."})
        CHECK(svg.find(words) < svg.find("</title>"));
    CHECK(svg.find("Space 3") == svg.npos);
    CHECK(picture("1/2(rgg)2r1(rggg)1/0 g").find("Red has won.</title>") != svg.npos);
}

TEST_CASE("words in an SVG are text, whatever they say") {
    Scene scene;
    scene.shapes.emplace_back(
        Text{"a < b & \"c\" > d", {10, 10}, Face::text, 20, colour(0x000000), Align::left});
    const std::string svg = to_svg(scene, {100, 20}, "<script>");
    CHECK(is_well_formed(svg));
    CHECK(svg.find("a &lt; b &amp; &quot;c&quot; &gt; d</text>") != svg.npos);
    CHECK(svg.find("<title>&lt;script&gt;</title>") != svg.npos);
}

TEST_CASE("targets are shown where the position has a throw") {
    const std::string plain = picture("5/9/5 r 3");
    CHECK(picture("5/9/5 r 3", {.targets = true}).size() > plain.size());
    CHECK(picture("5/9/5 r", {.targets = true}) == picture("5/9/5 r"));
}

TEST_CASE("whole screens are well formed too") {
    for (const ThemeId id : {ThemeId::light, ThemeId::dark, ThemeId::contrast}) {
        const ViewModel view = long_view_of("1/1r1(ggrr)1(rg)1g1/1 r 2");
        const Layout layout = make_layout({390, 844}, view);
        CHECK(is_well_formed(to_svg(make_scene(view, layout, theme(id), {}, 0), layout.size, "Puluc")));
    }
}

} // namespace puluc::ui
