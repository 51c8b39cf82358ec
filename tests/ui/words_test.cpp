// Intents, settings, languages and what the page is given to read.
#include "tests/support/app_run.hpp"
#include "web/ui/accessible.hpp"
#include "web/ui/sentences.hpp"
#include <doctest/doctest.h>

using namespace puluc;
using namespace puluc::ui;

TEST_CASE("every intent has a text form that gives it back") {
    const std::vector<Intent> intents{ThrowSticks{}, Choose{3}, ChooseNext{1}, ChooseNext{-1}, LetGo{},
        Play{10}, PlayChosen{}, Skip{}, Lift{4, {12, 34}}, Drag{{5, -6}}, Drop{7}, Drop{}, TakeBack{}, Redo{},
        GoTo{12}, ReplayPlay{}, ReplayPause{}, PlayOn{}, Hint{}, SetOpponent{}, SetOpponent{Level::casual},
        SetOpponent{Level::keen}, SetSide{Side::green}, SetStarter{Side::red}, NewGame{},
        OpenText{"5/9/5 r 3"}, AskForText{}, CopyLink{}, CopyRecord{}, CopyPosition{},
        OpenPanel{PanelId::help}, ClosePanel{}, DismissNotice{}, SetTheme{ThemeChoice::contrast},
        SetMotion{MotionChoice::reduced}, SetSpeed{Speed::fast}, SetLanguage{LanguageChoice::spanish},
        SetSound{false}, SetVolume{40}, SetAutomaticThrow{true}, SetChanceBar{true}, SetTutor{true},
        Analyse{}, LeaveAnalysis{}, ChangeTurn{}, NextThrow{}, PlayComputer{}, TakeTool{Tool::remove},
        EditSpace{4}, Seed{42}, Seed{~std::uint64_t{0}}, Embed{*parse_embedding("mode=puzzle goal=reach:7")},
        ThrowValue{5}, Reset{}, ShowSolution{}, Resume{Verdict::missed, 2, "[Puluc \"1\"]"}};
    std::array<bool, std::variant_size_v<Intent>> seen{};
    for (const Intent& intent : intents) {
        CAPTURE(to_text(intent));
        CHECK(parse_intent(to_text(intent)) == intent);
        seen[intent.index()] = true;
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        CAPTURE(kind);
        CHECK(seen[kind]);
    }
}

TEST_CASE("what is no intent is nothing") {
    for (const std::string_view text : {"", " ", "throw ", "throw 0", "throw 6", "embed x", "resume",
             "resume open", "resume open x y", "play", "play 11", "play -1", "play 3x", "theme blue",
             "volume 101", "lift 3", "lift 3 4", "drag 1", "go-to 99999999", "Throw", "opponent perfect?",
             "seed", "seed -1", "seed 18446744073709551616"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_intent(text));
    }
}

TEST_CASE("settings survive their text, and what is not known in it is passed over") {
    Settings settings{ThemeChoice::dark, MotionChoice::reduced, Speed::slow, LanguageChoice::spanish, false,
        15, true, true, true};
    CHECK(parse_settings(to_text(settings)) == settings);
    CHECK(parse_settings("") == Settings{});
    CHECK(parse_settings("theme dark; future thing; volume 500; sound off; ").theme == ThemeChoice::dark);
    CHECK(parse_settings("theme dark; future thing; volume 500; sound off; ").volume == Settings{}.volume);
    CHECK_FALSE(parse_settings("theme dark; future thing; volume 500; sound off; ").sound);
}

TEST_CASE("settings take effect at once, are saved, and follow the device where they are automatic") {
    AppRun run(1, {}, Surroundings{.prefers_dark = true, .prefers_spanish = true});
    CHECK(run.app.theme_id() == ThemeId::dark);
    CHECK(run.app.language().code == "es");
    run.ask("theme light");
    run.ask("language english");
    CHECK(run.app.theme_id() == ThemeId::light);
    CHECK(run.app.language().code == "en");
    CHECK(parse_settings(run.last<SaveSettings>().text) == run.app.settings());
    run.ask("theme automatic");
    run.app.set_surroundings({.prefers_contrast = true});
    CHECK(run.app.theme_id() == ThemeId::contrast);
}

namespace {

/// All the words of a language that take part in a sentence, by going through screens in it.
std::string everything_said(const std::string& language) {
    AppRun run(23);
    run.ask("language " + language);
    std::string said;
    const auto look = [&] { said += to_json(make_view_model(run.app), run.app) + '\n'; };
    for (const std::string_view panel :
        {"menu", "new-game", "settings", "turns", "throws", "about", "help", "share", "chances", "review"}) {
        run.ask("open-panel " + std::string(panel));
        look();
    }
    run.ask("close-panel");
    for (int turn = 0; turn < 400 && !run.app.game().over(); ++turn) {
        look();
        run.throw_sticks();
        run.ask("hint");
        look();
        run.play_turn(turn);
    }
    look();
    run.ask("go-to 3");
    look();
    run.ask("chance-bar on");
    run.ask("analyse");
    look();
    run.ask("next-throw");
    run.ask("edit 4");
    look();
    for (int piece = 0; piece < 6; ++piece) run.ask("edit 0");
    look();
    run.ask("tool red");
    look();
    for (const Effect& effect : run.effects)
        if (const auto* announced = std::get_if<Announce>(&effect)) said += announced->text + '\n';
    for (int code = 0; code <= 3; ++code) {
        run.app.tell(static_cast<Trouble>(code));
        look();
    }
    for (const std::string_view text : {"5/9/5 x", "#what", "#game=%", ""}) {
        run.ask(OpenText{std::string(text)});
        look();
    }
    return said;
}

} // namespace

TEST_CASE("both languages are complete: no text is empty and no place is left unfilled") {
    for (const std::string language : {"english", "spanish"}) {
        CAPTURE(language);
        const std::string said = everything_said(language);
        CHECK(said.find("\"\"") == std::string::npos);
        for (const char digit : {'0', '1', '2', '3'})
            CHECK(said.find(std::string("{") + digit + "}") == std::string::npos);
    }
}

TEST_CASE("every fault of a text has its words in both languages") {
    for (const Language* language : {&english(), &spanish()})
        for (const std::string_view fault : language->faults) CHECK_FALSE(fault.empty());
}

TEST_CASE("a pile is told by carrier, compatriots and captives") {
    const Position position = parse_position("1/1(rrgg)r5(gr)/1 r")->position;
    CHECK(space_sentence(english(), position, 1) == "Space 1: empty.");
    CHECK(space_sentence(english(), position, 2) == "Space 2: red carrier with 1 compatriot and 2 captives.");
    CHECK(space_sentence(english(), position, 3) == "Space 3: one red piece.");
    CHECK(space_sentence(spanish(), position, 9) == "Espacio 9: portadora de Verde con 1 cautiva.");
}

TEST_CASE("the page's text holds a button for each thing that can be done, and all counts") {
    AppRun run;
    run.ask("open-text 1/1(rrgg)r5(gr)/1 r 4");
    const std::string json = to_json(make_view_model(run.app), run.app);
    for (const std::string_view part :
        {"\"intent\":\"play 0\"", "\"intent\":\"play 2\"", "\"intent\":\"play 3\"",
            "\"intent\":\"take-back\"", "Red, you: 1 at home, 3 on the track, 1 captured, 0 killed.",
            "\"lang\":\"en\"", "\"theme\":\"light\""}) {
        CAPTURE(part);
        CHECK(json.find(part) != std::string::npos);
    }
    CHECK(json.find("\"intent\":\"throw\"") == std::string::npos);
}

TEST_CASE("the chance to win is in the page's text where it is asked for") {
    AppRun run;
    const auto text = [&] { return to_json(make_view_model(run.app), run.app); };
    CHECK(text().find("chance to win") == std::string::npos);
    run.ask("chance-bar on");
    const std::string sentence = "Red " + make_view_model(run.app).chance->shares[0] + ", Green ";
    CHECK(text().find(sentence) != std::string::npos);
}

TEST_CASE("what the analysis board shows is in the page's text: each move's chance, and the tool in use") {
    AppRun run;
    run.ask("open-text 2/r2(gr)r4/3 r 2");
    run.ask("analyse");
    run.ask("tool remove");
    const ViewModel view = make_view_model(run.app);
    const std::string json = to_json(view, run.app);
    REQUIRE(view.move_chances.size() == 3);
    for (const MoveChance& move : view.move_chances) {
        const Move made = legal_moves(run.app.game().position(), 2).from(move.from);
        CHECK(move.sentence == choosable_sentence(english(), run.app.game().position(), made));
        CHECK(json.find("\"" + move.sentence + ": " + move.chance + "\"") != std::string::npos);
    }
    const auto pressed = [&](std::string_view tool) {
        const auto at = json.find("\"intent\":\"tool " + std::string(tool) + "\"");
        REQUIRE(at != std::string::npos);
        return json.substr(at, json.find('}', at) - at).find("\"pressed\":true") != std::string::npos;
    };
    CHECK(pressed("remove"));
    CHECK_FALSE(pressed("red"));
}
