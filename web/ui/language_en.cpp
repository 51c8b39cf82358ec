// English.
#include "web/ui/language.hpp"

namespace puluc::ui {

const Language& english() {
    static constexpr Language words{
        .code = "en",
        .own_name = "English",
        .sides =
            {
                .name = {"Red", "Green"},
                .adjective = {"red", "green"},
                .you = "you",
                .person = "a person",
                .computer = "computer, {0}",
                .level = {"beginner", "casual", "keen", "expert", "perfect"},
                .line = "{0}: {1} · {2}: {3}",
                .counts = "{0} at home, {1} on the track, {2} captured, {3} killed",
                .killed = "killed {0}",
            },
        .status =
            {
                .you_throw = "Your turn: throw the sticks",
                .side_throws = "{0}: throw the sticks",
                .tumbling = "The sticks are falling",
                .computer_throws = "{0} is about to throw",
                .computer_thinks = "{0} threw {1}",
                .you_move = {"Your move: 1 space", "Your move: {0} spaces"},
                .side_moves = {"{1} to move: 1 space", "{1} to move: {0} spaces"},
                .you_win = "You win",
                .you_lose = "{0} wins this one",
                .side_wins = "{0} wins",
                .reason = "All {0} pieces are captured or killed.",
                .paused = "Paused: {0} is to move",
                .shown = "{0} is to move",
                .replay = "Move {0} of {1}",
                .opening = "Every throw enters a piece or moves one on.",
                .no_mark = "No stick shows its mark, so the throw is worth 5.",
                .hint = "Hint: {0}.",
                .throw_first = "Throw first: what is good depends on the sticks.",
            },
        .sticks =
            {
                .words = {"one marked", "two marked", "three marked", "four marked", "no mark: 5"},
                .announce = "{0} threw {1}: {2}.",
                .prompt = "Throw",
            },
        .happened =
            {
                .entered = "{0} entered a piece on space {1}.",
                .moved = "{0} moved from space {1} to space {2}.",
                .captured = {"{1} captured 1 piece on space {2}.", "{1} captured {0} pieces on space {2}."},
                .captured_and_freed = {"{1} captured 1 piece on space {2} and freed {3}.",
                    "{1} captured {0} pieces on space {2} and freed {3}."},
                .returned = {"{1} returned 1 piece home.", "{1} returned {0} pieces home."},
                .returned_and_killed = {"{1} returned 1 piece home and killed {2}.",
                    "{1} returned {0} pieces home and killed {2}."},
                .pieces = {"1 piece", "{0} pieces"},
            },
        .can =
            {
                .label = {"move", "enter", "capture", "capture, free", "return", "return, kill"},
                .enter = "Enter a piece on space {1}",
                .move = "Move from space {0} to space {1}",
                .bring_home = "Return home from space {0}",
                .capturing = ", capturing {0}",
                .freeing = ", freeing {0}",
                .killing = ", killing {0}",
            },
        .buttons =
            {
                .take_back = "Take back",
                .redo = "Redo",
                .hint = "Hint",
                .menu = "Menu",
                .help = "Help",
                .close = "Close",
                .throw_sticks = "Throw the sticks",
                .play_on = "Play on",
                .start = "Start the game",
                .replay = "Replay",
                .pause = "Pause",
                .first = "First",
                .back = "Back",
                .next = "Next",
                .last = "Last",
                .copy_link = "Copy link",
                .copy_record = "Copy game as text",
                .copy_position = "Copy position as text",
                .open_text = "Open a position or game",
                .dismiss = "Dismiss",
            },
        .panels =
            {
                .menu = "Menu",
                .new_game = "New game",
                .settings = "Settings",
                .turns = "Turns and replay",
                .throws = "Throws",
                .about = "Rules",
                .help = "Help",
                .share = "Open and share",
                .chances = "Chances",
                .review = "Review",
                .tutor = "Are you sure?",
                .analysis = "Analysis board",
            },
        .new_game =
            {
                .opponent = "Opponent: the computer, or a person",
                .level = {"Beginner", "Casual", "Keen", "Expert", "Perfect"},
                .person_here = "A person here",
                .side = "You play",
                .starter = "Who starts, by the rules Red",
            },
        .settings =
            {
                .theme = "Theme",
                .theme_automatic = "As the device",
                .light = "Light",
                .dark = "Dark",
                .contrast = "High contrast",
                .motion = "Motion",
                .motion_automatic = "As the device",
                .full = "Full",
                .reduced = "Reduced",
                .speed = "Speed",
                .slow = "Slow",
                .normal = "Normal",
                .fast = "Fast",
                .language = "Language",
                .language_automatic = "As the device",
                .sound = "Sound",
                .volume = "Volume",
                .automatic_throw = "Throw by itself on my turn",
                .chance_bar = "Show the chance to win",
                .tutor = "Question weak moves",
            },
        .lists =
            {
                .number = "Turn",
                .side = "Side",
                .thrown = "Throw",
                .move = "Move",
                .none = "No turns yet.",
                .log = "In order",
                .log_none = "Nothing has been thrown yet.",
                .expected = "expected {0}",
                .explain = "Each stick is fair. Of 16 throws, 4 are expected to be a 1, six a 2, four a 3, "
                           "one a 4 and one a "
                           "5. A taken back move never changes a throw.",
                .side_log = "{0}: {1}",
            },
        .share = {.intro = "A link holds the whole game. The text forms can be pasted here again."},
        .analysis =
            {
                .tools = {"Play", "Red piece", "Green piece", "Remove", "Turn over"},
                .side_to_move = "{0} to move",
                .throw_of = "Throw {0}",
                .no_throw = "No throw",
                .use = "{0}: space {1}",
                .status = "Analysis board",
                .detail = "Choose a tool and tap a space. A tool that is put away lets you play.",
                .play_computer = "Play from here against the computer",
                .back_to_game = "Back to the game",
            },
        .study =
            {
                .bar = "chance to win",
                .share = "{0} %",
                .decimal = ".",
                .side_chance = "{0} wins with a chance of {1} %.",
                .exact = "These chances are exact to half a point: the game is solved.",
                .estimated = "These chances are estimates, until the solved game is loaded.",
                .on_its_way = "These chances are estimates. The solved game is on its way: {0} %.",
                .before_throw = "By throw",
                .after_move = "After each move",
                .odds = "Odds",
                .best = "Best move",
                .chance = "Chance",
                .cost = "Cost",
                .odds_of = "{0} in 16",
                .question = "This move gives away {0} points of a hundred.",
                .better = "Better: {0}.",
                .play_better = "Play the better move",
                .play_anyway = "Play it anyway",
                .no_game = "There is nothing to review yet.",
                .luck = "Luck",
                .points = "Chance in %",
                .at_start = "at the start",
                .at_end = "at the end",
                .now = "now",
                .by_sticks = "own sticks",
                .by_moves = "own moves",
                .by_other = "other side",
                .marks = {"best", "good", "slip", "mistake", "blunder"},
                .mark = "Mark",
                .graph = "Red’s chance over the game",
                .legend = {"sticks", "moves", "mistake, blunder"},
                .place = "Turn {0} · {1} {2} · {3}",
                .place_detail = "{0} {1} % · sticks {2} · move {3}",
                .place_better = " · better {0}",
                .better_move = "Better",
            },
        .rules = {{
            {"The aim", "Capture or kill every piece of the other side. A side that has no free piece left "
                        "has lost."},
            {"The board", "Eleven spaces in a row: Red’s city, nine track spaces, Green’s city. Each side "
                          "starts with five "
                          "pieces in its city and moves towards the other city. Red starts."},
            {"A turn", "Throw the four sticks. The marked sides that show are the value, from 1 to 4; when "
                       "none shows it "
                       "is 5. Then enter a piece from your city, or move a free piece of yours, by just that "
                       "many spaces. "
                       "There is always a move, and it must be made."},
            {"Capture", "Land on an enemy piece or pile and you capture all of it. Your piece is the carrier "
                        "now: the "
                        "enemies under it are its captives, and pieces of yours that they had captured are "
                        "freed and go "
                        "along as compatriots. You can’t land on a pile of your own."},
            {"The way home",
                "A carrier goes on forward with all that it holds. Where its move reaches or passes the "
                "enemy "
                "city, it and its compatriots return to your city, and its captives are killed."},
            {"The board here",
                "In this picture the pieces of a pile are spread out: the carrier stands in the corridor in "
                "the middle, captives at one edge, compatriots at the other."},
        }},
        .sources = {{
            {"Where the rules come from", "Puluc, also Bul or Boolik, is a running-fight game of the Mopan "
                                          "and Q’eqchi’ Maya, whose track is laid out "
                                          "with maize. These are the rules published as Professor Finkel’s "
                                          "rules. They follow R. C. Bell (1960), who "
                                          "drew on Karl Sapper (1906), by way of Damian Walker’s leaflet."},
            {"Other accounts",
                "Several descriptions have a piece that captures turn back and carry its captives to its own "
                "city. In this game it goes on to the enemy city."},
        }},
        .help = {{
            {"Play", "Tap the sticks to throw. Pieces that can move have a ring: drag one to its mark, or "
                     "tap it and then "
                     "the mark."},
            {"Keys",
                "Space throws. Left and Right, or Tab, choose a piece. Enter moves it, Esc lets go. U "
                "takes back, R plays it again, H gives a hint and then the chances, N starts a new game, "
                "M opens the menu, ? this help. On the graph of the review Left and Right walk the turns, "
                "and Enter goes there."},
            {"By ear", "All that the board shows is in the page below it as text, with a button for each "
                       "thing that can be "
                       "done. Tab leads there from the board."},
        }},
        .trouble =
            {
                .storage = "The game can’t be saved here, so it will be gone when the page is closed.",
                .no_webgl = "The board can’t be drawn here, because WebGL is missing. The buttons below play "
                            "the same game.",
                .context_lost = "The picture was lost for a moment. The game goes on.",
                .impossible = "That can’t be: {0}.",
                .not_read = "That could not be read. {0} The game goes on as it was.",
                .place = "Column {0}: {1}.",
                .place_in_line = "Line {0}, column {1}: {2}.",
                .nothing_in_text = "There is no text.",
                .unknown_link = "The link names neither a position nor a game.",
                .broken_link = "The link is damaged: a % needs two hexadecimal digits.",
                .without_table =
                    "The solved game did not come: {0}. Chances stay estimates, and the game goes on.",
                .table = {{
                    "nothing answers",
                    "the server refuses the file",
                    "the download stands still",
                    "the download broke off midway",
                    "the file is empty",
                    "the file is something else",
                    "the file is of another version",
                    "the file is of a game with other rules",
                    "the end of the file is missing",
                    "the file is too long",
                    "the file is damaged",
                    "there is not enough memory",
                    "the browser does not let it be read",
                }},
                .table_not_kept =
                    "The solved game is here, but there is no room to keep it for the next time.",
            },
        .faults = {{
            "here should be how many pieces are at home, from 0 to 5",
            "here should be /",
            "here should be empty spaces (1 to 9), a piece (r or g) or a pile in parentheses",
            "the pile should end here with )",
            "parentheses hold a pile of two pieces or more",
            "a pile is written carrier first, then compatriots, then captives",
            "the track has nine spaces",
            "here should be the side to move, r or g",
            "here should be one blank",
            "here should be a throw from 1 to 5",
            "here should be a move such as 0-3 or 3x5",
            "here should be a turn such as 3:0-3",
            "here should be the number of the turn and a full stop",
            "here should be the result: red, green or *",
            "here should be a tag such as [Red \"Ana\"]",
            "here should be an empty line between the tags and the turns",
            "there is text after the end",
            "there are more than five red pieces",
            "there are more than five green pieces",
            "a pile with compatriots holds at least one captive",
            "the side that moved last has no free piece",
            "the game is over, so nobody throws",
            "the throw does not allow this move",
            "the game is over, so there are no more turns",
            "the result is not that of the turns",
            "the tags Puluc and Position may stand only once",
            "this is a record of a version that is not known",
        }},
        .task =
            {
                .again = "Start again",
                .solution = "Show the solution",
                .reached = "Done!",
                .missed = "Not this time. Start again to try once more.",
                .shown = "This is the solution.",
                .tasks = {"Throw the sticks.", "Enter a piece.", "Capture a piece.", "Free a piece of yours.",
                    "Bring a piece home.", "Bring a captive to the enemy city, where it is killed.",
                    "Win the game.", "Get a piece to space {0}.", "Find the best move."},
            },
        .page =
            {
                .skip = "Play with text and buttons",
                .board = "The board",
                .sides = "The sides",
                .controls = "What can be done now",
                .open_title = "Open a position or a game",
                .open_hint = "Paste or type a position such as 5/9/5 r, a game record, or a link.",
                .open = "Open",
                .cancel = "Cancel",
                .copy_title = "Copy this text",
                .copy = "Copy",
                .copied = "Copied.",
                .copy_refused = "The clipboard was refused. Select the text and copy it.",
                .links = "About Puluc",
                .rules = "Rules",
                .puzzles = "Puzzles",
                .embed = "Embed",
                .source = "Source",
                .new_version = "There is a new version.",
                .take_over = "Use it",
                .close_others = "The new version comes as soon as Puluc’s other tabs are closed.",
            },
        .spoken =
            {
                .canvas = "Puluc board",
                .empty_space = "Space {0}: empty.",
                .single = "Space {0}: one {1} piece.",
                .pile = "Space {0}: {1} carrier with {3}.",
                .compatriots = {"1 compatriot", "{0} compatriots"},
                .captives = {"1 captive", "{0} captives"},
                .both = "{0} and {1}",
                .side = "{0}, {1}: {2}.",
            },
    };
    return words;
}

} // namespace puluc::ui
