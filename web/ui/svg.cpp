#include "web/ui/svg.hpp"
#include "web/ui/svg_writer.hpp"

namespace puluc::ui {

std::string to_svg(const Scene& scene, Size size, std::string_view title) {
    SvgWriter writer;
    const std::string body = writer.write(scene.shapes);
    const std::string width = svg_number(size.width);
    const std::string height = svg_number(size.height);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 )" + width + ' ' + height
           + "\" width=\"" + width + "\" height=\"" + height + "\"><title>" + svg_escaped(title) + "</title>"
           + writer.defs() + R"(<g stroke-linecap="round" stroke-linejoin="round">)" + body + "</g></svg>\n";
}

} // namespace puluc::ui
