#include "tests/small_board/exact.hpp"
#include <cmath>
#include <map>

namespace puluc::exact {
namespace {

constexpr std::array<std::uint32_t, 5> weights{4, 6, 4, 1, 1}; // D1, of 16

/// Turned round with the colours changed over, so that Red is to move.
reference::Board turned(const reference::Board& board) {
    reference::Board result{{board.spaces.rbegin(), board.spaces.rend()}, 'r'};
    for (std::string& pieces : result.spaces)
        for (char& piece : pieces) piece = piece == 'r' ? 'g' : 'r';
    return result;
}

/// By state and throw: where the move leads.
using Moves = std::vector<std::array<int, 5>>;

/// The moves that are best after many rounds of plain iteration.
Moves guess_moves(const Game& game) {
    std::vector<double> chances(game.states.size(), 0.5);
    Moves best(game.states.size());
    constexpr int rounds = 2000;
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < game.states.size(); ++i) {
            double expected = 0;
            for (std::size_t value = 0; value < weights.size(); ++value) {
                double most = -1;
                for (const int next : game.states[i].next[value]) {
                    const double chance = next == won ? 1 : 1 - chances[static_cast<std::size_t>(next)];
                    if (chance > most) most = chance, best[i][value] = next;
                }
                expected += most * weights[value] / 16;
            }
            chances[i] = expected;
        }
    return best;
}

/// States parted into loops: those that the moves lead from one to the other and back, which are solved
/// together. A loop comes after all those that it leads to (Tarjan).
class Loops {
  public:
    explicit Loops(const Moves& moves) : moves_(moves), seen_(moves.size()), lowest_(moves.size()) {
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (seen_[i] == 0) visit(i);
    }
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& all() const { return loops_; }

  private:
    static constexpr std::size_t parted = ~std::size_t{0};

    void visit(std::size_t i) {
        seen_[i] = lowest_[i] = ++count_;
        open_.push_back(i);
        for (const int move : moves_[i]) {
            if (move == won) continue;
            const auto next = static_cast<std::size_t>(move);
            if (seen_[next] == 0) visit(next);
            lowest_[i] = std::min(lowest_[i], lowest_[next]);
        }
        if (lowest_[i] < seen_[i]) return;
        const auto first = std::find(open_.begin(), open_.end(), i);
        for (auto each = first; each != open_.end(); ++each) lowest_[*each] = parted;
        loops_.emplace_back(first, open_.end());
        open_.erase(first, open_.end());
    }

    const Moves& moves_;
    std::vector<std::size_t> seen_;   ///< which state in the order of visits, from 1 on; 0 if not yet
    std::vector<std::size_t> lowest_; ///< the first one visited that it leads to and that is not parted yet
    std::vector<std::size_t> open_;   ///< visited and not parted yet
    std::vector<std::vector<std::size_t>> loops_;
    std::size_t count_ = 0;
};

/// What gives 1 with the number, modulo a prime (Fermat).
std::uint64_t inverse_of(std::uint64_t number, std::uint64_t prime) {
    std::uint64_t result = 1;
    number %= prime;
    for (std::uint64_t exponent = prime - 2; exponent > 0; exponent >>= 1U, number = number * number % prime)
        if ((exponent & 1U) != 0) result = result * number % prime;
    return result;
}

/// The determinant of the equations and the numerators of the chances, modulo a prime. The equation of a
/// state is 16 chance + sum of weight * chance of the next = 16.
class Modular {
  public:
    Modular(const Moves& moves, std::uint64_t prime) : moves_(moves), prime_(prime), chances_(moves.size()) {}

    /// The numerators, then the determinant.
    std::vector<std::uint64_t> solve(const Loops& loops) {
        std::vector<std::size_t> place(moves_.size(), outside);
        for (const auto& loop : loops.all()) {
            for (std::size_t i = 0; i < loop.size(); ++i) place[loop[i]] = i;
            write_equations(loop, place);
            eliminate();
            for (std::size_t i = 0; i < loop.size(); ++i) {
                chances_[loop[i]] = rows_[i].back();
                place[loop[i]] = outside;
            }
        }
        std::vector<std::uint64_t> result;
        for (const std::uint64_t chance : chances_) result.push_back(chance * determinant_ % prime_);
        result.push_back(determinant_);
        return result;
    }

  private:
    static constexpr std::size_t outside = ~std::size_t{0};

    /// What leads out of the loop is known by now, and goes to the right side.
    void write_equations(const std::vector<std::size_t>& loop, const std::vector<std::size_t>& place) {
        rows_.assign(loop.size(), std::vector<std::uint64_t>(loop.size() + 1));
        for (std::size_t i = 0; i < loop.size(); ++i) {
            rows_[i][i] = 16;
            rows_[i].back() = 16;
            for (std::size_t value = 0; value < weights.size(); ++value) {
                const int move = moves_[loop[i]][value];
                if (move == won) continue;
                const auto next = static_cast<std::size_t>(move);
                if (place[next] != outside)
                    rows_[i][place[next]] += weights[value];
                else
                    rows_[i].back() = (rows_[i].back() + (prime_ - chances_[next]) * weights[value]) % prime_;
            }
        }
    }

    /// Gauss and Jordan: leaves the solution in the last column.
    void eliminate() {
        for (std::size_t k = 0; k < rows_.size(); ++k) {
            std::size_t pivot = k;
            while (rows_.at(pivot)[k] == 0) ++pivot;
            if (pivot != k) determinant_ = prime_ - determinant_;
            std::swap(rows_[k], rows_[pivot]);
            determinant_ = determinant_ * rows_[k][k] % prime_;
            const std::uint64_t inverse = inverse_of(rows_[k][k], prime_);
            for (std::size_t j = k; j <= rows_.size(); ++j) rows_[k][j] = rows_[k][j] * inverse % prime_;
            for (std::size_t i = 0; i < rows_.size(); ++i)
                if (i != k && rows_[i][k] != 0) subtract(rows_[k], rows_[i], k);
        }
    }

    void subtract(
        const std::vector<std::uint64_t>& row, std::vector<std::uint64_t>& from, std::size_t k) const {
        const std::uint64_t factor = prime_ - from[k];
        for (std::size_t j = k; j < row.size(); ++j)
            if (row[j] != 0) from[j] = (from[j] + factor * row[j]) % prime_;
    }

    const Moves& moves_;
    std::uint64_t prime_;
    std::vector<std::uint64_t> chances_;
    std::uint64_t determinant_ = 1;
    std::vector<std::vector<std::uint64_t>> rows_; ///< of the loop at hand
};

bool is_prime(std::uint64_t number) {
    for (std::uint64_t factor = 2; factor * factor <= number; ++factor)
        if (number % factor == 0) return false;
    return true;
}

/// Primes below 2^31, from the largest down, whose product is above 2^bits.
std::vector<std::uint64_t> primes(double bits) {
    std::vector<std::uint64_t> found;
    for (std::uint64_t number = (1U << 31U) - 1; bits > 0; number -= 2)
        if (is_prime(number)) found.push_back(number), bits -= std::log2(static_cast<double>(number));
    return found;
}

/// Finds a number by its remainders (Garner).
class Remainders {
  public:
    explicit Remainders(const std::vector<std::uint64_t>& primes) : primes_(primes) {
        for (std::size_t k = 0; k < primes.size(); ++k)
            for (std::size_t i = k + 1; i < primes.size(); ++i)
                inverses_.push_back(inverse_of(primes[k], primes[i]));
    }

    /// The number that leaves these remainders and is less than the product of the primes.
    [[nodiscard]] Natural number_of(std::vector<std::uint64_t> remainders) const {
        auto inverse = inverses_.begin();
        for (std::size_t k = 0; k < primes_.size(); ++k)
            for (std::size_t i = k + 1; i < primes_.size(); ++i) {
                const std::uint64_t miss = remainders[i] + primes_[i] - remainders[k] % primes_[i];
                remainders[i] = miss % primes_[i] * *inverse++ % primes_[i];
            }
        Natural number(0);
        for (std::size_t k = primes_.size(); k-- > 0;) {
            number *= primes_[k];
            number += Natural(static_cast<std::uint32_t>(remainders[k]));
        }
        return number;
    }

  private:
    const std::vector<std::uint64_t>& primes_;
    std::vector<std::uint64_t> inverses_; ///< of each prime modulo each that comes after it
};

} // namespace

Game game_of(const std::vector<reference::Board>& boards) {
    Game game;
    std::map<std::string, int> numbers;
    const auto number_of_board = [&](const reference::Board& board) {
        const auto [at, is_new] =
            numbers.emplace(reference::to_text(board), static_cast<int>(game.states.size()));
        if (is_new) game.states.push_back({board, {}});
        return at->second;
    };
    for (const reference::Board& board : boards) number_of_board(board);
    for (std::size_t i = 0; i < game.states.size(); ++i)
        for (std::size_t value = 0; value < weights.size(); ++value)
            for (const int from : reference::movable(game.states[i].board, static_cast<int>(value) + 1)) {
                reference::Board board = game.states[i].board;
                const bool wins = reference::move(board, from, static_cast<int>(value) + 1).wins;
                const int next = wins ? won : number_of_board(turned(board));
                game.states[i].next[value].push_back(next);
            }
    return game;
}

Chances solve(const Game& game) {
    const Moves moves = guess_moves(game);
    const Loops loops(moves);
    // Hadamard: no row of the equations is longer than the square root of 32 * 32 + 16 * 16.
    const auto moduli = primes(5.17 * static_cast<double>(game.states.size()));
    std::vector<std::vector<std::uint64_t>> remainders(game.states.size() + 1);
    for (const std::uint64_t prime : moduli) {
        const auto solved = Modular(moves, prime).solve(loops);
        for (std::size_t i = 0; i < solved.size(); ++i) remainders[i].push_back(solved[i]);
    }
    const Remainders numbers(moduli);
    Chances chances{numbers.number_of(remainders.back()), {}};
    remainders.pop_back();
    for (const auto& each : remainders) chances.chances.push_back(numbers.number_of(each));
    return chances;
}

bool are_of_best_play(const Game& game, const Chances& chances) {
    for (std::size_t i = 0; i < game.states.size(); ++i) {
        Natural expected(0);
        for (std::size_t value = 0; value < weights.size(); ++value) {
            Natural best(0);
            for (const int next : game.states[i].next[value]) {
                Natural chance = chances.denominator;
                if (next != won) chance -= chances.chances[static_cast<std::size_t>(next)];
                best = std::max(best, chance);
            }
            best *= weights[value];
            expected += best;
        }
        Natural sixteen = chances.chances[i];
        sixteen *= 16;
        if (sixteen != expected) return false;
    }
    return true;
}

} // namespace puluc::exact
