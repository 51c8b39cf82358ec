#include "web/view/atlas.hpp"
#include "web/view/brush.hpp"
#include <algorithm>
#include <cmath>

namespace puluc::view {

namespace {

// Blocks of characters that the faces have something of (web/fonts/subset.mjs); what they lack is passed
// over.
constexpr ImWchar characters[] = {0x20, 0x7e, 0xa1, 0xff, 0x2013, 0x2026, 0x2212, 0x2212, 0};

// Only the value of a throw is larger than this, in CSS pixels; all letters at such a size would fill the
// texture.
constexpr float largest_letters = 60;
constexpr ImWchar figures[] = {'0', '9', '?', '?', 0};
bool has_letters(const Type& type) { return type.size <= largest_letters; }

// On coarse pixels glyphs rounded to whole ones would crowd and straggle: there each is cut so finely across
// that it can stand at any third of one.
int oversampling(float ratio) { return ratio < 1.75F ? 3 : 1; }

// One that grows beyond this many sizes starts again with those in use.
constexpr std::size_t most_cuts = 24;

// The character at the front of `text`, which is taken off; a byte that starts none counts as a question
// mark.
ImWchar take_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    std::size_t length = first < 0x80 ? 1 : first >> 5U == 6 ? 2 : first >> 4U == 14 ? 3 : 0;
    unsigned code = length == 1 ? first : first & (0x7fU >> length);
    if (length > text.size()) length = 0;
    for (std::size_t i = 1; i < length; ++i)
        code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
    text.remove_prefix(std::max<std::size_t>(length, 1));
    return length == 0 ? ImWchar{'?'} : static_cast<ImWchar>(code);
}

} // namespace

bool Atlas::holds(const Type& type) const {
    return std::any_of(cuts_.begin(), cuts_.end(), [&](const Cut& cut) { return cut.type == type; });
}

bool Atlas::holds(const std::vector<Type>& wanted) const {
    return std::all_of(wanted.begin(), wanted.end(), [this](const Type& type) { return holds(type); });
}

bool Atlas::prepare(const std::vector<Type>& wanted, float ratio, const std::vector<std::string>& words) {
    if (ratio == ratio_ && whole_ && holds(wanted)) return false;
    whole_ = ratio_ > 0;
    std::vector<ImVector<ImWchar>> used(whole_ ? 0 : wanted.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
        ImFontGlyphRangesBuilder builder;
        builder.AddText(words[i].data(), words[i].data() + words[i].size());
        builder.AddChar('?');
        builder.BuildRanges(&used[i]);
    }
    if (ratio != ratio_ || cuts_.size() > most_cuts) cuts_.clear();
    for (const Type& type : wanted) {
        if (!holds(type)) cuts_.push_back({type, nullptr});
    }
    ratio_ = ratio;

    ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    fonts.Clear();
    fonts.Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    for (std::size_t i = 0; i < cuts_.size(); ++i) {
        Cut& cut = cuts_[i];
        const auto bytes = font_bytes(cut.type.face);
        ImFontConfig config;
        // ImGui only reads what it does not own.
        config.FontData = const_cast<unsigned char*>(bytes.data());
        config.FontDataSize = static_cast<int>(bytes.size());
        config.FontDataOwnedByAtlas = false;
        config.SizePixels = cut.type.size * ratio;
        config.OversampleH = oversampling(ratio);
        config.GlyphRanges = !has_letters(cut.type) ? figures : whole_ ? characters : used[i].Data;
        cut.font = fonts.AddFont(&config);
    }
    fonts.Build();
    ImGui::GetIO().FontGlobalScale = 1 / ratio;
    return true;
}

const Atlas::Cut& Atlas::cut_for(const Type& type) const {
    const Cut* best = &cuts_.front();
    const auto better = [&](const Cut& a, const Cut& b) { // whether a serves better than b
        if (has_letters(type) && has_letters(a.type) != has_letters(b.type)) return has_letters(a.type);
        if ((a.type.face == type.face) != (b.type.face == type.face)) return a.type.face == type.face;
        if ((a.type.size >= type.size) != (b.type.size >= type.size)) return a.type.size >= type.size;
        return std::abs(a.type.size - type.size) < std::abs(b.type.size - type.size);
    };
    for (const Cut& cut : cuts_) {
        if (better(cut, *best)) best = &cut;
    }
    return *best;
}

void Atlas::draw(ImDrawList& list, const ui::Text& text) const {
    if (cuts_.empty() || text.text.empty()) return;
    const Cut& cut = cut_for({text.face, text.size});
    const float scale = text.size / cut.type.size; // 1 but where the size was not prepared
    float left = text.at.x;
    if (text.align != ui::Align::left) {
        left -= text_width(text.face, text.size, text.text) * (text.align == ui::Align::centre ? 0.5F : 1.0F);
    }
    // In device pixels from here. ImGui's glyphs hang from the top of the line, whose baseline it rounded.
    float pen = left * ratio_;
    const float base = std::round((text.at.y - text.size / 2 + baseline(text.face, text.size)) * ratio_);
    const float top = base - cut.font->Ascent * scale;
    const auto grid = static_cast<float>(oversampling(ratio_));
    const ImU32 colour = packed(text.colour);
    std::string_view rest = text.text;
    while (!rest.empty()) {
        const ImFontGlyph& glyph = *cut.font->FindGlyph(take_character(rest));
        if (glyph.Visible) {
            const float x = std::round(pen * grid) / grid;
            const ImVec2 a{(x + glyph.X0 * scale) / ratio_, (top + glyph.Y0 * scale) / ratio_};
            const ImVec2 b{(x + glyph.X1 * scale) / ratio_, (top + glyph.Y1 * scale) / ratio_};
            list.PrimReserve(6, 4);
            list.PrimRectUV(a, b, {glyph.U0, glyph.V0}, {glyph.U1, glyph.V1}, colour);
        }
        pen += glyph.AdvanceX * scale;
    }
}

} // namespace puluc::view
