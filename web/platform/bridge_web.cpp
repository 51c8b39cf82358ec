// The bridge to the page: Module.host is what the program calls (web/page/host.js), the exports below are
// what the page calls (web/page/program.js). Texts are UTF-8; one that is returned stays until the next call.
#include "web/platform/bridge.hpp"
#include "web/ui/accessible.hpp"
#include "web/ui/report.hpp"
#include "web/ui/type.hpp"
#include <cmath>
#include <cstdlib>
#include <emscripten.h>

// Names in quotes, so that the Closure compiler leaves them alone.
EM_JS(void, host_changed, (), { Module['host']['changed'](); });
EM_JS(void, host_announce, (const char* text), { Module['host']['announce'](UTF8ToString(text)); });
EM_JS(void, host_sound, (const char* name, int volume),
    { Module['host']['sound'](UTF8ToString(name), volume); });
EM_JS(void, host_save, (const char* key, const char* text),
    { Module['host']['save'](UTF8ToString(key), UTF8ToString(text)); });
EM_JS(void, host_copy, (const char* text, int is_link),
    { Module['host']['copy'](UTF8ToString(text), is_link != 0); });
EM_JS(void, host_ask_for_text, (), { Module['host']['askForText'](); });
EM_JS(void, host_tell, (const char* json), { Module['host']['tell'](UTF8ToString(json)); });
EM_JS(void, host_wake, (double milliseconds), { Module['host']['wake'](milliseconds); });
EM_JS(void, canvas_cursor, (const char* name), { Module['canvas'].style.cursor = UTF8ToString(name); });

namespace puluc::platform {

namespace {

// The one program of this module; the page makes a module for each board.
Program* the_program = nullptr;
std::string answer;                        // what was returned last
std::vector<std::uint8_t> arriving_grades; // filled by the page

const char* give(std::string text) {
    answer = std::move(text);
    return answer.c_str();
}

ui::Surroundings surroundings_of(unsigned bits) {
    return {.prefers_dark = (bits & 1U) != 0,
        .prefers_contrast = (bits & 2U) != 0,
        .prefers_reduced_motion = (bits & 4U) != 0,
        .prefers_spanish = (bits & 8U) != 0};
}

const char* name_of(ui::Sound sound) {
    constexpr const char* names[]{"tumble", "land", "lift", "step", "enter", "capture", "free", "return_home",
        "kill", "win", "lose", "refuse"};
    return names[static_cast<std::size_t>(sound)];
}

void perform(const ui::PlaySound& effect) { host_sound(name_of(effect.sound), effect.volume); }
void perform(const ui::Announce& effect) { host_announce(effect.text.c_str()); }
void perform(const ui::SaveGame& effect) { host_save("game", effect.text.c_str()); }
void perform(const ui::SaveSettings& effect) { host_save("settings", effect.text.c_str()); }
void perform(const ui::CopyText& effect) { host_copy(effect.text.c_str(), effect.is_link ? 1 : 0); }
void perform(const ui::Tell& effect) { host_tell(effect.json.c_str()); }
void perform(const ui::ShowTextField&) { host_ask_for_text(); }

} // namespace

void carry_out(const ui::Effect& effect) {
    std::visit([](const auto& known) { perform(known); }, effect);
}

void wake_in(double seconds) {
    // "Never" is told once.
    static double told = -1;
    const double milliseconds = std::isfinite(seconds) ? std::ceil(seconds * 1000) : -1;
    if (milliseconds < 0 && told < 0) return;
    told = milliseconds;
    host_wake(milliseconds);
}

void tell_changed() { host_changed(); }

void show_cursor(view::Cursor cursor) {
    static view::Cursor shown = view::Cursor::arrow;
    if (cursor == shown) return;
    shown = cursor;
    constexpr const char* names[]{"default", "pointer", "grab", "grabbing"};
    canvas_cursor(names[static_cast<std::size_t>(cursor)]);
}

int run(Program& program, int, char**) {
    the_program = &program;
    return 0; // the runtime stays alive, and the page goes on with puluc_start()
}

} // namespace puluc::platform

using puluc::platform::arriving_grades;
using puluc::platform::the_program;

extern "C" {

EMSCRIPTEN_KEEPALIVE void puluc_start(unsigned seed_low, unsigned seed_high, const char* settings,
    unsigned surroundings, const char* save, const char* link) {
    the_program->start({.seed = (std::uint64_t{seed_high} << 32U) | seed_low,
        .settings = puluc::ui::parse_settings(settings),
        .surroundings = puluc::platform::surroundings_of(surroundings),
        .save = save,
        .link = link});
}

EMSCRIPTEN_KEEPALIVE void puluc_intent(const char* text) {
    if (const auto intent = puluc::ui::parse_intent(text)) the_program->ask(*intent);
}

EMSCRIPTEN_KEEPALIVE const char* puluc_accessible() {
    const auto& app = the_program->app();
    return puluc::platform::give(puluc::ui::to_json(puluc::ui::make_view_model(app), app));
}

EMSCRIPTEN_KEEPALIVE const char* puluc_advice() {
    return puluc::platform::give(puluc::ui::advice_report(the_program->app()));
}

EMSCRIPTEN_KEEPALIVE void puluc_surroundings(unsigned bits) {
    the_program->set_surroundings(puluc::platform::surroundings_of(bits));
}

EMSCRIPTEN_KEEPALIVE void puluc_trouble(int code) {
    the_program->tell(static_cast<puluc::ui::Trouble>(code));
}

EMSCRIPTEN_KEEPALIVE void puluc_table_progress(double part) { the_program->set_table_progress(part); }

// Where the page puts the grades of the solved game before it calls puluc_table(); nullptr where the memory
// is short.
EMSCRIPTEN_KEEPALIVE std::uint8_t* puluc_table_room() {
    constexpr std::size_t beside = 1U << 20U; // the index, and something to go on with
    void* const room = std::malloc(puluc::position_count + beside);
    if (room == nullptr) return nullptr;
    std::free(room);
    arriving_grades.resize(puluc::position_count);
    return arriving_grades.data();
}

EMSCRIPTEN_KEEPALIVE void puluc_table() { the_program->set_table(std::move(arriving_grades)); }

EMSCRIPTEN_KEEPALIVE void puluc_tick() { the_program->tick(); }

EMSCRIPTEN_KEEPALIVE void puluc_visible(int on) { the_program->set_visible(on != 0); }

EMSCRIPTEN_KEEPALIVE int puluc_grips(float x, float y) {
    the_program->window().catch_up();
    const auto& screen = the_program->screen();
    const puluc::ui::Point at{x, y};
    if (screen.view().panel) return screen.layout().panel.contains(at) ? 1 : 0;
    return puluc::ui::grips_piece(screen.layout(), screen.view(), at) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int puluc_takes_key(const char* key, int shift) {
    the_program->window().catch_up();
    const auto& screen = the_program->screen();
    return puluc::view::takes_key(key, shift != 0, screen.view(), screen.layout()) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int puluc_takes_wheel(float x, float y) {
    the_program->window().catch_up();
    return the_program->screen().scrolls_at({x, y}) ? 1 : 0;
}

// The face of running text as a TrueType file, for the words that stand in the page.
EMSCRIPTEN_KEEPALIVE const unsigned char* puluc_face() {
    return puluc::ui::font_bytes(puluc::ui::Face::text).data();
}

EMSCRIPTEN_KEEPALIVE std::size_t puluc_face_size() {
    return puluc::ui::font_bytes(puluc::ui::Face::text).size();
}

EMSCRIPTEN_KEEPALIVE int puluc_frames() { return the_program->window().frames_drawn(); }

EMSCRIPTEN_KEEPALIVE double puluc_frame_ms() { return the_program->frame_times().last; }

EMSCRIPTEN_KEEPALIVE double puluc_frame_ms_max() { return the_program->frame_times().longest; }

EMSCRIPTEN_KEEPALIVE const char* puluc_where(const char* what) {
    const auto at = the_program->screen().where(what);
    return puluc::platform::give(
        at ? std::to_string(std::lround(at->x)) + ' ' + std::to_string(std::lround(at->y)) : "");
}

EMSCRIPTEN_KEEPALIVE const char* puluc_record() {
    const puluc::ui::App& app = the_program->app();
    return puluc::platform::give(puluc::to_text(puluc::record_of(app.game(), app.tags())));
}

EMSCRIPTEN_KEEPALIVE const char* puluc_position() {
    const auto& game = the_program->app().game();
    const auto sticks = game.sticks();
    return puluc::platform::give(
        puluc::to_text(game.position(), sticks ? std::optional(sticks->value()) : std::nullopt));
}

} // extern "C"
