//! The reason for the best action, as facts. It is compared with the obvious choices of a person, and chances are
//! those of one box alone. A fact that needs more than a clause is left out.

pub(super) use crate::WORTH_SAYING as EQUAL;

use super::obvious::{biggest, can_fail, is_tempting, keeps};
use super::single_target::BoxTarget;
use super::{DecisionPoint, best_where};
use crate::{Advice, Outcome, QueryError};
use yatzy_rules::{Action, BonusRace, Cell, FREE_RETHROWS, Keep, Needs, Pays, Points};

/// A reason: a gain besides the points, and facts. Two clauses at most.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reason {
    /// What comes with the action.
    pub brings: Option<Gain>,
    /// What decides.
    pub facts: Vec<Fact>,
}

/// A deciding fact.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Fact {
    /// There is no other legal action.
    Only,
    /// All other boxes would take a zero.
    OthersZero,
    /// All other boxes would take far less.
    OthersLess,
    /// The box has its maximum.
    Full(Cell),
    /// The action is better than an obvious one.
    Than {
        /// The other action.
        action: Action,
        /// Its points, if it is an entry.
        points: Option<Points>,
        /// How much lower the expected final total is.
        less: f64,
    },
    /// The box that the action is for, and its chance if the turn is played for it alone.
    Chance {
        /// The box.
        cell: Cell,
        /// The chance.
        chance: f64,
    },
    /// The same for a box that scores with almost any throw: its mean points.
    Gets {
        /// The box.
        cell: Cell,
        /// Its points.
        points: f64,
    },
    /// An extra yatzy, if the turn is played for it alone.
    Extra {
        /// The yatzy box.
        cell: Cell,
        /// The chance of it.
        chance: f64,
        /// The points that it earns.
        points: Points,
    },
    /// It helps towards the bonus, which needs this many more upper points.
    BonusNeeds(Points),
}

/// A gain besides the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Gain {
    /// The points of an extra yatzy.
    Extra(Points),
    /// The bonus.
    Bonus,
    /// The bonus then needs this many more upper points.
    BonusLeft(Points),
    /// Chips saved.
    Chips(u16),
    /// The throw costs a chip.
    TakesChip,
}

/// A turn is played for a box that brings at least this share of the turn's points.
const TARGET_SHARE: f64 = 0.5;

/// A box below this share of the best one is no alternative.
const RIVAL: f64 = 0.5;

/// A gain of throwing on above this needs no justification.
const CLEAR: f64 = 1.0;

/// This many of a kind are a step towards an extra yatzy.
const ALIKE: u8 = 3;

/// Smaller chances, or chances this close to certainty, are no reason.
const NEGLIGIBLE: f64 = 0.005;

impl Fact {
    pub(super) fn than(other: Advice) -> Fact {
        Fact::Than { action: other.action, points: other.points, less: other.cost }
    }
}

impl Reason {
    pub(super) fn find(
        point: &DecisionPoint<'_>,
        actions: &[Advice],
        best: Advice,
    ) -> Result<Reason, QueryError> {
        match best.action {
            Action::Enter(cell) => Ok(of_entry(point, actions, best, cell)),
            Action::Throw(keep) if actions.len() > 1 => of_throw(point, actions, best, keep),
            Action::Name(cell) => of_name(point, actions, best, cell),
            // The first throw needs no reason.
            _ => Ok(Reason::default()),
        }
    }
}

fn is_entry(advice: &Advice) -> bool {
    matches!(advice.action, Action::Enter(_))
}

fn of_entry(point: &DecisionPoint<'_>, actions: &[Advice], best: Advice, cell: Cell) -> Reason {
    let points = best.points.unwrap_or_default();
    let is_other = |other: &Advice| other.action != best.action;
    let bigger = biggest(actions, is_other);
    let throw = best_where(actions, |other| !is_entry(other));
    let next = best_where(actions, |other| is_other(other) && is_entry(other));
    let share = |other: &Advice| f64::from(other.points.unwrap_or_default().0) / f64::from(points.0);
    let fact = match (bigger, throw, next) {
        _ if actions.len() == 1 => Fact::Only,
        (Some(bigger), _, _) if bigger.points > best.points => Fact::than(bigger),
        (_, Some(throw), _) if is_full(point, cell, points) && throw.cost >= CLEAR => Fact::Full(cell),
        (_, Some(throw), _) => Fact::than(throw),
        (Some(bigger), None, _) if share(&bigger) >= RIVAL => Fact::than(bigger),
        (Some(_), None, _) => Fact::OthersLess,
        (None, None, Some(next)) if points == Points::ZERO => Fact::than(next),
        (None, None, _) => Fact::OthersZero,
    };
    let rivalled = bigger.is_some_and(|bigger| bigger.points >= best.points);
    Reason { brings: brought_by_entry(point, cell, points, rivalled), facts: vec![fact] }
}

/// Whether a box that can fail is made and always pays the same.
fn is_full(point: &DecisionPoint<'_>, cell: Cell, points: Points) -> bool {
    let rules = point.rules();
    let is_fixed = matches!(rules.box_of(cell).pays, Pays::Fixed(_));
    is_fixed && can_fail(rules, cell) && points == rules.max_points(cell)
}

/// The gain of an entry; `rivalled` if another box would pay as much.
fn brought_by_entry(point: &DecisionPoint<'_>, cell: Cell, points: Points, rivalled: bool) -> Option<Gain> {
    let (hand, turn) = (point.hand()?, point.turn?);
    let (entry, _) = turn.enter_into(hand, point.rethrows(), cell)?;
    if entry.extra > Points::ZERO {
        return Some(Gain::Extra(entry.extra));
    }
    let is_upper = point.rules().upper_cells().contains(cell);
    if is_upper && unwon(point).is_some_and(|race| points >= race.missing) {
        return Some(Gain::Bonus);
    }
    let earned = point.rethrows().saturating_sub(point.position.chips);
    if point.rules().has_chips() && earned > 0 {
        return Some(Gain::Chips(earned));
    }
    // Fewer dice than the bonus needs are progress only if they could have gone elsewhere.
    let race = race(point).filter(|_| is_upper && points > Points::ZERO)?;
    let behind = i64::from(points.0) - i64::from(pace(point, cell).0);
    let on = race.pace + behind + open_pips(point) - i64::from(face_of(point, cell)) >= 0;
    (on && (behind >= 0 || rivalled)).then(|| Gain::BonusLeft(race.missing - points))
}

fn of_throw(
    point: &DecisionPoint<'_>,
    actions: &[Advice],
    best: Advice,
    keep: Keep,
) -> Result<Reason, QueryError> {
    let tempting = biggest(actions, |entry| is_tempting(point.rules(), entry));
    if takes_chip(point) {
        // A player who does not pay a chip would stop.
        let any = || biggest(actions, is_entry).or_else(|| best_where(actions, is_entry));
        let stop = tempting.or_else(any);
        return Ok(Reason {
            brings: Some(Gain::TakesChip),
            facts: stop.map(Fact::than).into_iter().collect(),
        });
    }
    let natural = point.hand().map_or_else(Vec::new, |hand| keeps(point, hand));
    let known = |keep: &Keep| actions.iter().find(|advice| advice.action == Action::Throw(*keep)).copied();
    let obvious = natural.first().filter(|&&obvious| obvious != keep).and_then(known);
    let compared = tempting.or(obvious);
    let objective = target_box(point, keep);
    let for_box = objective.map(|cell| played_for(point, best.action, cell)).transpose()?.flatten();
    // Mentioning the box that is taken now and again later is confusing, unless it gets clearly more.
    let for_box = for_box.filter(|fact| match (fact, compared) {
        (
            Fact::Gets { cell, points },
            Some(Advice { action: Action::Enter(taken), points: Some(now), .. }),
        ) => *cell != taken || *points >= f64::from(now.0) + CLEAR,
        _ => true,
    });
    let compared = compared.map(Fact::than);
    let for_extra = further_yatzy(point, best.action, keep, for_box.as_ref())?;
    let bonus = objective.and_then(|cell| bonus_needs(point, cell));
    // The bonus comes first: after the alternative it would read as its consequence.
    let facts: Vec<Fact> = match (for_extra, bonus) {
        (Some(extra), _) => [Some(extra), compared].into_iter().flatten().collect(),
        (None, Some(bonus)) => [Some(bonus), compared.or(for_box)].into_iter().flatten().collect(),
        (None, None) => [for_box, compared].into_iter().flatten().collect(),
    };
    if !facts.is_empty() {
        return Ok(Reason { brings: None, facts });
    }
    let second = natural.iter().find(|&&other| other != keep).and_then(known);
    Ok(Reason { brings: None, facts: second.map(Fact::than).into_iter().collect() })
}

fn of_name(
    point: &DecisionPoint<'_>,
    actions: &[Advice],
    best: Advice,
    cell: Cell,
) -> Result<Reason, QueryError> {
    if actions.len() == 1 {
        return Ok(Reason { brings: None, facts: vec![Fact::Only] });
    }
    let next = best_where(actions, |other| other.action != best.action).map(Fact::than);
    let objective = played_for(point, best.action, cell)?;
    Ok(Reason { brings: None, facts: [objective, next].into_iter().flatten().collect() })
}

/// The box that a throw is for, if there is a single one: it brings at least half of the turn's points, as chance
/// times points.
fn target_box(point: &DecisionPoint<'_>, keep: Keep) -> Option<Cell> {
    if point.named.is_some() {
        return point.named;
    }
    let turn = point.turn?;
    let outcomes = turn.outcomes(keep, point.rethrows());
    let earns = |outcome: &Outcome| outcome.chance * outcome.points;
    let all: f64 = outcomes.iter().map(earns).sum();
    let most = outcomes.iter().max_by(|a, b| earns(a).total_cmp(&earns(b)));
    most.filter(|most| earns(most) >= TARGET_SHARE * all).map(|most| most.cell)
}

/// The prospect of the box that an action is for; `None` if it is certain.
fn played_for(point: &DecisionPoint<'_>, action: Action, cell: Cell) -> Result<Option<Fact>, QueryError> {
    // How many chips will be spent on this box is open, and so is the chance.
    if point.has_chips_left() && !point.is_last_turn() {
        return Ok(None);
    }
    let now = point.hand().map_or(Points::ZERO, |hand| point.rules().points(cell, hand));
    // A box that is made already can't fail.
    if can_fail(point.rules(), cell) && now == Points::ZERO {
        let chance = BoxTarget::Made(cell).after(point, action)?;
        if chance <= 1.0 - NEGLIGIBLE {
            return Ok((chance >= NEGLIGIBLE).then_some(Fact::Chance { cell, chance }));
        }
    }
    let points = BoxTarget::Points(cell).after(point, action)?;
    Ok((points >= f64::from(now.0) + EQUAL).then_some(Fact::Gets { cell, points }))
}

/// An extra yatzy, if it may earn more than any other goal of the throw.
fn further_yatzy(
    point: &DecisionPoint<'_>,
    action: Action,
    keep: Keep,
    objective: Option<&Fact>,
) -> Result<Option<Fact>, QueryError> {
    let rules = point.rules();
    let (Some(joker), Some(cell)) = (rules.joker(), rules.yatzy_cell()) else { return Ok(None) };
    let is_alike = keep.dice().len() >= ALIKE && keep.dice().all_alike().is_some();
    if !is_alike || !point.position.yatzy_scored || joker.extra == Points::ZERO || point.has_chips_left() {
        return Ok(None);
    }
    let chance = BoxTarget::Extra.after(point, action)?;
    let other = match objective {
        Some(Fact::Chance { cell, chance }) => chance * f64::from(rules.max_points(*cell).0),
        Some(Fact::Gets { points, .. }) => *points,
        _ => 0.0,
    };
    let worth_it = chance >= NEGLIGIBLE && chance * f64::from(joker.extra.0) > other;
    Ok(worth_it.then_some(Fact::Extra { cell, chance, points: joker.extra }))
}

/// The upper points that the bonus still needs, if the box helps.
fn bonus_needs(point: &DecisionPoint<'_>, cell: Cell) -> Option<Fact> {
    let race = race(point).filter(|_| point.rules().upper_cells().contains(cell))?;
    Some(Fact::BonusNeeds(race.missing))
}

/// The bonus, if it is still open: some upper box is filled, and the bonus is reachable with one more die than usual
/// in every box.
fn race(point: &DecisionPoint<'_>) -> Option<BonusRace> {
    let is_begun = point.position.upper > Points::ZERO;
    unwon(point).filter(|race| is_begun && race.open && race.pace + open_pips(point) >= 0)
}

/// The bonus, if it is not earned yet.
fn unwon(point: &DecisionPoint<'_>) -> Option<BonusRace> {
    let race = point.card.totals(point.rules()).columns.first()?.race.clone()?;
    Some(race).filter(|race| race.missing > Points::ZERO)
}

/// The points of one more die in every open upper box.
fn open_pips(point: &DecisionPoint<'_>) -> i64 {
    let open = point.position.open(point.rules()).and(point.rules().upper_cells());
    open.iter().map(|cell| i64::from(face_of(point, cell))).sum()
}

/// The points of an upper box at the pace that earns the bonus.
fn pace(point: &DecisionPoint<'_>, cell: Cell) -> Points {
    let rules = point.rules();
    let all: u32 = rules.upper_cells().iter().map(|cell| face_of(point, cell)).sum();
    let needed = rules.bonus().map_or(0, |bonus| bonus.condition.needed().0);
    let dice = (needed + all / 2).checked_div(all).unwrap_or_default();
    Points(dice * face_of(point, cell))
}

fn face_of(point: &DecisionPoint<'_>, cell: Cell) -> u32 {
    match point.rules().box_of(cell).needs {
        Needs::Face(face) => u32::from(face.pips()),
        _ => 0,
    }
}

/// Whether the free rethrows are used up.
fn takes_chip(point: &DecisionPoint<'_>) -> bool {
    let taken = (FREE_RETHROWS + point.position.chips).saturating_sub(point.rethrows());
    point.hand().is_some() && point.rules().has_chips() && taken >= FREE_RETHROWS
}
