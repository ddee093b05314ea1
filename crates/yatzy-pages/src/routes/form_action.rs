//! The buttons of a table's form.

use crate::pages::TableQuery;
use crate::request::Fields;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Cell, DiceSource, Hand, Keep, MAX_DICE, Points, Refusal, Ruleset, Seat, Shown, TableTurn, Turn,
};
use yatzy_table::{Basics, Refused, Request, TableRequest, View, Who};

/// The effect of a button.
pub(super) enum FormAction {
    /// Shows the table with a question or another view.
    Show(TableQuery),
    /// Requests something of the table.
    Ask(TableRequest),
}

/// Whether a form can be read only with the current table: a correction, or a reported turn where boxes are called.
/// All other forms are checked by the table itself.
pub(super) fn needs_table(basics: &Basics, fields: &Fields) -> bool {
    let verb = fields.get("do").and_then(|pressed| pressed.split(':').next()).unwrap_or_default();
    let tells = matches!(verb, "points" | "enter" | "tell" | "extra");
    verb == "correct" || tells && basics.source == DiceSource::Table && basics.rules.declares()
}

/// Reads a form of the table.
pub(super) fn read(
    basics: &Basics,
    view: Option<&View>,
    who: &Who,
    fields: &Fields,
) -> Result<FormAction, Refused> {
    let rules = &*basics.rules;
    let told = |id: &str, shown| told(rules, view, fields, id, shown);
    let unknown = || Refused::Field { field: "do" };
    let pressed = fields.get("do").ok_or_else(unknown)?;
    let (verb, rest) = pressed.split_once(':').unwrap_or((pressed, ""));
    let query = || match fields.get("hand").map(str::parse::<Hand>) {
        Some(Err(wrong)) => Err(Refused::Hand(wrong)),
        _ => Ok(table_query(rules, fields)),
    };
    let mut bytes: Option<PlayerBytes> = None;
    let action = match verb {
        "show" => return Ok(FormAction::Show(query()?)),
        "clear" => return Ok(FormAction::Show(TableQuery::default())),
        "ask" => return Ok(FormAction::Show(TableQuery { zero: rules.cell(rest), ..query()? })),
        // A hand that was typed but not submitted counts; without one the points are asked for.
        "points" if fields.get("hand").is_none() => {
            return Ok(FormAction::Show(TableQuery { points: rules.cell(rest), ..query()? }));
        }
        "points" => Action::Table(told(rest, None)?),
        "throw" => {
            let brought = fields.get("bytes").map(str::parse).transpose();
            bytes = brought.map_err(|_| Refused::Field { field: "bytes" })?;
            Action::Throw(kept(fields)?)
        }
        "name" => Action::Name(cell(rules, rest)?),
        "enter" if basics.source == DiceSource::Table => Action::Table(told(rest, None)?),
        "enter" => Action::Enter(cell(rules, rest)?),
        "tell" | "extra" => {
            let (id, points) = rest.split_once(':').ok_or_else(unknown)?;
            let points = Points(points.parse().map_err(|_| unknown())?);
            let shown = Shown::Points { points, extra_yatzy: verb == "extra" };
            Action::Table(told(id, Some(shown))?)
        }
        "correct" => {
            let (round, seat) = rest.split_once(':').ok_or_else(unknown)?;
            let (round, seat) = (round.parse().ok(), seat.parse().ok().and_then(Seat::from_number));
            let (round, seat) = (round.ok_or_else(unknown)?, seat.ok_or_else(unknown)?);
            let before = view.and_then(|view| view.turn_at(round, seat));
            let table = corrected(fields, before, told)?;
            // Nothing was changed, so there is nothing to correct.
            if before.is_some_and(|before| is_as_before(before, &table)) {
                return Ok(FormAction::Show(TableQuery::default()));
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
    Ok(FormAction::Ask(TableRequest::once(who, version, key, Request::Act(action, bytes))))
}

/// Reads the choice in an exercise: the same buttons, and a zero is entered at once.
pub(super) fn chosen(rules: &Ruleset, fields: &Fields) -> Result<Action, Refused> {
    let pressed = fields.get("do").unwrap_or_default();
    match pressed.split_once(':').unwrap_or((pressed, "")) {
        ("throw", _) => Ok(Action::Throw(kept(fields)?)),
        ("name", id) => Ok(Action::Name(cell(rules, id)?)),
        ("enter" | "ask", id) => Ok(Action::Enter(cell(rules, id)?)),
        _ => Err(Refused::Field { field: "do" }),
    }
}

/// Reads the query of an address or a form. Unreadable fields are ignored.
pub(super) fn table_query(rules: &Ruleset, fields: &Fields) -> TableQuery {
    let seat = |number: &str| number.parse().ok().and_then(Seat::from_number);
    TableQuery {
        seat: fields.get("seat").and_then(seat),
        hand: fields.get("hand").and_then(|hand| hand.parse().ok()),
        throws: fields.get("throws").and_then(|throws| throws.parse().ok()),
        after: fields.get("after").and_then(|after| after.parse().ok()),
        named: fields.get("named").and_then(|id| rules.cell(id)),
        points: fields.get("points").and_then(|id| rules.cell(id)),
        why: fields.get("why").and_then(|id| rules.cell(id)),
        correct: fields.get("correct").and_then(|turn| {
            let (round, number) = turn.split_once('.')?;
            Some((round.parse().ok()?, seat(number)?))
        }),
        ..TableQuery::default()
    }
}

/// A reported turn: by its hand, or by points. If no called box was given, it is this one.
fn told(
    rules: &Ruleset,
    view: Option<&View>,
    fields: &Fields,
    id: &str,
    shown: Option<Shown>,
) -> Result<TableTurn, Refused> {
    let turn = view.and_then(|view| view.turn.as_ref());
    let is_asked = rules.declares() && turn.is_none_or(|turn| turn.named.is_none());
    let shown = match (shown, fields.get("hand")) {
        (Some(shown), _) => shown,
        (None, Some(hand)) => Shown::Hand(hand.parse().map_err(Refused::Hand)?),
        (None, None) => return Err(Refused::Field { field: "hand" }),
    };
    let named = fields.get("named").or(is_asked.then_some(id));
    Ok(TableTurn {
        named: named.map(|id| cell(rules, id)).transpose()?,
        shown,
        throws: fields.number("throws")?,
        cell: cell(rules, id)?,
    })
}

/// A corrected turn. The form contains the old hand, so changed points take precedence over it.
fn corrected(
    fields: &Fields,
    before: Option<&Turn>,
    told: impl FnOnce(&str, Option<Shown>) -> Result<TableTurn, Refused>,
) -> Result<TableTurn, Refused> {
    let (id, points) = (fields.get("box").unwrap_or_default(), fields.number("points")?.map(Points));
    let typed: Option<Hand> = fields.get("hand").and_then(|hand| hand.parse().ok());
    let hand_stayed = typed.is_some() && typed == before.and_then(Turn::hand);
    let by_points = fields.get("hand").is_none() || hand_stayed;
    let shown = points.filter(|_| by_points).map(|points| Shown::Points { points, extra_yatzy: false });
    told(id, shown)
}

/// Whether a corrected turn equals the old one.
fn is_as_before(before: &Turn, told: &TableTurn) -> bool {
    let shown = match told.shown {
        Shown::Hand(hand) => before.hand() == Some(hand),
        Shown::Points { points, .. } => before.entry.is_some_and(|entry| entry.points == points),
    };
    let same = before.filled(told.cell) && before.named == told.named;
    shown && same && told.throws.is_none_or(|throws| before.throws() == Some(throws))
}

/// The ticked dice.
fn kept(fields: &Fields) -> Result<Keep, Refused> {
    let ticked = (1..=MAX_DICE).filter_map(|place| fields.get(&format!("k{place}")));
    ticked.collect::<Vec<_>>().join("-").parse().map_err(Refused::Hand)
}

fn cell(rules: &Ruleset, id: &str) -> Result<Cell, Refused> {
    rules.cell(id).ok_or_else(|| Refused::by_rules(Refusal::NoSuchCell))
}
