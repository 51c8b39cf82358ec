#include "web/ui/effect.hpp"

namespace puluc::ui {

Sound sound_of(const Step& step) {
    if (step.killed > 0) return Sound::kill;
    if (step.returned > 0) return Sound::return_home;
    if (step.freed > 0) return Sound::free;
    if (step.captured > 0) return Sound::capture;
    return step.move.from == city(other(step.next.to_move())) ? Sound::enter : Sound::step;
}

} // namespace puluc::ui
