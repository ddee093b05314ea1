//! Pages.
use crate::refused::Refused;
use maud::{Markup, html};
use yatzy_text::{Explain, Text};
/// A refusal.
pub fn refused_page(refused: &Refused, text: Text) -> Markup {
    html! { p { (refused.explain(text)) } }
}
