//! Why the last form was refused, as the page shows it.

use maud::{Markup, Render, html};
use yatzy_table::{Refused, View};
use yatzy_text::Text;

/// Why the last form was refused.
#[derive(Clone, Debug)]
pub(crate) struct FormError {
    /// The stable code of the error.
    pub code: String,
    pub sentence: String,
}

impl FormError {
    /// The refusal of a request at this table.
    pub fn of(refused: &Refused, text: Text, view: &View) -> FormError {
        FormError { code: refused.code().to_owned(), sentence: refused.sentence(text, Some(view)) }
    }
}

impl Render for FormError {
    fn render(&self) -> Markup {
        html! { p.refusal role="alert" data-code=(self.code) { (self.sentence) } }
    }
}
