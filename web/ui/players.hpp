// Who plays which side, and who throws first.
#pragma once
#include "web/ui/intent.hpp"

namespace puluc::ui {

struct Players {
    std::optional<Level> computer =
        Level::keen;                            ///< the computer's level, or none where two persons play here
    std::optional<Level> second = std::nullopt; ///< the level of the other side too, where two computers play
    Side person = Side::red;                    ///< the side of the person who plays against the computer
    Side starter = Side::red;                   ///< Red by the rules (R4)
    bool operator==(const Players&) const = default;

    [[nodiscard]] bool is_person(Side side) const { return !level(side); }
    /// The computer's level, or none where a person plays.
    [[nodiscard]] std::optional<Level> level(Side side) const { return side == person ? second : computer; }
};

} // namespace puluc::ui
