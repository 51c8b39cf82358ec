// The board as it is before a piece stands on it: frame, cities, field, rows of corn cobs, placeholders, numbers.
#include "web/ui/scene_parts.hpp"

namespace puluc::ui {
namespace {

std::size_t at(Space space) { return static_cast<std::size_t>(space); }

/// A wavy line along the track, for the grain of the wood.
Polyline wood_line(const Rect& field, bool standing, float across, unsigned seed, Colour colour, float width) {
    Polyline line{{}, colour, width};
    constexpr int steps = 12;
    const float length = standing ? field.height : field.width;
    for (int i = 0; i <= steps; ++i) {
        const float t = static_cast<float>(i) / steps;
        const float wave = 3 * std::sin(full_turn * (t * (1 + grain(seed, 1)) + grain(seed, 2)));
        line.points.push_back(standing ? Point{field.x + across + wave, field.y + t * length}
                                       : Point{field.x + t * length, field.y + across + wave});
    }
    return line;
}

Rect inside_frame(const Layout& layout) { return layout.board.inset(layout.frame); }

Rect track(const Layout& layout) {
    const Rect& low = layout.spaces[1];
    const Rect& high = layout.spaces[track_spaces];
    const float x = std::min(low.x, high.x);
    const float y = std::min(low.y, high.y);
    return {x, y, std::max(low.right(), high.right()) - x, std::max(low.bottom(), high.bottom()) - y};
}

void paint_frame(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Theme& theme = sight.theme;
    const float corner = layout.frame * 3.4F;
    Rect under = layout.board;
    under.y += layout.frame;
    brush.add(Shadow{under, corner, layout.frame * 2.2F, theme.shadow});
    brush.add(RoundRect{layout.board, corner, {lighter(theme.frame, 0.12F), darker(theme.frame, 0.12F)}, darker(theme.frame, 0.35F), 1});
    const Rect inside = inside_frame(layout);
    const float inner = corner - layout.frame;
    for (const Side side : {Side::red, Side::green}) {
        const Rect& ground = layout.spaces[at(city(side))];
        // Half of the board: only its outer corners will be seen.
        const bool first = layout.standing ? ground.y < inside.centre().y : ground.x < inside.centre().x;
        Rect half = inside;
        if (layout.standing) {
            half.height /= 2;
            if (!first) half.y += half.height;
        } else {
            half.width /= 2;
            if (!first) half.x += half.width;
        }
        const Colour ground_colour = sight.theme.sides[index(side)].city_ground;
        brush.add(RoundRect{half, inner, {lighter(ground_colour, 0.05F), darker(ground_colour, 0.05F)}, {}, 0});
    }
}

void paint_field(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Theme& theme = sight.theme;
    const Rect field = track(layout);
    brush.flat(field, 0, theme.field);
    const float across = layout.standing ? field.width : field.height;
    const float step = std::max(8.0F, across / 18);
    unsigned seed = 0;
    for (float y = step / 2; y < across; y += step, ++seed)
        brush.add(wood_line(field, layout.standing, y, seed, theme.field_line, step * (0.18F + 0.2F * grain(seed, 3))));
    brush.flat(layout.corridor, 0, theme.corridor);
}

/// One row of cobs, its middle line from `from` to `to`, along x or y.
void paint_cobs(Brush& brush, const Sight& sight, const Rect& row, unsigned seed) {
    const Theme& theme = sight.theme;
    const bool along_x = row.width > row.height;
    const float thick = along_x ? row.height : row.width;
    const float length = along_x ? row.width : row.height;
    brush.add(Shadow{{row.x + 1, row.y + 2, row.width, row.height}, thick / 2, 3, faint(theme.shadow, 0.6F)});
    brush.flat(row, thick / 2, theme.cob);
    const int kernels = std::max(4, static_cast<int>(length / (thick * 1.15F)));
    const float pitch = (length - thick * 0.5F) / static_cast<float>(kernels);
    for (int i = 0; i < kernels; ++i) {
        for (int column = 0; column < 2; ++column) {
            const float chance = grain(seed * 2 + static_cast<unsigned>(column), static_cast<unsigned>(i));
            const Colour colour = chance < 0.14F ? theme.kernel_dark : chance < 0.6F ? theme.kernel_mid : theme.kernel_light;
            const float along = thick * 0.25F + pitch * (static_cast<float>(i) + (column == 0 ? 0.38F : 0.62F));
            const float across = thick * (column == 0 ? 0.26F : 0.74F);
            const Point centre = along_x ? Point{row.x + along, row.y + across} : Point{row.x + across, row.y + along};
            const float long_radius = pitch * 0.5F;
            const float short_radius = thick * 0.27F;
            brush.add(Ellipse{centre, along_x ? long_radius : short_radius, along_x ? short_radius : long_radius, colour});
        }
    }
}

void paint_rows(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const Rect field = track(layout);
    const float end = std::max(3.0F, layout.cob * 0.5F);
    for (int i = 0; i <= track_spaces; ++i) {
        const float share = static_cast<float>(i) / track_spaces;
        const Rect row = layout.standing
                             ? Rect{field.x + end, field.y + field.height * share - layout.cob / 2, field.width - 2 * end, layout.cob}
                             : Rect{field.x + field.width * share - layout.cob / 2, field.y + end, layout.cob, field.height - 2 * end};
        paint_cobs(brush, sight, row, static_cast<unsigned>(i));
    }
}

void paint_places(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    for (Space space = 1; space <= track_spaces; ++space) {
        const Place place{Side::red, Role::carrier, space, 0, 1};
        brush.add(DashedRing{layout.centre(place), layout.piece_radius * 0.94F, sight.theme.placeholder, 1.25F, 22});
        const Rect& rect = layout.numbers[at(space - 1)];
        const float size = std::min(std::max(smallest_text(Face::small), layout.text_size * 0.85F), rect.height);
        brush.add(Text{std::to_string(space), rect.centre(), Face::small, size, sight.theme.quiet_words, Align::centre});
    }
}

/// A stepped pyramid with a stair, and a house on top whose door is lit while its side is to move.
void paint_temple(Brush& brush, const Sight& sight, Side side) {
    const Rect& area = sight.layout.temples[index(side)];
    const SideColours& colours = sight.theme.sides[index(side)];
    const bool lit = sight.view.winner.value_or(sight.view.to_move) == side;
    constexpr int tiers = 5;
    const float house = area.height * 0.2F;
    const float tier = (area.height - house) / tiers;
    const float middle = area.centre().x;
    for (int i = 0; i < tiers; ++i) {
        const float width = area.width * (1 - 0.145F * static_cast<float>(i));
        const Rect step{middle - width / 2, area.bottom() - tier * static_cast<float>(i + 1), width, tier};
        brush.add(RoundRect{step, 1, {lighter(colours.face, 0.1F), darker(colours.face, 0.1F)}, colours.edge, 1});
    }
    const float stair = area.width * 0.16F;
    brush.add(Polygon{{{middle - stair * 0.34F, area.y + house}, {middle + stair * 0.34F, area.y + house},
                          {middle + stair / 2, area.bottom()}, {middle - stair / 2, area.bottom()}},
        blend(colours.face, colours.detail, 0.55F), {}, 0});
    const float house_width = area.width * 0.3F;
    const Rect walls{middle - house_width / 2, area.y + house * 0.3F, house_width, house * 0.7F};
    brush.flat(walls, 0, colours.edge);
    brush.flat({middle - house_width * 0.16F, walls.y + walls.height * 0.15F, house_width * 0.32F, walls.height * 0.85F}, 1,
        lit ? sight.theme.highlight : darker(colours.edge, 0.4F));
    brush.add(RoundRect{{middle - house_width * 0.62F, area.y, house_width * 1.24F, house * 0.34F}, 1,
        {lighter(colours.face, 0.1F), colours.face}, colours.edge, 1});
}

void paint_city_words(Brush& brush, const Sight& sight, Side side) {
    const std::size_t i = index(side);
    const Layout& layout = sight.layout;
    const CityView& view = sight.view.cities[i];
    if (const Rect& name = layout.names[i]; name.width > 0) {
        const Lines lines = fit_lines(Face::heading, layout.text_size, view.name, name.width, name.height);
        const bool tall = !layout.standing;
        brush.lines(lines, Face::heading, {tall ? name.centre().x : name.x, name.y}, sight.theme.sides[i].words,
            tall ? Align::centre : Align::left);
        if (tall && fits(Face::small, smallest_text(Face::small), view.player, name.width)) {
            brush.add(Text{view.player, {name.centre().x, name.y + layout.text_size * 1.4F}, Face::small,
                smallest_text(Face::small), sight.theme.words, Align::centre});
        }
    }
    if (const Rect& label = layout.tray_labels[i]; label.width > 0) {
        const bool right = !layout.standing && side == Side::green;
        brush.add(Text{view.killed_label, {right ? label.right() : label.x, label.centre().y}, Face::small,
            smallest_text(Face::small), layout.standing ? sight.theme.words : sight.theme.quiet_words,
            right ? Align::right : Align::left});
    }
}

} // namespace

void paint_board(Brush& brush, const Sight& sight) {
    brush.begin("board");
    paint_frame(brush, sight);
    paint_field(brush, sight);
    paint_rows(brush, sight);
    paint_places(brush, sight);
    brush.end();
    for (const Side side : {Side::red, Side::green}) {
        brush.begin(side == Side::red ? "city red" : "city green");
        paint_temple(brush, sight, side);
        paint_city_words(brush, sight, side);
        brush.end();
    }
}

void paint_last_move(Brush& brush, const Sight& sight) {
    const auto& move = sight.view.last_move;
    if (!move) return;
    brush.begin("last move");
    const Layout& layout = sight.layout;
    const Colour colour = faint(sight.theme.sides[index(other(sight.view.to_move))].words, 0.5F);
    for (const Space space : {move->from, move->to}) {
        if (!on_track(space)) continue;
        brush.ring(layout.centre({Side::red, Role::carrier, space, 0, 1}), layout.piece_radius * 1.12F, colour, 2);
    }
    brush.end();
}

} // namespace puluc::ui
