// Runs a fuzz target without libFuzzer, so that every build and every run of the tests feeds it: each file of
// the corpus folder as it is, then seeded mutations of them. The same inputs on every machine: a failure's
// input is printed as hex.
//   fuzz_<name> CORPUS_FOLDER
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include <csignal>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;

constexpr int mutation_count = 20'000;
constexpr std::size_t size_limit = 4096;

/// The input that is being run, for the signal handler.
Input current;

void print_current_and_die(int signal) {
    std::fprintf(stderr, "fuzz input:");
    for (const std::uint8_t byte : current) std::fprintf(stderr, " %02x", byte);
    std::fprintf(stderr, "\n");
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const Input& input) {
    current = input;
    LLVMFuzzerTestOneInput(current.data(), current.size());
}

/// SplitMix64: small, and the same everywhere.
class Random {
  public:
    /// A number from 0 to `bound` - 1; `bound` is at least 1.
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }

  private:
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    std::uint64_t state_ = 1;
};

/// One change of a kind that text readers trip over: a byte replaced, put in, taken out, a stretch repeated,
/// the rest cut off.
void mutate(Input& input, Random& random) {
    const std::size_t at = random.below(input.size() + 1);
    const auto place = input.begin() + static_cast<std::ptrdiff_t>(at);
    const auto byte = static_cast<std::uint8_t>(random.below(2) ? random.below(256) : 32 + random.below(95));
    switch (random.below(5)) {
    case 0:
        if (at < input.size()) *place = byte;
        break;
    case 1: input.insert(place, byte); break;
    case 2:
        if (at < input.size()) input.erase(place);
        break;
    case 3: {
        const Input stretch(place,
            place + static_cast<std::ptrdiff_t>(std::min<std::size_t>(input.size() - at, random.below(16))));
        input.insert(input.begin() + static_cast<std::ptrdiff_t>(random.below(input.size() + 1)),
            stretch.begin(), stretch.end());
        break;
    }
    default: input.resize(at); break;
    }
    input.resize(std::min(input.size(), size_limit));
}

/// The corpus in the order of the files' names, so that every machine mutates alike. Starts with the empty
/// input.
std::vector<Input> read_corpus(const char* folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Input> corpus(1);
    for (const auto& path : paths) {
        std::ifstream file(path, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return corpus;
}

} // namespace

int main(int argument_count, char** arguments) {
    if (argument_count != 2) {
        std::fprintf(stderr, "usage: %s CORPUS_FOLDER\n", arguments[0]);
        return 2;
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGILL}) std::signal(signal, print_current_and_die);
    const std::vector<Input> corpus = read_corpus(arguments[1]);
    for (const Input& input : corpus) run(input);
    Random random;
    for (int i = 0; i < mutation_count; ++i) {
        Input input = corpus[random.below(corpus.size())];
        for (std::size_t changes = 1 + random.below(4); changes > 0; --changes) mutate(input, random);
        run(input);
    }
    std::printf("%zu inputs and %d mutations of them\n", corpus.size(), mutation_count);
}
