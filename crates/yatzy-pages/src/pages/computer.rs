//! A game against the computer in one tap: what each level does, and its mean total where it was measured.

use super::layout::{Page, top_bar};
use super::new_game::{game_chips, games};
use crate::paths;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_bots::Level;
use yatzy_text::{Text, say};

/// The mean totals of `docs/bots.md`: game, level, mean.
const MEANS: &str = include_str!("../../data/level-means.tsv");

/// The levels to choose from.
pub(crate) fn computer_page(context: PageContext<'_>) -> Markup {
    let text = context.text;
    let title = say!(text, "new-computer");
    let page = Page { context, title: &title, class: "small", scripts: &["new.js"] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            form.levels method="post" action=(context.path(paths::NEW)) {
                input type="hidden" name="key" value=(context.key("new").to_hex());
                input type="hidden" name="kind1" value="here";
                (game_chips(text))
                fieldset {
                    legend { label for="name1" { (say!(text, "seat-name")) } }
                    input #name1 name="name1" maxlength="64" autocomplete="given-name"
                        placeholder=(say!(text, "new-player", seat = 1));
                }
                fieldset {
                    legend { (say!(text, "new-computer-which")) }
                    @for level in Level::ALL { (level_button(text, level)) }
                }
            }
        }
    })
}

fn level_button(text: Text, level: Level) -> Markup {
    html! {
        button.level name="kind2" value=(format!("bot:{level}")) {
            b { (text.level_name(level.id())) }
            span { (text.level_sentence(level.id())) }
            // Games without a measured mean have no figure.
            @for game in games() {
                span.mean-of { @if let Some(mean) = mean(game, level) { (say!(text, "level-average", mean = mean)) } }
            }
        }
    }
}

/// The measured mean total of a level, if there is one.
fn mean(game: &str, level: Level) -> Option<u32> {
    let rows = MEANS.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    rows.into_iter().find_map(|row| match row.as_slice() {
        [of, id, mean] if *of == game && *id == level.id() => mean.parse().ok(),
        _ => None,
    })
}
