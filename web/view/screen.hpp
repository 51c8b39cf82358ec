// One frame of the whole screen, between ImGui's NewFrame and Render: what the person does becomes intents,
// the App answers them, and what comes of it is painted. Not here: windows, graphics cards, when a frame is
// due. The one idea: a person acts on the picture that they see, so input meets the view and the layout of
// the frame before.
#pragma once
#include "web/ui/app.hpp"
#include "web/view/board_view.hpp"
#include "web/view/panels.hpp"

namespace puluc::view {

class Screen {
  public:
    /// Makes the picture's words and places for a canvas of `size` CSS pixels, and the type that they need at
    /// `ratio` device pixels per CSS pixel. To be called before each NewFrame. True where ImGui's font
    /// texture is a new one.
    bool prepare(const ui::App& app, ui::Size size, float ratio, double now);

    /// One frame, `now` in seconds.
    void frame(ui::App& app, double now);

    /// Whether another frame is needed although nothing moves: type came up that the atlas has not yet.
    [[nodiscard]] bool unsettled() const { return unsettled_; }
    [[nodiscard]] Cursor cursor() const { return cursor_; }

    /// What was shown last, also where nothing was painted.
    [[nodiscard]] const ui::ViewModel& view() const { return view_; }
    [[nodiscard]] const ui::Layout& layout() const { return layout_; }
    [[nodiscard]] const ui::Scene& scene() const { return scene_; }
    /// What can be pressed in the open panel, in its order, also what is scrolled out of view.
    [[nodiscard]] const std::vector<Pressable>& pressables() const { return pressables_; }
    /// Whether the wheel scrolls something there: the items of a panel that has no room for them all.
    [[nodiscard]] bool scrolls_at(ui::Point at) const;
    /// Where something is on the canvas, for tests: "piece 3", "space 4", "sticks", "button 0", "notice", or
    /// "press Close" for what can be pressed in a panel, by its label ("press close" is its round button).
    [[nodiscard]] std::optional<ui::Point> where(std::string_view what) const;

  private:
    void look_at(const ui::App& app, ui::Size size);
    void make_picture(const ui::App& app, double now);
    void hear(ui::App& app, double now);
    [[nodiscard]] std::vector<Type> types() const;
    [[nodiscard]] std::vector<std::string> words(const std::vector<Type>& types) const;

    ui::ViewModel view_;
    ui::Layout layout_;
    ui::Scene scene_;
    std::optional<std::uint64_t> seen_; ///< the revision of the App that view_ shows
    Atlas atlas_;
    Brush brush_;
    Hand hand_;
    Sheet sheet_;
    std::vector<Pressable> pressables_; ///< of the open panel
    Cursor cursor_ = Cursor::arrow;
    float ratio_ = 1;
    bool unsettled_ = false;
};

} // namespace puluc::view
