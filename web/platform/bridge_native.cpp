// The bridge on a desktop: a window of this machine, for developers. Game and settings are kept where SDL
// keeps such things; there is no sound, and nobody reads aloud.
#include "web/platform/bridge.hpp"
#include <SDL.h>
#include <chrono>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

namespace puluc::platform {

namespace {

using Clock = std::chrono::steady_clock;
Clock::time_point wake_at = Clock::time_point::max();

std::string path_of(const char* name) {
    char* folder = SDL_GetPrefPath("Puluc", "Puluc");
    const std::string path = folder ? std::string(folder) + name : std::string();
    SDL_free(folder);
    return path;
}

std::string read(const char* name) {
    std::ifstream in(path_of(name), std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write(const char* name, const std::string& text) {
    std::ofstream(path_of(name), std::ios::binary) << text;
}

void perform(const ui::PlaySound&) {}
void perform(const ui::Announce& effect) { std::cout << effect.text << std::endl; }
void perform(const ui::SaveGame& effect) { write("game", effect.text); }
void perform(const ui::SaveSettings& effect) { write("settings", effect.text); }
void perform(const ui::CopyText& effect) { SDL_SetClipboardText(effect.text.c_str()); }
void perform(const ui::Tell&) {} // there is no page around
void perform(const ui::ShowTextField&) {
    std::cout << "Start with the text as the argument to open it." << std::endl;
}

double seconds_to_wake() { return std::chrono::duration<double>(wake_at - Clock::now()).count(); }

} // namespace

void carry_out(const ui::Effect& effect) {
    std::visit([](const auto& known) { perform(known); }, effect);
}

void wake_in(double seconds) {
    constexpr double an_hour = 3600;
    wake_at = seconds > an_hour
                  ? Clock::time_point::max()
                  : Clock::now()
                        + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

void tell_changed() {}

void show_cursor(view::Cursor cursor) {
    static view::Cursor shown = view::Cursor::arrow;
    if (cursor == shown) return;
    shown = cursor;
    constexpr SDL_SystemCursor shapes[]{SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_HAND,
        SDL_SYSTEM_CURSOR_SIZEALL, SDL_SYSTEM_CURSOR_SIZEALL};
    static SDL_Cursor* made = nullptr;
    SDL_Cursor* next = SDL_CreateSystemCursor(shapes[static_cast<std::size_t>(cursor)]);
    SDL_SetCursor(next);
    SDL_FreeCursor(made);
    made = next;
}

// puluc_desktop [TEXT]: TEXT is a position, a record or a link to open.
int run(Program& program, int argc, char** argv) {
    std::random_device chance;
    program.start({.seed = (std::uint64_t{chance()} << 32U) | chance(),
        .settings = ui::parse_settings(read("settings")),
        .surroundings = {},
        .save = read("game"),
        .link = argc > 1 ? argv[1] : ""});
    if (!program.window().draws()) {
        std::cerr << "puluc: no window: " << SDL_GetError() << '\n';
        return 1;
    }
    while (program.window().wait(seconds_to_wake())) {
        if (seconds_to_wake() <= 0) {
            wake_at = Clock::time_point::max();
            program.tick();
        }
    }
    SDL_Quit();
    return 0;
}

} // namespace puluc::platform
