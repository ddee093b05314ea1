//! The turn in progress, and what can be done in it.

use serde::{Deserialize, Serialize};
use yatzy_rules::{Action, Phase};
use yatzy_table::View;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseBody {
    /// That a box is named.
    Naming,
    /// The first throw of a turn, or a turn told from the table.
    FirstThrow,
    /// What is done with the dice that lie there.
    Thrown,
    /// Nothing: the game is over.
    Over,
}

impl From<Phase> for PhaseBody {
    fn from(phase: Phase) -> PhaseBody {
        match phase {
            Phase::Naming => PhaseBody::Naming,
            Phase::FirstThrow => PhaseBody::FirstThrow,
            Phase::Thrown { .. } => PhaseBody::Thrown,
            Phase::Over => PhaseBody::Over,
        }
    }
}

/// The turn in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnStateBody {
    /// Whose turn it is, from 1.
    pub seat: u32,
    /// Turn number of this seat, from 1.
    pub round: u16,
    /// The box named before the first throw.
    pub named: Option<String>,
    /// What lies on the table.
    pub hand: Option<String>,
    /// What was kept before the last throw.
    pub kept: String,
    /// How many throws were made.
    pub throws: u16,
    /// How many rethrows are left, chips included.
    pub rethrows: u16,
    /// Whether the coach was asked in this turn.
    pub hinted: bool,
    /// The number of the next throw of the game, from 1: what its bytes belong to.
    pub next_throw: u32,
}

impl TurnStateBody {
    pub(super) fn of(view: &View) -> Option<TurnStateBody> {
        let turn = view.turn.as_ref()?;
        let rethrows = match view.phase {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => 0,
        };
        Some(TurnStateBody {
            seat: turn.seat.number(),
            round: turn.round,
            named: turn.named.map(|cell| view.rules.cell_id(cell)),
            hand: turn.hand().map(|hand| hand.to_string()),
            kept: turn.kept().to_string(),
            throws: turn.throws.made,
            rethrows,
            hinted: turn.hinted,
            next_throw: view.next_throw,
        })
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LegalBody {
    /// Name a box.
    Name {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Throw all dice but these.
    Throw {
        /// The dice kept.
        keep: String,
    },
    /// Enter the hand.
    Enter {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
        /// What it writes.
        points: u32,
    },
}

impl LegalBody {
    pub(super) fn of(view: &View, action: Action) -> Option<LegalBody> {
        let id = |cell| view.rules.cell_id(cell);
        match action {
            Action::Name(cell) => Some(LegalBody::Name { cell: id(cell) }),
            Action::Throw(keep) => Some(LegalBody::Throw { keep: keep.to_string() }),
            Action::Enter(cell) => {
                let points = view.offer(cell)?.allowed()?;
                Some(LegalBody::Enter { cell: id(cell), points: points.0 })
            }
            _ => None,
        }
    }
}
