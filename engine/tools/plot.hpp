// A plot of counts as an SVG picture, for the documents. It draws two series over one axis and nothing else.
#pragma once
#include <array>
#include <string>
#include <vector>

namespace puluc {

/// How often each of the values 0, 1, 2, ... was seen, under a name.
struct Series {
    std::string name;
    std::vector<double> counts;
};

struct Plot {
    std::string title;
    std::string axis;             ///< what the values are, in plain words
    double per_value = 1;         ///< what a step of one on the axis stands for
    int tick = 10;                ///< values between two numbers on the axis
    std::array<Series, 2> series; ///< the first is drawn filled, the second as a line over it
};

/// The picture. Each series is drawn as shares of its own sum; the axis ends where 99.5 % of both are drawn.
std::string to_svg(const Plot& plot);

} // namespace puluc
