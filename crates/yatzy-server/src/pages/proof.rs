//! The dice, to be checked: what they were bound to, what bound them, what comes of computing them again, and the
//! command that does the same elsewhere.

use crate::table::Seen;
use maud::{Markup, html};
use yatzy_rules::fair::{self, Verdict};
use yatzy_text::{Text, say};

/// How many throws without a player's bytes are named one by one.
const FEW: usize = 12;

/// What the program's dice were bound to.
pub(super) fn commitment(seen: &Seen) -> Option<String> {
    let secret = seen.saved.secret.filter(|_| seen.game.source() == yatzy_rules::DiceSource::Program)?;
    Some(fair::commitment(seen.id().as_str(), secret).to_string())
}

/// The dice of a game that is over.
pub(super) fn proof_area(text: Text, seen: &Seen) -> Markup {
    let id = seen.id();
    let record = seen.saved.record().ok();
    let Some((record, proof)) = record.as_ref().and_then(|record| Some((record, record.proof.as_ref()?)))
    else {
        return html! { p { (say!(text, "verify-dice")) ": " (say!(text, "verify-dice-real")) } };
    };
    let verdict = proof.verify(&record.game, None);
    let commitment = &proof.commitment;
    html! {
        details.fair #dice data-game=(id) {
            summary { (say!(text, "web-check-dice")) }
            p.verdict data-verdict=(code(&verdict)) { (say!(text, "verify-dice")) ": " b { (words(text, &verdict, record)) } }
            // A script compares what this device noted with the record.
            p.agrees hidden { (say!(text, "page-dice-agrees")) }
            p.refusal.differs hidden { (say!(text, "page-dice-differs")) }
            p { (say!(text, "page-dice-yourself")) }
            p { code.command { "yatzy verify yatzy-" (id) ".txt --commitment " (commitment) } }
            p.fine { (say!(text, "web-commitment")) ": " code.commitment { (commitment) } }
            @if let Some(secret) = proof.secret { p.fine { (say!(text, "web-secret")) ": " code { (secret) } } }
            @if let Verdict::Verified { without_bytes } = &verdict {
                @if !without_bytes.is_empty() {
                    // Nobody reads a hundred numbers; the record has them.
                    @let numbers: Vec<String> = without_bytes.iter().take(FEW).map(u32::to_string).collect();
                    @let more = if without_bytes.len() > FEW { " …" } else { "" };
                    p.fine { (say!(text, "verify-without-bytes", count = without_bytes.len())) " " (numbers.join(", ")) (more) }
                }
            }
            p.fine { (say!(text, "web-fair")) }
        }
    }
}

fn code(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Verified { .. } => "verified",
        Verdict::Unverifiable => "unverifiable",
        Verdict::Wrong(_) => "wrong",
    }
}

fn words(text: Text, verdict: &Verdict, record: &yatzy_rules::Record) -> String {
    match verdict {
        Verdict::Verified { .. } => {
            say!(text, "verify-dice-verified", throws = fair::throws(&record.game).count())
        }
        Verdict::Unverifiable => say!(text, "verify-dice-unbound"),
        Verdict::Wrong(_) => say!(text, "verify-dice-wrong"),
    }
}
