//! Offers: for every open cell of a card the entry of a hand, or its refusal. They can be asked of a game, or
//! of the rules and a card.

use super::{Entry, Game, Refusal, Turn};
use crate::{Card, Cell, CellSet, Choices, Hand, Order, Points, Ruleset};

/// The entry that an open cell would take.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Offer {
    pub cell: Cell,
    /// The points of the entry, zero for a strike; or why the rules refuse it.
    pub points: Result<Points, Refusal>,
    /// The points of an extra yatzy in addition.
    pub extra: Points,
}

impl Offer {
    /// The points of the entry, if it is legal.
    pub fn allowed(&self) -> Option<Points> {
        self.points.as_ref().ok().copied()
    }
}

impl Game {
    /// The offers of the present hand for the seat to play. Empty before the first throw.
    pub fn offers(&self) -> Vec<Offer> {
        let hand = self.turn().and_then(Turn::hand);
        hand.map(|hand| self.offers_of(hand)).unwrap_or_default()
    }

    /// The offers of a hypothetical hand for the seat to play. Empty once the game is over.
    pub fn offers_of(&self, hand: Hand) -> Vec<Offer> {
        let offers = self.turn().map(|turn| self.rules().offers(self.card_of(turn.seat), turn.named, hand));
        offers.unwrap_or_default()
    }

    /// The next cell under the order rule, see [`Ruleset::next_cell`].
    pub fn next_cell(&self) -> Option<Cell> {
        self.rules().next_cell(self.card_of(self.turn()?.seat).open())
    }
}

impl Ruleset {
    /// For every open cell of a card the entry of a hand, or its refusal. `named` is the box named before the
    /// throw.
    pub fn offers(&self, card: &Card, named: Option<Cell>, hand: Hand) -> Vec<Offer> {
        let choices = self.choices_on(card, named, hand);
        let offer = |cell| {
            let entry = match &choices {
                Ok(choices) => self.entry_among(*choices, card.open(), named, hand, cell),
                Err(refusal) => Err(refusal.clone()),
            };
            let extra = entry.as_ref().map_or(Points::ZERO, |entry| entry.extra);
            Offer { cell, points: entry.map(|entry| entry.points), extra }
        };
        card.open().iter().map(offer).collect()
    }

    /// The entry of a hand in a cell of a card, or its refusal. `named` is the box named before the throw.
    pub fn entry(&self, card: &Card, named: Option<Cell>, hand: Hand, cell: Cell) -> Result<Entry, Refusal> {
        self.check_open(card, cell)?;
        self.entry_among(self.choices_on(card, named, hand)?, card.open(), named, hand, cell)
    }

    /// The only cell that the order rule allows next; `None` with a choice or without an order. A joker may
    /// still go elsewhere.
    pub fn next_cell(&self, open: CellSet) -> Option<Cell> {
        let allowed = self.allowed(open);
        allowed.top().filter(|_| self.order() != Order::Free && allowed.len() == 1)
    }

    pub(super) fn check_open(&self, card: &Card, cell: Cell) -> Result<(), Refusal> {
        if !self.cells().contains(cell) {
            Err(Refusal::NoSuchCell)
        } else if !card.open().contains(cell) {
            Err(Refusal::BoxTaken(cell))
        } else {
            Ok(())
        }
    }

    fn choices_on(&self, card: &Card, named: Option<Cell>, hand: Hand) -> Result<Choices, Refusal> {
        let (expected, found) = (self.dice(), hand.len());
        if found != expected {
            return Err(Refusal::DiceCount { expected, found });
        }
        Ok(self.choices(card.open(), card.yatzy_scored(self), hand, named))
    }

    fn entry_among(
        &self,
        choices: Choices,
        open: CellSet,
        named: Option<Cell>,
        hand: Hand,
        cell: Cell,
    ) -> Result<Entry, Refusal> {
        match self.entry_points(choices, cell, hand) {
            Some(points) => Ok(Entry { cell, points, extra: choices.extra }),
            None => Err(self.why_not(choices, open, named, hand, cell)),
        }
    }

    /// The refusal of a hand in an open cell.
    fn why_not(
        &self,
        choices: Choices,
        open: CellSet,
        named: Option<Cell>,
        hand: Hand,
        cell: Cell,
    ) -> Refusal {
        let allowed = if self.declares() { open } else { self.allowed(open) };
        let scores = allowed.and(self.paying(hand));
        let elsewhere = scores.without(self.chance_cells());
        if choices.joker {
            Refusal::JokerHasItsPlace { cells: choices.cells() }
        } else if !allowed.contains(cell) {
            Refusal::OutOfOrder { cell, allowed }
        } else if let Some(named) = named.filter(|&named| scores.contains(named)) {
            Refusal::NamedBoxScores { named }
        } else if self.declares() && named.is_none() {
            Refusal::NameFirst
        } else if self.declares() {
            Refusal::ChanceAfterMiss { scores: elsewhere }
        } else if self.chance_cells().contains(cell) {
            Refusal::ChanceIsLastResort { scores: elsewhere }
        } else {
            Refusal::ZeroIsLastResort { cell, scores }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalogue, DiceSource};

    #[test]
    fn an_offer_says_why_not() {
        let rules = Catalogue::get().rules("tactic-da").unwrap();
        let game = Game::new(rules.clone(), 1, DiceSource::Table);
        let first = rules.cells().top().unwrap();
        assert_eq!(rules.next_cell(rules.cells()), game.next_cell());
        let offers = game.offers_of("1-1-2-3-4".parse().unwrap());
        assert_eq!(offers.len(), rules.cells().len());
        for offer in offers {
            let named = rules.entry(&Card::new(&rules), None, "1-1-2-3-4".parse().unwrap(), offer.cell);
            assert_eq!(offer.points, named.map(|entry| entry.points));
        }
        assert!(game.offers().is_empty(), "nothing lies there yet");
        let short = game.offers_of("1-1".parse().unwrap());
        assert!(short.iter().all(|offer| offer.points == Err(Refusal::DiceCount { expected: 5, found: 2 })));
        assert!(short.iter().any(|offer| offer.cell == first));
    }

    /// A called box is missed: no box is named as one that takes these dice.
    #[test]
    fn a_missed_call_offers_zeros_only() {
        let rules = Catalogue::get().rules("tactic-da").unwrap();
        let hand = "2-2-3-4-6".parse().unwrap();
        let named = rules.cell("yatzy").unwrap();
        let offers = rules.offers(&Card::new(&rules), Some(named), hand);
        for offer in offers.iter().filter(|offer| !rules.chance_cells().contains(offer.cell)) {
            assert_eq!(offer.points, Ok(Points::ZERO));
        }
        let chance = offers.iter().find(|offer| rules.chance_cells().contains(offer.cell)).unwrap();
        let scores = rules.paying(hand).without(rules.chance_cells());
        assert_eq!(chance.points, Err(Refusal::ChanceAfterMiss { scores }));
    }

    #[test]
    fn an_order_says_what_comes_next() {
        let plain = Catalogue::get().rules("yatzy").unwrap();
        assert_eq!(plain.next_cell(plain.cells()), None);
        let down = plain.with(&[crate::Setting::new("order", "down").unwrap()]).unwrap();
        let twos = down.cell("twos").unwrap();
        assert_eq!(down.next_cell(down.cells()), down.cell("ones"));
        assert_eq!(
            down.next_cell(down.cells().without(CellSet::only(down.cell("ones").unwrap()))),
            Some(twos)
        );
        let card = Card::new(&down);
        let offers = down.offers(&card, None, "2-2-2-2-2".parse().unwrap());
        let refused = Refusal::OutOfOrder { cell: twos, allowed: CellSet::only(down.cell("ones").unwrap()) };
        assert!(offers.contains(&Offer { cell: twos, points: Err(refused), extra: Points::ZERO }));
    }
}
