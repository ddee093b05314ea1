//! What an exercise is about.

use super::PracticePosition;
use crate::{Advice, Fact, Gain, Reason};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use yatzy_rules::{Action, Needs, Points, Ruleset};

/// With at most this many open cells an exercise is about the last boxes.
const LAST: usize = 3;

/// The theme of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The bonus of the upper section.
    Bonus,
    /// Small and large straights.
    Straights,
    /// Pairs, several of a kind, full house.
    Pairs,
    /// Which box takes a zero.
    CrossOut,
    /// The last boxes of a game.
    LastBoxes,
    /// Rethrows saved for later, and spent.
    SavedRethrows,
    /// Further yatzys and jokers.
    Jokers,
    /// Boxes that are called before the throw.
    Declared,
    /// Which of several columns.
    Columns,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 9] = [
        Theme::Bonus,
        Theme::Straights,
        Theme::Pairs,
        Theme::CrossOut,
        Theme::LastBoxes,
        Theme::SavedRethrows,
        Theme::Jokers,
        Theme::Declared,
        Theme::Columns,
    ];

    /// The name on the command line and in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Bonus => "bonus",
            Theme::Straights => "straights",
            Theme::Pairs => "pairs",
            Theme::CrossOut => "cross-out",
            Theme::LastBoxes => "last-boxes",
            Theme::SavedRethrows => "saved-rethrows",
            Theme::Jokers => "jokers",
            Theme::Declared => "declared",
            Theme::Columns => "columns",
        }
    }

    /// The themes that occur under these rules.
    pub fn of_rules(rules: &Ruleset) -> Vec<Theme> {
        let any = |wanted: fn(&Needs) -> bool| rules.boxes().iter().any(|rule| wanted(&rule.needs));
        let occurs = |theme: &Theme| match theme {
            Theme::Bonus => rules.bonus().is_some(),
            Theme::Straights => any(is_run),
            Theme::Pairs => any(is_group),
            Theme::CrossOut | Theme::LastBoxes => true,
            Theme::SavedRethrows => rules.has_chips(),
            Theme::Jokers => rules.joker().is_some(),
            Theme::Declared => rules.declares(),
            Theme::Columns => rules.columns().len() > 1,
        };
        Theme::ALL.into_iter().filter(occurs).collect()
    }

    /// What decides between the best choice and the tempting one. The rarer theme comes first.
    pub(super) fn of(
        rules: &Ruleset,
        position: &PracticePosition,
        best: &Advice,
        tempting: &Advice,
        reason: &Reason,
    ) -> Option<Theme> {
        let both = [best, tempting];
        let entered = |advice: &Advice| match advice.action {
            Action::Enter(cell) => Some(cell),
            _ => None,
        };
        let hand = match position.hand() {
            Some(hand) => hand,
            None => return Some(Theme::Declared),
        };
        let choices =
            rules.choices(position.card.open(), position.card.yatzy_scored(rules), hand, position.named);
        let is_extra = matches!(reason.brings, Some(Gain::Extra(_)))
            || reason.facts.iter().any(|fact| matches!(fact, Fact::Extra { .. }));
        if is_extra || choices.joker {
            return Some(Theme::Jokers);
        }
        let entries = (entered(best), entered(tempting));
        if rules.has_chips() && position.rethrows() > 0 && entries.0.is_some() != entries.1.is_some() {
            return Some(Theme::SavedRethrows);
        }
        if let (Some(one), Some(other)) = entries
            && rules.columns().len() > 1
            && rules.box_of(one).id == rules.box_of(other).id
        {
            return Some(Theme::Columns);
        }
        if position.card.open().len() <= LAST {
            return Some(Theme::LastBoxes);
        }
        if both.iter().any(|advice| advice.points == Some(Points::ZERO)) {
            return Some(Theme::CrossOut);
        }
        let open = position.card.open();
        let wants = |wanted: fn(&Needs) -> bool| open.iter().any(|cell| wanted(&rules.box_of(cell).needs));
        let about_run = |advice: &&Advice| match advice.action {
            Action::Enter(cell) => is_run(&rules.box_of(cell).needs),
            Action::Throw(keep) => {
                let faces = keep.dice();
                let different = faces.faces().all(|face| faces.count(face) == 1);
                faces.len() > 2 && different && wants(is_run)
            }
            _ => false,
        };
        if both.iter().any(about_run) {
            return Some(Theme::Straights);
        }
        let is_upper = |advice: &Advice| entered(advice).map(|cell| rules.upper_cells().contains(cell));
        let crosses =
            matches!((is_upper(best), is_upper(tempting)), (Some(one), Some(other)) if one != other);
        let for_bonus = matches!(reason.brings, Some(Gain::Bonus | Gain::BonusLeft(_)))
            || reason.facts.iter().any(|fact| matches!(fact, Fact::BonusNeeds(_)));
        if rules.bonus().is_some() && (for_bonus || crosses) {
            return Some(Theme::Bonus);
        }
        let about_group = |advice: &&Advice| match advice.action {
            Action::Enter(cell) => is_group(&rules.box_of(cell).needs),
            Action::Throw(keep) => {
                let faces = keep.dice();
                faces.faces().any(|face| faces.count(face) > 1) && wants(is_group)
            }
            _ => false,
        };
        if both.iter().any(about_group) {
            return Some(Theme::Pairs);
        }
        match position.named {
            Some(_) => Some(Theme::Declared),
            None if rules.columns().len() > 1 => Some(Theme::Columns),
            None => None,
        }
    }
}

fn is_run(needs: &Needs) -> bool {
    matches!(needs, Needs::Run(..) | Needs::RunOf(_))
}

fn is_group(needs: &Needs) -> bool {
    matches!(needs, Needs::Groups(_))
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// An unknown theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownThemeError;

impl FromStr for Theme {
    type Err = UnknownThemeError;

    fn from_str(text: &str) -> Result<Theme, UnknownThemeError> {
        Theme::ALL.into_iter().find(|theme| theme.id() == text).ok_or(UnknownThemeError)
    }
}
