// Any text as an intent: what is read is written back as it can be read again, and App survives being asked
// for it.
#include "web/ui/app.hpp"
#include <cstdlib>

using namespace puluc::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    App app(1, {}, {});
    double now = 0;
    std::size_t start = 0;
    while (start <= text.size()) {
        const auto end = std::min(text.find('\n', start), text.size());
        if (const auto intent = parse_intent(text.substr(start, end - start))) {
            if (parse_intent(to_text(*intent)) != intent) std::abort();
            app.update(*intent, now);
            app.tick(now += 0.1);
            if (!app.game().over() && app.game().position().free_spaces(app.game().position().to_move()) == 0)
                std::abort();
        }
        start = end + 1;
    }
    return 0;
}
