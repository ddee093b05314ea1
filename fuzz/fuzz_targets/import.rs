//! Any text as a line of an export: refused, or a game that writes and reads back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use yatzy_table::ExportLine;

fuzz_target!(|text: &str| {
    if let Ok(line) = ExportLine::read(text) {
        let written = line.write().expect("what was read can be written");
        assert_eq!(ExportLine::read(&written), Ok(line));
    }
});
