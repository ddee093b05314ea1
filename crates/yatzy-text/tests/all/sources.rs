//! Every translation was made from the current English text, or a translator has read it since.

#[path = "../../../../xtask/src/languages/sources.rs"]
mod fingerprints;

// The included file computes SHA-256.
use sha2 as _;
use std::path::Path;
use yatzy_text::Lang;

#[test]
fn no_translation_is_older_than_its_english_text() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = fingerprints::messages(&crate_root.join("../../locales/en")).unwrap();
    let mut found = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En).map(Lang::code) {
        let noted = fingerprints::noted(&crate_root.join("sources").join(format!("{lang}.tsv"))).unwrap();
        found.extend(fingerprints::stale(&english, &noted).into_iter().map(|key| format!("{lang}: {key}")));
    }
    let list = found.join("\n");
    assert!(found.is_empty(), "{} stale, see `cargo xtask languages stale LANG`:\n{list}", found.len());
}
