//! Requests and new tables whose digests stand in the golden files.

use crate::{NewRules, NewSeat, NewTable, Request, TableRequest, Token, Who};
use std::sync::Arc;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Cell, DiceSource, Goal, Hand, Keep, Names, Points, Ruleset, Seat, Shown, TableTurn,
};

/// A name with characters that an escaped text spells out.
const ODD_NAME: &str = "Ida \"i\" d'Été \\ e\u{301}\t\u{7f}🎲";

fn askers() -> [(&'static str, Who); 3] {
    let device = Who::with(Token::from_bytes([9; 32])).from_origin(3);
    [("device", device), ("without-token", Who::default()), ("terminal", Who::here())]
}

fn cell(index: usize) -> Cell {
    Cell::at(index).unwrap()
}

fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

fn actions() -> Vec<(&'static str, Action)> {
    let by_hand =
        TableTurn { named: None, shown: Shown::Hand(hand("1-3-3-5-6")), throws: None, cell: cell(0) };
    let by_points = TableTurn {
        named: Some(cell(59)),
        shown: Shown::Points { points: Points(999), extra_yatzy: true },
        throws: Some(12),
        cell: cell(59),
    };
    let struck = Shown::Points { points: Points(0), extra_yatzy: false };
    vec![
        ("name", Action::Name(cell(17))),
        ("throw-all", Action::Throw(Keep::NOTHING)),
        ("throw", Action::Throw(Keep::new(hand("1-1-2-6-6")))),
        ("enter", Action::Enter(cell(8))),
        ("table-hand", Action::Table(by_hand)),
        ("table-points", Action::Table(by_points)),
        ("take-back", Action::TakeBack),
        (
            "correct",
            Action::Correct { round: 3, seat: Seat(39), table: TableTurn { shown: struck, ..by_points } },
        ),
        ("hint", Action::Hint),
        ("join", Action::Join),
        ("leave", Action::Leave(Seat(2))),
        ("abandon", Action::Abandon),
    ]
}

fn requests() -> Vec<(String, Request)> {
    let (token, other) = (Token::from_bytes([5; 32]), Token::from_bytes([6; 32]));
    let odd = || Some(ODD_NAME.to_owned());
    let mut requests = Vec::new();
    let mut add = |name: &str, request| requests.push((name.to_owned(), request));
    for (name, action) in actions() {
        add(&format!("act-{name}"), Request::Act(action, None));
        add(&format!("computer-{name}"), Request::Computer(action));
    }
    let bytes = std::array::from_fn(|i| i as u8 * 8);
    add("act-throw-bytes", Request::Act(Action::Throw(Keep::NOTHING), Some(PlayerBytes(bytes))));
    add("take-by-link", Request::TakeByLink { token, name: None });
    add("take-by-link-named", Request::TakeByLink { token, name: odd() });
    add("take-by-other-link", Request::TakeByLink { token: other, name: None });
    add("take-open", Request::TakeOpen { seat: Seat(0), name: None });
    add("take-open-named", Request::TakeOpen { seat: Seat(3), name: odd() });
    add("join", Request::Join { name: ODD_NAME.to_owned() });
    add("relink", Request::Relink(Seat(1)));
    add("rename", Request::Rename { seat: Seat(1), name: ODD_NAME.to_owned() });
    add("rename-empty", Request::Rename { seat: Seat(1), name: String::new() });
    add("hand-over", Request::HandOver { seat: Seat(1), level: "club".to_owned() });
    for (name, goal) in goals() {
        add(&format!("aim-{name}"), Request::SetGoal { seat: Seat(1), goal });
    }
    add("seal", Request::Seal);
    requests
}

fn goals() -> [(&'static str, Goal); 4] {
    [("mean", Goal::Mean), ("at-least", Goal::AtLeast(300)), ("win", Goal::Win), ("record", Goal::Record)]
}

/// Every kind of request, by name; one of them by every asker, with and without a version.
pub fn asked() -> Vec<(String, TableRequest)> {
    let sample = |name: &str, request: &Request, (asker, who): &(&str, Who), version: Option<u32>| {
        let at = version.map_or("any".to_owned(), |version| version.to_string());
        let asked =
            TableRequest { who: who.clone(), version, key: Some("k".repeat(32)), request: request.clone() };
        (format!("{name} {asker} {at}"), asked)
    };
    let askers = askers();
    let mut samples = Vec::new();
    for (name, request) in requests() {
        samples.push(sample(&name, &request, &askers[0], Some(41)));
        if matches!(name.as_str(), "act-throw" | "join") {
            for asker in &askers {
                let versions = [None, Some(0), Some(u32::MAX)];
                samples.extend(versions.map(|version| sample(&name, &request, asker, version)));
            }
        }
    }
    samples
}

/// Tables of every kind, by name, with the host.
pub fn new_tables() -> Vec<(String, Who, NewTable)> {
    let [(_, device), _, (_, terminal)] = askers();
    let listed = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".to_owned(), options: Vec::new() },
        source: DiceSource::Program,
        seats: vec![NewSeat::Here("Anna".to_owned())],
        goal: Goal::Mean,
        hints: None,
        key: Token::from_bytes([7; 32]),
    };
    let seats = vec![
        NewSeat::Here(ODD_NAME.to_owned()),
        NewSeat::Elsewhere("Björn".to_owned()),
        NewSeat::Open,
        NewSeat::Computer { level: "club".to_owned(), name: None },
        NewSeat::Computer { level: "greedy".to_owned(), name: Some(ODD_NAME.to_owned()) },
    ];
    let options = vec![("order".to_owned(), "down".to_owned()), ("bonus".to_owned(), "none".to_owned())];
    let options = NewRules::Listed { id: "maxi".to_owned(), options };
    let mut samples = vec![
        ("listed".to_owned(), device.clone(), listed.clone()),
        ("listed-terminal".to_owned(), terminal, listed.clone()),
        ("listed-options".to_owned(), device.clone(), NewTable { rules: options, ..listed.clone() }),
        ("seats".to_owned(), device.clone(), NewTable { seats, ..listed.clone() }),
        ("real-dice".to_owned(), device.clone(), NewTable { source: DiceSource::Table, ..listed.clone() }),
    ];
    for hints in [false, true] {
        let new = NewTable { hints: Some(hints), ..listed.clone() };
        samples.push((format!("hints-{hints}"), device.clone(), new));
    }
    for (name, goal) in goals().into_iter().filter(|(_, goal)| *goal != listed.goal) {
        samples.push((format!("goal-{name}"), device.clone(), NewTable { goal, ..listed.clone() }));
    }
    for (name, edition, rules, names) in own_rules() {
        let new = NewTable { rules: NewRules::Own { edition, rules, names }, ..listed.clone() };
        samples.push((format!("own-{name}"), device.clone(), new));
    }
    samples
}

/// Rules of one's own, with every form of box and every option.
fn own_rules() -> Vec<(&'static str, Option<String>, Arc<Ruleset>, Names)> {
    let rules = |lines: &str| Arc::new(Ruleset::from_lines(lines.lines()).unwrap());
    let mut names = Names::default();
    names.insert(None, "title", ODD_NAME);
    names.insert(None, "pair", "Two of them");
    names.insert(Some("sv"), "pair", "Par");
    vec![
        ("boxes", None, rules(&format!("{PLAIN}{BOXES}")), Names::default()),
        ("names", Some("tactic-sv".to_owned()), rules(&format!("{PLAIN}{BOXES}")), names),
        ("options", None, rules(&format!("{OPTIONS}{BOXES}")), Names::default()),
        ("declare", None, rules(&format!("{DECLARE}{BOXES}")), Names::default()),
        ("columns", None, rules(&format!("{COLUMNS}{BOXES}")), Names::default()),
        ("booklet-jokers", None, rules(JOKERS), Names::default()),
        ("official-jokers", None, rules(&JOKERS.replace("booklet", "official")), Names::default()),
    ]
}

const BOXES: &str = "\
box ones face 1 pays matched
box sixes face 6 pays matched
box pair groups 2 pays matched
box full-house groups 3 2 pays all
box straight run 1 to 5 pays 15
box any-four run of 4 pays 30
box chance any pays all
box yatzy groups 5 pays 50+sum
";

const PLAIN: &str = "dice 5\ncolumns 1\n";

const OPTIONS: &str = "\
dice 6
columns 1
bonus at-least:5 50
order down
chance last-resort
zero last-resort
chips yes
";

const DECLARE: &str = "dice 5\ncolumns 1\nbonus more-than:6 35\ndeclare yes\n";

const COLUMNS: &str = "dice 5\ncolumns 1 2 3\n";

const JOKERS: &str = "\
dice 5
columns 1
bonus at-least:63 35
order upper-first
joker booklet 100
box ones face 1 pays matched
box three groups 3 pays all
box yatzy groups 5 pays 50
";
