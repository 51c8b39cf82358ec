// Type as a texture: the faces rasterised at just the sizes in use, times the device pixel ratio, so that
// text is sharp. Not a text layout: single lines, in places that others have measured with type.hpp. The one
// idea: every glyph is drawn at the size that it was rasterised for, on whole device pixels down and on whole
// or third ones across.
#pragma once
#include "web/ui/scene.hpp"
#include <imgui.h>
#include <string>
#include <vector>

namespace puluc::view {

/// A face at a size in CSS pixels.
struct Type {
    ui::Face face{};
    float size = 16;
    bool operator==(const Type&) const = default;
};

class Atlas {
  public:
    /// Sees to it that ImGui's font texture holds all of `wanted` at `ratio` device pixels per CSS pixel. The
    /// first time it cuts only the characters of `words`, what is said in each of `wanted`, so that the first
    /// picture comes soon; whole() is false until it was called again, and then `words` are not looked at.
    /// True where it was made anew, so that the graphics card must get it again. Not between NewFrame and
    /// Render.
    bool prepare(const std::vector<Type>& wanted, float ratio, const std::vector<std::string>& words);

    /// Whether it has all characters of its sizes.
    [[nodiscard]] bool whole() const { return whole_; }

    /// Whether all of `wanted` are in it.
    [[nodiscard]] bool holds(const std::vector<Type>& wanted) const;

    /// Draws one line; above 60 CSS pixels only figures. A size that was not prepared is drawn from the
    /// nearest larger one, a little less sharp.
    void draw(ImDrawList& list, const ui::Text& text) const;

  private:
    /// One face at one size; `font` belongs to ImGui.
    struct Cut {
        Type type;
        ImFont* font = nullptr;
    };
    [[nodiscard]] bool holds(const Type& type) const;
    [[nodiscard]] const Cut& cut_for(const Type& type) const;

    std::vector<Cut> cuts_;
    bool whole_ = false;
    float ratio_ = 0; ///< 0 before the first prepare()
};

} // namespace puluc::view
