#include "web/ui/type.hpp"

#include "web/fonts/face_data.hpp"

#include <algorithm>

namespace puluc::ui {
namespace {

constexpr char16_t missing = '?';

const FaceMetrics& metrics_of(Face face) { return face_metrics[static_cast<int>(face)]; }

float pixels(Face face, float size, int units) {
    const FaceMetrics& metrics = metrics_of(face);
    return static_cast<float>(units) * size / static_cast<float>(metrics.ascent + metrics.descent);
}

/// Takes the first character off `text`, which is not empty. Bytes that are no UTF-8 come off one at a time,
/// and characters that no face has (beyond U+FFFF) whole, both as `missing`.
char16_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xc2 ? 0
                               : lead < 0xe0 ? 2
                               : lead < 0xf0 ? 3
                               : lead < 0xf5 ? 4
                                             : 0;
    const auto is_continuation = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
    std::size_t complete = 1;
    while (complete < length && complete < text.size() && is_continuation(complete)) ++complete;
    if (length == 0 || complete < length) {
        text.remove_prefix(1);
        return missing;
    }
    unsigned code = length == 1 ? lead : lead & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) code = code << 6 | (byte(i) & 0x3fu);
    text.remove_prefix(length);
    return code <= 0xffff ? static_cast<char16_t>(code) : missing;
}

int advance_of(const FaceMetrics& metrics, char16_t code) {
    const auto found = std::ranges::lower_bound(metrics.advances, code, {}, &Advance::code);
    if (found != metrics.advances.end() && found->code == code) return found->units;
    return code == missing ? 0 : advance_of(metrics, missing);
}

} // namespace

float text_width(Face face, float size, std::string_view utf8) {
    int units = 0;
    while (!utf8.empty()) units += advance_of(metrics_of(face), take_character(utf8));
    return pixels(face, size, units);
}

float baseline(Face face, float size) { return pixels(face, size, metrics_of(face).ascent); }
float cap_height(Face face, float size) { return pixels(face, size, metrics_of(face).cap_height); }
float x_height(Face face, float size) { return pixels(face, size, metrics_of(face).x_height); }

std::span<const unsigned char> font_bytes(Face face) { return face_files[static_cast<int>(face)]; }

} // namespace puluc::ui
