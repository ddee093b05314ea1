//! The records in `records/` read back exactly, and every kind of damage is found on its line.

use std::path::{Path, PathBuf};
use yatzy_rules::{DiceSource, Goal, Player, Record, RecordProblem, RecordSeat, Refusal, Seat, Step};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

fn text_of(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap()
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "yatzy")).collect()
}

#[test]
fn every_record_reads_back_to_the_letter() {
    let mut count = 0;
    for path in records_in(&folder()) {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{}", path.display());
        count += 1;
    }
    assert!(count >= 6);
}

#[test]
fn a_garden_game_tells_its_story() {
    let record = Record::parse(&text_of("garden.yatzy")).unwrap();
    assert_eq!(record.game.source(), DiceSource::Table);
    assert_eq!(record.seats, ["Anna", "Björn", "Mormor"].map(RecordSeat::person));
    assert_eq!(record.game.turn().map(|turn| (turn.round, turn.seat)), Some((2, Seat(2))));
    let Step::Turn(corrected) = &record.game.steps()[2] else { panic!("the third step is a turn") };
    assert!(corrected.hinted && corrected.crossed_out.len() == 1);
}

/// A record typed by a person: free spelling, remarks and blank lines.
#[test]
fn a_typed_record_is_read() {
    let typed = text_of("garden.yatzy")
        .replace("1.1 table 5-5-6-6-6", "# the first turn\n\n  1.1   table 66655")
        .replace("\n", "\r\n");
    assert_eq!(Record::parse(&typed), Record::parse(&text_of("garden.yatzy")));
}

/// A change in a record, the line on which it is found, and the code of the problem.
const DAMAGE: &[(&str, &str, &str, usize, &str)] = &[
    ("garden.yatzy", "yatzy record 2", "yatzy record 4", 1, "record/version"),
    ("garden.yatzy", "yatzy record 2", "dear diary", 1, "record/not-a-record"),
    ("garden.yatzy", "bonus at-least:63 50", "bonus at-least:63 60", 3, "record/wrong-hash"),
    ("garden.yatzy", "groups 3 2 pays", "full house pays", 25, "record/rules-line"),
    ("garden.yatzy", "columns 1", "columns 1 2 3", 6, "ruleset/columns-with-bonus"),
    ("garden.yatzy", "date 2026-06-20", "date 2026-06-31", 28, "record/bad-value"),
    ("garden.yatzy", "seat 2 person Björn", "seat 3 person Björn", 31, "record/seat-number"),
    ("garden.yatzy", "seat 2 person Björn", "seat 2 Björn", 31, "record/bad-value"),
    ("garden.yatzy", "seat 2 person Björn", "seat 2 person B\u{202e}jörn", 31, "record/bad-value"),
    ("garden.yatzy", "joined 3 person Mormor", "joined 3 robot Mormor", 34, "record/bad-value"),
    ("garden.yatzy", "turns", "goal 2 lose\nturns", 32, "record/bad-value"),
    ("garden.yatzy", "turns", "goal 2 win\ngoal 2 win\nturns", 33, "record/twice"),
    ("garden.yatzy", "dice 5", "dice 7", 4, "ruleset/dice"),
    ("garden.yatzy", "joker none", "joker official 100", 12, "ruleset/jokers-need-full-values"),
    ("garden.yatzy", "zero any", "zero sometimes", 9, "record/rules-line"),
    ("garden.yatzy", "turns", "goal 7 win\nturns", 32, "rule/no-such-seat"),
    ("garden.yatzy", "turns", "called title \u{200d}\nturns", 32, "record/bad-value"),
    ("garden.yatzy", "turns", "called title A\ncalled title B\nturns", 33, "record/bad-value"),
    ("garden.yatzy", "left 2", "hash 12\nleft 2", 39, "record/missing"),
    ("garden.yatzy", "throws table\n", "", 31, "record/missing"),
    // Points that do not match, with the hand and without.
    ("garden.yatzy", "full-house 28", "full-house 29", 33, "rule/wrong-points"),
    ("garden.yatzy", "one-pair 12", "one-pair 17", 36, "rule/impossible-points"),
    ("garden.yatzy", "~1.2 points one-pair 10", "~1.2 points one-pair 11", 35, "rule/impossible-points"),
    ("garden.yatzy", "yatzy 50", "yacht 50", 37, "record/no-such-box"),
    ("garden.yatzy", "joined 3", "joined 4", 34, "record/seat-number"),
    ("garden.yatzy", "left 2", "left 5", 39, "rule/no-such-seat"),
    ("garden.yatzy", "1.3 table", "2.1 table", 37, "record/wrong-turn"),
    ("garden.yatzy", "1.3 table", "1.3 tisch", 37, "record/no-such-box"),
    ("garden.yatzy", "table 1-1-1-1-1", "table 1-1-1-1", 37, "hand/wrong-count"),
    ("garden.yatzy", "table 1-1-1-1-1", "table 1-1-1-1-7", 37, "hand/not-a-face"),
    ("garden.yatzy", "full-house 28", "full-house 28 points", 33, "record/bad-turn"),
    ("garden.yatzy", "full-house 28", "full-house", 33, "record/bad-turn"),
    ("garden.yatzy", "; hint", "; peeked", 36, "record/bad-turn"),
    // A die that changed while kept; a keep that is not in the hand.
    ("garden.yatzy", "(6-6-6) 4-5-6-6-6", "(6-6-6) 4-4-5-6-6", 38, "record/die-changed"),
    ("garden.yatzy", "(6-6) 2-4-6-6-6", "(2-4) 2-4-6-6-6", 38, "rule/not-in-hand"),
    // A box twice; a fourth throw; another seat's turn; a line after the end.
    ("garden.yatzy", "4-5-6-6-6 sixes 18", "5-5-6-6-6 full-house 28", 38, "rule/box-taken"),
    ("garden.yatzy", "4-5-6-6-6 sixes", "4-5-6-6-6 (6-6-6) 4-4-6-6-6 sixes", 38, "rule/no-rethrow"),
    ("yatzy-two-seats.yatzy", "\n1.2 ", "\n1.1 ", 33, "record/wrong-turn"),
    ("yatzy-two-seats.yatzy", "total 1 ", "total 1 1", 62, "record/wrong-total"),
    ("maxi-two-seats.yatzy", "chips yes", "chips no", 3, "record/wrong-hash"),
];

#[test]
fn every_damage_is_found_on_its_line() {
    for &(name, from, to, line, code) in DAMAGE {
        let text = text_of(name);
        assert!(text.contains(from), "{name}: {from}");
        let error = Record::parse(&text.replacen(from, to, 1)).expect_err(to);
        assert_eq!((error.line, error.problem.code()), (line, code), "{name}: {from} → {to}: {error}");
    }
}

/// Any of them would do for the hash, because the last one counted.
#[test]
fn a_line_of_the_rules_stands_once() {
    let text = text_of("garden.yatzy");
    for word in ["dice", "columns", "bonus", "order", "chance", "zero", "declare", "chips", "joker"] {
        let is_word = |line: &&str| line.trim().split(' ').next() == Some(word);
        let (place, line) = text.lines().enumerate().find(|(_, line)| is_word(line)).expect(word);
        let twice = text.replacen(line, &format!("{line}\n{line}"), 1);
        let error = Record::parse(&twice).expect_err(word);
        assert_eq!((error.line, error.problem.code()), (place + 2, "record/twice"), "{word}: {error}");
    }
}

#[test]
fn a_fourth_throw_without_a_chip_is_refused() {
    let text = text_of("maxi-two-seats.yatzy");
    let first = text.lines().find(|line| line.starts_with("1.1 ")).unwrap();
    let hand = first.split_whitespace().nth(1).unwrap();
    let four = format!("1.1 {hand} ({hand}) {hand} () {hand} () {hand} () {hand} chance 20");
    let error =
        Record::parse(&text.replacen(first, &four.replacen(&format!("({hand})"), "()", 1), 1)).unwrap_err();
    assert_eq!(error.problem, RecordProblem::Refused(Refusal::NoRethrow));
}

/// Records written by the version before. They open, and mean the same in the current format.
#[test]
fn records_of_version_1_still_open() {
    let before = records_in(&folder().join("v1"));
    assert!(before.len() >= 6);
    for path in before {
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("yatzy record 1\n"), "{}", path.display());
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let now = record.to_string();
        assert_eq!(Record::parse(&now), Ok(record), "{}", path.display());
        let same =
            |line: &&str| !["yatzy", "seat", "joined"].iter().any(|word| line.trim().starts_with(word));
        let lines = |text: &str| text.lines().filter(same).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(lines(&now), lines(&text), "{}", path.display());
    }
}

/// Names of version 1 that the current rules refuse; the valid part is kept.
#[test]
fn names_of_version_1_are_cleaned() {
    let text = std::fs::read_to_string(folder().join("v1/garden.yatzy")).unwrap();
    for (name, seat) in [
        ("Anna bot:club", RecordSeat::computer("Anna", "club")),
        ("bot:perfect", RecordSeat::computer("", "perfect")),
        ("Anna bot:genius", RecordSeat::person("Anna bot:genius")),
        ("\u{200d}", RecordSeat::person("")),
        ("A\u{202e}nna", RecordSeat::person("Anna")),
    ] {
        let record = Record::parse(&text.replace("seat 1 Anna", &format!("seat 1 {name}"))).unwrap();
        assert_eq!(record.seats[0], seat, "{name:?}");
        assert_eq!(Record::parse(&record.to_string()), Ok(record), "{name:?}");
    }
}

/// A person may have a name that once meant a computer.
#[test]
fn a_name_never_says_who_plays() {
    let text = text_of("garden.yatzy").replace("seat 1 person Anna", "seat 1 person Anna bot:club");
    let record = Record::parse(&text).unwrap();
    assert_eq!((record.name(Seat(0)), record.player(Seat(0))), ("Anna bot:club", &Player::Person));
    assert_eq!(record.to_string(), text);
}

#[test]
fn goals_and_names_are_kept() {
    let text = text_of("garden.yatzy")
        .replace("edition yatzy\n", "called title Saturday 🎲\ncalled yatzy@sv Storyatzy\n")
        .replace("seat 2 person Björn", "seat 2 bot:of-2031")
        .replace("turns\n", "goal 2 win\ngoal 3 at-least:300\nturns\n");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.own_names.get("fi", "title"), Some("Saturday 🎲"));
    assert_eq!(record.own_names.get("sv", "yatzy"), Some("Storyatzy"));
    let goals: Vec<Goal> = record.seats.iter().map(|seat| seat.goal).collect();
    assert_eq!(goals, [Goal::Mean, Goal::Win, Goal::AtLeast(300)]);
    assert_eq!(record.player(Seat(1)), &Player::computer("of-2031"));
    assert_eq!(record.to_string(), text);
}
