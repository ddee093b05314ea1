//! Explains a ruleset completely in our own words, with its options and an example for every box. This module
//! decides the contents; commands, pages and leaflets decide the layout.

mod boxes;
mod options;

pub use boxes::BoxGuide;
pub use options::OptionGuide;

use crate::{PadNames, Text, say};
use yatzy_rules::{Points, Ruleset};

/// The explanation of one ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Guide {
    pub title: String,
    /// One line: dice, boxes, turns and the highest total.
    pub summary: String,
    /// The course of a turn.
    pub turn: Vec<String>,
    /// The boxes, top to bottom.
    pub boxes: Vec<BoxGuide>,
    /// The factors of the columns, if there are several.
    pub columns: Option<String>,
    /// The options that apply to this game.
    pub options: Vec<OptionGuide>,
    /// The end of the game.
    pub end: Vec<String>,
    /// The highest possible total.
    pub max: Points,
}

impl Guide {
    /// Explains a ruleset. `plain` is the game it is an edition of; options that differ from it are marked.
    pub fn new(text: Text, rules: &Ruleset, names: &PadNames, plain: Option<&Ruleset>) -> Guide {
        let max = rules.max_total();
        Guide {
            title: text.title(names),
            summary: summary(text, rules),
            turn: turn(text, rules),
            boxes: boxes::explain(text, rules, names),
            columns: (rules.columns().len() > 1).then(|| {
                let factors: Vec<String> =
                    rules.columns().iter().map(|factor| format!("×{factor}")).collect();
                let factors = text.all_of(&factors);
                say!(text, "guide-columns", columns = rules.columns().len(), factors = factors)
            }),
            options: options::explain(text, rules, names, plain),
            end: vec![say!(text, "guide-end", turns = rules.cells().len()), say!(text, "guide-players")],
            max,
        }
    }
}

fn turn(text: Text, rules: &Ruleset) -> Vec<String> {
    let dice = rules.dice();
    let throws = if rules.has_chips() {
        say!(text, "guide-turn-throws-chips", dice = dice)
    } else {
        say!(text, "guide-turn-throws", dice = dice)
    };
    // Where boxes are named before the throw, a miss is a zero even if the hand would score elsewhere.
    let reading = if rules.declares() {
        say!(text, "guide-turn-reading-named")
    } else {
        say!(text, "guide-turn-reading")
    };
    vec![throws, say!(text, "guide-turn-entry"), reading]
}

/// One line: dice, boxes, turns and the highest total.
pub fn summary(text: Text, rules: &Ruleset) -> String {
    let (boxes, turns) = (rules.boxes().len(), rules.cells().len());
    say!(text, "guide-summary", dice = rules.dice(), boxes = boxes, turns = turns, max = rules.max_total().0)
}
