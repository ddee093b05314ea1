//! Any text as the fields of a form or a URL: read without a panic, and the same after writing and reading
//! again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use yatzy_pages::Fields;

fuzz_target!(|text: &str| {
    let fields = Fields::parse(text);
    let _ = (fields.get("name"), fields.has("do"), fields.number::<u32>("version"));
    assert_eq!(Fields::parse(&fields.to_string()), fields);
});
