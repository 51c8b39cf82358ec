// Type: the faces that texts are set in, and how wide a text comes out, without a window.
// Not a text layout: no kerning, no line breaks. ImGui draws the very same files, so measured and drawn
// widths agree. Sizes follow ImGui: a size is the height of a line in pixels, from the top of the ascenders
// to the bottom of the descenders. The em of Alegreya is 0.73 of it, that of Alegreya Sans 0.83.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace puluc::ui {

/// small is a sans of one size less: for captions and lists where text would be too light.
enum class Face : std::uint8_t { text, heading, small };
inline constexpr int face_count = 3;

/// The width in pixels of one line of UTF-8 set in `face` at `size` pixels. A character that the face lacks,
/// or a byte that is no UTF-8, counts as the question mark that is drawn for it.
[[nodiscard]] float text_width(Face face, float size, std::string_view utf8);

/// From the top of a line to its baseline, in pixels. Drawn lines are rounded to whole pixels: true to one
/// pixel.
[[nodiscard]] float baseline(Face face, float size);

/// The height in pixels of a capital letter or a figure above the baseline: what to centre a label by.
[[nodiscard]] float cap_height(Face face, float size);

/// The height in pixels of a small letter without ascender above the baseline.
[[nodiscard]] float x_height(Face face, float size);

/// The face as a TrueType file, for a font atlas. It lives as long as the program.
[[nodiscard]] std::span<const unsigned char> font_bytes(Face face);

} // namespace puluc::ui
