//! Records and averages of this house: best, average, bonus, box by box beside perfect play, and a histogram.

use super::{Games, Next, Over, Screen};
use crate::connection::Pending;
use crate::statistics::{self, BoxStatistics, Statistics};
use crate::{Environment, Msg, OpenTable, paint, title};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;
use yatzy_table::{PerfectPlay, TotalOdds};
use yatzy_text::{PadNames, say};

/// The smallest useful width of a histogram.
const HISTOGRAM: u16 = 16;
/// The width of a mean, and of one in brackets: `211.5` and ` (248.4)`.
const MEAN: u16 = 6;
const BESIDE: u16 = 8;

/// The statistics of one person and edition at a time.
pub struct StatisticsScreen {
    /// The finished game to go back to.
    from: Option<OpenTable>,
    all: Pending<Vec<Statistics>>,
    chosen: usize,
    /// The cards of the chosen person.
    boxes: Pending<Option<BoxStatistics>>,
    /// Perfect play of the shown game; `None` if it is not known.
    perfect: Pending<Option<Arc<PerfectPlay>>>,
    /// How often the best total is reached.
    total_odds: Pending<Option<Arc<TotalOdds>>>,
}

impl StatisticsScreen {
    /// Asks the house for the statistics.
    pub fn new(from: Option<OpenTable>, environment: &mut Environment) -> StatisticsScreen {
        StatisticsScreen {
            from,
            all: statistics::of_everyone(&environment.connection),
            chosen: 0,
            boxes: Pending::Never,
            perfect: Pending::Never,
            total_odds: Pending::Never,
        }
    }

    fn all(&self) -> &[Statistics] {
        self.all.get().map(Vec::as_slice).unwrap_or_default()
    }

    fn choose(&mut self, chosen: usize, environment: &Environment) {
        self.chosen = chosen;
        self.boxes = match self.all().get(chosen) {
            Some(one) => one.boxes(&environment.connection),
            None => Pending::Never,
        };
        (self.perfect, self.total_odds) = (Pending::Never, Pending::Never);
    }

    /// Handles answers of the house.
    fn hear(&mut self, environment: &Environment) {
        if self.all.hear() {
            self.choose(0, environment);
        }
        if self.boxes.hear()
            && let Some(Some(boxes)) = self.boxes.get()
        {
            let rules = boxes.rules.clone();
            self.perfect = statistics::perfect(&environment.connection, rules.clone());
            if let Some(best) = self.all().get(self.chosen).map(Statistics::best) {
                self.total_odds = statistics::total_odds(&environment.connection, rules, best.0);
            }
        }
        self.perfect.hear();
        self.total_odds.hear();
    }
}

impl Screen for StatisticsScreen {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        self.hear(environment);
        let count = self.all().len().max(1);
        match msg {
            Msg::Key(KeyCode::Right | KeyCode::Down) | Msg::Wheel(1) => {
                self.choose((self.chosen + 1) % count, environment);
            }
            Msg::Key(KeyCode::Left | KeyCode::Up) | Msg::Wheel(-1) => {
                self.choose((self.chosen + count - 1) % count, environment);
            }
            Msg::Key(_) => {
                return match self.from.take() {
                    Some(table) => Next::to(Over::new(table, environment)),
                    None => Next::to(Games::new(environment)),
                };
            }
            _ => {}
        }
        Next::Stay
    }

    fn expects_news(&self) -> bool {
        self.perfect.is_waiting() || self.total_odds.is_waiting()
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let inner = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let line = |row| paint::line(inner, row);
        paint::left(buf, line(0), &say!(text, "statistics-title"), environment.theme.accent());
        let hint = line(inner.height.saturating_sub(1));
        paint::left(buf, hint, &say!(text, "statistics-hint"), environment.theme.faint());
        let Some(one) = self.all().get(self.chosen) else {
            if self.all.is_waiting() {
                return;
            }
            paint::left(buf, line(2), &say!(text, "statistics-none"), Style::new());
            return;
        };
        let names = one.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let heading = format!(
            "{} {} {}",
            one.name,
            environment.theme.marks().dot,
            title::with_edition(&names, one.edition.as_deref(), text)
        );
        paint::left(buf, line(2), &heading, environment.theme.heading());
        paint::right(
            buf,
            line(2),
            &format!("{}/{}", self.chosen + 1, self.all().len()),
            environment.theme.faint(),
        );
        let boxes = self.boxes.get().and_then(Option::as_ref);
        let rate = boxes.and_then(BoxStatistics::bonus_rate);
        let bonus = rate.map(|rate| say!(text, "statistics-bonus", rate = text.percent(rate, 0)));
        let own = [Some(format!("{}.", one.sentence(text))), bonus];
        let own = own.into_iter().flatten().collect::<Vec<_>>().join(" ");
        paint::left(buf, line(3), &own, Style::new());
        let known = self.perfect.get().cloned().flatten();
        let exact = known.as_ref().and_then(|perfect| perfect.statistics());
        let perfect = match (exact, boxes) {
            (Some(perfect), Some(boxes)) => boxes.perfect_sentence(perfect, text),
            _ if self.perfect.is_waiting() => say!(text, "statistics-thinking"),
            _ => String::new(),
        };
        paint::left(buf, line(4), &perfect, environment.theme.faint());
        let total_odds =
            self.total_odds.get().cloned().flatten().and_then(|total_odds| total_odds.sentence(text));
        paint::left(buf, line(5), &total_odds.unwrap_or_default(), environment.theme.faint());
        let below = Rect { y: inner.y + 6, height: inner.height.saturating_sub(7), ..inner };
        let taken = match boxes {
            Some(boxes) => self.boxes(buf, below, environment, boxes, &names) + 2,
            None => 0,
        };
        let right = Rect { x: below.x + taken, width: below.width.saturating_sub(taken), ..below };
        histogram(buf, right, environment, one);
    }
}

impl StatisticsScreen {
    /// The mean of each box, with perfect play in brackets. Returns the width. If there are more boxes than lines,
    /// they stand in two columns.
    fn boxes(
        &self,
        buf: &mut Buffer,
        area: Rect,
        environment: &Environment,
        boxes: &BoxStatistics,
        names: &PadNames,
    ) -> u16 {
        let text = environment.text;
        let known = self.perfect.get().cloned().flatten();
        let exact = known.as_ref().and_then(|perfect| perfect.statistics());
        let perfect = exact.map(|perfect| boxes.perfect_means(perfect));
        let heading = match &perfect {
            Some(_) => say!(text, "statistics-boxes-beside"),
            None => say!(text, "statistics-boxes"),
        };
        let figures = MEAN + if perfect.is_some() { BESIDE } else { 0 };
        let name = |rule: &yatzy_rules::BoxRule| text.box_name(names, rule.id.as_str());
        let box_names: Vec<String> = boxes.rules.boxes().iter().map(name).collect();
        let rows = area.height.saturating_sub(1).max(1);
        let columns = (box_names.len() as u16).div_ceil(rows).max(1);
        let longest = box_names.iter().map(|name| paint::width(name)).max().unwrap_or_default();
        let room = area.width.saturating_sub(HISTOGRAM);
        let width = (longest + figures + 2).min(room / columns);
        let taken = (columns * width).max(paint::width(&heading).min(room));
        paint::left(
            buf,
            Rect { width: taken, ..paint::line(area, 0) },
            &heading,
            environment.theme.heading(),
        );
        for (i, (name, mean)) in box_names.iter().zip(boxes.means()).enumerate() {
            let (column, row) = (i as u16 / rows, i as u16 % rows);
            let line = paint::line(area, row + 1);
            let place = Rect { x: line.x + column * width, width: width.saturating_sub(2), ..line };
            let name_width = place.width.saturating_sub(figures);
            paint::left(
                buf,
                place,
                &paint::cut(name, name_width, environment.theme.marks().ellipsis),
                Style::new(),
            );
            let own = Rect { x: place.x + name_width, width: MEAN, ..place };
            paint::right(buf, own, &environment.text.decimal(mean, 1), Style::new());
            if let Some(perfect) = perfect.as_ref().and_then(|means| means.get(i)) {
                let beside = Rect { x: own.right(), width: BESIDE, ..place };
                paint::right(
                    buf,
                    beside,
                    &format!("({})", environment.text.decimal(*perfect, 1)),
                    environment.theme.faint(),
                );
            }
        }
        taken
    }
}

/// The histogram of the totals.
fn histogram(buf: &mut Buffer, area: Rect, environment: &Environment, one: &Statistics) {
    paint::left(
        buf,
        paint::line(area, 0),
        &say!(environment.text, "statistics-totals"),
        environment.theme.heading(),
    );
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let stretches = one.histogram(one.step(rows));
    let most = stretches.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
    let digits = most.to_string().len() as u16;
    let room = usize::from(area.width.saturating_sub(6 + digits));
    for (row, (start, games)) in stretches.into_iter().take(rows).enumerate() {
        let line = paint::line(area, row as u16 + 1);
        paint::right(buf, Rect { width: 4, ..line }, &start.to_string(), Style::new());
        let length = (games * room).div_ceil(most);
        let bar = environment.theme.marks().bar[0].repeat(length);
        let place = Rect { x: line.x + 5, width: line.width.saturating_sub(5), ..line };
        paint::left(buf, place, &bar, environment.theme.offer());
        if games > 0 {
            let end = Rect { x: line.x + 6 + length as u16, width: digits, ..line };
            paint::left(buf, end, &games.to_string(), environment.theme.faint());
        }
    }
}
