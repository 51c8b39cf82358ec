#include "engine/evaluation.hpp"
#include "engine/evaluation_weights.hpp"

namespace puluc {

double estimate(const Position& position) { return evaluation_network.chance(Seen(position)); }

} // namespace puluc
