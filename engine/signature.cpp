#include "engine/signature.hpp"

namespace puluc {

std::string Signature::text() const {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(value_ >> shift) & 15U];
    return digits;
}

} // namespace puluc
