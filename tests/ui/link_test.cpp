// What opens as a game, by the list that the page's own reader is tested with too.
#include "web/ui/link.hpp"
#include <doctest/doctest.h>
#include <fstream>

using namespace puluc;
using namespace puluc::ui;

namespace {

std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            plain += text[i];
            continue;
        }
        const char c = text[++i];
        plain += c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
    }
    return plain;
}

/// The text of the position at the end of a game, or "-" where the text is no game. An embedded board opens
/// a record with a tag before it (web/page/board/behaviour.js).
std::string end_of(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    const bool tagged = first != std::string::npos && text[first] == '[';
    const auto opened =
        open_text((tagged ? "" : "[Puluc \"1\"]\n\n") + text.substr(std::min(first, text.size())));
    if (!opened) return "-";
    const auto* record = std::get_if<Record>(&*opened);
    if (record == nullptr) return "-";
    return to_text(game_of(*record).position(), record->turns.empty() ? record->lying : std::nullopt);
}

} // namespace

TEST_CASE("records are read as strictly as the page reads them") {
    std::ifstream file(PULUC_TEST_DATA "/records.txt");
    int records = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const auto bar = line.find(" | ");
        REQUIRE(bar != std::string::npos);
        INFO(line);
        CHECK(end_of(unescaped(line.substr(bar + 3))) == line.substr(0, bar));
        ++records;
    }
    CHECK(records > 70);
}
