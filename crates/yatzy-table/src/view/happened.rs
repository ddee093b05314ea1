//! Events in sentences, for a replay and for screen readers.

use super::View;
use yatzy_rules::{Event, Keep, Shown};
use yatzy_text::{Text, say};

impl View {
    /// The last event; `None` before the first one.
    pub fn happened_last(&self, text: Text) -> Option<String> {
        let first_throw = self.turn.as_ref().is_some_and(|turn| turn.throws.made == 1);
        Some(self.happened_sentence(text, self.happened?, first_throw))
    }

    pub fn happened_sentence(&self, text: Text, event: Event, first_throw: bool) -> String {
        let cell = |cell| self.cell_name(text, cell);
        let name = match event {
            Event::Named { seat, .. }
            | Event::Thrown { seat, .. }
            | Event::Entered { seat, .. }
            | Event::Tabled { seat, .. }
            | Event::TookBack { seat }
            | Event::Corrected { seat, .. }
            | Event::Hinted { seat }
            | Event::Joined { seat }
            | Event::Left { seat } => self.name(text, seat),
            Event::Abandoned => String::new(),
        };
        match event {
            Event::Named { cell: named, .. } => {
                say!(text, "replay-names", name = name, box = cell(named))
            }
            Event::Thrown { keep, fell, .. } => {
                let hand = keep.dice().and(fell).unwrap_or(fell).to_string();
                if keep != Keep::NOTHING {
                    say!(text, "replay-keeps", name = name, keep = keep.to_string(), hand = hand)
                } else if first_throw {
                    say!(text, "replay-throws", name = name, hand = hand)
                } else {
                    say!(text, "replay-throws-again", name = name, hand = hand)
                }
            }
            Event::Entered { entry, .. } => {
                say!(text, "replay-enters", name = name, points = entry.points.0, box = cell(entry.cell))
            }
            Event::Tabled { table, entry, .. } => match table.shown {
                Shown::Hand(hand) => {
                    let (hand, points) = (hand.to_string(), entry.points.0);
                    say!(text, "replay-tells", name = name, hand = hand, points = points, box = cell(entry.cell))
                }
                Shown::Points { .. } => {
                    say!(text, "replay-enters", name = name, points = entry.points.0, box = cell(entry.cell))
                }
            },
            Event::TookBack { .. } => say!(text, "replay-takes-back", name = name),
            Event::Corrected { round, entry, .. } => {
                let (points, written) = (entry.points.0, cell(entry.cell));
                say!(text, "replay-corrects", name = name, round = round, points = points, box = written)
            }
            Event::Hinted { .. } => say!(text, "replay-asks", name = name),
            Event::Joined { .. } => say!(text, "replay-joined", name = name),
            Event::Left { .. } => say!(text, "replay-left", name = name),
            Event::Abandoned => say!(text, "over-abandoned"),
        }
    }
}
