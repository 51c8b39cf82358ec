// A person at the screen without a window: real ImGui input, real App, real frames; only the graphics card is
// missing. Time is the test's own. The one idea: every action is followed by frames until the screen has come
// to rest, as the platform draws them.
#pragma once
#include "web/view/screen.hpp"
#include <functional>
#include <string>

namespace puluc::view {

/// A position in the middle of a game: Red can enter, move 3-5, and capture the pile on 8 from 6.
inline constexpr const char* middle = "2/2r2r1(gr)1/4 r 2";

class Pilot {
  public:
    explicit Pilot(std::uint64_t seed = 1, ui::Size size = {1280, 720}, float ratio = 1);
    ~Pilot();
    Pilot(const Pilot&) = delete;
    Pilot& operator=(const Pilot&) = delete;

    ui::App app;
    Screen screen;

    void resize(ui::Size size, float ratio);
    /// Sends an intent past the screen, as the page's buttons do.
    void ask(const ui::Intent& intent);
    void ask(std::string_view intent);
    /// Two persons, so that nobody has to be waited for.
    void two_persons();
    /// Opens a position, "5/9/5 r 3", with two persons.
    void open(std::string_view position);

    // The hands. Points are in CSS pixels; names are those of Screen::where().
    ui::Point at(std::string_view what) const;
    void move(ui::Point to);
    void press(int button = 0);
    void release(int button = 0);
    void leave(); ///< the mouse leaves the canvas
    void click(ui::Point where);
    void click(std::string_view what) { click(at(what)); }
    void drag(ui::Point from, ui::Point to);
    void wheel(float steps);
    void key(ImGuiKey key, bool shift = false, ImGuiKey held = ImGuiKey_None);
    void type(char character);

    /// One frame, a sixtieth of a second later.
    void frame();
    /// The frames that follow an event.
    void few_frames();
    /// Frames until nothing moves and nobody but a person can go on; `limit` seconds at most.
    void rest(double limit = 60);
    /// Frames until `done`, 60 seconds of movement at most; whether it came to that.
    bool until(const std::function<bool()>& done);

    [[nodiscard]] std::string position() const;
    [[nodiscard]] double now() const { return now_; }
    [[nodiscard]] ui::Size size() const { return size_; }

  private:
    /// Goes on to when something moves or is due again.
    void skip_wait();

    ui::Size size_;
    float ratio_;
    double now_ = 0;
};

} // namespace puluc::view
