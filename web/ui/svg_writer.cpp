#include "web/ui/svg_writer.hpp"
#include <cmath>

namespace puluc::ui {

std::string svg_number(float x) {
    const long tenths = std::lround(x * 10);
    std::string text = tenths < 0 ? "-" : "";
    text += std::to_string(std::labs(tenths) / 10);
    if (tenths % 10 != 0) text += '.' + std::to_string(std::labs(tenths) % 10);
    return text;
}

std::string svg_escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += c;
        }
    }
    return result;
}

ColourText plain_colour(Colour c) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {c.red, c.green, c.blue}) {
        text += digits[channel >> 4U];
        text += digits[channel & 15U];
    }
    return {text, c.alpha * 100 / 255};
}

std::string svg_scale(float x) {
    const long thousandths = std::lround(x * 1000);
    return std::to_string(thousandths / 1000) + '.' + std::to_string(1000 + thousandths % 1000).substr(1);
}

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}
std::string attribute(std::string_view name, float value) { return attribute(name, svg_number(value)); }

std::string at(Point p) { return attribute("x", p.x) + attribute("y", p.y); }
std::string circle(Point centre, float radius) {
    return attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius);
}
std::string rect(const Rect& r, float corner) {
    std::string text = "<rect" + at({r.x, r.y}) + attribute("width", r.width) + attribute("height", r.height);
    return corner > 0 ? text + attribute("rx", corner) : text;
}
/// Each point as the step from the one before: shorter than where it is.
std::string pair(Point p) {
    const std::string y = svg_number(p.y);
    return svg_number(p.x) + (y.front() == '-' ? "" : " ") + y;
}
/// A point as it is written, so that roundings do not add up from step to step.
Point rounded(Point p) {
    const auto tenths = [](float x) { return static_cast<float>(std::lround(x * 10)) / 10; };
    return {tenths(p.x), tenths(p.y)};
}
std::string path(const std::vector<Point>& points) {
    std::string text;
    Point last;
    for (const Point p : points) {
        const Point here = rounded(p);
        text += (text.empty() ? "M" : "l") + pair(here - last);
        last = here;
    }
    return text;
}

struct Type {
    std::string_view family;
    std::string_view weight;
    float em; ///< of a line's height, see type.hpp
};
Type type(Face face) {
    switch (face) {
    case Face::text: return {"Alegreya,Georgia,serif", "400", 0.735F};
    case Face::heading: return {"Alegreya,Georgia,serif", "500", 0.735F};
    case Face::small: break;
    }
    return {"Alegreya Sans,Candara,sans-serif", "500", 0.833F};
}

} // namespace

std::string SvgWriter::write(std::span<const Shape> shapes) {
    body_.clear();
    for (const Shape& shape : shapes) {
        if (!std::holds_alternative<Ellipse>(shape)) end_row();
        if (!std::holds_alternative<Polygon>(shape)) end_polygons();
        std::visit(*this, shape);
    }
    end_row();
    end_polygons();
    return body_;
}

std::string SvgWriter::defs() const {
    std::string text;
    for (const auto& [definition, id] : shared_) {
        text += definition;
        text.insert(text.size() - definition.size() + definition.find(' '), attribute("id", id));
    }
    return text.empty() ? text : "<defs>" + text + "</defs>";
}

void SvgWriter::operator()(const RoundRect& s) {
    body_ += rect(s.rect, s.corner) + fill(s.fill) + edge(s.edge, s.edge_width) + "/>";
}

void SvgWriter::operator()(const Disc& s) {
    body_ += "<circle" + circle(s.centre, s.radius) + fill(s.fill) + edge(s.edge, s.edge_width) + "/>";
}

void SvgWriter::operator()(const Ellipse& s) {
    if (row_.radius_x != s.radius_x || row_.radius_y != s.radius_y) end_row();
    row_.radius_x = s.radius_x;
    row_.radius_y = s.radius_y;
    Dots& dots = row_.dots[colour("stroke", s.fill)];
    const Point here = rounded({s.centre.x, s.centre.y * s.radius_x / s.radius_y});
    dots.path += (dots.path.empty() ? "M" : "m") + pair(here - dots.last) + "h0";
    dots.last = here;
}

void SvgWriter::operator()(const DashedRing& s) {
    const float dash = s.radius * 6.2832F / static_cast<float>(2 * std::max(s.dashes, 1));
    const std::string id =
        share("<circle" + attribute("r", s.radius) + attribute("fill", "none") + edge(s.colour, s.width)
              + attribute("stroke-dasharray", dash) + " stroke-linecap=\"butt\"/>");
    body_ += "<use" + attribute("href", '#' + id) + at(s.centre) + "/>";
}

void SvgWriter::operator()(const Polygon& s) {
    // Neighbours that look the same become one: the rays of a sun, the two leaves of a husk.
    const std::string style = fill(s.fill) + edge(s.edge, s.edge_width);
    const bool alike = s.fill.from == s.fill.to && s.fill.from.alpha == 255;
    if (!polygons_.empty() && (!alike || style != polygon_style_)) end_polygons();
    polygon_style_ = style;
    polygons_ += path(s.points) + 'z';
    if (!alike) end_polygons();
}

void SvgWriter::operator()(const Polyline& s) {
    body_ += "<path d=\"" + path(s.points) + "\" fill=\"none\"" + edge(s.colour, s.width) + "/>";
}

void SvgWriter::operator()(const Shadow& s) {
    if (s.colour.alpha == 0) return;
    // The blur reaches as far as the shadow goes over its edge.
    const std::string id = share("<filter x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"><feGaussianBlur"
                                 + attribute("stdDeviation", s.blur / 2) + "/></filter>");
    body_ +=
        rect(s.rect, s.corner) + colour("fill", s.colour) + attribute("filter", "url(#" + id + ')') + "/>";
}

void SvgWriter::operator()(const Text& s) {
    const Type face = type(s.face);
    body_ += "<text" + at({s.at.x, s.at.y - s.size / 2 + baseline(s.face, s.size)})
             + attribute("font-size", s.size * face.em) + attribute("font-family", face.family)
             + attribute("font-weight", face.weight) + colour("fill", s.colour);
    if (s.align != Align::left) body_ += attribute("text-anchor", s.align == Align::right ? "end" : "middle");
    // As wide as it was measured, also where the reader has none of the faces.
    if (s.text.size() > 1)
        body_ += attribute("textLength", text_width(s.face, s.size, s.text))
                 + " lengthAdjust=\"spacingAndGlyphs\"";
    body_ += '>' + svg_escaped(s.text) + "</text>";
}

void SvgWriter::end_polygons() {
    if (!polygons_.empty()) body_ += "<path d=\"" + polygons_ + '"' + polygon_style_ + "/>";
    polygons_.clear();
}

void SvgWriter::end_row() {
    for (const auto& [stroke, dots] : row_.dots)
        body_ += "<path d=\"" + dots.path + '"' + stroke + attribute("stroke-width", 2 * row_.radius_x)
                 + " transform=\"scale(1 " + svg_scale(row_.radius_y / row_.radius_x) + ")\"/>";
    row_ = {};
}

std::string SvgWriter::share(const std::string& definition) {
    return shared_.try_emplace(definition, 'd' + std::to_string(shared_.size())).first->second;
}

/// `name` as a colour, with its opacity where it is not solid.
std::string SvgWriter::colour(std::string_view name, Colour c) const {
    if (c.alpha == 0) return attribute(name, "none");
    const ColourText text = namer_(c);
    std::string written = attribute(name, text.value);
    if (text.percent < 100)
        written += ' ' + std::string(name) + "-opacity=\"" + std::to_string(text.percent) + "%\"";
    return written;
}

std::string SvgWriter::stop(Colour c) const {
    const ColourText text = namer_(c);
    std::string written = attribute("stop-color", text.value);
    if (text.percent < 100) written += attribute("stop-opacity", std::to_string(text.percent) + '%');
    return written;
}

std::string SvgWriter::edge(Colour c, float width) const {
    if (c.alpha == 0 || width <= 0) return {};
    return colour("stroke", c) + attribute("stroke-width", width);
}

std::string SvgWriter::fill(const Paint& paint) {
    if (paint.from == paint.to) return colour("fill", paint.from);
    const std::string id = share(
        std::string("<linearGradient x2=\"") + (paint.sideways ? "1\" y2=\"0" : "0\" y2=\"1") + "\"><stop"
        + stop(paint.from) + "/><stop offset=\"1\"" + stop(paint.to) + "/></linearGradient>");
    return attribute("fill", "url(#" + id + ')');
}

} // namespace puluc::ui
