// The running program: one App, its Screen and its Window, and when a frame or a tick is due. Not here: what
// the game does (ui/app.hpp), SDL (platform_sdl.hpp), the page (bridge.hpp). The one idea: after everything
// that happens, settle() carries out what App asks for and decides what must happen next; where that is
// nothing, nothing runs.
#pragma once
#include "web/platform/platform_sdl.hpp"
#include "web/ui/app.hpp"
#include "web/view/screen.hpp"

namespace puluc::platform {

/// What the program starts with. `save` and `link` may be empty.
struct Start {
    std::uint64_t seed = 0;
    ui::Settings settings;
    ui::Surroundings surroundings;
    std::string save; ///< a game to go on with
    std::string link; ///< a link, a position or a record to open instead
};

/// The C++ part of frames, in milliseconds: from the events to ImGui's list of triangles, without the
/// graphics card.
struct FrameTimes {
    double last = 0;
    double longest = 0; ///< since the program started, without frames that made new type
};

class Program {
  public:
    /// Opens the window and begins. A window that can't be opened, or can't be drawn into, is no error: the
    /// game goes on without a picture.
    void start(const Start& start);

    // The rest only once started.
    void ask(const ui::Intent& intent);
    void tell(ui::Trouble trouble);
    void set_table(std::vector<std::uint8_t> grades); ///< table.hpp: Table::grades()
    void set_table_progress(double part);             ///< 0 to 1
    void set_surroundings(const ui::Surroundings& surroundings);
    void set_visible(bool visible); ///< hidden, it neither ticks nor draws
    void tick();
    void frame();

    [[nodiscard]] const ui::App& app() const { return *app_; }
    [[nodiscard]] const view::Screen& screen() const { return screen_; }
    [[nodiscard]] Window& window() { return window_; }
    [[nodiscard]] const FrameTimes& frame_times() const { return times_; }

  private:
    void settle();

    std::optional<ui::App> app_;
    view::Screen screen_;
    Window window_;
    FrameTimes times_;
    std::uint64_t told_ = 0; ///< the revision that the page was told of
    bool visible_ = true;
};

} // namespace puluc::platform
