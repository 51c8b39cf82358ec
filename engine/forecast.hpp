// From which positions a table foretells which: the order in which it keeps them and, for each, the clues
// that those before it give. Not here: how much a clue counts (the table says), bytes, and the chances
// themselves. The one idea: a position is much like the same one with a piece less on the track, with a pile
// one space back, or with a killed piece alive at home; and what one step changes there, it changes here.
#pragma once
#include "engine/index.hpp"

namespace puluc {

/// A chance in whole grades: 0 (lost for certain) to top_grade (won for certain).
inline constexpr int top_grade = 200;
/// In place of the grade of a position that a table does not keep.
inline constexpr std::uint8_t no_grade = 255;

/// What is known of a position before its grade is.
struct Clues {
    /// Related frames that may have a word on every position of a frame.
    static constexpr std::size_t relations = 6;
    static constexpr std::size_t count = 3 * relations + 3;
    /// How many different `kind`s there are at most: each relation is not there, there, or there and turned;
    /// and there are no, one or several singles on the track.
    static constexpr std::size_t kinds = 3 * powers_of_three[relations];
    static constexpr int unrests = 16;

    std::array<std::int16_t, count>
        inputs{};            ///< grades of related positions, 0 where there is none; last a constant
    std::uint16_t kind = 0;  ///< which of the inputs there are, as a number
    std::uint8_t unrest = 0; ///< how little they agree, 0 to unrests - 1
};

class Forecast {
  public:
    /// The index must outlive it.
    explicit Forecast(const PositionIndex& index);

    /// How many frames a table keeps: of a frame and the same with the other side to move, the one whose
    /// mover has fewer killed pieces or, these being equal, fewer captured ones; both, where that does not
    /// part them. The other one's chances follow from looking one turn ahead.
    [[nodiscard]] std::size_t frames() const { return frames_.size(); }

    /// Goes through the positions of the n-th frame, with the grades of all frames before it at hand. `visit`
    /// is called with a position's clues and its place in `grades`, which must hold its grade when it
    /// returns; what it returns is how far off the clues were, 0 to 255 quarters of a grade.
    template <class Visit>
    void walk(std::size_t n, std::span<std::uint8_t> grades, const Visit& visit);

  private:
    static constexpr std::int16_t constant = 64;

    /// A frame with a word on every position of another one: where to find it there.
    struct Relation {
        bool there = false;
        bool turned = false;   ///< it is kept with the other side to move
        int digit = 0;         ///< of the single that is a laden pile in the other frame, or 0
        std::uint32_t low = 1; ///< 3 to the power of its place in the arrangement
        Frame frame;           ///< as it is kept
    };
    /// What was found out about a position of the frame that is being walked.
    struct Known {
        std::uint8_t grade = 0;
        std::uint8_t error = 0;                             ///< how far off its clues were
        std::array<std::uint8_t, Clues::relations> words{}; ///< the related positions' grades
    };
    /// An arrangement without one of its singles.
    struct Without {
        std::uint16_t arrangement = 0;
        std::uint8_t own = 0; ///< 1 if the single is the mover's
    };

    [[nodiscard]] bool keeps(const Frame& frame) const;
    [[nodiscard]] Relation relation_to(const Placement& related) const;
    void relate(const Frame& frame);
    [[nodiscard]] std::uint8_t word(const Relation& relation, std::uint32_t arrangement, int own, int enemy,
        std::span<const std::uint8_t> grades) const;
    [[nodiscard]] const Known& known_without(
        const Frame& frame, const Without& single, int own, int enemy) const {
        const int enemy_single = 1 - single.own;
        return known_[index_.group(frame, own - single.own, enemy - enemy_single)
                      + index_.rank(single.arrangement)];
    }
    [[nodiscard]] Clues clues(const Known& self, const Known* high, const Known* low, bool several) const;

    const PositionIndex& index_;
    std::vector<Frame> frames_;         ///< those that are kept, in order
    std::vector<std::uint16_t> turned_; ///< by arrangement of nine spaces: as the other side sees it
    std::vector<Without>
        without_highest_; ///< by arrangement: the single farthest from the mover's city taken away
    std::vector<Without> without_lowest_;                ///< the nearest one taken away
    std::array<Relation, Clues::relations> relations_{}; ///< of the frame that is being walked
    std::uint16_t kind_ = 0;                             ///< which of them there are
    std::vector<Known> known_;                           ///< of that frame's positions
};

template <class Visit>
void Forecast::walk(std::size_t n, std::span<std::uint8_t> grades, const Visit& visit) {
    const Frame& frame = frames_[n];
    relate(frame);
    known_.resize(frame.size);
    std::uint32_t i = 0;
    for (int own = 0; own <= frame.own_singles; ++own)
        for (int enemy = 0; enemy <= frame.enemy_singles; ++enemy)
            for (const std::uint16_t arrangement : index_.arrangements(frame, own, enemy)) {
                Known& self = known_[i];
                for (std::size_t r = 0; r < relations_.size(); ++r)
                    self.words[r] =
                        relations_[r].there ? word(relations_[r], arrangement, own, enemy, grades) : 0;
                const bool any = own + enemy > 0;
                const Known* high =
                    any ? &known_without(frame, without_highest_[arrangement], own, enemy) : nullptr;
                const Known* low =
                    any ? &known_without(frame, without_lowest_[arrangement], own, enemy) : nullptr;
                std::uint8_t& grade = grades[frame.first + i];
                self.error = visit(clues(self, high, low, own + enemy > 1), grade);
                self.grade = grade;
                ++i;
            }
}

} // namespace puluc
