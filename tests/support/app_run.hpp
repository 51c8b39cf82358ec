// An App with a clock that a test turns by hand: asks for things and lets time pass until something has
// happened.
#pragma once
#include "web/ui/app.hpp"
#include <cmath>

namespace puluc::ui {

struct AppRun {
    App app;
    double now = 0;
    std::vector<Effect> effects; ///< all so far

    explicit AppRun(
        std::uint64_t seed = 1, const Settings& settings = {}, const Surroundings& surroundings = {})
        : app(seed, settings, surroundings) {}

    void ask(const Intent& intent) {
        app.update(intent, now);
        collect();
    }
    /// Asks in the text form, as the page does.
    void ask(std::string_view intent) { ask(parse_intent(intent).value()); }

    /// Lets one thing happen that is due by itself; false where nothing is.
    bool step_time() {
        double wake = app.wake_at(now);
        if (!std::isfinite(wake)) return false;
        if (app.moving(now)) wake = now + 1.0 / 60;
        now = std::max(now, wake);
        app.tick(now);
        collect();
        return true;
    }
    /// Lets everything happen that happens by itself.
    void settle() {
        for (int i = 0; i < 100000 && step_time(); ++i) {
        }
    }
    /// Throws for the person and waits until the sticks lie.
    void throw_sticks() {
        ask(ThrowSticks{});
        while (app.tumble()) step_time();
    }
    /// Plays the person's turn with the first movable piece and lets the computer answer.
    void play_turn(int choice = 0) {
        throw_sticks();
        const MoveList moves = legal_moves(app.game().position(), app.game().sticks()->value());
        ask(Play{moves[choice % moves.size()].from});
        settle();
    }
    /// Sets two persons, or the computer at a level, and starts a game.
    void new_game(std::optional<Level> computer, Side person = Side::red, Side starter = Side::red) {
        ask(OpenPanel{PanelId::new_game});
        ask(SetOpponent{computer});
        ask(SetSide{person});
        ask(SetStarter{starter});
        ask(NewGame{});
        settle();
    }
    [[nodiscard]] std::string position() const { return to_text(app.game().position()); }

    template <class E>
    [[nodiscard]] int count() const {
        return static_cast<int>(std::count_if(
            effects.begin(), effects.end(), [](const Effect& e) { return std::holds_alternative<E>(e); }));
    }
    template <class E>
    [[nodiscard]] const E& last() const {
        const E* found = nullptr;
        for (const Effect& effect : effects)
            if (const auto* e = std::get_if<E>(&effect)) found = e;
        assert(found);
        return *found;
    }

  private:
    void collect() {
        for (Effect& effect : app.take_effects()) effects.push_back(std::move(effect));
    }
};

} // namespace puluc::ui
