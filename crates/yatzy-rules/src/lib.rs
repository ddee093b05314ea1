//! Every Yatzy of the leaflets: hands, rulesets as data and scoring.

mod card;
mod cell;
mod game;
mod hand;
mod hex;
mod points;
mod record;
mod ruleset;
#[cfg(feature = "toys")]
pub mod toys;

pub use card::{BonusRace, Card, CardError, ColumnTotals, Totals};
pub use cell::{Cell, CellSet, MAX_CELLS};
pub use game::{
    Action, Dice, DiceSource, Entry, Event, Game, NoDice, Phase, Play, Refusal, ReplayError, Seat, Shown,
    Standing, Step, TableTurn, Throw, Turn,
};
pub use hand::{Face, HAND_COUNT, Hand, HandError, Keep, MAX_DICE, parse_faces};
pub use points::Points;
pub use record::{Commitment, Date, MAX_NAME_LEN, Record, RecordError, RecordProblem, TurnPart};
pub use ruleset::{
    Bonus, BonusSetting, BoxId, BoxRule, Catalogue, Choices, Condition, Edition, Expected, FREE_RETHROWS,
    FileError, FileProblem, Joker, JokerRule, MAX_BOXES, MAX_COLUMNS, MAX_POINTS, Names, Needs, Nonsense,
    OPTIONS, OptionForm, Order, Pays, RulesHash, RulesLineError, Ruleset, RulesetDraft, RulesetFile, Section,
    Setting, SettingError, UnknownForm, When,
};
