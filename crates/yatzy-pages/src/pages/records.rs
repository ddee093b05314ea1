//! Records of this house: the best totals of each edition, every finished game, and the cards of an edition against
//! perfect play.

use super::boxes::{BoxColumn, boxes_table};
use super::chart::{FRAME, figure};
use super::layout::{Page, top_bar};
use super::print::print_link;
use crate::paths;
use crate::request::{PageContext, Site};
use maud::{Markup, html};
use yatzy_sheet::chart::{BoxRow, Plot, Report, ReportPart, TotalsPlot};
use yatzy_sheet::drawable;
use yatzy_table::{
    COUNTED, Deferred, EditionRecord, Finished, HouseStatistics, PerfectPlay, PersonRecord, Total, TotalOdds,
    own_options,
};
use yatzy_text::{PadNames, Row, Text, say};

/// The records of every edition, and the latest games.
pub(crate) fn records_page(
    context: PageContext<'_>,
    records: &[EditionRecord],
    latest: &[Finished],
) -> Markup {
    let text = context.text;
    let title = records_title(text, context.site);
    let page = Page { context, title: &title, class: "small", scripts: &["print.js"] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if latest.is_empty() {
                p { (say!(text, "records-none")) }
                p { a.button href=(context.path("/")) { (say!(text, "new-title")) } }
            }
            @if !records.is_empty() {
                div.scroll tabindex="0" role="region" aria-label=(title) {
                    table.standings.editions {
                        thead { tr {
                            th scope="col" { (say!(text, "records-edition")) }
                            th scope="col" { (say!(text, "records-games")) }
                            th scope="col" { (say!(text, "records-mean")) }
                            th scope="col" { (say!(text, "records-best")) }
                        } }
                        tbody { @for record in records { tr {
                            th scope="row" {
                                a href=(context.path(statistics_path(record))) { (edition_title(text, &record.edition)) }
                                @if record.options.is_some() { small { (say!(text, "records-own-options")) } }
                            }
                            td { (record.cards) }
                            td { (text.decimal(record.mean, 1)) }
                            td { b { (record.best.points) } " " (record.best.name) }
                        } } }
                    }
                }
                p.fine { (say!(text, "records-people-only")) }
                p.actions { button.plain type="button" hidden data-print { (say!(text, "print-page")) } }
            }
            @if !latest.is_empty() {
                h2 { (say!(text, "records-latest")) }
                (game_list(context, latest))
                p { a.button.plain href=(context.path(paths::history(1))) { (say!(text, "records-all")) } }
            }
        }
    })
}

fn statistics_path(record: &EditionRecord) -> String {
    paths::records(&record.edition, record.options.as_deref())
}

/// The title of an edition. Leaflets of the same game are told apart by their ids.
pub(super) fn edition_title(text: Text, edition: &str) -> String {
    text.edition_title(&PadNames::of_id(edition), Some(edition))
}

pub(super) fn game_list(context: PageContext<'_>, games: &[Finished]) -> Markup {
    let text = context.text;
    let title = |game: &Finished| game.edition.as_deref().map(|id| edition_title(text, id));
    html! {
        ul.go-on { @for game in games { li {
            a href=(context.path(game.id.page())) {
                span {
                    (title(game).unwrap_or_default()) (say!(text, "colon")) " "
                    @for ((number, seat), name) in game.seats().zip(game.names(text)) {
                        @if number.0 > 0 { ", " } (name) " " b { (seat.total) }
                    }
                }
                @if let Some(date) = context.date(game.ended) { time datetime=(date) { (date) } }
            }
        } } }
    }
}

/// Finished games, a page at a time; `more` if there are older ones.
pub(crate) fn history_page(context: PageContext<'_>, games: &[Finished], number: u32, more: bool) -> Markup {
    let text = context.text;
    let title = say!(text, "records-all");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, paths::RECORDS, &html! { h1 { (title) } }, &html! {}))
        main {
            @if games.is_empty() { p { (say!(text, "records-none")) } }
            (game_list(context, games))
            nav.actions aria-label=(title) {
                @if number > 1 { a.button.plain rel="prev" href=(context.path(paths::history(number - 1))) { (say!(text, "records-newer")) } }
                @if more { a.button.plain rel="next" href=(context.path(paths::history(number + 1))) { (say!(text, "records-older")) } }
            }
        }
    })
}

/// The cards of one edition, against perfect play.
pub(crate) fn statistics_page(
    context: PageContext<'_>,
    house: &HouseStatistics,
    people: &[PersonRecord],
    perfect: &Deferred<PerfectPlay>,
    reach: &Deferred<TotalOdds>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "records-statistics");
    let page = Page { context, title: &title, class: "small", scripts: &["poll.js"] };
    let known = match perfect {
        Deferred::Ready(perfect) => Some(&**perfect),
        Deferred::Pending | Deferred::Unavailable => None,
    };
    let names = PadNames::of_id(&house.edition);
    page.with(&html! {
        (top_bar(context, paths::RECORDS, &html! { h1 { (title) } }, &html! {}))
        main.report.book {
            p.lead { (edition_title(text, &house.edition)) }
            div #against data-soon[matches!(perfect, Deferred::Pending) || matches!(reach, Deferred::Pending)] {
                (overview(context, house, known))
                @if let Deferred::Ready(reach) = reach { @if let Some(words) = reach.sentence(text) { p.reach { (words) } } }
                @match perfect {
                    Deferred::Ready(perfect) => @if let PerfectPlay::Estimated { error, .. } = **perfect {
                        p.estimate role="note" { (yatzy_bots::caveat(text, error)) }
                    },
                    Deferred::Pending => p.thinking role="status" { (say!(text, "records-thinking")) },
                    Deferred::Unavailable => p.estimate role="note" { (say!(text, "records-no-perfect")) },
                }
                h2 { (say!(text, "records-totals")) }
                @let of_game = |heading: String| text.labelled(text.title(&names), heading);
                (figure(text, of_game(say!(text, "records-totals")), own_totals(own_name(text, context.site), house, known).draw(text, FRAME)))
                h2 { (say!(text, "report-boxes")) }
                @if house.rules.columns().len() == 1 {
                    (figure(text, of_game(say!(text, "report-boxes")), own_boxes(text, own_name(text, context.site), house, &names, known).draw(text, FRAME)))
                }
                @let column = BoxColumn {
                    name: own_name(text, context.site),
                    points: house.cell_means().into_iter().map(Some).collect(),
                    bonus: house.bonus_rate() * house.rules.bonus().map_or(0.0, |bonus| f64::from(bonus.points.0)),
                    decimals: 1,
                };
                (boxes_table(text, &names, &house.rules, &[column], known.and_then(PerfectPlay::statistics)))
            }
            @let people_title = say!(text, "records-people");
            (people_table(text, &html! { h2 { (people_title) } }, &people_title, people))
            h2 { (say!(text, "records-top")) }
            ol.best { @for total in &house.top { li { (top_line(context, total)) } } }
            p.actions { (print_link(context, &print_path(house), &say!(text, "print-records"))) }
            p.fine {
                (say!(text, "records-people-only"))
                @if house.older { " " (say!(text, "records-newest", count = COUNTED)) }
            }
        }
    })
}

/// The path of the printed records.
fn print_path(house: &HouseStatistics) -> String {
    let path = paths::printed_records(&house.edition);
    match own_options(&house.edition, &house.rules.hash().to_string()) {
        Some(options) => format!("{path}?options={options}"),
        None => path,
    }
}

/// The printed records of one edition.
pub(crate) fn statistics_report(
    text: Text,
    site: &Site,
    house: &HouseStatistics,
    perfect: Option<&PerfectPlay>,
) -> Report {
    let own = || own_name(text, site);
    let names = PadNames::of_id(&house.edition);
    let part = |heading: String, plot: Plot| ReportPart { heading, words: None, plot: Some(plot) };
    let best = house.top.iter().zip(1..).map(|(total, place)| {
        let name = drawable(&total.name).unwrap_or_default();
        let date = total.date.as_deref().unwrap_or_default();
        format!("{place}. {} {name} {date}", total.points).trim_end().to_owned()
    });
    let top = ReportPart {
        heading: say!(text, "records-top"),
        words: Some(best.collect::<Vec<_>>().join("; ")),
        plot: None,
    };
    let totals = part(say!(text, "records-totals"), own_totals(own(), house, perfect));
    let boxes = part(say!(text, "report-boxes"), own_boxes(text, own(), house, &names, perfect));
    Report {
        title: text.labelled(records_title(text, site), text.title(&names)),
        about: house.edition.clone(),
        lang: text.lang(),
        parts: vec![totals, boxes, top],
    }
}

/// The heading: whose games these are.
fn records_title(text: Text, site: &Site) -> String {
    if site.has_others() { say!(text, "records-title") } else { say!(text, "site-records-title") }
}

/// The label of the people's results beside perfect play.
fn own_name(text: Text, site: &Site) -> String {
    if site.has_others() { say!(text, "records-here") } else { say!(text, "site-records-here") }
}

fn own_totals(own_name: String, house: &HouseStatistics, perfect: Option<&PerfectPlay>) -> Plot {
    Plot::Totals(TotalsPlot {
        chances: perfect.and_then(PerfectPlay::chances).map(<[f64]>::to_vec),
        mean: perfect.map(PerfectPlay::mean),
        exact: perfect.is_some_and(|perfect| perfect.statistics().is_some()),
        own: house.totals.iter().map(|&total| (String::new(), total)).collect(),
        own_name,
    })
}

fn own_boxes(
    text: Text,
    own_name: String,
    house: &HouseStatistics,
    names: &PadNames,
    perfect: Option<&PerfectPlay>,
) -> Plot {
    let (rules, exact) = (&house.rules, perfect.and_then(PerfectPlay::statistics));
    let cells = rules.cells().iter().zip(house.cell_means()).enumerate();
    let mut rows: Vec<BoxRow> = cells
        .map(|(place, (cell, mean))| BoxRow {
            name: text.cell_name(names, rules, cell),
            perfect: exact.and_then(|exact| exact.cells.get(place)).map(|cell| cell.mean),
            points: vec![Some(mean)],
        })
        .collect();
    if let Some(bonus) = rules.bonus() {
        rows.push(BoxRow {
            name: text.row_name(names, Row::Bonus),
            perfect: exact.map(|exact| exact.bonus_mean),
            points: vec![Some(house.bonus_rate() * f64::from(bonus.points.0))],
        });
    }
    Plot::Boxes { rows, seats: vec![own_name] }
}

/// The results of each person, one line each, below a heading.
pub(super) fn people_table(text: Text, heading: &Markup, title: &str, people: &[PersonRecord]) -> Markup {
    html! {
        (heading)
        div.scroll tabindex="0" role="region" aria-label=(title) {
            table.standings.people {
                thead { tr {
                    th scope="col" { (say!(text, "over-player")) }
                    th scope="col" { (say!(text, "records-games")) }
                    th scope="col" { (say!(text, "simulate-wins")) }
                    th scope="col" { (say!(text, "records-mean")) }
                    th scope="col" { (say!(text, "records-best")) }
                } }
                tbody { @for person in people { tr {
                    th scope="row" { (person.name) }
                    td { (person.cards) }
                    td { (person.won) }
                    td { (text.decimal(person.mean, 1)) }
                    td { b { (person.best) } }
                } } }
            }
        }
    }
}

fn overview(context: PageContext<'_>, house: &HouseStatistics, perfect: Option<&PerfectPlay>) -> Markup {
    let text = context.text;
    let best = house.totals.iter().max().copied().unwrap_or(0);
    html! {
        table.standings.overview {
            thead { tr {
                td {}
                th scope="col" { (own_name(text, context.site)) }
                @if let Some(perfect) = perfect { th scope="col" { (perfect_name(text, perfect)) } }
            } }
            tbody {
                tr {
                    th scope="row" { (say!(text, "records-games")) }
                    td { (house.totals.len()) }
                    @if perfect.is_some() { td {} }
                }
                tr {
                    th scope="row" { (say!(text, "records-mean")) }
                    td { (text.decimal(house.mean(), 1)) }
                    @if let Some(perfect) = perfect { td { (text.decimal(perfect.mean(), 1)) } }
                }
                tr {
                    th scope="row" { (say!(text, "records-best")) }
                    td { b { (best) } }
                    @if perfect.is_some() { td {} }
                }
                @if house.rules.bonus().is_some() {
                    tr {
                        th scope="row" { (say!(text, "records-bonus")) }
                        td { (text.percent(house.bonus_rate(), 0)) }
                        @if let Some(perfect) = perfect {
                            td { @if let Some(exact) = perfect.statistics() { (text.percent(exact.bonus_chance, 0)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The label of perfect play, or of the best known estimate.
fn perfect_name(text: Text, perfect: &PerfectPlay) -> String {
    match perfect {
        PerfectPlay::Exact { .. } => say!(text, "report-perfect"),
        PerfectPlay::Estimated { .. } => say!(text, "report-good"),
    }
}

fn top_line(context: PageContext<'_>, total: &Total) -> Markup {
    html! {
        a href=(context.path(total.game.page())) {
            b { (total.points) } " " (total.name)
            @if let Some(date) = &total.date { " " time datetime=(date) { (date) } }
        }
    }
}
