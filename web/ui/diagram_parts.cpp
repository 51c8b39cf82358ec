#include "web/ui/diagram_parts.hpp"
#include "engine/opponent.hpp"
#include "web/ui/fragment.hpp"
#include "web/ui/json.hpp"
#include "web/ui/language.hpp"
#include "web/ui/scene.hpp"
#include "web/ui/svg_writer.hpp"
#include <algorithm>
#include <cassert>
#include <cmath>
#include <span>

namespace puluc::ui {
namespace {

// Wide enough for all words; narrow enough for them to be read where the picture is made smaller.
constexpr float lying_width = 720;
constexpr float standing_width = 360;
constexpr float piece_radius = 24;

using Shapes = std::span<const Shape>;

Shapes group(const Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.groups, id, &Group::id);
    assert(found != scene.groups.end());
    return Shapes(scene.shapes).subspan(found->first, found->count);
}

std::string text(Point p) { return svg_number(p.x) + ' ' + svg_number(p.y); }

/// A list of points as numbers with blanks between them.
struct Points {
    std::string list;
    void add(Point p) { list.append(list.empty() ? "" : " ").append(text(p)); }
};

/// A view of nothing but what the scene of a diagram is made from.
ViewModel bare_view(const Language& words, bool standing, Side bottom) {
    ViewModel view;
    view.pieces = arrange(Position::start());
    view.bottom = standing ? bottom : Side::red;
    for (const Side side : {Side::red, Side::green}) {
        view.cities[index(side)].name = words.sides.name[index(side)];
        view.cities[index(side)].killed_label = fill(words.sides.killed, {"0"});
    }
    return view;
}

/// One piece of each side in each role.
Arrangement one_of_each() {
    Arrangement pieces;
    std::size_t at = 0;
    for (const Side side : {Side::red, Side::green})
        for (const Role role : {Role::home, Role::carrier, Role::compatriot, Role::captive, Role::killed})
            pieces[at++] = {side, role, role == Role::home || role == Role::killed ? city(side) : 3, 0, 1};
    return pieces;
}

/// Writes one board, and then the same turned round.
class BoardParts {
  public:
    BoardParts(JsonWriter& json, Palette& palette, SvgWriter& writer, bool standing)
        : json_(json), palette_(palette), writer_(writer), standing_(standing) {
        turn(Side::red);
    }

    void write() {
        json_.open('{').field("size", text({layout_.size.width, layout_.size.height}));
        write_board();
        write_temples();
        write_loads();
        write_scales();
        write_ways();
        write_slots();
        write_spread();
        json_.close('}');
    }
    void write_turned() {
        turn(Side::green);
        json_.open('{');
        write_spread();
        json_.close('}');
    }
    /// The piece of a side, `piece_radius` large.
    std::string piece(Side side) {
        ViewModel view = view_;
        view.pieces = one_of_each();
        const Scene scene = painted(view);
        const std::size_t carrier = index(side) * pieces_per_side + 1;
        return fragment(group(scene, "piece " + std::to_string(carrier)),
            layout_.centre(view.pieces[carrier]), piece_radius / layout_.piece_radius);
    }

  private:
    void turn(Side bottom) {
        view_ = bare_view(english(), standing_, bottom);
        layout_ = layout(view_);
    }

    [[nodiscard]] Layout layout(const ViewModel& view) const {
        return make_board_layout(standing_ ? standing_width : lying_width, standing_, view);
    }

    /// The scene in three themes, its colours those of the palette.
    Scene painted(const ViewModel& view) {
        const SceneOptions options{.board_only = true, .show_targets = true};
        const Layout where = layout(view);
        std::array<Scene, 3> scenes;
        for (const ThemeId id : {ThemeId::light, ThemeId::dark, ThemeId::contrast})
            scenes[static_cast<std::size_t>(id)] = make_scene(view, where, theme(id), {}, 0, options);
        return palette_.merged(scenes);
    }

    std::string fragment(Shapes shapes, Point origin, float scale = 1) {
        return writer_.write(moved(shapes, Point{} - origin, scale));
    }

    /// What stands elsewhere on a board that is turned round.
    void write_spread() {
        const Scene scene = painted(view_);
        Points numbers;
        for (const Rect& number : layout_.numbers) numbers.add(number.centre());
        json_.field("board", writer_.write(group(scene, "board")));
        json_.field("numbers", numbers.list).key("cities").open('[');
        for (const Side side : {Side::red, Side::green}) {
            json_.open('{').field("ground", writer_.write(group(scene, id(side)).first(1)));
            json_.field("temple", text(corner(side))).close('}');
        }
        json_.close(']');
        write_words();
        write_places();
    }

    /// Marks of places where a piece can lie.
    void write_slots() {
        const Scene scene = painted(view_);
        const Shapes marks = group(scene, id(Side::red)).last(words_of(Side::red) + pieces_per_side * 2);
        const auto place = [&](Role role) {
            return layout_.centre({Side::red, role, 0, 0, pieces_per_side});
        };
        json_.field("slot", fragment(marks.first(1), place(Role::home)));
        json_.field("tray", fragment(marks.subspan(pieces_per_side, 1), place(Role::killed)));
        const Shapes numbers = group(scene, "numbers");
        json_.field("number", numberless(fragment(numbers.first(1), layout_.numbers[0].centre())));
    }

    void write_board() {
        const Scene scene = painted(view_);
        json_.key("cobs").open('[');
        const auto cob = [&](int i) { return group(scene, "cob " + std::to_string(i)); };
        const auto corner = [&](int i) { // of the row itself, which lies on its shadow
            const Rect& row = std::get<RoundRect>(cob(i)[1]).rect;
            return Point{row.x, row.y};
        };
        for (const int i : {0, 1}) json_.value(fragment(cob(i), corner(i)));
        Points rows;
        for (int i = 0; i <= track_spaces; ++i) rows.add(corner(i));
        json_.close(']').field("rows", rows.list);
        json_.field("hollow", writer_.write(group(scene, "hollow")));
        json_.field("place", fragment(group(scene, "places").first(1), middle(1)));
    }

    [[nodiscard]] Point corner(Side side) const {
        return {layout_.temples[index(side)].x, layout_.temples[index(side)].y};
    }

    void write_temples() {
        json_.key("temples").open('[');
        for (const Side side : {Side::red, Side::green}) {
            ViewModel view = view_;
            json_.open('[');
            for (const Side to_move : {other(side), side}) {
                view.to_move = to_move;
                json_.value(temple(painted(view), side));
            }
            view.winner = side;
            json_.value(temple(painted(view), side)).close(']');
        }
        json_.close(']');
    }
    /// A city's group without its ground, the slots for its pieces at home and killed, and the words.
    std::string temple(const Scene& scene, Side side) {
        const Shapes all = group(scene, id(side));
        return fragment(
            all.first(all.size() - words_of(side) - pieces_per_side * 2).subspan(1), corner(side));
    }

    /// How many words stand in a city: its name and the label of its tray, where there is room.
    [[nodiscard]] std::size_t words_of(Side side) const {
        const std::size_t i = index(side);
        return (layout_.names[i].width > 0 ? 1U : 0U) + (layout_.tray_labels[i].width > 0 ? 1U : 0U);
    }
    static std::string id(Side side) { return side == Side::red ? "city red" : "city green"; }

    /// What depends on the language: words, and where the killed pieces lie beside them.
    void write_words() {
        json_.key("words").open('{');
        for (const Language* words : {&english(), &spanish()}) {
            const Scene scene = painted(bare_view(*words, standing_, view_.bottom));
            std::vector<std::string> texts;
            for (const Side side : {Side::red, Side::green})
                texts.push_back(numberless(writer_.write(group(scene, id(side)).last(words_of(side)))));
            json_.strings(words->code, texts);
        }
        json_.close('}').key("killed").open('{');
        for (const Language* words : {&english(), &spanish()}) {
            const Layout where = layout(bare_view(*words, standing_, view_.bottom));
            json_.strings(words->code, {killed(where, Side::red), killed(where, Side::green)});
        }
        json_.close('}');
    }
    static std::string killed(const Layout& layout, Side side) {
        Points points;
        for (int slot = 0; slot < pieces_per_side; ++slot)
            points.add(layout.centre({side, Role::killed, city(side), slot, pieces_per_side}));
        return points.list;
    }
    /// The figure at the end as {0}.
    static std::string numberless(std::string fragment) {
        const auto end = fragment.rfind("</text>");
        if (end == std::string::npos || fragment[end - 1] < '0' || fragment[end - 1] > '9') return fragment;
        return fragment.replace(end - 1, 1, "{0}");
    }

    void write_places() {
        Points middles;
        for (Space space = 0; space <= last_space; ++space) middles.add(middle(space));
        json_.field("spaces", middles.list).key("home").open('[');
        for (const Side side : {Side::red, Side::green}) {
            Points points;
            for (int slot = 0; slot < pieces_per_side; ++slot)
                points.add(layout_.centre({side, Role::home, city(side), slot, pieces_per_side}));
            json_.value(points.list);
        }
        json_.close(']');
    }
    void write_loads() {
        for (const Role role : {Role::captive, Role::compatriot}) {
            json_.key(role == Role::captive ? "captive" : "compatriot").open('[');
            for (int of = 1; of <= pieces_per_side; ++of) {
                Points points;
                for (int slot = 0; slot < of; ++slot)
                    points.add(layout_.centre({Side::red, role, 1, slot, of}) - middle(1));
                json_.value(points.list);
            }
            json_.close(']');
        }
    }
    [[nodiscard]] Point middle(Space space) const {
        return layout_.centre({Side::red, Role::carrier, space, 0, 1});
    }

    void write_scales() {
        ViewModel view = view_;
        view.pieces = one_of_each();
        const Scene scene = painted(view);
        json_.key("scales").open('{');
        for (const auto& [name, place] :
            {std::pair{"home", 0U}, {"carrier", 1U}, {"captive", 3U}, {"killed", 4U}}) {
            json_.key(name).open('[');
            for (const std::size_t piece : {place, place + pieces_per_side}) {
                const float scale = layout_.radius(view.pieces[piece]) / piece_radius;
                std::vector<std::string> numbers{svg_scale(scale)};
                for (const float width : line_widths(group(scene, "piece " + std::to_string(piece))))
                    numbers.push_back(svg_scale(width / scale));
                json_.strings(numbers);
            }
            json_.close(']');
        }
        json_.close('}');
    }

    /// The rings round a movable piece on the track and at home, and the way from space 3 to space 5.
    void write_ways() {
        ViewModel view = view_;
        view.pieces = one_of_each();
        view.choosable = {{0, 1, {}, "", ""}, {3, 5, {}, "", ""}};
        const Scene scene = painted(view);
        json_.key("rings").open('{');
        json_.field("home", fragment(group(scene, "movable 0"), layout_.centre(view.pieces[0])));
        json_.field("carrier", fragment(group(scene, "movable 3"), middle(3))).close('}');
        const Shapes way = group(scene, "way 3");
        const auto dot = [&](std::size_t i) { return std::get<Disc>(way[i]).centre; };
        const auto distance = [](Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); };
        json_.field("dot", fragment(way.first(1), dot(0)));
        json_.field("target", fragment(way.last(1), middle(5)));
        json_.field("trail", text({distance(dot(0), middle(3)), distance(dot(1), dot(0))}));
    }

    JsonWriter& json_;
    Palette& palette_;
    SvgWriter& writer_;
    bool standing_;
    ViewModel view_; ///< of the start, as the board stands now
    Layout layout_;
};

/// The colours of what stands round a picture.
void write_named(JsonWriter& json, Palette& palette) {
    const auto named = [&](std::string_view name, Colour Theme::*colour) {
        const Palette::Triple triple{
            theme(ThemeId::light).*colour, theme(ThemeId::dark).*colour, theme(ThemeId::contrast).*colour};
        json.field(name, Palette::name(palette.key(triple)).value);
    };
    json.key("named").open('{');
    named("ground", &Theme::ground_bottom);
    named("words", &Theme::words);
    named("primary", &Theme::primary);
    named("primary-words", &Theme::primary_words);
    named("focus", &Theme::focus);
    json.close('}');
}

} // namespace

std::string diagram_parts() {
    JsonWriter json;
    Palette palette;
    json.open('{').key("boards").open('{');
    SvgWriter writer(Palette::name);
    BoardParts lying(json, palette, writer, false);
    BoardParts standing(json, palette, writer, true);
    json.key("lying");
    lying.write();
    json.key("standing");
    standing.write();
    json.key("turned");
    standing.write_turned();
    json.close('}').strings("pieces", {lying.piece(Side::red), lying.piece(Side::green)});
    write_named(json, palette);
    json.field("defs", writer.defs()).key("themes").open('{');
    json.field("light", palette.colours(ThemeId::light));
    json.field("dark", palette.colours(ThemeId::dark));
    json.field("contrast", palette.colours(ThemeId::contrast)).close('}');
    std::vector<std::string> words;
    words.reserve(levels.size());
    for (const Level level : levels) words.emplace_back(name(level));
    json.strings("levels", words);
    return json.close('}').text();
}

} // namespace puluc::ui
