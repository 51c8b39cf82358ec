// What the advisor knows, for the person who asks: the chances now, the review of a game, the tutor's
// question. Contents of panels; the numbers come from App's evaluation and engine/review.hpp.
#pragma once
#include "web/ui/panel.hpp"
#include <string>

namespace puluc::ui {

struct Language;
class App;

/// "2.5", with the language's decimal sign.
std::string tenths(const Language& language, double number);
/// "54.2", a chance or a cost in points of a hundred.
std::string points(const Language& language, double share);

std::vector<Item> chances_items(const App& app);
std::vector<Item> review_items(const App& app);
/// Only while the tutor has a question.
std::vector<Item> tutor_items(const App& app);

} // namespace puluc::ui
