//! The headers of an answer: those that every one carries, and those that a reply asks for.

use crate::reply::{Keeping, Reply};
use yatzy_sheet::Format;

/// Nothing from elsewhere, no script but our own files, in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// A browser's own reader of PDF is a page of its making, and takes our policy for its own.
const PDF_POLICY: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; \
                          img-src 'self' data:; frame-ancestors 'none'";

/// The headers that every answer carries beside its own. Of what kind it is decides what it may do; and unless it says itself
/// how long it is kept, it is for whoever asked alone. Who is told where a link was followed from is up to who serves it.
pub fn headers_beside(
    kind: Option<&str>,
    says_how_long: bool,
    referrer: &'static str,
) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    let policy = if kind == Some("application/pdf") { PDF_POLICY } else { POLICY };
    let all = [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", referrer),
        ("x-frame-options", "DENY"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    all.into_iter().chain((!says_how_long).then_some(("cache-control", "no-store")))
}

impl Reply {
    /// The headers of the reply itself, but for what the device is to remember.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let refresh = self.refresh.as_ref().map(|refresh| match &refresh.to {
            Some(to) => format!("{}; url={to}", refresh.seconds),
            None => refresh.seconds.to_string(),
        });
        let kept = match self.keeping {
            Keeping::Never => None,
            Keeping::Checked => Some("no-cache".to_owned()),
            Keeping::Always => Some("public, max-age=31536000, immutable".to_owned()),
        };
        let headers = [
            ("content-type", Some(self.kind.to_owned())),
            ("location", self.go.clone()),
            ("refresh", refresh),
            ("cache-control", kept),
            (
                "content-disposition",
                self.file.as_ref().map(|name| format!("{}; filename=\"{name}\"", self.disposition())),
            ),
        ];
        headers.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    /// A browser shows the paper that it can, so that it can be printed at once. An SVG it would show without its letters:
    /// our pages allow no style but their own.
    fn disposition(&self) -> &'static str {
        let is_shown = self.paper.as_ref().is_some_and(|paper| paper.format != Format::Svg);
        if is_shown { "inline" } else { "attachment" }
    }
}
