// Who plays which side, and who throws first.
#pragma once
#include "web/ui/intent.hpp"

namespace puluc::ui {

struct Players {
    std::optional<Level> computer =
        Level::keen;          ///< the computer's level, or none where two persons play here
    Side person = Side::red;  ///< the side of the person who plays against the computer
    Side starter = Side::red; ///< Red by the rules (R4)
    bool operator==(const Players&) const = default;

    [[nodiscard]] bool is_person(Side side) const { return !computer || side == person; }
};

} // namespace puluc::ui
