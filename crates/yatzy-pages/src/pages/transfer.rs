//! Back-up and restore: all games as a file, and the games of a file into this house.

use super::layout::{Page, top_bar};
use crate::reply::Reply;
use crate::request::{PageContext, Site};
use maud::{Markup, html};
use yatzy_text::{Text, say};

/// The path of the page.
pub const PAGE: &str = "/house";
/// The path of the file with all games.
pub const FILE: &str = "/house/yatzy-games.jsonl";

/// The result of a restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferResult {
    /// Its games were imported.
    Taken {
        /// Number of new games.
        new: u64,
        /// Number of games that existed and stay as they were.
        already: u64,
    },
    /// It is neither a back-up nor a game log.
    NotGames,
    /// It is the log of a game whose secret is not public.
    Secret,
    /// A line can't be read, so nothing was imported.
    Line(u64),
}

/// The page, with the result of a restore.
pub fn transfer_page(text: Text, site: &Site, moved: Option<TransferResult>) -> Reply {
    let status = match moved {
        None | Some(TransferResult::Taken { .. }) => 200,
        Some(TransferResult::NotGames | TransferResult::Secret | TransferResult::Line(_)) => 422,
    };
    Reply::page(page(PageContext::without_forms(text, site), moved)).with(status)
}

fn page(context: PageContext<'_>, moved: Option<TransferResult>) -> Markup {
    let text = context.text;
    let title = say!(text, "site-games");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @match moved {
                None => {}
                Some(TransferResult::Taken { new, already }) => {
                    p.hint role="status" { (say!(text, "import-done", count = new, known = already)) }
                }
                Some(TransferResult::NotGames) => p.refusal role="alert" { (say!(text, "site-restore-not")) },
                Some(TransferResult::Secret) => p.refusal role="alert" { (say!(text, "site-restore-secret")) },
                Some(TransferResult::Line(line)) => p.refusal role="alert" { (say!(text, "import-line", line = line)) },
            }
            section {
                h2 { (say!(text, "site-back-up")) }
                p { (say!(text, "site-back-up-hint")) }
                p { a.button.big href=(context.path(FILE)) download { (say!(text, "site-back-up")) } }
            }
            section {
                h2 { (say!(text, "site-restore")) }
                form.stack method="post" action=(context.path(PAGE)) enctype="multipart/form-data" {
                    label for="file" { (say!(text, "site-restore-hint")) }
                    input #file type="file" name="file" required;
                    button.wide type="submit" { (say!(text, "site-restore")) }
                }
            }
        }
    })
}
