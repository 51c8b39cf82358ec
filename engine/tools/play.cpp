// puluc play: the game in a terminal, for two people or against a level.
#include "engine/evaluation.hpp"
#include "engine/opponent.hpp"
#include "engine/tools/chances.hpp"
#include "engine/tools/input.hpp"
#include "engine/tools/text_board.hpp"
#include <filesystem>
#include <iostream>
#include <memory>
#include <random>

namespace puluc {
namespace {

struct PlayOptions {
    std::string level;        ///< empty: two people
    std::string side = "red"; ///< the person's
    std::string table;        ///< empty: the one beside this program, or none
    std::optional<std::uint64_t> seed;
};

constexpr std::string_view help =
    R"(The numbers above the board are the spaces: 0 is Red's city, 10 is Green's.
On a space, the middle row shows who stands there; the letters above are its
captives, those below its compatriots. Type the number of a move in the list,
or the move itself (0-3, or 3x5 where it captures), or
  back     to take the last move back; the same throw comes again
  record   to see the game as text
  help     to see this
  quit     to leave
)";

class TerminalGame {
  public:
    TerminalGame(std::optional<Level> level, Evaluation evaluation, Side person, Random random)
        : level_(level),
          evaluation_(std::move(evaluation)),
          person_(person),
          sticks_(random.next()),
          opponent_(random.next()) {}

    void play() {
        std::cout << "Puluc. Type help at any time.\n";
        while (!game_.over()) {
            throw_and_show();
            const auto move = computer_moves() ? computer_move() : ask_for_move();
            if (!move) return leave();
            make(*move);
        }
        std::cout << '\n' << draw_board(game_.position());
        const Side winner = *game_.position().winner();
        std::cout << side_word(winner) << " wins: every piece of " << side_word(other(winner))
                  << " is captured or killed.\n";
    }

  private:
    [[nodiscard]] Side to_move() const { return game_.position().to_move(); }
    [[nodiscard]] bool computer_moves() const { return level_ && to_move() != person_; }
    [[nodiscard]] MoveList moves() const { return legal_moves(game_.position(), game_.sticks()->value()); }

    void throw_and_show() {
        const Throw value = game_.throw_sticks(sticks_).value();
        std::cout << '\n' << draw_board(game_.position()) << side_word(to_move()) << " throws " << value;
        std::cout << (value == largest_throw ? ": no mark.\n" : ".\n");
    }

    Move computer_move() {
        return choose_move(*level_, game_.position(), game_.sticks()->value(), evaluation_, opponent_);
    }

    void make(const Move& move) {
        const Position before = game_.position();
        const auto step = game_.play(move);
        std::cout << side_word(before.to_move()) << " plays " << to_text(move) << ": "
                  << describe(before, *step) << ".\n";
    }

    void list_moves() const {
        int number = 1;
        for (const Move move : moves())
            std::cout << "  " << number++ << "  " << to_text(move) << "  "
                      << describe(game_.position(), puluc::play(game_.position(), move)) << '\n';
    }

    /// The person's move; nothing when the person leaves or the input ends.
    std::optional<Move> ask_for_move() {
        list_moves();
        while (std::cout << side_word(to_move()) << "'s move: " << std::flush && lines_.next()) {
            const std::string line(lines_.text());
            if (line == "quit") return std::nullopt;
            if (const auto move = find_move(line)) return move;
            obey(line);
        }
        std::cout << '\n';
        return std::nullopt;
    }

    /// The move that is meant by its number in the list or by its text. A hyphen does for a capture too.
    [[nodiscard]] std::optional<Move> find_move(const std::string& text) const {
        int number = 1;
        const auto typed = parse_move(text);
        for (const Move move : moves()) {
            if (text == std::to_string(number++)) return move;
            if (typed && typed->from == move.from && typed->to == move.to && typed->captures <= move.captures)
                return move;
        }
        return std::nullopt;
    }

    /// Does what a line asks for that is no move.
    void obey(const std::string& line) {
        if (line == "help") {
            std::cout << help;
        } else if (line == "record") {
            std::cout << to_text(record_of(game_));
        } else if (line == "back") {
            take_back();
        } else if (parse_move(line)) {
            std::cout << "The throw does not allow " << line << ".\n";
        } else {
            std::cout << "Please type a move, its number, back, record, help or quit.\n";
        }
    }

    /// Goes back to the last move of a person.
    void take_back() {
        int ply = game_.ply() - 1;
        const auto is_person = [&](int at) {
            const Position& position =
                at == 0 ? game_.start() : game_.steps()[static_cast<std::size_t>(at - 1)].next;
            return !level_ || position.to_move() == person_;
        };
        while (ply >= 0 && !is_person(ply)) --ply;
        if (ply < 0) {
            std::cout << "There is no move to take back.\n";
            return;
        }
        game_.go_to(ply, true);
        throw_and_show();
        list_moves();
    }

    void leave() const {
        std::cout << "You leave the game at " << to_text(game_.position(), game_.sticks()->value()) << ".\n";
    }

    Game game_;
    std::optional<Level> level_; ///< the computer's, where it plays
    Evaluation evaluation_;      ///< what it judges by
    Side person_;                ///< the person's side against the computer
    InputLines lines_;           ///< what the person types
    Random sticks_;
    Random opponent_;
};

/// What the computer judges by: the table that is asked for or there, else the built-in evaluation.
Evaluation find_evaluation(const PlayOptions& options) {
    if (!options.table.empty()) return open_table(options.table);
    const std::string table = shipped_table();
    return std::filesystem::exists(table) ? open_table(table) : estimate;
}

void run(const PlayOptions& options) {
    const std::uint64_t seed = options.seed ? *options.seed : std::random_device{}();
    const Side person = options.side == "red" ? Side::red : Side::green;
    const auto level = parse_level(options.level);
    TerminalGame(level, level ? find_evaluation(options) : Evaluation{}, person, Random(seed)).play();
}

} // namespace

void add_play(CLI::App& program) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = program.add_subcommand("play", "Play in the terminal.");
    CLI::Option* level =
        command
            ->add_option("--level", options->level, "Play against the computer; without it, two people play.")
            ->check(CLI::IsMember(level_words()));
    command->add_option("--side", options->side, "The side that you play against the computer (red).")
        ->check(CLI::IsMember({"red", "green"}))
        ->needs(level);
    command
        ->add_option("--table", options->table,
            "The table that the computer plays by (puluc.table beside this program; its estimate without).")
        ->needs(level);
    add_seed(*command, options->seed, "The same seed gives the same throws.");
    command->callback([options] { run(*options); });
}

} // namespace puluc
