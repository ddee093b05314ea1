//! The turn in progress and the last move.

use super::View;
use yatzy_rules::{
    Cell, Entry, Face, Game, Hand, Keep, Needs, Offer, Play, Points, Refusal, Seat, Throw, Throws, Turn,
};
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

    /// The current dice in their places.
    pub fn lying(&self) -> Vec<LyingDie> {
        lying(&self.thrown)
    }
}

impl View {
    /// Where a joker goes, why, and what it brings, by what the open cells offer for it; `None` if the hand is none.
    pub fn joker_sentence(&self, text: Text, offers: &[Offer]) -> Option<String> {
        let is_joker = |offer: &Offer| {
            offer.extra > Points::ZERO || matches!(offer.points, Err(Refusal::JokerHasItsPlace { .. }))
        };
        if !offers.iter().any(is_joker) {
            return None;
        }
        let mut allowed = offers.iter().filter_map(|offer| Some((offer, offer.allowed()?)));
        let (offer, points) = allowed.next()?;
        let upper = matches!(self.rules.box_of(offer.cell).needs, Needs::Face(_));
        let name = || self.cell_name(text, offer.cell);
        let goes = match (upper, points, offer.extra) {
            (true, Points::ZERO, _) => say!(text, "table-joker-zero"),
            (true, points, Points::ZERO) => {
                say!(text, "table-joker-upper", box = name(), points = points.0)
            }
            (true, points, extra) => {
                return Some(say!(
                    text,
                    "table-joker-extra",
                    box = name(),
                    points = points.0,
                    extra = extra.0
                ));
            }
            (false, ..) => say!(text, "table-joker-lower"),
        };
        Some(match offer.extra {
            Points::ZERO => goes,
            extra => format!("{goes} {}", say!(text, "plain-extra", points = extra.0)),
        })
    }
}

/// A die in its place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LyingDie {
    /// What it shows.
    pub face: Face,
    /// Whether it was kept at the last throw.
    pub was_kept: bool,
}

/// The dice after these throws, in their places: a kept die stays where it lies, and the dice thrown fill the places
/// that are free, ascending. A hand is a multiset, so of equal dice the ones kept before stay, then the leftmost.
pub(super) fn lying(throws: &[Throw]) -> Vec<LyingDie> {
    let mut dice: Vec<LyingDie> = Vec::new();
    for throw in throws {
        let mut kept = throw.keep.dice();
        let mut stays = vec![false; dice.len()];
        for earlier in [true, false] {
            for (die, stays) in dice.iter().zip(&mut stays).filter(|(die, _)| die.was_kept == earlier) {
                let rest = Hand::alike(die.face, 1).and_then(|one| kept.without(one));
                *stays = rest.is_some();
                kept = rest.unwrap_or(kept);
            }
        }
        let thrown = throw.hand.without(throw.keep.dice()).unwrap_or(throw.hand);
        let mut thrown = thrown.faces().map(|face| LyingDie { face, was_kept: false });
        for (die, stays) in dice.iter_mut().zip(stays) {
            let next = if stays { None } else { thrown.next() };
            *die = next.unwrap_or(LyingDie { was_kept: true, ..*die });
        }
        dice.extend(thrown);
    }
    dice
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
        self.told(view, text, view.name(text, self.seat))
    }

    /// The same with the name as a phone shows it.
    pub fn short_sentence(&self, view: &View, text: Text) -> String {
        let seat = view.seat(self.seat);
        self.told(view, text, seat.map(|seat| view.short_name(text, seat)).unwrap_or_default())
    }

    fn told(&self, view: &View, text: Text, name: String) -> String {
        let points = self.entry.points.0;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn after(throws: &[(&str, &str)]) -> String {
        let throws: Vec<Throw> = throws
            .iter()
            .map(|(keep, hand)| Throw { keep: keep.parse().unwrap(), hand: hand.parse().unwrap() })
            .collect();
        let mark = |die: &LyingDie| format!("{}{}", die.face, if die.was_kept { "!" } else { "" });
        lying(&throws).iter().map(mark).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn kept_dice_stay_where_they_lie() {
        assert_eq!(after(&[("", "44156")]), "1 4 4 5 6");
        assert_eq!(after(&[("", "44156"), ("44", "44122")]), "1 4! 4! 2 2");
        assert_eq!(after(&[("", "44156"), ("44", "44122"), ("441", "44136")]), "1! 4! 4! 3 6");
        // A kept die can be let go, and all dice can be thrown again.
        assert_eq!(after(&[("", "44156"), ("44", "44122"), ("", "66655")]), "5 5 6 6 6");
        // Of equal dice the one that was kept before stays, then the leftmost.
        assert_eq!(after(&[("", "23345"), ("2345", "23345"), ("2345", "23456")]), "2! 3! 6 4! 5!");
        assert_eq!(after(&[("", "13566"), ("6", "66611"), ("66", "66225")]), "2 2 6! 6! 5");
        assert_eq!(after(&[]), "");
    }
}
