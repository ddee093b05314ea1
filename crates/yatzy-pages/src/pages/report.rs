//! The report after the game: one sentence, the parts of the total, a bar per turn, better choices, the chances to win
//! over time, the boxes against perfect play, the game log and the dice.

use super::boxes::{BoxColumn, boxes_table};
use super::chart::{FRAME, figure, turns_frame};
use super::dice::unbroken;
use super::layout::{Page, top_bar};
use super::mark::mark;
use super::print::print_link;
use super::proof::{chance_line, proof_area};
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_bots::{Analysis, GoalReport, SeatReport, Statistics, Words};
use yatzy_rules::{Record, Seat};
use yatzy_sheet::chart::Plot;
use yatzy_sheet::{PageSetup, TablePapers};
use yatzy_table::{Deferred, PerfectPlay, Replay, View};
use yatzy_text::{Row, Text, say};

/// Number of the costliest choices that are shown for a seat.
const WORST: usize = 5;

/// The parts of a report.
pub(crate) struct ReportPage<'a> {
    pub context: PageContext<'a>,
    pub view: &'a View,
    pub replay: &'a Replay,
    pub record: &'a Record,
}

/// The report of a finished game; without an analysis while it is computed.
pub(crate) fn report_page(
    page: &ReportPage<'_>,
    analysis: Option<&Analysis>,
    perfect: &Deferred<PerfectPlay>,
) -> Markup {
    let (context, view, text) = (page.context, page.view, page.context.text);
    let title = say!(text, "report-heading");
    let back = view.id.page();
    Page { context, title: &title, class: "small", scripts: &["dice.js", "poll.js"] }.with(&html! {
        (top_bar(context, &back, &html! { h1 { (title) " " small { (text.title(&view.names)) } } }, &html! {}))
        main.report.pair {
            @match analysis {
                None => p.thinking role="status" { (say!(text, "report-pending")) },
                Some(analysis) => (Report { page, text, analysis }.body(perfect)),
            }
            p.actions {
                a.button.plain href=(page.at("/replay/0")) { (say!(text, "replay-title")) }
                a.button.plain href=(page.at("/record")) { (say!(text, "over-game-log")) }
                @if analysis.is_some() {
                    (print_link(context, &format!("{}/report.pdf", view.id.page()), &say!(text, "print-report")))
                }
                a.button.plain href=(page.at("")) { (say!(text, "nav-back")) }
            }
            (proof_area(context, view, page.record))
        }
    })
}

impl ReportPage<'_> {
    fn at(&self, rest: impl std::fmt::Display) -> String {
        self.context.path(format_args!("{}{rest}", self.view.id.page()))
    }
}

struct Report<'a> {
    page: &'a ReportPage<'a>,
    text: Text,
    analysis: &'a Analysis,
}

impl Report<'_> {
    fn body(&self, perfect: &Deferred<PerfectPlay>) -> Markup {
        let (text, analysis, view) = (self.text, self.analysis, self.page.view);
        let names: Vec<String> = analysis.seats.iter().map(|seat| view.name(text, seat.seat)).collect();
        // The person's own seats first, then the best.
        let mut order: Vec<Seat> = view.standings.iter().map(|standing| standing.seat).collect();
        order.sort_by_key(|seat| !view.you.is_alone_at(*seat));
        html! {
            @if let Some(caveat) = analysis.caveat(text) { p.estimate role="note" { (caveat) } }
            @for report in order.into_iter().filter_map(|seat| analysis.seats.get(usize::from(seat.0))) {
                (self.seat(report, &names[usize::from(report.seat.0)]))
            }
            @if let Some(race) = self.papers().with_played(analysis, None, |played| played.race()) {
                (self.chart(&say!(text, "analysis-chances"), &race))
            }
            @if let Some(dice) = self.papers().with_played(analysis, None, |played| played.dice()) {
                (self.chart(&say!(text, "chart-dice"), &dice))
                (chance_line(text, self.page.record))
            }
            @match perfect {
                Deferred::Ready(perfect) => @if let Some(statistics) = perfect.statistics() {
                    (self.against(&self.perfect(perfect, statistics, &names), false))
                },
                Deferred::Pending => (self.against(&html! { p.thinking role="status" { (say!(text, "records-thinking")) } }, true)),
                Deferred::Unavailable => {}
            }
        }
    }

    fn seat(&self, report: &SeatReport, name: &str) -> Markup {
        let (text, view) = (self.text, self.page.view);
        let words = Words { text, names: &view.names, rules: &view.rules };
        let turns = self.papers().with_played(self.analysis, None, |played| {
            played.turns(report, |round| {
                self.page.replay.entry_of(report.seat, round).map(|step| self.replay(step))
            })
        });
        let chart = turns.draw(text, turns_frame(report.turns.len()));
        html! {
            section.seat data-seat=(report.seat) {
                @if self.analysis.seats.len() > 1 { h2 { (mark(view.colour(report.seat))) (name) } }
                p.lead { (self.analysis.sentence(text, report.seat)) }
                (self.sum(report))
                @if !report.turns.is_empty() {
                    div.scroll-chart tabindex="0" role="region" aria-label=(text.labelled(name, say!(text, "report-turns"))) {
                        (figure(text, text.labelled(name, say!(text, "report-turns")), chart))
                    }
                    p.accuracy { (report.accuracy_sentence(text)) }
                }
                @if report.accuracy().is_some() { (self.worst(report, &words)) }
                @if let Some(goal) = self.analysis.goal_of(report.seat) { (self.goal(goal, &words)) }
            }
        }
    }

    /// The identity: total = expected + luck − cost.
    fn sum(&self, report: &SeatReport) -> Markup {
        let text = self.text;
        let average =
            if self.analysis.exact { say!(text, "report-perfect") } else { say!(text, "report-good") };
        let line = |name: String, figure: String| html! { tr { th scope="row" { (name) } td { (figure) } } };
        html! {
            table.sum-up {
                tbody {
                    (line(average, text.decimal(report.expected, 1)))
                    (line(say!(text, "analysis-luck"), text.signed(report.luck(), 1)))
                    (line(say!(text, "analysis-cost"), text.signed(-report.cost(), 1)))
                    @if report.whole() != 0.0 { (line(say!(text, "analysis-not-split"), text.signed(report.whole(), 1))) }
                    @if report.to_come.abs() > 1e-6 { (line(say!(text, "report-to-come"), text.signed(-report.to_come, 1))) }
                    tr.total {
                        th scope="row" { (text.row_name(&self.page.view.names, Row::Total)) }
                        td { (report.total) }
                    }
                }
            }
        }
    }

    fn worst(&self, report: &SeatReport, words: &Words<'_>) -> Markup {
        let (text, worst) = (self.text, self.analysis.worst(report.seat, WORST));
        if worst.is_empty() {
            return html! { p { (say!(text, "analysis-no-mistakes")) } };
        }
        html! {
            @if self.analysis.seats.len() > 1 { h3 { (say!(text, "analysis-worst")) } }
            @else { h2 { (say!(text, "analysis-worst")) } }
            ol.worst { @for (turn, decision) in worst {
                @let step = self.page.replay.decision_of(report.seat, turn, decision);
                li {
                    @match step {
                        Some(step) => a href=(self.replay(step)) { (unbroken(&decision.done_sentence(words, turn))) },
                        None => (unbroken(&decision.done_sentence(words, turn))),
                    }
                    p.better { (unbroken(&decision.better_sentence(words))) }
                    @if let Some(why) = self.analysis.why(words, report.seat, turn, decision) { p.better.why { (unbroken(&why)) } }
                }
            } }
        }
    }

    /// The goal of a seat, and how its chance developed.
    fn goal(&self, goal: &GoalReport, words: &Words<'_>) -> Markup {
        let (text, worst) = (self.text, goal.worst(WORST));
        html! {
            div.goal {
                p.lead { (goal.sentence(text)) }
                @for caveat in goal.caveats(text) { p.fine { (caveat) } }
                @if !worst.is_empty() {
                    p { (say!(text, "goal-worst")) (say!(text, "colon")) }
                    ol.worst { @for (turn, decision) in worst {
                        @let step = self.page.replay.decision_of(goal.seat, turn, decision);
                        li {
                            @match step {
                                Some(step) => a href=(self.replay(step)) { (unbroken(&decision.done_sentence(words, turn))) },
                                None => (unbroken(&decision.done_sentence(words, turn))),
                            }
                            p.better { (unbroken(&goal.better_sentence(words, decision))) }
                        }
                    } }
                }
            }
        }
    }

    /// The comparison with perfect play. A script inserts it once it is computed.
    fn against(&self, inside: &Markup, soon: bool) -> Markup {
        html! { section #against data-soon[soon] { (inside) } }
    }

    /// A chart under its heading.
    fn chart(&self, heading: &str, plot: &Plot) -> Markup {
        html! {
            section {
                h2 { (heading) }
                (figure(self.text, self.title(heading), plot.draw(self.text, FRAME)))
            }
        }
    }

    fn papers(&self) -> TablePapers<'_> {
        TablePapers { text: self.text, view: self.page.view, date: None, on: PageSetup::default() }
    }

    /// The totals within the distribution of perfect play, then the boxes: the chart, and the same as a table.
    fn perfect(&self, perfect: &PerfectPlay, statistics: &Statistics, names: &[String]) -> Markup {
        let text = self.text;
        let (totals, boxes) = self
            .papers()
            .with_played(self.analysis, Some(perfect), |played| (played.totals(), played.boxes()));
        html! {
            @if let Some(totals) = totals {
                h2 { (say!(text, "chart-totals")) }
                (figure(text, self.title(&say!(text, "chart-totals")), totals.draw(text, FRAME)))
            }
            h2 { (say!(text, "report-boxes")) }
            @if let Some(boxes) = boxes {
                (figure(text, self.title(&say!(text, "report-boxes")), boxes.draw(text, FRAME)))
            }
            (self.boxes_table(statistics, names))
        }
    }

    /// The title of a chart, with the name of the game.
    fn title(&self, heading: &str) -> String {
        self.text.labelled(self.text.title(&self.page.view.names), heading)
    }

    fn boxes_table(&self, perfect: &Statistics, names: &[String]) -> Markup {
        let view = self.page.view;
        let rules = &view.rules;
        let columns = names.iter().zip(0..).filter_map(|(name, seat)| {
            let card = view.card(Seat(seat))?;
            let points =
                rules.cells().iter().map(|cell| card.points(rules, cell).map(|points| f64::from(points.0)));
            let bonus = card.totals(rules).columns.iter().map(|column| f64::from(column.bonus.0)).sum();
            Some(BoxColumn { name: name.clone(), points: points.collect(), bonus, decimals: 0 })
        });
        boxes_table(self.text, &view.names, rules, &columns.collect::<Vec<_>>(), Some(perfect))
    }

    fn replay(&self, step: usize) -> String {
        self.page.at(format_args!("/replay/{step}"))
    }
}
