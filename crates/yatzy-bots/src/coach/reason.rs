//! Why the best action is best: what decides, found in facts. Compared is what a person would have done; chances are
//! those of one box alone; what can't be told in a whole sentence is not told.

pub(super) use crate::WORTH_SAYING as EQUAL;

use super::obvious::{biggest, can_fail, is_tempting, keeps};
use super::single_target::BoxTarget;
use super::{DecisionPoint, best_where};
use crate::{Advice, Outcome, QueryError};
use yatzy_rules::{Action, BonusRace, Cell, FREE_RETHROWS, Keep, Needs, Pays, Points};

/// A reason: what the action brings beside its points, and why nothing else is better. No more than two things in all.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reason {
    /// What comes with the action.
    pub brings: Option<Gain>,
    /// What decides.
    pub facts: Vec<Fact>,
}

/// A fact that decides.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Fact {
    /// The rules leave nothing else to do.
    Only,
    /// Every other box would take a zero.
    OthersZero,
    /// Every other box would take far less.
    OthersLess,
    /// The box can't pay more.
    Full(Cell),
    /// What a person might have done instead.
    Than {
        /// What else could be done.
        action: Action,
        /// What that would write, if it is an entry.
        points: Option<Points>,
        /// How much lower the final total is on average.
        less: f64,
    },
    /// The box that the action plays for, and the chance of making it when nothing else is played for.
    Chance {
        /// The box.
        cell: Cell,
        /// The chance.
        chance: f64,
        /// Whether there are chips that the chance knows nothing of.
        chips: bool,
    },
    /// The same for a box that takes something from almost any throw: what it gets on average.
    Gets {
        /// The box.
        cell: Cell,
        /// Its points.
        points: f64,
        /// Whether there are chips that the mean knows nothing of.
        chips: bool,
    },
    /// A further yatzy, when nothing else is played for.
    Extra {
        /// The yatzy box.
        cell: Cell,
        /// The chance of it.
        chance: f64,
        /// The points that it earns.
        points: Points,
    },
    /// It helps towards the bonus, and this many upper points are missing now.
    BonusNeeds(Points),
}

/// What comes with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Gain {
    /// The points of a further yatzy.
    Extra(Points),
    /// The bonus.
    Bonus,
    /// Then this many upper points are missing for the bonus.
    BonusLeft(Points),
    /// This many chips are earned.
    Chips(u16),
    /// The throw takes a chip.
    TakesChip,
}

/// A box with at least this share of what best play of the turn brings is what the turn is played for.
const TARGET_SHARE: f64 = 0.5;

/// A box that pays less than this share of the best one is not what anyone would take instead.
const RIVAL: f64 = 0.5;

/// Points for throwing on that are no temptation any more.
const CLEAR: f64 = 1.0;

/// So many alike are a step towards a further yatzy.
const ALIKE: u8 = 3;

/// Chances below this, or this close to certainty, are no reason.
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

/// Whether a box that must be made is made, and pays the same however well.
fn is_full(point: &DecisionPoint<'_>, cell: Cell, points: Points) -> bool {
    let rules = point.rules();
    let is_fixed = matches!(rules.box_of(cell).pays, Pays::Fixed(_));
    is_fixed && can_fail(rules, cell) && points == rules.max_points(cell)
}

/// What comes with an entry; `rivalled` if another box would pay as much.
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
    // Fewer dice than the bonus wants are a step towards it only where they could have gone elsewhere.
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
        // Whoever would rather not pay would stop.
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
    // To speak of a box that is taken now and of the same box later confuses, unless it gets clearly more.
    let for_box = for_box.filter(|fact| match (fact, compared) {
        (
            Fact::Gets { cell, points, .. },
            Some(Advice { action: Action::Enter(taken), points: Some(now), .. }),
        ) => *cell != taken || *points >= f64::from(now.0) + CLEAR,
        _ => true,
    });
    let compared = compared.map(Fact::than);
    let for_extra = further_yatzy(point, best.action, keep, for_box.as_ref())?;
    let bonus = objective.and_then(|cell| bonus_needs(point, cell));
    // The bonus comes first: after what might be done instead it would sound like a consequence of that.
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

/// The box that a throw is made for, if it is one above all: where best play of the turn earns at least half of what it
/// earns, by chance times points.
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

/// What can be hoped for in the box that an action plays for; nothing where that is certain already.
fn played_for(point: &DecisionPoint<'_>, action: Action, cell: Cell) -> Result<Option<Fact>, QueryError> {
    let chips = point.has_chips_left();
    let now = point.hand().map_or(Points::ZERO, |hand| point.rules().points(cell, hand));
    // What lies there already does not fail any more.
    if can_fail(point.rules(), cell) && now == Points::ZERO {
        let chance = BoxTarget::Made(cell).after(point, action)?;
        if chance <= 1.0 - NEGLIGIBLE {
            return Ok((chance >= NEGLIGIBLE).then_some(Fact::Chance { cell, chance, chips }));
        }
    }
    let points = BoxTarget::Points(cell).after(point, action)?;
    Ok((points >= f64::from(now.0) + EQUAL).then_some(Fact::Gets { cell, points, chips }))
}

/// A further yatzy, where it may earn more than whatever else the throw is made for.
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
        Some(Fact::Chance { cell, chance, .. }) => chance * f64::from(rules.max_points(*cell).0),
        Some(Fact::Gets { points, .. }) => *points,
        _ => 0.0,
    };
    let worth_it = chance >= NEGLIGIBLE && chance * f64::from(joker.extra.0) > other;
    Ok(worth_it.then_some(Fact::Extra { cell, chance, points: joker.extra }))
}

/// What the bonus still wants, where the box helps towards it.
fn bonus_needs(point: &DecisionPoint<'_>, cell: Cell) -> Option<Fact> {
    let race = race(point).filter(|_| point.rules().upper_cells().contains(cell))?;
    Some(Fact::BonusNeeds(race.missing))
}

/// The race for the bonus, where it is on: begun, not won, and to be won with a die more than usual in every box.
fn race(point: &DecisionPoint<'_>) -> Option<BonusRace> {
    let is_begun = point.position.upper > Points::ZERO;
    unwon(point).filter(|race| is_begun && race.open && race.pace + open_pips(point) >= 0)
}

/// The race for the bonus, if there is one that is not won yet.
fn unwon(point: &DecisionPoint<'_>) -> Option<BonusRace> {
    let race = point.card.totals(point.rules()).columns.first()?.race.clone()?;
    Some(race).filter(|race| race.missing > Points::ZERO)
}

/// One die more in every upper box that is open.
fn open_pips(point: &DecisionPoint<'_>) -> i64 {
    let open = point.position.open(point.rules()).and(point.rules().upper_cells());
    open.iter().map(|cell| i64::from(face_of(point, cell))).sum()
}

/// What a box of a face brings where as many dice go to every one of them as the bonus wants.
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
