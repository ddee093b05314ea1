//! The charts of an analysed game.

use super::{BoxRow, Plot, Report, ReportPart, TotalsPlot, TurnBar, dice_thrown};
use yatzy_bots::{Analysis, SeatReport, TurnSplit, Words};
use yatzy_rules::{Card, Points};
use yatzy_solver::Statistics;
use yatzy_text::{Row, say};

/// A game and its analysis, as the source of charts.
#[derive(Clone, Copy)]
pub struct GameCharts<'a> {
    pub words: &'a Words<'a>,
    /// The card of each seat, in the order of the analysis.
    pub cards: &'a [Option<&'a Card>],
    /// The names of the seats, in characters that the typeface has.
    pub seats: &'a [String],
    pub analysis: &'a Analysis,
    /// Statistics of perfect play, if known.
    pub perfect: Option<&'a Statistics>,
    /// The chance of each total under perfect play, from 0 on, exact or sampled, if known.
    pub chances: Option<&'a [f64]>,
}

impl GameCharts<'_> {
    /// All charts as one report. `about` is the edition and the date.
    pub fn report(&self, about: String) -> Report {
        let text = self.words.text;
        let mut parts = Vec::new();
        for seat in &self.analysis.seats {
            parts.push(ReportPart {
                heading: self.name(seat),
                words: Some(self.sentence(seat)),
                plot: (!seat.turns.is_empty()).then(|| self.turns(seat, |_| None)),
            });
        }
        let mut part = |heading: String, plot: Option<Plot>| {
            if plot.is_some() {
                parts.push(ReportPart { heading, words: None, plot });
            }
        };
        part(say!(text, "analysis-chances"), self.race());
        part(say!(text, "chart-totals"), self.totals());
        part(say!(text, "report-boxes"), self.boxes());
        part(say!(text, "chart-dice"), self.dice());
        let title = text.title(self.words.names);
        Report { title, about, lang: text.lang(), parts }
    }

    /// The turns of a seat. `link` gives the link target of a turn.
    pub fn turns(&self, seat: &SeatReport, link: impl Fn(u16) -> Option<String>) -> Plot {
        let turns = seat
            .turns
            .iter()
            .map(|turn| TurnBar {
                round: turn.round,
                name: turn.entry.map(|entry| self.words.cell(entry.cell)).unwrap_or_default(),
                luck: turn.luck() + turn.whole(),
                cost: turn.cost(),
                whole: matches!(turn.split, TurnSplit::Whole(_)),
                link: link(turn.round),
            })
            .collect();
        Plot::Turns { turns, reach: self.analysis.reach() }
    }

    /// Every seat's chance to win over the course of the game; `None` if the analysis has no chances.
    pub fn race(&self) -> Option<Plot> {
        if self.analysis.chances.is_empty() {
            return None;
        }
        let seats = self
            .analysis
            .seats
            .iter()
            .map(|seat| {
                let course = self.analysis.chances.iter().map(|chances| chances.of(seat.seat));
                (self.name(seat), course.collect())
            })
            .collect();
        Some(Plot::Chances { seats, words: self.analysis.chances_sentence(self.words.text) })
    }

    /// The totals of this game in the distribution of perfect play; `None` if that is not known.
    pub fn totals(&self) -> Option<Plot> {
        // Only full cards have a total to compare.
        let full = self.analysis.seats.iter().filter(|seat| seat.to_come.abs() < 1e-6);
        let own = full.map(|seat| (self.name(seat), seat.total.0)).collect();
        let mean = self.analysis.seats.first().map_or(0.0, |seat| seat.expected);
        Some(Plot::Totals(TotalsPlot {
            mean: Some(mean),
            exact: true,
            chances: Some(self.chances?.to_vec()),
            own,
            own_name: say!(self.words.text, "records-here"),
        }))
    }

    /// The points of each box; `None` before the first entry.
    pub fn boxes(&self) -> Option<Plot> {
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
        let seats = self.analysis.seats.iter().map(|seat| self.name(seat)).collect();
        written.then_some(Plot::Boxes { rows, seats })
    }

    /// The faces thrown by all seats together; `None` if no throw is known.
    pub fn dice(&self) -> Option<Plot> {
        let turns = self.analysis.seats.iter().flat_map(|seat| &seat.turns);
        let known = turns.flat_map(|turn| match &turn.split {
            TurnSplit::Known { throws, .. } => throws.as_slice(),
            _ => &[],
        });
        let thrown = dice_thrown(known.map(|throw| (throw.keep, throw.hand)));
        (thrown != [0; 6]).then_some(Plot::Dice(thrown))
    }

    /// A sentence about a seat. The first seat's sentence includes the caveat for inexact values.
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
