//! Every Yatzy of the leaflets: hands, rulesets as data and scoring.

mod cell;
mod hand;
mod hex;
mod points;
mod ruleset;

pub use cell::{Cell, CellSet, MAX_CELLS};
pub use hand::{Face, HAND_COUNT, Hand, HandError, Keep, MAX_DICE, parse_faces};
pub use points::Points;
pub use ruleset::{
    Bonus, BonusSetting, BoxId, BoxRule, Catalogue, Choices, Condition, Edition, Expected, FREE_RETHROWS,
    FileError, FileProblem, Joker, JokerRule, MAX_BOXES, MAX_COLUMNS, MAX_POINTS, Names, Needs, Nonsense,
    OPTIONS, OptionForm, Order, Pays, RulesHash, RulesLineError, Ruleset, RulesetDraft, RulesetFile, Section,
    Setting, SettingError, UnknownForm, When,
};
