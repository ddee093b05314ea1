//! A pad, and who plays.

use super::{PadError, layout};
use crate::drawing::Drawing;
use crate::paper::Paper;
use yatzy_rules::{Card, Ruleset};
use yatzy_text::{PadNames, Text, say};

/// A pad to be drawn.
#[derive(Clone, Debug)]
pub struct PadSheet<'a> {
    /// The words.
    pub text: Text,
    /// The rules.
    pub rules: &'a Ruleset,
    /// What the boxes are called.
    pub names: &'a PadNames,
    /// The edition's id, for the small print.
    pub id: Option<&'a str>,
    /// Who plays.
    pub players: Players<'a>,
    /// How many play side by side on a page; as many as are comfortable if not given.
    pub columns: Option<usize>,
    /// The day of the game, if it is known.
    pub date: Option<String>,
    /// The paper.
    pub paper: Paper,
    /// Whether it lies on its side.
    pub landscape: bool,
    /// Whether it is in large print.
    pub large: bool,
}

/// Who plays.
#[derive(Clone, Debug)]
pub enum Players<'a> {
    /// As many as have a pleasant page, who write with a pen.
    Fitting,
    /// So many, who write with a pen.
    Empty(usize),
    /// Those of a game.
    Filled(Vec<Filled<'a>>),
}

/// A player's card.
#[derive(Clone, Debug)]
pub struct Filled<'a> {
    /// The name, of characters that the typeface has: see [`drawable`](crate::drawable).
    pub name: String,
    /// What was written.
    pub card: &'a Card,
}

impl Players<'_> {
    /// Whether they still have to write.
    pub(super) fn are_to_write(&self) -> bool {
        !matches!(self, Players::Filled(_))
    }
}

impl PadSheet<'_> {
    /// Draws the pad.
    pub fn draw(&self) -> Result<Drawing, PadError> {
        let layout = layout::Layout::of(self)?;
        let title = say!(self.text, "sheet-pad-title", title = self.text.title(self.names));
        Ok(Drawing { title, lang: self.text.lang(), pages: layout.pages() })
    }
}
