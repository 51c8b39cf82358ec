// Text set into a box: broken into lines, and made smaller where it must be. Not here: colours and where the
// box is. The one idea: words are never cut off, so a text first wraps, then shrinks to the smallest size
// that can be read.
#pragma once
#include "web/ui/type.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace puluc::ui {

/// The smallest line of text in each face, in pixels: about 13 CSS pixels of font size (see type.hpp).
constexpr float smallest_text(Face face) { return face == Face::small ? 16.0F : 18.0F; }

struct Lines {
    float size = 0; ///< of one line
    std::vector<std::string> lines;
    [[nodiscard]] float height() const { return size * static_cast<float>(lines.size()); }
};

/// `text` broken at blanks so that no line is wider than `width`, but for a single word that is.
Lines break_lines(Face face, float size, std::string_view text, float width);

/// The largest size up to `largest` at which `text` fits into `width` and `height`; at the smallest size of
/// the face where none does.
Lines fit_lines(Face face, float largest, std::string_view text, float width, float height);

/// Whether one line of `text` fits into `width`.
bool fits(Face face, float size, std::string_view text, float width);

} // namespace puluc::ui
