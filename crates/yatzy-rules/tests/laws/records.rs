//! Records: exact round trips, and damage that is found.

use crate::drive::Driver;
use proptest::prelude::*;
use yatzy_rules::fair::{Commitment, PlayerBytes, Proof, Secret};
use yatzy_rules::{DiceSource, Goal, Names, Player, Record, RecordHash, RecordSeat};

fn record_of(driver: &Driver) -> Record {
    let mut own_names = Names::default();
    own_names.insert(None, "title", "Our  game");
    own_names.insert(Some("sv"), "title", "Vårt spel 🎲");
    let seat = |number: u16| match number % 4 {
        0 => RecordSeat { player: Player::Nobody, ..RecordSeat::default() },
        1 => RecordSeat::person(&format!("Åsa {number}")),
        2 => RecordSeat { goal: Goal::AtLeast(300), ..RecordSeat::computer("", "club") },
        _ => RecordSeat::computer("Anna bot:club", "of-2031"),
    };
    Record {
        edition: Some("toy".into()),
        date: "2026-06-20".parse().ok(),
        own_names,
        hash: driver.log.len().is_multiple_of(3).then_some(RecordHash([7; 32])),
        seats: (1..=driver.game.seats()).map(seat).collect(),
        game: driver.game.clone(),
        proof: driver.log.len().is_multiple_of(2).then(|| Proof {
            game_id: "garden-1".into(),
            commitment: Commitment([1; 32]),
            bytes: (1..4).map(|number| (number, PlayerBytes([number as u8; 32]))).collect(),
            secret: driver.game.turn().is_none().then_some(Secret([9; 32])),
        }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_reads_back_at_every_step(seed: u64, steps in 0..60_usize) {
        let mut driver = Driver::new(seed, if seed % 3 == 0 { DiceSource::Table } else { DiceSource::Program });
        for _ in 0..steps {
            driver.step();
        }
        let record = record_of(&driver);
        let text = record.to_string();
        let read = Record::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(read.unwrap().to_string(), text);
    }

    /// A damaged record is refused, or it is another record that is just as sound.
    #[test]
    fn damage_never_gets_past_the_rules(seed: u64, place: prop::sample::Index, with in "[0-9a-z.()+~; \n-]{0,3}") {
        let mut driver = Driver::new(seed, DiceSource::Program);
        driver.play_to_the_end();
        let mut text = record_of(&driver).to_string();
        let places: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
        let at = places[place.index(places.len())];
        let end = text[at..].chars().next().map_or(at, |c| at + c.len_utf8());
        text.replace_range(at..end, &with);
        if let Ok(record) = Record::parse(&text) {
            prop_assert_eq!(Record::parse(&record.to_string()), Ok(record));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = Record::parse(&text);
        let _ = Record::parse(&format!("yatzy record 1\n{text}"));
        let _ = Record::parse(&format!("yatzy record 2\n{text}"));
    }
}
