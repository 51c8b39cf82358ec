#include "tests/view/pilot.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <imgui_internal.h>

namespace puluc::view {
using namespace puluc::ui;

Pilot::Pilot(std::uint64_t seed, Size size, float ratio) : app(seed, {}, {}), size_(size), ratio_(ratio) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    few_frames();
}

Pilot::~Pilot() { ImGui::DestroyContext(); }

void Pilot::resize(Size size, float ratio) {
    size_ = size;
    ratio_ = ratio;
    few_frames();
}

void Pilot::ask(const Intent& intent) {
    app.update(intent, now_);
    few_frames();
}

void Pilot::ask(std::string_view intent) { ask(parse_intent(intent).value()); }

void Pilot::two_persons() {
    ask(SetOpponent{});
    ask(NewGame{});
    ask(ClosePanel{});
    rest();
}

void Pilot::open(std::string_view position) {
    two_persons();
    ask(OpenText{std::string(position)});
    REQUIRE(!app.notice());
    rest();
    REQUIRE(this->position() == position);
}

Point Pilot::at(std::string_view what) const {
    const auto found = screen.where(what);
    INFO(what);
    REQUIRE(found);
    return *found;
}

void Pilot::move(Point to) {
    ImGui::GetIO().AddMousePosEvent(to.x, to.y);
    few_frames();
}

void Pilot::press(int button) {
    ImGui::GetIO().AddMouseButtonEvent(button, true);
    few_frames();
}

void Pilot::release(int button) {
    ImGui::GetIO().AddMouseButtonEvent(button, false);
    few_frames();
}

void Pilot::leave() {
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    few_frames();
}

void Pilot::click(Point where) {
    move(where);
    press();
    release();
}

void Pilot::drag(Point from, Point to) {
    move(from);
    press();
    for (int i = 1; i <= 4; ++i) move(mix(from, to, static_cast<float>(i) / 4));
    release();
}

void Pilot::wheel(float steps) {
    ImGui::GetIO().AddMouseWheelEvent(0, steps);
    few_frames();
}

void Pilot::key(ImGuiKey key, bool shift, ImGuiKey held) {
    ImGuiIO& io = ImGui::GetIO();
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, true);
    if (held != ImGuiKey_None) io.AddKeyEvent(held, true);
    io.AddKeyEvent(key, true);
    few_frames();
    io.AddKeyEvent(key, false);
    if (held != ImGuiKey_None) io.AddKeyEvent(held, false);
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, false);
    few_frames();
}

void Pilot::type(char character) {
    ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(character));
    few_frames();
}

void Pilot::frame() {
    ImGuiIO& io = ImGui::GetIO();
    now_ += 1.0 / 60;
    io.DeltaTime = 1.0F / 60;
    io.DisplaySize = {size_.width, size_.height};
    io.DisplayFramebufferScale = {ratio_, ratio_};
    screen.prepare(app, size_, ratio_, now_);
    ImGui::NewFrame();
    screen.frame(app, now_);
    ImGui::Render();
}

void Pilot::few_frames() {
    for (int i = 0; i < 3 || ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 || screen.unsettled(); ++i)
        frame();
}

void Pilot::skip_wait() {
    const double wake = app.wake_at(now_);
    if (!app.moving(now_) && std::isfinite(wake)) now_ = std::max(now_, wake); // nothing is seen of a wait
}

bool Pilot::until(const std::function<bool()>& done) {
    for (int i = 0; i < 3600 && !done(); ++i) {
        skip_wait();
        frame();
    }
    return done();
}

void Pilot::rest(double limit) {
    const double end = now_ + limit;
    while (now_ < end && std::isfinite(app.wake_at(now_))) {
        skip_wait();
        frame();
    }
    few_frames();
}

std::string Pilot::position() const {
    const auto sticks = app.game().sticks();
    return to_text(app.game().position(), sticks ? std::optional(sticks->value()) : std::nullopt);
}

} // namespace puluc::view
