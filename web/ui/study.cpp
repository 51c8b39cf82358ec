#include "web/ui/study.hpp"
#include "engine/review.hpp"
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"
#include <cmath>

namespace puluc::ui {
namespace {

std::string text(std::string_view view) { return std::string(view); }

/// "+1.4": points that may be given or taken.
std::string signed_points(const Language& language, double share) {
    return (share < 0 ? "-" : "+") + points(language, std::abs(share));
}

/// The best move of each throw, and the chance that it leaves.
Table throw_table(const Language& language, const Position& position, const Evaluation& evaluation) {
    const auto& words = language.study;
    Table table{{text(language.lists.thrown), text(words.odds), text(words.best), text(words.chance)}, {}};
    for (Throw value = 1; value <= largest_throw; ++value) {
        const Advice best = advise(position, value, evaluation).front();
        table.rows.push_back(
            {{std::to_string(value), fill(words.odds_of, {std::to_string(throw_weight(value))}),
                 to_text(best.move), points(language, best.chance)},
                std::nullopt, false});
    }
    return table;
}

/// Every move of the throw that lies, the best first, and what it costs against that.
Table move_table(
    const Language& language, const Position& position, Throw value, const Evaluation& evaluation) {
    const auto& words = language.study;
    Table table{{text(language.lists.move), text(words.chance), text(words.cost)}, {}};
    const std::vector<Advice> advice = advise(position, value, evaluation);
    for (const Advice& one : advice)
        table.rows.push_back({{to_text(one.move), points(language, one.chance),
                                  points(language, advice.front().chance - one.chance)},
            std::nullopt, false});
    return table;
}

Table review_table(const App& app, const Review& review) {
    const Language& language = app.language();
    const auto& words = language.study;
    Table table{{text(language.lists.number), text(language.lists.side), text(language.lists.thrown),
                    text(language.lists.move), text(words.chance), text(words.cost), text(words.mark)},
        {}};
    int ply = 0;
    for (const ReviewedTurn& turn : review.turns) {
        const int number = turn_number(app.game(), ply++);
        table.rows.push_back(
            {{std::to_string(number), text(language.sides.name[index(turn.side)]), std::to_string(turn.value),
                 to_text(turn.move), points(language, turn.after), points(language, turn.cost()),
                 text(words.marks[static_cast<std::size_t>(mark(turn.cost()))])},
                GoTo{ply}, ply == app.game().ply()});
    }
    return table;
}

/// How far the chances can be trusted.
std::string trust_sentence(const App& app) {
    const auto& words = app.language().study;
    if (app.exact()) return text(words.exact);
    if (!app.table_progress()) return text(words.estimated);
    return fill(words.on_its_way, {std::to_string(std::lround(*app.table_progress() * 100))});
}

} // namespace

std::string points(const Language& language, double share) {
    const auto tenths = std::lround(std::abs(share) * 1000);
    return (share < 0 && tenths > 0 ? "-" : "") + std::to_string(tenths / 10) + text(language.study.decimal)
           + std::to_string(tenths % 10);
}

std::vector<Item> chances_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.study;
    const Game& game = app.game();
    if (const auto winner = game.position().winner())
        return {Paragraph{result_sentence(language, app.players(), *winner)}};
    const Evaluation evaluation = app.evaluation();
    const Side side = game.position().to_move();
    std::vector<Item> items{Paragraph{fill(words.side_chance,
        {language.sides.name[index(side)], points(language, evaluation(game.position()))})}};
    if (game.sticks() && !app.tumble()) {
        items.emplace_back(Heading{text(words.after_move)});
        items.emplace_back(move_table(language, game.position(), game.sticks()->value(), evaluation));
    }
    items.emplace_back(Heading{text(words.before_throw)});
    items.emplace_back(throw_table(language, game.position(), evaluation));
    items.emplace_back(Paragraph{trust_sentence(app)});
    return items;
}

std::vector<Item> review_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.study;
    if (app.game().steps().empty()) return {Paragraph{text(words.no_game)}};
    const Review reviewed = review(app.game(), app.evaluation());
    std::vector<Item> items;
    for (const Side side : {Side::red, Side::green})
        items.emplace_back(Paragraph{fill(
            words.sums, {language.sides.name[index(side)], points(language, reviewed.given_away[index(side)]),
                            signed_points(language, reviewed.luck[index(side)])})});
    items.emplace_back(Paragraph{text(words.adds_up)});
    items.emplace_back(review_table(app, reviewed));
    items.emplace_back(Paragraph{trust_sentence(app)});
    return items;
}

std::vector<Item> tutor_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.study;
    const TutorQuestion& question = *app.question();
    return {Paragraph{fill(words.question, {points(language, question.cost)})},
        Paragraph{fill(words.better, {choosable_sentence(language, app.game().position(), question.better)})},
        Button{text(words.play_better), Play{question.better.from}, true, true},
        Button{text(words.play_anyway), Play{question.asked.from}}};
}

} // namespace puluc::ui
