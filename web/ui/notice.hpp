// What the person has to be told and may then dismiss: trouble outside the game, a text that could not be
// opened, a placement that is no position. Not here: the words, which depend on the language.
#pragma once
#include "web/ui/link.hpp"
#include <cstdint>
#include <variant>

namespace puluc::ui {

/// What the page could not do. The numbers are those of the page's puluc_trouble().
enum class Trouble : std::uint8_t {
    storage = 0,
    clipboard = 1,
    no_webgl = 2,
    context_lost = 3,
    context_restored = 4
};

using Notice = std::variant<Trouble, OpenError, PlacementError>;

} // namespace puluc::ui
