//! One decision of a game without its history: what an exercise shows.

use serde::{Deserialize, Serialize};
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Game, Hand, Keep, Phase, Points, Ruleset, Throws};

/// A card and a point of a turn at which a choice is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticePosition {
    /// The card. Its chips are those that are left in this turn.
    pub card: Card,
    /// The box named before the first throw.
    pub named: Option<Cell>,
    /// [`Phase::Naming`] or [`Phase::Thrown`].
    pub phase: Phase,
}

/// The written form of a position, in the words of `yatzy advise`: in JSON, in addresses and between modules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PositionBody {
    /// `ones=3,yatzy=0`
    pub card: String,
    /// The hand; `None` if a box is to be named.
    pub hand: Option<String>,
    /// Free rethrows left.
    pub rethrows: u16,
    /// Chips left, where the rules have chips.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<u16>,
    /// Extra yatzys on the card, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_yatzys: Option<u16>,
    /// The named box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<String>,
}

/// A field of a written position that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The name of the field.
    pub field: &'static str,
}

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the field `{}` does not fit the rules", self.field)
    }
}

impl std::error::Error for PositionError {}

impl PracticePosition {
    /// The choice that a game waits for; `None` before a first throw and once it is over.
    pub fn of(game: &Game) -> Option<PracticePosition> {
        let (turn, rules) = (game.turn()?, game.rules());
        let card = game.card(turn.seat)?;
        let phase = game.phase();
        if !matches!(phase, Phase::Naming | Phase::Thrown { .. }) {
            return None;
        }
        // Chips that this turn has paid are gone.
        let chips = game.chips_left().unwrap_or(0);
        let card = Card::filled(rules, &entries(rules, card), card.extra_yatzys(), chips).ok()?;
        Some(PracticePosition { card, named: turn.named, phase })
    }

    /// The hand; `None` if a box is to be named.
    pub fn hand(&self) -> Option<Hand> {
        match self.phase {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        }
    }

    /// Rethrows left, chips included.
    pub fn rethrows(&self) -> u16 {
        match self.phase {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => FREE_RETHROWS + self.card.chips(),
        }
    }

    /// The throws of the turn.
    pub fn throws(&self) -> Throws {
        let most = 1 + FREE_RETHROWS + self.card.chips();
        let made = if self.hand().is_some() { most.saturating_sub(self.rethrows()) } else { 0 };
        Throws { made, most }
    }

    /// Whether an action is legal here.
    pub fn allows(&self, rules: &Ruleset, action: Action) -> bool {
        match (self.phase, action) {
            (Phase::Naming, Action::Name(cell)) => self.card.open().contains(cell),
            (Phase::Thrown { hand, rethrows }, Action::Throw(keep)) => {
                rethrows > 0 && Keep::all_of(hand).any(|legal| legal == keep)
            }
            (Phase::Thrown { hand, .. }, Action::Enter(cell)) => {
                let scored = self.card.yatzy_scored(rules);
                rules.choices(self.card.open(), scored, hand, self.named).cells().contains(cell)
            }
            _ => false,
        }
    }

    /// The written form.
    pub fn body(&self, rules: &Ruleset) -> PositionBody {
        let written = entries(rules, &self.card);
        let written = written.iter().map(|(cell, points)| format!("{}={points}", rules.cell_id(*cell)));
        PositionBody {
            card: written.collect::<Vec<_>>().join(","),
            hand: self.hand().map(|hand| hand.to_string()),
            rethrows: self.rethrows() - self.card.chips().min(self.rethrows()),
            chips: rules.has_chips().then_some(self.card.chips()),
            extra_yatzys: Some(self.card.extra_yatzys()).filter(|&extra| extra > 0),
            declared: self.named.map(|cell| rules.cell_id(cell)),
        }
    }
}

impl PositionBody {
    /// The position, if it makes sense under these rules.
    pub fn read(&self, rules: &Ruleset) -> Result<PracticePosition, PositionError> {
        let wrong = |field| PositionError { field };
        let parts = self.card.split(',').map(str::trim).filter(|part| !part.is_empty());
        let read = |part: &str| {
            let (id, points) = part.split_once('=')?;
            Some((rules.cell(id.trim())?, Points(points.trim().parse().ok()?)))
        };
        // A card has at most as many entries as the rules have cells; `filled` refuses the first one twice.
        let written: Option<Vec<(Cell, Points)>> = parts.take(rules.cells().len() + 1).map(read).collect();
        let written = written.ok_or(wrong("card"))?;
        let (extra, chips) = (self.extra_yatzys.unwrap_or(0), self.chips.unwrap_or(0));
        let card = Card::filled(rules, &written, extra, chips).map_err(|_| wrong("card"))?;
        if card.open().is_empty() {
            return Err(wrong("card"));
        }
        let named = self.declared.as_deref().map(|id| rules.cell(id).ok_or(wrong("declared"))).transpose()?;
        let fits = match named {
            Some(cell) => rules.declares() && card.open().contains(cell) && self.hand.is_some(),
            None => rules.declares() == self.hand.is_none(),
        };
        if !fits {
            return Err(wrong("declared"));
        }
        if self.rethrows > FREE_RETHROWS {
            return Err(wrong("rethrows"));
        }
        let hand = self.hand.as_deref().map(|hand| rules.read_hand(hand).map_err(|_| wrong("hand")));
        let phase = match hand.transpose()? {
            Some(hand) => Phase::Thrown { hand, rethrows: self.rethrows + chips },
            None => Phase::Naming,
        };
        Ok(PracticePosition { card, named, phase })
    }
}

/// The filled cells with their points.
fn entries(rules: &Ruleset, card: &Card) -> Vec<(Cell, Points)> {
    rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?))).collect()
}
