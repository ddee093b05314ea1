//! The rules in force, over the table.

use super::window;
use crate::{Environment, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_table::View;
use yatzy_text::{BoxGuide, Guide, say};

/// Draws the rules from a line on. Returns the first line that was drawn, which is limited to the last page.
pub fn view(buf: &mut Buffer, area: Rect, environment: &Environment, table: &View, scroll: u16) -> u16 {
    let columns = 74.min(area.width.saturating_sub(6));
    let lines = lines(environment, table, columns);
    let height = (lines.len() as u16 + 1).min(area.height.saturating_sub(2));
    let guide = say!(environment.text, "rules-in-force");
    let place = window(buf, area, &guide, columns, height, environment.theme);
    let shown = place.height.saturating_sub(1);
    let first = scroll.min((lines.len() as u16).saturating_sub(shown));
    for (row, (words, heading)) in lines.iter().skip(first.into()).take(shown.into()).enumerate() {
        let style = if *heading { environment.theme.accent() } else { Style::new() };
        paint::left(buf, paint::line(place, row as u16), words, style);
    }
    let more = (lines.len() as u16) > first + shown;
    let words =
        if more { say!(environment.text, "rules-more") } else { say!(environment.text, "keys-any-closes") };
    let text = environment.text;
    let print = text.labelled(say!(text, "keycap-print"), say!(text, "key-print"));
    let words = format!("{print} {} {words}", environment.theme.marks().dot);
    paint::right(buf, paint::line(place, shown), &words, environment.theme.accent());
    first
}

/// The guide in lines; `true` for headings.
fn lines(environment: &Environment, table: &View, columns: u16) -> Vec<(String, bool)> {
    let text = environment.text;
    let guide = Guide::new(text, &table.rules, &table.names, table.plain_rules());
    let mut lines: Vec<(String, bool)> = Vec::new();
    let mut say_all = |paragraphs: &[String], heading: bool| {
        for paragraph in paragraphs {
            lines.extend(paint::wrap(paragraph, columns).into_iter().map(|line| (line, heading)));
        }
    };
    let edition = table.edition.as_deref().unwrap_or_default();
    say_all(&[format!("{} {} {edition}", guide.title, environment.theme.marks().dot)], true);
    say_all(&[guide.summary], false);
    say_all(&[String::new(), say!(text, "guide-options")], true);
    let options: Vec<String> = guide
        .options
        .iter()
        .map(|option| format!("{} {}", if option.differs { "*" } else { "-" }, option.sentence))
        .collect();
    say_all(&options, false);
    say_all(&guide.columns.into_iter().collect::<Vec<_>>(), false);
    say_all(&[String::new(), say!(text, "guide-turn")], true);
    say_all(&guide.turn, false);
    say_all(&[String::new(), say!(text, "guide-boxes")], true);
    let line = |rule: &BoxGuide| say!(text, "guide-box", box = &rule.name, rule = &rule.rule);
    let boxes: Vec<String> = guide.boxes.iter().map(line).collect();
    say_all(&boxes, false);
    say_all(&[String::new(), say!(text, "guide-end-heading")], true);
    say_all(&guide.end, false);
    lines
}
