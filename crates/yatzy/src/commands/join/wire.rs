//! What is asked of a server, as its API writes it.

use yatzy_rules::{Action, Hand, Ruleset, Shown, TableTurn};
use yatzy_wire::{ActionBody, TurnBody};

/// An action as the API writes it. Sitting down is none: it has a route of its own.
pub fn action_body(rules: &Ruleset, action: Action, bytes: Option<String>) -> Option<ActionBody> {
    let id = |cell| rules.cell_id(cell);
    Some(match action {
        Action::Name(cell) => ActionBody::Name { cell: id(cell) },
        Action::Throw(keep) => ActionBody::Throw { keep: keep.to_string(), bytes },
        Action::Enter(cell) => ActionBody::Enter { cell: id(cell) },
        Action::Table(turn) => ActionBody::Table(turn_body(rules, turn)),
        Action::Correct { round, seat, table } => {
            ActionBody::Correct { round, seat: seat.number(), turn: turn_body(rules, table) }
        }
        Action::TakeBack => ActionBody::TakeBack,
        Action::Leave(seat) => ActionBody::Leave { seat: seat.number() },
        Action::Hint => ActionBody::Hint,
        Action::Abandon => ActionBody::Abandon,
        Action::Join => return None,
    })
}

fn turn_body(rules: &Ruleset, turn: TableTurn) -> TurnBody {
    let (hand, points, extra_yatzy) = match turn.shown {
        Shown::Hand(hand) => (Some(hand.to_string()), None, false),
        Shown::Points { points, extra_yatzy } => (None, Some(points.0), extra_yatzy),
    };
    TurnBody {
        cell: rules.cell_id(turn.cell),
        hand,
        points,
        extra_yatzy,
        throws: turn.throws,
        named: turn.named.map(|cell| rules.cell_id(cell)),
    }
}

/// What the coach is told along with the question. Ids and hands need no escaping.
pub fn hint_query(rules: &Ruleset, present: Option<Action>, told: Option<(Hand, u16)>) -> String {
    let mut query = Vec::new();
    match present {
        Some(Action::Enter(cell)) => query.push(format!("box={}", rules.cell_id(cell))),
        Some(Action::Throw(keep)) => query.push(format!("keep={keep}")),
        _ => {}
    }
    if let Some((hand, throws)) = told {
        query.push(format!("hand={hand}&throws={throws}"));
    }
    if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) }
}
