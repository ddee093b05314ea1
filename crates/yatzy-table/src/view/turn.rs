//! The turn in progress and the last move.

use super::View;
use yatzy_rules::{Cell, Entry, Game, Hand, Keep, Needs, Play, Points, Seat, Throw, Throws, Turn};
use yatzy_text::{Text, say};

/// The turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// The seat to play.
    pub seat: Seat,
    /// The round of this turn, starting at 1.
    pub round: u16,
    /// The box called before the first throw.
    pub named: Option<Cell>,
    /// Every throw so far.
    pub thrown: Vec<Throw>,
    /// Number of throws made, number of throws possible, and their cost.
    pub throws: Throws,
    /// Whether the coach was asked in this turn.
    pub hinted: bool,
}

impl TurnView {
    /// The turn in progress of a game; `None` once it is over.
    pub fn of(game: &Game) -> Option<TurnView> {
        let (turn, throws) = (game.turn()?, game.throws()?);
        let thrown = match &turn.play {
            Play::Throws(throws) => throws.clone(),
            Play::Hand { .. } | Play::Points { .. } => Vec::new(),
        };
        let Turn { seat, round, named, hinted, .. } = *turn;
        Some(TurnView { seat, round, named, thrown, throws, hinted })
    }

    /// The current hand.
    pub fn hand(&self) -> Option<Hand> {
        self.thrown.last().map(|throw| throw.hand)
    }

    /// The dice kept before the last throw.
    pub fn kept(&self) -> Keep {
        self.thrown.last().map_or(Keep::NOTHING, |throw| throw.keep)
    }
}

/// A finished turn in one line: seat, hand, cell, points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The seat that played.
    pub seat: Seat,
    /// The round of that turn.
    pub round: u16,
    /// The hand, if it is known.
    pub hand: Option<Hand>,
    /// The entry.
    pub entry: Entry,
    /// Whether it replaces a corrected entry.
    pub is_corrected: bool,
}

impl LastMove {
    pub(super) fn of(turn: &Turn) -> Option<LastMove> {
        Some(LastMove {
            seat: turn.seat,
            round: turn.round,
            hand: turn.hand(),
            entry: turn.entry?,
            is_corrected: !turn.crossed_out.is_empty(),
        })
    }

    /// Seat, entry, hand and extra yatzy in one sentence.
    pub fn sentence(&self, view: &View, text: Text) -> String {
        let (name, points) = (view.name(text, self.seat), self.entry.points.0);
        let cell = view.cell_name(text, self.entry.cell);
        let entered = match self.hand {
            Some(hand) => {
                say!(text, "replay-tells", name = name, hand = hand.to_string(), points = points, box = cell)
            }
            None => say!(text, "replay-enters", name = name, points = points, box = cell),
        };
        match self.entry.extra {
            Points::ZERO => entered,
            extra => format!("{entered} {}", say!(text, "plain-extra", points = extra.0)),
        }
    }

    /// Whether all dice were alike and scored, which a screen cheers. If only the points are known, the box decides.
    pub fn is_yatzy(&self, view: &View) -> bool {
        let dice = view.rules.dice();
        let alike = |hand: Hand| hand.faces().all(|face| Some(face) == hand.faces().next());
        let all = match self.hand {
            Some(hand) => alike(hand),
            None => view.rules.box_of(self.entry.cell).needs == Needs::Groups(vec![dice]),
        };
        all && dice > 1 && self.entry.points > Points::ZERO
    }
}
