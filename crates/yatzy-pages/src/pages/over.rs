//! The end of a game: the winner, and what to do next.

use super::dice::die;
use super::mark::seat_mark;
use super::print::print_link;
use super::proof::{dice_area, proof_area};
use super::table::TablePage;
use maud::{Markup, html};
use yatzy_rules::{Face, Seat, Standing};
use yatzy_text::say;

/// Number of games on a sheet; earlier ones are in the sum.
const SHEET: usize = 3;

pub(super) fn over_area(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let standings = &view.standings;
    html! {
        section.over {
            @if is_won_here(page) { (cheer()) }
            h2 { (headline(page, standings)) }
            @if standings.len() > 1 {
                table.standings.places {
                    thead { tr {
                        th scope="col" { (say!(text, "over-place")) }
                        th scope="col" { (say!(text, "over-player")) }
                        th scope="col" { (say!(text, "over-points")) }
                    } }
                    tbody { @for standing in standings { tr .first[standing.place == Some(1)] {
                        td { @match standing.place { Some(place) => (place), None => "–" } }
                        th scope="row" { (seat_mark(standing.seat)) (page.name(standing.seat)) }
                        td { (standing.total) }
                    } } }
                }
            }
            @if view.series.games > 1 && view.series.seats.len() > 1 { (series_table(page)) }
            p.actions {
                @if let Some(next) = &view.next {
                    a.button.big href=(page.context.path(format_args!("/g/{next}"))) { (say!(text, "over-again-go")) }
                }
                @if page.computer {
                    a.button href=(page.at("/report")) { (say!(text, "report-heading")) }
                }
                a.button.plain href=(page.at("/replay/0")) { (say!(text, "replay-title")) }
                a.button.plain href=(page.at("/record")) { (say!(text, "over-game-log")) }
                (print_link(page.context, &format!("/g/{}/pad.pdf", view.id), &say!(text, "print-this-pad")))
            }
            @if view.next.is_none() && !view.you.is_watching() {
                form method="post" action=(page.at("/rematch")) {
                    button.big { (say!(text, "over-again")) }
                }
            }
            @if let Some(record) = page.record { (dice_area(text, record)) (proof_area(page.context, view, record)) }
        }
    }
}

/// Whether a seat of this device came first, or filled a card alone.
fn is_won_here(page: &TablePage<'_>) -> bool {
    let first = page.view.standings.iter().filter(|standing| standing.place == Some(1));
    !page.view.abandoned
        && first.map(|standing| standing.seat).any(|seat| page.view.you.seats.contains(&seat))
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
                    th scope="row" { (page.name(seat)) }
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

fn headline(page: &TablePage<'_>, standings: &[Standing]) -> String {
    let text = page.text();
    if page.view.abandoned {
        return say!(text, "over-heading-abandoned");
    }
    let first: Vec<&Standing> = standings.iter().filter(|standing| standing.place == Some(1)).collect();
    match first.as_slice() {
        [only] if standings.len() == 1 => say!(text, "over-heading-alone", points = only.total.0),
        [only] => say!(text, "over-heading-won", name = page.name(only.seat), points = only.total.0),
        [one, ..] => {
            let names: Vec<String> = first.iter().map(|standing| page.name(standing.seat)).collect();
            say!(text, "over-heading-shared", names = text.all_of(&names), points = one.total.0)
        }
        [] => say!(text, "over-heading"),
    }
}
