#include "web/ui/type.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace puluc::ui;

namespace {
constexpr Face faces[] = {Face::text, Face::heading, Face::small};
}

TEST_CASE("a text is as wide as its characters, and grows with its size") {
    for (const Face face : faces) {
        CHECK(text_width(face, 20, "") == 0);
        CHECK(text_width(face, 20, "ab")
              == doctest::Approx(text_width(face, 20, "a") + text_width(face, 20, "b")));
        CHECK(text_width(face, 40, "Puluc") == doctest::Approx(2 * text_width(face, 20, "Puluc")));
        CHECK(text_width(face, 20, "W") > text_width(face, 20, "i"));
    }
}

TEST_CASE("an accented letter is one character, about as wide as the plain one") {
    for (const Face face : faces) {
        CHECK(text_width(face, 20, "á") == doctest::Approx(text_width(face, 20, "a")).epsilon(0.02));
        CHECK(text_width(face, 20, "Ñ") == doctest::Approx(text_width(face, 20, "N")).epsilon(0.02));
    }
}

TEST_CASE("what can't be drawn counts as the question mark that is drawn for it") {
    const float question = text_width(Face::text, 20, "?");
    for (const std::string unknown : {"\u4e16", "\U0001f33d", "\xff", "\xc3", "\xe2\x80"}) {
        CAPTURE(unknown);
        CHECK(text_width(Face::text, 20, unknown) >= question);
    }
    CHECK(text_width(Face::text, 20, "\u4e16") == question);
    CHECK(text_width(Face::text, 20, "\U0001f33d") == question);
    CHECK(text_width(Face::text, 20, "\xff") == question);
    CHECK(text_width(Face::text, 20, "\xc3z") == doctest::Approx(question + text_width(Face::text, 20, "z")));
}

TEST_CASE("figures are as high as capitals and all lines hold their letters") {
    for (const Face face : faces) {
        CHECK(cap_height(face, 20) < baseline(face, 20));
        CHECK(x_height(face, 20) < cap_height(face, 20));
        CHECK(baseline(face, 20) < 20);
    }
}

TEST_CASE("the font files are TrueType") {
    for (const Face face : faces) {
        const auto bytes = font_bytes(face);
        REQUIRE(bytes.size() > 1000);
        CHECK(bytes[1] == 1);
    }
}
