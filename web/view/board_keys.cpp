// The keys of the board (board_view.hpp): one table for what a key does and for whether it is used now.
#include "web/view/board_view.hpp"
#include <algorithm>
#include <array>

namespace puluc::view {
using namespace puluc::ui;

namespace {

struct Key {
    ImGuiKey key = ImGuiKey_None;
    std::string_view name; ///< as the web has it
    bool repeats = false;  ///< held down, it goes on
};

constexpr std::array keys{
    Key{ImGuiKey_Space, " "}, Key{ImGuiKey_LeftArrow, "ArrowLeft", true},
    Key{ImGuiKey_RightArrow, "ArrowRight", true}, Key{ImGuiKey_UpArrow, "ArrowUp", true},
    Key{ImGuiKey_DownArrow, "ArrowDown", true}, Key{ImGuiKey_Tab, "Tab", true}, Key{ImGuiKey_Enter, "Enter"},
    Key{ImGuiKey_KeypadEnter, "Enter"}, Key{ImGuiKey_Escape, "Escape"}, Key{ImGuiKey_U, "u", true},
    Key{ImGuiKey_R, "r", true}, Key{ImGuiKey_H, "h"}, Key{ImGuiKey_N, "n"}, Key{ImGuiKey_M, "m"},
    Key{ImGuiKey_None, "?"}, // where it lies depends on the keyboard: it comes as a character
};

// Right and up go to the next piece in the mover's direction if that is where the mover is going, else back.
int towards(const ViewModel& view, const Layout& layout, std::string_view arrow) {
    const bool onwards = arrow == "ArrowRight" || arrow == "ArrowUp";
    const bool mover_onwards = layout.standing ? view.to_move == layout.bottom : view.to_move == Side::red;
    return onwards == mover_onwards ? 1 : -1;
}

std::optional<Intent> choosing(
    const ViewModel& view, const Layout& layout, std::string_view name, bool shift) {
    if (view.choosable.empty()) return std::nullopt;
    if (name != "Tab") {
        const bool upright = name == "ArrowUp" || name == "ArrowDown";
        if (upright && !layout.standing) return std::nullopt;
        return ChooseNext{towards(view, layout, name)};
    }
    const Choosable& end = shift ? view.choosable.front() : view.choosable.back();
    if (view.chosen == end.from) return std::nullopt; // it leaves the board
    return ChooseNext{shift ? -1 : 1};
}

std::optional<Intent> escaping(const ViewModel& view) {
    if (view.panel) return ClosePanel{};
    if (view.chosen) return LetGo{};
    if (!view.notice.empty()) return DismissNotice{};
    return std::nullopt;
}

// A key that stands for a button of the screen does what the button does, if it is there and can be pressed.
std::optional<Intent> as_button(const ViewModel& view, std::string_view key) {
    for (const ScreenButton& button : view.buttons) {
        if (button.enabled && button.key == key) return button.intent;
    }
    return std::nullopt;
}

std::optional<Intent> meaning(
    std::string_view name, bool shift, const ViewModel& view, const Layout& layout) {
    if (name == "Escape") return escaping(view);
    if (view.panel) return std::nullopt; // its keys are ImGui's
    if (name == " " && (view.can_throw || view.sticks_state == SticksState::tumbling)) return ThrowSticks{};
    if (name.starts_with("Arrow") || name == "Tab") return choosing(view, layout, name, shift);
    if (name == "Enter" && view.chosen) return PlayChosen{};
    if (name == "u") return as_button(view, "U");
    if (name == "r") return as_button(view, "R");
    if (name == "h") return as_button(view, "H");
    if (view.embedded) return std::nullopt; // the menu and what it leads to are not there
    if (name == "n") return OpenPanel{PanelId::new_game};
    if (name == "m") return OpenPanel{PanelId::menu};
    if (name == "?") return OpenPanel{PanelId::help};
    return std::nullopt;
}

bool is_pressed(const Key& key) {
    const ImGuiIO& io = ImGui::GetIO();
    if (key.key != ImGuiKey_None) return ImGui::IsKeyPressed(key.key, key.repeats);
    if (io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_Slash, false)) return true; // where no characters come
    return std::find(io.InputQueueCharacters.begin(), io.InputQueueCharacters.end(), ImWchar{'?'})
           != io.InputQueueCharacters.end();
}

} // namespace

std::vector<Intent> key_intents(Hand& hand, const ViewModel& view, const Layout& layout) {
    std::vector<Intent> asked;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return asked;
    for (const Key& key : keys) {
        if (!is_pressed(key)) continue;
        hand.by_keys = true;
        if (auto intent = meaning(key.name, io.KeyShift, view, layout)) asked.push_back(std::move(*intent));
    }
    return asked;
}

bool takes_key(std::string_view key, bool shift, const ViewModel& view, const Layout& layout) {
    if (view.panel) {
        constexpr std::array<std::string_view, 12> used{"Tab", "Enter", " ", "Escape", "ArrowLeft",
            "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"};
        return std::find(used.begin(), used.end(), key) != used.end();
    }
    std::string small(key);
    if (small.size() == 1 && small[0] >= 'A' && small[0] <= 'Z')
        small[0] = static_cast<char>(small[0] - 'A' + 'a');
    return meaning(small, shift, view, layout).has_value();
}

} // namespace puluc::view
