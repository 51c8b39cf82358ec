#include "web/ui/svg.hpp"
#include <cmath>
#include <map>

namespace puluc::ui {
namespace {

/// A number with at most one digit after the point, without what it does not need: "12", "3.5".
std::string number(float x) {
    const long tenths = std::lround(x * 10);
    std::string text = tenths < 0 ? "-" : "";
    text += std::to_string(std::labs(tenths) / 10);
    if (tenths % 10 != 0) text += '.' + std::to_string(std::labs(tenths) % 10);
    return text;
}

/// The same with three digits, for a scale.
std::string fine(float x) {
    const long thousandths = std::lround(x * 1000);
    return std::to_string(thousandths / 1000) + '.' + std::to_string(1000 + thousandths % 1000).substr(1);
}

std::string escaped(std::string_view text) {
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

std::string hex(Colour c) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {c.red, c.green, c.blue}) {
        text += digits[channel >> 4U];
        text += digits[channel & 15U];
    }
    return text;
}

std::string attribute(std::string_view name, std::string_view value) {
    return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}
std::string attribute(std::string_view name, float value) { return attribute(name, number(value)); }

/// `name` as a colour, with its opacity where it is not solid.
std::string colour(std::string_view name, Colour c) {
    if (c.alpha == 0) return attribute(name, "none");
    std::string text = attribute(name, hex(c));
    if (c.alpha < 255)
        text += ' ' + std::string(name) + "-opacity=\"" + std::to_string(c.alpha * 100 / 255) + "%\"";
    return text;
}

std::string edge(Colour c, float width) {
    if (c.alpha == 0 || width <= 0) return {};
    return colour("stroke", c) + attribute("stroke-width", width);
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

/// Writes one shape after the other; what several shapes share goes into `defs` once.
class Writer {
  public:
    std::string body;

    std::string defs() const {
        std::string text;
        for (const auto& [definition, id] : shared_) {
            text += definition;
            text.insert(text.size() - definition.size() + definition.find(' '), attribute("id", id));
        }
        return text.empty() ? text : "<defs>" + text + "</defs>";
    }

    void operator()(const RoundRect& s) {
        body += rect(s.rect, s.corner) + fill(s.fill) + edge(s.edge, s.edge_width) + "/>";
    }
    void operator()(const Disc& s) {
        body += "<circle" + circle(s.centre, s.radius) + fill(s.fill) + edge(s.edge, s.edge_width) + "/>";
    }
    void operator()(const Ellipse& s) {
        if (row_.radius_x != s.radius_x || row_.radius_y != s.radius_y) end_row();
        row_.radius_x = s.radius_x;
        row_.radius_y = s.radius_y;
        row_.dots[colour("stroke", s.fill)] +=
            'M' + pair({s.centre.x, s.centre.y * s.radius_x / s.radius_y}) + "h0";
    }
    void operator()(const DashedRing& s) {
        const float dash = s.radius * 6.2832F / static_cast<float>(2 * std::max(s.dashes, 1));
        const std::string id =
            share("<circle" + attribute("r", s.radius) + attribute("fill", "none") + edge(s.colour, s.width)
                  + attribute("stroke-dasharray", dash) + " stroke-linecap=\"butt\"/>");
        body += "<use" + attribute("href", '#' + id) + at(s.centre) + "/>";
    }
    void operator()(const Polygon& s) {
        // Neighbours that look the same become one: the rays of a sun, the two leaves of a husk.
        const std::string style = fill(s.fill) + edge(s.edge, s.edge_width);
        const bool alike = s.fill.from == s.fill.to && s.fill.from.alpha == 255;
        if (!polygons_.empty() && (!alike || style != polygon_style_)) end_polygons();
        polygon_style_ = style;
        polygons_ += path(s.points) + 'z';
        if (!alike) end_polygons();
    }
    void operator()(const Polyline& s) {
        body += "<path d=\"" + path(s.points) + "\" fill=\"none\"" + edge(s.colour, s.width) + "/>";
    }
    void operator()(const Shadow& s) {
        if (s.colour.alpha == 0) return;
        // The blur reaches as far as the shadow goes over its edge.
        const std::string id = share("<filter x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"><feGaussianBlur"
                                     + attribute("stdDeviation", s.blur / 2) + "/></filter>");
        body += rect(s.rect, s.corner) + colour("fill", s.colour) + attribute("filter", "url(#" + id + ')')
                + "/>";
    }
    void operator()(const Text& s) {
        const Type face = type(s.face);
        body += "<text" + at({s.at.x, s.at.y - s.size / 2 + baseline(s.face, s.size)})
                + attribute("font-size", s.size * face.em) + attribute("font-family", face.family)
                + attribute("font-weight", face.weight) + colour("fill", s.colour);
        if (s.align != Align::left)
            body += attribute("text-anchor", s.align == Align::right ? "end" : "middle");
        // As wide as it was measured, also where the reader has none of the faces.
        body += attribute("textLength", text_width(s.face, s.size, s.text))
                + " lengthAdjust=\"spacingAndGlyphs\"";
        body += '>' + escaped(s.text) + "</text>";
    }

    /// Writes what is held back: shapes that the next one may join.
    void end_polygons() {
        if (!polygons_.empty()) body += "<path d=\"" + polygons_ + '"' + polygon_style_ + "/>";
        polygons_.clear();
    }
    void end_row() {
        for (const auto& [stroke, dots] : row_.dots)
            body += "<path d=\"" + dots + '"' + stroke + attribute("stroke-width", 2 * row_.radius_x)
                    + " transform=\"scale(1 " + fine(row_.radius_y / row_.radius_x) + ")\"/>";
        row_ = {};
    }

  private:
    /// Ellipses of one size, as in a row of kernels. Each is a line of no length with round ends, in a
    /// picture that is stretched: a dozen bytes instead of fifty.
    struct Row {
        float radius_x = 0;
        float radius_y = 0;
        std::map<std::string, std::string> dots; ///< by colour
    };
    Row row_;
    std::string polygons_; ///< their outlines
    std::string polygon_style_;
    std::map<std::string, std::string> shared_; ///< a definition and its id

    std::string share(const std::string& definition) {
        return shared_.try_emplace(definition, 'd' + std::to_string(shared_.size())).first->second;
    }
    static std::string at(Point p) { return attribute("x", p.x) + attribute("y", p.y); }
    static std::string circle(Point centre, float radius) {
        return attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius);
    }
    static std::string rect(const Rect& r, float corner) {
        std::string text =
            "<rect" + at({r.x, r.y}) + attribute("width", r.width) + attribute("height", r.height);
        return corner > 0 ? text + attribute("rx", corner) : text;
    }
    static std::string stop(Colour c) {
        std::string text = attribute("stop-color", hex(c));
        return c.alpha == 255 ? text
                              : text + attribute("stop-opacity", std::to_string(c.alpha * 100 / 255) + '%');
    }
    std::string fill(const Paint& paint) {
        if (paint.from == paint.to) return colour("fill", paint.from);
        const std::string id = share(
            std::string("<linearGradient x2=\"") + (paint.sideways ? "1\" y2=\"0" : "0\" y2=\"1") + "\"><stop"
            + stop(paint.from) + "/><stop offset=\"1\"" + stop(paint.to) + "/></linearGradient>");
        return attribute("fill", "url(#" + id + ')');
    }
    /// Each point as the step from the one before: shorter than where it is.
    static std::string pair(Point p) {
        const std::string y = number(p.y);
        return number(p.x) + (y.front() == '-' ? "" : " ") + y;
    }
    static std::string path(const std::vector<Point>& points) {
        std::string text;
        Point last; // as written, so that roundings do not add up
        const auto rounded = [](float x) { return static_cast<float>(std::lround(x * 10)) / 10; };
        for (const Point p : points) {
            const Point here{rounded(p.x), rounded(p.y)};
            text += (text.empty() ? "M" : "l") + pair(here - last);
            last = here;
        }
        return text;
    }
};

} // namespace

std::string to_svg(const Scene& scene, Size size, std::string_view title) {
    Writer writer;
    for (const Shape& shape : scene.shapes) {
        if (!std::holds_alternative<Ellipse>(shape)) writer.end_row();
        if (!std::holds_alternative<Polygon>(shape)) writer.end_polygons();
        std::visit(writer, shape);
    }
    writer.end_row();
    writer.end_polygons();
    const std::string box = number(size.width) + ' ' + number(size.height);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 )" + box + '"'
           + attribute("width", size.width) + attribute("height", size.height) + "><title>" + escaped(title)
           + "</title>" + writer.defs() + R"(<g stroke-linecap="round" stroke-linejoin="round">)"
           + writer.body + "</g></svg>\n";
}

} // namespace puluc::ui
