//! What the rules refuse, in the words of this game's pad.

use crate::OpenGame;
use yatzy_rules::Refusal;
use yatzy_text::{Explain, OnPad, Pad, Text};

/// The sentence of a refusal in this game.
pub fn refused(refusal: &Refusal, open: &OpenGame, text: Text) -> String {
    let seats: Vec<String> = open.seats().map(|seat| open.shown_name(seat, text)).collect();
    let pad = Pad { names: open.pad_names(), rules: open.rules(), seats: &seats };
    OnPad { error: refusal, pad: Some(pad) }.explain(text)
}
