#include "tests/support/app_run.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

namespace {

/// Plays a game to its end against the casual computer, and gives its record.
std::string play_game(AppRun& run, std::uint64_t seed) {
    run.ask(Seed{seed});
    run.new_game(Level::casual);
    for (int turn = 0; !run.app.game().over(); ++turn) run.play_turn(turn);
    run.effects.clear();
    run.ask("copy-record");
    return run.last<CopyText>().text;
}

} // namespace

TEST_CASE("a thousand games in one program are those of a thousand fresh programs with the same seeds") {
    const Surroundings calm{.prefers_reduced_motion = true};
    AppRun one(0, {}, calm);
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        CAPTURE(seed);
        AppRun fresh(0, {}, calm);
        REQUIRE(play_game(one, seed) == play_game(fresh, seed));
    }
}
