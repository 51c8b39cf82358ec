#include "engine/sticks.hpp"

namespace puluc {

Sticks sticks_worth(Throw value, int variation) {
    assert(is_throw(value) && variation >= 0);
    int skip = variation % throw_weight(value);
    for (std::uint8_t marked = 0; marked < throw_weights; ++marked)
        if (const Sticks sticks{marked}; sticks.value() == value && skip-- == 0) return sticks;
    assert(false && "every throw has as many ways to fall as it has weight");
    return {};
}

} // namespace puluc
