//! What a request is answered: a value that any shell can send.

use crate::pages::problem_page;
use crate::request::{PageContext, Request, Site};
use maud::Markup;
use yatzy_sheet::{Format, Order};
use yatzy_table::{Token, Who};
use yatzy_text::{Lang, Text};
use yatzy_wire::Problem;

/// An answer to a request for a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The address to go on to, within the site.
    pub go: Option<String>,
    /// A token that the device is given, to be known by from now on.
    pub device: Option<Token>,
    /// The language that was chosen, for this device from now on.
    pub lang: Option<Lang>,
    /// When to ask again.
    pub refresh: Option<Refresh>,
    /// For how long the answer may be kept.
    pub keeping: Keeping,
    /// The name of a file to keep the body in, where it is one.
    pub file: Option<String>,
    /// What the body is, as a content type.
    pub kind: &'static str,
    /// The body, unless it is paper.
    pub body: String,
    /// What the shell draws and sends as the body. A page knows what is on paper; whoever has the means makes it a file.
    pub paper: Option<Box<PaperReply>>,
}

/// Paper to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperReply {
    /// What is on it.
    pub order: Order,
    /// The kind of file.
    pub format: Format,
    /// Which page, from 0, where the kind of file has but one.
    pub page: usize,
}

/// When to ask again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// After how long.
    pub seconds: u32,
    /// For what; the same address if `None`.
    pub to: Option<String>,
}

/// For how long an answer may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// Not at all: it is for whoever asked, and now.
    Never,
    /// Until it has changed, which must be asked each time.
    Checked,
    /// For good: at the same address there will never be anything else.
    Always,
}

impl Reply {
    /// The page that says what was wrong with a request, and a way on.
    pub fn problem(problem: &Problem, text: Text, site: &Site) -> Reply {
        Reply::page(problem_page(PageContext::without_forms(text, site), problem)).with(problem.status())
    }

    fn empty(status: u16) -> Reply {
        Reply {
            status,
            go: None,
            device: None,
            lang: None,
            refresh: None,
            keeping: Keeping::Never,
            file: None,
            kind: "text/plain; charset=utf-8",
            body: String::new(),
            paper: None,
        }
    }

    /// Nothing to show.
    pub(crate) fn nothing() -> Reply {
        Reply::empty(204)
    }

    /// A page.
    pub(crate) fn page(page: Markup) -> Reply {
        Reply { kind: "text/html; charset=utf-8", body: page.into_string(), ..Reply::empty(200) }
    }

    /// Something that is no page.
    pub(crate) fn of(kind: &'static str, body: String) -> Reply {
        Reply { kind, body, ..Reply::empty(200) }
    }

    /// A file to keep, by its name.
    pub fn file(name: &str, kind: &'static str, body: String) -> Reply {
        Reply { file: Some(name.to_owned()), ..Reply::of(kind, body) }
    }

    /// Something on paper, by the name of its file.
    pub(crate) fn paper(name: String, paper: PaperReply) -> Reply {
        let kind = paper.format.content_type();
        Reply { kind, file: Some(name), paper: Some(Box::new(paper)), ..Reply::empty(200) }
    }

    /// Sends the browser elsewhere, by an address that has the base.
    pub(crate) fn go(to: String) -> Reply {
        Reply { go: Some(to), ..Reply::empty(303) }
    }

    /// The same with a token for the device, if it was just given one.
    pub(crate) fn for_device(self, request: &Request, holder: &Who) -> Reply {
        Reply { device: holder.token().filter(|_| request.who.token().is_none()), ..self }
    }

    /// The same with another status.
    pub(crate) fn with(self, status: u16) -> Reply {
        Reply { status, ..self }
    }
}
