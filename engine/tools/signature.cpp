// puluc signature: the number that a native build and a WASM build must share.
#include "engine/engine_signature.hpp"
#include "engine/tools/command.hpp"
#include <iostream>

namespace puluc {

void add_signature(CLI::App& program) {
    program
        .add_subcommand(
            "signature", "Print one number that stands for the rules and the notation of this build.")
        ->callback([] { std::cout << engine_signature().text() << '\n'; });
}

} // namespace puluc
