//! Matches: everyone plays the whole card with the same dice.

use crate::OwnRulesBody;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use yatzy_table::{MatchView, NewMatch, NewMatchSeat, NewRules, Refused, Token};

/// A match to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatchBody {
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
    /// The people at the host's device. Others join with the code.
    #[serde(default)]
    pub people: Vec<PersonBody>,
    /// Whether the coach may be asked.
    #[serde(default)]
    pub hints: bool,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again. Keep it secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A person who joins a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PersonBody {
    /// The name.
    pub name: String,
    /// Thirty-two fresh bytes of the device as 64 hexadecimal digits: they become a part of the seed, so that the
    /// server alone can't choose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<String>,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again. Keep it secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A match after a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchReply {
    /// The token of the device, if the request brought none: send it as `Authorization: Bearer TOKEN`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The match.
    #[serde(rename = "match")]
    pub view: MatchView,
}

impl NewMatchBody {
    /// The body of a request for a match.
    pub fn of(new: &NewMatch) -> NewMatchBody {
        let (rules, own, options) = match &new.rules {
            NewRules::Listed { id, options } => (id.clone(), None, options.iter().cloned().collect()),
            other => (String::new(), OwnRulesBody::of(other), BTreeMap::new()),
        };
        let people = new.here.iter().map(PersonBody::of).collect();
        NewMatchBody { rules, own, options, people, hints: new.hints, key: Some(new.key.to_hex()) }
    }

    /// The match to be made. `key` is used if the request has none.
    pub fn read(self, key: Token) -> Result<NewMatch, Refused> {
        let key = token(self.key.as_deref(), key)?;
        let rules = match self.own {
            Some(own) => own.read()?,
            None => NewRules::Listed { id: self.rules, options: self.options.into_iter().collect() },
        };
        let place =
            |number: usize| Token::from_bytes(key.derive("yatzy match person", &number.to_be_bytes()));
        let people = self.people.into_iter().enumerate();
        let here = people.map(|(number, person)| person.read(place(number))).collect::<Result<_, _>>()?;
        Ok(NewMatch { rules, here, hints: self.hints, key })
    }
}

impl PersonBody {
    pub fn of(seat: &NewMatchSeat) -> PersonBody {
        PersonBody {
            name: seat.name.clone(),
            bytes: seat.bytes.map(|bytes| bytes.to_string()),
            key: Some(seat.key.to_hex()),
        }
    }

    /// The person. `key` is used if the request has none.
    pub fn read(self, key: Token) -> Result<NewMatchSeat, Refused> {
        let bytes = self.bytes.as_deref().map(str::parse).transpose();
        let bytes = bytes.map_err(|_| Refused::Field { field: "bytes" })?;
        Ok(NewMatchSeat { name: self.name, bytes, key: token(self.key.as_deref(), key)? })
    }
}

fn token(key: Option<&str>, or: Token) -> Result<Token, Refused> {
    key.map_or(Ok(or), |key| key.parse().map_err(|_| Refused::Field { field: "key" }))
}
