// The board as it is before a piece stands on it: frame, field, rows of corn cobs, placeholders, numbers.
#include "web/ui/scene_parts.hpp"

namespace puluc::ui {
namespace {

Rect track(const Layout& layout) {
    const Rect& low = layout.spaces[1];
    const Rect& high = layout.spaces[track_spaces];
    const float x = std::min(low.x, high.x);
    const float y = std::min(low.y, high.y);
    return {x, y, std::max(low.right(), high.right()) - x, std::max(low.bottom(), high.bottom()) - y};
}

/// A point of the track by its way along it and across it, each from the upper or left edge.
Point spot(const Layout& layout, float along, float across) {
    const Rect field = track(layout);
    return layout.standing ? Point{field.x + across, field.y + along}
                           : Point{field.x + along, field.y + across};
}

/// A wavy line along the track, for the grain of the wood.
Polyline wood_line(const Layout& layout, float across, unsigned seed, Colour colour, float width) {
    constexpr int steps = 8;
    const Rect field = track(layout);
    const float length = layout.standing ? field.height : field.width;
    Polyline line{{}, colour, width};
    line.points.reserve(steps + 1);
    for (int i = 0; i <= steps; ++i) {
        const float t = static_cast<float>(i) / steps;
        const float wave = 2.6F * std::sin(full_turn * (t * (1 + grain(seed, 1)) + grain(seed, 2)));
        line.points.push_back(spot(layout, t * length, across + wave));
    }
    return line;
}

/// The half of the board inside its frame that a city is in; the field covers most of it.
Rect half_of(const Layout& layout, Side side) {
    Rect half = layout.board.inset(layout.frame);
    const Rect& ground = layout.spaces[at(city(side))];
    const Point middle = half.centre();
    if (layout.standing) {
        half.height /= 2;
        if (ground.centre().y > middle.y) half.y += half.height;
    } else {
        half.width /= 2;
        if (ground.centre().x > middle.x) half.x += half.width;
    }
    return half;
}

void paint_frame(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Theme& theme = sight.theme;
    const float corner = layout.frame * 2.6F;
    Rect under = layout.board;
    under.y += layout.frame * 0.8F;
    brush.add(Shadow{under, corner, layout.frame * 1.6F, theme.shadow});
    brush.add(RoundRect{layout.board, corner, {lighter(theme.frame, 0.14F), darker(theme.frame, 0.14F)},
        darker(theme.frame, 0.4F), 1});
    // A bright line where the light catches the upper edge of the wood.
    brush.add(
        RoundRect{layout.board.inset(1.5F), corner - 1.5F, {}, faint(lighter(theme.frame, 0.6F), 0.35F), 1});
    for (const Side side : {Side::red, Side::green}) {
        const Colour ground = theme.sides[index(side)].city_ground;
        brush.add(RoundRect{
            half_of(layout, side), corner - layout.frame, {lighter(ground, 0.07F), darker(ground, 0.07F)}});
    }
}

void paint_field(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Theme& theme = sight.theme;
    const Rect field = track(layout);
    brush.flat(field, 0, theme.field);
    const float across = layout.standing ? field.width : field.height;
    const float step = std::max(9.0F, across / 18);
    constexpr unsigned kinds = 4; // of lines: few, so that an SVG stays small
    unsigned seed = 0;
    for (float y = step * 0.6F; y < across - 6; y += step, seed = (seed + 1) % kinds)
        brush.add(wood_line(layout, y, seed, theme.field_line, step * (0.16F + 0.2F * grain(seed, 3))));
    brush.flat(layout.corridor, 0, theme.corridor);
    const Colour line = faint(darker(theme.field, 0.45F), 0.3F);
    const Rect& corridor = layout.corridor;
    if (layout.standing) {
        brush.flat({corridor.x - 1, corridor.y, 1, corridor.height}, 0, line);
        brush.flat({corridor.right(), corridor.y, 1, corridor.height}, 0, line);
    } else {
        brush.flat({corridor.x, corridor.y - 1, corridor.width, 1}, 0, line);
        brush.flat({corridor.x, corridor.bottom(), corridor.width, 1}, 0, line);
    }
}

/// The hollow of the board: a shadow that its frame throws inwards, strongest under the upper edge.
void paint_hollow(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Rect inside = layout.board.inset(layout.frame);
    const float corner = layout.frame * 1.6F;
    const Colour shade = faint(sight.theme.shadow, 0.7F);
    brush.add(RoundRect{{inside.x, inside.y, inside.width, corner * 2}, corner, {shade, faint(shade, 0)}});
    brush.add(RoundRect{inside, corner, {}, faint(darker(sight.theme.frame, 0.5F), 0.7F), 1.5F});
}

/// A leaf of a husk: from `foot`, pointing along the unit vector `way`, leaning to one side.
void paint_husk(Brush& brush, Point foot, Point way, float length, float lean, Colour colour) {
    const Point across{-way.y, way.x};
    const auto spot = [&](float along, float aside) {
        return foot + way * (length * along) + across * (length * aside);
    };
    brush.add(
        Polygon{{spot(0, lean * 0.15F - 0.12F), spot(0.45F, lean * 0.42F - 0.13F), spot(1, lean * 0.62F),
                    spot(0.55F, lean * 0.42F + 0.12F), spot(0.1F, lean * 0.15F + 0.13F)},
            colour, darker(colour, 0.35F), 0.75F});
}

/// One row of kernels round a cob, its husk at both ends. `row` is long and thin, along x or y.
void paint_cob(Brush& brush, const Sight& sight, const Rect& row, unsigned seed) {
    const Theme& theme = sight.theme;
    const bool along_x = row.width > row.height;
    const float thick = along_x ? row.height : row.width;
    const float length = along_x ? row.width : row.height;
    const Point way = along_x ? Point{1, 0} : Point{0, 1};
    const Point across = along_x ? Point{0, 1} : Point{1, 0};
    const Point start = along_x ? Point{row.x, row.centre().y} : Point{row.centre().x, row.y};
    brush.add(Shadow{{row.x + thick * 0.1F, row.y + thick * 0.2F, row.width, row.height}, thick / 2,
        thick * 0.3F, theme.shadow});
    brush.flat(row, thick / 2, theme.cob);
    const int kernels = std::max(6, static_cast<int>(length / std::max(thick * 1.1F, 11.5F)));
    const float pitch = (length - thick) / static_cast<float>(kernels);
    const Point radii = way * (pitch * 0.52F) + across * (thick * 0.275F);
    for (int i = 0; i < kernels; ++i) {
        for (unsigned column = 0; column < 2; ++column) {
            const float chance = grain(seed * 2 + column, static_cast<unsigned>(i));
            const Colour colour = chance < 0.12F   ? theme.kernel_dark
                                  : chance < 0.58F ? theme.kernel_mid
                                                   : theme.kernel_light;
            const float along = thick / 2 + pitch * (static_cast<float>(i) + (column == 0 ? 0.3F : 0.7F));
            const Point centre = start + way * along + across * (thick * (column == 0 ? -0.24F : 0.24F));
            brush.add(Ellipse{centre, radii.x, radii.y, colour});
        }
    }
    for (const float end : {0.0F, 1.0F}) {
        const Point out = way * (end * 2 - 1);
        const Point foot = start + way * (length * end) - out * (thick * 0.95F);
        for (const float lean : {-1.0F, 1.0F}) paint_husk(brush, foot, out, thick * 1.25F, lean, theme.husk);
    }
}

void paint_rows(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Rect field = track(layout);
    const float end = std::max(2.0F, layout.cob * 0.45F);
    for (int i = 0; i <= track_spaces; ++i) {
        const float part = static_cast<float>(i) / track_spaces;
        const Rect row = layout.standing ? Rect{field.x + end, field.y + field.height * part - layout.cob / 2,
                             field.width - 2 * end, layout.cob}
                                         : Rect{field.x + field.width * part - layout.cob / 2, field.y + end,
                                             layout.cob, field.height - 2 * end};
        constexpr int kinds = 2; // no two neighbours look alike, and an SVG stays small
        brush.begin("cob " + std::to_string(i));
        paint_cob(brush, sight, row, static_cast<unsigned>(i % kinds));
        brush.end();
    }
}

void paint_places(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    for (Space space = 1; space <= track_spaces; ++space) {
        const Point centre = layout.centre({Side::red, Role::carrier, space, 0, 1});
        brush.add(DashedRing{centre, layout.piece_radius * 0.94F, sight.theme.placeholder, 1.25F, 24});
    }
}

void paint_numbers(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Colour colour = layout.standing ? sight.theme.words : sight.theme.quiet_words;
    brush.begin("numbers");
    for (Space space = 1; space <= track_spaces; ++space) {
        const Rect& rect = layout.numbers[at(space - 1)];
        const float size =
            std::min(std::max(smallest_text(Face::small), layout.text_size * 0.85F), rect.height);
        brush.add(Text{std::to_string(space), rect.centre(), Face::small, size, colour, Align::centre});
    }
    brush.end();
}

/// Small dots along the corridor from one space to another, without the places themselves.
void paint_trail(Brush& brush, const Layout& layout, const Move& move, Colour colour, float radius) {
    const Point from = layout.centre({Side::red, Role::carrier, move.from, 0, 1});
    const Point to = layout.centre({Side::red, Role::carrier, move.to, 0, 1});
    const Point way = to - from;
    const float length = std::hypot(way.x, way.y);
    const float margin = layout.piece_radius * 1.3F;
    const float step = std::max(radius * 3.5F, 6.0F);
    for (float along = margin; along <= length - margin; along += step)
        brush.disc(from + way * (along / length), radius, colour);
}

/// A trail to where a piece can go, and a ring there.
void paint_way(Brush& brush, const Sight& sight, const Choosable& choosable) {
    const Layout& layout = sight.layout;
    const Colour colour = sight.theme.focus;
    paint_trail(brush, layout, {choosable.from, choosable.to, false}, colour,
        std::max(2.0F, layout.piece_radius * 0.1F));
    if (!on_track(choosable.to)) return;
    const Point centre = layout.centre({Side::red, Role::carrier, choosable.to, 0, 1});
    brush.add(DashedRing{centre, layout.piece_radius * 1.14F, colour, 2.5F, 16});
}

} // namespace

void paint_board(Brush& brush, const Sight& sight) {
    brush.begin("board");
    paint_frame(brush, sight);
    paint_field(brush, sight);
    brush.end();
    paint_rows(brush, sight);
    brush.begin("hollow");
    paint_hollow(brush, sight);
    brush.end();
    brush.begin("places");
    paint_places(brush, sight);
    brush.end();
    if (sight.view.coordinates) paint_numbers(brush, sight);
    for (const Side side : {Side::red, Side::green}) paint_city(brush, sight, side);
}

void paint_ways(Brush& brush, const Sight& sight) {
    const auto& move = sight.view.last_move;
    const Layout& layout = sight.layout;
    if (move && !sight.view.chosen) {
        const Colour colour = sight.theme.sides[index(other(sight.view.to_move))].words;
        brush.begin("last move");
        paint_trail(brush, layout, *move, faint(colour, 0.45F), std::max(1.5F, layout.piece_radius * 0.07F));
        if (on_track(move->from))
            brush.disc(layout.centre({Side::red, Role::carrier, move->from, 0, 1}),
                layout.piece_radius * 0.3F, faint(colour, 0.35F));
        brush.end();
    }
    for (const Choosable& choosable : sight.view.choosable) {
        const bool hinted = sight.view.hint == choosable.from;
        if (!hinted && !sight.options.show_targets) continue;
        brush.begin(hinted ? "hint" : "way " + std::to_string(choosable.from));
        paint_way(brush, sight, choosable);
        brush.end();
    }
}

} // namespace puluc::ui
