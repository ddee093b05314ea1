//! Records: exact round trips, and detection of damage.

use super::drive::Driver;
use proptest::prelude::*;
use std::collections::BTreeMap;
use yatzy_rules::fair::{Commitment, PlayerBytes, Proof, Salt, Secret};
use yatzy_rules::{DiceSource, Event, Goal, Link, Names, Player, Record, RecordSeat, Seat};

fn record_of(driver: &Driver) -> Record {
    let mut own_names = Names::default();
    own_names.insert(None, "title", "Our  game");
    own_names.insert(Some("sv"), "title", "Vårt spel 🎲");
    let seat = |number: u16| match number % 4 {
        0 => RecordSeat { player: Player::Open, ..RecordSeat::default() },
        1 => RecordSeat::person(&format!("Åsa {number}")),
        2 => RecordSeat { goal: Goal::AtLeast(300), ..RecordSeat::computer("", "club") },
        _ => RecordSeat::computer("Anna bot:club", "of-2031"),
    };
    let bound = !driver.log.len().is_multiple_of(3);
    let salted = |seat: RecordSeat| RecordSeat {
        salt: (bound && !seat.name.is_empty()).then_some(Salt([5; 32])),
        ..seat
    };
    let seats: Vec<RecordSeat> = (1..=driver.game.seats()).map(seat).map(salted).collect();
    Record {
        edition: Some("toy".into()),
        date: "2026-06-20".parse().ok(),
        own_names,
        log: bound.then(|| links_of(driver, &seats)),
        seats,
        game: driver.game.clone(),
        proof: driver.log.len().is_multiple_of(2).then(|| Proof {
            game_id: "garden-1".into(),
            commitment: Commitment([1; 32]),
            bytes: if bound { bytes_of(driver).collect() } else { BTreeMap::new() },
            secret: driver.game.turn().is_none().then_some(Secret([9; 32])),
            of_match: None,
        }),
    }
}

/// Bytes of devices for every third throw.
fn bytes_of(driver: &Driver) -> impl Iterator<Item = (u32, PlayerBytes)> {
    let thrown = yatzy_rules::fair::throws(&driver.game).count() as u32;
    (1..=thrown).filter(|number| number % 3 == 0).map(|number| (number, PlayerBytes([number as u8; 32])))
}

/// The log of a game whose seats never changed. Undone throws have no bytes.
fn links_of(driver: &Driver, seats: &[RecordSeat]) -> Vec<Link> {
    let bytes: BTreeMap<u32, PlayerBytes> = match driver.log.len().is_multiple_of(2) {
        true => bytes_of(driver).collect(),
        false => BTreeMap::new(),
    };
    let sit = |seat: Seat| Link::Seat(seat, seats[usize::from(seat.0)].sealed_seat().unwrap());
    let mut links: Vec<Link> = (0..driver.game.first_seats()).map(Seat).map(sit).collect();
    let mut throws = 0;
    for event in &driver.log {
        throws += u32::from(matches!(event, Event::Thrown { .. }));
        let own = bytes.get(&throws).copied().filter(|_| matches!(event, Event::Thrown { .. }));
        links.push(Link::Play { event: *event, bytes: own });
        if let Event::Joined { seat } = event {
            links.push(sit(*seat));
        }
    }
    links
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

    /// A damaged record is refused, or it is another valid record.
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
