//! Statistics of a person over the finished games of this house: record, average, bonus, each box.

use crate::Connection;
use crate::connection::Pending;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Statistics as PerfectStatistics;
use yatzy_rules::{Card, Player, Points, Ruleset, Seat};
use yatzy_table::{Deferred, Finished, FinishedQuery, GameId, House, PerfectPlay, SeatView, TotalOdds, View};
use yatzy_text::{Text, say};

/// Delay before a pending result is asked for again.
const THOUGHT: Duration = Duration::from_millis(100);

/// A person's games of one edition, oldest first.
#[derive(Clone, Debug)]
pub struct Statistics {
    pub name: String,
    /// The edition, if it is one of the catalogue's.
    pub edition: Option<String>,
    pub totals: Vec<Points>,
    rules_hash: String,
    games: Vec<(GameId, Seat)>,
}

/// Everyone's statistics, from all finished games of the house.
pub fn of_everyone(connection: &Connection) -> Pending<Vec<Statistics>> {
    let house = connection.house();
    connection.ask(async move { Statistics::of(&finished(&*house, None).await) })
}

/// Perfect play of some rules.
pub fn perfect(connection: &Connection, rules: Arc<Ruleset>) -> Pending<Option<Arc<PerfectPlay>>> {
    let house = connection.house();
    connection.think(async move {
        loop {
            match house.perfect(&rules).await {
                Deferred::Ready(perfect) => return Some(perfect),
                Deferred::Pending => tokio::time::sleep(THOUGHT).await,
                Deferred::Unavailable => return None,
            }
        }
    })
}

/// How often a total is reached.
pub fn total_odds(
    connection: &Connection,
    rules: Arc<Ruleset>,
    total: u32,
) -> Pending<Option<Arc<TotalOdds>>> {
    let house = connection.house();
    connection.think(async move {
        loop {
            match house.total_odds(&rules, total).await {
                Deferred::Ready(total_odds) => return Some(total_odds),
                Deferred::Pending => tokio::time::sleep(THOUGHT).await,
                Deferred::Unavailable => return None,
            }
        }
    })
}

/// The games that were played to the end, by some rules or all.
async fn finished(house: &dyn House, rules: Option<&Ruleset>) -> Vec<Finished> {
    let rules_hash = rules.map(|rules| rules.hash().to_string());
    let query = FinishedQuery { rules_hash, complete: true, ..FinishedQuery::default() };
    house.finished(None, &query).await.unwrap_or_default()
}

impl Statistics {
    /// Everyone's statistics, those with the most games first. A game counts for a seat that filled its card.
    pub fn of(finished: &[Finished]) -> Vec<Statistics> {
        let mut all: Vec<Statistics> = Vec::new();
        for game in finished.iter().rev() {
            for (number, seat) in game.seats().filter(|(_, seat)| seat.is_full()) {
                let name = &seat.name;
                let place = all.iter().position(|one| one.is_for(name, &game.edition, &game.rules_hash));
                let place = place.unwrap_or_else(|| {
                    all.push(Statistics {
                        name: name.clone(),
                        edition: game.edition.clone(),
                        totals: Vec::new(),
                        rules_hash: game.rules_hash.clone(),
                        games: Vec::new(),
                    });
                    all.len() - 1
                });
                all[place].totals.push(Points(seat.total));
                all[place].games.push((game.id.clone(), number));
            }
        }
        all.sort_by_key(|one| std::cmp::Reverse(one.totals.len()));
        all
    }

    /// The statistics of the player of a seat, by the rules of this game.
    fn of_seat(view: &View, seat: &SeatView, finished: &[Finished]) -> Option<Statistics> {
        let rules = view.rules.hash().to_string();
        let mut all = Statistics::of(finished).into_iter();
        all.find(|one| one.is_for(&seat.name, &view.edition, &rules))
    }

    fn is_for(&self, name: &str, edition: &Option<String>, rules_hash: &str) -> bool {
        self.name == name && self.edition == *edition && self.rules_hash == rules_hash
    }

    /// Whether they were played by these rules.
    pub fn is_by(&self, rules: &Ruleset) -> bool {
        self.rules_hash == rules.hash().to_string()
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

    /// Number of games, best and average in one sentence.
    pub fn sentence(&self, text: Text) -> String {
        let (games, best, mean) = (self.totals.len(), self.best().0, text.decimal(self.mean(), 1));
        say!(text, "statistics-summary", games = games, best = best, mean = mean)
    }

    /// The histogram with bins of `step` points, from the lowest to the highest total: the start of each bin, and its
    /// games.
    pub fn histogram(&self, step: u32) -> Vec<(u32, usize)> {
        let stretch = |points: &Points| points.0 / step;
        let low = self.totals.iter().map(stretch).min().unwrap_or_default();
        let high = self.totals.iter().map(stretch).max().unwrap_or_default();
        (low..=high)
            .map(|at| (at * step, self.totals.iter().filter(|points| stretch(points) == at).count()))
            .collect()
    }

    /// The finest step with at most this many bins.
    pub fn step(&self, stretches: usize) -> u32 {
        let steps = [10, 20, 25, 50, 100, 200, 500];
        steps.into_iter().find(|step| self.histogram(*step).len() <= stretches).unwrap_or(1000)
    }

    /// Reads the cards of all these games. Games that can't be read are skipped.
    pub fn boxes(&self, connection: &Connection) -> Pending<Option<BoxStatistics>> {
        let (house, who, games) = (connection.house(), connection.who(), self.games.clone());
        connection.ask(async move {
            let mut boxes: Option<BoxStatistics> = None;
            for (id, seat) in &games {
                let Ok(view) = house.look(id, &who).await else { continue };
                if let Some(card) = view.card(*seat) {
                    boxes.get_or_insert_with(|| BoxStatistics::new(view.rules.clone())).add(card);
                }
            }
            boxes
        })
    }
}

/// The cards of a person, by box.
#[derive(Clone, Debug)]
pub struct BoxStatistics {
    /// The rules of all these games.
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

    /// The share of games with the bonus; `None` if the rules have none.
    pub fn bonus_rate(&self) -> Option<f64> {
        self.rules.bonus().map(|_| self.bonuses as f64 / self.cards.max(1) as f64)
    }

    /// The mean of each box, over all of its columns.
    pub fn means(&self) -> impl Iterator<Item = f64> {
        self.points.iter().map(|points| f64::from(points.0) / self.cards.max(1) as f64)
    }

    /// The mean of each box in perfect play, over all of its columns.
    pub fn perfect_means(&self, perfect: &PerfectStatistics) -> Vec<f64> {
        let mut means = vec![0.0; self.points.len()];
        for cell in &perfect.cells {
            means[cell.cell.index() % self.points.len()] += cell.mean;
        }
        means
    }

    /// One sentence about perfect play of this game.
    pub fn perfect_sentence(&self, perfect: &PerfectStatistics, text: Text) -> String {
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

/// The best person of a game, and their earlier record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    name: String,
    now: Points,
    before: Option<Points>,
}

/// Compares the best person of a game with their own record by the same rules. `None` if no person finished.
pub fn best_before(view: &View, connection: &Connection) -> Pending<Option<Best>> {
    if !connection.offers().records {
        return Pending::Never;
    }
    let people = view.seats.iter().filter(|seat| seat.player == Player::Person);
    let full = people.filter(|seat| seat.card.open().is_empty());
    let total = |seat: &&SeatView| seat.card.totals(&view.rules).total;
    let Some(seat) = full.max_by_key(total).cloned() else { return Pending::Never };
    let (house, view) = (connection.house(), view.clone());
    connection.ask(async move {
        let mut earlier = finished(&*house, Some(&view.rules)).await;
        earlier.retain(|game| game.id != view.id);
        Some(Best {
            now: seat.card.totals(&view.rules).total,
            before: Statistics::of_seat(&view, &seat, &earlier).map(|one| one.best()),
            name: seat.name,
        })
    })
}

/// The record to beat in a game alone; `None` with several seats, and for the first game.
pub fn record_to_chase(view: &View, connection: &Connection) -> Pending<Option<Points>> {
    let [seat] = view.seats.as_slice() else { return Pending::Never };
    if seat.player != Player::Person || !connection.offers().records {
        return Pending::Never;
    }
    let (house, seat, view) = (connection.house(), seat.clone(), view.clone());
    connection.ask(async move {
        let finished = finished(&*house, Some(&view.rules)).await;
        Statistics::of_seat(&view, &seat, &finished).map(|one| one.best())
    })
}

impl Best {
    /// One sentence about it.
    pub fn sentence(&self, text: Text) -> String {
        let (name, now) = (self.name.as_str(), self.now.0);
        match self.before {
            None => say!(text, "records-first", name = name, points = now),
            Some(before) if self.now > before => {
                say!(text, "records-new", name = name, points = now, better = (self.now - before).0)
            }
            Some(before) => say!(text, "records-stands", name = name, points = before.0),
        }
    }
}
