//! Records and averages of this house: best, average, bonus, box by box beside perfect play, and a histogram.

use super::Next;
use crate::open_game::is_beyond_plain;
use crate::statistics::{BoxStatistics, Statistics};
use crate::thought::Thought;
use crate::{Kit, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Budget, Statistics as Perfect};
use yatzy_text::{PadNames, Text, say};

/// The columns that a histogram needs to say something.
const HISTOGRAM: u16 = 16;
/// The columns of a mean, and of one in brackets: `211.5` and ` (248.4)`.
const MEAN: u16 = 6;
const BESIDE: u16 = 8;

/// Everyone's games, one person and edition at a time.
pub struct StatisticsScreen {
    all: Vec<Statistics>,
    chosen: usize,
    /// The cards of the one chosen.
    boxes: Option<BoxStatistics>,
    perfect: Known,
}

/// What is known of perfect play of the game that is shown.
enum Known {
    NotYet(Thought<Option<Arc<Perfect>>>),
    Nothing,
    All(Arc<Perfect>),
}

impl StatisticsScreen {
    /// What the shelf knows.
    pub fn new(kit: &Kit) -> StatisticsScreen {
        let all = Statistics::of(&kit.shelf.finished(None).unwrap_or_default());
        let mut screen = StatisticsScreen { all, chosen: 0, boxes: None, perfect: Known::Nothing };
        screen.choose(0, kit);
        screen
    }

    fn choose(&mut self, chosen: usize, kit: &Kit) {
        self.chosen = chosen;
        self.boxes = self.all.get(chosen).and_then(|one| one.boxes(&*kit.shelf));
        self.perfect = match &self.boxes {
            Some(boxes) => {
                let (knowledge, rules) = (kit.knowledge.clone(), boxes.rules.clone());
                Known::NotYet(Thought::start(move || knowledge.perfect(&rules, Budget::FOR_A_REPORT)))
            }
            None => Known::Nothing,
        };
    }

    /// How long until perfect play is looked for again.
    pub fn patience(&self) -> Option<Duration> {
        matches!(self.perfect, Known::NotYet(_)).then_some(Duration::from_millis(20))
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let count = self.all.len().max(1);
        match msg {
            Msg::Tick => {
                if let Known::NotYet(thought) = &self.perfect
                    && let Some(answer) = thought.poll(Duration::ZERO)
                {
                    self.perfect = answer.flatten().map_or(Known::Nothing, Known::All);
                }
            }
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
        let inner = Rect { x: area.x + 2, width: area.width - 4, ..area };
        let line = |row| paint::line(inner, row);
        paint::left(buf, line(0), &say!(text, "statistics-title"), kit.look.accent());
        let hint = line(inner.height.saturating_sub(1));
        paint::left(buf, hint, &say!(text, "statistics-hint"), kit.look.faint());
        let Some(one) = self.all.get(self.chosen) else {
            paint::left(buf, line(2), &say!(text, "statistics-none"), Style::new());
            return;
        };
        let names = one.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let heading = format!("{} {} {}", one.name, kit.look.marks().dot, title(one, &names, text));
        paint::left(buf, line(2), &heading, kit.look.heading());
        paint::right(buf, line(2), &format!("{}/{}", self.chosen + 1, self.all.len()), kit.look.faint());
        let rate = self.boxes.as_ref().and_then(BoxStatistics::bonus_rate);
        let bonus = rate.map(|rate| say!(text, "statistics-bonus", rate = text.percent(rate, 0)));
        let own = [Some(format!("{}.", one.sentence(text))), bonus];
        let own = own.into_iter().flatten().collect::<Vec<_>>().join(" ");
        paint::left(buf, line(3), &own, Style::new());
        let perfect = match (&self.perfect, &self.boxes) {
            (Known::All(perfect), Some(boxes)) => boxes.perfect_sentence(perfect, text),
            (Known::NotYet(_), _) => say!(text, "statistics-thinking"),
            _ => String::new(),
        };
        paint::left(buf, line(4), &perfect, kit.look.faint());
        let below = Rect { y: inner.y + 6, height: inner.height.saturating_sub(7), ..inner };
        let taken = match &self.boxes {
            Some(boxes) => self.boxes(buf, below, kit, boxes, &names) + 2,
            None => 0,
        };
        let right = Rect { x: below.x + taken, width: below.width.saturating_sub(taken), ..below };
        histogram(buf, right, kit, one);
    }

    /// What each box brings on average, perfect play in brackets; gives back the columns that it took. Where
    /// the boxes outnumber the lines they stand in two columns.
    fn boxes(&self, buf: &mut Buffer, area: Rect, kit: &Kit, boxes: &BoxStatistics, names: &PadNames) -> u16 {
        let text = kit.text;
        let perfect = match &self.perfect {
            Known::All(perfect) => Some(boxes.perfect_means(perfect)),
            _ => None,
        };
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
        paint::left(buf, Rect { width: taken, ..paint::line(area, 0) }, &heading, kit.look.heading());
        for (i, (name, mean)) in box_names.iter().zip(boxes.means()).enumerate() {
            let (column, row) = (i as u16 / rows, i as u16 % rows);
            let line = paint::line(area, row + 1);
            let place = Rect { x: line.x + column * width, width: width.saturating_sub(2), ..line };
            let name_width = place.width.saturating_sub(figures);
            paint::left(buf, place, &paint::cut(name, name_width, kit.look.marks().ellipsis), Style::new());
            let own = Rect { x: place.x + name_width, width: MEAN, ..place };
            paint::right(buf, own, &kit.text.decimal(mean, 1), Style::new());
            if let Some(perfect) = perfect.as_ref().and_then(|means| means.get(i)) {
                let beside = Rect { x: own.right(), width: BESIDE, ..place };
                paint::right(buf, beside, &format!("({})", kit.text.decimal(*perfect, 1)), kit.look.faint());
            }
        }
        taken
    }
}

/// The game with its edition, where it has one.
pub fn title(one: &Statistics, names: &PadNames, text: Text) -> String {
    match one.edition.as_deref().filter(|edition| is_beyond_plain(edition)) {
        Some(edition) => format!("{} ({edition})", text.title(names)),
        None => text.title(names),
    }
}

/// How the totals are spread.
fn histogram(buf: &mut Buffer, area: Rect, kit: &Kit, one: &Statistics) {
    paint::left(buf, paint::line(area, 0), &say!(kit.text, "statistics-totals"), kit.look.heading());
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let stretches = one.histogram(one.step(rows));
    let most = stretches.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
    let digits = most.to_string().len() as u16;
    let room = usize::from(area.width.saturating_sub(6 + digits));
    for (row, (start, games)) in stretches.into_iter().take(rows).enumerate() {
        let line = paint::line(area, row as u16 + 1);
        paint::right(buf, Rect { width: 4, ..line }, &start.to_string(), Style::new());
        let length = (games * room).div_ceil(most);
        let bar = kit.look.marks().bar[0].repeat(length);
        let place = Rect { x: line.x + 5, width: line.width.saturating_sub(5), ..line };
        paint::left(buf, place, &bar, kit.look.offer());
        if games > 0 {
            let end = Rect { x: line.x + 6 + length as u16, width: digits, ..line };
            paint::left(buf, end, &games.to_string(), kit.look.faint());
        }
    }
}
