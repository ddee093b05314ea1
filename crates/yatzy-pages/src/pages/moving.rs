//! Games that move: all of them as a file, and those of a file into this house.

use super::layout::{Page, top_bar};
use crate::reply::Reply;
use crate::request::{Site, Visit};
use maud::{Markup, html};
use yatzy_text::{Text, say};

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Its games are here now.
    Taken {
        /// How many are new.
        new: u64,
        /// How many were here already, and stay as they were.
        already: u64,
    },
    /// There was no file.
    Nothing,
    /// It holds no games.
    NotGames,
    /// A line of it can't be read, so nothing was taken in.
    Line(u64),
}

/// The page for moving games, with what became of a file that was just brought.
pub fn moving_page(text: Text, site: &Site, moved: Option<Moved>) -> Reply {
    let status = match moved {
        None | Some(Moved::Taken { .. }) => 200,
        Some(Moved::Nothing | Moved::NotGames | Moved::Line(_)) => 422,
    };
    Reply::page(page(Visit::without_forms(text, site), moved)).with(status)
}

fn page(visit: Visit<'_>, moved: Option<Moved>) -> Markup {
    let text = visit.text;
    let title = say!(text, "moving-title");
    let page = Page { visit, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(visit, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @match moved {
                None => {}
                Some(Moved::Taken { new, already }) => {
                    p.note role="status" { (say!(text, "import-done", count = new, known = already)) }
                }
                Some(Moved::Nothing) => p.refusal role="alert" { (say!(text, "moving-nothing")) },
                Some(Moved::NotGames) => p.refusal role="alert" { (say!(text, "moving-not-games")) },
                Some(Moved::Line(line)) => p.refusal role="alert" { (say!(text, "import-line", line = line)) },
            }
            section {
                h2 { (say!(text, "moving-save")) }
                p { (say!(text, "moving-save-words")) }
                p { a.button.big href=(visit.path("/house/yatzy-games.jsonl")) download { (say!(text, "moving-save-button")) } }
                p.fine { (say!(text, "moving-secret")) }
            }
            section {
                h2 { (say!(text, "moving-bring")) }
                p { (say!(text, "moving-bring-words")) }
                form.stack method="post" action=(visit.path("/house")) enctype="multipart/form-data" {
                    label { (say!(text, "moving-file")) " " input type="file" name="file" accept=".jsonl,.yatzy,text/plain" required; }
                    button.wide type="submit" { (say!(text, "moving-bring-button")) }
                }
            }
        }
    })
}
