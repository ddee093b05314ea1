//! Any text as a ruleset file: refused, or rules whose lines read back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use yatzy_rules::{Ruleset, RulesetFile};

fuzz_target!(|text: &str| {
    if let Ok(file) = RulesetFile::parse(text) {
        let lines = file.rules.lines();
        assert_eq!(Ruleset::from_lines(lines.iter().map(String::as_str)), Ok(file.rules));
    }
});
