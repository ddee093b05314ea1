//! What happened at a table, in sentences: for a replay, and for whoever hears the table instead of seeing it.

use super::table::View;
use yatzy_rules::{Event, Keep, Seat, Shown};
use yatzy_text::say;

/// What happened last; `None` before anything did.
pub(super) fn happened_last(view: &View<'_>) -> Option<String> {
    let game = &view.seen.game;
    let event = view.seen.saved.log.iter().rev().find_map(|logged| logged.what.event())?;
    let turn = game.turn();
    let entered = || game.turns().next_back().map(|turn| turn.seat);
    let seat = match event {
        Event::Corrected { seat, .. } | Event::Joined { seat } | Event::Left { seat } => Some(seat),
        Event::Entered { .. } | Event::Tabled { .. } => entered(),
        _ => turn.map(|turn| turn.seat),
    };
    let first_throw = turn.and_then(|turn| turn.throws()) == Some(1);
    Some(happened(view, event, seat, first_throw))
}

/// What happened, in a sentence.
pub(super) fn happened(view: &View<'_>, event: Event, seat: Option<Seat>, first_throw: bool) -> String {
    let (text, rules) = (view.text, view.seen.game.rules());
    let name = seat.map(|seat| view.name(seat)).unwrap_or_default();
    let names = view.seen.pad_names();
    let cell = |cell| text.cell_name(&names, rules, cell);
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
