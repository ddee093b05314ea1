//! Records of this house: for each edition how often and how well, every game that was finished, and the cards of an
//! edition against perfect play.

use super::boxes::{Column, boxes_table};
use super::chart::totals_chart;
use super::layout::{Page, top_bar};
use crate::request::Visit;
use maud::{Markup, html};
use yatzy_rules::{Catalogue, Player};
use yatzy_table::{
    COUNTED, EditionRecord, Finished, HouseStatistics, Perfect, PersonRecord, SeatResult, Soon, Total,
};
use yatzy_text::{PadNames, Text, say};

/// The records of every edition, and the latest games.
pub(crate) fn records_page(visit: Visit<'_>, records: &[EditionRecord], latest: &[Finished]) -> Markup {
    let text = visit.text;
    let title = say!(text, "web-records-title");
    let page = Page { visit, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(visit, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if latest.is_empty() {
                p { (say!(text, "web-records-none")) }
                p { a.button href=(visit.path("/")) { (say!(text, "web-new-game")) } }
            }
            @if !records.is_empty() {
                div.scroll tabindex="0" role="region" aria-label=(title) {
                    table.standings.editions {
                        thead { tr {
                            th scope="col" { (say!(text, "web-records-edition")) }
                            th scope="col" { (say!(text, "web-records-games")) }
                            th scope="col" { (say!(text, "web-records-mean")) }
                            th scope="col" { (say!(text, "web-records-best")) }
                        } }
                        tbody { @for record in records { tr {
                            th scope="row" {
                                a href=(visit.path(statistics_path(record))) { (edition_title(text, &record.edition)) }
                                @if record.options.is_some() { small { (say!(text, "page-records-own-options")) } }
                            }
                            td { (record.cards) }
                            td { (text.decimal(record.mean, 1)) }
                            td { b { (record.best.points) } " " (record.best.name) }
                        } } }
                    }
                }
                p.fine { (say!(text, "page-records-people")) }
            }
            @if !latest.is_empty() {
                h2 { (say!(text, "web-records-latest")) }
                (game_list(visit, latest))
                p { a.button.plain href=(visit.path("/history/1")) { (say!(text, "page-records-all")) } }
            }
        }
    })
}

fn statistics_path(record: &EditionRecord) -> String {
    match &record.options {
        Some(options) => format!("/records/{}/{options}", record.edition),
        None => format!("/records/{}", record.edition),
    }
}

/// The title of an edition; leaflets of the same game are told apart by their ids.
fn edition_title(text: Text, edition: &str) -> String {
    let title = text.title(&PadNames::of_id(edition));
    let plain = Catalogue::get().edition(edition).is_none_or(|entry| entry.id == entry.game);
    if plain { title } else { format!("{title} · {edition}") }
}

pub(super) fn game_list(visit: Visit<'_>, games: &[Finished]) -> Markup {
    let text = visit.text;
    let title = |game: &Finished| game.edition.as_deref().map(|id| text.title(&PadNames::of_id(id)));
    html! {
        ul.go-on { @for game in games { li {
            a href=(visit.path(format_args!("/g/{}", game.id))) {
                span {
                    (title(game).unwrap_or_default()) ": "
                    @for (i, seat) in game.seats.iter().enumerate() {
                        @if i > 0 { ", " } (seat_name(text, seat)) " " b { (seat.2.total) }
                    }
                }
                @if let Some(date) = visit.date(game.ended) { time datetime=(date) { (date) } }
            }
        } } }
    }
}

/// The name of a seat in a list; a computer without one goes by its level, and whose name was deleted by the number.
fn seat_name(text: Text, (name, player, result): &(String, Player, SeatResult)) -> String {
    match player {
        _ if !name.is_empty() => name.clone(),
        Player::Computer(level) => say!(text, "bot-name", level = text.level_name(level)),
        Player::Person | Player::Nobody => say!(text, "seat-number", seat = result.seat.number()),
    }
}

/// Every finished game, a page at a time; `more` if there are older ones.
pub(crate) fn history_page(visit: Visit<'_>, games: &[Finished], number: u32, more: bool) -> Markup {
    let text = visit.text;
    let title = say!(text, "page-records-all");
    let page = Page { visit, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(visit, "/records", &html! { h1 { (title) } }, &html! {}))
        main {
            @if games.is_empty() { p { (say!(text, "web-records-none")) } }
            (game_list(visit, games))
            nav.actions aria-label=(title) {
                @if number > 1 { a.button.plain rel="prev" href=(visit.path(format_args!("/history/{}", number - 1))) { (say!(text, "page-records-newer")) } }
                @if more { a.button.plain rel="next" href=(visit.path(format_args!("/history/{}", number + 1))) { (say!(text, "page-records-older")) } }
            }
        }
    })
}

/// The cards of one edition, against perfect play.
pub(crate) fn statistics_page(
    visit: Visit<'_>,
    house: &HouseStatistics,
    people: &[PersonRecord],
    perfect: &Soon<Perfect>,
) -> Markup {
    let text = visit.text;
    let title = say!(text, "page-records-statistics");
    let page = Page { visit, title: &title, class: "small", scripts: &["soon.js"] };
    let known = match perfect {
        Soon::Now(perfect) => Some(&**perfect),
        Soon::Later | Soon::Never => None,
    };
    let names = PadNames::of_id(&house.edition);
    page.with(&html! {
        (top_bar(visit, "/records", &html! { h1 { (title) } }, &html! {}))
        main.report {
            p.lead { (edition_title(text, &house.edition)) }
            div #against data-soon[matches!(perfect, Soon::Later)] {
                (overview(text, house, known))
                @match perfect {
                    Soon::Now(perfect) => @if let Perfect::Estimated { error, .. } = **perfect {
                        p.estimate role="note" { (yatzy_bots::caveat(text, error)) }
                    },
                    Soon::Later => p.thinking role="status" { (say!(text, "page-records-thinking")) },
                    Soon::Never => p.estimate role="note" { (say!(text, "page-records-no-perfect")) },
                }
                h2 { (say!(text, "page-records-totals")) }
                (totals_chart(text, &house.totals, known))
                h2 { (say!(text, "page-report-boxes")) }
                @let column = Column {
                    name: say!(text, "page-records-here"),
                    points: house.cell_means().into_iter().map(Some).collect(),
                    bonus: house.bonus_rate() * house.rules.bonus().map_or(0.0, |bonus| f64::from(bonus.points.0)),
                    decimals: 1,
                };
                (boxes_table(text, &names, &house.rules, &[column], known.and_then(Perfect::statistics)))
            }
            (people_table(text, people))
            h2 { (say!(text, "page-records-top")) }
            ol.best { @for total in &house.top { li { (top_line(visit, total)) } } }
            p.fine {
                (say!(text, "page-records-people"))
                @if house.older { " " (say!(text, "page-records-newest", count = COUNTED)) }
            }
        }
    })
}

/// Everyone who played here, a line each.
fn people_table(text: Text, people: &[PersonRecord]) -> Markup {
    let title = say!(text, "records-people");
    html! {
        h2 { (title) }
        div.scroll tabindex="0" role="region" aria-label=(title) {
            table.standings.people {
                thead { tr {
                    th scope="col" { (say!(text, "web-player")) }
                    th scope="col" { (say!(text, "web-records-games")) }
                    th scope="col" { (say!(text, "simulate-wins")) }
                    th scope="col" { (say!(text, "web-records-mean")) }
                    th scope="col" { (say!(text, "web-records-best")) }
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

fn overview(text: Text, house: &HouseStatistics, perfect: Option<&Perfect>) -> Markup {
    let best = house.totals.iter().max().copied().unwrap_or(0);
    html! {
        table.standings.overview {
            thead { tr {
                td {}
                th scope="col" { (say!(text, "page-records-here")) }
                @if let Some(perfect) = perfect { th scope="col" { (perfect_name(text, perfect)) } }
            } }
            tbody {
                tr {
                    th scope="row" { (say!(text, "web-records-games")) }
                    td { (house.totals.len()) }
                    @if perfect.is_some() { td {} }
                }
                tr {
                    th scope="row" { (say!(text, "web-records-mean")) }
                    td { (text.decimal(house.mean(), 1)) }
                    @if let Some(perfect) = perfect { td { (text.decimal(perfect.mean(), 1)) } }
                }
                tr {
                    th scope="row" { (say!(text, "web-records-best")) }
                    td { b { (best) } }
                    @if perfect.is_some() { td {} }
                }
                @if house.rules.bonus().is_some() {
                    tr {
                        th scope="row" { (say!(text, "page-records-bonus")) }
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

/// Perfect play, or the best that is known of it.
pub(super) fn perfect_name(text: Text, perfect: &Perfect) -> String {
    match perfect {
        Perfect::Exact(_) => say!(text, "page-report-perfect"),
        Perfect::Estimated { .. } => say!(text, "page-report-good"),
    }
}

fn top_line(visit: Visit<'_>, total: &Total) -> Markup {
    html! {
        a href=(visit.path(format_args!("/g/{}", total.game))) {
            b { (total.points) } " " (total.name)
            @if let Some(date) = &total.date { " " time datetime=(date) { (date) } }
        }
    }
}
