//! Sentences with their values in every language, for review by a speaker: every refusal of the game, and a lobby.

use yatzy_rules::{Catalogue, CellSet, Keep, Points, Refusal, Seat};
use yatzy_text::{Explain, Lang, OnPad, Pad, PadNames, Text, say};

/// Names with which case endings and articles would show.
const NAMES: [&str; 3] = ["Anna", "Maksims", "Óli"];

/// Each refusal once, with boxes of the pad.
fn refusals(cell: impl Fn(&str) -> yatzy_rules::Cell) -> Vec<Refusal> {
    let cells = |ids: &[&str]| ids.iter().map(|id| cell(id)).collect::<CellSet>();
    let later = |because: Refusal| Refusal::LaterTurn { round: 4, seat: Seat(1), because: Box::new(because) };
    vec![
        Refusal::GameOver,
        Refusal::NoSuchSeat(Seat(6)),
        Refusal::NotYourTurn { seat: Seat(0), turn_of: Seat(1) },
        Refusal::NotYourTurn { seat: Seat(2), turn_of: Seat(3) },
        Refusal::SeatLeft(Seat(1)),
        Refusal::SeatLeft(Seat(3)),
        Refusal::TooLateToJoin,
        Refusal::NoSuchCell,
        Refusal::NameFirst,
        Refusal::NothingToName,
        Refusal::AlreadyNamed,
        Refusal::ThrowFirst,
        Refusal::NoRethrow,
        Refusal::FirstThrowWithAll,
        Refusal::NothingThrown,
        Refusal::NotInHand { keep: Keep::new("66".parse().unwrap()), hand: "12346".parse().unwrap() },
        Refusal::DiceCount { expected: 1, found: 2 },
        Refusal::DiceCount { expected: 2, found: 1 },
        Refusal::DiceCount { expected: 5, found: 4 },
        Refusal::BoxTaken(cell("three-of-a-kind")),
        Refusal::OutOfOrder { cell: cell("yatzy"), allowed: cells(&["ones"]) },
        Refusal::OutOfOrder { cell: cell("full-house"), allowed: cells(&["fives", "sixes"]) },
        Refusal::ChanceIsLastResort { scores: cells(&["twos", "four-of-a-kind"]) },
        Refusal::ChanceAfterMiss { scores: cells(&["twos", "one-pair"]) },
        Refusal::ZeroIsLastResort { cell: cell("full-house"), scores: cells(&["large-straight"]) },
        Refusal::NamedBoxScores { named: cell("small-straight") },
        Refusal::JokerHasItsPlace { cells: cells(&["sixes"]) },
        Refusal::JokerHasItsPlace { cells: cells(&["full-house", "chance"]) },
        Refusal::WrongPoints { expected: Points(1), found: Points(5) },
        Refusal::WrongPoints { expected: Points(22), found: Points(21) },
        Refusal::WrongExtra { expected: Points(100), found: Points(50) },
        Refusal::ImpossiblePoints {
            cell: cell("ones"),
            found: Points(21),
            possible: (0..=5).map(Points).collect(),
        },
        Refusal::ImpossiblePoints {
            cell: cell("sixes"),
            found: Points(2),
            possible: [0, 6, 12].map(Points).into(),
        },
        Refusal::NoExtraYatzy,
        Refusal::NotFromTheTable,
        Refusal::ThrowsNeeded,
        Refusal::ThrowCount { found: 7, most: 3 },
        Refusal::TurnHasBegun,
        Refusal::NothingToTakeBack,
        Refusal::ThrowStands,
        Refusal::NoSuchTurn { round: 3, seat: Seat(1) },
        later(Refusal::BoxTaken(cell("chance"))),
    ]
}

#[test]
fn refusals_read_well() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let refusals = refusals(|id| rules.cell(id).unwrap());
    for lang in Lang::ALL {
        let (text, names) = (Text::new(lang), PadNames::of_id("yatzy"));
        let pad = Pad { rules: &rules, names: &names, seats: &NAMES.map(str::to_owned) };
        let said = refusals.iter().map(|error| OnPad { error, pad: Some(pad) }.explain(text) + "\n");
        insta::assert_snapshot!(format!("refusals_in_{}", lang.code()), said.collect::<String>());
    }
}

/// An invitation, its seats, and whose turn it is, for names and numbers of every form.
#[test]
fn lobbies_read_well() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let bot = say!(text, "bot-name", level = say!(text, "level-casual"));
        let unnamed = say!(text, "seat-number", seat = 2);
        let mut said = vec![
            say!(text, "invite-title"),
            say!(text, "invite-how", address = "192.168.1.7:8710"),
            say!(text, "invite-code", address = "192.168.1.7:8710", code = "K7Q"),
            say!(text, "invite-hint", code = "K7Q"),
            say!(text, "invite-only-here", command = "yatzy --lan"),
            say!(text, "seat-title"),
            say!(text, "seat-offer", title = text.game_title("maxi").unwrap()),
            say!(text, "seat-link-new-sure"),
            say!(text, "seat-no-answer"),
            say!(text, "seat-asked-already"),
            say!(text, "seat-refused"),
            say!(text, "seat-request-over"),
            say!(text, "online-plain-request", number = "0427"),
            say!(text, "online-plain-ask", name = NAMES[0]),
        ];
        said.extend(
            [(0, 2), (1, 2), (2, 5), (5, 21)]
                .map(|(here, all)| say!(text, "invite-here-count", here = here, all = all)),
        );
        said.extend(
            [1, 2, 5, 21].map(|seconds| say!(text, "table-step-in-wait", name = NAMES[0], seconds = seconds)),
        );
        said.extend([1, 2, 5, 21].map(|count| say!(text, "home-games-waiting", count = count)));
        said.extend([1, 2, 5, 21].map(|count| say!(text, "table-spectators", count = count)));
        said.extend([1, 2, 5, 21].map(|seconds| say!(text, "online-again-soon", seconds = seconds)));
        for name in [NAMES[0], &unnamed, &bot] {
            let by_name = [
                say!(text, "seat-you", name = name),
                say!(text, "seat-here", name = name),
                say!(text, "seat-waiting", name = name),
                say!(text, "seat-away", name = name),
                say!(text, "seat-link", name = name),
                say!(text, "seat-link-hint", name = name),
                say!(text, "seat-held", name = name),
                say!(text, "seat-i-am", name = name),
                say!(text, "seat-expected", name = name),
                say!(text, "seat-other-name", name = name),
                say!(text, "seat-elsewhere", name = name),
                say!(text, "seat-asked", name = name, number = "0427"),
                say!(text, "seat-request", name = name, number = "0427"),
                say!(text, "seat-rename-label", name = name),
                say!(text, "table-turn", name = name),
                say!(text, "plain-turn", name = name, round = 3, rounds = 15),
                say!(text, "table-seat-left", name = name),
                say!(text, "table-bot-took-over", name = name),
                say!(text, "table-leave", name = name),
                say!(text, "leave-sure", name = name),
                say!(text, "over-heading-won", name = name, points = 221),
                say!(text, "records-new", name = name, points = 231, better = 1),
                say!(text, "plain-card", name = name),
                say!(text, "online-not-your-choice", name = name),
            ];
            said.push(format!("\n{}", by_name.join("\n")));
        }
        insta::assert_snapshot!(format!("lobby_in_{}", lang.code()), said.join("\n"));
    }
}

/// Matches, challenges, today's game and exercises, with numbers of every form.
#[test]
fn games_with_the_same_dice_read_well() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let level = say!(text, "level-casual");
        let theme = say!(text, "practise-theme-straights");
        let mut said = vec![
            say!(text, "match-how"),
            say!(text, "match-note"),
            say!(text, "match-remove", name = NAMES[0]),
            say!(text, "match-parted", turn = 3),
            say!(text, "match-estimated"),
            say!(text, "friend-invites", name = NAMES[0]),
            say!(text, "friend-how"),
            say!(text, "friend-link"),
            say!(text, "today-closed", time = "2026-11-19 00:00"),
            say!(text, "today-later"),
            say!(text, "practise-number", number = 3, count = 10),
            say!(text, "practise-rating", level = level, rating = 1432),
            say!(text, "practise-by-theme", theme = theme, right = 3, count = 4),
            say!(text, "practise-how", id = "yatzy"),
            say!(text, "practise-unclear", given = "7-7", id = "yatzy"),
            say!(text, "practise-lesson-bonus"),
            say!(text, "practise-lesson-chance"),
        ];
        said.extend([1, 2, 5, 21].map(|days| say!(text, "today-streak", days = days)));
        said.extend([1, 2, 5, 21].map(|count| say!(text, "today-finished", count = count)));
        said.extend([2, 12, 21].map(|most| say!(text, "match-full", most = most)));
        said.extend([1, 2, 5, 221].map(|points| {
            let points = say!(text, "points", points = points);
            say!(text, "match-recommended", points = points)
        }));
        insta::assert_snapshot!(format!("same_dice_in_{}", lang.code()), said.join("\n"));
    }
}
