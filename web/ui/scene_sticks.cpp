// The four casting sticks: waiting in a row, tumbling, lying.
#include "web/ui/scene_parts.hpp"

namespace puluc::ui {
namespace {

struct Stick {
    Point centre;
    float length = 0;
    float width = 0;
    float angle = 0;  ///< clockwise, in radians
    float height = 0; ///< above the ground, in pixels
    bool marked = false;
};

Point turned(const Stick& stick, float across, float along) {
    const float c = std::cos(stick.angle);
    const float s = std::sin(stick.angle);
    return {stick.centre.x + across * c - along * s, stick.centre.y - stick.height + across * s + along * c};
}

/// A long shape with round ends round the stick's middle line, moved `aside`.
std::vector<Point> capsule(const Stick& stick, float width, float length, float aside = 0) {
    std::vector<Point> points;
    constexpr int steps = 9;
    const float radius = width / 2;
    for (const float end : {-1.0F, 1.0F}) {
        for (int i = 0; i <= steps; ++i) {
            const float angle =
                full_turn / 2 * (static_cast<float>(i) / steps) + (end < 0 ? full_turn / 2 : 0);
            points.push_back(turned(stick, aside + radius * std::cos(angle),
                end * (length / 2 - radius) + radius * std::sin(angle)));
        }
    }
    return points;
}

void paint_chevrons(Brush& brush, const Theme& theme, const Stick& stick) {
    constexpr int chevrons = 5;
    const float wide = stick.width * 0.27F;
    for (int i = 0; i < chevrons; ++i) {
        const float y = stick.length * 0.155F * (static_cast<float>(i) - 2);
        const auto chevron = [&](float down) {
            return std::vector<Point>{turned(stick, -wide, y - wide * 0.6F + down),
                turned(stick, 0, y + wide * 0.4F + down), turned(stick, wide, y - wide * 0.6F + down)};
        };
        const float width = std::max(1.5F, stick.width * 0.14F);
        // The lower edge of the cut catches the light.
        brush.add(Polyline{chevron(width * 0.45F), faint(lighter(theme.stick_marked, 0.8F), 0.8F), width});
        brush.add(Polyline{chevron(0), theme.stick_mark, width});
    }
}

void paint_grain(Brush& brush, const Theme& theme, const Stick& stick, unsigned seed) {
    const float half = stick.length / 2;
    for (unsigned i = 0; i < 4; ++i) {
        const float x = stick.width * (0.19F * static_cast<float>(i) - 0.3F);
        const float bend = stick.width * 0.22F * (grain(seed, i) - 0.5F);
        brush.add(Polyline{
            {turned(stick, x, -half * (0.45F + 0.4F * grain(seed, i + 5))), turned(stick, x + bend, 0),
                turned(stick, x - bend, half * (0.45F + 0.4F * grain(seed, i + 9)))},
            faint(theme.stick_blank_dark, 0.75F), std::max(1.0F, stick.width * 0.045F)});
    }
}

/// A half-round stick: light along its upper left, dark towards its right and its far end.
void paint_stick(Brush& brush, const Theme& theme, const Stick& stick, unsigned seed) {
    Stick shadow = stick;
    shadow.centre =
        stick.centre
        + Point{stick.width * 0.08F + stick.height * 0.2F, stick.width * 0.12F + stick.height * 0.25F};
    shadow.height = 0;
    for (const float grow : {0.16F, 0.06F})
        brush.add(Polygon{capsule(shadow, stick.width * (1 + grow), stick.length + stick.width * grow),
            faint(theme.shadow, 0.4F)});
    const Colour face = stick.marked ? theme.stick_marked : theme.stick_blank;
    const Colour far =
        stick.marked ? blend(face, theme.stick_blank, 0.45F) : blend(face, theme.stick_blank_dark, 0.5F);
    brush.add(Polygon{capsule(stick, stick.width, stick.length),
        {blend(face, theme.stick_blank_dark, 0.3F), blend(far, theme.stick_blank_dark, 0.6F)},
        theme.stick_edge, 1});
    brush.add(Polygon{
        capsule(stick, stick.width * 0.84F, stick.length * 0.985F, -stick.width * 0.05F), {face, far}});
    brush.add(Polygon{capsule(stick, stick.width * 0.4F, stick.length * 0.94F, -stick.width * 0.14F),
        {lighter(face, 0.45F), faint(lighter(face, 0.3F), 0.3F)}});
    if (stick.marked)
        paint_chevrons(brush, theme, stick);
    else
        paint_grain(brush, theme, stick, seed);
}

Stick lying(const Sight& sight, std::size_t i) {
    const Rect& area = sight.layout.sticks[i];
    const unsigned seed = sight.view.sticks.marked * 4U + static_cast<unsigned>(i);
    Stick stick;
    stick.centre =
        area.centre()
        + Point{(grain(seed, 2) - 0.5F) * area.width * 0.1F, (grain(seed, 3) - 0.5F) * area.height * 0.04F};
    stick.length = area.height * 0.93F;
    stick.width = std::min(area.width * 0.62F, area.height * 0.22F);
    stick.angle = (grain(seed, 1) - 0.5F) * 0.34F;
    stick.marked = sight.view.sticks.is_marked(static_cast<int>(i));
    return stick;
}

Stick waiting(const Sight& sight, std::size_t i) {
    Stick stick = lying(sight, i);
    const Rect& first = sight.layout.sticks.front();
    const float middle = (first.x + sight.layout.sticks.back().right()) / 2;
    stick.centre = {middle + (static_cast<float>(i) - 1.5F) * stick.width * 1.06F, first.centre().y};
    stick.angle = 0;
    stick.marked = i % 2 == 0;
    return stick;
}

/// The cords that hold the sticks together until they are thrown.
void paint_cords(Brush& brush, const Sight& sight) {
    const Stick first = waiting(sight, 0);
    const Stick last = waiting(sight, sticks_in_hand - 1);
    const float left = first.centre.x - first.width * 0.56F;
    const float width = last.centre.x + last.width * 0.56F - left;
    const float thick = std::max(2.0F, first.length * 0.035F);
    for (const float along : {-0.3F, 0.3F}) {
        for (int turn = 0; turn < 2; ++turn) {
            const Rect cord{left,
                first.centre.y + first.length * along + thick * 1.1F * static_cast<float>(turn), width,
                thick};
            brush.add(RoundRect{cord, thick / 2,
                {lighter(sight.theme.primary, 0.15F), darker(sight.theme.primary, 0.2F)},
                faint(darker(sight.theme.primary, 0.6F), 0.6F), 0.75F});
        }
    }
}

Stick tumbling(const Sight& sight, std::size_t i) {
    const ViewModel& view = sight.view;
    const double length = std::max(view.tumble_seconds, 0.001);
    const auto t = static_cast<float>(std::clamp((sight.now - view.tumble_start) / length, 0.0, 1.0));
    const Stick from = waiting(sight, i);
    Stick stick = lying(sight, i);
    const float rest = (1 - t) * (1 - t);
    const float spin = (grain(static_cast<unsigned>(i), 7) < 0.5F ? -1.0F : 1.0F)
                       * (5 + 3 * grain(static_cast<unsigned>(i), 8));
    stick.centre = mix(from.centre, stick.centre, 1 - rest);
    stick.angle += spin * rest;
    const float hop = std::abs(std::sin(full_turn / 2 * 2.2F * t)) * (1 - t);
    stick.height = stick.length * 0.55F * hop;
    const float roll = std::cos(full_turn * 2.5F * rest);
    if (roll < 0) stick.marked = !stick.marked;
    stick.width *= 0.55F + 0.45F * std::abs(roll);
    return stick;
}

} // namespace

void paint_sticks(Brush& brush, const Sight& sight) {
    brush.begin("sticks");
    for (std::size_t i = 0; i < sight.layout.sticks.size(); ++i) {
        const SticksState state = sight.view.sticks_state;
        const Stick stick = state == SticksState::waiting    ? waiting(sight, i)
                            : state == SticksState::tumbling ? tumbling(sight, i)
                                                             : lying(sight, i);
        paint_stick(brush, sight.theme, stick, static_cast<unsigned>(i));
    }
    if (sight.view.sticks_state == SticksState::waiting) paint_cords(brush, sight);
    brush.end();
}

} // namespace puluc::ui
