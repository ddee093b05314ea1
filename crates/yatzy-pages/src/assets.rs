//! Our own files: the style sheets, the scripts, the icon. They change only with the program, so a browser may cache
//! them forever under their address.

use crate::reply::{Keeping, Reply};
use crate::request::Site;
use std::sync::LazyLock;
use yatzy_table::digest;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal: $kind:literal),+ $(,)?) => {
        [$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../assets/", $name)) }),+]
    };
}

static ASSETS: [Asset; 29] = assets!(
    "style.css": "text/css; charset=utf-8",
    "pages.css": "text/css; charset=utf-8",
    "lobby.css": "text/css; charset=utf-8",
    "over.css": "text/css; charset=utf-8",
    "virtual.css": "text/css; charset=utf-8",
    "table.js": "text/javascript; charset=utf-8",
    "drawing.js": "text/javascript; charset=utf-8",
    "morph.js": "text/javascript; charset=utf-8",
    "device.js": "text/javascript; charset=utf-8",
    "real_dice.js": "text/javascript; charset=utf-8",
    "dice.js": "text/javascript; charset=utf-8",
    "keys.js": "text/javascript; charset=utf-8",
    "places.js": "text/javascript; charset=utf-8",
    "replay.js": "text/javascript; charset=utf-8",
    "poll.js": "text/javascript; charset=utf-8",
    "match.js": "text/javascript; charset=utf-8",
    "screen.js": "text/javascript; charset=utf-8",
    "signal.js": "text/javascript; charset=utf-8",
    "share.js": "text/javascript; charset=utf-8",
    "print.js": "text/javascript; charset=utf-8",
    "learn.js": "text/javascript; charset=utf-8",
    "home.js": "text/javascript; charset=utf-8",
    "times.js": "text/javascript; charset=utf-8",
    "new.js": "text/javascript; charset=utf-8",
    "last.js": "text/javascript; charset=utf-8",
    "rows.js": "text/javascript; charset=utf-8",
    "install.js": "text/javascript; charset=utf-8",
    "worker.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
);

/// A style sheet or a script without indentation and without comments on lines of their own. No string of ours spans
/// lines.
fn lean(text: &str) -> String {
    let mut sent = String::with_capacity(text.len());
    let mut in_remark = false;
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*") && (line.ends_with("*/") || !line.contains("*/"));
        let is_remark = in_remark || begins || line.starts_with("//") || line.is_empty();
        in_remark = (in_remark || begins) && !line.ends_with("*/");
        if !is_remark {
            sent.push_str(line);
            sent.push('\n');
        }
    }
    sent
}

/// A style sheet without spaces around punctuation. No string of ours contains such punctuation.
fn tight(style: &str) -> String {
    const ROOM: [(&str, &str); 13] = [
        (" { ", "{"),
        (" {\n", "{"),
        (";\n", ";"),
        ("}\n", "}"),
        ("} ", "}"),
        (" > ", ">"),
        (" ~ ", "~"),
        (" / ", "/"),
        (" !", "!"),
        ("; ", ";"),
        (": ", ":"),
        (", ", ","),
        (";}", "}"),
    ];
    ROOM.iter().fold(style.to_owned(), |style, (loose, tight)| style.replace(loose, tight))
}

/// The version of all assets. They share one, because modules import each other by it.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let texts: Vec<&[u8]> = ASSETS.iter().map(|asset| asset.text.as_bytes()).collect();
    digest("yatzy assets", &texts)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
});

/// The address of an asset.
pub(crate) fn asset_path(site: &Site, name: &str) -> String {
    site.path(format_args!("/assets/{}/{name}", *BUILD))
}

pub(crate) fn asset(name: &str) -> Option<Reply> {
    let asset = ASSETS.iter().find(|asset| asset.name == name)?;
    let text = match asset.kind {
        kind if kind.starts_with("text/css") => tight(&lean(asset.text)),
        kind if kind.starts_with("text/") => lean(asset.text),
        _ => asset.text.to_owned(),
    };
    Some(Reply { keeping: Keeping::Always, ..Reply::of(asset.kind, text) })
}

/// The service worker. It is at the root because it serves only paths below its own, and it is never cached, so that
/// browsers see a new one at once.
pub(crate) fn worker() -> Option<Reply> {
    asset("worker.js").map(|reply| Reply { keeping: Keeping::Checked, ..reply })
}

/// The web app manifest. Phones use it over HTTPS only.
pub(crate) fn manifest(site: &Site) -> Reply {
    let root = site.path("/");
    let manifest = serde_json::json!({
        "name": "Yatzy",
        "short_name": "Yatzy",
        "id": root,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "background_color": "#f6f1e4",
        "theme_color": "#f6f1e4",
        "icons": [{ "src": asset_path(site, "icon.svg"), "sizes": "any", "type": "image/svg+xml" }],
    });
    Reply::of("application/manifest+json", manifest.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_not_sent() {
        let script = "// why\nconst a = 1; // stays\n\n/** what\n * it is */\n  function f() {\n    return \"//\";\n  }\n/* one */\n";
        assert_eq!(lean(script), "const a = 1; // stays\nfunction f() {\nreturn \"//\";\n}\n");
        assert_eq!(lean("/* paper */ a { b: c; }\n"), "/* paper */ a { b: c; }\n");
        assert_eq!(
            tight("a, b c { d: e f; g: h; }\nd > e {\nf: g(1, 2);\n}\n"),
            "a,b c{d:e f;g:h}d>e{f:g(1,2)}"
        );
    }

    /// A string over several lines would lose its indentation.
    #[test]
    fn no_string_spans_lines() {
        for asset in ASSETS.iter().filter(|asset| asset.name.ends_with(".js")) {
            for line in asset.text.lines() {
                assert_eq!(line.matches('`').count() % 2, 0, "{}: {line}", asset.name);
            }
        }
    }
}
