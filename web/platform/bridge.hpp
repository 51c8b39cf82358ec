// What the program asks of the world around it: the web page (bridge_web.cpp, with the exports that the page
// calls) or the desktop (bridge_native.cpp). Not here: the window and its events (platform_sdl.hpp). The one
// idea: the program calls these few functions and never knows where it runs.
#pragma once
#include "web/platform/program.hpp"

namespace puluc::platform {

/// Does what App asked for: a sound, a spoken line, something to keep or to copy, the field for text.
void carry_out(const ui::Effect& effect);
/// Calls Program::tick() in so many seconds, and not at the time asked for before; never for infinity.
void wake_in(double seconds);
/// Something that is shown may have changed.
void tell_changed();
/// Gives the mouse its shape over the canvas.
void show_cursor(view::Cursor cursor);

/// Hands the program to whoever starts it: the page, later, by its own call, or this machine, now and until
/// the window is closed. `program` must live as long as the process. The value is main()'s.
int run(Program& program, int argc, char** argv);

} // namespace puluc::platform
