//! What a new game needs to know.

use crate::Opponents;
use std::sync::Arc;
use yatzy_rules::{Catalogue, Dice, DiceSource, Game, Hand, Player, Record, RecordSeat, Ruleset, clean_name};
use yatzy_text::{PadNames, Text, say};

/// A game about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// What the pad calls things.
    pub names: PadNames,
    /// The edition they come from, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// The seats, in order.
    pub seats: Vec<RecordSeat>,
    /// Whose dice.
    pub source: DiceSource,
}

impl Setup {
    /// A game of an edition, with seats as people type them, see [`typed_seat`]; `None` where there is no such
    /// edition.
    pub fn of_edition(id: &str, seats: Vec<String>, source: DiceSource) -> Option<Setup> {
        let edition = Catalogue::get().edition(id)?;
        Some(Setup {
            rules: edition.rules.clone(),
            names: PadNames::of_edition(edition),
            edition: Some(edition.id.clone()),
            seats: seats.iter().map(|seat| typed_seat(seat)).collect(),
            source,
        })
    }

    /// The same again: what a game before this one was.
    pub fn of_record(record: &Record) -> Setup {
        let game: &Game = &record.game;
        Setup {
            rules: game.rules().clone(),
            names: PadNames::of_record(record),
            edition: record.edition.clone(),
            seats: record.seats.clone(),
            source: game.source(),
        }
    }

    /// The seats that can really sit down: names made clean, the nameless numbered.
    pub fn with_clean_seats(mut self, text: Text) -> Setup {
        for (i, seat) in self.seats.iter_mut().enumerate() {
            seat.name = clean_name(&seat.name);
            if seat.name.is_empty() && !seat.player.is_computer() {
                *seat = RecordSeat::person(&say!(text, "player-number", number = i + 1));
            }
        }
        self
    }

    /// The level of the first seat that asks for an opponent nobody knows.
    pub fn unknown_level(&self, opponents: &dyn Opponents) -> Option<String> {
        let levels = opponents.levels();
        let mut asked = self.seats.iter().filter_map(|seat| seat.player.level());
        asked.find(|level| !levels.contains(level)).map(str::to_owned)
    }
}

/// The seat that someone types: a name, or `bot:LEVEL` for the computer.
pub fn typed_seat(text: &str) -> RecordSeat {
    match text.trim().parse() {
        Ok(Player::Computer(level)) => RecordSeat::computer("", &level),
        _ => RecordSeat::person(text),
    }
}

/// What a seat threw for the right to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The throws, a round of them for each time that the best were equal; `None` for seats already out.
    pub rounds: Vec<Vec<Option<Hand>>>,
    /// The seat that starts.
    pub first: usize,
}

impl Draw {
    /// Everyone throws all dice; the highest sum starts, and equals throw again.
    pub fn new(seats: usize, dice_count: u8, dice: &mut dyn Dice) -> Draw {
        let mut rounds: Vec<Vec<Option<Hand>>> = Vec::new();
        let mut still_in = vec![true; seats];
        loop {
            let round: Vec<Option<Hand>> =
                still_in.iter().map(|still| still.then(|| dice.throw(dice_count))).collect();
            let best = round.iter().flatten().map(|hand| hand.sum()).max();
            for (still, hand) in still_in.iter_mut().zip(&round) {
                *still = hand.is_some_and(|hand| Some(hand.sum()) == best);
            }
            rounds.push(round);
            if still_in.iter().filter(|still| **still).count() <= 1 {
                let first = still_in.iter().position(|still| *still).unwrap_or_default();
                return Draw { rounds, first };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_throw_starts_and_equals_throw_again() {
        let mut throws = ["11111", "66666", "66666", "11112", "55555"].into_iter();
        let mut dice = move |_count: u8| throws.next().unwrap().parse().unwrap();
        let draw = Draw::new(3, 5, &mut dice);
        assert_eq!(draw.first, 2);
        assert_eq!(draw.rounds.len(), 2);
        assert_eq!(draw.rounds[1][0], None);
    }

    #[test]
    fn only_the_whole_word_is_the_computer() {
        assert_eq!(typed_seat("bot:club"), RecordSeat::computer("", "club"));
        for person in ["Anna", "Anna bot:club", "bot:", "person", "open"] {
            assert_eq!(typed_seat(person), RecordSeat::person(person));
        }
    }

    #[test]
    fn the_nameless_are_numbered() {
        let text = Text::new(yatzy_text::Lang::En);
        let seats = vec![" Anna ".to_owned(), String::new()];
        let setup = Setup::of_edition("yatzy", seats, DiceSource::Program).unwrap().with_clean_seats(text);
        assert_eq!(setup.seats, ["Anna", "Player 2"].map(RecordSeat::person));
    }
}
