//! Exports and records as the version before wrote them.

use super::tables::seeded;
use yatzy_table::{ExportLine, Zone};

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
    ] {
        let forged = game.replacen(from, to, 1);
        assert_ne!(forged, game, "{from}");
        assert!(ExportLine::read(&forged).is_err(), "{forged}");
    }
}
