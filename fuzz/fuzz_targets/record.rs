//! Any text as a record: refused, or a record that writes and reads back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use yatzy_rules::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
});
