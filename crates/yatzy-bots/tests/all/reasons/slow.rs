//! A turn computed slowly: every outcome of the dice, every subset that can be kept, every box. It shares only the
//! rules and the values of cards after the turn with the program; late in a game only the rules.

use std::collections::HashMap;
use yatzy_bots::{Position, Values};
use yatzy_rules::{Cell, CellSet, Entry, Face, Hand, Keep, Points, Ruleset};

/// With at most this many open cells the values of cards are computed here, too.
const OWN_CELLS: usize = 2;

/// The target of a turn.
#[derive(Clone, Copy)]
pub enum For {
    /// The final total minus the points on the card.
    Total,
    /// Any points in the box.
    Made(Cell),
    /// Points in the box.
    Points(Cell),
    /// An extra yatzy, as a chance.
    Extra,
}

/// One turn on one card.
pub struct Slow<'a> {
    pub values: &'a dyn Values,
    pub position: Position,
    pub named: Option<Cell>,
    pub wish: For,
    keeps: HashMap<(Hand, u16), f64>,
    hands: HashMap<(Hand, u16), f64>,
    cards: HashMap<Position, f64>,
}

impl<'a> Slow<'a> {
    pub fn new(values: &'a dyn Values, position: Position, named: Option<Cell>, wish: For) -> Slow<'a> {
        let (keeps, hands, cards) = (HashMap::new(), HashMap::new(), HashMap::new());
        Slow { values, position, named, wish, keeps, hands, cards }
    }

    fn rules(&self) -> &Ruleset {
        self.values.rules()
    }

    /// Every legal entry of a hand.
    pub fn entries(&self, hand: Hand) -> Vec<Entry> {
        let open: CellSet = self.position.open(self.rules());
        let choices = self.rules().choices(open, self.position.yatzy_scored, hand, self.named);
        let all = choices.cells().iter();
        all.map(|cell| Entry {
            cell,
            points: self.rules().entry_points(choices, cell, hand).unwrap(),
            extra: choices.extra,
        })
        .collect()
    }

    /// The value of an entry.
    pub fn entered(&mut self, entry: Entry, rethrows: u16) -> f64 {
        match self.wish {
            For::Total => {
                let next = self.position.after(self.rules(), entry.cell, entry.points, rethrows);
                f64::from((entry.points + entry.extra).0) + self.card(next)
            }
            For::Made(cell) => f64::from(u8::from(entry.cell == cell && entry.points > Points::ZERO)),
            For::Points(cell) => {
                if entry.cell == cell {
                    f64::from(entry.points.0)
                } else {
                    0.0
                }
            }
            For::Extra => f64::from(u8::from(entry.extra > Points::ZERO)),
        }
    }

    /// The value of a card at the start of a turn: the remaining points, bonus included.
    fn card(&mut self, position: Position) -> f64 {
        let rules = self.rules();
        let open = position.open(rules);
        if open.is_empty() {
            let bonus = rules.bonus().filter(|bonus| position.upper >= bonus.condition.needed());
            return bonus.map_or(0.0, |bonus| f64::from(bonus.points.0));
        }
        // Chips have too many cards.
        if open.len() > OWN_CELLS || rules.has_chips() || !self.values.is_exact_turn(self.position) {
            return self.values.value(position).unwrap();
        }
        if let Some(&known) = self.cards.get(&position) {
            return known;
        }
        let names: Vec<Option<Cell>> =
            if rules.declares() { open.iter().map(Some).collect() } else { vec![None] };
        let mut most = f64::NEG_INFINITY;
        for named in names {
            let mut turn = Slow::new(self.values, position, named, For::Total);
            turn.cards = std::mem::take(&mut self.cards);
            most = most.max(turn.kept(Keep::NOTHING, 3));
            self.cards = turn.cards;
        }
        self.cards.insert(position, most);
        most
    }

    /// The best value of a hand with this many rethrows left.
    pub fn best(&mut self, hand: Hand, rethrows: u16) -> f64 {
        if let Some(&known) = self.hands.get(&(hand, rethrows)) {
            return known;
        }
        let mut most = f64::NEG_INFINITY;
        for entry in self.entries(hand) {
            most = most.max(self.entered(entry, rethrows));
        }
        let dice: Vec<Face> = hand.faces().collect();
        // Every proper subset.
        for chosen in 0..(1u32 << dice.len()) - 1 {
            if rethrows == 0 {
                break;
            }
            let kept = dice.iter().enumerate().filter(|(i, _)| chosen & (1 << i) != 0).map(|(_, face)| *face);
            most = most.max(self.kept(Keep::new(Hand::from_faces(kept).unwrap()), rethrows));
        }
        self.hands.insert((hand, rethrows), most);
        most
    }

    /// The value of a keep with this many rethrows left before the throw: the mean over every outcome.
    pub fn kept(&mut self, keep: Keep, rethrows: u16) -> f64 {
        if let Some(&known) = self.keeps.get(&(keep.dice(), rethrows)) {
            return known;
        }
        let thrown = self.rules().dice() - keep.dice().len();
        let ways = 6u32.pow(thrown.into());
        let mut sum = 0.0;
        for way in 0..ways {
            let mut hand = keep.dice();
            let mut rest = way;
            for _ in 0..thrown {
                hand = hand.with(Face::ALL[(rest % 6) as usize]).unwrap();
                rest /= 6;
            }
            sum += self.best(hand, rethrows - 1);
        }
        let mean = sum / f64::from(ways);
        self.keeps.insert((keep.dice(), rethrows), mean);
        mean
    }
}
