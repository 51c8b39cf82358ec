#include "engine/forecast.hpp"
#include <algorithm>

namespace puluc {
namespace {

constexpr std::uint32_t arrangement_count = powers_of_three[track_spaces];

/// Killed pieces and pieces in laden piles: what the frames are kept in the order of. Every related frame has
/// fewer of the first, or as many and fewer of the second, or it is the same piles one space back.
int order_of(const Frame& frame) {
    const int killed = frame.own_killed + frame.enemy_killed;
    const int laden = 2 * pieces_per_side - killed - frame.own_singles - frame.enemy_singles;
    return killed * (2 * pieces_per_side + 1) + laden;
}

std::uint32_t turned_arrangement(std::uint32_t arrangement) {
    std::uint32_t turned = 0;
    for (int space = 0; space < track_spaces; ++space, arrangement /= 3)
        turned = 3 * turned + (3 - arrangement % 3) % 3;
    return turned;
}

/// The laden pile with a piece taken home: a compatriot if it has one and `compatriot` is set, else a
/// captive. Nothing where that leaves compatriots without a captive (D7).
bool lighten(Placement& placement, std::size_t at, bool compatriot) {
    Pile& pile = *placement.track[at];
    if (compatriot && pile.own > 1) {
        --pile.own;
        ++placement.home[index(pile.side)];
        return true;
    }
    if (pile.own > 1 && pile.captives == 1) return false;
    --pile.captives;
    ++placement.home[index(other(pile.side))];
    return true;
}

/// The pile moved one space towards the mover's city, if no pile stands there.
bool shift_back(Placement& placement, std::size_t at) {
    if (at == 0 || placement.track[at - 1]) return false;
    std::swap(placement.track[at], placement.track[at - 1]);
    return true;
}

} // namespace

Forecast::Forecast(const PositionIndex& index) : index_(index) {
    for (const Frame& frame : index.frames())
        if (keeps(frame)) frames_.push_back(frame);
    std::stable_sort(frames_.begin(), frames_.end(),
        [](const Frame& a, const Frame& b) { return order_of(a) < order_of(b); });
    without_highest_.resize(arrangement_count);
    without_lowest_.resize(arrangement_count);
    for (std::uint32_t arrangement = 0; arrangement < arrangement_count; ++arrangement) {
        turned_.push_back(static_cast<std::uint16_t>(turned_arrangement(arrangement)));
        for (std::size_t space = 0; space < track_spaces; ++space) {
            const std::uint32_t digit = arrangement / powers_of_three[space] % 3;
            if (digit == 0) continue;
            const Without without{static_cast<std::uint16_t>(arrangement - digit * powers_of_three[space]),
                static_cast<std::uint8_t>(digit == 1)};
            if (arrangement % powers_of_three[space] == 0) without_lowest_[arrangement] = without;
            without_highest_[arrangement] = without;
        }
    }
}

bool Forecast::keeps(const Frame& frame) const {
    if (frame.own_killed != frame.enemy_killed) return frame.own_killed < frame.enemy_killed;
    int balance = 0; // captured pieces of the other side's less the mover's
    for (int i = 0; i < std::popcount(frame.spaces); ++i) {
        const Pile pile = index_.laden_pile(frame, i);
        balance += pile.side == Side::red ? pile.captives : -pile.captives;
    }
    return balance >= 0;
}

Forecast::Relation Forecast::relation_to(const Placement& related) const {
    const auto position = Position::make(related);
    if (!position) return {};
    Relation relation{.there = true, .frame = index_.frame_of(index_.encode(*position))};
    int laden = 0;
    for (std::size_t at = 0; at < track_spaces; ++at) {
        if (!related.track[at]) continue;
        if (related.track[at]->captives > 0) {
            ++laden;
            continue;
        }
        relation.digit = related.track[at]->side == Side::red ? 1 : 2;
        relation.low = powers_of_three[at - static_cast<std::size_t>(laden)];
    }
    relation.turned = !keeps(relation.frame);
    if (relation.turned) relation.frame = index_.turned(relation.frame);
    return relation;
}

void Forecast::relate(const Frame& frame) {
    relations_ = {};
    const Placement placement = index_.position(frame, 0).placement(); // every single is at home
    const auto add = [&](std::size_t r, const auto& change, auto... arguments) {
        Placement related = placement;
        if (change(related, arguments...)) relations_[r] = relation_to(related);
    };
    if (frame.spaces != 0) {
        const auto first = static_cast<std::size_t>(std::countr_zero(frame.spaces));
        const auto last = static_cast<std::size_t>(std::bit_width(frame.spaces)) - 1;
        add(0, lighten, first, true);
        if (last != first || placement.track[first]->own > 1) add(1, lighten, last, last != first);
        add(2, shift_back, first);
        if (last != first) add(3, shift_back, last);
    }
    const auto revive = [](Placement& related, Side side) { return ++related.home[index(side)] > 0; };
    if (frame.own_killed > 0) add(4, revive, Side::red);
    if (frame.enemy_killed > 0) add(5, revive, Side::green);
    kind_ = 0;
    for (const Relation& relation : relations_)
        kind_ = static_cast<std::uint16_t>(3 * kind_ + relation.there + (relation.there && relation.turned));
}

std::uint8_t Forecast::word(const Relation& relation, std::uint32_t arrangement, int own, int enemy,
    std::span<const std::uint8_t> grades) const {
    const Frame& frame = relation.frame;
    if (relation.digit != 0) {
        arrangement += 2 * (arrangement / relation.low) * relation.low // the digits from there on move up
                       + static_cast<std::uint32_t>(relation.digit) * relation.low;
        ++(relation.digit == 1 ? own : enemy);
    }
    if (!relation.turned)
        return grades[frame.first + index_.group(frame, own, enemy) + index_.rank(arrangement)];
    arrangement =
        turned_[arrangement] / powers_of_three[static_cast<std::size_t>(std::popcount(frame.spaces))];
    const auto grade = grades[frame.first + index_.group(frame, enemy, own) + index_.rank(arrangement)];
    return static_cast<std::uint8_t>(top_grade - grade);
}

Clues Forecast::clues(const Known& self, const Known* high, const Known* low, bool several) const {
    constexpr Known nobody;
    const Known& without_high = high ? *high : nobody;
    const Known& without_low = low ? *low : nobody;
    Clues clues{.kind = static_cast<std::uint16_t>(3 * kind_ + (high != nullptr) + several)};
    auto* input = clues.inputs.data();
    int least = top_grade * 2;
    int most = -least;
    // If a step from a related position changed as much here: what the grade would be.
    const auto guess = [&](int grade) { least = std::min(least, grade), most = std::max(most, grade); };
    for (std::size_t r = 0; r < Clues::relations; ++r) {
        *input++ = self.words[r];
        *input++ = without_high.words[r];
        *input++ = without_low.words[r];
        if (!relations_[r].there) continue;
        guess(self.words[r] + without_high.grade - without_high.words[r]);
        guess(self.words[r] + without_low.grade - without_low.words[r]);
    }
    *input++ = without_high.grade;
    *input++ = without_low.grade;
    *input = constant;
    const int spread = most > least ? most - least : 0;
    const int errors = high ? without_high.error + without_low.error : 2 * spread;
    // Two steps for each doubling.
    const auto unrest = static_cast<std::uint32_t>(2 * spread + errors + 2);
    const int doublings = std::bit_width(unrest) - 2;
    const int step = 2 * doublings + static_cast<int>(unrest >> doublings & 1U);
    clues.unrest = static_cast<std::uint8_t>(std::min(step, Clues::unrests - 1));
    return clues;
}

} // namespace puluc
