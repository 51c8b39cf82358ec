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
    constexpr int steps = 6;
    const float radius = width / 2;
    for (const float end : {-1.0F, 1.0F}) {
        for (int i = 0; i <= steps; ++i) {
            const float angle = full_turn / 2 * (static_cast<float>(i) / steps) + (end < 0 ? full_turn / 2 : 0);
            points.push_back(turned(stick, aside + radius * std::cos(angle), end * (length / 2 - radius) + radius * std::sin(angle)));
        }
    }
    return points;
}

void paint_stick(Brush& brush, const Theme& theme, const Stick& stick, unsigned seed) {
    Stick shadow = stick;
    shadow.centre = stick.centre + Point{2, 3};
    shadow.height = 0;
    brush.add(Polygon{capsule(shadow, stick.width + 3, stick.length + 3), faint(theme.shadow, 0.45F), {}, 0});
    const Colour base = stick.marked ? theme.stick_marked : theme.stick_blank;
    const Colour side = stick.marked ? blend(theme.stick_marked, theme.stick_blank, 0.5F) : theme.stick_blank_dark;
    brush.add(Polygon{capsule(stick, stick.width, stick.length), side, theme.stick_edge, 1});
    brush.add(Polygon{capsule(stick, stick.width * 0.74F, stick.length * 0.97F, -stick.width * 0.08F), base, {}, 0});
    const float half = stick.length / 2;
    if (stick.marked) {
        constexpr int chevrons = 5;
        for (int i = 0; i < chevrons; ++i) {
            const float y = stick.length * 0.155F * (static_cast<float>(i) - 2);
            const float wide = stick.width * 0.27F;
            brush.add(Polyline{{turned(stick, -wide, y - wide * 0.6F), turned(stick, 0, y + wide * 0.4F), turned(stick, wide, y - wide * 0.6F)},
                theme.stick_mark, std::max(1.5F, stick.width * 0.13F)});
        }
        return;
    }
    for (unsigned i = 0; i < 3; ++i) {
        const float x = stick.width * (0.22F * static_cast<float>(i) - 0.24F);
        const float bend = stick.width * 0.2F * (grain(seed, i) - 0.5F);
        brush.add(Polyline{{turned(stick, x, -half * (0.5F + 0.3F * grain(seed, i + 5))), turned(stick, x + bend, 0),
                               turned(stick, x - bend, half * (0.5F + 0.3F * grain(seed, i + 9)))},
            faint(theme.stick_blank_dark, 0.8F), 1});
    }
}

Stick lying(const Sight& sight, std::size_t i) {
    const Rect& area = sight.layout.sticks[i];
    const unsigned seed = sight.view.sticks.marked * 4U + static_cast<unsigned>(i);
    Stick stick;
    stick.centre = area.centre() + Point{(grain(seed, 2) - 0.5F) * area.width * 0.1F, (grain(seed, 3) - 0.5F) * area.height * 0.04F};
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

Stick tumbling(const Sight& sight, std::size_t i) {
    const ViewModel& view = sight.view;
    const double length = std::max(view.tumble_seconds, 0.001);
    const auto t = static_cast<float>(std::clamp((sight.now - view.tumble_start) / length, 0.0, 1.0));
    const Stick from = waiting(sight, i);
    Stick stick = lying(sight, i);
    const float rest = (1 - t) * (1 - t);
    const float spin = (grain(static_cast<unsigned>(i), 7) < 0.5F ? -1.0F : 1.0F) * (5 + 3 * grain(static_cast<unsigned>(i), 8));
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
        const Stick stick = state == SticksState::waiting  ? waiting(sight, i)
                            : state == SticksState::tumbling ? tumbling(sight, i)
                                                             : lying(sight, i);
        paint_stick(brush, sight.theme, stick, static_cast<unsigned>(i));
    }
    brush.end();
}

} // namespace puluc::ui
