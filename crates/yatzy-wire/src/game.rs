//! New games, join codes, and the catalogue of editions.

use crate::{SeatLinkBody, StateBody};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::{Catalogue, Goal, Names, RulesLineError, Ruleset};
use yatzy_table::{CodeTarget, NewRules, NewSeat, NewTable, Refused, Token};

/// A game to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGameBody {
    /// The id of a ruleset or edition.
    #[cfg_attr(feature = "schema", schema(example = "tactic-sv"))]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// Rules of one's own instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<OwnRulesBody>,
    /// Options set by hand, such as `order`: `down`.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whose dice: `program` or `table`.
    #[serde(default = "program")]
    pub dice: String,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeatBody>,
    /// What people at the host's device play for: `mean`, `at-least:N`, `win`, or `record`, more than the best total of
    /// each by these rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(example = "at-least:300"))]
    pub goal: Option<String>,
    /// Whether the coach may be asked. Left out, it may where everyone plays on the host's device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// The seed of shared dice, 64 hexadecimal digits. Left out, the house draws one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The code of a challenge, which brings its own rules and dice: `dice` is `shared`, and there are no `rules`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<String>,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again: the same key makes the
    /// same game once. The key gives away the links of all seats: keep it secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl NewGameBody {
    /// A game with the program's dice, nothing set by hand.
    pub fn new(rules: &str, seats: Vec<NewSeatBody>) -> NewGameBody {
        NewGameBody {
            rules: rules.to_owned(),
            own: None,
            options: BTreeMap::new(),
            dice: program(),
            seats,
            goal: None,
            hints: None,
            seed: None,
            challenge: None,
            key: None,
        }
    }
}

impl NewGameBody {
    pub fn of(new: &NewTable) -> NewGameBody {
        let (rules, own, options) = match &new.rules {
            NewRules::Listed { id, options } => (id.clone(), None, options.iter().cloned().collect()),
            NewRules::Challenge { .. } => (String::new(), None, BTreeMap::new()),
            NewRules::Own { edition, rules, names } => {
                let own = OwnRulesBody {
                    edition: edition.clone(),
                    lines: rules.lines(),
                    names: names.lines().collect(),
                };
                (String::new(), Some(own), BTreeMap::new())
            }
        };
        NewGameBody {
            rules,
            own,
            options,
            dice: new.source.to_string(),
            seats: new.seats.iter().map(NewSeatBody::of).collect(),
            goal: (new.goal != Goal::Mean).then(|| new.goal.to_string()),
            hints: new.hints,
            seed: new.seed.map(|seed| seed.to_string()),
            challenge: match &new.rules {
                NewRules::Challenge { code, .. } => Some(code.clone()),
                NewRules::Listed { .. } | NewRules::Own { .. } => None,
            },
            key: Some(new.key.to_hex()),
        }
    }

    /// The table to be made. `key` is used if the request has none.
    pub fn table(self, key: impl FnOnce() -> Token) -> Result<NewTable, Refused> {
        let source = self.dice.parse().map_err(|_| Refused::Field { field: "dice" })?;
        let key = match self.key {
            Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
            None => key(),
        };
        let rules = match (self.challenge, self.own) {
            (Some(code), _) => NewRules::of_challenge(&code).map_err(Refused::Challenge)?,
            (None, Some(own)) => own.read()?,
            (None, None) => NewRules::Listed { id: self.rules, options: self.options.into_iter().collect() },
        };
        let seats = self.seats.into_iter().map(NewSeatBody::read).collect::<Result<_, _>>()?;
        let goal = match self.goal {
            Some(goal) => goal.parse().map_err(|_| Refused::Field { field: "goal" })?,
            None => Goal::Mean,
        };
        let seed = match self.seed {
            Some(seed) => Some(seed.parse().map_err(|_| Refused::Field { field: "seed" })?),
            None => None,
        };
        Ok(NewTable { seed, rules, source, seats, goal, hints: self.hints, key })
    }
}

/// Rules of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnRulesBody {
    /// The edition whose names they use, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The rules, line by line as in a record.
    pub lines: Vec<String>,
    /// What they call things: `pair Two of them`, or `pair@sv Par` for one language.
    #[serde(default)]
    pub names: Vec<String>,
}

impl OwnRulesBody {
    /// Rules that are not listed.
    pub(crate) fn of(rules: &NewRules) -> Option<OwnRulesBody> {
        let (edition, rules, names) = rules.resolve().ok()?;
        Some(OwnRulesBody { edition, lines: rules.lines(), names: names.lines().collect() })
    }

    pub(crate) fn read(self) -> Result<NewRules, Refused> {
        if let Some(id) = self.edition.as_ref().filter(|id| Catalogue::get().edition(id).is_none()) {
            return Err(Refused::UnknownRules(id.clone()));
        }
        let rules =
            Ruleset::from_lines(self.lines.iter().map(String::as_str)).map_err(|error| match error {
                RulesLineError::Line(_) => Refused::Field { field: "lines" },
                RulesLineError::Ruleset(reasons) => Refused::Invalid(reasons),
            })?;
        let names = Names::from_lines(self.names.iter().map(String::as_str));
        let names = names.ok_or(Refused::Field { field: "names" })?;
        Ok(NewRules::Own { edition: self.edition, rules: Arc::new(rules), names })
    }
}

fn program() -> String {
    "program".to_owned()
}

/// A seat of a game to be made: a name, a name elsewhere, a bot, or open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeatBody {
    /// The name; may be left out for a bot or an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether anyone who has the game's link may sit down there.
    #[serde(default)]
    pub open: bool,
    /// Whether the person plays on a device of their own, by the seat's link.
    #[serde(default)]
    pub elsewhere: bool,
}

impl NewSeatBody {
    fn of(seat: &NewSeat) -> NewSeatBody {
        match seat {
            NewSeat::Here(name) => NewSeatBody::here(name),
            NewSeat::Elsewhere(name) => NewSeatBody::elsewhere(name),
            NewSeat::Open => NewSeatBody::open(),
            NewSeat::Computer { level, name } => {
                NewSeatBody { name: name.clone(), ..NewSeatBody::bot(level) }
            }
        }
    }

    fn read(self) -> Result<NewSeat, Refused> {
        match self {
            NewSeatBody { bot: Some(level), name, open: false, .. } => Ok(NewSeat::Computer { level, name }),
            NewSeatBody { bot: None, name: None, open: true, .. } => Ok(NewSeat::Open),
            NewSeatBody { bot: None, name: Some(name), open: false, elsewhere: true } => {
                Ok(NewSeat::Elsewhere(name))
            }
            NewSeatBody { bot: None, name: Some(name), open: false, elsewhere: false } => {
                Ok(NewSeat::Here(name))
            }
            _ => Err(Refused::Field { field: "seats" }),
        }
    }

    /// A person on the host's device.
    pub fn here(name: &str) -> NewSeatBody {
        NewSeatBody { name: Some(name.to_owned()), ..NewSeatBody::default() }
    }

    /// A person on a device of their own.
    pub fn elsewhere(name: &str) -> NewSeatBody {
        NewSeatBody { elsewhere: true, ..NewSeatBody::here(name) }
    }

    /// A seat for anyone with the game's link.
    pub fn open() -> NewSeatBody {
        NewSeatBody { open: true, ..NewSeatBody::default() }
    }

    /// A computer of some level.
    pub fn bot(level: &str) -> NewSeatBody {
        NewSeatBody { bot: Some(level.to_owned()), ..NewSeatBody::default() }
    }
}

/// A game that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MadeBody {
    /// Its id.
    pub id: String,
    /// A short code to join it by.
    pub code: Option<String>,
    /// The token of the device, if the request brought none: send it as `Authorization: Bearer TOKEN`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The link of each person's seat.
    pub links: Vec<SeatLinkBody>,
    /// The table.
    pub state: StateBody,
}

/// A code that was looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CodeBody {
    /// The id of the game or match.
    pub id: String,
    /// What it leads to; a game if it is left out.
    #[serde(default, skip_serializing_if = "CodeKind::is_game")]
    pub kind: CodeKind,
}

/// What a code leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum CodeKind {
    #[default]
    Game,
    Match,
}

impl CodeKind {
    fn is_game(&self) -> bool {
        *self == CodeKind::Game
    }
}

impl CodeBody {
    /// What a code leads to, as a body.
    pub fn of(target: &CodeTarget) -> CodeBody {
        let (id, kind) = match target {
            CodeTarget::Table(id) => (id, CodeKind::Game),
            CodeTarget::Match(id) => (id, CodeKind::Match),
        };
        CodeBody { id: id.to_string(), kind }
    }

    /// What the code leads to; `None` if the id can't be one.
    pub fn target(&self) -> Option<CodeTarget> {
        let id = self.id.parse().ok()?;
        Some(match self.kind {
            CodeKind::Game => CodeTarget::Table(id),
            CodeKind::Match => CodeTarget::Match(id),
        })
    }
}

/// An entry of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionBody {
    /// Its id.
    pub id: String,
    /// Its title in the language of the request.
    pub title: String,
    /// Which of the games it is.
    pub game: String,
    /// The language of the leaflet.
    pub lang: Option<String>,
    /// The leaflet.
    pub booklet: Option<String>,
    /// Its options.
    pub options: BTreeMap<String, String>,
}
