//! Refusals of the rules, in the words of a table's pad.

use yatzy_rules::Refusal;
use yatzy_table::{Refused, View};
use yatzy_text::Text;

/// The sentence of a refusal at this table.
pub fn sentence(refusal: Refusal, view: &View, text: Text) -> String {
    Refused::by_rules(refusal).sentence(text, Some(view))
}
