//! The coach's words.

use super::reason::EQUAL;
use super::{Also, Hint, Reason, Why};
use yatzy_rules::{Action, Cell, Face, Hand, Keep, Points, Ruleset};
use yatzy_text::{PadNames, Text, say};

/// A chance as high as this is no news; what the box will get is.
const SURE: f64 = 0.8;

/// From here on a chance is told as 100 %.
const CERTAIN: f64 = 0.995;

impl Hint {
    /// What to do and why: "Keep the sixes. Full house pays 6 less on average, and you still need 12 for
    /// the bonus."
    pub fn sentence(&self, words: &Words<'_>) -> String {
        let action = words.action(self.best.action, self.best.points, self.hand);
        let Reason { why, also } = &self.reason;
        let is_forced = matches!(why, Why::Only);
        let why = words.why(why, self.hand);
        let hint = match also {
            None => say!(words.text, "coach-hint", action = action, why = why),
            Some(also @ Also::BonusNeeds(_)) => {
                say!(words.text, "coach-hint-also", action = action, why = why, also = words.also(*also))
            }
            Some(also) => {
                say!(words.text, "coach-hint-so", action = action, why = why, also = words.also(*also))
            }
        };
        // What the rules force is no matter of values.
        match self.error {
            _ if self.exact || is_forced => hint,
            Some(error) => say!(words.text, "coach-fitted", hint = hint, error = rounded_up(error)),
            None => say!(words.text, "coach-estimated", hint = hint),
        }
    }

    /// What the present choice costs, in a sentence; `None` if none was told, and if the reason says it
    /// already.
    pub fn cost_sentence(&self, words: &Words<'_>) -> Option<String> {
        let present = self.present?;
        if present.cost < EQUAL {
            return Some(say!(words.text, "coach-cost-nothing"));
        }
        let said = match self.reason.why {
            Why::Less { than, .. } => than == present.action,
            Why::LeastLost { next, .. } => next.map(Action::Enter) == Some(present.action),
            Why::Only | Why::Chance { .. } => false,
        };
        (!said).then(|| say!(words.text, "coach-cost", why = words.why(&Why::less(present), self.hand)))
    }
}

/// The language, the rules and the pad's names, to speak of actions with.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: Text,
    /// What the pad calls its boxes.
    pub names: &'a PadNames,
    /// The rules.
    pub rules: &'a Ruleset,
}

impl Words<'_> {
    /// The name of a cell.
    pub fn cell(&self, cell: Cell) -> String {
        self.text.cell_name(self.names, self.rules, cell)
    }

    /// An action as something to do: "Keep the sixes", "Enter 28 in Full house". `points` are what an entry
    /// writes, `hand` is what lies on the table.
    pub fn action(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "coach-name", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "coach-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(_) if hand.is_none() => say!(self.text, "coach-throw"),
            Action::Throw(keep) => match Kept::of(keep, hand) {
                Kept::Nothing => say!(self.text, "coach-throw-again"),
                Kept::One(face) => say!(self.text, "coach-keep-one", face = face.pips()),
                Kept::Alike(face) => say!(self.text, "coach-keep-alike", face = face.pips()),
                Kept::Dice => say!(self.text, "coach-keep", dice = keep.to_string()),
            },
            // What is no move of a turn needs no advice.
            _ => String::new(),
        }
    }

    /// An action as what was done: "kept the sixes".
    pub(crate) fn done(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "done-name", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "done-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(keep) => match Kept::of(keep, hand) {
                Kept::Nothing => say!(self.text, "done-throw-again"),
                Kept::One(face) => say!(self.text, "done-keep-one", face = face.pips()),
                Kept::Alike(face) => say!(self.text, "done-keep-alike", face = face.pips()),
                Kept::Dice => say!(self.text, "done-keep", dice = keep.to_string()),
            },
            _ => String::new(),
        }
    }

    /// An action as what would have been better: "keeping the sixes".
    pub(crate) fn better(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "better-name", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "better-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(keep) => match Kept::of(keep, hand) {
                Kept::Nothing => say!(self.text, "better-throw-again"),
                Kept::One(face) => say!(self.text, "better-keep-one", face = face.pips()),
                Kept::Alike(face) => say!(self.text, "better-keep-alike", face = face.pips()),
                Kept::Dice => say!(self.text, "better-keep", dice = keep.to_string()),
            },
            _ => String::new(),
        }
    }

    fn why(&self, why: &Why, hand: Option<Hand>) -> String {
        match *why {
            Why::Only => say!(self.text, "coach-why-only"),
            Why::Less { than: Action::Enter(cell), points: Some(Points::ZERO), less } if less >= EQUAL => {
                say!(self.text, "coach-why-least-next", box = self.cell(cell), more = rounded(less))
            }
            Why::Less { than, less, .. } => self.less(than, less, hand),
            Why::Chance { cell, chance, points } => self.chance(cell, chance, points),
            Why::LeastLost { next: Some(next), more } if more >= EQUAL => {
                say!(self.text, "coach-why-least-next", box = self.cell(next), more = rounded(more))
            }
            Why::LeastLost { .. } => say!(self.text, "coach-why-least"),
        }
    }

    fn chance(&self, cell: Cell, chance: f64, points: f64) -> String {
        // Where any throw pays something, that it does says little, and a mean over all that the turn may become
        // would be less than what lies there.
        let any_pays = self.rules.upper_cells().contains(cell) || self.rules.chance_cells().contains(cell);
        let sure = if any_pays { CERTAIN } else { SURE };
        let (cell, percent) = (self.cell(cell), self.text.percent(chance.max(0.01), 0));
        if chance >= sure {
            say!(self.text, "coach-why-points", box = cell, points = rounded(chance * points))
        } else if any_pays {
            say!(self.text, "coach-why-into", box = cell, chance = percent, points = rounded(points))
        } else {
            say!(self.text, "coach-why-chance", box = cell, chance = percent)
        }
    }

    fn less(&self, than: Action, less: f64, hand: Option<Hand>) -> String {
        let equal = less < EQUAL;
        let less = rounded(less);
        match than {
            Action::Enter(cell) | Action::Name(cell) if equal => {
                say!(self.text, "coach-why-box-equal", box = self.cell(cell))
            }
            Action::Enter(cell) | Action::Name(cell) => {
                say!(self.text, "coach-why-box-less", box = self.cell(cell), less = less)
            }
            Action::Throw(_) if equal => say!(self.text, "coach-why-throw-equal"),
            Action::Throw(keep) if keep == Keep::NOTHING || hand.is_none() => {
                say!(self.text, "coach-why-throw-all-less", less = less)
            }
            Action::Throw(keep) => {
                say!(self.text, "coach-why-keep-less", dice = keep.to_string(), less = less)
            }
            _ => String::new(),
        }
    }

    fn also(&self, also: Also) -> String {
        match also {
            Also::BonusNeeds(points) => say!(self.text, "coach-also-bonus-needs", points = points.0),
            Also::BonusLeft(points) => say!(self.text, "coach-also-bonus-left", points = points.0),
            Also::BonusEarned => say!(self.text, "coach-also-bonus-earned"),
            Also::SavesChips(chips) => say!(self.text, "coach-also-saves-chips", chips = chips),
            Also::TakesChip => say!(self.text, "coach-also-takes-chip"),
        }
    }
}

/// What a keep is called.
enum Kept {
    /// All dice are thrown again.
    Nothing,
    /// "The six", where one lies there.
    One(Face),
    /// "The sixes", where no more lie there.
    Alike(Face),
    /// By the dice themselves.
    Dice,
}

impl Kept {
    fn of(keep: Keep, hand: Option<Hand>) -> Kept {
        let dice = keep.dice();
        let Some(face) = dice.all_alike() else {
            return if dice.is_empty() { Kept::Nothing } else { Kept::Dice };
        };
        match (hand.map_or(dice.len(), |hand| hand.count(face)), dice.len()) {
            (lie, keep) if lie > keep => Kept::Dice,
            (_, 1) => Kept::One(face),
            _ => Kept::Alike(face),
        }
    }
}

/// Points as people say them: tenths below ten, whole above.
pub(crate) fn rounded(points: f64) -> f64 {
    if points.abs() < 9.95 { (points * 10.0).round() / 10.0 } else { points.round() }
}

/// An error as people say it: never less than it is.
pub(crate) fn rounded_up(error: f64) -> f64 {
    (error * 10.0).ceil() / 10.0
}
