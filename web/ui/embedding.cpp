#include "web/ui/embedding.hpp"
#include "engine/notation.hpp"
#include <charconv>

namespace puluc::ui {
namespace {

constexpr std::array<std::string_view, 4> modes{"play", "replay", "puzzle", "watch"};
constexpr std::array<std::string_view, 2> boards{"lying", "standing"};

template <std::size_t n>
std::optional<std::size_t> place(const std::array<std::string_view, n>& words, std::string_view word) {
    for (std::size_t i = 0; i < n; ++i)
        if (words[i] == word) return i;
    return std::nullopt;
}

bool set_levels(Embedding& embedding, std::string_view value) {
    const auto comma = value.find(',');
    embedding.levels[0] = parse_level(value.substr(0, comma));
    if (comma == std::string_view::npos) return embedding.levels[0].has_value();
    embedding.levels[1] = parse_level(value.substr(comma + 1));
    return embedding.levels[0] && embedding.levels[1];
}

bool set_ply(Embedding& embedding, std::string_view value) {
    int ply = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), ply);
    constexpr int most = 1 << 20;
    if (fault != std::errc{} || end != value.data() + value.size() || ply < 0 || ply > most) return false;
    embedding.ply = ply;
    return true;
}

bool set(Embedding& embedding, std::string_view name, std::string_view value) {
    if (name == "level") return set_levels(embedding, value);
    if (name == "ply") return set_ply(embedding, value);
    if (name == "goal") return (embedding.goal = parse_goal(value)).has_value();
    if (name == "controls") return !(embedding.controls = value != "off") || value == "on";
    if (name == "coordinates") return !(embedding.coordinates = value != "off") || value == "on";
    if (name == "mode") {
        const auto mode = place(modes, value);
        if (mode) embedding.mode = static_cast<BoardMode>(*mode);
        return mode.has_value();
    }
    if (name == "side") {
        const auto side = place(side_words, value);
        if (side) embedding.side = static_cast<Side>(*side);
        return side.has_value();
    }
    if (name != "board") return false;
    const auto board = place(boards, value);
    if (board) embedding.standing = *board == 1;
    return board.has_value();
}

} // namespace

std::string to_text(const Embedding& embedding) {
    std::string text = "mode=" + std::string(modes[static_cast<std::size_t>(embedding.mode)]);
    const auto add = [&](std::string_view name, std::string_view value) {
        text.append(" ").append(name).append("=").append(value);
    };
    if (embedding.side) add("side", side_words[index(*embedding.side)]);
    if (embedding.levels[1])
        add("level", std::string(name(*embedding.levels[0])).append(",").append(name(*embedding.levels[1])));
    else if (embedding.levels[0])
        add("level", name(*embedding.levels[0]));
    if (embedding.goal) add("goal", to_text(*embedding.goal));
    if (embedding.ply) add("ply", std::to_string(*embedding.ply));
    if (!embedding.controls) add("controls", "off");
    if (!embedding.coordinates) add("coordinates", "off");
    if (embedding.standing) add("board", boards[*embedding.standing ? 1 : 0]);
    return text;
}

std::optional<Embedding> parse_embedding(std::string_view text) {
    Embedding embedding;
    while (!text.empty()) {
        const auto blank = text.find(' ');
        const std::string_view word = text.substr(0, blank);
        const auto equals = word.find('=');
        if (equals == std::string_view::npos
            || !set(embedding, word.substr(0, equals), word.substr(equals + 1)))
            return std::nullopt;
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return embedding;
}

} // namespace puluc::ui
