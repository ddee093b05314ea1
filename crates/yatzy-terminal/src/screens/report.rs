//! A finished game looked back at: one sentence a seat, a bar a turn for luck and cost, the worst decisions.

use super::Next;
use crate::thought::Thought;
use crate::{Kit, Look, Msg, OpenGame, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::time::Duration;
use yatzy_bots::{Analysis, Bar, Budget, SeatReport, Strokes, Words};
use yatzy_rules::Seat;
use yatzy_text::say;

/// How many mistakes are worth a person's time.
const MISTAKES: usize = 5;
/// The lines that a page key turns.
const PAGE: u16 = 10;
/// The widest name beside the chances.
const WIDEST_NAME: u16 = 12;

/// The report of a game.
pub struct Report {
    open: OpenGame,
    known: Known,
    seat: u16,
    scroll: u16,
}

enum Known {
    NotYet(Thought<Option<Analysis>>),
    Nothing,
    All(Analysis),
}

impl Report {
    /// Starts to look back at a game.
    pub fn new(open: OpenGame, kit: &Kit) -> Report {
        let (game, knowledge) = (open.game().clone(), kit.knowledge.clone());
        // Rough values are good enough to choose a move by, but what they call luck need not average zero:
        // a report that blames the dice must be exact, or off by no more than was measured.
        let thought = Thought::start(move || {
            let values = knowledge.best(game.rules(), Budget::FOR_A_REPORT);
            Analysis::new(&*values, &game).ok().filter(|analysis| analysis.exact || analysis.error.is_some())
        });
        Report { open, known: Known::NotYet(thought), seat: 0, scroll: 0 }
    }

    /// How long until the answer is looked for again.
    pub fn patience(&self) -> Option<Duration> {
        matches!(self.known, Known::NotYet(_)).then_some(Duration::from_millis(20))
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, _kit: &mut Kit) -> Next {
        let seats = self.open.game().seats();
        match msg {
            Msg::Tick => {
                if let Known::NotYet(thought) = &self.known
                    && let Some(answer) = thought.poll(Duration::ZERO)
                {
                    self.known = answer.flatten().map_or(Known::Nothing, Known::All);
                }
            }
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.scroll = self.scroll.saturating_add(1),
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.scroll = self.scroll.saturating_sub(1),
            Msg::Key(KeyCode::PageDown | KeyCode::Char(' ')) => {
                self.scroll = self.scroll.saturating_add(PAGE)
            }
            Msg::Key(KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(PAGE),
            Msg::Key(KeyCode::Right | KeyCode::Tab) => {
                (self.seat, self.scroll) = ((self.seat + 1) % seats, 0)
            }
            Msg::Key(KeyCode::Left) => (self.seat, self.scroll) = ((self.seat + seats - 1) % seats, 0),
            Msg::Key(_) => return Next::Over(self.open.again()),
            _ => {}
        }
        Next::Stay
    }

    /// Draws the report of one seat.
    pub fn view(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        let seat = Seat(self.seat);
        let title = say!(text, "report-title", name = self.open.shown_name(seat, text));
        paint::left(buf, paint::line(inner, 0), &title, kit.look.accent());
        let hint = paint::line(inner, inner.height.saturating_sub(1));
        paint::left(buf, hint, &say!(text, "report-hint"), kit.look.faint());
        let body = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        let (sentence, analysis) = match &self.known {
            Known::All(analysis) => (String::new(), Some(analysis)),
            Known::NotYet(_) => (say!(text, "report-thinking"), None),
            Known::Nothing => (say!(text, "report-unknown"), None),
        };
        paint::wrapped(buf, body, &sentence, Style::new());
        let Some(analysis) = analysis else { return };
        let lines = self.lines(analysis, seat, kit, body.width);
        self.scroll = self.scroll.min((lines.len() as u16).saturating_sub(body.height));
        for (row, line) in lines.iter().skip(self.scroll.into()).take(body.height.into()).enumerate() {
            line.draw(buf, paint::line(body, row as u16));
        }
    }

    fn lines(&self, analysis: &Analysis, seat: Seat, kit: &Kit, columns: u16) -> Vec<Line> {
        let text = kit.text;
        let words = Words { text, names: self.open.pad_names(), rules: self.open.rules() };
        let mut lines = Line::sentence(&analysis.sentence(text, seat), columns, kit.look.heading());
        let caveat = analysis.caveat(text).map(|words| Line::sentence(&words, columns, kit.look.faint()));
        lines.extend(caveat.into_iter().flatten());
        let report = analysis.seats.get(usize::from(seat.0));
        if let Some(accuracy) = report.and_then(SeatReport::accuracy) {
            let words = say!(text, "analysis-accuracy", accuracy = text.percent(accuracy / 100.0, 1));
            lines.extend(Line::sentence(&words, columns, Style::new()));
        }
        lines.push(Line::default());
        let bars = report.map(|report| report.bars(&words, Strokes::of(text))).unwrap_or_default();
        let labels = bars.iter().map(|bar| paint::width(&bar.label)).max().unwrap_or_default();
        lines.extend(bars.iter().map(|bar| Line::bar(bar, labels, kit.look)));
        let worst = analysis.worst(seat, MISTAKES);
        if !worst.is_empty() {
            lines.push(Line::default());
            lines.extend(Line::sentence(&say!(text, "report-worst"), columns, kit.look.heading()));
        }
        for (turn, decision) in worst {
            let (done, better) = (decision.done_sentence(&words, turn), decision.better_sentence(&words));
            let sentence = say!(text, "report-mistake", done = done, better = better);
            lines.extend(Line::sentence(&sentence, columns, Style::new()));
        }
        lines.extend(self.chances(analysis, seat, kit, columns));
        lines
    }

    /// A line a seat, as high as its chance to win was, from the start to the end.
    fn chances(&self, analysis: &Analysis, seat: Seat, kit: &Kit, columns: u16) -> Vec<Line> {
        let text = kit.text;
        let Some(last) = analysis.chances.last() else { return Vec::new() };
        let mut lines = vec![Line::default()];
        lines.extend(Line::sentence(&say!(text, "analysis-chances"), columns, kit.look.heading()));
        lines.extend(Line::sentence(&say!(text, "analysis-chances-words"), columns, kit.look.faint()));
        let room = usize::from(columns.saturating_sub(WIDEST_NAME + 7));
        for other in self.open.seats() {
            let name = paint::cut(&self.open.shown_name(other, text), WIDEST_NAME, kit.look.marks().ellipsis);
            let gap = " ".repeat(usize::from(WIDEST_NAME - paint::width(&name)) + 1);
            let course = Strokes::of(text).course(&analysis.course(other, room));
            let style = if other == seat { kit.look.accent() } else { Style::new() };
            let end = format!(" {:>5}", text.percent(last.of(other), 0));
            lines.push(Line(vec![(name + &gap, style), (course, kit.look.offer()), (end, Style::new())]));
        }
        lines
    }
}

/// A line in its parts, each in its own style.
#[derive(Default)]
struct Line(Vec<(String, Style)>);

impl Line {
    fn sentence(words: &str, columns: u16, style: Style) -> Vec<Line> {
        paint::wrap(words, columns).into_iter().map(|line| Line(vec![(line, style)])).collect()
    }

    fn bar(bar: &Bar, labels: u16, look: Look) -> Line {
        let plain = Style::new();
        let gap = usize::from(labels - paint::width(&bar.label));
        Line(vec![
            (format!("{:>2} {}{} {:>3} ", bar.round, bar.label, " ".repeat(gap), bar.points), plain),
            (bar.worse.clone(), look.care()),
            (look.marks().down.to_owned(), look.faint()),
            (bar.better.clone(), look.offer()),
            (format!(" {:>6} ", bar.luck), plain),
            (bar.hatch.clone(), look.accent()),
            (format!(" {}", bar.cost), plain),
        ])
    }

    fn draw(&self, buf: &mut Buffer, line: Rect) {
        let mut x = line.x;
        for (words, style) in &self.0 {
            paint::left(buf, Rect { x, width: line.right().saturating_sub(x), ..line }, words, *style);
            x += paint::width(words);
        }
    }
}
