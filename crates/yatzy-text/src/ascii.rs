//! Text for terminals without Unicode: marks become ASCII marks and arrows become words. Letters stay:
//! Russian needs Cyrillic letters, and Finnish without its umlauts is misspelt.

use crate::{Text, say};

/// Replaces every character beyond ASCII that is not a letter.
pub(crate) fn with_plain_marks(text: Text, sentence: String) -> String {
    if sentence.is_ascii() {
        return sentence;
    }
    let sentence =
        if sentence.contains(['↑', '↓', '←', '→']) { arrows(text, &sentence) } else { sentence };
    let mut plain = String::with_capacity(sentence.len());
    for mark in sentence.chars() {
        match mark {
            '“' | '”' | '„' | '‟' | '«' | '»' => plain.push('"'),
            '‘' | '’' | '‚' => plain.push('\''),
            '–' | '—' | '−' | '·' => plain.push('-'),
            '\u{a0}' | '\u{202f}' | '\u{2009}' => plain.push(' '),
            '×' => plain.push('x'),
            '…' => plain.push_str("..."),
            '±' => plain.push_str("+/-"),
            other => plain.push(other),
        }
    }
    plain
}

/// The arrow keys in words.
fn arrows(text: Text, sentence: &str) -> String {
    sentence
        .replace("↑ ↓", &say!(text, "arrows-up-down"))
        .replace("← →", &say!(text, "arrows-left-right"))
        .replace('↓', &say!(text, "arrows-down"))
}
