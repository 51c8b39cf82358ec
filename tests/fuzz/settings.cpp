// Any text as stored settings: they are read without harm, and written as they are read again.
#include "web/ui/settings.hpp"
#include <cstdlib>

using namespace puluc::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Settings settings = parse_settings({reinterpret_cast<const char*>(data), size});
    if (settings.volume < 0 || settings.volume > 100) std::abort();
    if (parse_settings(to_text(settings)) != settings) std::abort();
    return 0;
}
