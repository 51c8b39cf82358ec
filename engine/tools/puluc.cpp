// The command line of the game. Exit status: 0, or 2 with a sentence on standard error.
#include "engine/opponent.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/command.hpp"
#include <array>
#include <charconv>
#include <iostream>

namespace {

constexpr std::array commands{
    puluc::add_play,
    puluc::add_moves,
    puluc::add_perft,
    puluc::add_bench,
    puluc::add_arena,
    puluc::add_levels,
    puluc::add_signature,
    puluc::add_solve,
    puluc::add_verify,
    puluc::add_values,
    puluc::add_best,
    puluc::add_regret,
    puluc::add_puzzles,
    puluc::add_figures,
    puluc::add_fit,
    puluc::add_diagram,
    puluc::add_colours,
};

int fail(const std::string& reason) {
    std::cout.flush();
    std::cerr << reason << '\n';
    return 2;
}

/// The status when all is done: what was printed must have arrived.
int written() { return std::cout.flush() ? 0 : fail("Standard output cannot be written."); }

} // namespace

std::vector<std::string> puluc::level_words() {
    std::vector<std::string> words;
    words.reserve(levels.size());
    for (const Level level : levels) words.emplace_back(name(level));
    return words;
}

std::uint64_t puluc::parse_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc{} || rest != end)
        throw Fault{"--seed: a whole number from 0 to 18446744073709551615 is expected, not " + text};
    return seed;
}

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    CLI::App program("Puluc, the game of the maize highway, on the command line.", "puluc");
    program.require_subcommand(0, 1); // 0: else CLI11 would not name a word that is no command
    puluc::find_shipped_table(argc > 0 ? argv[0] : "");
    for (const auto add : commands) add(program);
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& help) {
        program.exit(help);
        return written();
    } catch (const CLI::Error& error) {
        return fail(error.what());
    } catch (const puluc::Fault& fault) {
        return fail(fault.reason);
    } catch (const std::bad_alloc&) {
        return fail("There is not enough memory.");
    } catch (const std::exception& error) { // what the system says of files and threads
        return fail(error.what());
    }
    if (program.get_subcommands().empty()) return fail("A command is required: puluc --help lists them.");
    return written();
}
