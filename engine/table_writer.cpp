#include "engine/table.hpp"
#include "engine/table_format.hpp"
#include <cmath>

namespace puluc {

using namespace table_format;

namespace {

/// The weights with which the clues of a kind come nearest to the grades: least squares, by elimination.
class Fit {
  public:
    void add(const Clues& clues, int grade) {
        ++cases_;
        for (std::size_t i = 0; i < Clues::count; ++i) {
            if (clues.inputs[i] == 0) continue;
            for (std::size_t j = 0; j <= i; ++j) rows_[i][j] += clues.inputs[i] * clues.inputs[j];
            rows_[i][Clues::count] += clues.inputs[i] * grade;
        }
    }
    [[nodiscard]] bool any() const { return cases_ > 0; }

    [[nodiscard]] Weights::OfKind weights() const {
        auto rows = rows_;
        for (std::size_t i = 0; i < Clues::count; ++i) {
            for (std::size_t j = 0; j < i; ++j) rows[j][i] = rows[i][j];
            rows[i][i] += ridge;
        }
        // The matrix is symmetric and positive: no need to look for pivots.
        for (std::size_t k = 0; k < Clues::count; ++k)
            for (std::size_t i = k + 1; i < Clues::count; ++i) {
                const double factor = rows[i][k] / rows[k][k];
                for (std::size_t j = k; j <= Clues::count; ++j) rows[i][j] -= factor * rows[k][j];
            }
        std::array<double, Clues::count> solved{};
        Weights::OfKind weights{};
        for (std::size_t k = Clues::count; k-- > 0;) {
            double sum = rows[k][Clues::count];
            for (std::size_t j = k + 1; j < Clues::count; ++j) sum -= rows[k][j] * solved[j];
            solved[k] = sum / rows[k][k];
            weights[k] = static_cast<std::int16_t>(
                std::lround(std::clamp(solved[k], -7.9, 7.9) * (1 << Weights::unit_bits)));
        }
        return weights;
    }

  private:
    /// Keeps weights small where the cases don't tell inputs apart.
    static constexpr double ridge = 64;
    std::array<std::array<double, Clues::count + 1>, Clues::count> rows_{};
    std::uint32_t cases_ = 0;
};

void put(std::vector<std::uint8_t>& bytes, std::uint32_t number, std::size_t size = 4) {
    for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::vector<std::uint8_t> fit_weights(Forecast& forecast, std::span<std::uint8_t> grades, Weights& weights) {
    std::vector<Fit> fits(Clues::kinds);
    for (std::size_t n = 0; n < forecast.frames(); ++n)
        forecast.walk(n, grades, [&](const Clues& clues, std::uint8_t& grade) {
            fits[clues.kind].add(clues, grade);
            return std::uint8_t{0};
        });
    std::vector<std::uint8_t> bytes;
    for (std::size_t kind = 0; kind < fits.size(); ++kind) {
        if (!fits[kind].any()) continue;
        weights.of(kind) = fits[kind].weights();
        put(bytes, static_cast<std::uint32_t>(kind), 2);
        for (const std::int16_t weight : weights.of(kind)) put(bytes, static_cast<std::uint16_t>(weight), 2);
    }
    return bytes;
}

std::vector<std::uint8_t> encode_grades(
    Forecast& forecast, std::span<std::uint8_t> grades, const Weights& weights) {
    RangeEncoder encoder;
    GradeCoder coder;
    for (std::size_t n = 0; n < forecast.frames(); ++n)
        forecast.walk(n, grades, [&](const Clues& clues, std::uint8_t& grade) {
            const int foretold = weights.foretell(clues);
            coder.code(encoder, clues, foretold, grade);
            return error(foretold, grade);
        });
    return encoder.finish();
}

} // namespace

std::vector<std::uint8_t> write_table(const PositionIndex& index, std::span<const Bounds> bounds) {
    assert(bounds.size() == position_count);
    std::vector<std::uint8_t> grades;
    grades.reserve(bounds.size());
    for (const Bounds& each : bounds)
        grades.push_back(static_cast<std::uint8_t>(std::lround(chance(each) * top_grade)));
    Forecast forecast(index);
    Weights weights;
    const auto weight_bytes = fit_weights(forecast, grades, weights);
    const auto grade_bytes = encode_grades(forecast, grades, weights);

    std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
    for (const std::uint32_t number :
        {version, rules_id(), position_count, static_cast<std::uint32_t>(weight_bytes.size()),
            static_cast<std::uint32_t>(grade_bytes.size()), 0U})
        put(bytes, number);
    bytes.insert(bytes.end(), weight_bytes.begin(), weight_bytes.end());
    bytes.insert(bytes.end(), grade_bytes.begin(), grade_bytes.end());
    std::vector<std::uint8_t> sum_bytes;
    put(sum_bytes, sum(bytes));
    std::copy(sum_bytes.begin(), sum_bytes.end(), bytes.begin() + sum_at);
    return bytes;
}

} // namespace puluc
