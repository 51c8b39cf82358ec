// Any text as a saved game: what is taken up is saved as it can be taken up again, the same to the letter.
#include "web/ui/save.hpp"
#include <cstdlib>

using namespace puluc::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto saved = parse_save({reinterpret_cast<const char*>(data), size});
    if (!saved) return 0;
    const std::string text = to_save(*saved);
    const auto again = parse_save(text);
    if (!again || to_save(*again) != text) std::abort();
    return 0;
}
