//! The seam for the coach: someone who knows the best move and can say why in one sentence.

use yatzy_rules::{Action, Game};
use yatzy_text::{PadNames, Text};

/// What the coach says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best move.
    pub action: Action,
    /// Why, in one plain sentence of the player's language.
    pub sentence: String,
}

/// Knows good play. Asked on a thread of its own, for it may have to think.
pub trait Coach: Send {
    /// The best move now; `None` where the coach does not know this game.
    fn advise(&mut self, game: &Game, names: &PadNames, text: Text) -> Option<Advice>;
}
