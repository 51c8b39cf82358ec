#include "web/ui/study.hpp"
#include "engine/review.hpp"
#include "web/ui/app.hpp"
#include "web/ui/sentences.hpp"
#include <cmath>

namespace puluc::ui {
namespace {

std::string text(std::string_view view) { return std::string(view); }

/// "+1.4", "−0.3", "0.0": points that are given or taken.
std::string signed_points(const Language& language, double share) {
    const std::string size = points(language, std::abs(share));
    const bool nothing = size == points(language, 0);
    return (nothing ? "" : share < 0 ? "−" : "+") + size;
}

/// The best move of each throw, and the chance that it leaves.
Table throw_table(const Language& language, const Position& position, const Evaluation& evaluation) {
    const auto& words = language.study;
    Table table{
        {text(language.lists.thrown), text(words.odds), text(words.best), text(words.chance)}, {}, {}, {}};
    for (Throw value = 1; value <= largest_throw; ++value) {
        const Advice best = advise(position, value, evaluation).front();
        table.rows.push_back(
            {{std::to_string(value), fill(words.odds_of, {std::to_string(throw_weight(value))}),
                 to_text(best.move), points(language, best.chance)},
                std::nullopt, false});
    }
    return table;
}

/// Every move of the throw that lies, the best first, and what it costs against that: the difference of the
/// chances as they stand there.
Table move_table(
    const Language& language, const Position& position, Throw value, const Evaluation& evaluation) {
    const auto& words = language.study;
    Table table{{text(language.lists.move), text(words.chance), text(words.cost)}, {}, {}, {}};
    const std::vector<Advice> advice = advise(position, value, evaluation);
    const auto rounded = [](double chance) { return std::round(chance * 1000) / 1000; };
    for (const Advice& one : advice)
        table.rows.push_back({{to_text(one.move), points(language, one.chance),
                                  points(language, rounded(advice.front().chance) - rounded(one.chance))},
            std::nullopt, false});
    return table;
}

/// `parts` in tenths of a point, each rounded up or down so that together they are `sum` tenths. The parts
/// must come to less than one tenth more or less than that.
template <std::size_t n>
std::array<long, n> rounded_to(long sum, const std::array<double, n>& parts) {
    std::array<long, n> tenths{};
    for (std::size_t i = 0; i < n; ++i) {
        tenths[i] = std::lround(std::floor(parts[i] * 1000));
        sum -= tenths[i];
    }
    for (; sum > 0; --sum) {
        std::size_t most = 0;
        for (std::size_t i = 1; i < n; ++i) {
            const auto left = [&](std::size_t k) { return parts[k] * 1000 - static_cast<double>(tenths[k]); };
            if (left(i) > left(most)) most = i;
        }
        ++tenths[most];
    }
    return tenths;
}

/// For each side, how its chance went from what it was to what it is. Each column adds up as it stands.
Table sums_table(const Language& language, const Review& review, bool over) {
    const auto& words = language.study;
    const auto tenths = [](double share) { return std::lround(share * 1000); };
    const auto text_of = [&](long value) { return points(language, static_cast<double>(value) / 1000); };
    const auto signed_of = [&](long value) {
        return signed_points(language, static_cast<double>(value) / 1000);
    };
    const long start = tenths(review.red_chances.front());
    const long end = tenths(review.red_chances.back());
    const auto [red_sticks, red_moves, green_sticks, green_moves] = rounded_to<4>(
        end - start, {review.luck[index(Side::red)], -review.given_away[index(Side::red)],
                         -review.luck[index(Side::green)], review.given_away[index(Side::green)]});
    Table table{{text(words.points), text(language.sides.name[0]), text(language.sides.name[1])}, {}, {}, {}};
    const auto row = [&](std::string_view what, const std::string& red, const std::string& green) {
        table.rows.push_back({{text(what), red, green}, std::nullopt, false});
    };
    row(words.at_start, text_of(start), text_of(1000 - start));
    row(words.by_sticks, signed_of(red_sticks), signed_of(-green_sticks));
    row(words.by_moves, signed_of(red_moves), signed_of(-green_moves));
    row(words.by_other, signed_of(green_sticks + green_moves), signed_of(-red_sticks - red_moves));
    row(over ? words.at_end : words.now, text_of(end), text_of(1000 - end));
    return table;
}

/// The move that would have been better; empty where the one that was made is as good as the best.
std::string better_move(const ReviewedTurn& turn) {
    return mark(turn.cost()) == Mark::best ? "" : to_text(turn.best);
}

Table review_table(const App& app, const Review& review) {
    const Language& language = app.language();
    const auto& words = language.study;
    Table table{{text(language.lists.number), text(language.lists.side), text(language.lists.thrown),
                    text(words.luck), text(language.lists.move), text(words.chance), text(words.cost),
                    text(words.mark), text(words.better_move)},
        {}, text(words.graph), {8, 3, 5, 2}};
    int ply = 0;
    for (const ReviewedTurn& turn : review.turns) {
        const int number = turn_number(app.game(), ply++);
        table.rows.push_back(
            {{std::to_string(number), text(language.sides.name[index(turn.side)]), std::to_string(turn.value),
                 signed_points(language, turn.luck()), to_text(turn.move), points(language, turn.after),
                 points(language, turn.cost()),
                 text(words.marks[static_cast<std::size_t>(mark(turn.cost()))]), better_move(turn)},
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

GraphPlace graph_place(const App& app, const ReviewedTurn& turn, int ply) {
    const Language& language = app.language();
    const auto& words = language.study;
    const std::string_view side = language.sides.name[index(turn.side)];
    const auto red = [&](double chance) { return turn.side == Side::red ? chance : 1 - chance; };
    const Mark marked = mark(turn.cost());
    std::string detail =
        fill(words.place_detail, {side, points(language, turn.after), signed_points(language, turn.luck()),
                                     signed_points(language, -turn.cost())});
    if (const std::string better = better_move(turn); !better.empty())
        detail += fill(words.place_better, {better});
    return {red(turn.thrown), red(turn.after), turn.side, marked,
        fill(words.place, {std::to_string(turn_number(app.game(), ply - 1)), side,
                              std::to_string(turn.value) + ':' + to_text(turn.move),
                              words.marks[static_cast<std::size_t>(marked)]}),
        std::move(detail), GoTo{ply}};
}

Graph review_graph(const App& app, const Review& review) {
    const Language& language = app.language();
    const auto& words = language.study;
    Graph graph{text(words.graph), {}, static_cast<std::size_t>(app.game().ply()), {}};
    const double start = review.red_chances.front();
    graph.places.push_back({start, start, Side::red, Mark::best, text(words.at_start),
        text(language.sides.name[0]) + ' ' + fill(words.share, {points(language, start)}), GoTo{0}});
    for (const ReviewedTurn& turn : review.turns)
        graph.places.push_back(graph_place(app, turn, static_cast<int>(graph.places.size())));
    for (std::size_t i = 0; i < graph.legend.size(); ++i) graph.legend[i] = words.legend[i];
    return graph;
}

} // namespace

std::string tenths(const Language& language, double number) {
    const auto count = std::lround(std::abs(number) * 10);
    return (number < 0 && count > 0 ? "-" : "") + std::to_string(count / 10) + text(language.study.decimal)
           + std::to_string(count % 10);
}

std::string points(const Language& language, double share) { return tenths(language, share * 100); }

std::vector<Item> chances_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.study;
    const Game& game = app.game();
    if (const auto winner = game.position().winner())
        return {Paragraph{result_sentence(language, app.players(), *winner)}};
    const Evaluation evaluation = app.evaluation();
    const Side side = game.position().to_move();
    std::vector<Item> items{Paragraph{
        fill(words.side_chance, {language.sides.name[index(side)], points(language, app.chance_now())})}};
    if (game.sticks() && !app.tumble()) {
        items.emplace_back(Heading{text(words.after_move)});
        items.emplace_back(move_table(language, game.position(), game.sticks()->value(), evaluation));
    }
    items.emplace_back(Heading{text(words.before_throw)});
    items.emplace_back(throw_table(language, game.position(), evaluation));
    const bool bar = app.settings().chance_bar;
    items.emplace_back(Toggle{text(language.settings.chance_bar), bar, SetChanceBar{!bar}});
    items.emplace_back(Paragraph{trust_sentence(app)});
    return items;
}

std::vector<Item> review_items(const App& app) {
    const Language& language = app.language();
    const auto& words = language.study;
    if (app.game().steps().empty()) return {Paragraph{text(words.no_game)}};
    const Review reviewed = review(app.game(), app.evaluation());
    std::vector<Item> items;
    items.emplace_back(review_graph(app, reviewed));
    items.emplace_back(step_buttons(app));
    items.emplace_back(sums_table(language, reviewed, app.game().steps().back().won));
    if (!app.embedded()) items.emplace_back(play_computer(app));
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
        Button{text(words.play_better), Play{question.better.from}, true, true, {}},
        Button{text(words.play_anyway), Play{question.asked.from}, true, false, {}}};
}

} // namespace puluc::ui
