//! Records and averages of this device: best, average, bonus, box by box, and a histogram.

use super::Next;
use crate::statistics::Statistics;
use crate::{Kit, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_text::{PadNames, say};

/// The columns that a histogram needs to say something.
const HISTOGRAM: u16 = 24;

/// Everyone's games, one person and edition at a time.
pub struct StatisticsScreen {
    all: Vec<Statistics>,
    chosen: usize,
}

impl StatisticsScreen {
    /// What the shelf knows.
    pub fn new(kit: &Kit) -> StatisticsScreen {
        StatisticsScreen { all: Statistics::of(&kit.shelf.finished().unwrap_or_default()), chosen: 0 }
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, _kit: &mut Kit) -> Next {
        let count = self.all.len().max(1);
        match msg {
            Msg::Key(KeyCode::Right | KeyCode::Down) | Msg::Wheel(1) => {
                self.chosen = (self.chosen + 1) % count
            }
            Msg::Key(KeyCode::Left | KeyCode::Up) | Msg::Wheel(-1) => {
                self.chosen = (self.chosen + count - 1) % count;
            }
            Msg::Key(_) => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    /// Draws one person's games of one edition.
    pub fn view(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        let line = |row| paint::line(inner, row);
        paint::left(buf, line(0), &say!(text, "statistics-title"), kit.look.accent());
        let hint = line(inner.height.saturating_sub(1));
        paint::left(buf, hint, &say!(text, "statistics-hint"), kit.look.faint());
        let Some(one) = self.all.get(self.chosen) else {
            paint::left(buf, line(2), &say!(text, "statistics-none"), Style::new());
            return;
        };
        let names = one.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let edition = one.edition.as_deref().unwrap_or_default();
        let heading = format!("{} {} {} ({edition})", one.name, kit.look.marks().dot, text.title(&names));
        paint::left(buf, line(2), &heading, kit.look.heading());
        paint::right(buf, line(2), &format!("{}/{}", self.chosen + 1, self.all.len()), kit.look.faint());
        let games = one.totals.len();
        let sentence = say!(
            text,
            "statistics-summary",
            games = games,
            best = one.best().0,
            mean = text.decimal(one.mean(), 1)
        );
        paint::left(buf, line(3), &sentence, Style::new());
        if one.rules.bonus().is_some() {
            let rate = text.percent(one.bonuses as f64 / games.max(1) as f64, 0);
            paint::left(buf, line(4), &say!(text, "statistics-bonus", rate = rate), Style::new());
        }
        let below = Rect { y: inner.y + 6, height: inner.height.saturating_sub(8), ..inner };
        let taken = boxes(buf, below, kit, one, &names) + 2;
        histogram(
            buf,
            Rect { x: below.x + taken, width: below.width.saturating_sub(taken), ..below },
            kit,
            one,
        );
    }
}

/// What each box brings on average; gives back the columns that it took. Where the boxes outnumber the lines
/// they stand in two columns.
fn boxes(buf: &mut Buffer, area: Rect, kit: &Kit, one: &Statistics, names: &PadNames) -> u16 {
    let text = kit.text;
    paint::left(buf, paint::line(area, 0), &say!(text, "statistics-boxes"), kit.look.heading());
    let boxes = one.rules.boxes().iter().map(|rule| text.box_name(names, rule.id.as_str()));
    let boxes: Vec<String> = boxes.collect();
    let rows = area.height.saturating_sub(1).max(1);
    let columns = (boxes.len() as u16).div_ceil(rows).max(1);
    let longest = boxes.iter().map(|name| paint::width(name)).max().unwrap_or_default();
    let width = (longest + 8).min(area.width.saturating_sub(HISTOGRAM) / columns);
    let games = one.totals.len().max(1) as f64;
    for (i, (name, points)) in boxes.iter().zip(&one.boxes).enumerate() {
        let (column, row) = (i as u16 / rows, i as u16 % rows);
        let line = paint::line(area, row + 1);
        let place = Rect { x: line.x + column * width, width: width.saturating_sub(2), ..line };
        let room = place.width.saturating_sub(6);
        paint::left(buf, place, &paint::cut(name, room, kit.look.marks().ellipsis), Style::new());
        paint::right(buf, place, &text.decimal(f64::from(points.0) / games, 1), Style::new());
    }
    columns * width
}

/// How the totals are spread.
fn histogram(buf: &mut Buffer, area: Rect, kit: &Kit, one: &Statistics) {
    paint::left(buf, paint::line(area, 0), &say!(kit.text, "statistics-totals"), kit.look.heading());
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    // The finest step whose stretches all fit.
    let steps = [10, 20, 25, 50, 100, 200, 500];
    let fits = |step: &u32| one.histogram(*step).len() <= rows;
    let step = steps.into_iter().find(fits).unwrap_or(1000);
    let stretches = one.histogram(step);
    let most = stretches.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
    let room = usize::from(area.width.saturating_sub(12));
    for (row, (start, games)) in stretches.into_iter().take(rows).enumerate() {
        let line = paint::line(area, row as u16 + 1);
        paint::right(buf, Rect { width: 4, ..line }, &start.to_string(), Style::new());
        let length = (games * room).div_ceil(most);
        let bar = kit.look.marks().bar[0].repeat(length);
        paint::left(
            buf,
            Rect { x: line.x + 5, width: line.width.saturating_sub(5), ..line },
            &bar,
            kit.look.offer(),
        );
        let end = Rect { x: line.x + 6 + length as u16, width: 6, ..line };
        if games > 0 {
            paint::left(buf, end, &games.to_string(), kit.look.faint());
        }
    }
}
