#include "web/view/brush.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace puluc::view {
using ui::Colour;
using ui::Point;
using ui::Rect;

namespace {

// Directions around a circle. Their number divides by 8, 12, 16, 20, 24, 40, 48, 60, 80 and 120, so that a
// circle of any of these many sides picks its corners from the table, and a quarter of it too.
constexpr int directions = 240;
constexpr int quarter = directions / 4;

const std::array<Point, directions>& circle() {
    static const auto table = [] {
        std::array<Point, directions> made;
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * 3.14159265358979 * i / directions;
            made[static_cast<std::size_t>(i)] = {
                static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
        }
        return made;
    }();
    return table;
}

Point direction(int i) { return circle()[static_cast<std::size_t>(i % directions)]; }

ImVec2 vec(Point p) { return {p.x, p.y}; }

Point normal_of(Point from, Point to) {
    const Point along = to - from;
    const float length = std::sqrt(along.x * along.x + along.y * along.y);
    return length > 0 ? Point{along.y / length, -along.x / length} : Point{0, 0};
}

// The way out at a corner between two edges. A sharp corner would run off to infinity: it is cut at twice the
// width.
Point mitre(Point a, Point b) {
    const Point sum = a + b;
    const float square = (sum.x * sum.x + sum.y * sum.y) / 2;
    return sum * (1 / std::max(square, 0.5F));
}

Colour blend(Colour a, Colour b, float t) {
    const auto mixed = [t](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(
            static_cast<float>(from) + t * (static_cast<float>(to) - static_cast<float>(from)) + 0.5F);
    };
    return {mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue), mixed(a.alpha, b.alpha)};
}

Colour faded(Colour c, float strength) {
    return ui::with_alpha(c, static_cast<std::uint8_t>(static_cast<float>(c.alpha) * strength + 0.5F));
}

// Two triangles between two pairs of vertices, `a` and `b` on one copy of an outline, `c` and `d` on the
// next.
void quad(ImDrawList& list, unsigned a, unsigned b, unsigned c, unsigned d) {
    for (const unsigned i : {a, b, d, a, d, c}) list.PrimWriteIdx(static_cast<ImDrawIdx>(i));
}

} // namespace

ImU32 packed(Colour c) { return IM_COL32(c.red, c.green, c.blue, c.alpha); }

void Brush::begin(ImDrawList& list, float ratio) {
    list_ = &list;
    ratio_ = ratio;
}

bool Brush::hidden(const Rect& box) const {
    const ImVec2 low = list_->GetClipRectMin();
    const ImVec2 high = list_->GetClipRectMax();
    return box.right() < low.x || box.x > high.x || box.bottom() < low.y || box.y > high.y;
}

float Brush::snapped(float length) const { return std::round(length * ratio_) / ratio_; }

// Between two corners an arc of `radius` strays from the circle by a fifth of a device pixel, or less.
int Brush::corner_step(float radius) const {
    const float sides = 3.1416F * std::sqrt(radius * ratio_ / 0.4F);
    for (const int step : {30, 20, 15, 12, 10, 6, 5, 4, 3}) {
        if (static_cast<float>(directions / step) >= sides) return step;
    }
    return 2;
}

void Brush::outline_arc(Point centre, float radius, int first, int last, int step) {
    for (int i = first; i <= last; i += step) rim_.push_back({centre + direction(i) * radius, direction(i)});
}

void Brush::outline_disc(Point centre, float radius) {
    rim_.clear();
    const int step = corner_step(radius);
    outline_arc(centre, radius, 0, directions - step, step);
}

void Brush::outline_rect(const Rect& r, float corner) {
    rim_.clear();
    const float c = std::clamp(corner, 0.0F, std::min(r.width, r.height) / 2);
    if (c <= 0) {
        rim_ = {{{r.right(), r.bottom()}, {1, 1}}, {{r.x, r.bottom()}, {-1, 1}}, {{r.x, r.y}, {-1, -1}},
            {{r.right(), r.y}, {1, -1}}};
        return;
    }
    const int step = corner_step(c);
    outline_arc({r.right() - c, r.bottom() - c}, c, 0, quarter, step);
    outline_arc({r.x + c, r.bottom() - c}, c, quarter, 2 * quarter, step);
    outline_arc({r.x + c, r.y + c}, c, 2 * quarter, 3 * quarter, step);
    outline_arc({r.right() - c, r.y + c}, c, 3 * quarter, 4 * quarter, step);
}

void Brush::outline_points(const std::vector<Point>& points, bool closed) {
    rim_.clear();
    const std::size_t n = points.size();
    float doubled_area = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % n];
        doubled_area += a.x * b.y - b.x * a.y;
    }
    // With y down, a positive area runs clockwise to the eye, and normal_of() points out.
    const float turn = closed && doubled_area < 0 ? -1.0F : 1.0F;
    for (std::size_t i = 0; i < n; ++i) {
        const bool first = !closed && i == 0;
        const bool last = !closed && i + 1 == n;
        const Point after =
            last ? normal_of(points[i - 1], points[i]) : normal_of(points[i], points[(i + 1) % n]);
        const Point before = first ? after : normal_of(points[(i + n - 1) % n], points[i]);
        rim_.push_back({points[i], mitre(before, after) * turn});
    }
}

Rect Brush::extent() const {
    if (rim_.empty()) return {};
    const auto [left, right] = std::ranges::minmax(rim_, {}, [](const Rim& rim) { return rim.at.x; });
    const auto [top, bottom] = std::ranges::minmax(rim_, {}, [](const Rim& rim) { return rim.at.y; });
    return {left.at.x, top.at.y, right.at.x - left.at.x, bottom.at.y - top.at.y};
}

void Brush::fill(const ui::Paint& paint, const Rect& bounds) {
    if (rim_.size() < 3 || (paint.from.alpha == 0 && paint.to.alpha == 0)) return;
    const bool even = paint.from == paint.to;
    const float low = paint.sideways ? bounds.x : bounds.y;
    const float length = std::max(paint.sideways ? bounds.width : bounds.height, 1e-3F);
    const float soft = 0.5F / ratio_;
    const auto n = static_cast<unsigned>(rim_.size());
    list_->PrimReserve(static_cast<int>((n - 2) * 3 + n * 6), static_cast<int>(n * 2));
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (const Rim& rim : rim_) {
        const float t =
            even ? 0 : std::clamp(((paint.sideways ? rim.at.x : rim.at.y) - low) / length, 0.0F, 1.0F);
        const Colour colour = even ? paint.from : blend(paint.from, paint.to, t);
        list_->PrimWriteVtx(vec(rim.at - rim.out * soft), white, packed(colour));
        list_->PrimWriteVtx(vec(rim.at + rim.out * soft), white, packed(faded(colour, 0)));
    }
    for (unsigned i = 2; i < n; ++i) {
        for (const unsigned corner : {0U, i - 1, i})
            list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + corner * 2));
    }
    for (unsigned i = 0; i < n; ++i) {
        const unsigned next = (i + 1) % n;
        quad(*list_, base + i * 2, base + next * 2, base + i * 2 + 1, base + next * 2 + 1);
    }
}

// A line thinner than a device pixel is drawn as wide as one, and paler.
Brush::Copies Brush::copies(float width, Colour colour) const {
    const float pixel = 1 / ratio_;
    if (width < pixel) colour = faded(colour, width / pixel);
    const ImU32 full = packed(colour);
    const ImU32 none = full & ~IM_COL32_A_MASK;
    const float half = std::max(width, pixel) / 2;
    if (half <= pixel / 2) return {{Copy{pixel, none}, {0, full}, {-pixel, none}}, 3};
    return {{Copy{half + pixel / 2, none}, {half - pixel / 2, full}, {-half + pixel / 2, full},
                {-half - pixel / 2, none}},
        4};
}

void Brush::edge(Colour colour, float width) {
    if (rim_.size() < 3 || colour.alpha == 0 || width <= 0) return;
    const auto [copy, m] = copies(width, colour);
    const auto n = static_cast<unsigned>(rim_.size());
    list_->PrimReserve(static_cast<int>(n * (m - 1) * 6), static_cast<int>(n * m));
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (const Rim& rim : rim_) {
        for (unsigned k = 0; k < m; ++k)
            list_->PrimWriteVtx(vec(rim.at + rim.out * copy[k].out), white, copy[k].colour);
    }
    for (unsigned i = 0; i < n; ++i) {
        const unsigned here = base + i * m;
        const unsigned next = base + (i + 1) % n * m;
        for (unsigned k = 0; k + 1 < m; ++k) quad(*list_, here + k, next + k, here + k + 1, next + k + 1);
    }
}

// An open line: the same copies, and at both ends one more column that fades along the line.
void Brush::stroke(Colour colour, float width) {
    if (rim_.size() < 2 || colour.alpha == 0 || width <= 0) return;
    const auto made = copies(width, colour);
    const unsigned m = made.count;
    const float soft = 0.5F / ratio_;
    const auto n = static_cast<unsigned>(rim_.size()) + 2;
    list_->PrimReserve(static_cast<int>((n - 1) * (m - 1) * 6), static_cast<int>(n * m));
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const auto column = [&](const Rim& rim, float along, ImU32 mask) {
        const Point forward{-rim.out.y, rim.out.x};
        for (unsigned k = 0; k < m; ++k) {
            const Copy& copy = made.copy[k];
            list_->PrimWriteVtx(
                vec(rim.at + rim.out * copy.out + forward * along), white, copy.colour & mask);
        }
    };
    constexpr ImU32 clear = ~IM_COL32_A_MASK;
    column(rim_.front(), -soft, clear);
    for (unsigned i = 0; i < rim_.size(); ++i) {
        const float along = i == 0 ? soft : i + 1 == rim_.size() ? -soft : 0;
        column(rim_[i], along, ~0U);
    }
    column(rim_.back(), soft, clear);
    for (unsigned i = 0; i + 1 < n; ++i) {
        const unsigned here = base + i * m;
        for (unsigned k = 0; k + 1 < m; ++k)
            quad(*list_, here + k, here + m + k, here + k + 1, here + m + k + 1);
    }
}

void Brush::paint(const ui::RoundRect& shape) {
    Rect rect = shape.rect;
    if (hidden(rect.inset(-shape.edge_width))) return;
    // What is large lies still, and has its straight sides on the grid of the device; what is small may
    // glide.
    constexpr float large = 24;
    if (rect.width >= large && rect.height >= large) {
        rect.x = snapped(rect.x);
        rect.y = snapped(rect.y);
        rect.width = snapped(shape.rect.right()) - rect.x;
        rect.height = snapped(shape.rect.bottom()) - rect.y;
    }
    outline_rect(rect, shape.corner);
    fill(shape.fill, rect);
    edge(shape.edge, shape.edge_width);
}

void Brush::paint(const ui::Disc& shape) {
    const float reach = shape.radius + shape.edge_width;
    if (hidden({shape.centre.x - reach, shape.centre.y - reach, 2 * reach, 2 * reach})) return;
    outline_disc(shape.centre, shape.radius);
    fill(shape.fill, extent());
    edge(shape.edge, shape.edge_width);
}

void Brush::paint(const ui::Ellipse& shape) {
    const float small = std::min(shape.radius_x, shape.radius_y);
    if (small <= 0) return;
    rim_.clear();
    const int step = corner_step((shape.radius_x + shape.radius_y) / 2);
    for (int i = 0; i < directions; i += step) {
        const Point d = direction(i);
        // The way out of an ellipse leans towards its long sides; near enough for the width of an edge.
        const Point lean{d.x * shape.radius_y, d.y * shape.radius_x};
        const float length = std::sqrt(lean.x * lean.x + lean.y * lean.y);
        rim_.push_back({{shape.centre.x + d.x * shape.radius_x, shape.centre.y + d.y * shape.radius_y},
            lean * (1 / length)});
    }
    fill(shape.fill, {});
}

void Brush::paint(const ui::DashedRing& shape) {
    if (shape.dashes <= 0) return;
    for (int dash = 0; dash < shape.dashes; ++dash) {
        rim_.clear();
        // As long as the gaps between them; so short that it is as good as straight.
        const int first = dash * directions / shape.dashes;
        const int length = std::max(directions / shape.dashes / 2, 1);
        outline_arc(shape.centre, shape.radius, first, first + length, length);
        stroke(shape.colour, shape.width);
    }
}

void Brush::paint(const ui::Polygon& shape) {
    outline_points(shape.points, true);
    fill(shape.fill, extent());
    edge(shape.edge, shape.edge_width);
}

void Brush::paint(const ui::Polyline& shape) {
    if (shape.points.size() < 2) return;
    outline_points(shape.points, false);
    stroke(shape.colour, shape.width);
}

void Brush::paint_below(const std::vector<Point>& line, float bottom, Colour colour) {
    if (line.size() < 2) return;
    const auto n = static_cast<unsigned>(line.size());
    list_->PrimReserve(static_cast<int>((n - 1) * 6), static_cast<int>(n * 2));
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (const Point p : line) {
        list_->PrimWriteVtx(vec(p), white, packed(colour));
        list_->PrimWriteVtx({p.x, bottom}, white, packed(colour));
    }
    for (unsigned i = 0; i + 1 < n; ++i)
        quad(*list_, base + i * 2, base + i * 2 + 2, base + i * 2 + 1, base + i * 2 + 3);
}

// Rings of falling strength from the full patch to nothing, close enough to a blur for the eye.
void Brush::paint(const ui::Shadow& shape) {
    constexpr unsigned rings = 5;
    const float half = std::min(shape.rect.width, shape.rect.height) / 2;
    const float reach = std::min(shape.blur, half);
    // All rings have the same corners, so that they can be joined: an outer one with the finest arcs sets
    // them.
    const int step = corner_step(shape.corner + shape.blur);
    const auto n = static_cast<unsigned>(4 * (quarter / step + 1));
    list_->PrimReserve(static_cast<int>((n - 2) * 3 + n * (rings - 1) * 6), static_cast<int>(n * rings));
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (unsigned ring = 0; ring < rings; ++ring) {
        const float t = static_cast<float>(ring) / (rings - 1);
        const float out = -reach + t * (reach + shape.blur);
        const Rect r = shape.rect.inset(-out);
        const float corner = std::clamp(shape.corner + out, 0.0F, std::min(r.width, r.height) / 2);
        const Colour colour = faded(shape.colour, 1 - t * t * (3 - 2 * t));
        for (int side = 0; side < 4; ++side) {
            const Point centre{side == 0 || side == 3 ? r.right() - corner : r.x + corner,
                side < 2 ? r.bottom() - corner : r.y + corner};
            for (int i = side * quarter; i <= (side + 1) * quarter; i += step) {
                list_->PrimWriteVtx(vec(centre + direction(i) * corner), white, packed(colour));
            }
        }
    }
    for (unsigned i = 2; i < n; ++i) {
        for (const unsigned corner : {0U, i - 1, i})
            list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + corner));
    }
    for (unsigned ring = 0; ring + 1 < rings; ++ring) {
        for (unsigned i = 0; i < n; ++i) {
            const unsigned here = base + ring * n + i;
            const unsigned next = base + ring * n + (i + 1) % n;
            quad(*list_, here, next, here + n, next + n);
        }
    }
}

} // namespace puluc::view
