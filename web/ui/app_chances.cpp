// What App knows of the chances: by the solved game once that is here, by the built-in evaluation until then.
#include "engine/evaluation.hpp"
#include "web/ui/app.hpp"
#include <cmath>

namespace puluc::ui {

Evaluation App::evaluation() const { return look_ahead(glance()); }

Evaluation App::glance() const {
    if (!table_) return estimate;
    return [table = table_](const Position& position) { return table->chance(position); };
}

double App::chance_now() const {
    if (!game_.sticks() || tumble_) return evaluation()(game_.position());
    return advise(game_.position(), *lying(), evaluation()).front().chance;
}

double App::red_chance() const {
    const Position& position = game_.position();
    if (const auto winner = position.winner()) return *winner == Side::red ? 1 : 0;
    return position.to_move() == Side::red ? chance_now() : 1 - chance_now();
}

void App::set_table(std::shared_ptr<const puluc::Table> table) {
    table_ = std::move(table);
    table_progress_.reset();
    ++revision_;
}

void App::set_table_progress(double part) {
    // Seen in twentieths: a picture for each byte would be many.
    const double seen = std::floor(std::clamp(part, 0.0, 1.0) * 20) / 20;
    if (table_ || table_progress_ == seen) return;
    table_progress_ = seen;
    ++revision_;
}

} // namespace puluc::ui
