#include "web/platform/platform_sdl.hpp"
#include <SDL.h>
#include <SDL_opengles2.h>
#include <algorithm>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>
#ifdef __EMSCRIPTEN__
#include <emscripten/html5.h>
#endif

namespace puluc::platform {

namespace {

// After an event the picture needs a few frames to come to rest: ImGui learns of what is under the mouse a
// frame late.
constexpr int frames_after_event = 3;

bool make_imgui(SDL_Window* window, void* context) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NoMouseCursorChange;
    return ImGui_ImplSDL2_InitForOpenGL(window, context) && ImGui_ImplOpenGL3_Init("#version 300 es");
}

// The mouse that leaves with its button down is nowhere, so that a piece let go outside is dropped nowhere.
void forget_mouse_outside(const SDL_Event& event) {
    if (event.type != SDL_WINDOWEVENT || event.window.event != SDL_WINDOWEVENT_LEAVE) return;
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

} // namespace

bool Window::open(std::function<void()> frame) {
    frame_ = std::move(frame);
    // SDL keeps keys from the page; there it listens at an element that gets only those that the board uses.
    SDL_SetHint("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "#keys");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    window_ = SDL_CreateWindow("Puluc", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 720,
        SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_OPENGL);
    if (!window_) return false;
    void* context = SDL_GL_CreateContext(window_);
    if (!context || !make_imgui(window_, context)) return false;
    graphics_ = context;
    SDL_AddEventWatch(on_event, this);
    return true;
}

// Runs inside the browser's own event handlers.
int Window::on_event(void* window, SDL_Event* event) {
    // SDL_PollEvent itself pushes a sentinel on every call.
    if (event->type != SDL_POLLSENTINEL) static_cast<Window*>(window)->want_frames(frames_after_event);
    return 1;
}

void Window::want_frames(int count) {
    wanted_ = std::max(wanted_, count);
    request_frame();
}

void Window::request_frame() {
#ifdef __EMSCRIPTEN__
    if (requested_ || !visible_ || !draws()) return;
    requested_ = true;
    emscripten_request_animation_frame(
        [](double, void* window) {
            auto& self = *static_cast<Window*>(window);
            self.requested_ = false;
            self.draw_one();
            return EM_FALSE; // once: asked for again only where there is something to draw
        },
        this);
#endif
}

void Window::catch_up() {
    for (int frame = 0; frame < frames_after_event && wanted_ > 0; ++frame) draw_one();
}

void Window::draw_one() {
    if (wanted_ == 0 || !visible_ || !draws()) return;
    --wanted_;
    frame_();
    ++drawn_;
    // ImGui spreads fast input over several frames: no rest before it has used it all.
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0) wanted_ = std::max(wanted_, 2);
    if (wanted_ > 0) request_frame();
}

ui::Size Window::size() const {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

float Window::ratio() const {
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window_, &width, &height);
    return static_cast<float>(width) / std::max(size().width, 1.0F);
}

void Window::take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        if (event.type == SDL_QUIT) closed_ = true;
        ImGui_ImplSDL2_ProcessEvent(&event);
        forget_mouse_outside(event);
    }
}

void Window::begin_frame(bool new_type) {
    // The first frame makes the texture with all else that it draws with.
    const bool again = new_type && has_type_;
    if (again) ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_NewFrame();
    if (again) ImGui_ImplOpenGL3_CreateFontsTexture();
    has_type_ = true;
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
}

void Window::end_frame() { ImGui::Render(); }

void Window::show(const ui::Colour& ground) {
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window_, &width, &height);
    glViewport(0, 0, width, height);
    const auto part = [](std::uint8_t value) { return static_cast<float>(value) / 255; };
    glClearColor(part(ground.red), part(ground.green), part(ground.blue), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_);
}

void Window::set_visible(bool visible) {
    visible_ = visible;
    if (visible) want_frames(1);
}

void Window::lose_graphics() { lost_ = true; }

void Window::restore_graphics() {
    if (!graphics_) return;
    ImGui_ImplOpenGL3_DestroyDeviceObjects(); // its names are still ImGui's; the next frame makes all anew
    lost_ = false;
    want_frames(frames_after_event);
}

bool Window::wait(double seconds) {
    if (wanted_ == 0 || !draws())
        SDL_WaitEventTimeout(nullptr, static_cast<int>(std::clamp(seconds, 0.0, 1.0) * 1000));
    draw_one();
    return !closed_;
}

} // namespace puluc::platform
