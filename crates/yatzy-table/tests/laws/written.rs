//! Exports and records as the version before wrote them.

use super::tables::seeded;
use yatzy_table::{ExportError, ExportLine, ExportReader, Zone};

#[test]
fn an_export_keeps_its_bytes() {
    let games = seeded().map(|(_, shell)| ExportLine::Game(Box::new(shell.rows)));
    let count = games.len() as u64;
    let lines = [ExportLine::Begin].into_iter().chain(games).chain([ExportLine::End(count)]);
    let mut written = String::new();
    for line in lines {
        let text = line.write().unwrap();
        assert_eq!(ExportLine::read(&text), Ok(line));
        written += &(text + "\n");
    }
    assert!(written == include_str!("../data/games.jsonl"), "{written}");
}

#[test]
fn a_record_keeps_its_bytes() {
    for (name, shell) in seeded() {
        insta::assert_snapshot!(name, shell.rows.record(Zone::Utc).unwrap().to_string());
    }
}

/// A name that no house would take is read as far as it is one.
#[test]
fn names_are_read_as_everywhere() {
    let game = include_str!("../data/games.jsonl").lines().nth(2).unwrap();
    for (written, read) in [
        (r"\u001b[31mCleo", "[31mCleo"),
        (r"  Cleo \u202e x", "Cleo x"),
        (r"\u200b", ""),
        ("CleoCleoCleoCleoCleoCleoCleoCleo", "CleoCleoCleoCleoCleoCleo"),
    ] {
        let line = game.replacen(r#""name":"Cleo""#, &format!(r#""name":"{written}""#), 1);
        assert_ne!(line, game);
        let Ok(ExportLine::Game(saved)) = ExportLine::read(&line) else { panic!("{written}") };
        assert!(saved.seats.iter().any(|seat| seat.name == read), "{:?}", saved.seats);
    }
}

/// The dice of a game that goes on follow from its secret, too.
#[test]
fn dice_that_the_secret_does_not_give_are_refused() {
    let games =
        include_str!("../data/games.jsonl").lines().filter(|line| line.contains(r#""throws":"program""#));
    for game in games {
        let (before, after) = game.split_once(r#""secret":""#).unwrap();
        let (secret, rest) = after.split_at(64);
        let other = secret.chars().rev().collect::<String>();
        let forged = format!(r#"{before}"secret":"{other}{rest}"#);
        let read = |line: &str| {
            let mut reader = ExportReader::default();
            reader.read(&ExportLine::Begin.write().unwrap())?;
            reader.read(line)
        };
        assert!(read(game).is_ok());
        assert_eq!(read(&forged), Err(ExportError::Line(2)), "{forged}");
    }
}

/// What an export must not be.
#[test]
fn a_forged_line_is_refused() {
    let game = include_str!("../data/games.jsonl").lines().nth(2).unwrap();
    assert!(ExportLine::read(game).is_ok());
    for (from, to) in [
        (r#""id":""#, r#""id":"U"#),
        (r#""throws":"table""#, r#""throws":"tables""#),
        (r#""player":"person""#, r#""player":"Person""#),
        (r#""goal":"win""#, r#""goal":"lose""#),
        (r#""name":"Cleo""#, r#""name":"Cleo\n""#),
        (r#""link":""#, r#""link":"0"#),
        (r#""request":""#, r#""request":"0"#),
        (r#""edition":""#, r#""edition":"/"#),
        (r#""code":""#, r#""code":"/"#),
        (r#""series":""#, r#""series":"0"#),
        (r#""first_seats":3"#, r#""first_seats":0"#),
        (r#""first_seats":3"#, r#""first_seats":9"#),
        (r#""seat":1"#, r#""seat":0"#),
        (r#""dice 5""#, r#""dice 55""#),
        (r#""hints":"#, r#""hint":"#),
        (r#""wrote":2"#, r#""wrote":3"#),
        // The year 146 million, and one before the first.
        (r#""created":1700000000000"#, r#""created":4611686018427387904"#),
        (r#""created":1700000000000"#, r#""created":-99999999999999"#),
        (r#""at":1700000000100"#, r#""at":4611686018427387904"#),
    ] {
        let forged = game.replacen(from, to, 1);
        assert_ne!(forged, game, "{from}");
        assert!(ExportLine::read(&forged).is_err(), "{forged}");
    }
}
