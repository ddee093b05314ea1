//! What a person would have done: the biggest box on the table, the dice that anyone would keep.

use super::DecisionPoint;
use crate::Advice;
use yatzy_rules::{Action, Cell, Face, Hand, Keep, Needs, Points, Ruleset};

/// A box that pays at least this share of its most looks good.
const TEMPTING: f64 = 0.5;

/// The entry that pays the most of those that are wanted, and the best of equals; none that pays nothing.
pub(super) fn biggest(actions: &[Advice], wanted: impl Fn(&Advice) -> bool) -> Option<Advice> {
    let paying = actions.iter().filter(|advice| advice.points > Some(Points::ZERO) && wanted(advice));
    paying.copied().max_by(|a, b| a.points.cmp(&b.points).then(b.cost.total_cmp(&a.cost)))
}

/// Whether someone would like to stop here: a box is made that does not come by itself, and it pays well.
pub(super) fn is_tempting(rules: &Ruleset, entry: &Advice) -> bool {
    let (Action::Enter(cell), Some(points)) = (entry.action, entry.points) else { return false };
    let most = f64::from(rules.max_points(cell).0);
    can_fail(rules, cell) && rules.box_of(cell).needs.dice() > 2 && f64::from(points.0) >= TEMPTING * most
}

/// Whether a throw may miss the box: boxes of a face and chance take something from almost any.
pub(super) fn can_fail(rules: &Ruleset, cell: Cell) -> bool {
    !matches!(rules.box_of(cell).needs, Needs::Face(_) | Needs::Any)
}

/// The keeps that come to mind, the most obvious first: many alike, a run where a straight is open, two pairs where a box
/// wants them, a pair, the highest die.
pub(super) fn keeps(point: &DecisionPoint<'_>, hand: Hand) -> Vec<Keep> {
    let open = point.position.open(point.rules());
    let wanted = |is_so: fn(&Needs) -> bool| open.iter().any(|cell| is_so(&point.rules().box_of(cell).needs));
    let wants_run = wanted(|needs| matches!(needs, Needs::Run(..) | Needs::RunOf(_)));
    let wants_pairs = wanted(|needs| matches!(needs, Needs::Groups(sizes) if sizes.len() > 1));
    // Of equally many the higher ones.
    let mut faces: Vec<Face> = hand.faces().collect();
    faces.dedup();
    faces.sort_by_key(|&face| std::cmp::Reverse((hand.count(face), face.pips())));
    let alike = |face: Face| Hand::alike(face, hand.count(face));
    let [first, rest @ ..] = &faces[..] else { return Vec::new() };
    let many = alike(*first).filter(|dice| dice.len() > 2);
    let run = longest_run(hand).filter(|_| wants_run);
    let second = rest.iter().find(|&&face| hand.count(face) > 1).and_then(|&face| alike(face));
    let pairs = alike(*first).zip(second).and_then(|(one, other)| one.and(other)).filter(|_| wants_pairs);
    let highest = Face::ALL.into_iter().rev().find(|&face| hand.count(face) > 0).and_then(alike);
    let found = [many, run, pairs, alike(*first), highest].into_iter().flatten().filter(|&dice| dice != hand);
    let mut keeps: Vec<Keep> = Vec::new();
    for keep in found.map(Keep::new) {
        if !keeps.contains(&keep) {
            keeps.push(keep);
        }
    }
    keeps
}

/// Four faces in a row or more, one die of each.
fn longest_run(hand: Hand) -> Option<Hand> {
    let runs = Face::ALL
        .iter()
        .enumerate()
        .map(|(start, _)| Face::ALL[start..].iter().copied().take_while(|&face| hand.count(face) > 0));
    runs.filter_map(Hand::from_faces).filter(|run| run.len() > 3).max_by_key(|run| run.len())
}
