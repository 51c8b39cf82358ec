// Points, sizes and rectangles in CSS pixels, x to the right and y down. Nothing here knows what they are
// for.
#pragma once
#include <algorithm>
#include <cmath>
#include <numbers>

namespace puluc::ui {

struct Point {
    float x = 0;
    float y = 0;
    bool operator==(const Point&) const = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
constexpr Point mix(Point a, Point b, float t) { return a + (b - a) * t; }

inline constexpr float full_turn = 2 * std::numbers::pi_v<float>;
/// The point of a turn `angle`, clockwise from upwards, at `radius` from `centre`.
inline Point around(Point centre, float radius, float angle) {
    return {centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)};
}

struct Size {
    float width = 0;
    float height = 0;
    bool operator==(const Size&) const = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    [[nodiscard]] constexpr float right() const { return x + width; }
    [[nodiscard]] constexpr float bottom() const { return y + height; }
    [[nodiscard]] constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    [[nodiscard]] constexpr bool contains(const Rect& r) const {
        return r.x >= x && r.right() <= right() && r.y >= y && r.bottom() <= bottom();
    }
    [[nodiscard]] constexpr bool overlaps(const Rect& r) const {
        return r.x < right() && x < r.right() && r.y < bottom() && y < r.bottom();
    }
    /// The rectangle with `by` taken off on every side.
    [[nodiscard]] constexpr Rect inset(float by) const {
        return {x + by, y + by, width - 2 * by, height - 2 * by};
    }
    bool operator==(const Rect&) const = default;
};

} // namespace puluc::ui
