//! Standings and earlier turns, on a large terminal. On a small one the last move is a line.

use super::TableScreen;
use crate::die::Size;
use crate::{Environment, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_text::say;

/// Above this height the keys would be too far from the dice.
const TALLEST_PANEL: u16 = 26;
/// Fewest lines of a log below the keys.
const LEAST_LINES: u16 = 5;
/// Fewest columns of a log beside the keys.
const LEAST_COLUMNS: u16 = 30;

impl TableScreen {
    /// The place for dice and keys, and the rest for the log: below or beside them.
    pub(super) fn share(&self, area: Rect) -> (Rect, Option<Rect>) {
        let panel = Rect { height: area.height.min(TALLEST_PANEL), ..area };
        if area.height >= TALLEST_PANEL + LEAST_LINES {
            let below = Rect { y: panel.bottom() + 1, height: area.height - panel.height - 1, ..area };
            return (panel, Some(below));
        }
        let dice = Size::Large.row_width(u16::from(self.view_now().rules.dice())) + 4;
        if area.width >= dice + LEAST_COLUMNS {
            let beside = Rect { x: area.x + dice, width: area.width - dice - 1, ..area };
            return (Rect { width: dice - 3, ..panel }, Some(beside));
        }
        (panel, None)
    }

    /// The last move, until the next throw. A yatzy has a star.
    pub(super) fn last_line(&self, environment: &Environment) -> Option<(String, Style)> {
        let view = self.view_now();
        let last =
            view.last_move().filter(|_| view.turn.as_ref().is_some_and(|turn| turn.hand().is_none()))?;
        let words = last.sentence(view, environment.text);
        let star = environment.theme.marks().star;
        Some(if last.is_yatzy(view) {
            (format!("{star} {words} {star}"), environment.theme.accent())
        } else {
            (words, environment.theme.offer())
        })
    }

    /// Standings of several seats, and earlier turns, the latest first.
    pub(super) fn log(&self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, theme, view) = (environment.text, environment.theme, self.view_now());
        let mut lines: Vec<(String, Style)> = Vec::new();
        let room = usize::from(area.height / 2).saturating_sub(2);
        if view.seats.len() > 2 && room > 1 {
            lines.push((say!(text, "table-standing"), theme.heading()));
            for (i, standing) in view.standings.iter().take(room).enumerate() {
                let (mark, style) = theme.seat(standing.seat.0);
                let name = view.name(text, standing.seat);
                lines.push((format!("{:>2}. {mark} {name} {}", i + 1, standing.total), style));
            }
            lines.push((String::new(), Style::new()));
        }
        let moves: Vec<String> = view.moves().rev().map(|last| last.sentence(view, text)).collect();
        if !moves.is_empty() {
            lines.push((say!(text, "table-turns"), theme.heading()));
        }
        lines.extend(moves.into_iter().map(|words| (words, Style::new())));
        for (row, (words, style)) in (0..area.height).zip(lines) {
            let words = paint::cut(&words, area.width, theme.marks().ellipsis);
            paint::left(buf, paint::line(area, row), &words, style);
        }
    }
}
