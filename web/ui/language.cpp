#include "web/ui/language.hpp"

namespace puluc::ui {
namespace {

std::string fill_from(std::string_view text, const std::string_view* parts, std::size_t count) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool place = i + 2 < text.size() && text[i] == '{' && text[i + 2] == '}';
        const auto which = place ? static_cast<std::size_t>(text[i + 1] - '0') : count;
        if (which >= count) {
            filled += text[i];
            continue;
        }
        filled += parts[which];
        i += 2;
    }
    return filled;
}

} // namespace

const Language& language(LanguageChoice choice, const Surroundings& surroundings) {
    if (choice == LanguageChoice::automatic) return surroundings.prefers_spanish ? spanish() : english();
    return choice == LanguageChoice::spanish ? spanish() : english();
}

std::string fill(std::string_view text, std::initializer_list<std::string_view> parts) {
    return fill_from(text, parts.begin(), parts.size());
}

std::string fill(const Counted& counted, int count, std::initializer_list<std::string_view> parts) {
    const std::string number = std::to_string(count);
    std::array<std::string_view, 4> all{number};
    assert(parts.size() < all.size());
    std::copy(parts.begin(), parts.end(), all.begin() + 1);
    return fill_from(count == 1 ? counted.one : counted.many, all.data(), parts.size() + 1);
}

} // namespace puluc::ui
