// Any text as a position, a record or a link: what opens can be shared as a link that opens as the same.
#include "web/ui/link.hpp"
#include <cstdlib>

using namespace puluc;
using namespace puluc::ui;

namespace {

std::string shared(const Opened& opened) {
    if (const auto* record = std::get_if<Record>(&opened)) return game_link(*record);
    const auto& [position, lying] = std::get<PositionText>(opened);
    return position_link(position, lying);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto opened = open_text({reinterpret_cast<const char*>(data), size});
    if (!opened) return 0;
    const std::string link = shared(*opened);
    const auto again = open_text(link);
    if (!again || shared(*again) != link) std::abort();
    return 0;
}
