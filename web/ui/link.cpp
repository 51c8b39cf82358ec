#include "web/ui/link.hpp"

namespace puluc::ui {
namespace {

constexpr std::string_view position_key = "position=";
constexpr std::string_view game_key = "game=";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const auto first = text.find_first_not_of(white);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(white) - first + 1);
}

std::string with_plain_line_ends(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            plain += '\n';
    return plain;
}

int hexadecimal(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/// The text of a link's value: '_' is a blank, %XX a byte.
std::optional<std::string> decoded(std::string_view value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] != '%') {
            text += value[i] == '_' ? ' ' : value[i];
            continue;
        }
        const int high = i + 1 < value.size() ? hexadecimal(value[i + 1]) : -1;
        const int low = i + 2 < value.size() ? hexadecimal(value[i + 2]) : -1;
        if (high < 0 || low < 0) return std::nullopt;
        text += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return text;
}

/// As decoded() reads it; only characters that every program leaves alone in a link stand for themselves.
std::string encoded(std::string_view text) {
    constexpr std::string_view plain = "/:.-*()";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string value;
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || plain.find(c) != std::string_view::npos)
            value += c;
        else if (c == ' ')
            value += '_';
        else {
            const auto byte = static_cast<unsigned char>(c);
            value += {'%', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return value;
}

template <class Text>
Result<Opened, OpenError> opened(Result<Text, TextError> read) {
    if (!read) return OpenError{read.error()};
    return Opened{std::move(*read)};
}

Result<Opened, OpenError> open_link(std::string_view link) {
    const bool is_position = link.starts_with(position_key);
    if (!is_position && !link.starts_with(game_key)) return OpenError{LinkFault::unknown};
    const auto text = decoded(link.substr(link.find('=') + 1));
    if (!text) return OpenError{LinkFault::broken};
    if (is_position) return opened(parse_position(trimmed(*text)));
    return opened(parse_record(with_plain_line_ends(*text)));
}

} // namespace

Result<Opened, OpenError> open_text(std::string_view text) {
    text = trimmed(text);
    if (text.empty()) return OpenError{LinkFault::empty};
    const bool record = text.front() == '[' || text.find(':') != std::string_view::npos;
    const auto hash = text.find('#');
    if (hash != std::string_view::npos && text.front() != '[') return open_link(text.substr(hash + 1));
    if (record) return opened(parse_record(with_plain_line_ends(text)));
    return opened(parse_position(text));
}

std::string position_link(const Position& position, std::optional<Throw> lying) {
    return std::string("#").append(position_key).append(encoded(to_text(position, lying)));
}

std::string game_link(const Record& record) {
    return std::string("#").append(game_key).append(encoded(to_text(record)));
}

} // namespace puluc::ui
