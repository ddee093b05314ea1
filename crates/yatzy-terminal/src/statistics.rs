//! What the finished games of this device say about a person: record, average, bonus, each box.

use crate::{OpenGame, Player, Shelf, Shelved};
use std::sync::Arc;
use yatzy_rules::{Card, Points, Record, Ruleset, Seat};
use yatzy_text::{Text, say};

/// A person's games of one edition, oldest first.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// Who.
    pub name: String,
    /// The edition, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// The rules that all these games were played by.
    pub rules: Arc<Ruleset>,
    /// The totals.
    pub totals: Vec<Points>,
    /// In how many games the bonus was earned.
    pub bonuses: usize,
    /// What each box brought in all games together.
    pub boxes: Vec<Points>,
}

impl Statistics {
    /// Everyone's statistics, those with the most games first. A game counts for a seat once its card is full.
    pub fn of(finished: &[Shelved]) -> Vec<Statistics> {
        let mut all: Vec<Statistics> = Vec::new();
        for shelved in finished.iter().rev() {
            let record = &shelved.record;
            for (seat, card) in full_cards(record) {
                let name = record.name(seat);
                if Player::of(name).level().is_some() {
                    continue;
                }
                let place = all.iter().position(|one| one.is_for(name, record)).unwrap_or_else(|| {
                    all.push(Statistics::empty(name, record));
                    all.len() - 1
                });
                all[place].add(card);
            }
        }
        all.sort_by_key(|one| std::cmp::Reverse(one.totals.len()));
        all
    }

    fn empty(name: &str, record: &Record) -> Statistics {
        let rules = record.game.rules().clone();
        Statistics {
            name: name.to_owned(),
            edition: record.edition.clone(),
            totals: Vec::new(),
            bonuses: 0,
            boxes: vec![Points::ZERO; rules.boxes().len()],
            rules,
        }
    }

    fn is_for(&self, name: &str, record: &Record) -> bool {
        let same_rules = self.rules.hash() == record.game.rules().hash();
        self.name == name && self.edition == record.edition && same_rules
    }

    fn add(&mut self, card: &Card) {
        let totals = card.totals(&self.rules);
        self.totals.push(totals.total);
        self.bonuses += usize::from(totals.columns.iter().any(|column| column.bonus > Points::ZERO));
        let boxes = self.boxes.len();
        for cell in self.rules.cells().iter() {
            self.boxes[cell.index() % boxes] += card.points(&self.rules, cell).unwrap_or_default();
        }
    }

    /// The best total.
    pub fn best(&self) -> Points {
        self.totals.iter().copied().max().unwrap_or_default()
    }

    /// The average total.
    pub fn mean(&self) -> f64 {
        let sum: Points = self.totals.iter().copied().sum();
        f64::from(sum.0) / self.totals.len().max(1) as f64
    }

    /// How many games ended in each stretch of `step` points, from the lowest to the highest that occur:
    /// where each stretch starts, and its games.
    pub fn histogram(&self, step: u32) -> Vec<(u32, usize)> {
        let stretch = |points: &Points| points.0 / step;
        let low = self.totals.iter().map(stretch).min().unwrap_or_default();
        let high = self.totals.iter().map(stretch).max().unwrap_or_default();
        (low..=high)
            .map(|at| (at * step, self.totals.iter().filter(|points| stretch(points) == at).count()))
            .collect()
    }
}

fn full_cards(record: &Record) -> impl Iterator<Item = (Seat, &Card)> {
    let seats = (0..record.game.seats()).map(Seat);
    let cards = seats.filter_map(|seat| Some((seat, record.game.card(seat)?)));
    cards.filter(|(_, card)| card.open().is_empty())
}

/// The best person of a game, beside what they did before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    name: String,
    now: Points,
    before: Option<Points>,
}

/// How the best person of a game did against their own record of the same rules. `None` if no person
/// finished.
pub fn best_before(open: &OpenGame, finished: &[Shelved]) -> Option<Best> {
    let people = full_cards(open.record()).filter(|(seat, _)| open.player(*seat).level().is_none());
    let (seat, card) = people.max_by_key(|(_, card)| card.totals(open.rules()).total)?;
    let name = open.record().name(seat);
    let earlier: Vec<Shelved> = finished.iter().filter(|shelved| shelved.id != *open.id()).cloned().collect();
    let before = Statistics::of(&earlier).into_iter().find(|one| one.is_for(name, open.record()));
    Some(Best {
        name: name.to_owned(),
        now: card.totals(open.rules()).total,
        before: before.map(|one| one.best()),
    })
}

/// The record that someone who plays alone can beat; `None` in company, and the first time.
pub fn record_to_chase(open: &OpenGame, shelf: &dyn Shelf) -> Option<Points> {
    let alone = open.game().seats() == 1 && open.player(Seat(0)).level().is_none();
    if !alone {
        return None;
    }
    let finished = shelf.finished().ok()?;
    let own = Statistics::of(&finished)
        .into_iter()
        .find(|one| one.is_for(open.record().name(Seat(0)), open.record()));
    own.map(|one| one.best())
}

impl Best {
    /// One sentence about it.
    pub fn sentence(&self, text: Text) -> String {
        let (name, now) = (self.name.as_str(), self.now.0);
        match self.before {
            None => say!(text, "record-first", name = name, points = now),
            Some(before) if self.now > before => {
                say!(text, "record-new", name = name, points = now, better = (self.now - before).0)
            }
            Some(before) => say!(text, "record-stands", name = name, points = before.0),
        }
    }
}
