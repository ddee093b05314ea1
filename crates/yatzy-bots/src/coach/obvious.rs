//! The obvious choices of a person: the biggest box, and the dice that most people keep.

use super::DecisionPoint;
use crate::Advice;
use yatzy_rules::{Action, Cell, Face, Hand, Keep, Needs, Points, Ruleset};

/// A box with at least this share of its maximum is tempting.
const TEMPTING: f64 = 0.5;

/// The wanted entry with the most points, the best of equals; `None` if none scores.
pub(super) fn biggest(actions: &[Advice], wanted: impl Fn(&Advice) -> bool) -> Option<Advice> {
    let paying = actions.iter().filter(|advice| advice.points > Some(Points::ZERO) && wanted(advice));
    paying.copied().max_by(|a, b| a.points.cmp(&b.points).then(b.cost.total_cmp(&a.cost)))
}

/// Whether a person would stop here: the box can fail, and it pays well.
pub(super) fn is_tempting(rules: &Ruleset, entry: &Advice) -> bool {
    let (Action::Enter(cell), Some(points)) = (entry.action, entry.points) else { return false };
    let most = f64::from(rules.max_points(cell).0);
    can_fail(rules, cell) && rules.box_of(cell).needs.dice() > 2 && f64::from(points.0) >= TEMPTING * most
}

/// Whether a throw can miss the box. Boxes of a face and chance score with almost any throw.
pub(super) fn can_fail(rules: &Ruleset, cell: Cell) -> bool {
    !matches!(rules.box_of(cell).needs, Needs::Face(_) | Needs::Any)
}

/// The obvious keeps, the most obvious first: many of a kind, a run if a straight is open, two pairs if a box wants
/// them, a pair, the highest die.
pub(super) fn keeps(point: &DecisionPoint<'_>, hand: Hand) -> Vec<Keep> {
    let open = point.position.open(point.rules());
    let wanted = |is_so: fn(&Needs) -> bool| open.iter().any(|cell| is_so(&point.rules().box_of(cell).needs));
    let wants_run = wanted(|needs| matches!(needs, Needs::Run(..) | Needs::RunOf(_)));
    let wants_pairs = wanted(|needs| matches!(needs, Needs::Groups(sizes) if sizes.len() > 1));
    // Among equal counts the higher face.
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

/// Four or more faces in a row, one die each.
fn longest_run(hand: Hand) -> Option<Hand> {
    let runs = Face::ALL
        .iter()
        .enumerate()
        .map(|(start, _)| Face::ALL[start..].iter().copied().take_while(|&face| hand.count(face) > 0));
    runs.filter_map(Hand::from_faces).filter(|run| run.len() > 3).max_by_key(|run| run.len())
}
