//! A game stepped through: the pad and the dice as they were, what happened, and what would have been better.
//! Steps are links; a script lets the arrow keys follow them.

use super::dice::dice_then;
use super::figure::signed;
use super::happened::happened;
use super::layout::{Page, top_bar};
use super::pad::pad;
use super::table::{Look, View};
use crate::course::{Course, Step};
use crate::service::Series;
use crate::table::{Here, Seen};
use crate::who::Who;
use maud::{Markup, html};
use yatzy_bots::{Analysis, Words};
use yatzy_text::{Text, say};

/// The table after a step of its game.
pub fn replay_page(
    text: Text,
    course: &Course,
    number: usize,
    then: &Seen,
    analysis: Option<&Analysis>,
) -> Markup {
    let title = say!(text, "page-replay-title");
    let id = then.id();
    let step = course.step(number);
    let (here, who, series) = (Here::default(), Who::default(), Series::default());
    let look = Look {
        seat: step.and_then(|step| step.seat),
        just: step.and_then(|step| Some((step.seat?, step.entered()?.0))),
        ..Look::default()
    };
    let view = View {
        seen: then,
        here: &here,
        who: &who,
        text,
        look: &look,
        next: None,
        patience: None,
        has_coach: false,
        series: &series,
        past: true,
    };
    let page = Page { text, title: &title, class: "table", scripts: &["replay.js"] };
    page.with(&html! {
        div #table.replay {
            (top_bar(text, &format!("/g/{id}"), &html! { h1 { (title) small { (text.title(&then.pad_names())) } } }, &html! {
                a.info href=(format!("/g/{id}/report")) aria-label=(say!(text, "page-report-title")) { "±" }
            }))
            div.banner role="status" {
                strong { (what_happened(&view, step)) }
                span { (say!(text, "page-replay-step", step = number, steps = course.len())) }
                @if let (Some(step), Some(analysis)) = (step, analysis) { (judged(&view, step, analysis)) }
            }
            main #main {
                div #play {
                    (pad(&view))
                    div.hand {
                        (dice_then(&view))
                        (steps(text, id.as_str(), number, course.len()))
                    }
                }
                p.hint.keys { (say!(text, "page-replay-keys")) }
            }
        }
    })
}

/// Where to go from here.
fn steps(text: Text, id: &str, number: usize, last: usize) -> Markup {
    let to = |rel: Option<&'static str>, step: Option<usize>, sign: &str, words: String| {
        html! {
            @match step.filter(|&step| step <= last) {
                Some(step) => a.button.plain rel=[rel] href=(format!("/g/{id}/replay/{step}")) aria-label=(words) { (sign) },
                None => span.button.plain.off aria-hidden="true" { (sign) },
            }
        }
    };
    html! {
        nav.steps aria-label=(say!(text, "page-replay-title")) {
            (to(None, (number > 0).then_some(0), "«", say!(text, "page-replay-first")))
            (to(Some("prev"), number.checked_sub(1), "‹", say!(text, "page-replay-previous")))
            (to(Some("next"), Some(number + 1), "›", say!(text, "page-replay-next")))
            (to(None, (number < last).then_some(last), "»", say!(text, "page-replay-last")))
        }
    }
}

fn what_happened(view: &View<'_>, step: Option<&Step>) -> String {
    match step {
        Some(step) => happened(view, step.event, step.seat, step.is_first_throw()),
        None => say!(view.text, "page-replay-begins"),
    }
}

/// How lucky it was, and what would have been better.
fn judged(view: &View<'_>, step: &Step, analysis: &Analysis) -> Markup {
    let text = view.text;
    let names = view.seen.pad_names();
    let words = Words { text, names: &names, rules: view.seen.game.rules() };
    html! {
        @if let Some(luck) = step.luck(analysis) {
            span.luck { (say!(text, "analysis-luck")) " " (signed(text, luck.luck)) }
        }
        @if let Some(decision) = step.decision(analysis) {
            span.judged .costs[decision.cost >= yatzy_bots::WORTH_SAYING] {
                @if decision.cost >= yatzy_bots::WORTH_SAYING { (decision.better_sentence(&words)) } @else { (say!(text, "page-replay-best")) }
            }
        }
    }
}
