//! What a player wants to do, as JSON.

use super::read_seat;
use crate::refused::Refused;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Cell, Points, Refusal, Ruleset, Shown, TableTurn};

/// A request to do something at a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActBody {
    /// The version of the game that the player saw.
    pub version: u32,
    /// A key that the device makes up for this one request, and repeats if it has to ask again.
    #[schema(min_length = 8, max_length = 100)]
    pub key: String,
    /// What to do.
    pub action: ActionBody,
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ActionBody {
    /// Name a box before the first throw.
    Name {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Throw all dice but the kept ones.
    Throw {
        /// The dice kept, such as `6-6`; empty in the first throw of a turn.
        #[serde(default)]
        keep: String,
        /// What the device adds to the throw: 32 fresh bytes as 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bytes: Option<String>,
    },
    /// Enter the hand into a box.
    Enter {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Tell a whole turn from the table.
    Table(TurnBody),
    /// Take the last choice back.
    TakeBack,
    /// Replace a finished turn of a game with real dice.
    Correct {
        /// The turn's round.
        round: u16,
        /// The turn's seat, from 1.
        seat: u32,
        /// What it should be.
        turn: TurnBody,
    },
    /// Note that the coach was asked.
    Hint,
    /// Leave the game.
    Leave {
        /// The seat, from 1.
        seat: u32,
    },
    /// End the game where it stands; for its host.
    Abandon,
}

/// A turn told from the table: a hand, or points alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnBody {
    /// The box to fill.
    #[serde(rename = "box")]
    pub cell: String,
    /// The hand that came up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// The points, where no hand is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Whether an extra yatzy is claimed, where no hand is told.
    #[serde(default)]
    pub extra_yatzy: bool,
    /// After how many throws; needed where rethrows are saved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throws: Option<u16>,
    /// The box named before the throw, where the rules ask for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<String>,
}

/// Why an action can't be read: a refusal of the rules, or of its form.
pub(crate) enum Unread {
    Rules(Refusal),
    Form(Refused),
}

impl From<Refused> for Unread {
    fn from(refused: Refused) -> Unread {
        Unread::Form(refused)
    }
}

fn cell(rules: &Ruleset, id: &str) -> Result<Cell, Unread> {
    rules.cell(id).ok_or(Unread::Rules(Refusal::NoSuchCell))
}

impl ActionBody {
    /// The action as the rules know it, and what the device brought to a throw.
    pub(crate) fn read(&self, rules: &Ruleset) -> Result<(Action, Option<PlayerBytes>), Unread> {
        let mut brought = None;
        let action = match self {
            ActionBody::Name { cell: id } => Action::Name(cell(rules, id)?),
            ActionBody::Throw { keep, bytes } => {
                if let Some(bytes) = bytes {
                    let read = bytes.parse().map_err(|_| Refused::Field { field: "bytes" })?;
                    brought = Some(read);
                }
                Action::Throw(keep.parse().map_err(Refused::Hand)?)
            }
            ActionBody::Enter { cell: id } => Action::Enter(cell(rules, id)?),
            ActionBody::Table(turn) => Action::Table(turn.read(rules)?),
            ActionBody::TakeBack => Action::TakeBack,
            ActionBody::Correct { round, seat, turn } => {
                Action::Correct { round: *round, seat: read_seat(*seat)?, table: turn.read(rules)? }
            }
            ActionBody::Hint => Action::Hint,
            ActionBody::Leave { seat } => Action::Leave(read_seat(*seat)?),
            ActionBody::Abandon => Action::Abandon,
        };
        Ok((action, brought))
    }
}

impl TurnBody {
    fn read(&self, rules: &Ruleset) -> Result<TableTurn, Unread> {
        let shown = match (&self.hand, self.points) {
            (Some(hand), None) => Shown::Hand(hand.parse().map_err(Refused::Hand)?),
            (None, Some(points)) => Shown::Points { points: Points(points), extra_yatzy: self.extra_yatzy },
            _ => return Err(Refused::Field { field: "hand" }.into()),
        };
        let named = self.named.as_deref().map(|id| cell(rules, id)).transpose()?;
        Ok(TableTurn { named, shown, throws: self.throws, cell: cell(rules, &self.cell)? })
    }
}
