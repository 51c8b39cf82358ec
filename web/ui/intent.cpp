#include "web/ui/intent.hpp"
#include <array>
#include <charconv>

namespace puluc::ui {
namespace {

/// A word of the text form for each value of an enumeration, in order.
template <class Enum, std::size_t n>
struct Words {
    std::array<std::string_view, n> words;

    [[nodiscard]] std::string_view operator()(Enum value) const {
        return words[static_cast<std::size_t>(value)];
    }
    [[nodiscard]] std::optional<Enum> operator()(std::string_view word) const {
        for (std::size_t i = 0; i < n; ++i)
            if (words[i] == word) return static_cast<Enum>(i);
        return std::nullopt;
    }
};

constexpr Words<PanelId, 11> panels{{"menu", "new-game", "settings", "turns", "throws", "about", "help",
    "share", "chances", "review", "tutor"}};
constexpr Words<ThemeChoice, 4> themes{{"automatic", "light", "dark", "contrast"}};
constexpr Words<MotionChoice, 3> motions{{"automatic", "full", "reduced"}};
constexpr Words<Speed, 3> speeds{{"slow", "normal", "fast"}};
constexpr Words<LanguageChoice, 3> languages{{"automatic", "english", "spanish"}};
constexpr Words<Tool, 5> tools{{"hand", "red", "green", "remove", "turn-over"}};
constexpr Words<Side, 2> sides{side_words};
constexpr Words<bool, 2> switches{{"off", "on"}};
constexpr Words<Verdict, 3> verdicts{{"open", "reached", "missed"}};
constexpr std::string_view person = "person";
constexpr std::string_view elsewhere = "elsewhere";

template <class Number = int>
std::optional<Number> whole_number(std::string_view text, Number low, Number high) {
    Number value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc{} || end != text.data() + text.size() || value < low || value > high)
        return std::nullopt;
    return value;
}

/// "x,y" in whole pixels.
std::string point_text(Point at) {
    return std::to_string(static_cast<int>(at.x)) + ',' + std::to_string(static_cast<int>(at.y));
}
std::optional<Point> parse_point(std::string_view text) {
    constexpr int far = 1 << 20;
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = whole_number(text.substr(0, comma), -far, far);
    const auto y = whole_number(text.substr(comma + 1), -far, far);
    if (!x || !y) return std::nullopt;
    return Point{static_cast<float>(*x), static_cast<float>(*y)};
}

/// Writes an intent; one line a kind, in the order of the variant.
struct Writer {
    static std::string with(std::string_view intent_name, std::string_view about) {
        return std::string(intent_name).append(" ").append(about);
    }
    static std::string with(std::string_view intent_name, int number) {
        return with(intent_name, std::to_string(number));
    }

    std::string operator()(const ThrowSticks&) const { return "throw"; }
    std::string operator()(const Choose& i) const { return with("choose", i.from); }
    std::string operator()(const ChooseNext& i) const { return i.by < 0 ? "choose-back" : "choose-next"; }
    std::string operator()(const LetGo&) const { return "let-go"; }
    std::string operator()(const Play& i) const { return with("play", i.from); }
    std::string operator()(const PlayChosen&) const { return "play-chosen"; }
    std::string operator()(const Skip&) const { return "skip"; }
    std::string operator()(const Lift& i) const {
        return with("lift", std::to_string(i.from) + ' ' + point_text(i.at));
    }
    std::string operator()(const Drag& i) const { return with("drag", point_text(i.at)); }
    std::string operator()(const Drop& i) const {
        return i.on ? with("drop", *i.on) : with("drop", elsewhere);
    }
    std::string operator()(const TakeBack&) const { return "take-back"; }
    std::string operator()(const Redo&) const { return "redo"; }
    std::string operator()(const GoTo& i) const { return with("go-to", i.ply); }
    std::string operator()(const ReplayPlay&) const { return "replay"; }
    std::string operator()(const ReplayPause&) const { return "pause"; }
    std::string operator()(const PlayOn&) const { return "play-on"; }
    std::string operator()(const Hint&) const { return "hint"; }
    std::string operator()(const Seed& i) const { return with("seed", std::to_string(i.seed)); }
    std::string operator()(const SetOpponent& i) const {
        return with("opponent", i.level ? name(*i.level) : person);
    }
    std::string operator()(const SetSide& i) const { return with("side", sides(i.side)); }
    std::string operator()(const SetStarter& i) const { return with("starter", sides(i.side)); }
    std::string operator()(const NewGame&) const { return "new-game"; }
    std::string operator()(const Analyse&) const { return "analyse"; }
    std::string operator()(const LeaveAnalysis&) const { return "leave-analysis"; }
    std::string operator()(const ChangeTurn&) const { return "change-turn"; }
    std::string operator()(const NextThrow&) const { return "next-throw"; }
    std::string operator()(const PlayComputer&) const { return "play-computer"; }
    std::string operator()(const TakeTool& i) const { return with("tool", tools(i.tool)); }
    std::string operator()(const EditSpace& i) const { return with("edit", i.space); }
    std::string operator()(const Embed& i) const { return with("embed", to_text(i.embedding)); }
    std::string operator()(const ThrowValue& i) const { return with("throw", i.value); }
    std::string operator()(const Reset&) const { return "reset"; }
    std::string operator()(const ShowSolution&) const { return "show-solution"; }
    std::string operator()(const Resume& i) const {
        return with(
            "resume", std::string(verdicts(i.verdict)) + ' ' + std::to_string(i.attempts) + ' ' + i.save);
    }
    std::string operator()(const OpenText& i) const { return with("open-text", i.text); }
    std::string operator()(const AskForText&) const { return "ask-for-text"; }
    std::string operator()(const CopyLink&) const { return "copy-link"; }
    std::string operator()(const CopyRecord&) const { return "copy-record"; }
    std::string operator()(const CopyPosition&) const { return "copy-position"; }
    std::string operator()(const OpenPanel& i) const { return with("open-panel", panels(i.panel)); }
    std::string operator()(const ClosePanel&) const { return "close-panel"; }
    std::string operator()(const DismissNotice&) const { return "dismiss"; }
    std::string operator()(const SetTheme& i) const { return with("theme", themes(i.theme)); }
    std::string operator()(const SetMotion& i) const { return with("motion", motions(i.motion)); }
    std::string operator()(const SetSpeed& i) const { return with("speed", speeds(i.speed)); }
    std::string operator()(const SetLanguage& i) const { return with("language", languages(i.language)); }
    std::string operator()(const SetSound& i) const { return with("sound", switches(i.on)); }
    std::string operator()(const SetVolume& i) const { return with("volume", i.volume); }
    std::string operator()(const SetAutomaticThrow& i) const {
        return with("automatic-throw", switches(i.on));
    }
    std::string operator()(const SetChanceBar& i) const { return with("chance-bar", switches(i.on)); }
    std::string operator()(const SetTutor& i) const { return with("tutor", switches(i.on)); }
};

using Parsed = std::optional<Intent>;

/// The intents of one word.
Parsed parse_word(std::string_view word) {
    static const std::array<Intent, 26> plain{ThrowSticks{}, ChooseNext{1}, ChooseNext{-1}, LetGo{},
        PlayChosen{}, Skip{}, TakeBack{}, Redo{}, ReplayPlay{}, ReplayPause{}, PlayOn{}, Hint{}, NewGame{},
        AskForText{}, CopyLink{}, CopyRecord{}, CopyPosition{}, ClosePanel{}, DismissNotice{}, Analyse{},
        LeaveAnalysis{}, ChangeTurn{}, NextThrow{}, PlayComputer{}, Reset{}, ShowSolution{}};
    for (const Intent& intent : plain)
        if (to_text(intent) == word) return intent;
    return std::nullopt;
}

template <class I, class Value>
Parsed made(std::optional<Value> value) {
    if (!value) return std::nullopt;
    return I{*value};
}

Parsed parse_lift(std::string_view about) {
    const auto blank = about.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto from = whole_number(about.substr(0, blank), 0, last_space);
    const auto at = parse_point(about.substr(blank + 1));
    if (!from || !at) return std::nullopt;
    return Lift{*from, *at};
}

Parsed parse_resume(std::string_view about) {
    const auto first = about.find(' ');
    const auto second = first == std::string_view::npos ? first : about.find(' ', first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    const auto verdict = verdicts(about.substr(0, first));
    constexpr int most = 1 << 20;
    const auto attempts = whole_number(about.substr(first + 1, second - first - 1), 0, most);
    if (!verdict || !attempts) return std::nullopt;
    return Resume{*verdict, *attempts, std::string(about.substr(second + 1))};
}

Parsed parse_opponent(std::string_view about) {
    if (about == person) return SetOpponent{};
    return made<SetOpponent>(parse_level(about));
}

Parsed parse_drop(std::string_view about) {
    if (about == elsewhere) return Drop{};
    return made<Drop>(whole_number(about, 0, last_space));
}

/// The intents that are about something.
Parsed parse_about(std::string_view word, std::string_view about) {
    constexpr int most_plies = 1 << 24;
    if (word == "choose") return made<Choose>(whole_number(about, 0, last_space));
    if (word == "play") return made<Play>(whole_number(about, 0, last_space));
    if (word == "lift") return parse_lift(about);
    if (word == "drag") return made<Drag>(parse_point(about));
    if (word == "drop") return parse_drop(about);
    if (word == "go-to") return made<GoTo>(whole_number(about, 0, most_plies));
    if (word == "seed") return made<Seed>(whole_number<std::uint64_t>(about, 0, ~std::uint64_t{0}));
    if (word == "opponent") return parse_opponent(about);
    if (word == "side") return made<SetSide>(sides(about));
    if (word == "starter") return made<SetStarter>(sides(about));
    if (word == "tool") return made<TakeTool>(tools(about));
    if (word == "edit") return made<EditSpace>(whole_number(about, 0, last_space));
    if (word == "embed") return made<Embed>(parse_embedding(about));
    if (word == "throw") return made<ThrowValue>(whole_number(about, 1, largest_throw));
    if (word == "resume") return parse_resume(about);
    if (word == "open-text") return OpenText{std::string(about)};
    if (word == "open-panel") return made<OpenPanel>(panels(about));
    if (word == "theme") return made<SetTheme>(themes(about));
    if (word == "motion") return made<SetMotion>(motions(about));
    if (word == "speed") return made<SetSpeed>(speeds(about));
    if (word == "language") return made<SetLanguage>(languages(about));
    if (word == "sound") return made<SetSound>(switches(about));
    if (word == "volume") return made<SetVolume>(whole_number(about, 0, 100));
    if (word == "automatic-throw") return made<SetAutomaticThrow>(switches(about));
    if (word == "chance-bar") return made<SetChanceBar>(switches(about));
    if (word == "tutor") return made<SetTutor>(switches(about));
    return std::nullopt;
}

} // namespace

std::string to_text(const Intent& intent) { return std::visit(Writer{}, intent); }

std::optional<Intent> parse_intent(std::string_view text) {
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos) return parse_word(text);
    return parse_about(text.substr(0, blank), text.substr(blank + 1));
}

} // namespace puluc::ui
