//! The rules of Yatzy as its leaflets print them: hands, rulesets as data, scoring, the game as a state
//! machine, and records.
//!
//! No I/O, clock, randomness, locale or async: dice, names and sentences come from outside. No code here
//! knows a game by name; rules are data, and code asks them.
//!
//! # Quick start
//!
//! The points of a hand:
//!
//! ```
//! use yatzy_rules::{Catalogue, Hand};
//! let rules = Catalogue::get().rules("tactic-sv").expect("an edition of the catalogue");
//! let hand: Hand = "6-6-6-5-5".parse()?;
//! let full_house = rules.cell("full-house").expect("a box of Yatzy");
//! assert_eq!(rules.points(full_house, hand).0, 28);
//! # Ok::<(), yatzy_rules::HandError>(())
//! ```
//!
//! A game: [`Game::decide`] returns the event of an action, [`Game::record`] applies it.
//!
//! ```
//! use yatzy_rules::{Action, Catalogue, DiceSource, Face, Game, Hand, Keep, Phase, Points};
//! let rules = Catalogue::get().rules("yatzy").expect("the plain one");
//! let mut game = Game::new(rules.clone(), 2, DiceSource::Program);
//!
//! // Dice are an input: here they always show sixes.
//! let mut dice = |count: u8| Hand::alike(Face::ALL[5], count).expect("a game has at most six dice");
//! let event = game.decide(Action::Throw(Keep::NOTHING), &mut dice)?;
//! game.record(&event)?;
//! assert!(matches!(game.phase(), Phase::Thrown { rethrows: 2, .. }));
//!
//! // The offers of all open boxes, then an entry.
//! let yatzy = rules.cell("yatzy").expect("a box of Yatzy");
//! assert!(game.offers().iter().any(|offer| offer.cell == yatzy && offer.allowed() == Some(Points(50))));
//! let event = game.decide(Action::Enter(yatzy), &mut dice)?;
//! game.record(&event)?;
//! assert_eq!(game.standings()[0].total.0, 50);
//! # Ok::<(), yatzy_rules::Refusal>(())
//! ```
//!
//! # Where things are
//!
//! * [`Hand`], [`Keep`], [`Face`]: dice as multisets, each with an index for tables.
//! * [`Ruleset`] and its parts; [`Catalogue`]: the editions; [`RulesetFile`]: custom rulesets.
//! * [`Ruleset::choices`]: the only place where order, chance, zero, declared boxes and jokers meet.
//! * [`Game`], [`Action`], [`Event`], [`Refusal`]; [`Card`] and its [`Totals`].
//! * [`Player`], [`Goal`], [`normalise_name`]: the players of a table.
//! * [`Record`]: a game as text. [`fair`]: verifiable dice.

/// The examples of the read-me are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;

mod card;
mod cell;
pub mod fair;
mod game;
mod hand;
mod hex;
mod name;
mod player;
mod points;
mod record;
mod ruleset;
#[cfg(feature = "serde")]
mod serial;
mod shared;
#[cfg(feature = "toys")]
pub mod toys;

pub use card::{BonusRace, Card, CardError, ColumnTotals, Totals};
pub use cell::{Cell, CellSet, MAX_CELLS};
pub use game::{
    Action, Dice, DiceSource, Entry, Event, Game, NoDice, Offer, Phase, Play, Refusal, ReplayError, Seat,
    Shown, Standing, Step, TableTurn, Throw, Throws, Turn,
};
pub use hand::{Face, HAND_COUNT, Hand, HandError, Keep, MAX_DICE, parse_faces};
pub use name::{MAX_NAME_LEN, NameError, clean_name, is_same_name, is_unruly, normalise_name};
pub use player::{Goal, Player};
pub use points::Points;
pub use record::{
    Chain, Date, Facts, Link, MAX_RECORD_LEN, Record, RecordError, RecordProblem, RecordSeat, SealedSeat,
    TurnPart,
};
pub use ruleset::{
    Bonus, BonusSetting, BoxId, BoxRule, Catalogue, Choices, Condition, Edition, Expected, FREE_RETHROWS,
    FileError, FileProblem, Joker, JokerRule, MAX_BOXES, MAX_COLUMNS, MAX_FILE_LEN, MAX_POINTS, Names, Needs,
    OPTIONS, OptionForm, Order, ParseError, Pays, RulesHash, RulesLineError, Ruleset, RulesetDraft,
    RulesetFile, RulesetProblem, Section, Setting, SettingError, When,
};
pub use shared::{Iter, SharedVec};
