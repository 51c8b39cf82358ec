// The two cities: ground, stepped temple, places for the pieces at home and for the killed ones, the winner's
// light.
#include "web/ui/scene_parts.hpp"

namespace puluc::ui {
namespace {

constexpr int tiers = 5;

/// Stones set into the ground: a stepped line round the city, as the edge of a plaza.
void paint_plaza(Brush& brush, const Sight& sight, Side side) {
    const Rect& area = sight.layout.spaces[at(city(side))];
    const Colour line = faint(darker(sight.theme.sides[index(side)].city_ground, 0.5F), 0.22F);
    const float gap = std::max(3.0F, sight.layout.frame * 0.55F);
    brush.add(RoundRect{area.inset(gap), gap * 1.2F, {}, line, 1});
}

/// How far one gets from `centre` at an angle, `reach` at most, without leaving `area`.
float reach_within(const Rect& area, Point centre, float angle, float reach) {
    const Point end = around(centre, reach, angle);
    float part = 1;
    if (end.x < area.x) part = std::min(part, (centre.x - area.x) / (centre.x - end.x));
    if (end.x > area.right()) part = std::min(part, (area.right() - centre.x) / (end.x - centre.x));
    if (end.y < area.y) part = std::min(part, (centre.y - area.y) / (centre.y - end.y));
    if (end.y > area.bottom()) part = std::min(part, (area.bottom() - centre.y) / (end.y - centre.y));
    return reach * part;
}

/// The part of a city's ground that both cities have round their temples: a board that is turned round shows
/// the same (diagram_parts.hpp). `temple` is one of the two.
Rect ground_of(const Layout& layout, const Rect& temple) {
    const auto room = [&](auto measure) {
        const auto of = [&](Side side) {
            return measure(layout.temples[index(side)], layout.spaces[at(city(side))]);
        };
        return std::min(of(Side::red), of(Side::green));
    };
    const float left = room([](const Rect& a, const Rect& city) { return a.x - city.x; });
    const float above = room([](const Rect& a, const Rect& city) { return a.y - city.y; });
    const float right = room([](const Rect& a, const Rect& city) { return city.right() - a.right(); });
    const float below = room([](const Rect& a, const Rect& city) { return city.bottom() - a.bottom(); });
    return {temple.x - left, temple.y - above, left + temple.width + right, above + temple.height + below};
}

/// Rays behind the temple of the side that has won, over its city alone.
void paint_rays(Brush& brush, const Sight& sight, const Rect& area, Point centre, float reach) {
    constexpr int rays = 14;
    const auto tip = [&](float angle) {
        return around(centre, reach_within(area, centre, angle, reach), angle);
    };
    for (int i = 0; i < rays; ++i) {
        const float angle = full_turn * (static_cast<float>(i) + 0.5F) / rays;
        const float half = full_turn / rays * 0.22F;
        brush.add(Polygon{{around(centre, reach * 0.22F, angle), tip(angle - half), tip(angle + half)},
            faint(sight.theme.highlight, 0.5F)});
    }
    brush.add(Shadow{{centre.x - reach * 0.5F, centre.y - reach * 0.5F, reach, reach}, reach * 0.5F,
        reach * 0.45F, faint(sight.theme.highlight, 0.75F)});
}

void paint_stair(Brush& brush, const SideColours& colours, const Rect& area, float top) {
    const float middle = area.centre().x;
    const float low = area.width * 0.105F;
    const float high = area.width * 0.075F;
    const Colour stone = blend(colours.face, colours.detail, 0.5F);
    brush.add(Polygon{{{middle - high, top}, {middle + high, top}, {middle + low, area.bottom()},
                          {middle - low, area.bottom()}},
        {lighter(stone, 0.2F), stone}, faint(colours.edge, 0.7F), 1});
    const int steps = std::min(14, static_cast<int>((area.bottom() - top) / 5));
    for (int i = 1; i < steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        const float half = std::lerp(high, low, t) - 1;
        const float y = std::lerp(top, area.bottom(), t);
        brush.add(Polyline{{{middle - half, y}, {middle + half, y}}, faint(colours.edge, 0.45F), 0.75F});
    }
}

/// The house on top, its door lit while its side is to move.
void paint_house(Brush& brush, const Sight& sight, const SideColours& colours, const Rect& house, bool lit) {
    const Theme& theme = sight.theme;
    const float middle = house.centre().x;
    const float roof = house.height * 0.36F;
    const Rect walls{house.x + house.width * 0.1F, house.y + roof, house.width * 0.8F, house.height - roof};
    const Colour stone = darker(colours.face, 0.45F);
    brush.add(RoundRect{walls, 0, {stone, darker(stone, 0.2F)}, darker(stone, 0.4F), 1});
    const Rect door{middle - walls.width * 0.19F, walls.y + walls.height * 0.12F, walls.width * 0.38F,
        walls.height * 0.88F};
    if (lit) brush.add(Shadow{door, 1, house.height * 0.5F, faint(theme.highlight, 0.7F)});
    brush.add(RoundRect{door, 0,
        lit ? Paint{lighter(theme.highlight, 0.35F), theme.highlight} : Paint{darker(stone, 0.55F)}});
    brush.add(RoundRect{{house.x, house.y, house.width, roof}, 1, {lighter(colours.face, 0.2F), colours.face},
        colours.edge, 1});
}

void paint_temple(Brush& brush, const Sight& sight, Side side) {
    const Rect& area = sight.layout.temples[index(side)];
    const SideColours& colours = sight.theme.sides[index(side)];
    const bool won = sight.view.winner == side;
    const bool lit = won || (!sight.view.winner && sight.view.to_move == side);
    const float house = area.height * 0.23F;
    const float tier = (area.height - house) / tiers;
    const float middle = area.centre().x;
    if (won) {
        paint_rays(brush, sight, ground_of(sight.layout, area), {middle, area.y + house}, area.width * 0.56F);
    }
    brush.add(Shadow{{area.x + 1, area.bottom() - tier, area.width, tier * 1.3F}, 2,
        std::max(3.0F, tier * 0.6F), sight.theme.shadow});
    for (int i = 0; i < tiers; ++i) {
        const float width = area.width * (1 - 0.148F * static_cast<float>(i));
        const Rect step{middle - width / 2, area.bottom() - tier * static_cast<float>(i + 1), width, tier};
        brush.add(
            RoundRect{step, 1, {lighter(colours.face, 0.16F), darker(colours.face, 0.12F)}, colours.edge, 1});
        brush.flat({step.x + 1, step.y + 1, step.width - 2, std::max(1.0F, tier * 0.12F)}, 0,
            faint(lighter(colours.face, 0.7F), 0.45F));
    }
    paint_stair(brush, colours, area, area.y + house);
    paint_house(brush, sight, colours, {middle - area.width * 0.2F, area.y, area.width * 0.4F, house}, lit);
}

/// Where pieces will stand: at home all five places, so that the missing ones can be counted too; killed ones
/// on a rail.
void paint_slots(Brush& brush, const Sight& sight, Side side) {
    const Layout& layout = sight.layout;
    const Colour line = faint(sight.theme.placeholder, 0.8F);
    for (int slot = 0; slot < pieces_per_side; ++slot)
        brush.add(DashedRing{layout.centre({side, Role::home, city(side), slot, pieces_per_side}),
            layout.home_radius * 0.92F, line, 1, 16});
    const Colour dot = layout.standing ? sight.theme.placeholder : sight.theme.quiet_words;
    for (int slot = 0; slot < pieces_per_side; ++slot)
        brush.disc(layout.centre({side, Role::killed, city(side), slot, pieces_per_side}),
            std::max(1.5F, layout.killed_radius * 0.22F), faint(dot, 0.6F));
}

void paint_names(Brush& brush, const Sight& sight, Side side) {
    const std::size_t i = index(side);
    const Layout& layout = sight.layout;
    const CityView& view = sight.view.cities[i];
    const float small = small_text(layout);
    if (const Rect& name = layout.names[i]; name.width > 0) {
        const bool centred = !layout.standing;
        const float x = centred ? name.centre().x : name.x;
        const Align align = centred ? Align::centre : Align::left;
        const float size = std::min(layout.text_size * 1.1F, name.height);
        brush.add(
            Text{view.name, {x, name.y + size / 2}, Face::heading, size, sight.theme.sides[i].words, align});
        if (centred && !view.player.empty() && fits(Face::small, small, view.player, name.width))
            brush.add(Text{
                view.player, {x, name.y + size + small / 2}, Face::small, small, sight.theme.words, align});
    }
    if (const Rect& label = layout.tray_labels[i]; label.width > 0) {
        const bool right = !layout.standing && side == Side::green;
        const Colour colour = layout.standing ? sight.theme.words : sight.theme.quiet_words;
        brush.add(Text{view.killed_label, {right ? label.right() : label.x, label.centre().y}, Face::small,
            small, colour, right ? Align::right : Align::left});
    }
}

} // namespace

void paint_city(Brush& brush, const Sight& sight, Side side) {
    brush.begin(side == Side::red ? "city red" : "city green");
    paint_plaza(brush, sight, side);
    paint_temple(brush, sight, side);
    paint_slots(brush, sight, side);
    paint_names(brush, sight, side);
    brush.end();
}

} // namespace puluc::ui
