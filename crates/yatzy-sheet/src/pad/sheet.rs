//! A pad and its players.

#![allow(missing_docs, reason = "names say what plain data holds")]

use super::{PadError, layout};
use crate::drawing::Drawing;
use crate::paper::Paper;
use yatzy_rules::{Card, Ruleset};
use yatzy_text::{PadNames, Text, say};

#[derive(Clone, Debug)]
pub struct PadSheet<'a> {
    pub text: Text,
    pub rules: &'a Ruleset,
    /// The names of the boxes.
    pub names: &'a PadNames,
    /// The edition's id, for the small print.
    pub id: Option<&'a str>,
    pub players: Players<'a>,
    /// Players side by side on a page; the default is a comfortable number.
    pub columns: Option<usize>,
    /// The day of the game, if known.
    pub date: Option<String>,
    pub paper: Paper,
    pub landscape: bool,
    /// Large print.
    pub large: bool,
}

#[derive(Clone, Debug)]
pub enum Players<'a> {
    /// Empty columns, as many as fit the page comfortably.
    Fitting,
    /// This many empty columns.
    Empty(usize),
    /// The players of a game, with their entries.
    Filled(Vec<Filled<'a>>),
}

/// A player's card.
#[derive(Clone, Debug)]
pub struct Filled<'a> {
    /// In characters that the typeface has: see [`drawable`](crate::drawable).
    pub name: String,
    pub card: &'a Card,
}

impl Players<'_> {
    /// Whether the players still have to write: the pad is empty.
    pub(super) fn are_to_write(&self) -> bool {
        !matches!(self, Players::Filled(_))
    }
}

impl PadSheet<'_> {
    pub fn draw(&self) -> Result<Drawing, PadError> {
        let layout = layout::Layout::of(self)?;
        let title = say!(self.text, "sheet-pad-title", title = self.text.title(self.names));
        Ok(Drawing { title, lang: self.text.lang(), pages: layout.pages() })
    }
}
