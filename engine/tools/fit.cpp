// puluc fit: makes the built-in evaluation, a small network, from the solution.
#include "engine/sticks.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/files.hpp"
#include "engine/tools/trainer.hpp"
#include <cmath>
#include <iostream>
#include <memory>
#include <sstream>

namespace puluc {
namespace {

struct FitOptions {
    std::string out;
    int steps = 200'000;
    std::uint64_t seed = 1;
};

/// Positions without end: four of five as they come up in games that are played well, now and then, rarely
/// or not at all, and one of five of all that there are.
class Positions {
  public:
    Positions(const Solved& solved, Random& random) : solved_(solved), random_(random) {}

    Position next() { return random_.below(5) == 0 ? next_of_all() : next_in_play(); }

    Position next_of_all() {
        return solved_.index.decode(static_cast<std::uint32_t>(random_.below(int{position_count})));
    }

    Position next_in_play() {
        const Position now = position_;
        const Throw value = throw_sticks(random_).value();
        const MoveList moves = legal_moves(now, value);
        const bool at_random = random_.fraction() < carelessness_;
        const Step step = play(now, at_random ? moves[random_.below(moves.size())] : best(moves));
        position_ = step.next;
        if (step.won) start_game();
        return now;
    }

  private:
    void start_game() {
        constexpr std::array<double, 4> some{0.02, 0.1, 0.3, 1};
        position_ = Position::start();
        carelessness_ = some[static_cast<std::size_t>(random_.below(int{some.size()}))];
    }

    [[nodiscard]] Move best(const MoveList& moves) const {
        const auto chances = [this](const Position& position) { return solved_.chance(position); };
        Move best = moves[0];
        double most = -1;
        for (const Move move : moves) {
            const double chance = chance_after(play(position_, move), chances);
            if (chance > most) most = chance, best = move;
        }
        return best;
    }

    const Solved& solved_;
    Random& random_;
    Position position_ = Position::start();
    double carelessness_ = 0; ///< how often a move is made at random, 0 to 1
};

Network train(const FitOptions& options, const Solved& solved) {
    constexpr std::size_t examples_a_step = 256;
    constexpr float first_rate = 0.002F;
    Random random(options.seed);
    Positions positions(solved, random);
    Trainer trainer(random);
    std::vector<Example> examples;
    for (int step = 0; step < options.steps; ++step) {
        examples.clear();
        while (examples.size() < examples_a_step) {
            const Position position = positions.next();
            examples.push_back({Seen(position), solved.chance(position)});
        }
        const float still = 1 - static_cast<float>(step) / static_cast<float>(options.steps);
        trainer.step(examples, first_rate * still * still);
    }
    return trainer.network();
}

/// The root mean square error over positions that were not learnt from, save by chance.
template <class Next>
double error(const Network& network, const Solved& solved, const Next& next) {
    constexpr int positions = 200'000;
    double squares = 0;
    for (int i = 0; i < positions; ++i) {
        const Position position = next();
        const double miss = network.chance(Seen(position)) - solved.chance(position);
        squares += miss * miss;
    }
    return std::sqrt(squares / positions);
}

void report(const Network& network, const Solved& solved, std::uint64_t seed) {
    Random random(seed + 1);
    Positions positions(solved, random);
    std::cout << "the start: " << network.chance(Seen(Position::start())) << ", exactly "
              << solved.chance(Position::start()) << "\nroot mean square error: "
              << error(network, solved, [&] { return positions.next_in_play(); }) << " in play, "
              << error(network, solved, [&] { return positions.next_of_all(); }) << " over all positions\n";
}

template <class Numbers>
void write_row(std::ostream& out, const Numbers& numbers) {
    out << '{';
    const char* comma = "";
    for (const int number : numbers) out << std::exchange(comma, ",") << number;
    out << '}';
}

std::string as_header(const Network& network) {
    std::ostringstream out;
    out << "// The weights of the built-in evaluation.\n"
           "// Made by `puluc fit --out engine/evaluation_weights.hpp`, not by hand.\n// clang-format "
           "off\n#pragma once\n#include \"engine/network.hpp\"\n\nnamespace puluc "
           "{\n\n"
           "inline constexpr Network evaluation_network{\n.weights{{\n";
    for (const auto& row : network.weights) write_row(out, row), out << ",\n";
    out << "}},\n.biases";
    write_row(out, network.biases);
    out << ",\n.output_weights";
    write_row(out, network.output_weights);
    out << ",\n.output_bias = " << network.output_bias << "};\n\n} // namespace puluc\n";
    return out.str();
}

void run(const FitOptions& options) {
    const OutFile out(options.out);
    const Solved solved = solve_here(exact_gap);
    const Network network = train(options, solved);
    report(network, solved, options.seed);
    out.write(as_header(network));
}

} // namespace

void add_fit(CLI::App& program) {
    auto options = std::make_shared<FitOptions>();
    CLI::App* command = program.add_subcommand("fit", "Solve the game and find the weights of the built-in "
                                                      "evaluation, a minute or two of work.");
    command->add_option("--out", options->out, "The C++ header to write.")->required();
    command->add_option("--steps", options->steps, "How many steps of 256 positions (200000).")
        ->check(CLI::Range(1, 100'000'000));
    add_seed(*command, options->seed, "The seed of all that is drawn (1).");
    command->callback([options] { run(*options); });
}

} // namespace puluc
