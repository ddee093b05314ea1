//! The shown name of a game: that of its pad, with the edition if it is not the plain game.

use yatzy_rules::{Catalogue, Ruleset};
use yatzy_table::View;
use yatzy_text::{PadNames, Text};

/// The name of a game, with the edition if it is not the plain game.
pub fn with_edition(names: &PadNames, edition: Option<&str>, text: Text) -> String {
    let title = text.title(names);
    match edition.filter(|edition| is_beyond_plain(edition)) {
        Some(edition) => format!("{title} ({edition})"),
        None => title,
    }
}

/// The edition of a table, if it is not the plain game under another name.
pub fn edition_beyond_plain(view: &View) -> Option<&str> {
    view.edition.as_deref().filter(|edition| is_beyond_plain(edition))
}

/// The plain rules of a table's edition.
pub fn plain_rules(view: &View) -> Option<&'static Ruleset> {
    let edition = Catalogue::get().edition(view.edition.as_deref()?)?;
    Catalogue::get().edition(&edition.game).map(|game| &*game.rules)
}

fn is_beyond_plain(edition: &str) -> bool {
    Catalogue::get().edition(edition).is_none_or(|entry| entry.game != entry.id)
}
