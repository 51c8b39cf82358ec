// The window: its graphics, its events, its frames. The only header and source that know SDL and GL. Not
// here: what is drawn. The one idea: a frame is drawn only when somebody wants one, so where nothing happens
// nothing is drawn.
#pragma once
#include "web/ui/geometry.hpp"
#include "web/ui/theme.hpp"
#include <functional>

struct SDL_Window;
union SDL_Event;

namespace puluc::platform {

class Window {
  public:
    /// Opens it and keeps `frame`, to be called for each frame that is wanted. False where there is no window
    /// or no graphics; it may then still be asked everything, and draws nothing.
    bool open(std::function<void()> frame);
    /// Whether frames can be drawn now.
    [[nodiscard]] bool draws() const { return graphics_ && !lost_; }

    /// Asks for this many frames from now on; those that were asked for already count. Kept while hidden.
    void want_frames(int count);
    /// Draws the frames that an event asked for at once, where they are still to come: whoever asks what a
    /// key or a finger may do now must not be answered from before the last one.
    void catch_up();
    [[nodiscard]] int frames_drawn() const { return drawn_; }

    /// In CSS pixels; and device pixels per CSS pixel.
    [[nodiscard]] ui::Size size() const;
    [[nodiscard]] float ratio() const;

    // The steps of a frame, in order, only while draws().
    void take_events();                  ///< gives them to ImGui
    void begin_frame(bool new_type);     ///< ImGui's NewFrame; with `new_type`, its font texture is sent anew
    void end_frame();                    ///< ImGui's Render
    void show(const ui::Colour& ground); ///< the triangles to the graphics card, on that ground

    void set_visible(bool visible);
    /// The graphics card has forgotten everything, and may be used again.
    void lose_graphics();
    void restore_graphics();

    /// Natively: waits up to so many seconds for an event and draws the frames that are wanted. False once
    /// the person has closed the window. The page's own loop does this on the web.
    bool wait(double seconds);

  private:
    static int on_event(void* window, SDL_Event* event);
    void request_frame();
    void draw_one();

    std::function<void()> frame_;
    SDL_Window* window_ = nullptr;
    void* graphics_ = nullptr; ///< the GL context
    bool has_type_ = false;    ///< whether there is a texture of the type
    bool lost_ = false;
    bool visible_ = true;
    bool requested_ = false; ///< the browser will call for a frame
    bool closed_ = false;
    int wanted_ = 0;
    int drawn_ = 0;
};

} // namespace puluc::platform
