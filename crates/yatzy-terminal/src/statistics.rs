//! What the finished games of this house say about a person: record, average, bonus, each box.

use crate::{Finished, OpenGame, Shelf};
use std::sync::Arc;
use yatzy_bots::Statistics as Perfect;
use yatzy_rules::{Card, Points, Record, RulesHash, Ruleset, Seat};
use yatzy_store::GameId;
use yatzy_text::{Text, say};

/// A person's games of one edition, oldest first.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// Who.
    pub name: String,
    /// The edition, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// The totals.
    pub totals: Vec<Points>,
    rules: RulesHash,
    games: Vec<(GameId, Seat)>,
}

impl Statistics {
    /// Everyone's statistics, those with the most games first. A game counts for a seat that played it to
    /// the end.
    pub fn of(finished: &[Finished]) -> Vec<Statistics> {
        let mut all: Vec<Statistics> = Vec::new();
        for game in finished.iter().rev() {
            for (seat, ended) in (0..).map(Seat).zip(&game.seats).filter(|(_, ended)| ended.complete) {
                if ended.player.is_computer() {
                    continue;
                }
                let place = all.iter().position(|one| one.is_for(&ended.name, &game.edition, game.rules));
                let place = place.unwrap_or_else(|| {
                    all.push(Statistics {
                        name: ended.name.clone(),
                        edition: game.edition.clone(),
                        totals: Vec::new(),
                        rules: game.rules,
                        games: Vec::new(),
                    });
                    all.len() - 1
                });
                all[place].totals.push(ended.total);
                all[place].games.push((game.id.clone(), seat));
            }
        }
        all.sort_by_key(|one| std::cmp::Reverse(one.totals.len()));
        all
    }

    /// The statistics of the one who plays a seat, by the same rules as this game.
    fn of_seat(open: &OpenGame, seat: Seat, finished: &[Finished]) -> Option<Statistics> {
        let (record, rules) = (open.record(), open.rules().hash());
        let mut all = Statistics::of(finished).into_iter();
        all.find(|one| one.is_for(record.name(seat), &record.edition, rules))
    }

    fn is_for(&self, name: &str, edition: &Option<String>, rules: RulesHash) -> bool {
        self.name == name && self.edition == *edition && self.rules == rules
    }

    /// Whether a game is among them.
    pub fn has(&self, id: &GameId) -> bool {
        self.games.iter().any(|(game, _)| game == id)
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

    /// How many games, the best and the average, in one sentence.
    pub fn sentence(&self, text: Text) -> String {
        let (games, best, mean) = (self.totals.len(), self.best().0, text.decimal(self.mean(), 1));
        say!(text, "statistics-summary", games = games, best = best, mean = mean)
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

    /// The finest step whose stretches are no more than so many.
    pub fn step(&self, stretches: usize) -> u32 {
        let steps = [10, 20, 25, 50, 100, 200, 500];
        steps.into_iter().find(|step| self.histogram(*step).len() <= stretches).unwrap_or(1000)
    }

    /// The cards themselves, looked through box by box. Games that can't be read are passed over.
    pub fn boxes(&self, shelf: &dyn Shelf) -> Option<BoxStatistics> {
        let mut boxes: Option<BoxStatistics> = None;
        for (id, seat) in &self.games {
            let Ok(record) = shelf.record(id) else { continue };
            let rules = record.game.rules();
            if let Some(card) = record.game.card(*seat) {
                boxes.get_or_insert_with(|| BoxStatistics::new(rules.clone())).add(card);
            }
        }
        boxes
    }
}

/// What a person's cards hold, box by box.
#[derive(Clone, Debug)]
pub struct BoxStatistics {
    /// The rules that all these games were played by.
    pub rules: Arc<Ruleset>,
    cards: usize,
    bonuses: usize,
    points: Vec<Points>,
}

impl BoxStatistics {
    fn new(rules: Arc<Ruleset>) -> BoxStatistics {
        let points = vec![Points::ZERO; rules.boxes().len()];
        BoxStatistics { rules, cards: 0, bonuses: 0, points }
    }

    fn add(&mut self, card: &Card) {
        let totals = card.totals(&self.rules);
        self.cards += 1;
        self.bonuses += usize::from(totals.columns.iter().any(|column| column.bonus > Points::ZERO));
        let boxes = self.points.len();
        for cell in self.rules.cells().iter() {
            self.points[cell.index() % boxes] += card.points(&self.rules, cell).unwrap_or_default();
        }
    }

    /// In what share of the games the bonus was earned; `None` where there is none.
    pub fn bonus_rate(&self) -> Option<f64> {
        self.rules.bonus().map(|_| self.bonuses as f64 / self.cards.max(1) as f64)
    }

    /// What each box holds on average, all its columns together.
    pub fn means(&self) -> impl Iterator<Item = f64> {
        self.points.iter().map(|points| f64::from(points.0) / self.cards.max(1) as f64)
    }

    /// What each box holds on average if it is played perfectly, all its columns together.
    pub fn perfect_means(&self, perfect: &Perfect) -> Vec<f64> {
        let mut means = vec![0.0; self.points.len()];
        for cell in &perfect.cells {
            means[cell.cell.index() % self.points.len()] += cell.mean;
        }
        means
    }

    /// One sentence about perfect play of this game.
    pub fn perfect_sentence(&self, perfect: &Perfect, text: Text) -> String {
        let mean = text.decimal(perfect.mean, 1);
        match self.rules.bonus() {
            Some(_) => {
                let rate = text.percent(perfect.bonus_chance, 0);
                say!(text, "statistics-perfect", mean = mean, rate = rate)
            }
            None => say!(text, "statistics-perfect-points", mean = mean),
        }
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
pub fn best_before(open: &OpenGame, shelf: &dyn Shelf) -> Option<Best> {
    let people = full_cards(open.record()).filter(|(seat, _)| open.player(*seat).level().is_none());
    let (seat, card) = people.max_by_key(|(_, card)| card.totals(open.rules()).total)?;
    let mut earlier = shelf.finished(Some(open.rules())).unwrap_or_default();
    earlier.retain(|game| game.id != *open.id());
    Some(Best {
        name: open.record().name(seat).to_owned(),
        now: card.totals(open.rules()).total,
        before: Statistics::of_seat(open, seat, &earlier).map(|one| one.best()),
    })
}

/// The record that someone who plays alone can beat; `None` in company, and the first time.
pub fn record_to_chase(open: &OpenGame, shelf: &dyn Shelf) -> Option<Points> {
    let alone = open.game().seats() == 1 && open.player(Seat(0)).level().is_none();
    let finished = alone.then(|| shelf.finished(Some(open.rules())).ok()).flatten()?;
    Statistics::of_seat(open, Seat(0), &finished).map(|one| one.best())
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
