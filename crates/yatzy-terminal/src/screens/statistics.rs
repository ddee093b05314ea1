//! Records and averages of this house, an edition at a time: best, average, bonus, box by box beside perfect play, every
//! person, and a histogram.

use super::{Games, Next, Over, Screen};
use crate::connection::Pending;
use crate::statistics::{self, EditionStatistics};
use crate::{Environment, Msg, OpenTable, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;
use yatzy_table::{EditionRecord, HouseStatistics, PerfectPlay, PersonRecord, TotalOdds};
use yatzy_text::{PadNames, say, shown};

/// The smallest useful width of a histogram.
const HISTOGRAM: u16 = 16;
/// The width of a mean, and of one in brackets: `211.5` and ` (248.4)`.
const MEAN: u16 = 6;
const BESIDE: u16 = 8;

/// The statistics of one edition at a time.
pub struct StatisticsScreen {
    /// The finished game to go back to.
    from: Option<OpenTable>,
    all: Pending<Vec<EditionRecord>>,
    chosen: usize,
    /// The statistics of the chosen edition.
    shown: Pending<Option<EditionStatistics>>,
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
            all: statistics::edition_records(&environment.connection),
            chosen: 0,
            shown: Pending::Never,
            perfect: Pending::Never,
            total_odds: Pending::Never,
        }
    }

    fn all(&self) -> &[EditionRecord] {
        self.all.get().map(Vec::as_slice).unwrap_or_default()
    }

    fn choose(&mut self, chosen: usize, environment: &Environment) {
        self.chosen = chosen;
        self.shown = match self.all().get(chosen) {
            Some(record) => statistics::of_edition(&environment.connection, record),
            None => Pending::Never,
        };
        (self.perfect, self.total_odds) = (Pending::Never, Pending::Never);
    }

    /// Handles answers of the house.
    fn hear(&mut self, environment: &Environment) {
        if self.all.hear() {
            self.choose(0, environment);
        }
        if self.shown.hear()
            && let Some(Some(EditionStatistics { cards, .. })) = self.shown.get()
        {
            let (rules, best) = (cards.rules.clone(), cards.best());
            self.perfect = statistics::perfect(&environment.connection, rules.clone());
            self.total_odds = statistics::total_odds(&environment.connection, rules, best);
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
        let Some(record) = self.all().get(self.chosen) else {
            if self.all.is_waiting() {
                return;
            }
            paint::left(buf, line(2), &say!(text, "statistics-none"), Style::new());
            return;
        };
        let names = PadNames::of_id(&record.edition);
        let title = text.edition_title(&names, Some(&record.edition));
        let heading = match record.options {
            Some(_) => {
                format!("{title} {} {}", environment.theme.marks().dot, say!(text, "records-own-options"))
            }
            None => title,
        };
        paint::left(buf, line(2), &heading, environment.theme.heading());
        paint::right(
            buf,
            line(2),
            &format!("{}/{}", self.chosen + 1, self.all().len()),
            environment.theme.faint(),
        );
        let Some(EditionStatistics { cards, people }) = self.shown.get().and_then(Option::as_ref) else {
            return;
        };
        paint::left(buf, line(3), &cards.sentence(text), Style::new());
        let known = self.perfect.get().cloned().flatten();
        let perfect = match known.as_ref().and_then(|perfect| perfect.statistics()) {
            Some(perfect) => cards.perfect_sentence(text, perfect),
            None if self.perfect.is_waiting() => say!(text, "statistics-thinking"),
            None => String::new(),
        };
        paint::left(buf, line(4), &perfect, environment.theme.faint());
        let total_odds =
            self.total_odds.get().cloned().flatten().and_then(|total_odds| total_odds.sentence(text));
        paint::left(buf, line(5), &total_odds.unwrap_or_default(), environment.theme.faint());
        let below = Rect { y: inner.y + 6, height: inner.height.saturating_sub(7), ..inner };
        let taken = self.boxes(buf, below, environment, cards, &names) + 2;
        let right = Rect { x: below.x + taken, width: below.width.saturating_sub(taken), ..below };
        let named = people_lines(buf, right, environment, people);
        let rest = Rect { y: right.y + named, height: right.height.saturating_sub(named), ..right };
        histogram(buf, rest, environment, cards);
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
        cards: &HouseStatistics,
        names: &PadNames,
    ) -> u16 {
        let text = environment.text;
        let known = self.perfect.get().cloned().flatten();
        let exact = known.as_ref().and_then(|perfect| perfect.statistics());
        let perfect = exact.map(|perfect| cards.by_box(perfect.cells.iter().map(|cell| cell.mean)));
        let heading = match &perfect {
            Some(_) => say!(text, "statistics-boxes-beside"),
            None => say!(text, "statistics-boxes"),
        };
        let figures = MEAN + if perfect.is_some() { BESIDE } else { 0 };
        let name = |rule: &yatzy_rules::BoxRule| text.box_name(names, rule.id.as_str());
        let box_names: Vec<String> = cards.rules.boxes().iter().map(name).collect();
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
        for (i, (name, mean)) in box_names.iter().zip(cards.by_box(cards.cell_means())).enumerate() {
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

/// Most people that are listed.
const PEOPLE: usize = 6;

/// The people with the most cards, if there are several. Returns the height.
fn people_lines(buf: &mut Buffer, area: Rect, environment: &Environment, people: &[PersonRecord]) -> u16 {
    if people.len() < 2 {
        return 0;
    }
    let text = environment.text;
    let listed = people.len().min(PEOPLE);
    let heads = [say!(text, "records-games"), say!(text, "records-best"), say!(text, "records-mean")];
    let mut rows = vec![(say!(text, "records-people"), heads)];
    rows.extend(people[..listed].iter().map(|person| {
        let figures = [person.cards.to_string(), person.best.to_string(), text.decimal(person.mean, 1)];
        (shown(&person.name), figures)
    }));
    let widest = |column: usize| rows.iter().map(|(_, figures)| paint::width(&figures[column])).max();
    let widths: Vec<u16> = (0..3).map(|column| widest(column).unwrap_or(0) + 2).collect();
    let names = area.width.saturating_sub(widths.iter().sum());
    for (row, (name, figures)) in (0..).zip(&rows) {
        let style = if row == 0 { environment.theme.heading() } else { Style::new() };
        let line = paint::line(area, row);
        // The heading is left out where only the names have room.
        if row > 0 || paint::width(name) <= names {
            let name = paint::cut(name, names, environment.theme.marks().ellipsis);
            paint::left(buf, Rect { width: names, ..line }, &name, style);
        }
        let mut x = line.x + names;
        for (figure, width) in figures.iter().zip(&widths) {
            paint::right(buf, Rect { x, width: *width, ..line }, figure, style);
            x += width;
        }
    }
    listed as u16 + 2
}

/// The histogram of the totals.
fn histogram(buf: &mut Buffer, area: Rect, environment: &Environment, cards: &HouseStatistics) {
    paint::left(
        buf,
        paint::line(area, 0),
        &say!(environment.text, "statistics-totals"),
        environment.theme.heading(),
    );
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let (_, stretches) = cards.histogram(rows);
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
