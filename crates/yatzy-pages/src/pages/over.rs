//! The end of a game: the winner, and what to do next.

use super::challenge::challenge_area;
use super::dice::die;
use super::matches::match_link;
use super::print::print_link;
use super::proof::{dice_area, proof_area};
use super::table::TablePage;
use super::today::day_note;
use super::who::WATCH;
use crate::assets::asset_path;
use maud::{Markup, html};
use yatzy_rules::{Face, Seat};
use yatzy_table::GameId;
use yatzy_text::{Text, say};

/// Number of games on a sheet; earlier ones are in the sum.
const SHEET: usize = 3;

pub(super) fn over_area(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let standings = &view.standings;
    html! {
        section.over {
            link rel="stylesheet" href=(asset_path(page.context.site, "over.css"));
            @if view.is_won_here() { (cheer()) }
            h2 { (view.headline(text)) }
            @if standings.len() > 1 {
                table.standings.places {
                    thead { tr {
                        th scope="col" { (say!(text, "over-place")) }
                        th scope="col" { (say!(text, "over-player")) }
                        th scope="col" { (say!(text, "over-points")) }
                    } }
                    tbody { @for standing in standings { tr .first[standing.place == Some(1)] {
                        td { @match standing.place { Some(place) => (place), None => "–" } }
                        th scope="row" { (page.mark(standing.seat)) (page.name(standing.seat)) }
                        td { (standing.total) }
                    } } }
                }
            }
            @if view.series.games > 1 && view.series.seats.len() > 1 { (series_table(page)) }
            (match_link(page.context, view))
            @if let Some(day) = view.sharing.day { (day_note(page.context, day.is_again, view.sharing.opens.filter(|_| view.secret.is_none()))) }
            @if view.next.is_none() && !view.you.is_watching() && view.sharing.is_none() && view.of_match.is_none() {
                form method="post" action=(page.at("/rematch")) {
                    button.big { (say!(text, "over-again")) }
                }
            }
            p.actions {
                @if let Some(next) = &view.next {
                    a.button.big href=(page.context.path(next_path(next, view.you.is_watching()))) { (say!(text, "over-again-go")) }
                }
                @if page.computer {
                    a.button href=(page.at("/report")) { (say!(text, "report-heading")) }
                }
                a.button.plain href=(page.at("/replay/0")) { (say!(text, "replay-title")) }
                a.button.plain href=(page.at("/record")) { (say!(text, "over-game-log")) }
                (print_link(page.context, &format!("{}/pad.pdf", view.id.page()), &say!(text, "print-this-pad")))
            }
            @if let Some(record) = page.record { (challenge_area(page.context, view, record)) }
            @if let Some(record) = page.record { (dice_area(text, record)) (proof_area(page.context, view, record)) }
        }
    }
}

/// Names with their totals, the best first.
pub(super) fn standing_table(text: Text, totals: &[(String, u32)]) -> Markup {
    let mut totals = totals.to_vec();
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    let best = totals.first().map(|(_, total)| *total);
    html! {
        table.standings.places {
            thead { tr { td {} th scope="col" { (say!(text, "over-player")) } th scope="col" { (say!(text, "over-points")) } } }
            tbody { @for (name, total) in &totals { tr .first[Some(*total) == best] {
                td {} th scope="row" { (name) } td { (total) }
            } } }
        }
    }
}

/// The address of the rematch. A spectator goes on watching.
fn next_path(next: &GameId, is_watching: bool) -> String {
    if is_watching { format!("{}?{WATCH}", next.page()) } else { next.page().to_string() }
}

/// A row of sixes that jumps once, or lies still for people who prefer reduced motion.
fn cheer() -> Markup {
    html! {
        div.cheer aria-hidden="true" {
            @for face in [6, 6, 6, 6, 6].into_iter().filter_map(Face::new) { span { (die(face)) } }
        }
    }
}

/// The games of the series, like a paper pad with several games per sheet.
fn series_table(page: &TablePage<'_>) -> Markup {
    let (text, series) = (page.text(), &page.view.series);
    let first = (series.games as usize).saturating_sub(SHEET);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "over-series")) {
            table.standings.series {
                thead { tr {
                    th scope="col" { (say!(text, "over-player")) }
                    @for game in first + 1..=series.games as usize { th scope="col" { (game) "." } }
                    th scope="col" { (say!(text, "over-points")) }
                    th scope="col" { (say!(text, "simulate-wins")) }
                } }
                tbody { @for (seat, tally) in (0..).map(Seat).zip(&series.seats) { tr {
                    th scope="row" { (page.mark(seat)) (page.name(seat)) }
                    @for total in tally.totals.iter().skip(first) {
                        td { @match total { Some(total) => (total), None => "–" } }
                    }
                    td { (tally.points()) }
                    td { b { (tally.won) } }
                } } }
            }
        }
    }
}
