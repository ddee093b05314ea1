//! A ruleset explained in full, in our own words: complete for the options in force, with an example for
//! every box. Commands, pages and printed leaflets lay it out; this decides what is said.

mod boxes;
mod options;

pub use boxes::BoxGuide;
pub use options::OptionGuide;

use crate::{PadNames, Text, say};
use yatzy_rules::{Points, Ruleset};

/// The explanation of one ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    /// What the game is called.
    pub title: String,
    /// Its size in one line: dice, boxes, turns and the highest total.
    pub summary: String,
    /// How a turn goes.
    pub turn: Vec<String>,
    /// The boxes, top to bottom.
    pub boxes: Vec<BoxGuide>,
    /// What the columns are worth, if there are several.
    pub columns: Option<String>,
    /// The options in force that have a say in this game.
    pub options: Vec<OptionGuide>,
    /// How the game ends.
    pub end: Vec<String>,
    /// The highest total there is.
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
    // Where boxes are named, a throw that missed may be a zero even where it scores.
    let reading = if rules.declares() {
        say!(text, "guide-turn-reading-named")
    } else {
        say!(text, "guide-turn-reading")
    };
    vec![throws, say!(text, "guide-turn-entry"), reading]
}

/// The size of a game in one line: dice, boxes, turns and the highest total.
pub fn summary(text: Text, rules: &Ruleset) -> String {
    let (boxes, turns) = (rules.boxes().len(), rules.cells().len());
    say!(text, "guide-summary", dice = rules.dice(), boxes = boxes, turns = turns, max = rules.max_total().0)
}
