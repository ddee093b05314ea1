//! Records and averages of this device: best, average, bonus, box by box, and a histogram.

use super::Next;
use crate::statistics::{BoxStatistics, Statistics};
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
    /// The cards of the one chosen.
    boxes: Option<BoxStatistics>,
}

impl StatisticsScreen {
    /// What the shelf knows.
    pub fn new(kit: &Kit) -> StatisticsScreen {
        let all = Statistics::of(&kit.shelf.finished(None).unwrap_or_default());
        let mut screen = StatisticsScreen { all, chosen: 0, boxes: None };
        screen.choose(0, kit);
        screen
    }

    fn choose(&mut self, chosen: usize, kit: &Kit) {
        self.chosen = chosen;
        self.boxes = self.all.get(chosen).and_then(|one| one.boxes(&*kit.shelf));
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let count = self.all.len().max(1);
        match msg {
            Msg::Key(KeyCode::Right | KeyCode::Down) | Msg::Wheel(1) => {
                self.choose((self.chosen + 1) % count, kit);
            }
            Msg::Key(KeyCode::Left | KeyCode::Up) | Msg::Wheel(-1) => {
                self.choose((self.chosen + count - 1) % count, kit);
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
            mean = format!("{:.1}", one.mean())
        );
        paint::left(buf, line(3), &sentence, Style::new());
        if let Some(rate) = self.boxes.as_ref().and_then(BoxStatistics::bonus_rate) {
            paint::left(buf, line(4), &say!(text, "statistics-bonus", rate = rate), Style::new());
        }
        let below = Rect { y: inner.y + 6, height: inner.height.saturating_sub(8), ..inner };
        let taken = self.boxes.as_ref().map_or(0, |one| boxes(buf, below, kit, one, &names) + 2);
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
fn boxes(buf: &mut Buffer, area: Rect, kit: &Kit, one: &BoxStatistics, names: &PadNames) -> u16 {
    let text = kit.text;
    paint::left(buf, paint::line(area, 0), &say!(text, "statistics-boxes"), kit.look.heading());
    let boxes = one.rules.boxes().iter().map(|rule| text.box_name(names, rule.id.as_str()));
    let boxes: Vec<String> = boxes.collect();
    let rows = area.height.saturating_sub(1).max(1);
    let columns = (boxes.len() as u16).div_ceil(rows).max(1);
    let longest = boxes.iter().map(|name| paint::width(name)).max().unwrap_or_default();
    let width = (longest + 8).min(area.width.saturating_sub(HISTOGRAM) / columns);
    for (i, (name, mean)) in boxes.iter().zip(one.means()).enumerate() {
        let (column, row) = (i as u16 / rows, i as u16 % rows);
        let line = paint::line(area, row + 1);
        let place = Rect { x: line.x + column * width, width: width.saturating_sub(2), ..line };
        let room = place.width.saturating_sub(6);
        paint::left(buf, place, &paint::cut(name, room, kit.look.marks().ellipsis), Style::new());
        paint::right(buf, place, &format!("{mean:.1}"), Style::new());
    }
    columns * width
}

/// How the totals are spread.
fn histogram(buf: &mut Buffer, area: Rect, kit: &Kit, one: &Statistics) {
    paint::left(buf, paint::line(area, 0), &say!(kit.text, "statistics-totals"), kit.look.heading());
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let stretches = one.histogram(one.step(rows));
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
