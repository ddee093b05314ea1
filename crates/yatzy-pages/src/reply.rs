//! The reply to a request: a value that any shell can send.

use crate::pages::problem_page;
use crate::request::{PageContext, PageRequest, Site};
use maud::Markup;
use yatzy_sheet::{Format, Order};
use yatzy_table::{Token, Who};
use yatzy_text::{Lang, Text};
use yatzy_wire::Problem;

/// The reply to a request for a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The address of a redirect, within the site.
    pub go: Option<String>,
    /// A new token for the device.
    pub device: Option<Token>,
    /// A new language for the device.
    pub lang: Option<Lang>,
    /// When to reload.
    pub refresh: Option<Refresh>,
    /// How long the reply may be cached.
    pub keeping: Keeping,
    /// The name of the file, if the body is one.
    pub file: Option<String>,
    /// The content type.
    pub kind: &'static str,
    /// The body, unless it is paper.
    pub body: String,
    /// A paper that the shell draws and sends as the body.
    pub paper: Option<Box<PaperReply>>,
}

/// A paper to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperReply {
    /// The content.
    pub order: Order,
    /// The file format.
    pub format: Format,
    /// The page, from 0, for formats with a single page.
    pub page: usize,
}

/// When to reload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// The delay.
    pub seconds: u32,
    /// The address; the same one if `None`.
    pub to: Option<String>,
}

/// How long a reply may be cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// Not at all.
    Never,
    /// With revalidation each time.
    Checked,
    /// Forever: the content of this address never changes.
    Always,
}

impl Reply {
    /// The page of a problem.
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

    /// An empty reply.
    pub(crate) fn nothing() -> Reply {
        Reply::empty(204)
    }

    pub(crate) fn page(page: Markup) -> Reply {
        Reply { kind: "text/html; charset=utf-8", body: page.into_string(), ..Reply::empty(200) }
    }

    /// A body that is no page.
    pub(crate) fn of(kind: &'static str, body: String) -> Reply {
        Reply { kind, body, ..Reply::empty(200) }
    }

    /// A file to download.
    pub fn file(name: &str, kind: &'static str, body: String) -> Reply {
        Reply { file: Some(name.to_owned()), ..Reply::of(kind, body) }
    }

    /// A paper, with the name of its file.
    pub(crate) fn paper(name: String, paper: PaperReply) -> Reply {
        let kind = paper.format.content_type();
        Reply { kind, file: Some(name), paper: Some(Box::new(paper)), ..Reply::empty(200) }
    }

    /// A redirect to an address with the base.
    pub(crate) fn go(to: String) -> Reply {
        Reply { go: Some(to), ..Reply::empty(303) }
    }

    /// Adds the token for the device, if it was just given one.
    pub(crate) fn for_device(self, request: &PageRequest, holder: &Who) -> Reply {
        Reply { device: holder.token().filter(|_| request.who.token().is_none()), ..self }
    }

    pub(crate) fn with(self, status: u16) -> Reply {
        Reply { status, ..self }
    }
}
