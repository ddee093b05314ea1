//! A table: everything that a client needs to show it and to act.

use crate::SeatBody;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use yatzy_rules::{DiceSource, Phase, Ruleset};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StateBody {
    /// The game's id.
    pub id: String,
    /// The version; actions must name it.
    pub version: u32,
    /// The rules in force.
    pub rules: RulesBody,
    /// Whose dice.
    pub dice: DiceBody,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// What the program's dice were bound to before the first throw.
    pub commitment: Option<String>,
    /// What they were bound to it by, once the game is over.
    pub secret: Option<String>,
    /// What the game waits for.
    pub phase: PhaseBody,
    /// Whether it was ended before its end.
    pub abandoned: bool,
    /// The turn in progress.
    pub turn: Option<TurnStateBody>,
    /// The seats, in the order of play.
    pub seats: Vec<SeatBody>,
    /// What entering the present hand would write in each open box; `null` where the rules refuse it.
    pub offers: BTreeMap<String, Option<u32>>,
    /// Every action that is legal for the seat whose turn it is.
    pub actions: Vec<LegalBody>,
    /// Everyone's place, best first.
    pub standings: Vec<StandingBody>,
    /// What the asker may do.
    pub you: YouBody,
    /// How many watch without a seat.
    pub watchers: u32,
}

impl StateBody {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == PhaseBody::Over
    }
}

/// The rules in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulesBody {
    /// The edition; `null` for rules of one's own.
    pub id: Option<String>,
    /// The title of the game.
    pub title: String,
    /// The hash of the rules.
    pub hash: String,
    /// How many dice.
    pub dice: u8,
    /// The factor of each column.
    pub columns: Vec<u8>,
    /// The ids of all boxes, column by column, top to bottom.
    pub boxes: Vec<String>,
    /// The options in force.
    pub options: BTreeMap<String, String>,
}

impl RulesBody {
    /// Rules as they travel, by their edition and title.
    pub fn of(rules: &Ruleset, edition: Option<&str>, title: String) -> RulesBody {
        RulesBody {
            id: edition.map(str::to_owned),
            title,
            hash: rules.hash().to_string(),
            dice: rules.dice(),
            columns: rules.columns().to_vec(),
            boxes: rules.cells().iter().map(|cell| rules.cell_id(cell)).collect(),
            options: rules.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}

/// Whose dice are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DiceBody {
    /// The program's.
    Program,
    /// Those on the table.
    Table,
}

impl From<DiceSource> for DiceBody {
    fn from(source: DiceSource) -> DiceBody {
        match source {
            DiceSource::Program => DiceBody::Program,
            DiceSource::Table => DiceBody::Table,
        }
    }
}

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
    /// The seat's how manieth turn, from 1.
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

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingBody {
    /// The place; `null` for a seat that gave up.
    pub place: Option<u16>,
    /// The seat, from 1.
    pub seat: u32,
    /// Its total.
    pub total: u32,
}

/// What the asker may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct YouBody {
    /// The seats that are the asker's, from 1.
    pub seats: Vec<u32>,
    /// Whether the asker made the game.
    pub host: bool,
    /// Whether the asker may act for the seat whose turn it is.
    pub to_play: bool,
    /// Whether the last choice can be taken back, by its seat.
    pub take_back: bool,
    /// Whether a seat can still be added.
    pub join: bool,
    /// In how many seconds the asker may let the computer play this turn; `null` unless whoever is to play is away.
    pub step_in: Option<u64>,
}
