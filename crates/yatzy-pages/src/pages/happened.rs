//! What happened at a table, in sentences: for a replay, and for whoever hears the table instead of seeing it.

use super::table::TablePage;
use yatzy_rules::{Event, Keep, Shown};
use yatzy_text::say;

/// What happened last; `None` before anything did.
pub(super) fn happened_last(page: &TablePage<'_>) -> Option<String> {
    let first_throw = page.view.turn.as_ref().is_some_and(|turn| turn.throws.made == 1);
    Some(happened(page, page.view.happened?, first_throw))
}

/// What happened, in a sentence.
pub(super) fn happened(page: &TablePage<'_>, event: Event, first_throw: bool) -> String {
    let text = page.text();
    let cell = |cell| page.cell_name(cell);
    let name = match event {
        Event::Named { seat, .. }
        | Event::Thrown { seat, .. }
        | Event::Entered { seat, .. }
        | Event::Tabled { seat, .. }
        | Event::TookBack { seat }
        | Event::Corrected { seat, .. }
        | Event::Hinted { seat }
        | Event::Joined { seat }
        | Event::Left { seat } => page.name(seat),
        Event::Abandoned => String::new(),
    };
    match event {
        Event::Named { cell: named, .. } => say!(text, "page-replay-names", name = name, box = cell(named)),
        Event::Thrown { keep, fell, .. } => {
            let hand = keep.dice().and(fell).unwrap_or(fell).to_string();
            if keep != Keep::NOTHING {
                say!(text, "page-replay-keeps", name = name, keep = keep.to_string(), hand = hand)
            } else if first_throw {
                say!(text, "page-replay-throws", name = name, hand = hand)
            } else {
                say!(text, "page-replay-throws-again", name = name, hand = hand)
            }
        }
        Event::Entered { entry, .. } => {
            say!(text, "page-replay-enters", name = name, points = entry.points.0, box = cell(entry.cell))
        }
        Event::Tabled { table, entry, .. } => match table.shown {
            Shown::Hand(hand) => {
                let (hand, points) = (hand.to_string(), entry.points.0);
                say!(text, "page-replay-tells", name = name, hand = hand, points = points, box = cell(entry.cell))
            }
            Shown::Points { .. } => {
                say!(text, "page-replay-enters", name = name, points = entry.points.0, box = cell(entry.cell))
            }
        },
        Event::TookBack { .. } => say!(text, "page-replay-takes-back", name = name),
        Event::Corrected { round, entry, .. } => {
            let (points, written) = (entry.points.0, cell(entry.cell));
            say!(text, "page-replay-corrects", name = name, round = round, points = points, box = written)
        }
        Event::Hinted { .. } => say!(text, "page-replay-asks", name = name),
        Event::Joined { .. } => say!(text, "replay-joined", name = name),
        Event::Left { .. } => say!(text, "replay-left", name = name),
        Event::Abandoned => say!(text, "replay-abandoned"),
    }
}
