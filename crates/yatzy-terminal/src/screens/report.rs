//! The report of a finished game: one sentence per seat, a bar per turn for luck and cost, the worst decisions.

use super::{Next, Over, Screen};
use crate::connection::{Connection, Pending, computed};
use crate::{Environment, Msg, OpenTable, Theme, paint, print, statistics};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;
use yatzy_bots::{Analysis, Bar, BarGlyphs, GoalReport, Words};
use yatzy_rules::Seat;
use yatzy_table::{GameId, PerfectPlay};
use yatzy_text::say;

/// Number of mistakes that are shown.
const MISTAKES: usize = 5;
/// Lines of a page up or down.
const PAGE: u16 = 10;
/// The widest name beside the chances.
const WIDEST_NAME: u16 = 12;

/// The report of a game.
pub struct Report {
    table: OpenTable,
    /// The analysis; `None` if this house can't compute one.
    analysis: Pending<Option<Arc<Analysis>>>,
    seat: u16,
    scroll: u16,
    /// Perfect play, for the printed report.
    printing: Pending<Option<Arc<PerfectPlay>>>,
    note: Option<String>,
}

impl Report {
    /// Asks for the report of a game.
    pub fn new(table: OpenTable, environment: &mut Environment) -> Report {
        let analysis = work_out(&environment.connection, &table.view().id);
        let own = table.view().you.seats.first().map_or(0, |seat| seat.0);
        Report { table, analysis, seat: own, scroll: 0, printing: Pending::Never, note: None }
    }
}

/// Asks for the report of a finished game until it is computed.
pub fn work_out(connection: &Connection, game: &GameId) -> Pending<Option<Arc<Analysis>>> {
    let (house, who, game) = (connection.house(), connection.who(), game.clone());
    let connectivity = connection.connectivity();
    connection.think(async move {
        computed(|| connectivity.retry(|| house.report(&game, &who))).await.ok().flatten()
    })
}

impl Screen for Report {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let seats = self.table.view().seats.len() as u16;
        self.analysis.hear();
        if let Some(perfect) = self.printing.take() {
            self.note = self
                .known()
                .map(|analysis| print::report(environment, self.table.view(), &analysis, perfect.as_deref()));
        }
        match msg {
            Msg::Control('p') | Msg::Key(KeyCode::Char('p')) if self.known().is_some() => {
                self.note = Some(say!(environment.text, "statistics-thinking"));
                self.printing = statistics::perfect(&environment.connection, self.table.view().rules.clone());
            }
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.scroll = self.scroll.saturating_add(1),
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.scroll = self.scroll.saturating_sub(1),
            Msg::Key(KeyCode::PageDown | KeyCode::Char(' ')) => {
                self.scroll = self.scroll.saturating_add(PAGE)
            }
            Msg::Key(KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(PAGE),
            Msg::Key(KeyCode::Home) => self.scroll = 0,
            // Drawing limits this to the last page.
            Msg::Key(KeyCode::End) => self.scroll = u16::MAX,
            Msg::Key(KeyCode::Right | KeyCode::Tab) => {
                (self.seat, self.scroll) = ((self.seat + 1) % seats, 0)
            }
            Msg::Key(KeyCode::Left) => (self.seat, self.scroll) = ((self.seat + seats - 1) % seats, 0),
            Msg::Key(_) => return Next::to(Over::new(self.table.clone(), environment)),
            _ => {}
        }
        Next::Stay
    }

    fn expects_news(&self) -> bool {
        self.analysis.is_waiting() || self.printing.is_waiting()
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        let seat = Seat(self.seat);
        let title = say!(text, "report-title", name = self.table.view().name(text, seat));
        paint::left(buf, paint::line(inner, 0), &title, environment.theme.accent());
        let hint = paint::line(inner, inner.height.saturating_sub(1));
        match &self.note {
            Some(note) => {
                let lines = Rect { y: hint.y.saturating_sub(1), height: 2, ..hint };
                paint::wrapped(buf, lines, note, environment.theme.care());
            }
            None => {
                let dot = environment.theme.marks().dot;
                let words = format!("p: {} {dot} {}", say!(text, "key-print"), say!(text, "report-hint"));
                paint::left(buf, hint, &words, environment.theme.faint());
            }
        }
        let body = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        let analysis = self.known();
        let sentence = match &analysis {
            Some(_) => String::new(),
            None if self.analysis.is_waiting() => say!(text, "report-thinking"),
            None => say!(text, "report-unknown"),
        };
        paint::wrapped(buf, body, &sentence, Style::new());
        let Some(analysis) = analysis else { return };
        let lines = self.lines(&analysis, seat, environment, body.width);
        self.scroll = self.scroll.min((lines.len() as u16).saturating_sub(body.height));
        for (row, line) in lines.iter().skip(self.scroll.into()).take(body.height.into()).enumerate() {
            line.draw(buf, paint::line(body, row as u16));
        }
    }
}

impl Report {
    fn known(&self) -> Option<Arc<Analysis>> {
        self.analysis.get().cloned().flatten()
    }

    fn lines(
        &self,
        analysis: &Analysis,
        seat: Seat,
        environment: &Environment,
        columns: u16,
    ) -> Vec<ReportLine> {
        let text = environment.text;
        let words = Words { text, names: &self.table.view().names, rules: &self.table.view().rules };
        let mut lines =
            ReportLine::sentence(&analysis.sentence(text, seat), columns, environment.theme.heading());
        let caveat = analysis
            .caveat(text)
            .map(|words| ReportLine::sentence(&words, columns, environment.theme.faint()));
        lines.extend(caveat.into_iter().flatten());
        let report = analysis.seats.get(usize::from(seat.0));
        if let Some(report) = report.filter(|report| report.accuracy().is_some()) {
            lines.extend(ReportLine::sentence(&report.accuracy_sentence(text), columns, Style::new()));
        }
        lines.push(ReportLine::default());
        let bars = report.map(|report| report.bars(&words, BarGlyphs::of(text))).unwrap_or_default();
        let labels = bars.iter().map(|bar| paint::width(&bar.label)).max().unwrap_or_default();
        lines.extend(bars.iter().map(|bar| ReportLine::bar(bar, labels, environment.theme)));
        let worst = analysis.worst(seat, MISTAKES);
        if !worst.is_empty() {
            lines.push(ReportLine::default());
            lines.extend(ReportLine::sentence(
                &say!(text, "report-worst"),
                columns,
                environment.theme.heading(),
            ));
        }
        for (turn, decision) in worst {
            let (done, better) = (decision.done_sentence(&words, turn), decision.better_sentence(&words));
            let sentence = say!(text, "report-mistake", done = done, better = better);
            lines.extend(ReportLine::sentence(&sentence, columns, Style::new()));
            let why = analysis.why(&words, seat, turn, decision);
            lines.extend(
                why.iter().flat_map(|why| ReportLine::sentence(why, columns, environment.theme.faint())),
            );
        }
        if let Some(goal) = analysis.goal_of(seat) {
            lines.extend(goal_lines(goal, &words, environment, columns));
        }
        lines.extend(self.chances(analysis, seat, environment, columns));
        lines
    }

    /// The chance of each seat to win, from the start to the end, one line per seat.
    fn chances(
        &self,
        analysis: &Analysis,
        seat: Seat,
        environment: &Environment,
        columns: u16,
    ) -> Vec<ReportLine> {
        let text = environment.text;
        let Some(last) = analysis.chances.last() else { return Vec::new() };
        let mut lines = vec![ReportLine::default()];
        lines.extend(ReportLine::sentence(
            &say!(text, "analysis-chances"),
            columns,
            environment.theme.heading(),
        ));
        lines.extend(ReportLine::sentence(
            &analysis.chances_sentence(text),
            columns,
            environment.theme.faint(),
        ));
        let room = usize::from(columns.saturating_sub(WIDEST_NAME + 7));
        for row in &self.table.view().seats {
            let other = row.seat;
            let name = paint::cut(&row.shown(text), WIDEST_NAME, environment.theme.marks().ellipsis);
            let gap = " ".repeat(usize::from(WIDEST_NAME - paint::width(&name)) + 1);
            let course = BarGlyphs::of(text).course(&analysis.course(other, room));
            let style = if other == seat { environment.theme.accent() } else { Style::new() };
            let end = format!(" {:>5}", text.percent(last.of(other), 0));
            lines.push(ReportLine(vec![
                (name + &gap, style),
                (course, environment.theme.offer()),
                (end, Style::new()),
            ]));
        }
        lines
    }
}

/// The goal of a seat, and how its chance developed.
fn goal_lines(
    goal: &GoalReport,
    words: &Words<'_>,
    environment: &Environment,
    columns: u16,
) -> Vec<ReportLine> {
    let text = environment.text;
    let mut lines = vec![ReportLine::default()];
    lines.extend(ReportLine::sentence(&goal.sentence(text), columns, environment.theme.heading()));
    for caveat in goal.caveats(text) {
        lines.extend(ReportLine::sentence(&caveat, columns, environment.theme.faint()));
    }
    for (turn, decision) in goal.worst(MISTAKES) {
        let (done, better) = (decision.done_sentence(words, turn), goal.better_sentence(words, decision));
        let sentence = say!(text, "report-mistake", done = done, better = better);
        lines.extend(ReportLine::sentence(&sentence, columns, Style::new()));
    }
    lines
}

/// A line of parts, each with its own style.
#[derive(Default)]
struct ReportLine(Vec<(String, Style)>);

impl ReportLine {
    fn sentence(words: &str, columns: u16, style: Style) -> Vec<ReportLine> {
        paint::wrap(words, columns).into_iter().map(|line| ReportLine(vec![(line, style)])).collect()
    }

    fn bar(bar: &Bar, labels: u16, theme: Theme) -> ReportLine {
        let plain = Style::new();
        let gap = usize::from(labels - paint::width(&bar.label));
        ReportLine(vec![
            (format!("{:>2} {}{} {:>3} ", bar.round, bar.label, " ".repeat(gap), bar.points), plain),
            (bar.worse.clone(), theme.care()),
            (theme.marks().down.to_owned(), theme.faint()),
            (bar.better.clone(), theme.offer()),
            (format!(" {:>6} ", bar.luck), plain),
            (bar.hatch.clone(), theme.accent()),
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
