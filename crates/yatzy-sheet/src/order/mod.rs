//! Orders of paper: the complete contents as data. A process with the typeface draws them, this one or
//! another, with the same code from the same values.

#[cfg(feature = "files")]
mod drawn;
mod form;

use crate::chart::Report;
use crate::pad::PadError;
use crate::paper::PageSetup;
use form::Form;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::{Card, Names, Ruleset};
use yatzy_text::{Lang, PadNames};

/// A paper to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub enum Order {
    /// A pad.
    Pad {
        /// By which rules.
        game: OrderGame,
        /// Who plays.
        players: OrderPlayers,
        /// The day of the game, if it is known.
        date: Option<String>,
        /// How it lies.
        on: PageSetup,
    },
    /// The rules of a game.
    Leaflet {
        /// Which rules.
        game: OrderGame,
        /// How it lies.
        on: PageSetup,
    },
    /// Charts, and what they say.
    Report(Report),
}

/// The rules that a paper is about, and its words.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderGame {
    /// The language.
    pub lang: Lang,
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// The edition's id.
    pub edition: Option<String>,
    /// What rules of one's own call things.
    pub own_names: Names,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
pub enum OrderPlayers {
    /// As many as have a pleasant page, who write with a pen.
    Fitting,
    /// So many, who write with a pen.
    Empty(usize),
    /// Those of a game: their names, of characters that the typeface has, and their cards.
    Filled(Vec<(String, Card)>),
}

/// Why paper can't be made of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// The pad can't be drawn.
    #[error(transparent)]
    Pad(#[from] PadError),
    /// It has fewer pages.
    #[error("there are {pages} pages")]
    Page {
        /// How many there are.
        pages: usize,
    },
}

impl OrderGame {
    /// What the boxes are called.
    pub fn names(&self) -> PadNames {
        PadNames::of_game(self.edition.as_deref(), &self.own_names)
    }
}

impl Order {
    /// The language of its words.
    pub fn lang(&self) -> Lang {
        match self {
            Order::Pad { game, .. } | Order::Leaflet { game, .. } => game.lang,
            Order::Report(report) => report.lang,
        }
    }
}

/// A language as its code.
pub(crate) mod lang_code {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use yatzy_text::Lang;

    pub fn serialize<S: Serializer>(lang: &Lang, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(lang.code())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let code = String::deserialize(deserializer)?;
        Lang::parse(&code).ok_or_else(|| D::Error::custom("no language"))
    }
}
