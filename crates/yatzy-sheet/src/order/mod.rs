//! Orders of paper: the complete contents as data. A process with the typeface draws them, this one or
//! another, with the same code from the same values.

#[cfg(feature = "files")]
mod drawn;

use crate::chart::Report;
use crate::pad::PadError;
use crate::paper::PageSetup;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::{Card, Names, Points, Ruleset};
use yatzy_table::Refused;
use yatzy_text::{Lang, PadNames};

/// A paper to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OrderGame {
    /// The language.
    #[serde(with = "lang_code")]
    pub lang: Lang,
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// The edition's id.
    pub edition: Option<String>,
    /// What rules of one's own call things.
    #[serde(rename = "names")]
    pub own_names: Names,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderPlayers {
    /// As many as have a pleasant page, who write with a pen.
    Fitting,
    /// A number of players, who write with a pen.
    Empty(usize),
    /// Those of a game.
    Filled(Vec<OrderCard>),
}

/// A card by the ids of its boxes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OrderCard {
    /// Whose it is, in characters that the typeface has.
    pub name: String,
    /// The points of each filled box.
    pub boxes: BTreeMap<String, u32>,
    /// How many extra yatzys it has.
    pub extra_yatzys: u16,
    /// How many saved rethrows it has.
    pub chips: u16,
}

impl OrderCard {
    /// A player's card.
    pub fn of(rules: &Ruleset, name: String, card: &Card) -> OrderCard {
        let filled = rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?)));
        let boxes = filled.map(|(cell, points)| (rules.cell_id(cell), points.0)).collect();
        OrderCard { name, boxes, extra_yatzys: card.extra_yatzys(), chips: card.chips() }
    }

    /// The card, if there can be such a one by these rules.
    pub fn card(&self, rules: &Ruleset) -> Result<Card, OrderError> {
        let cells = rules.cells().iter();
        let entries: Vec<_> =
            cells.filter_map(|cell| Some((cell, Points(*self.boxes.get(&rules.cell_id(cell))?)))).collect();
        Card::filled(rules, &entries, self.extra_yatzys, self.chips).map_err(|_| OrderError::Card)
    }
}

/// Why paper can't be made of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// The pad can't be drawn.
    #[error(transparent)]
    Pad(#[from] PadError),
    /// A card that its rules don't allow.
    #[error("no card of these rules")]
    Card,
    /// It has fewer pages.
    #[error("there are {pages} pages")]
    Page {
        /// How many there are.
        pages: usize,
    },
}

impl From<OrderError> for Refused {
    fn from(error: OrderError) -> Refused {
        let field = match error {
            OrderError::Pad(_) | OrderError::Card => "players",
            OrderError::Page { .. } => "page",
        };
        Refused::Field { field }
    }
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
