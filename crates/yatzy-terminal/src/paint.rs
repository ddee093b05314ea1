//! Writes text to a buffer. Widths are those of the screen, so that Cyrillic names and emoji line up too. Text is not
//! written by ratatui's widgets: they cut silently, while a cut is noted here, so that tests find it in every language.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
#[cfg(debug_assertions)]
use std::cell::RefCell;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The width of a text in columns.
pub fn width(text: &str) -> u16 {
    text.width() as u16
}

/// The text, shortened to this width with an ellipsis.
pub fn cut(text: &str, columns: u16, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    note_cut(text);
    let room = columns.saturating_sub(width(ellipsis));
    let mut taken = String::new();
    for grapheme in text.graphemes(true) {
        if width(&taken) + width(grapheme) > room {
            break;
        }
        taken.push_str(grapheme);
    }
    if columns > 0 { taken + ellipsis } else { taken }
}

/// Writes from the left edge of a line; the rest is cut.
pub fn left(buf: &mut Buffer, line: Rect, text: &str, style: Style) {
    if line.height == 0 || width(text.trim_end()) > line.width {
        note_cut(text);
    }
    if line.width > 0 && line.height > 0 && buf.area.contains(line.as_position()) {
        // Some terminals draw a skin tone as a character of its own, beside the emoji.
        let plain = text.replace(|c| ('\u{1f3fb}'..='\u{1f3ff}').contains(&c), "");
        buf.set_stringn(line.x, line.y, plain, usize::from(line.width), style);
    }
}

/// Writes up to the right edge of a line.
pub fn right(buf: &mut Buffer, line: Rect, text: &str, style: Style) {
    let offset = line.width.saturating_sub(width(text));
    left(buf, Rect { x: line.x + offset, width: line.width - offset, ..line }, text, style);
}

/// Writes in the middle of a line.
pub fn middle(buf: &mut Buffer, line: Rect, text: &str, style: Style) {
    let offset = line.width.saturating_sub(width(text)) / 2;
    left(buf, Rect { x: line.x + offset, width: line.width - offset, ..line }, text, style);
}

/// One line of an area, from its top; empty if the area is not that high.
pub fn line(area: Rect, row: u16) -> Rect {
    if row < area.height { Rect { y: area.y + row, height: 1, ..area } } else { Rect { height: 0, ..area } }
}

/// The text in lines of at most that many columns, broken between words but never at a no-break space; a
/// word that is wider is a line of its own, and a path that is wider takes several.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut now = String::new();
        for word in words(paragraph, columns) {
            let word = word.as_str();
            let fits = width(&now) + 1 + width(word) <= columns;
            if now.is_empty() {
                now.push_str(word);
            } else if fits {
                now.push(' ');
                now.push_str(word);
            } else {
                lines.push(std::mem::replace(&mut now, word.to_owned()));
            }
        }
        lines.push(now);
    }
    lines
}

/// The words of a paragraph. A dot between two parts belongs to the word before it, so that it begins no line.
fn words(paragraph: &str, columns: u16) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in paragraph.split(' ') {
        match words.last_mut() {
            Some(last) if word == "·" => last.push_str(" ·"),
            _ => words.extend(cut_long(word, columns)),
        }
    }
    words
}

/// A path or an address in parts that fit a line. Any other word stays whole: tests find those that are too long.
fn cut_long(word: &str, columns: u16) -> Vec<String> {
    if columns == 0 || !word.contains(['/', '\\']) {
        return vec![word.to_owned()];
    }
    let (mut parts, mut part) = (Vec::new(), String::new());
    for letter in word.graphemes(true) {
        if width(&part) + width(letter) > columns {
            parts.push(std::mem::take(&mut part));
        }
        part.push_str(letter);
    }
    parts.push(part);
    parts
}

/// Writes a text in several lines, and returns their number.
pub fn wrapped(buf: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let lines = wrap(text, area.width);
    for (i, words) in lines.iter().enumerate() {
        left(buf, line(area, i as u16), words, style);
    }
    lines.len() as u16
}

#[cfg(debug_assertions)]
thread_local! {
    static CUTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Number of shortened texts that are stored.
#[cfg(debug_assertions)]
const CUTS_KEPT: usize = 100;

/// Every text that was too long for its place since the last call. Tests check it in every language; a release build
/// stores nothing.
#[cfg(debug_assertions)]
pub fn take_cuts() -> Vec<String> {
    CUTS.take()
}

#[cfg(debug_assertions)]
fn note_cut(text: &str) {
    CUTS.with_borrow_mut(|cuts| {
        if cuts.len() < CUTS_KEPT && !text.trim().is_empty() {
            cuts.push(text.to_owned());
        }
    });
}

#[cfg(not(debug_assertions))]
fn note_cut(_text: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped_by_what_it_takes() {
        assert_eq!(cut("Björn", 5, "…"), "Björn");
        assert_eq!(cut("Björnsson", 5, "…"), "Björ…");
        assert_eq!(cut("骰子骰子", 5, "…"), "骰子…");
        assert_eq!(cut("Anna", 0, "…"), "");
        assert_eq!(
            wrap("That box is taken. Choose another.", 12),
            ["That box is", "taken.", "Choose", "another."]
        );
        assert_eq!(wrap("enter: start · t: statistics", 14), ["enter: start ·", "t: statistics"]);
        assert_eq!(wrap("enter: start · t: statistics", 12), ["enter:", "start · t:", "statistics"]);
        // A path is never cut, however long it is.
        assert_eq!(wrap("In /home/anna/pad.pdf now", 10), ["In", "/home/anna", "/pad.pdf", "now"]);
    }
}
