#include "engine/index.hpp"
#include <algorithm>

namespace puluc {
namespace {

constexpr std::array<std::uint16_t, track_spaces + 1> powers_of_three = [] {
    std::array<std::uint16_t, track_spaces + 1> powers{1};
    for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = static_cast<std::uint16_t>(3 * powers[i - 1]);
    return powers;
}();

constexpr std::uint32_t track = ((1U << track_spaces) - 1U) << 1U;

/// Which kind of laden pile: by whose it is, then by its own pieces, then by its captives.
constexpr std::size_t kind_of(bool enemy, int own, int captives) {
    return static_cast<std::size_t>(
        ((enemy ? pieces_per_side : 0) + own - 1) * pieces_per_side + captives - 1);
}
constexpr Pile pile_of(std::size_t kind) {
    const int captives = static_cast<int>(kind) % pieces_per_side + 1;
    const int rest = static_cast<int>(kind) / pieces_per_side;
    return {rest < pieces_per_side ? Side::red : Side::green, rest % pieces_per_side + 1, captives};
}
constexpr std::size_t turned_kind(std::size_t kind) {
    const Pile pile = pile_of(kind);
    return kind_of(pile.side == Side::red, pile.own, pile.captives);
}

/// The places of the set bits turned round: what is nearest to one city is farthest from the other.
constexpr std::uint32_t turned_spaces(std::uint32_t spaces) {
    std::uint32_t turned = 0;
    for (int i = 0; i < track_spaces; ++i) turned |= ((spaces >> i) & 1U) << (track_spaces - 1 - i);
    return turned;
}

} // namespace

PositionIndex::PositionIndex() {
    number_sequences();
    number_subsets();
    number_arrangements();
    number_layers();
}

void PositionIndex::number_sequences() {
    sequences_.emplace_back();
    for (std::size_t s = 0; s < sequences_.size(); ++s) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const Pile pile = pile_of(kind);
            Sequence next = sequences_[s];
            const bool enemy = pile.side == Side::green;
            next.pieces[enemy] = static_cast<std::uint8_t>(next.pieces[enemy] + pile.own);
            next.pieces[!enemy] = static_cast<std::uint8_t>(next.pieces[!enemy] + pile.captives);
            if (next.pieces[0] > pieces_per_side || next.pieces[1] > pieces_per_side) {
                longer_.push_back(0);
                continue;
            }
            next.kinds[next.piles++] = static_cast<std::uint8_t>(kind);
            next.carrier[enemy] = true;
            longer_.push_back(static_cast<std::uint16_t>(sequences_.size()));
            sequences_.push_back(next);
        }
    }
    for (Sequence& sequence : sequences_)
        for (int i = sequence.piles - 1; i >= 0; --i)
            sequence.turned = longer_[sequence.turned * std::size_t{kinds}
                                      + turned_kind(sequence.kinds[static_cast<std::size_t>(i)])];
}

void PositionIndex::number_subsets() {
    for (std::uint32_t spaces = 0; spaces < subsets; ++spaces) {
        const auto piles = static_cast<std::size_t>(std::popcount(spaces));
        if (piles >= subsets_.size()) continue;
        subset_rank_[spaces] = static_cast<std::uint8_t>(subsets_[piles].size());
        subsets_[piles].push_back(static_cast<std::uint16_t>(spaces));
    }
}

// A code writes the singles on the track as a number to base 3, a digit for each space without a laden pile:
// 0 for none, 1 for the mover's, 2 for the other side's. Codes are numbered among those with as many singles
// of each side, the smallest first. Those of a shorter track have zeros in front, so one numbering serves
// all.
void PositionIndex::number_arrangements() {
    std::array<std::vector<std::uint16_t>, std::size_t{counts} * counts> by_singles;
    code_rank_.resize(powers_of_three[track_spaces]);
    std::vector<std::uint16_t> shorter(static_cast<std::size_t>(track_spaces + 1) * by_singles.size());
    for (std::uint32_t code = 0; code < code_rank_.size(); ++code) {
        std::array<int, 3> digits{};
        int length = 0;
        for (std::uint32_t rest = code; rest > 0; rest /= 3, ++length) ++digits[rest % 3];
        if (digits[1] > pieces_per_side || digits[2] > pieces_per_side) continue;
        const auto singles = static_cast<std::size_t>(digits[1] * counts + digits[2]);
        code_rank_[code] = static_cast<std::uint16_t>(by_singles[singles].size());
        by_singles[singles].push_back(static_cast<std::uint16_t>(code));
        for (auto m = static_cast<std::size_t>(length); m <= track_spaces; ++m)
            ++shorter[m * by_singles.size() + singles];
    }
    for (std::size_t singles = 0; singles < by_singles.size(); ++singles) {
        code_first_[singles] = static_cast<std::uint16_t>(codes_.size());
        codes_.insert(codes_.end(), by_singles[singles].begin(), by_singles[singles].end());
    }
    for (std::size_t m = 0; m <= track_spaces; ++m)
        for (std::size_t own = 0; own < counts; ++own)
            for (std::size_t enemy = 0; enemy < counts; ++enemy) {
                std::uint16_t total = 0;
                for (std::size_t singles = 0; singles < by_singles.size(); ++singles) {
                    offset_.push_back(total);
                    if (singles / counts <= own && singles % counts <= enemy)
                        total = static_cast<std::uint16_t>(total + shorter[m * by_singles.size() + singles]);
                }
                arrangements_.push_back(total);
            }
}

void PositionIndex::number_layers() {
    for (int layer = 0; layer < layers; ++layer)
        for (std::uint16_t s = 0; s < sequences_.size(); ++s) {
            first_.push_back(size_);
            const std::size_t sets = subsets_[sequences_[s].piles].size();
            size_ +=
                frame(layer, s, subsets_[sequences_[s].piles][0]).size * static_cast<std::uint32_t>(sets);
        }
    first_.push_back(size_);
}

Frame PositionIndex::frame(int layer, std::uint16_t s, std::uint32_t spaces) const {
    const Sequence& sequence = sequences_[s];
    const int own_killed = layer / pieces_per_side;
    const int enemy_killed = layer % pieces_per_side;
    const int own = pieces_per_side - own_killed - sequence.pieces[0];
    const int enemy = pieces_per_side - enemy_killed - sequence.pieces[1];
    Frame frame{.sequence = s, .spaces = static_cast<std::uint16_t>(spaces)};
    frame.own_killed = static_cast<std::uint8_t>(own_killed);
    frame.enemy_killed = static_cast<std::uint8_t>(enemy_killed);
    // More pieces than are left, or a side without a free one: nothing to number.
    if (own < 0 || enemy < 0 || (own == 0 && !sequence.carrier[0]) || (enemy == 0 && !sequence.carrier[1]))
        return frame;
    frame.own_singles = static_cast<std::uint8_t>(own);
    frame.enemy_singles = static_cast<std::uint8_t>(enemy);
    frame.size = arrangements_[family(track_spaces - sequence.piles, own, enemy)];
    frame.first = first_of(layer, s) + subset_rank_[spaces] * frame.size;
    return frame;
}

std::vector<Frame> PositionIndex::frames() const {
    std::vector<Frame> all;
    for (int layer = 0; layer < layers; ++layer)
        for (std::uint16_t s = 0; s < sequences_.size(); ++s)
            for (const std::uint16_t spaces : subsets_[sequences_[s].piles])
                if (const Frame next = frame(layer, s, spaces); next.size > 0) all.push_back(next);
    return all;
}

Frame PositionIndex::turned(const Frame& from) const {
    return frame(from.enemy_killed * pieces_per_side + from.own_killed, sequences_[from.sequence].turned,
        turned_spaces(from.spaces));
}

Pile PositionIndex::laden_pile(const Frame& from, int i) const {
    assert(i >= 0 && i < sequences_[from.sequence].piles);
    return pile_of(sequences_[from.sequence].kinds[static_cast<std::size_t>(i)]);
}

template <Side us>
std::uint32_t PositionIndex::encode_as(const Position& position) const {
    assert(!position.winner());
    constexpr Side them = other(us);
    const std::uint32_t theirs = position.free_spaces(them);
    std::array<int, 2> alive{position.home(us), position.home(them)};
    std::array<int, 2> singles{}; // on the track
    std::size_t sequence = 0;
    std::uint32_t laden = 0;
    std::uint32_t code = 0;
    for (std::uint32_t rest = (position.free_spaces(us) | theirs) & track; rest != 0;) {
        const Space space = us == Side::red ? std::countr_zero(rest) : 31 - std::countl_zero(rest);
        rest &= ~(1U << space);
        const int own = position.count(us, space);
        const int enemy = position.count(them, space);
        const bool enemy_pile = ((theirs >> space) & 1U) != 0;
        const int at = progress(us, space) - 1;
        alive[0] += own;
        alive[1] += enemy;
        if (own > 0 && enemy > 0) {
            const auto kind = enemy_pile ? kind_of(true, enemy, own) : kind_of(false, own, enemy);
            sequence = longer_[sequence * kinds + kind];
            laden |= 1U << at;
        } else {
            ++singles[enemy_pile];
            code +=
                (enemy_pile ? 2U : 1U) * powers_of_three[static_cast<std::size_t>(at - std::popcount(laden))];
        }
    }
    const int layer = (pieces_per_side - alive[0]) * pieces_per_side + pieces_per_side - alive[1];
    const std::size_t kin = family(track_spaces - std::popcount(laden), singles[0] + position.home(us),
        singles[1] + position.home(them));
    const auto on_track = static_cast<std::size_t>(singles[0] * counts + singles[1]);
    return first_of(layer, sequence) + subset_rank_[laden] * std::uint32_t{arrangements_[kin]}
           + offset_[kin * counts * counts + on_track] + code_rank_[code];
}
template std::uint32_t PositionIndex::encode_as<Side::red>(const Position&) const;
template std::uint32_t PositionIndex::encode_as<Side::green>(const Position&) const;

Position PositionIndex::decode(std::uint32_t number) const {
    assert(number < size_);
    const auto after = std::upper_bound(first_.begin(), first_.end(), number);
    const auto at = static_cast<std::size_t>(after - first_.begin()) - 1;
    const auto s = static_cast<std::uint16_t>(at % sequences_.size());
    const int layer = static_cast<int>(at / sequences_.size());
    const auto& sets = subsets_[sequences_[s].piles];
    const std::uint32_t size = frame(layer, s, sets[0]).size;
    const std::uint32_t rest = number - first_[at];
    return position(frame(layer, s, sets[rest / size]), rest % size);
}

Position PositionIndex::position(const Frame& from, std::uint32_t i) const {
    assert(i < from.size);
    const int spaces = track_spaces - std::popcount(from.spaces);
    const std::uint16_t* offsets =
        &offset_[family(spaces, from.own_singles, from.enemy_singles) * counts * counts];
    // Groups that the family has not are empty: their offset is that of the next.
    const auto group =
        static_cast<std::size_t>(std::upper_bound(offsets, offsets + counts * counts, i) - offsets) - 1;
    std::uint32_t code = codes_[code_first_[group] + i - offsets[group]];

    Placement placement;
    placement.home = {from.own_singles - static_cast<int>(group) / counts,
        from.enemy_singles - static_cast<int>(group) % counts};
    int piles = 0;
    for (std::size_t at = 0; at < track_spaces; ++at) {
        if (((from.spaces >> at) & 1U) != 0) {
            placement.track[at] = laden_pile(from, piles++);
            continue;
        }
        if (code % 3 != 0) placement.track[at] = Pile{code % 3 == 1 ? Side::red : Side::green, 1, 0};
        code /= 3;
    }
    const auto made = Position::make(placement);
    assert(made.ok());
    return *made;
}

} // namespace puluc
