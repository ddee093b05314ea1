//! The sentences of the coach: the move, its gain, and at most two clauses of reason.

use super::{Fact, Gain, Hint, Reason};
use crate::WORTH_SAYING;
use yatzy_rules::{Action, Cell, Face, Hand, Keep, Points, Ruleset};
use yatzy_text::{PadNames, Text, say};

impl Hint {
    /// The action and the reason: "Keep the sixes. Entering 28 in Full house instead costs 6 points on average, and you still need
    /// 12 points for the bonus."
    pub fn sentence(&self, words: &Words<'_>) -> String {
        let text = words.text;
        let action = words.action(self.best.action, self.best.points, self.hand);
        let Reason { brings, facts } = &self.reason;
        let brings = brings.map(|brings| words.brings(brings));
        let clauses: Vec<String> = facts.iter().map(|fact| self.clause(words, fact)).collect();
        match (brings, &clauses[..]) {
            (None, []) => say!(text, "coach-move", action = action),
            (Some(brings), []) => say!(text, "coach-move-so", action = action, brings = brings),
            (None, [why]) => say!(text, "coach-hint", action = action, why = begun(why)),
            (Some(brings), [why, ..]) => {
                say!(text, "coach-hint-so", action = action, brings = brings, why = begun(why))
            }
            (None, [why, more, ..]) => {
                say!(text, "coach-hint-also", action = action, why = begun(why), also = more)
            }
        }
    }

    /// The cost of the player's choice; `None` without a choice, or if the reason has it already.
    pub fn cost_sentence(&self, words: &Words<'_>) -> Option<String> {
        let present = self.present?;
        if present.cost < WORTH_SAYING {
            return Some(say!(words.text, "coach-cost-nothing"));
        }
        let is_said = |fact: &Fact| matches!(fact, Fact::Than { action, .. } if *action == present.action);
        let clause = || self.clause(words, &Fact::than(present));
        let is_said = self.reason.facts.iter().any(is_said);
        (!is_said).then(|| say!(words.text, "coach-cost", why = begun(&clause())))
    }

    /// A fact in words. Inexact differences include their error.
    fn clause(&self, words: &Words<'_>, fact: &Fact) -> String {
        let Fact::Than { action, points, less } = *fact else { return words.fact(fact) };
        if less < self.doubt() {
            return words.about_as_good(action, points, self.hand);
        }
        let clause = words.less(action, points, less, self.hand);
        match self.error {
            _ if self.exact => clause,
            Some(error) => say!(words.text, "coach-fitted", clause = clause, error = rounded_up(error)),
            None => say!(words.text, "coach-estimated", clause = clause),
        }
    }
}

/// Capitalises a clause.
fn begun(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The language, the rules and the names on the pad, for sentences about actions.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: Text,
    /// The names on the pad.
    pub names: &'a PadNames,
    /// The rules.
    pub rules: &'a Ruleset,
}

impl Words<'_> {
    /// The name of a cell.
    pub fn cell(&self, cell: Cell) -> String {
        self.text.cell_name(self.names, self.rules, cell)
    }

    /// An action as an instruction: "Keep the sixes", "Enter 28 in Full house". `points` are the points of an entry.
    pub fn action(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "coach-call", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "coach-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(_) if hand.is_none() => say!(self.text, "coach-throw"),
            Action::Throw(keep) => match KeepName::of(keep, hand) {
                KeepName::Nothing => say!(self.text, "coach-throw-again"),
                KeepName::One(face) => say!(self.text, "coach-keep-one", face = face.pips()),
                KeepName::Alike(face) => say!(self.text, "coach-keep-alike", face = face.pips()),
                KeepName::Dice => say!(self.text, "coach-keep", dice = keep.to_string()),
            },
            // No action of a turn.
            _ => String::new(),
        }
    }

    /// An action in the past: "kept the sixes".
    pub fn done(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "move-made-call", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "move-made-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(keep) => match KeepName::of(keep, hand) {
                KeepName::Nothing => say!(self.text, "move-made-throw-again"),
                KeepName::One(face) => say!(self.text, "move-made-keep-one", face = face.pips()),
                KeepName::Alike(face) => say!(self.text, "move-made-keep-alike", face = face.pips()),
                KeepName::Dice => say!(self.text, "move-made-keep", dice = keep.to_string()),
            },
            _ => String::new(),
        }
    }

    /// An action as an alternative: "keeping the sixes".
    pub(crate) fn better(&self, action: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        match action {
            Action::Name(cell) => say!(self.text, "move-other-call", box = self.cell(cell)),
            Action::Enter(cell) => {
                say!(self.text, "move-other-enter", points = points.unwrap_or_default().0, box = self.cell(cell))
            }
            Action::Throw(keep) => match KeepName::of(keep, hand) {
                KeepName::Nothing => say!(self.text, "move-other-throw-again"),
                KeepName::One(face) => say!(self.text, "move-other-keep-one", face = face.pips()),
                KeepName::Alike(face) => say!(self.text, "move-other-keep-alike", face = face.pips()),
                KeepName::Dice => say!(self.text, "move-other-keep", dice = keep.to_string()),
            },
            _ => String::new(),
        }
    }

    /// Every fact except comparisons.
    fn fact(&self, fact: &Fact) -> String {
        let text = self.text;
        match *fact {
            Fact::Only => say!(text, "coach-why-only"),
            Fact::OthersZero => say!(text, "coach-why-others-zero"),
            Fact::OthersLess => say!(text, "coach-why-others-less"),
            Fact::Full(cell) => say!(text, "coach-why-full", box = self.cell(cell)),
            Fact::Than { .. } => String::new(),
            Fact::Chance { cell, chance } => {
                say!(text, "coach-why-chance", box = self.cell(cell), chance = text.percent(chance, 0))
            }
            Fact::Gets { cell, points } => {
                say!(text, "coach-why-points", box = self.cell(cell), points = rounded(points))
            }
            Fact::Extra { cell, chance, points } => {
                let chance = text.percent(chance, 0);
                say!(text, "coach-why-extra", box = self.cell(cell), chance = chance, extra = points.0)
            }
            Fact::BonusNeeds(points) => say!(text, "coach-also-bonus-needs", points = points.0),
        }
    }

    /// The cost of another action, in points of the final total.
    fn less(&self, than: Action, points: Option<Points>, less: f64, hand: Option<Hand>) -> String {
        let (text, less) = (self.text, rounded(less));
        match (than, points.unwrap_or_default()) {
            (Action::Enter(cell), Points::ZERO) => {
                say!(text, "coach-why-zero-less", box = self.cell(cell), less = less)
            }
            (Action::Enter(cell), points) => {
                say!(text, "coach-why-enter-less", points = points.0, box = self.cell(cell), less = less)
            }
            (Action::Name(cell), _) => {
                say!(text, "coach-why-call-less", box = self.cell(cell), less = less)
            }
            (Action::Throw(keep), _) if keep == Keep::NOTHING || hand.is_none() => {
                say!(text, "coach-why-throw-all-less", less = less)
            }
            (Action::Throw(keep), _) => {
                say!(text, "coach-why-keep-less", size = size(keep), dice = keep.to_string(), less = less)
            }
            _ => String::new(),
        }
    }

    /// Another action is about as good.
    fn about_as_good(&self, than: Action, points: Option<Points>, hand: Option<Hand>) -> String {
        let text = self.text;
        match (than, points.unwrap_or_default()) {
            (Action::Enter(cell), Points::ZERO) => say!(text, "coach-why-zero-same", box = self.cell(cell)),
            (Action::Enter(cell), points) => {
                say!(text, "coach-why-enter-same", points = points.0, box = self.cell(cell))
            }
            (Action::Name(cell), _) => say!(text, "coach-why-call-same", box = self.cell(cell)),
            (Action::Throw(keep), _) if keep == Keep::NOTHING || hand.is_none() => {
                say!(text, "coach-why-throw-all-same")
            }
            (Action::Throw(keep), _) => {
                say!(text, "coach-why-keep-same", size = size(keep), dice = keep.to_string())
            }
            _ => String::new(),
        }
    }

    fn brings(&self, brings: Gain) -> String {
        match brings {
            Gain::Extra(points) => say!(self.text, "coach-also-extra", points = points.0),
            Gain::Bonus => say!(self.text, "coach-also-bonus-earned"),
            Gain::BonusLeft(points) => say!(self.text, "coach-also-bonus-left", points = points.0),
            Gain::Chips(chips) => say!(self.text, "coach-also-saves-chips", chips = chips),
            Gain::TakesChip => say!(self.text, "coach-also-takes-chip"),
        }
    }
}

/// How a keep is described.
enum KeepName {
    /// All dice are thrown again.
    Nothing,
    /// "The six", if the hand has one.
    One(Face),
    /// "The sixes", if the hand has no more.
    Alike(Face),
    /// By its dice.
    Dice,
}

impl KeepName {
    fn of(keep: Keep, hand: Option<Hand>) -> KeepName {
        let dice = keep.dice();
        let Some(face) = dice.all_alike() else {
            return if dice.is_empty() { KeepName::Nothing } else { KeepName::Dice };
        };
        match (hand.map_or(dice.len(), |hand| hand.count(face)), dice.len()) {
            (lie, keep) if lie > keep => KeepName::Dice,
            (_, 1) => KeepName::One(face),
            _ => KeepName::Alike(face),
        }
    }
}

/// A single kept die would read as a number of dice.
fn size(keep: Keep) -> &'static str {
    if keep.dice().len() == 1 { "single" } else { "several" }
}

/// Points for people: tenths below ten, whole above.
pub(crate) fn rounded(points: f64) -> f64 {
    if points.abs() < 9.95 { (points * 10.0).round() / 10.0 } else { points.round() }
}

/// An error for people, rounded up.
pub(crate) fn rounded_up(error: f64) -> f64 {
    (error * 10.0).ceil() / 10.0
}
