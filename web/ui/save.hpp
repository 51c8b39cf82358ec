// A game as it is kept in the page's storage: its record, with what a record does not say in tags of our own
// (who plays, which move is shown, throws that were drawn and will come again). Readable by anyone who reads
// records.
#pragma once
#include "engine/game.hpp"
#include "web/ui/players.hpp"
#include <optional>
#include <string>

namespace puluc::ui {

using Tags = std::vector<std::pair<std::string, std::string>>;

struct Saved {
    Game game;
    Players players;
    Tags tags; ///< all but the tags of our own
};

std::string to_save(const Saved& saved);
/// Nothing where the text is no save of ours.
std::optional<Saved> parse_save(std::string_view text);

/// The whole game, also what was taken back, to be shared: its tags name the computer where it plays.
Record shared_record(const Saved& saved);
/// The game of a record at its end, with the players that its tags name; two persons where they name no
/// computer.
Saved opened_record(const Record& record);

} // namespace puluc::ui
