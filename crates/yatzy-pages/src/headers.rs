//! The headers of a reply: the header policy of every reply, and those of its own.

use crate::reply::{Keeping, Reply};
use yatzy_sheet::Format;

/// Nothing from other origins, no script but our own files, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// A browser's own PDF viewer is a page to which our policy applies.
const PDF_POLICY: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; \
                          img-src 'self' data:; frame-ancestors 'none'";

/// The headers that every reply has beside its own. The policy depends on the content type. A reply without a cache
/// header is private and not stored. Our own forms name their page, by which server and service worker tell them from
/// those of other sites; other sites receive no address of ours.
pub fn headers_beside(
    kind: Option<&str>,
    says_how_long: bool,
) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    let policy = if kind == Some("application/pdf") { PDF_POLICY } else { POLICY };
    let all = [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    all.into_iter().chain((!says_how_long).then_some(("cache-control", "no-store")))
}

impl Reply {
    /// The headers of the reply itself, without those that store something on the device.
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

    /// A browser shows a PDF or PNG, so that it can be printed at once. An SVG is downloaded, because our policy would
    /// block its styles.
    fn disposition(&self) -> &'static str {
        let is_shown = self.paper.as_ref().is_some_and(|paper| paper.format != Format::Svg);
        if is_shown { "inline" } else { "attachment" }
    }
}
