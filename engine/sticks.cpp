#include "engine/sticks.hpp"

namespace puluc {

Sticks sticks_worth(Throw value, int variation) {
    assert(is_throw(value) && variation >= 0);
    std::array<Sticks, throw_weights> ways{};
    std::size_t count = 0;
    for (std::uint8_t marked = 0; marked < throw_weights; ++marked)
        if (const Sticks sticks{marked}; sticks.value() == value) ways[count++] = sticks;
    return ways[static_cast<std::size_t>(variation) % count];
}

} // namespace puluc
