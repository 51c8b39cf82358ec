// What the font step (subset.mjs) generates: the numbers and the files of each face, in the order of `enum
// class Face`. Not for users of type: they ask web/ui/type.hpp. Lengths are in font units; the font's size in
// pixels is the height from ascent to descent, so a length is `units * size / (ascent + descent)` pixels.
#pragma once

#include <cstdint>
#include <span>

namespace puluc::ui {

struct Advance {
    char16_t code;       ///< the character
    std::uint16_t units; ///< from its origin to the next character's
};

struct FaceMetrics {
    std::uint16_t ascent;              ///< from the baseline to the top of the line
    std::uint16_t descent;             ///< from the baseline down to the bottom of the line
    std::uint16_t cap_height;          ///< of H
    std::uint16_t x_height;            ///< of x
    std::span<const Advance> advances; ///< ascending by code
};

extern const FaceMetrics face_metrics[];
extern const std::span<const unsigned char> face_files[]; ///< TrueType

} // namespace puluc::ui
