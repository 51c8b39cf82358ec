// App's analysis board: any position that the rules allow, set up by hand.
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"

namespace puluc::ui {
namespace {

int placed(const Placement& placement, Side side) {
    int count = placement.home[index(side)];
    for (const auto& pile : placement.track)
        if (pile) count += pile->side == side ? pile->own : pile->captives;
    return count;
}

/// A piece more of `side` on `space`, from the killed ones or else from home.
Placement with_piece(Placement placement, Side side, Space space) {
    int& home = placement.home[index(side)];
    if (!on_track(space)) {
        ++home;
        return placement;
    }
    if (placed(placement, side) == pieces_per_side && home > 0) --home;
    auto& pile = placement.track[static_cast<std::size_t>(space - 1)];
    if (!pile)
        pile = Pile{side, 1, 0};
    else
        ++(pile->side == side ? pile->own : pile->captives);
    return placement;
}

/// A piece less on `space`: compatriots first, since they lie on captives alone, then captives, then the
/// carrier.
Placement without_piece(Placement placement, Space space) {
    if (!on_track(space)) {
        --placement.home[index(space == city(Side::red) ? Side::red : Side::green)];
        return placement;
    }
    auto& pile = placement.track[static_cast<std::size_t>(space - 1)];
    if (!pile) return placement;
    if (pile->captives > 0 && pile->own == 1)
        --pile->captives;
    else if (pile->own > 1)
        --pile->own;
    else
        pile.reset();
    return placement;
}

/// The pile with a captive as its carrier.
Placement turned_over(Placement placement, Space space) {
    if (!on_track(space)) return placement;
    auto& pile = placement.track[static_cast<std::size_t>(space - 1)];
    if (pile && pile->captives > 0) pile = Pile{other(pile->side), pile->captives, pile->own};
    return placement;
}

} // namespace

bool App::update_analysis(const Intent& intent, double now) {
    if (embedded_) return false;
    if (std::holds_alternative<Analyse>(intent)) return analyse(now), true;
    if (std::holds_alternative<LeaveAnalysis>(intent)) return leave_analysis(now);
    if (std::holds_alternative<PlayComputer>(intent)) {
        if (!players_.computer) {
            players_.computer = draft_.computer.value_or(levels.back());
            players_.person = game_.position().to_move();
        }
        mode_ = Mode::play;
        tool_ = Tool::hand;
        replaying_ = false;
        left_game_.reset();
        panel_.reset();
        save();
        return true;
    }
    if (mode_ != Mode::analysis) return false;
    if (const auto* take = std::get_if<TakeTool>(&intent)) {
        tool_ = tool_ == take->tool ? Tool::hand : take->tool;
        let_go();
        return true;
    }
    if (const auto* edited = std::get_if<EditSpace>(&intent)) return edit(edited->space, now);
    Placement placement = game_.position().placement();
    if (std::holds_alternative<ChangeTurn>(intent)) {
        placement.to_move = other(placement.to_move);
        return place(placement, lying(), now);
    }
    if (!std::holds_alternative<NextThrow>(intent)) return false;
    const Throw next = lying().value_or(0) + 1;
    return place(placement, is_throw(next) ? std::optional(next) : std::nullopt, now);
}

void App::analyse(double now) {
    if (!left_game_) left_game_ = LeftGame{saved(), mode_};
    Players players = players_;
    players.computer.reset();
    start_game({Game(game_.position(), lying()), players, {}}, Mode::analysis, now);
    tool_ = Tool::red;
}

bool App::leave_analysis(double now) {
    if (!left_game_) return false;
    LeftGame left = *std::exchange(left_game_, std::nullopt);
    start_game(std::move(left.saved), left.mode, now);
    announce(place_sentence(language(), game_));
    return true;
}

bool App::edit(Space space, double now) {
    const Placement placement = game_.position().placement();
    const Side owner = space == city(Side::red) ? Side::red : Side::green;
    const bool someone_there =
        on_track(space) ? game_.position().pile(space).has_value() : game_.position().home(owner) > 0;
    switch (tool_) {
    case Tool::hand: return false;
    case Tool::red:
        return place(
            with_piece(placement, Side::red, on_track(space) ? space : city(Side::red)), lying(), now);
    case Tool::green:
        return place(
            with_piece(placement, Side::green, on_track(space) ? space : city(Side::green)), lying(), now);
    case Tool::remove: return someone_there && place(without_piece(placement, space), lying(), now);
    case Tool::turn_over: return someone_there && place(turned_over(placement, space), lying(), now);
    }
    return false;
}

/// Shows the position of the placement, or says why it is none. Sticks can't lie where the game is over.
bool App::place(const Placement& placement, std::optional<Throw> lying, double now) {
    const auto position = Position::make(placement);
    if (!position) {
        show_notice(position.error());
        return true;
    }
    dismiss_refusal();
    tumble_.reset();
    game_ = Game(*position, position->winner() ? std::nullopt : lying);
    let_go();
    rearrange(std::nullopt, now);
    save();
    return true;
}

} // namespace puluc::ui
