// The pieces: Red's sun discs and Green's faceted jades, the lifted pile, rings, the marker on the target.
#include "web/ui/grip.hpp"
#include "web/ui/scene_parts.hpp"
#include <optional>

namespace puluc::ui {
namespace {

void paint_sun(Brush& brush, const SideColours& colours, Point centre, float radius) {
    // Six squares, each turned a little further, have the outline of a disc with 24 rays.
    for (int i = 0; i < 6; ++i)
        brush.add(Polygon{
            regular_polygon(centre, radius, 4, full_turn / 24 * static_cast<float>(i)), colours.edge});
    brush.add(Disc{centre, radius * 0.85F, {lighter(colours.face, 0.16F), darker(colours.face, 0.1F)}});
    brush.ring(centre, radius * 0.5F, colours.detail, std::max(1.2F, radius * 0.1F));
    brush.disc(centre, radius * 0.24F, colours.detail);
}

void paint_leaf(Brush& brush, const SideColours& colours, Point centre, float length) {
    for (const float side : {-1.0F, 1.0F}) {
        Polygon half{{}, side < 0 ? colours.detail : blend(colours.detail, colours.face, 0.25F)};
        constexpr int steps = 7;
        for (int i = 0; i <= steps; ++i) {
            const float t = static_cast<float>(i) / steps;
            half.points.push_back({centre.x + side * length * 0.4F * std::sin(full_turn / 2 * t),
                centre.y + length * (t - 0.5F) * 2});
        }
        brush.add(std::move(half));
    }
    brush.add(Polyline{{{centre.x, centre.y - length * 0.7F}, {centre.x, centre.y + length}}, colours.edge,
        std::max(1.0F, length * 0.14F)});
}

void paint_jade(Brush& brush, const SideColours& colours, Point centre, float radius) {
    constexpr float turned = full_turn / 16;
    const auto outer = regular_polygon(centre, radius * 0.93F, 8, turned);
    const auto inner = regular_polygon(centre, radius * 0.66F, 8, turned);
    brush.add(Polygon{regular_polygon(centre, radius, 8, turned), colours.edge});
    for (std::size_t i = 0; i < 8; ++i) {
        const std::size_t j = (i + 1) % 8;
        // Light comes from the upper left.
        const float light = std::cos(full_turn * (static_cast<float>(i) + 1 - 7) / 8);
        const Colour face =
            light > 0 ? lighter(colours.face, 0.3F * light) : darker(colours.face, -0.3F * light);
        brush.add(Polygon{{outer[i], outer[j], inner[j], inner[i]}, face});
    }
    brush.add(Polygon{inner, {lighter(colours.face, 0.1F), colours.face}});
    paint_leaf(brush, colours, centre, radius * 0.42F);
}

void paint_disc(Brush& brush, Side side, const SideColours& colours, Point centre, float radius) {
    if (side == Side::red)
        paint_sun(brush, colours, centre, radius);
    else
        paint_jade(brush, colours, centre, radius);
}

/// The piece that goes when the one of the side to move on `space` is moved.
std::optional<int> mover(const ViewModel& view, Space space) {
    return mover(view.pieces, view.to_move, space);
}

struct Lying {
    int piece = 0;
    Pose pose;
};

/// The poses of all pieces. What is chosen is in the hand with its pile round it, or raised a little where it
/// stands.
std::vector<Lying> poses(const Sight& sight) {
    const ViewModel& view = sight.view;
    const Grips held =
        view.chosen ? grips(view.pieces, view.to_move, *view.chosen, view.drag.value_or(Point{})) : Grips{};
    std::vector<Lying> result;
    for (std::size_t i = 0; i < view.pieces.size(); ++i) {
        Lying lying{static_cast<int>(i),
            pose(sight.animation, static_cast<int>(i), view.pieces[i], sight.now, sight.layout)};
        if (held[i] && view.drag) {
            lying.pose.lift = 1;
            lying.pose.centre = centre(*held[i], sight.layout);
        } else if (held[i]) {
            lying.pose.lift = std::max(lying.pose.lift, 0.5F);
        }
        result.push_back(lying);
    }
    std::ranges::stable_sort(result, {}, [](const Lying& lying) { return lying.pose.lift; });
    return result;
}

void paint_piece(Brush& brush, const Sight& sight, const Lying& lying) {
    const Place& place = sight.view.pieces[static_cast<std::size_t>(lying.piece)];
    const float lift = lying.pose.lift;
    const float radius = lying.pose.radius * (1 + 0.12F * lift);
    const float drop = radius * (0.1F + 0.3F * lift);
    const Point centre{lying.pose.centre.x, lying.pose.centre.y - radius * 0.12F * lift};
    brush.begin("piece " + std::to_string(lying.piece));
    brush.add(
        Shadow{{centre.x - radius * 0.92F, centre.y - radius * 0.92F + drop, radius * 1.84F, radius * 1.84F},
            radius * 0.92F, radius * (0.22F + 0.3F * lift), sight.theme.shadow});
    paint_disc(brush, place.side, sight.theme, centre, radius);
    brush.end();
}

void paint_ring(Brush& brush, const Theme& theme, Point centre, float radius, float width) {
    const float glow = radius + width;
    brush.add(Shadow{{centre.x - glow, centre.y - glow, 2 * glow, 2 * glow}, glow, radius * 0.4F,
        faint(theme.highlight, 0.5F)});
    brush.ring(centre, radius, darker(theme.highlight, 0.55F), width + 2);
    brush.ring(centre, radius, theme.highlight, width);
}

void paint_movable(Brush& brush, const Sight& sight) {
    const ViewModel& view = sight.view;
    for (const Choosable& choosable : view.choosable) {
        const bool is_chosen = view.chosen == choosable.from;
        if (is_chosen && view.drag) continue;
        const auto piece = mover(view, choosable.from);
        if (!piece) continue;
        const Place& place = view.pieces[static_cast<std::size_t>(*piece)];
        const float radius = sight.layout.radius(place);
        brush.begin("movable " + std::to_string(choosable.from));
        paint_ring(
            brush, sight.theme, sight.layout.centre(place), radius * 1.16F, std::max(1.5F, radius * 0.09F));
        const bool marked = view.hint == choosable.from || (is_chosen && sight.options.focus_visible);
        if (marked)
            brush.ring(
                sight.layout.centre(place), radius * 1.32F, sight.theme.focus, std::max(2.0F, radius * 0.1F));
        brush.end();
    }
}

void paint_ghost(Brush& brush, const Sight& sight) {
    const ViewModel& view = sight.view;
    if (!view.chosen || !view.drag) return;
    const auto piece = mover(view, *view.chosen);
    if (!piece) return;
    const Place& place = view.pieces[static_cast<std::size_t>(*piece)];
    brush.begin("ghost");
    // Paler rather than transparent: the parts of a piece lie over one another.
    SideColours pale = sight.theme.sides[index(place.side)];
    const Colour ground = on_track(place.space) ? sight.theme.corridor : pale.city_ground;
    for (Colour* colour : {&pale.face, &pale.edge, &pale.detail}) *colour = blend(ground, *colour, 0.32F);
    paint_disc(brush, place.side, pale, sight.layout.centre(place), sight.layout.radius(place));
    brush.end();
}

/// Which of the two lanes of a space holds fewer pieces: there the label of the marker hides least.
Role emptier_lane(const ViewModel& view, Space space) {
    int captives = 0;
    int compatriots = 0;
    for (const Place& place : view.pieces) {
        if (place.space != space) continue;
        captives += place.role == Role::captive;
        compatriots += place.role == Role::compatriot;
    }
    return captives < compatriots ? Role::captive : Role::compatriot;
}

} // namespace

void paint_disc(Brush& brush, Side side, const Theme& theme, Point centre, float radius) {
    paint_disc(brush, side, theme.sides[index(side)], centre, radius);
}

void add_piece(Scene& scene, Side side, const Theme& theme, Point centre, float radius) {
    Brush brush(scene);
    paint_disc(brush, side, theme, centre, radius);
}

namespace {

const Choosable* chosen(const ViewModel& view) {
    const auto found =
        std::ranges::find_if(view.choosable, [&](const Choosable& c) { return view.chosen == c.from; });
    return found == view.choosable.end() ? nullptr : &*found;
}

/// The place that the chosen piece can go to; it lies under the pieces.
void paint_target(Brush& brush, const Sight& sight) {
    const Choosable* choosable = chosen(sight.view);
    if (!choosable) return;
    const Layout& layout = sight.layout;
    brush.begin("target");
    if (on_track(choosable->to)) {
        const Point target = layout.centre({sight.view.to_move, Role::carrier, choosable->to, 0, 1});
        paint_ring(brush, sight.theme, target, layout.piece_radius * 1.25F,
            std::max(2.5F, layout.piece_radius * 0.13F));
    } else {
        const Rect place = layout.spaces[static_cast<std::size_t>(choosable->to)].inset(layout.frame * 0.55F);
        brush.add(
            RoundRect{place, layout.frame, faint(sight.theme.highlight, 0.2F), sight.theme.highlight, 3});
    }
    brush.end();
}

/// Where the marker's label stands: beside the target on the track, before the temple of a city.
Point label_centre(const Sight& sight, const Choosable& choosable, float width, float height) {
    const Layout& layout = sight.layout;
    if (!on_track(choosable.to)) return layout.temples[index(other(sight.view.to_move))].centre();
    const Point target = layout.centre({sight.view.to_move, Role::carrier, choosable.to, 0, 1});
    const float side = emptier_lane(sight.view, choosable.to) == Role::captive ? -1.0F : 1.0F;
    const float away = layout.piece_radius * 1.5F + 4;
    if (layout.standing) return {target.x + side * (away + width / 2), target.y};
    return {target.x, target.y + side * (away + height / 2)};
}

} // namespace

void paint_pieces(Brush& brush, const Sight& sight) {
    paint_ghost(brush, sight);
    paint_movable(brush, sight);
    paint_target(brush, sight);
    for (const Lying& lying : poses(sight)) paint_piece(brush, sight, lying);
}

namespace {

/// A word that stands on the board in a pill.
struct Pill {
    std::string words;
    Face face{};
    float size = 0;
    float height = 0;
    bool strong = false;

    [[nodiscard]] float width() const { return std::ceil(text_width(face, size, words) + size); }
};

/// Its middle is at `centre`, or as near as it fits.
void paint_pill(Brush& brush, const Sight& sight, const Pill& pill, Point centre) {
    const Theme& theme = sight.theme;
    const float width = pill.width();
    const float most = std::max(2.0F, sight.layout.board.right() + sight.layout.board.x - width - 2);
    const float left = std::clamp(centre.x - width / 2, 2.0F, most);
    const Rect rect{std::floor(left), std::floor(centre.y - pill.height / 2), width, pill.height};
    brush.add(Shadow{{rect.x, rect.y + 2, rect.width, rect.height}, rect.height / 2, 5, theme.shadow});
    if (pill.strong)
        brush.flat(rect, rect.height / 2, theme.marker);
    else
        brush.add(RoundRect{rect, rect.height / 2, theme.button, theme.button_edge, 1.25F});
    brush.add(Text{pill.words, rect.centre(), pill.face, pill.size,
        pill.strong ? theme.marker_words : theme.button_words, Align::centre});
}

} // namespace

void paint_marker(Brush& brush, const Sight& sight) {
    const Choosable* choosable = chosen(sight.view);
    if (!choosable) return;
    const float size = std::max(smallest_text(Face::text), sight.layout.text_size * 0.92F);
    const Pill pill{choosable->label, Face::text, size, std::ceil(size * 1.35F), true};
    brush.begin("marker");
    paint_pill(brush, sight, pill, label_centre(sight, *choosable, pill.width(), pill.height));
    brush.end();
}

// At the piece that would move: under it, or beside it on a standing board, where the pill is as low as a
// space.
void paint_move_chances(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    const float size = std::max(smallest_text(Face::small), layout.text_size * 0.75F);
    for (const MoveChance& move : sight.view.move_chances) {
        const auto piece = mover(sight.view, move.from);
        if (!piece) continue;
        const Pill pill{move.chance, Face::small, size, std::ceil(size * 1.2F), move.best};
        const float away = layout.piece_radius * 1.2F;
        Point at = layout.centre(sight.view.pieces[static_cast<std::size_t>(*piece)]);
        if (!on_track(move.from))
            at = layout.temples[index(sight.view.to_move)].centre();
        else if (layout.standing)
            at.x += away + pill.width() / 2;
        else
            at.y += away + pill.height / 2;
        brush.begin("chance " + std::to_string(move.from));
        paint_pill(brush, sight, pill, at);
        brush.end();
    }
}

} // namespace puluc::ui
