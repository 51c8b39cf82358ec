// The signature of the engine: one number that stands for all that the rules and the notation do. Two builds
// that print the same play the same game, be they native or WASM. It says that something differs, not what:
// the tests do.
#pragma once
#include "engine/signature.hpp"

namespace puluc {

/// Of perft 1 to 6 from the start, then 1,000 seeded random games with every position, throw and move as
/// text, and what each move did.
Signature engine_signature();

} // namespace puluc
