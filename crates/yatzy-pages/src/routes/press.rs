//! What the buttons of a table's form mean.

use crate::pages::Look;
use crate::request::Fields;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Cell, DiceSource, Hand, Keep, MAX_DICE, Points, Refusal, Seat, Shown, TableTurn, Turn,
};
use yatzy_table::{Asked, Refused, Request, View, Who};

/// What a press of a button means.
pub(super) enum Press {
    /// Something is asked first, or looked at.
    Look(Look),
    /// Something is done.
    Act(Asked),
}

/// Reads a form of the table.
pub(super) fn read(view: &View, who: &Who, fields: &Fields) -> Result<Press, Refused> {
    let unknown = || Refused::Field { field: "do" };
    let pressed = fields.get("do").ok_or_else(unknown)?;
    let (verb, rest) = pressed.split_once(':').unwrap_or((pressed, ""));
    let so_far = || match fields.get("hand").map(str::parse::<Hand>) {
        Some(Err(wrong)) => Err(Refused::Hand(wrong)),
        _ => Ok(look(view, fields)),
    };
    let mut bytes: Option<PlayerBytes> = None;
    let action = match verb {
        "show" => return Ok(Press::Look(so_far()?)),
        "clear" => return Ok(Press::Look(Look::default())),
        "ask" => return Ok(Press::Look(Look { zero: view.rules.cell(rest), ..so_far()? })),
        // A hand that was typed but not looked at is meant; else the points are asked for.
        "points" if fields.get("hand").is_none() => {
            return Ok(Press::Look(Look { points: view.rules.cell(rest), ..so_far()? }));
        }
        "points" => Action::Table(told(view, fields, rest, None)?),
        "throw" => {
            let brought = fields.get("bytes").map(str::parse).transpose();
            bytes = brought.map_err(|_| Refused::Field { field: "bytes" })?;
            Action::Throw(kept(fields)?)
        }
        "name" => Action::Name(cell(view, rest)?),
        "enter" if view.source == DiceSource::Table => Action::Table(told(view, fields, rest, None)?),
        "enter" => Action::Enter(cell(view, rest)?),
        "tell" | "extra" => {
            let (id, points) = rest.split_once(':').ok_or_else(unknown)?;
            let points = Points(points.parse().map_err(|_| unknown())?);
            let shown = Shown::Points { points, extra_yatzy: verb == "extra" };
            Action::Table(told(view, fields, id, Some(shown))?)
        }
        "correct" => {
            let (round, seat) = rest.split_once(':').ok_or_else(unknown)?;
            let (round, seat) = (round.parse().ok(), seat.parse().ok().and_then(Seat::from_number));
            let (round, seat) = (round.ok_or_else(unknown)?, seat.ok_or_else(unknown)?);
            let before = view.turn_at(round, seat);
            let table = corrected(view, fields, before)?;
            // What was left as it was is no correction.
            if before.is_some_and(|before| is_as_before(before, &table)) {
                return Ok(Press::Look(Look::default()));
            }
            Action::Correct { round, seat, table }
        }
        "take-back" => Action::TakeBack,
        "hint" => Action::Hint,
        "leave" => Action::Leave(rest.parse().ok().and_then(Seat::from_number).ok_or_else(unknown)?),
        "abandon" => Action::Abandon,
        _ => return Err(unknown()),
    };
    let version = fields.number("version")?.ok_or(Refused::Field { field: "version" })?;
    let key = fields.get("key").ok_or(Refused::Field { field: "key" })?;
    Ok(Press::Act(Asked::once(who, version, key, Request::Act(action, bytes))))
}

/// What an address or a form asks to look at. What makes no sense is not looked at.
pub(super) fn look(view: &View, fields: &Fields) -> Look {
    let seat = |number: &str| number.parse().ok().and_then(Seat::from_number);
    Look {
        seat: fields.get("seat").and_then(seat),
        hand: fields.get("hand").and_then(|hand| hand.parse().ok()),
        throws: fields.get("throws").and_then(|throws| throws.parse().ok()),
        after: fields.get("after").and_then(|after| after.parse().ok()),
        named: fields.get("named").and_then(|id| view.rules.cell(id)),
        points: fields.get("points").and_then(|id| view.rules.cell(id)),
        why: fields.get("why").and_then(|id| view.rules.cell(id)),
        correct: fields.get("correct").and_then(|turn| {
            let (round, number) = turn.split_once('.')?;
            Some((round.parse().ok()?, seat(number)?))
        }),
        ..Look::default()
    }
}

/// A turn told from the table: by its hand, or by what else is shown of it. Where nobody said which box was named, it
/// was this one.
fn told(view: &View, fields: &Fields, id: &str, shown: Option<Shown>) -> Result<TableTurn, Refused> {
    let is_asked = view.rules.declares() && view.turn.as_ref().is_none_or(|turn| turn.named.is_none());
    let shown = match (shown, fields.get("hand")) {
        (Some(shown), _) => shown,
        (None, Some(hand)) => Shown::Hand(hand.parse().map_err(Refused::Hand)?),
        (None, None) => return Err(Refused::Field { field: "hand" }),
    };
    let named = fields.get("named").or(is_asked.then_some(id));
    Ok(TableTurn {
        named: named.map(|id| cell(view, id)).transpose()?,
        shown,
        throws: fields.number("throws")?,
        cell: cell(view, id)?,
    })
}

/// A turn told anew. The hand stands in the form from before: points that were changed beside it are meant.
fn corrected(view: &View, fields: &Fields, before: Option<&Turn>) -> Result<TableTurn, Refused> {
    let (id, points) = (fields.get("box").unwrap_or_default(), fields.number("points")?.map(Points));
    let typed: Option<Hand> = fields.get("hand").and_then(|hand| hand.parse().ok());
    let hand_stayed = typed.is_some() && typed == before.and_then(Turn::hand);
    let by_points = fields.get("hand").is_none() || hand_stayed;
    let shown = points.filter(|_| by_points).map(|points| Shown::Points { points, extra_yatzy: false });
    told(view, fields, id, shown)
}

/// Whether a turn told anew says what it said before.
fn is_as_before(before: &Turn, told: &TableTurn) -> bool {
    let shown = match told.shown {
        Shown::Hand(hand) => before.hand() == Some(hand),
        Shown::Points { points, .. } => before.entry.is_some_and(|entry| entry.points == points),
    };
    let same = before.filled(told.cell) && before.named == told.named;
    shown && same && told.throws.is_none_or(|throws| before.throws() == Some(throws))
}

/// The dice that are ticked.
fn kept(fields: &Fields) -> Result<Keep, Refused> {
    let ticked = (1..=MAX_DICE).filter_map(|place| fields.get(&format!("k{place}")));
    ticked.collect::<Vec<_>>().join("-").parse().map_err(Refused::Hand)
}

fn cell(view: &View, id: &str) -> Result<Cell, Refused> {
    view.rules.cell(id).ok_or_else(|| Refused::by_rules(Refusal::NoSuchCell))
}
