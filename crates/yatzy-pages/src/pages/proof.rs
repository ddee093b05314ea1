//! The proof of the dice: commitment, secret, the result of the check, and the command that repeats it elsewhere.

use super::chart::{FRAME, figure};
use super::layout::inside;
use crate::request::{Deployment, PageContext};
use maud::{Markup, html};
use yatzy_rules::fair::{self, Verdict};
use yatzy_rules::{DiceSource, Record};
use yatzy_sheet::chart::{Plot, dice_chance, dice_thrown};
use yatzy_table::View;
use yatzy_text::{Text, say};

/// The proof of a finished game.
pub(super) fn proof_area(context: PageContext<'_>, view: &View, record: &Record) -> Markup {
    let text = context.text;
    let id = &view.id;
    let Some(proof) = &record.proof else {
        return html! {
            p { (say!(text, "verify-dice")) " · " (say!(text, "verify-dice-real")) }
            (head_line(text, view))
        };
    };
    let verdict = proof.verify(&record.game, None);
    let commitment = &proof.commitment;
    html! {
        details.fair #dice data-game=(id) data-at=(context.path(id.page())) {
            summary { (say!(text, "dice-check")) }
            (inside("dice", &html! {
                p.verdict data-verdict=(code(&verdict)) { (say!(text, "verify-dice")) " · " b { (words(text, &verdict, view)) } }
                // A script compares the notes of this device with the record.
                p.agrees hidden { (say!(text, "dice-agrees")) }
                p.refusal.differs hidden { (say!(text, "dice-differs")) }
                p { (say!(text, "dice-yourself")) }
                p { code.command {
                    "yatzy verify yatzy-" (id) ".yatzy --commitment " (commitment)
                    @if let Some(head) = view.head { " --head " span.noted { (head) } }
                } }
                p.fine { (say!(text, "dice-promise")) (say!(text, "colon")) " " code.commitment { (commitment) } }
                @if let Some(secret) = proof.secret { p.fine { (say!(text, "dice-secret")) (say!(text, "colon")) " " code { (secret) } } }
                (head_line(text, view))
                @if let Verdict::Verified { without_bytes } = &verdict {
                    @if !without_bytes.is_empty() {
                        p.fine { (say!(text, "verify-without-bytes", count = without_bytes.len())) " " (text.few_of(without_bytes)) }
                    }
                }
                @if context.site.has_others() {
                    // The seed of a day or a challenge contains no bytes of a player.
                    @if view.source == DiceSource::Program || proof.of_match.is_some() { p.fine { (say!(text, "dice-fair")) } }
                }
                @else if context.site.deployment == Deployment::Guest { p.hint { (say!(text, "together-dice")) } }
                @else { p.hint { (say!(text, "site-dice-secret")) } }
            }))
        }
    }
}

/// The newest head of the record's chain, shortened. The full head is there for the script that notes it, and for
/// copying.
pub(super) fn head_line(text: Text, view: &View) -> Markup {
    html! {
        @if let Some(head) = view.head {
            p.fine { (say!(text, "dice-fingerprint")) (say!(text, "colon")) " " code.head data-head=(head) { (head.short()) } " · " (say!(text, "dice-fingerprint-hint")) }
        }
    }
}

/// The thrown faces against the expectation of fair dice.
pub(super) fn dice_area(text: Text, record: &Record) -> Markup {
    let thrown = dice_thrown(fair::throws(&record.game).map(|thrown| (thrown.keep, thrown.hand)));
    html! {
        @if let Some(chance) = dice_chance(text, thrown) {
            details.fair #thrown {
                summary { (say!(text, "chart-dice")) }
                (inside("thrown", &html! {
                    (figure(text, say!(text, "chart-dice"), Plot::Dice(thrown).draw(text, FRAME)))
                    p.fine { (chance) }
                }))
            }
        }
    }
}

/// The expected deviation of this number of dice.
pub(super) fn chance_line(text: Text, record: &Record) -> Markup {
    let thrown = dice_thrown(fair::throws(&record.game).map(|thrown| (thrown.keep, thrown.hand)));
    html! { @if let Some(chance) = dice_chance(text, thrown) { p.fine { (chance) } } }
}

fn code(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Verified { .. } => "verified",
        Verdict::Unverifiable => "unverifiable",
        Verdict::Wrong(_) => "wrong",
    }
}

fn words(text: Text, verdict: &Verdict, view: &View) -> String {
    match verdict {
        Verdict::Verified { .. } => {
            say!(text, "verify-dice-verified", throws = view.next_throw - 1)
        }
        // While the last choice can be undone, the secret is not public.
        Verdict::Unverifiable if view.sharing.opens.is_some() => say!(text, "today-not-open"),
        Verdict::Unverifiable if view.secret.is_none() => say!(text, "dice-soon"),
        Verdict::Unverifiable => say!(text, "verify-dice-unbound"),
        Verdict::Wrong(_) => say!(text, "verify-dice-wrong"),
    }
}
