//! Random games through the public interface, and forged logs.

use std::sync::Arc;
use yatzy_rules::toys::{self, Size, SplitMix};
use yatzy_rules::{Action, Cell, DiceSource, Entry, Event, Game, Hand, Keep, NoDice, Points, Ruleset, Seat};

/// A random ruleset of up to three columns.
pub fn any_rules(random: &mut SplitMix) -> Arc<Ruleset> {
    Arc::new(toys::sized(random.number(), Size { dice: 4, boxes: 6, columns: 3 }))
}

/// A random game with its log.
pub struct Driver {
    pub game: Game,
    pub log: Vec<Event>,
    pub seats: u16,
    pub random: SplitMix,
}

impl Driver {
    pub fn new(seed: u64, source: DiceSource) -> Driver {
        let mut random = SplitMix(seed);
        let seats = 1 + random.below(4) as u16;
        let game = Game::new(any_rules(&mut random), seats, source);
        Driver { game, log: Vec::new(), seats, random }
    }

    pub fn act(&mut self, action: Action) {
        let random = &mut self.random;
        let event = self.game.decide(action, &mut |count| random.throw(count)).unwrap();
        self.game.record(&event).unwrap();
        self.log.push(event);
    }

    /// Plays random legal actions, with seats that join, leave, ask the coach and undo.
    pub fn step(&mut self) {
        let aside = match self.random.below(30) {
            0 => Some(Action::Join),
            1 => Some(Action::Leave(Seat(self.random.below(u64::from(self.game.seats())) as u16))),
            2 => Some(Action::Hint),
            3 | 4 => Some(Action::TakeBack),
            _ => None,
        };
        if let Some(action) = aside.filter(|&action| self.game.decide(action, &mut NoDice).is_ok()) {
            self.act(action);
            return;
        }
        let actions = self.game.actions();
        if !actions.is_empty() {
            let place = self.random.below(actions.len() as u64) as usize;
            self.act(actions[place]);
        }
    }

    pub fn play_to_the_end(&mut self) {
        while self.game.turn().is_some() {
            self.step();
        }
    }
}

/// Plays one whole random turn.
pub fn random_turn(game: &mut Game, random: &mut SplitMix, log: &mut Vec<Event>) {
    let turn = game.turn().map(|turn| (turn.round, turn.seat));
    while turn.is_some() && game.turn().map(|turn| (turn.round, turn.seat)) == turn {
        let actions = game.actions();
        let action = actions[random.below(actions.len() as u64) as usize];
        let event = game.decide(action, &mut |count| random.throw(count)).unwrap();
        game.record(&event).unwrap();
        log.push(event);
    }
}

/// A log with one event changed, dropped, doubled or swapped.
pub fn forge(log: &[Event], random: &mut SplitMix) -> Vec<Event> {
    let mut forged = log.to_vec();
    let place = random.below(forged.len() as u64) as usize;
    match random.below(6) {
        0 => drop(forged.remove(place)),
        1 => forged.insert(place, forged[place]),
        2 => forged.swap(place, random.below(log.len() as u64) as usize),
        _ => forged[place] = change(forged[place], random),
    }
    forged
}

fn change(event: Event, random: &mut SplitMix) -> Event {
    let other_seat = |random: &mut SplitMix| Seat(random.below(4) as u16);
    let some_hand = |random: &mut SplitMix| Hand::at(random.below(84) as usize);
    match (event, random.below(3)) {
        (Event::Named { cell, .. }, 0) => Event::Named { seat: other_seat(random), cell },
        (Event::Named { seat, .. }, _) => Event::Named { seat, cell: some_cell(random) },
        (Event::Thrown { keep, fell, .. }, 0) => Event::Thrown { seat: other_seat(random), keep, fell },
        (Event::Thrown { seat, keep, .. }, 1) => Event::Thrown { seat, keep, fell: some_hand(random) },
        (Event::Thrown { seat, fell, .. }, _) => {
            Event::Thrown { seat, keep: Keep::new(some_hand(random)), fell }
        }
        (Event::Entered { entry, .. }, 0) => Event::Entered { seat: other_seat(random), entry },
        (Event::Entered { seat, entry }, 1) => {
            Event::Entered { seat, entry: Entry { cell: some_cell(random), ..entry } }
        }
        (Event::Entered { seat, entry }, _) => {
            let points = Points((entry.points.0 + random.below(3) as u32).saturating_sub(1));
            let extra = Points(entry.extra.0 + random.below(2) as u32);
            Event::Entered { seat, entry: Entry { points, extra, ..entry } }
        }
        (Event::TookBack { .. }, _) => Event::TookBack { seat: other_seat(random) },
        (Event::Hinted { .. }, _) => Event::Hinted { seat: other_seat(random) },
        (Event::Joined { .. }, _) => Event::Joined { seat: other_seat(random) },
        (Event::Left { .. }, _) => Event::Left { seat: other_seat(random) },
        (event, _) => event,
    }
}

fn some_cell(random: &mut SplitMix) -> Cell {
    Cell::at(random.below(18) as usize).unwrap()
}
