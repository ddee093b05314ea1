//! A replay: the pad and the dice at a step, its event, and a better choice if there was one. Steps are links; a
//! script lets the arrow keys follow them.

use super::dice::dice_then;
use super::layout::{Page, top_bar};
use super::pad::pad;
use super::table::{TablePage, TableQuery};
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_bots::{Analysis, Words};
use yatzy_table::{Replay, ReplayStep, View};
use yatzy_text::say;

/// The table after a step of its game.
pub(crate) fn replay_page(
    context: PageContext<'_>,
    replay: &Replay,
    number: usize,
    then: &View,
    analysis: Option<&Analysis>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "replay-title");
    let step = replay.step(number);
    let query = TableQuery {
        seat: step.and_then(|step| step.seat),
        just: step.and_then(|step| Some((step.seat?, step.entered()?.0))),
        ..TableQuery::default()
    };
    let page = TablePage::without_actions(context, then, &query);
    let back = then.id.page();
    Page { context, title: &title, class: "table", scripts: &["replay.js"] }.with(&html! {
        div #table.replay {
            (top_bar(context, &back, &html! { h1 { (title) " " small { (page.title()) } } }, &html! {
                a.info href=(page.at("/report")) aria-label=(say!(text, "report-heading")) { "±" }
            }))
            div.banner role="status" {
                strong { (what_happened(&page, step)) }
                span { (say!(text, "replay-step", step = number, steps = replay.len())) }
                @if let (Some(step), Some(analysis)) = (step, analysis) { (judged(&page, step, analysis)) }
            }
            main #main {
                div #play {
                    (pad(&page))
                    div.hand {
                        (dice_then(&page))
                        (steps(&page, number, replay.len()))
                    }
                }
                p.hint.keys { (say!(text, "replay-keys")) }
            }
        }
    })
}

/// Links to other steps.
fn steps(page: &TablePage<'_>, number: usize, last: usize) -> Markup {
    let text = page.text();
    let to = |rel: Option<&'static str>, step: Option<usize>, sign: &str, words: String| {
        html! {
            @match step.filter(|&step| step <= last) {
                Some(step) => a.button.plain rel=[rel] href=(page.at(format_args!("/replay/{step}"))) aria-label=(words) { (sign) },
                None => span.button.plain.off aria-hidden="true" { (sign) },
            }
        }
    };
    html! {
        nav.steps aria-label=(say!(text, "replay-title")) {
            (to(None, (number > 0).then_some(0), "«", say!(text, "replay-first")))
            (to(Some("prev"), number.checked_sub(1), "‹", say!(text, "replay-previous")))
            (to(Some("next"), Some(number + 1), "›", say!(text, "replay-next")))
            (to(None, (number < last).then_some(last), "»", say!(text, "replay-last")))
        }
    }
}

fn what_happened(page: &TablePage<'_>, step: Option<&ReplayStep>) -> String {
    match step {
        Some(step) => page.view.happened_sentence(page.text(), step.event, step.is_first_throw()),
        None => say!(page.text(), "replay-begins"),
    }
}

/// Luck and cost of the step, and a better choice.
fn judged(page: &TablePage<'_>, step: &ReplayStep, analysis: &Analysis) -> Markup {
    let text = page.text();
    let words = Words { text, names: &page.view.names, rules: &page.view.rules };
    html! {
        @if let Some(luck) = step.luck(analysis) {
            span.luck { (say!(text, "analysis-luck")) " " (text.signed(luck.luck, 1)) }
        }
        @if let Some(decision) = step.decision(analysis) {
            span.judged .costs[decision.cost >= yatzy_bots::WORTH_SAYING] {
                @if decision.cost >= yatzy_bots::WORTH_SAYING { (decision.better_sentence(&words)) } @else { (say!(text, "replay-best")) }
            }
        }
    }
}
