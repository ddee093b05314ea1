//! Why the best action is best, found in facts: what else would bring, what the throw may still become,
//! how the race for the bonus stands, what happens to the chips.

pub(super) use crate::WORTH_SAYING as EQUAL;

use super::{Moment, best_where};
use crate::{Advice, Outcome, QueryError, TurnValues};
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Points};

/// A reason: one fact, and perhaps one more.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The fact.
    pub why: Why,
    /// What also speaks for it.
    pub also: Option<Also>,
}

/// The fact that decides.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// The rules leave nothing else to do.
    Only,
    /// Something else that looks good is worth less: the next best of its kind.
    Less {
        /// What else could be done.
        than: Action,
        /// What that would write, if it is an entry.
        points: Option<Points>,
        /// How much less it brings on average.
        less: f64,
    },
    /// What the throw is likely to become: the box where best play of this turn earns the most.
    Chance {
        /// The box.
        cell: Cell,
        /// The chance that the turn ends with points in it.
        chance: f64,
        /// The points it then takes, on average.
        points: f64,
    },
    /// Something must be given up, and this box is the smallest loss.
    LeastLost {
        /// The next smallest, if there is one.
        next: Option<Cell>,
        /// How much more that would cost on average.
        more: f64,
    },
}

/// What also speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Also {
    /// It helps towards the bonus, and this many upper points are missing now.
    BonusNeeds(Points),
    /// It helps towards the bonus, and then this many upper points are missing.
    BonusLeft(Points),
    /// It earns the bonus.
    BonusEarned,
    /// It saves this many chips.
    SavesChips(u16),
    /// It takes a chip.
    TakesChip,
}

impl Why {
    pub(super) fn less(than: Advice) -> Why {
        Why::Less { than: than.action, points: than.points, less: than.cost }
    }
}

/// A box that pays at least this share of its most looks good.
const TEMPTING: f64 = 0.5;

impl Reason {
    pub(super) fn find(moment: &Moment<'_>, actions: &[Advice], best: Advice) -> Result<Reason, QueryError> {
        let why = if actions.len() == 1 { Why::Only } else { why(moment, actions, best)? };
        let also = match &why {
            Why::Only => None,
            Why::Chance { cell, .. } => also(moment, best, Some(*cell)),
            Why::Less { .. } | Why::LeastLost { .. } => {
                also(moment, best, aim(moment, best)?.map(|aim| aim.cell))
            }
        };
        Ok(Reason { why, also })
    }
}

fn why(moment: &Moment<'_>, actions: &[Advice], best: Advice) -> Result<Why, QueryError> {
    let is_entry = |advice: &Advice| matches!(advice.action, Action::Enter(_));
    if let (Action::Enter(_), Some(points)) = (best.action, best.points) {
        let other = best_where(actions, |other| {
            other.action != best.action && (points > Points::ZERO || is_entry(other))
        });
        return Ok(match other {
            Some(other) if points > Points::ZERO => Why::less(other),
            other => {
                let next = other.and_then(|other| match other.action {
                    Action::Enter(cell) => Some(cell),
                    _ => None,
                });
                Why::LeastLost { next, more: other.map_or(0.0, |other| other.cost) }
            }
        });
    }
    if let Some(entry) = best_where(actions, |advice| is_entry(advice) && is_tempting(moment, advice)) {
        return Ok(Why::less(entry));
    }
    Ok(match aim(moment, best)? {
        Some(Outcome { cell, chance, points }) => Why::Chance { cell, chance, points },
        None => {
            let other = best_where(actions, |other| other.action != best.action);
            other.map_or(Why::Only, Why::less)
        }
    })
}

/// Whether someone would like to stop here: the box pays well, and the mistake would not be a large one.
fn is_tempting(moment: &Moment<'_>, entry: &Advice) -> bool {
    let (Action::Enter(cell), Some(points)) = (entry.action, entry.points) else { return false };
    let rules = moment.rules();
    let most = f64::from(rules.max_points(cell).0);
    let average =
        moment.values.value(crate::Position::START).map_or(0.0, |start| start / rules.cells().len() as f64);
    f64::from(points.0) >= TEMPTING * most && entry.cost <= TEMPTING * average
}

/// The box that an action plays for: where it earns the most, by chance times points.
fn aim(moment: &Moment<'_>, best: Advice) -> Result<Option<Outcome>, QueryError> {
    let outcomes = match (best.action, moment.turn) {
        (Action::Throw(keep), Some(turn)) => {
            // The first throw of a turn is like one more rethrow of all dice.
            let first = u16::from(moment.hand().is_none());
            turn.outcomes(keep, moment.rethrows() + first)
        }
        (Action::Name(cell), _) => {
            let turn = TurnValues::new(moment.values, moment.position, Points::ZERO, Some(cell))?;
            turn.outcomes(yatzy_rules::Keep::NOTHING, turn.rethrows() + 1)
        }
        _ => Vec::new(),
    };
    let earns = |outcome: &Outcome| outcome.chance * outcome.points;
    Ok(outcomes.into_iter().max_by(|a, b| earns(a).total_cmp(&earns(b))))
}

/// What also speaks for the best action, which plays for the box `aim`.
fn also(moment: &Moment<'_>, best: Advice, aim: Option<Cell>) -> Option<Also> {
    let rules = moment.rules();
    let totals = moment.card.totals(rules);
    let race = totals.columns.first().filter(|column| column.upper > Points::ZERO);
    let race = race.and_then(|column| column.race.clone()).filter(|race| race.open);
    // Before the first upper points the bonus is no news.
    let missing = race.map_or(Points::ZERO, |race| race.missing);
    let is_upper = |cell: Cell| rules.upper_cells().contains(cell);
    match best.action {
        Action::Enter(cell)
            if is_upper(cell) && missing > Points::ZERO && best.points > Some(Points::ZERO) =>
        {
            let points = best.points.unwrap_or_default();
            if points >= missing { Some(Also::BonusEarned) } else { Some(Also::BonusLeft(missing - points)) }
        }
        Action::Enter(_) if rules.has_chips() && moment.rethrows() > moment.position.chips => {
            Some(Also::SavesChips(moment.rethrows() - moment.position.chips))
        }
        Action::Throw(_) if moment.hand().is_some() && takes_chip(moment) => Some(Also::TakesChip),
        Action::Throw(_) | Action::Name(_) if missing > Points::ZERO && aim.is_some_and(is_upper) => {
            Some(Also::BonusNeeds(missing))
        }
        _ => None,
    }
}

/// Whether the free rethrows are used up.
fn takes_chip(moment: &Moment<'_>) -> bool {
    let taken = (FREE_RETHROWS + moment.position.chips).saturating_sub(moment.rethrows());
    moment.rules().has_chips() && taken >= FREE_RETHROWS
}
