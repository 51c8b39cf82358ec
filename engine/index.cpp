#include "engine/index.hpp"
#include <algorithm>

namespace puluc {
namespace {

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

// Those of a shorter track have zeros in front, so one numbering, the smallest first, serves all lengths.
void PositionIndex::number_arrangements() {
    rank_.resize(powers_of_three[track_spaces]);
    std::array<std::array<std::uint16_t, groups>, track_spaces + 1> shorter{};
    for (std::uint32_t code = 0; code < rank_.size(); ++code) {
        std::array<int, 3> digits{};
        std::size_t length = 0;
        for (std::uint32_t rest = code; rest > 0; rest /= 3, ++length) ++digits[rest % 3];
        if (digits[1] > pieces_per_side || digits[2] > pieces_per_side) continue;
        const auto singles = static_cast<std::size_t>(digits[1] * counts + digits[2]);
        rank_[code] = static_cast<std::uint16_t>(arrangements_[singles].size());
        arrangements_[singles].push_back(static_cast<std::uint16_t>(code));
        for (std::size_t m = length; m <= track_spaces; ++m) ++shorter[m][singles];
    }
    for (const auto& sizes : shorter)
        for (std::size_t own = 0; own < counts; ++own)
            for (std::size_t enemy = 0; enemy < counts; ++enemy) {
                std::uint16_t total = 0;
                for (std::size_t singles = 0; singles < groups; ++singles) {
                    offset_.push_back(total);
                    if (singles / counts <= own && singles % counts <= enemy)
                        total = static_cast<std::uint16_t>(total + sizes[singles]);
                }
                family_size_.push_back(total);
            }
}

std::span<const std::uint16_t> PositionIndex::arrangements(const Frame& frame, int own, int enemy) const {
    assert(own >= 0 && own <= frame.own_singles && enemy >= 0 && enemy <= frame.enemy_singles);
    const auto singles = static_cast<std::size_t>(own * counts + enemy);
    // Groups that the frame has not are empty: the next one begins where they do.
    const std::uint32_t end = singles + 1 < groups ? offset_[offset_of(frame) + singles + 1] : frame.size;
    return std::span(arrangements_[singles]).first(end - group(frame, own, enemy));
}

void PositionIndex::number_layers() {
    std::uint32_t next = 0;
    for (int layer = 0; layer < layers; ++layer)
        for (std::uint16_t s = 0; s < sequences_.size(); ++s) {
            first_.push_back(next);
            const std::size_t sets = subsets_[sequences_[s].piles].size();
            next += frame(layer, s, subsets_[sequences_[s].piles][0]).size * static_cast<std::uint32_t>(sets);
        }
    first_.push_back(next);
    assert(next == position_count);
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
    frame.size = family_size_[family(track_spaces - sequence.piles, own, enemy)];
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
    for (std::uint32_t rest = (position.free_spaces(us) | theirs) & track_bits; rest != 0;) {
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
    return first_of(layer, sequence) + subset_rank_[laden] * std::uint32_t{family_size_[kin]}
           + offset_[kin * groups + on_track] + rank_[code];
}
template std::uint32_t PositionIndex::encode_as<Side::red>(const Position&) const;
template std::uint32_t PositionIndex::encode_as<Side::green>(const Position&) const;

Frame PositionIndex::frame_of(std::uint32_t number) const {
    assert(number < position_count);
    const auto after = std::upper_bound(first_.begin(), first_.end(), number);
    const auto at = static_cast<std::size_t>(after - first_.begin()) - 1;
    const auto s = static_cast<std::uint16_t>(at % sequences_.size());
    const int layer = static_cast<int>(at / sequences_.size());
    const auto& sets = subsets_[sequences_[s].piles];
    return frame(layer, s, sets[(number - first_[at]) / frame(layer, s, sets[0]).size]);
}

Position PositionIndex::decode(std::uint32_t number) const {
    const Frame there = frame_of(number);
    return position(there, number - there.first);
}

Position PositionIndex::position(const Frame& from, std::uint32_t i) const {
    assert(i < from.size);
    const std::uint16_t* offsets = &offset_[offset_of(from)];
    // Groups that the frame has not are empty: the next one begins where they do.
    const auto singles =
        static_cast<std::size_t>(std::upper_bound(offsets, offsets + groups, i) - offsets) - 1;
    std::uint32_t code = arrangements_[singles][i - offsets[singles]];

    Placement placement;
    placement.home = {from.own_singles - static_cast<int>(singles) / counts,
        from.enemy_singles - static_cast<int>(singles) % counts};
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
