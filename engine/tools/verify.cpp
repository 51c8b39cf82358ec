// puluc verify: holds every chance of a table against those that follow one turn later.
#include "engine/tools/chances.hpp"
#include "engine/tools/threads.hpp"
#include <algorithm>
#include <cmath>
#include <iostream>

namespace puluc {
namespace {

/// All chances of a table at hand, so that looking ahead again and again takes no time.
class AllChances {
  public:
    explicit AllChances(const Table& table) : grades_(table.grades()), chances_(position_count, unknown) {
        for (std::uint32_t i = 0; i < position_count; ++i) find(index_.decode(i));
    }

    /// How far the chance of a position is from what follows from one turn later; 0 where the table keeps
    /// none.
    [[nodiscard]] double residual(std::uint32_t number) const {
        if (grades_[number] == no_grade) return 0;
        const auto known = [this](const Position& next) { return chances_[index_.encode(next)]; };
        return std::abs(expected_chance(index_.decode(number), known) - chances_[number]);
    }

  private:
    static constexpr double unknown = -1;

    double find(const Position& position) {
        const std::uint32_t number = index_.encode(position);
        if (chances_[number] == unknown) {
            const std::uint8_t grade = grades_[number];
            chances_[number] = grade != no_grade ? static_cast<double>(grade) / top_grade
                                                 : expected_chance(position,
                                                     [this](const Position& next) { return find(next); });
        }
        return chances_[number];
    }

    PositionIndex index_;
    const std::vector<std::uint8_t>& grades_;
    std::vector<double> chances_;
};

void run(const std::string& path) {
    const Table table = load_table(path);
    const AllChances chances(table);
    constexpr std::uint32_t batch = 1U << 16U;
    std::vector<double> largest(position_count / batch + 1);
    run_on_threads(thread_count())(largest.size(), [&](std::size_t i) {
        const auto first = static_cast<std::uint32_t>(i) * batch;
        for (std::uint32_t n = first; n < std::min(first + batch, position_count); ++n)
            largest[i] = std::max(largest[i], chances.residual(n));
    });
    std::cout << "largest residual of " << position_count
              << " positions: " << *std::max_element(largest.begin(), largest.end()) << '\n';
}

} // namespace

void add_verify(CLI::App& program) {
    auto path = std::make_shared<std::string>();
    CLI::App* command =
        program.add_subcommand("verify", "Compute one turn back from every position of a table and print the "
                                         "largest difference to its chances.");
    command->add_option("FILE", *path, "The table.")->required();
    command->callback([path] { run(*path); });
}

} // namespace puluc
