#include "engine/tools/plot.hpp"
#include <algorithm>
#include <numeric>
#include <sstream>

namespace puluc {
namespace {

constexpr double width = 720;
constexpr double height = 320;
constexpr double margin = 24; ///< left and right
constexpr double top = 56;
constexpr double bottom = height - 48;
constexpr std::array colours{"#2f7d5b", "#b4472e"}; // jade and clay

/// How many values it takes to show 99.5 % of a series.
std::size_t extent(const Series& series) {
    const double all = std::accumulate(series.counts.begin(), series.counts.end(), 0.0);
    double seen = 0;
    std::size_t values = 0;
    while (values < series.counts.size() && seen < 0.995 * all) seen += series.counts[values++];
    return values;
}

std::vector<double> shares(const Series& series, std::size_t values) {
    const double all = std::accumulate(series.counts.begin(), series.counts.end(), 0.0);
    std::vector<double> shares(values);
    for (std::size_t i = 0; i < std::min(values, series.counts.size()); ++i)
        shares[i] = series.counts[i] / all;
    return shares;
}

/// The outline of bars, from the axis up and back down to it.
std::string outline(const std::vector<double>& shares, double step, double scale) {
    std::ostringstream path;
    path << 'M' << margin << ' ' << bottom;
    for (const double share : shares) path << 'V' << bottom - share * scale << 'h' << step;
    path << 'V' << bottom;
    return path.str();
}

} // namespace

std::string to_svg(const Plot& plot) {
    const std::size_t values = std::max(extent(plot.series[0]), extent(plot.series[1]));
    const std::array drawn{shares(plot.series[0], values), shares(plot.series[1], values)};
    double most = 0;
    for (const auto& series : drawn) most = std::max(most, *std::max_element(series.begin(), series.end()));
    const double step = (width - 2 * margin) / static_cast<double>(values);
    const double scale = (bottom - top) / most;

    std::ostringstream svg;
    svg.precision(5);
    svg << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" << width << ' ' << height
        << R"(" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbf6ea"/>)"
        << R"(<text x=")" << margin << R"(" y="24" font-size="16" font-weight="bold">)" << plot.title
        << "</text>\n"
        << R"(<path fill=")" << colours[0] << R"(" fill-opacity=".6" d=")" << outline(drawn[0], step, scale)
        << R"("/>)"
        << R"(<path fill="none" stroke-width="2" stroke=")" << colours[1] << R"(" d=")"
        << outline(drawn[1], step, scale) << "\"/>\n";
    for (std::size_t i = 0; i < plot.series.size(); ++i)
        svg << R"(<text text-anchor="end" x=")" << width - margin << R"(" y=")" << 24 + 18 * i
            << R"(" fill=")" << colours[i] << R"(">)" << plot.series[i].name << "</text>\n";
    for (std::size_t i = 0; i < values; i += static_cast<std::size_t>(plot.tick)) {
        const double x = margin + step * static_cast<double>(i);
        svg << R"(<path stroke="#555" d="M)" << x << ' ' << bottom << R"(v5"/><text text-anchor="middle" x=")"
            << x << R"(" y=")" << bottom + 18 << R"(">)" << static_cast<double>(i) * plot.per_value
            << "</text>\n";
    }
    svg << R"(<path stroke="#555" d="M)" << margin << ' ' << bottom << 'H' << width - margin
        << R"("/><text text-anchor="middle" x=")" << width / 2 << R"(" y=")" << height - 10 << R"(">)"
        << plot.axis << "</text></svg>\n";
    return svg.str();
}

} // namespace puluc
