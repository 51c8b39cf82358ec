// The board itself: spaces, lanes, cities, trays, and how large the pieces are.
#include "web/ui/layout_parts.hpp"
#include "web/ui/lines.hpp"
#include <cmath>

namespace puluc::ui {
namespace {

constexpr float air = 0.88F; ///< how much of its cell a small piece fills

struct Grid {
    int columns = 1;
    float radius = 0;
};

/// The grid of five cells in `area` whose cells are the largest.
Grid best_grid(Size area) {
    Grid best;
    for (const int columns : {1, 2, 3, 5}) {
        const int rows = (pieces_per_side + columns - 1) / columns;
        const float cell =
            std::min(area.width / static_cast<float>(columns), area.height / static_cast<float>(rows));
        if (cell / 2 * air > best.radius) best = {columns, cell / 2 * air};
    }
    return best;
}

std::size_t at(Space space) { return static_cast<std::size_t>(space); }

/// Cuts `area` into the city's temple, its name above and its pieces below.
void lay_tall_city(Layout& layout, Side side, const Rect& area, float text_size) {
    const float gap = std::max(2.0F, whole(area.width * 0.05F));
    const Rect inside = area.inset(gap);
    const float rows = whole(inside.width * 2 / 3);
    const std::size_t i = index(side);
    layout.homes[i] = {inside.x, inside.bottom() - rows, inside.width, rows};
    float top = inside.y;
    const float above = layout.homes[i].y - gap - top;
    const float name = text_size * 2;
    if (above > name + inside.width * 0.7F) {
        layout.names[i] = {inside.x, top + gap, inside.width, name};
        top += name + gap;
    }
    const float height = std::min(layout.homes[i].y - gap - top, inside.width * 0.86F);
    layout.temples[i] = {inside.x, layout.homes[i].y - gap - height, inside.width, height};
    layout.temples[i] = layout.temples[i].inset(whole(inside.width * 0.05F));
}

/// Cuts `area` into temple, pieces and tray, from left to right.
void lay_wide_city(Layout& layout, Side side, const Rect& area, const ViewModel& view, float text_size) {
    const float gap = std::max(3.0F, whole(area.height * 0.08F));
    const Rect inside = area.inset(gap);
    const std::size_t i = index(side);
    const float temple = std::min(whole(inside.width * 0.26F), whole(inside.height * 1.6F));
    layout.temples[i] = {inside.x + gap, inside.y, temple, inside.height};
    const float right = whole(inside.width * 0.28F);
    const Rect column{inside.right() - right, inside.y, right, inside.height};
    layout.homes[i] = {
        inside.x + temple + 2 * gap, inside.y, column.x - inside.x - temple - 3 * gap, inside.height};
    const float label = small_text(layout);
    float top = column.y;
    if (column.height >= text_size + label + 16
        && fits(Face::heading, text_size, view.cities[i].name, column.width)) {
        layout.names[i] = {column.x, top, column.width, text_size};
        top += text_size;
    }
    if (column.bottom() - top >= label + 12
        && fits(Face::small, label, view.cities[i].killed_label, column.width)) {
        layout.tray_labels[i] = {column.x, top, column.width, label};
        top += label;
    }
    layout.trays[i] = {column.x, top, column.width, column.bottom() - top};
}

/// The tray and its label in the strip under a lying board's city, the label at the outer end.
void lay_strip(Layout& layout, Side side, const Rect& strip, const ViewModel& view) {
    const std::size_t i = index(side);
    const float size = small_text(layout);
    const float label = std::ceil(text_width(Face::small, size, view.cities[i].killed_label)) + 6;
    const float least = std::min(strip.height, 14.0F) * pieces_per_side;
    layout.trays[i] = strip;
    if (strip.width < label + least || strip.height < size) return;
    const bool left = side == Side::red;
    layout.tray_labels[i] = {left ? strip.x : strip.right() - label, strip.y, label, strip.height};
    layout.trays[i].width -= label;
    if (left) layout.trays[i].x += label;
}

void lay_lying(Layout& layout, const BoardSize& board, Point corner, float strip, const ViewModel& view) {
    const float x = corner.x + board.frame;
    const float y = corner.y + board.frame;
    layout.spaces[0] = {x, y, board.city, board.across};
    for (Space space = 1; space <= track_spaces; ++space) {
        const float left = x + board.city + board.pitch * static_cast<float>(space - 1);
        layout.spaces[at(space)] = {left, y, board.pitch, board.across};
        layout.numbers[at(space - 1)] = {left, layout.board.bottom(), board.pitch, strip};
    }
    layout.spaces[last_space] = {x + board.city + board.pitch * track_spaces, y, board.city, board.across};
    layout.cob = std::max(4.0F, whole(board.pitch * 0.15F));
    layout.piece_radius = board.pitch * 0.33F;
    const float corridor = 2 * whole(layout.piece_radius * 1.45F);
    layout.corridor = {
        x + board.city, whole(y + (board.across - corridor) / 2), board.pitch * track_spaces, corridor};
    for (const Side side : {Side::red, Side::green}) {
        const Rect& whole_city = layout.spaces[at(city(side))];
        Rect area = whole_city; // without the cobs at its border
        area.width -= whole(layout.cob / 2);
        if (side == Side::green) area.x = whole_city.right() - area.width;
        lay_tall_city(layout, side, area, layout.text_size);
        // As far as the number of the space beside the city.
        const float width = whole(board.frame + board.city + board.pitch * 0.32F);
        lay_strip(layout, side,
            {side == Side::red ? layout.board.x : layout.board.right() - width, layout.board.bottom() + 1,
                width, strip - 1},
            view);
    }
}

void lay_standing(Layout& layout, const BoardSize& board, Point corner, const ViewModel& view) {
    const float x = corner.x + board.frame;
    const float y = corner.y + board.frame;
    const bool upright = layout.bottom == Side::red;
    for (Space space = 0; space <= last_space; ++space) {
        const int row = upright ? last_space - space : space; // from the top
        const float top = row == 0 ? y : y + board.city + board.pitch * static_cast<float>(row - 1);
        layout.spaces[at(space)] = {x, top, board.across, on_track(space) ? board.pitch : board.city};
        if (on_track(space)) layout.numbers[at(space - 1)] = {x + 3, top, 20, board.pitch};
    }
    layout.cob = std::max(4.0F, whole(board.pitch * 0.2F));
    layout.piece_radius = std::min(board.pitch * 0.39F, (board.pitch - layout.cob) / 2 - 0.5F);
    const float corridor = 2 * whole(std::max(layout.piece_radius * 1.5F, board.across * 0.15F));
    layout.corridor = {
        whole(x + (board.across - corridor) / 2), y + board.city, corridor, board.pitch * track_spaces};
    for (const Side side : {Side::red, Side::green}) {
        Rect area = layout.spaces[at(city(side))]; // without the cobs at its border
        area.height -= whole(layout.cob / 2);
        if (side == layout.bottom) area.y += whole(layout.cob / 2);
        lay_wide_city(layout, side, area, view, layout.text_size);
    }
}

/// Takes the trays in to the pieces that they can hold, next to their labels.
void gather_trays(Layout& layout) {
    for (const Side side : {Side::red, Side::green}) {
        Rect& tray = layout.trays[index(side)];
        const float width = std::min(tray.width, pieces_per_side * 2 * layout.killed_radius / air);
        if (!layout.standing && side == Side::green) tray.x = tray.right() - width;
        tray.width = width;
    }
}

} // namespace

BoardSize lying_board(Size room) {
    BoardSize board;
    board.frame = share(room.width, 0.0085F, 4, 16);
    const float along = room.width - 2 * board.frame;
    const float across = room.height - 2 * board.frame;
    board.pitch = whole(std::min(along / 12.1F, across / 2.6F));
    board.city = whole(std::min((along - track_spaces * board.pitch) / 2, 1.7F * board.pitch));
    board.across = whole(std::min(across, 3.9F * board.pitch));
    return board;
}

BoardSize standing_board(Size room) {
    BoardSize board;
    board.frame = share(room.width, 0.02F, 4, 12);
    const float along = room.height - 2 * board.frame;
    board.pitch = whole(along / (track_spaces + 2 * 1.65F));
    board.city = whole((along - track_spaces * board.pitch) / 2);
    // Wider than it needs to be looks empty; but on a small canvas every pixel of a row is there to be hit.
    board.across = whole(std::min(room.width - 2 * board.frame, std::max(10.5F * board.pitch, 360.0F)));
    return board;
}

void lay_board(Layout& layout, const BoardSize& board, Point corner, float strip, const ViewModel& view) {
    const bool standing = layout.standing;
    layout.frame = board.frame;
    layout.board = {corner.x, corner.y, standing ? board.across_outside() : board.along_outside(),
        standing ? board.along_outside() : board.across_outside()};
    if (standing)
        lay_standing(layout, board, corner, view);
    else
        lay_lying(layout, board, corner, strip, view);
    const Rect lane = layout.lane(1, Role::captive);
    const Grid grid = best_grid({lane.width, lane.height});
    layout.lane_columns = grid.columns;
    layout.lane_radius = std::min(grid.radius, layout.piece_radius * 0.56F);
    const Grid home = best_grid({layout.homes[0].width, layout.homes[0].height});
    layout.home_columns = home.columns;
    layout.home_radius = std::min(home.radius, layout.piece_radius);
    const Rect& tray = layout.trays[0];
    layout.killed_radius =
        std::min({tray.height * 0.9F, tray.width / pieces_per_side, layout.piece_radius}) / 2 * air;
    gather_trays(layout);
}

Rect Layout::lane(Space space, Role role) const {
    const Rect& whole_space = spaces[at(space)];
    const bool first = role == Role::captive;
    if (!standing) {
        const float height = corridor.y - whole_space.y - 4;
        const float top = first ? whole_space.y + 4 : corridor.bottom();
        return {whole_space.x + cob / 2, top, whole_space.width - cob, height};
    }
    constexpr float number = 24;
    const float width = corridor.x - whole_space.x - number;
    const float left = first ? whole_space.x + number : corridor.right();
    return {left, whole_space.y + cob / 2, width, whole_space.height - cob};
}

float Layout::radius(const Place& place) const {
    switch (place.role) {
    case Role::carrier: return piece_radius;
    case Role::home: return home_radius;
    case Role::killed: return killed_radius;
    case Role::captive:
    case Role::compatriot: break;
    }
    return lane_radius;
}

namespace {

/// The places at home in the order in which they are filled: the one in the middle of the upper row first, so
/// that pieces stand in the middle of their city.
constexpr std::array<int, pieces_per_side> from_middle{1, 0, 2, 3, 4};

/// The middle of a cell of a grid in the middle of `area`, filled from the top; the last row is centred.
Point cell(const Rect& area, int slot, int of, int columns, float radius) {
    const int rows = (of + columns - 1) / columns;
    const int row = slot / columns;
    const int in_row = std::min(columns, of - row * columns);
    const float pitch = 2 * radius / air;
    const Point middle = area.centre();
    const auto step = [&](int i, int n) {
        return (static_cast<float>(i) - static_cast<float>(n - 1) / 2) * pitch;
    };
    return {middle.x + step(slot % columns, in_row), middle.y + step(row, rows)};
}

} // namespace

Point Layout::centre(const Place& place) const {
    const std::size_t side = index(place.side);
    switch (place.role) {
    case Role::home: {
        const int slot = home_columns == 3 ? from_middle[at(place.slot)] : place.slot;
        return cell(homes[side], slot, pieces_per_side, home_columns, home_radius);
    }
    case Role::killed: {
        // From the label on: on a lying board, Green's is at the right end.
        const bool from_right = !standing && place.side == Side::green;
        const int slot = from_right ? pieces_per_side - 1 - place.slot : place.slot;
        return cell(trays[side], slot, pieces_per_side, pieces_per_side, killed_radius);
    }
    case Role::captive:
    case Role::compatriot:
        return cell(lane(place.space, place.role), place.slot, place.of, lane_columns, lane_radius);
    case Role::carrier: break;
    }
    const Point middle = spaces[at(place.space)].centre();
    return standing ? Point{corridor.centre().x, middle.y} : Point{middle.x, corridor.centre().y};
}

} // namespace puluc::ui
