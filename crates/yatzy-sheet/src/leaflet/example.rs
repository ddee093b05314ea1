//! An example turn: three throws, the dice kept between them, and the points of the last throw.

use super::{GAP, LeafletLayout};
use crate::dice::{marked, row, row_width};
use crate::drawing::{Group, Ink, Role, TextLine};
use crate::flow::Flow;
use crate::paper::MM;
use yatzy_rules::{Face, Hand};
use yatzy_text::say;

/// A throw and the dice kept from it.
struct Step {
    hand: Hand,
    kept: Hand,
}

impl LeafletLayout<'_> {
    /// The turn, throw by throw.
    pub(super) fn example(&self, flow: &mut Flow) {
        let (text, area) = (self.sheet.text, flow.area());
        let steps = steps(self.sheet.rules.dice());
        let (heading, head) = self.heading(&say!(text, "leaflet-example"), area.x, 0.0, area.width);
        let count = steps.len() as f64;
        let gutter = 5.0 * MM;
        let room = (area.width - gutter * (count - 1.0)) / count;
        let wide = row_width(self.sheet.rules.dice().into(), 1.0);
        let die = (self.size * 1.7).min(room / wide);
        let label = self.small() * 1.5;
        let paid = self.paid(steps[2].hand);
        let sentence = if self.sheet.rules.declares() {
            say!(text, "leaflet-pays-named")
        } else {
            say!(text, "leaflet-pays")
        };
        let (first, first_height) = self.paragraph(&sentence, area.x, 0.0, area.width);
        let (list, list_height) = self.paragraph(&paid, area.x, 0.0, area.width);
        let dice_height = label + die + label;
        let y = flow.take(head + dice_height + self.size * 0.4 + first_height + list_height + GAP);
        flow.push(heading.moved(0.0, y));
        for (i, step) in steps.iter().enumerate() {
            let x = area.x + (room + gutter) * i as f64;
            let top = y + head;
            let words = say!(text, "table-throw", throw = i + 1, throws = steps.len());
            flow.push(self.note(&words, x, top));
            let (items, _) = row(&marked(step.hand, step.kept), x, top + label, die);
            flow.push(Group::new(Role::Figure(step.hand.to_string()), items));
            if i + 1 < steps.len() && !step.kept.is_empty() {
                let words = text.labelled(say!(text, "leaflet-keep"), step.kept);
                flow.push(self.note(&words, x, top + label + die));
            }
        }
        let below = y + head + dice_height + self.size * 0.4;
        flow.push(first.moved(0.0, below));
        flow.push(list.moved(0.0, below + first_height));
    }

    fn note(&self, words: &str, x: f64, y: f64) -> Group {
        let line = TextLine::new(x, y + self.small(), self.small(), words).ink(Ink::Faint);
        Group::new(Role::Paragraph, vec![line.into()])
    }

    /// The points of a throw in every box, highest first: "Full house 28 · Chance 28 · Sixes 18".
    fn paid(&self, hand: Hand) -> String {
        let points = self.sheet.rules.box_points(hand);
        let mut paying: Vec<(u16, &str)> =
            points.iter().copied().zip(self.guide.boxes.iter().map(|guide| guide.name.as_str())).collect();
        paying.retain(|(points, _)| *points > 0);
        paying.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        // No-break spaces keep a box and its points on one line.
        let paid =
            paying.iter().map(|(points, name)| format!("{}\u{a0}{points}", name.replace(' ', "\u{a0}")));
        paid.collect::<Vec<_>>().join(" · ")
    }
}

/// Sixes are kept and fives are added: the last throw has three sixes, and fives for the rest.
fn steps(dice: u8) -> [Step; 3] {
    let face = |pips: u8| Face::new(pips).expect("a die has six faces");
    let hand = |sixes: u8, others: &[u8]| {
        let sixes = std::iter::repeat_n(6, sixes.into());
        let faces = sixes.chain(others.iter().copied()).take(dice.into()).map(face);
        Hand::from_faces(faces).expect("a game has at most six dice")
    };
    let sixes = |count: u8| Hand::alike(face(6), count.min(dice)).expect("a game has at most six dice");
    // With few dice fewer are kept, so that at least one is thrown again.
    let kept = [2, 3].map(|count: u8| count.min(dice.saturating_sub(1)));
    let last = hand(3.min(dice), &[5; 6]);
    [
        Step { hand: hand(kept[0], &[4, 3, 1, 2, 1, 3]), kept: sixes(kept[0]) },
        Step { hand: hand(kept[1], &[4, 2, 1, 3, 2, 1]), kept: sixes(kept[1]) },
        Step { hand: last, kept: last },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_can_happen_with_any_number_of_dice() {
        for dice in 1..=6 {
            let steps = steps(dice);
            for pair in steps.windows(2) {
                assert!(pair[0].kept.is_within(pair[0].hand) && pair[0].kept.is_within(pair[1].hand));
            }
            assert!(steps.iter().all(|step| step.hand.len() == dice));
        }
        assert_eq!(steps(5)[2].hand.to_string(), "5-5-6-6-6");
    }
}
