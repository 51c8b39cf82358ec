// The words round the board: title, status, what was thrown, the notice.
#include "web/ui/scene_parts.hpp"

namespace puluc::ui {
namespace {

/// The solved game on its way: a thin line that grows along the lower edge.
void paint_loading(Brush& brush, const Sight& sight) {
    if (!sight.view.loading) return;
    constexpr float high = 3;
    const Size size = sight.layout.size;
    const auto part = static_cast<float>(*sight.view.loading);
    brush.begin("loading");
    brush.add(RoundRect{{0, size.height - high, size.width * part, high}, 0, sight.theme.highlight});
    brush.end();
}

void paint_title(Brush& brush, const Sight& sight) {
    const Rect& area = sight.layout.title;
    brush.begin("title");
    const float small = std::max(smallest_text(Face::text), sight.layout.text_size * 0.9F);
    const bool both = area.height >= small + 22 && fits(Face::text, small, sight.view.players, area.width);
    const float large = std::min(sight.layout.text_size * 1.9F, both ? area.height - small : area.height);
    const Lines title = fit_lines(Face::heading, large, sight.view.title, area.width, large);
    float y = area.y + (area.height - title.height() - (both ? small : 0)) / 2;
    brush.lines(title, Face::heading, {area.x, y}, sight.theme.words);
    y += title.height();
    if (both) brush.lines({small, {sight.view.players}}, Face::text, {area.x, y}, sight.theme.quiet_words);
    brush.end();
}

void paint_status(Brush& brush, const Sight& sight) {
    const Rect& area = sight.layout.status;
    const float size = sight.layout.text_size;
    brush.begin("status");
    const float token = std::ceil(size * 1.2F); // the disc of the side that the words are about
    const float large = size * (sight.view.winner ? 1.7F : 1.3F);
    const float least =
        break_lines(Face::text, smallest_text(Face::text), sight.view.detail, area.width).height();
    const Lines status =
        fit_lines(Face::heading, large, sight.view.status, area.width - token, area.height - least);
    const Lines detail =
        fit_lines(Face::text, size, sight.view.detail, area.width, area.height - status.height());
    const float y = std::floor(area.y + (area.height - status.height() - detail.height()) / 2);
    const float radius = token * 0.38F;
    paint_disc(brush, sight.view.winner.value_or(sight.view.to_move), sight.theme,
        {area.x + radius, y + status.size * 0.52F}, radius);
    brush.lines(status, Face::heading, {area.x + token, y}, sight.theme.words);
    brush.lines(detail, Face::text, {area.x, y + status.height()}, sight.theme.quiet_words);
    brush.end();
}

void paint_throw_button(Brush& brush, const Sight& sight) {
    const Rect& area = sight.layout.throw_button;
    if (area.width <= 0) return;
    brush.begin("throw button");
    const float corner = area.height / 2;
    brush.add(Shadow{{area.x, area.y + 2, area.width, area.height}, corner, 5, sight.theme.shadow});
    brush.add(RoundRect{area, corner, {sight.theme.primary_hovered, sight.theme.primary}});
    const Lines words = fit_lines(
        Face::heading, sight.layout.text_size, sight.view.throw_prompt, area.width - 8, area.height);
    brush.lines(words, Face::heading,
        {area.centre().x, std::floor(area.y + (area.height - words.height()) / 2)}, sight.theme.primary_words,
        Align::centre);
    brush.end();
}

void paint_throw(Brush& brush, const Sight& sight) {
    const Layout& layout = sight.layout;
    brush.begin("throw");
    if (!sight.view.throw_value.empty()) {
        const Rect& value = layout.throw_value;
        brush.add(Text{sight.view.throw_value, value.centre(), Face::heading, value.height, sight.theme.words,
            Align::centre});
        const Rect& area = layout.throw_words;
        const Lines words =
            fit_lines(Face::text, layout.text_size, sight.view.throw_words, area.width, area.height);
        brush.lines(words, Face::text, {area.x, std::floor(area.y + (area.height - words.height()) / 2)},
            sight.theme.quiet_words);
    }
    brush.end();
    paint_throw_button(brush, sight);
}

/// One bar in the colours of the sides, their shares under it, or beside it where there is but one line.
void paint_chance(Brush& brush, const Sight& sight) {
    const Rect& area = sight.layout.chance;
    if (!sight.view.chance || area.width <= 0) return;
    const ChanceView& chance = *sight.view.chance;
    const Theme& theme = sight.theme;
    const float size = std::min(sight.layout.text_size, area.height);
    const bool one_line = area.height < size * 2;
    const float left_words = std::ceil(text_width(Face::text, size, chance.shares[0])) + 8;
    const float right_words = std::ceil(text_width(Face::text, size, chance.shares[1])) + 8;
    const float thick = std::max(8.0F, std::floor(size * 0.5F));
    Rect bar{area.x, std::floor(area.centre().y - thick / 2), area.width, thick};
    if (one_line) bar = {bar.x + left_words, bar.y, bar.width - left_words - right_words, thick};
    brush.begin("chance");
    if (!one_line) {
        const float small = small_text(sight.layout);
        const Lines label = fit_lines(Face::small, small, chance.label, area.width, small);
        brush.lines(label, Face::small, {area.x, area.y}, theme.quiet_words);
    }
    // Each side's colour in its half of the bar, whatever the other's is over it.
    const float part = bar.width * static_cast<float>(std::clamp(chance.red, 0.0, 1.0));
    brush.add(RoundRect{bar, thick / 2, theme.sides[1].face, theme.sides[1].edge, 1});
    if (part >= thick)
        brush.add(
            RoundRect{{bar.x, bar.y, part, thick}, thick / 2, theme.sides[0].face, theme.sides[0].edge, 1});
    const float y = one_line ? area.centre().y : bar.bottom() + size * 0.7F;
    brush.add(Text{chance.shares[0], {area.x, y}, Face::text, size, theme.words, Align::left});
    brush.add(Text{chance.shares[1], {area.right(), y}, Face::text, size, theme.words, Align::right});
    brush.end();
}

} // namespace

void paint_words(Brush& brush, const Sight& sight) {
    paint_loading(brush, sight);
    paint_title(brush, sight);
    paint_status(brush, sight);
    paint_throw(brush, sight);
    paint_chance(brush, sight);
}

void paint_notice(Brush& brush, const Sight& sight) {
    const Rect& area = sight.layout.notice;
    if (area.width <= 0) return;
    brush.begin("notice");
    brush.add(Shadow{{area.x, area.y + 3, area.width, area.height}, 12, 6, sight.theme.shadow});
    brush.add(RoundRect{area, 12, sight.theme.panel, sight.theme.highlight, 1.5F});
    const Lines words =
        break_lines(Face::text, sight.layout.text_size, sight.view.notice, area.width - touch_target - 20);
    brush.lines(words, Face::text, {area.x + 14, std::floor(area.y + (area.height - words.height()) / 2)},
        sight.theme.panel_words);
    paint_icon(
        brush, "close", {area.right() - touch_target / 2, area.centre().y}, 18, sight.theme.panel_words);
    brush.end();
}

} // namespace puluc::ui
