#include "web/platform/program.hpp"
#include "web/platform/bridge.hpp"
#include <chrono>
#include <limits>

namespace puluc::platform {

namespace {

/// Seconds on a clock that never goes back.
double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

void Program::start(const Start& start) {
    app_.emplace(start.seed, start.settings, start.surroundings);
    if (!start.save.empty())
        (void)app_->restore(start.save, now()); // a save that can't be read is as good as none
    if (!start.link.empty()) app_->update(ui::OpenText{start.link}, now());
    window_.open([this] { frame(); });
    window_.want_frames(2);
    settle();
}

void Program::ask(const ui::Intent& intent) {
    app_->update(intent, now());
    settle();
}

void Program::tell(ui::Trouble trouble) {
    if (trouble == ui::Trouble::context_lost) window_.lose_graphics();
    if (trouble == ui::Trouble::context_restored) window_.restore_graphics();
    app_->tell(trouble);
    settle();
}

void Program::set_table(std::vector<std::uint8_t> grades) {
    app_->set_table(
        std::make_shared<const Table>(std::make_shared<const PositionIndex>(), std::move(grades)));
    settle();
}

void Program::set_table_progress(double part) {
    app_->set_table_progress(part);
    settle();
}

void Program::set_surroundings(const ui::Surroundings& surroundings) {
    app_->set_surroundings(surroundings);
    settle();
}

void Program::set_visible(bool visible) {
    visible_ = visible;
    window_.set_visible(visible);
    settle();
}

void Program::tick() {
    if (visible_) app_->tick(now());
    settle();
}

void Program::frame() {
    const double begun = now();
    window_.take_events();
    const bool new_type = screen_.prepare(*app_, window_.size(), window_.ratio(), begun);
    window_.begin_frame(new_type);
    screen_.frame(*app_, begun);
    window_.end_frame();
    times_.last = (now() - begun) * 1000;
    if (!new_type) times_.longest = std::max(times_.longest, times_.last);
    window_.show(ui::theme(app_->theme_id()).ground_bottom);
    show_cursor(screen_.cursor());
    settle();
}

void Program::settle() {
    for (const ui::Effect& effect : app_->take_effects()) carry_out(effect);
    const double time = now();
    const bool changed = told_ != app_->revision();
    if (changed) {
        told_ = app_->revision();
        tell_changed();
    }
    if (!visible_) {
        wake_in(std::numeric_limits<double>::infinity());
    } else if (!window_.draws()) {
        // No frame will tick: a clock does, also through what would be seen moving.
        constexpr double pace = 0.05;
        wake_in(std::max(app_->wake_at(time) - time, pace));
    } else {
        if (changed || screen_.unsettled() || app_->moving(time)) window_.want_frames(1);
        wake_in(app_->moving(time) ? std::numeric_limits<double>::infinity()
                                   : std::max(app_->wake_at(time) - time, 0.0));
    }
}

} // namespace puluc::platform
