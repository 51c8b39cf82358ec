#include "tests/small_board/exact.hpp"
#include <cmath>

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

/// By state and throw: the move that is best after many rounds of plain iteration.
std::vector<std::array<int, 5>> guess_moves(const Game& game) {
    std::vector<double> chances(game.states.size(), 0.5);
    std::vector<std::array<int, 5>> best(game.states.size());
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

/// What gives 1 with the number, modulo a prime (Fermat).
std::uint64_t inverse_of(std::uint64_t number, std::uint64_t prime) {
    std::uint64_t result = 1;
    number %= prime;
    for (std::uint64_t exponent = prime - 2; exponent > 0; exponent >>= 1U, number = number * number % prime)
        if ((exponent & 1U) != 0) result = result * number % prime;
    return result;
}

/// The determinant of the equations and the numerators of the chances, modulo a prime: Gauss and Jordan. The
/// equation of a state is 16 chance + sum of weight * chance of the next = 16.
class Modular {
  public:
    Modular(const std::vector<std::array<int, 5>>& moves, std::uint64_t prime)
        : prime_(prime), size_(moves.size()), rows_(size_, std::vector<std::uint64_t>(size_ + 1)) {
        for (std::size_t i = 0; i < size_; ++i) {
            rows_[i][i] += 16;
            rows_[i][size_] = 16;
            for (std::size_t value = 0; value < weights.size(); ++value)
                if (moves[i][value] != won)
                    rows_[i][static_cast<std::size_t>(moves[i][value])] += weights[value];
        }
    }

    /// The numerators, then the determinant.
    std::vector<std::uint64_t> solve() {
        std::uint64_t determinant = 1;
        for (std::size_t k = 0; k < size_; ++k) {
            std::size_t pivot = k;
            while (rows_[pivot][k] == 0) ++pivot;
            if (pivot != k) determinant = prime_ - determinant;
            std::swap(rows_[k], rows_[pivot]);
            determinant = determinant * rows_[k][k] % prime_;
            const std::uint64_t inverse = inverse_of(rows_[k][k], prime_);
            for (std::size_t j = k; j <= size_; ++j) rows_[k][j] = rows_[k][j] * inverse % prime_;
            for (std::size_t i = 0; i < size_; ++i)
                if (i != k && rows_[i][k] != 0) subtract(rows_[k], rows_[i], k);
        }
        std::vector<std::uint64_t> result;
        for (const auto& row : rows_) result.push_back(row[size_] * determinant % prime_);
        result.push_back(determinant);
        return result;
    }

  private:
    void subtract(
        const std::vector<std::uint64_t>& row, std::vector<std::uint64_t>& from, std::size_t k) const {
        const std::uint64_t factor = prime_ - from[k];
        for (std::size_t j = k; j <= size_; ++j)
            if (row[j] != 0) from[j] = (from[j] + factor * row[j]) % prime_;
    }

    std::uint64_t prime_;
    std::size_t size_;
    std::vector<std::vector<std::uint64_t>> rows_;
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

/// The number with these remainders, less than the product of the primes: Garner's digits.
Natural number_of(std::vector<std::uint64_t> remainders, const std::vector<std::uint64_t>& primes) {
    for (std::size_t k = 0; k < primes.size(); ++k)
        for (std::size_t i = k + 1; i < primes.size(); ++i) {
            const std::uint64_t miss = remainders[i] + primes[i] - remainders[k] % primes[i];
            remainders[i] = miss % primes[i] * inverse_of(primes[k], primes[i]) % primes[i];
        }
    Natural number(0);
    for (std::size_t k = primes.size(); k-- > 0;) {
        number *= primes[k];
        number += Natural(static_cast<std::uint32_t>(remainders[k]));
    }
    return number;
}

} // namespace

Game game_of(int pieces, int track) {
    Game game;
    std::map<std::string, int> numbers;
    const auto number_of_board = [&](const reference::Board& board) {
        const auto [at, is_new] =
            numbers.emplace(reference::to_text(board), static_cast<int>(game.states.size()));
        if (is_new) game.states.push_back({board, {}});
        return at->second;
    };
    number_of_board(reference::start(pieces, track));
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
    const auto moves = guess_moves(game);
    // Hadamard: no row of the equations is longer than the square root of 32 * 32 + 16 * 16.
    const auto moduli = primes(5.17 * static_cast<double>(game.states.size()));
    std::vector<std::vector<std::uint64_t>> remainders(game.states.size() + 1);
    for (const std::uint64_t prime : moduli) {
        const auto solved = Modular(moves, prime).solve();
        for (std::size_t i = 0; i < solved.size(); ++i) remainders[i].push_back(solved[i]);
    }
    Chances chances{number_of(remainders.back(), moduli), {}};
    remainders.pop_back();
    for (const auto& each : remainders) chances.chances.push_back(number_of(each, moduli));
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
