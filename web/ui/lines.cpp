#include "web/ui/lines.hpp"
#include <algorithm>
#include <utility>

namespace puluc::ui {

bool fits(Face face, float size, std::string_view text, float width) {
    return text_width(face, size, text) <= width;
}

Lines break_lines(Face face, float size, std::string_view text, float width) {
    Lines result{size, {}};
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string longer = line.empty() ? std::string(word) : line + ' ' + std::string(word);
        if (line.empty() || fits(face, size, longer, width)) {
            line = std::move(longer);
        } else {
            result.lines.push_back(std::exchange(line, std::string(word)));
        }
    }
    if (!line.empty()) result.lines.push_back(std::move(line));
    return result;
}

Lines fit_lines(Face face, float largest, std::string_view text, float width, float height) {
    const float smallest = smallest_text(face);
    const auto is_narrow = [&](const std::string& line, float size) { return fits(face, size, line, width); };
    for (float size = std::max(largest, smallest);; size = std::max(size - 1, smallest)) {
        Lines result = break_lines(face, size, text, width);
        const bool narrow =
            std::ranges::all_of(result.lines, [&](const auto& line) { return is_narrow(line, size); });
        if ((narrow && result.height() <= height) || size <= smallest) return result;
    }
}

} // namespace puluc::ui
