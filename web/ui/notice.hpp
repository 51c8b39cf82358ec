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
    no_webgl = 1,
    context_lost = 2,
    context_restored = 3,
    // The solved game, table.hpp: on its way here, as a file, and where to put it.
    table_unreachable = 4, ///< no answer
    table_refused = 5,     ///< an answer, but not the file
    table_stalled = 6,     ///< nothing came for a long while
    table_broken_off = 7,  ///< the connection ended midway
    table_empty = 8,       ///< TableFault, in its order, from here
    table_not_a_table = 9,
    table_other_version = 10,
    table_other_rules = 11,
    table_cut_short = 12,
    table_too_long = 13,
    table_damaged = 14,
    table_no_memory = 15,
    table_no_worker = 16, ///< the browser allows no work beside the page, or it broke down
    table_not_kept = 17   ///< it is here, but the storage has no room to keep it
};
inline constexpr int first_table_trouble = static_cast<int>(Trouble::table_unreachable);
inline constexpr int table_troubles = static_cast<int>(Trouble::table_not_kept) - first_table_trouble;
/// Whether the solved game did not come.
constexpr bool is_without_table(Trouble trouble) {
    return trouble >= Trouble::table_unreachable && trouble < Trouble::table_not_kept;
}

using Notice = std::variant<Trouble, OpenError, PlacementError>;

} // namespace puluc::ui
