//! The charts of a game that was looked back at.

use super::{
    BoxRow, Chart, Frame, Report, ReportPart, Totals, TurnBar, boxes_chart, chances_chart, dice_chart,
    dice_thrown, totals_chart, turns_chart,
};
use yatzy_bots::{Analysis, SeatReport, Split, Words};
use yatzy_rules::{Card, Points};
use yatzy_solver::Statistics;
use yatzy_text::{Row, say};

/// A game, and what is known of it.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    /// The words, the names of boxes and the rules.
    pub words: &'a Words<'a>,
    /// What each seat has written, in the order of the analysis.
    pub cards: &'a [Option<&'a Card>],
    /// What the seats are called, of characters that the typeface has.
    pub seats: &'a [String],
    /// Luck and cost.
    pub analysis: &'a Analysis,
    /// What perfect play leads to, where that is known.
    pub perfect: Option<&'a Statistics>,
    /// The chance of each total of perfect play, from 0 on, exact or counted, where that is known.
    pub chances: Option<&'a [f64]>,
}

impl Played<'_> {
    /// All charts, as one report. `about` says which edition it was, and when.
    pub fn report(&self, about: String) -> Report {
        let text = self.words.text;
        let frame = Report::FRAME;
        let mut parts = Vec::new();
        for seat in &self.analysis.seats {
            let chart = self.turns(frame, seat, |_| None);
            parts.push(ReportPart {
                heading: self.name(seat),
                words: self.sentence(seat),
                chart: (!seat.turns.is_empty()).then_some(chart),
            });
        }
        let mut part = |heading: String, chart: Option<Chart>| {
            if let Some(chart) = chart {
                parts.push(ReportPart { heading, words: chart.words.clone(), chart: Some(chart) });
            }
        };
        part(say!(text, "analysis-chances"), self.chances_chart(frame));
        part(say!(text, "chart-totals"), self.totals(frame));
        part(say!(text, "page-report-boxes"), self.boxes(frame));
        part(say!(text, "chart-dice"), self.dice(frame));
        let title = text.title(self.words.names);
        Report { title, about, lang: text.lang(), parts }
    }

    /// The turns of a seat; `link` says where a click on a turn leads.
    pub fn turns(&self, frame: Frame, seat: &SeatReport, link: impl Fn(u16) -> Option<String>) -> Chart {
        let bars: Vec<TurnBar> = seat
            .turns
            .iter()
            .map(|turn| TurnBar {
                round: turn.round,
                name: turn.entry.map(|entry| self.words.cell(entry.cell)).unwrap_or_default(),
                luck: turn.luck() + turn.whole(),
                cost: turn.cost(),
                whole: matches!(turn.split, Split::Whole(_)),
                link: link(turn.round),
            })
            .collect();
        turns_chart(self.words.text, frame, &bars, self.analysis.reach())
    }

    /// Who was how likely to win; `None` if there was no race.
    pub fn chances_chart(&self, frame: Frame) -> Option<Chart> {
        if self.analysis.chances.is_empty() {
            return None;
        }
        let seats: Vec<(String, Vec<f64>)> = self
            .analysis
            .seats
            .iter()
            .map(|seat| {
                let course = self.analysis.chances.iter().map(|chances| chances.of(seat.seat));
                (self.name(seat), course.collect())
            })
            .collect();
        Some(Chart {
            words: self.analysis.chances_sentence(self.words.text),
            ..chances_chart(self.words.text, frame, &seats)
        })
    }

    /// The totals among those of perfect play; `None` if those are not known.
    pub fn totals(&self, frame: Frame) -> Option<Chart> {
        // Only a card that is full has a total to compare.
        let full = self.analysis.seats.iter().filter(|seat| seat.to_come.abs() < 1e-6);
        let own: Vec<(String, u32)> = full.map(|seat| (self.name(seat), seat.total.0)).collect();
        let mean = self.analysis.seats.first().map_or(0.0, |seat| seat.expected);
        let totals = Totals {
            mean: Some(mean),
            exact: true,
            chances: Some(self.chances?),
            own: &own,
            own_name: say!(self.words.text, "page-records-here"),
        };
        Some(totals_chart(self.words.text, frame, &totals))
    }

    /// Box by box; `None` while nothing is written.
    pub fn boxes(&self, frame: Frame) -> Option<Chart> {
        let (text, rules) = (self.words.text, self.words.rules);
        let cards = self.cards;
        let mut rows: Vec<BoxRow> = rules
            .cells()
            .iter()
            .enumerate()
            .map(|(place, cell)| BoxRow {
                name: self.words.cell(cell),
                perfect: self.perfect.and_then(|perfect| perfect.cells.get(place)).map(|cell| cell.mean),
                points: cards
                    .iter()
                    .map(|card| {
                        card.and_then(|card| card.points(rules, cell)).map(|points| f64::from(points.0))
                    })
                    .collect(),
            })
            .collect();
        if rules.bonus().is_some() {
            let bonus = |points: Points| f64::from(points.0);
            rows.push(BoxRow {
                name: text.row_name(self.words.names, Row::Bonus),
                perfect: self.perfect.map(|perfect| perfect.bonus_mean),
                points: cards
                    .iter()
                    .map(|card| {
                        card.map(|card| {
                            card.totals(rules).columns.iter().map(|column| bonus(column.bonus)).sum()
                        })
                    })
                    .collect(),
            });
        }
        let written = rows.iter().any(|row| row.points.iter().flatten().any(|points| *points > 0.0));
        let names: Vec<String> = self.analysis.seats.iter().map(|seat| self.name(seat)).collect();
        written.then(|| boxes_chart(text, frame, &rows, &names))
    }

    /// The dice that were thrown, those of all seats together; `None` if no throw is known.
    pub fn dice(&self, frame: Frame) -> Option<Chart> {
        let turns = self.analysis.seats.iter().flat_map(|seat| &seat.turns);
        let known = turns.flat_map(|turn| match &turn.split {
            Split::Known { throws, .. } => throws.as_slice(),
            _ => &[],
        });
        let thrown = dice_thrown(known.map(|throw| (throw.keep, throw.hand)));
        (thrown != [0; 6]).then(|| dice_chart(self.words.text, frame, thrown))
    }

    /// How a seat did; what people should know of values that are not exact comes with the first.
    fn sentence(&self, seat: &SeatReport) -> String {
        let text = self.words.text;
        let said = self.analysis.sentence(text, seat.seat);
        let is_first = self.analysis.seats.first().is_some_and(|first| first.seat == seat.seat);
        let caveat = self.analysis.caveat(text).filter(|_| is_first);
        std::iter::once(said).chain(caveat).collect::<Vec<_>>().join(" ")
    }

    fn name(&self, seat: &SeatReport) -> String {
        self.seats.get(usize::from(seat.seat.0)).cloned().unwrap_or_default()
    }
}
