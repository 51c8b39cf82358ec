// The pure half measures texts with tables, ImGui with the font file: both must say the same.
#include "web/ui/type.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <string_view>

using namespace puluc::ui;

namespace {

ImFont* add_font(ImFontAtlas& atlas, Face face, float size) {
    static const ImWchar everything[] = {0x20, 0xffff, 0};
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    const auto bytes = font_bytes(face);
    // ImGui takes a pointer to mutable bytes that it does not own and does not change.
    auto* data = const_cast<unsigned char*>(bytes.data());
    return atlas.AddFontFromMemoryTTF(data, static_cast<int>(bytes.size()), size, &config, everything);
}

} // namespace

TEST_CASE("a text is drawn as wide as it was measured") {
    for (const Face face : {Face::text, Face::heading, Face::small}) {
        for (const float size : {14.0F, 17.5F, 40.0F}) {
            ImFontAtlas atlas;
            ImFont* font = add_font(atlas, face, size);
            REQUIRE(atlas.Build());
            for (const std::string_view text :
                {"Your move: 2 spaces", "¡Año Nuevo! ¿Qué? «½ · 54.2 %» – — … × ‘’ “” −", "\u4e16\xff"}) {
                CAPTURE(text);
                const float drawn =
                    font->CalcTextSizeA(size, 1e6F, 0, text.data(), text.data() + text.size()).x;
                CHECK(text_width(face, size, text) == doctest::Approx(drawn).epsilon(0.001));
            }
        }
    }
}
