//! `docs/rulesets.md` explains ruleset files: its examples are read, and it must be complete.

use std::path::Path;
use yatzy_rules::{OPTIONS, Pays, RulesetFile};

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulesets.md");
    std::fs::read_to_string(path).unwrap()
}

/// The files on the page.
fn examples(page: &str) -> Vec<String> {
    let blocks = page.split("```toml\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn its_examples_are_read_as_they_stand() {
    let examples = examples(&page());
    let read: Vec<RulesetFile> = examples
        .iter()
        .map(|text| RulesetFile::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}")))
        .collect();
    let [cottage, short] = read.as_slice() else { panic!("{} examples", read.len()) };
    assert_eq!((cottage.id.as_deref(), cottage.base.as_deref()), (Some("cottage"), Some("yatzy")));
    assert_eq!(
        (cottage.names.get("sv", "full-house"), cottage.names.get("fi", "full-house")),
        (Some("Stuga"), Some("Cottage"))
    );
    assert_eq!((short.rules.dice(), short.rules.boxes().len()), (5, 8));
    assert_eq!(short.names.get("en", "title"), Some("Short Yatzy"));
}

#[test]
fn every_field_form_and_option_is_there() {
    let page = page();
    for field in ["id", "base", "dice", "columns", "boxes", "bonus", "joker", "[options]", "[names]"] {
        assert!(page.contains(&format!("| `{field}` |")), "{field}");
    }
    for form in ["face N", "groups N N …", "run N to N", "run of N", "any"] {
        assert!(page.contains(&format!("| `{form}` |")), "{form}");
    }
    for pays in Pays::FORMS.split(", ") {
        let words = match pays {
            "N" => "a number",
            "N+sum" => "`+sum`",
            word => word,
        };
        assert!(page.contains(words), "{pays}");
    }
    for option in OPTIONS {
        let values: Vec<String> = option.values.split('|').map(|value| format!("`{value}`")).collect();
        assert!(page.contains(&format!("| `{}` | {} |", option.name, values.join(", "))), "{}", option.name);
    }
}
