#include "web/ui/json.hpp"

namespace puluc::ui {

JsonWriter& JsonWriter::value(std::string_view string) {
    constexpr std::string_view digits = "0123456789abcdef";
    separate();
    text_ += '"';
    for (const char c : string) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            text_ += {'\\', c};
        else if (byte < ' ')
            text_ += {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
        else
            text_ += c;
    }
    text_ += '"';
    return *this;
}

} // namespace puluc::ui
