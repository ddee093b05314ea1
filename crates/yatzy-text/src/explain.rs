//! Every typed error of the rules as a sentence for people: the mistake and the correction.

use crate::{Text, Value, key, nearest, say, shown};
use yatzy_rules::{
    Expected, FileError, FileProblem, HandError, MAX_BOXES, MAX_COLUMNS, MAX_DICE, MAX_POINTS, OPTIONS,
    RulesLineError, RulesetProblem, SettingError,
};

/// Longer lists are cut.
const FEW: usize = 12;

/// An error that can be shown to a person.
pub trait Explain {
    /// The stable code in the API, such as `hand/empty`.
    fn code(&self) -> &'static str;

    /// One sentence in the person's language.
    fn explain(&self, text: Text) -> String;
}

impl Explain for HandError {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn explain(&self, text: Text) -> String {
        match self {
            HandError::Empty => say!(text, "hand-empty"),
            HandError::NotAFace { found, place } => {
                say!(text, "hand-not-a-face", found = shown(&found.to_string()), place = *place)
            }
            HandError::TooMany => say!(text, "hand-too-many", most = MAX_DICE),
            HandError::WrongCount { expected, found } => {
                let example = ["6", "6", "6", "5", "5", "4"];
                let example = example[..usize::from(*expected).min(example.len())].join("-");
                say!(text, "hand-wrong-count", found = *found, expected = *expected, example = example)
            }
        }
    }
}

impl Explain for SettingError {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn explain(&self, text: Text) -> String {
        match self {
            SettingError::NoValue { text: given } => {
                let options = text.any_of(&OPTIONS.map(|form| form.name.to_owned()));
                say!(text, "ruleset-option-no-value", given = shown(given), options = options)
            }
            SettingError::UnknownOption { option } => {
                if let Some(near) = nearest(option, OPTIONS.map(|form| form.name)).first() {
                    return say!(text, "ruleset-option-unknown-near", option = shown(option), near = near);
                }
                let options = text.all_of(&OPTIONS.map(|form| form.name.to_owned()));
                say!(text, "ruleset-option-unknown", option = shown(option), options = options)
            }
            SettingError::UnknownValue { option, value, values } => {
                let values: Vec<String> = values.split('|').map(str::to_owned).collect();
                let values = text.any_of(&values);
                say!(
                    text,
                    "ruleset-option-unknown-value",
                    option = *option,
                    value = shown(value),
                    values = values
                )
            }
        }
    }
}

impl Explain for RulesetProblem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn explain(&self, text: Text) -> String {
        match self {
            RulesetProblem::Dice(dice) => say!(text, "ruleset-dice", dice = *dice, most = MAX_DICE),
            RulesetProblem::Boxes(boxes) => say!(text, "ruleset-boxes", boxes = *boxes, most = MAX_BOXES),
            RulesetProblem::Columns(columns) => {
                say!(text, "ruleset-columns", columns = *columns, most = MAX_COLUMNS)
            }
            RulesetProblem::Factor(factor) => say!(text, "ruleset-factor", factor = *factor),
            RulesetProblem::TwiceTheBox(id) => say!(text, "ruleset-box-twice", box = id.as_str()),
            RulesetProblem::TwiceTheFace(id) => say!(text, "ruleset-face-twice", box = id.as_str()),
            RulesetProblem::OutOfReach { box_id, needs } => {
                say!(text, "ruleset-out-of-reach", box = box_id.as_str(), needs = *needs)
            }
            RulesetProblem::FacePays(id) => say!(text, "ruleset-face-pays", box = id.as_str()),
            RulesetProblem::Pays(id) => say!(text, "ruleset-pays", box = id.as_str(), most = MAX_POINTS),
            RulesetProblem::BonusRange => say!(text, "ruleset-bonus-range", most = MAX_POINTS),
            RulesetProblem::BonusWithoutUpper => say!(text, "ruleset-bonus-without-upper"),
            RulesetProblem::BonusOutOfReach { needed, most } => {
                say!(text, "ruleset-bonus-out-of-reach", needed = needed.0, most = most.0)
            }
            RulesetProblem::BonusWithoutNumber => say!(text, "ruleset-bonus-without-number"),
            RulesetProblem::DeclareWithOrder => say!(text, "ruleset-declare-with-order"),
            RulesetProblem::DeclareWithColumns => say!(text, "ruleset-declare-with-columns"),
            RulesetProblem::DeclareWithJokers => say!(text, "ruleset-declare-with-jokers"),
            RulesetProblem::JokersNeedFullValues(id) => {
                say!(text, "ruleset-jokers-need-full-values", box = id.as_str())
            }
            RulesetProblem::JokersWithoutYatzy => say!(text, "ruleset-jokers-without-yatzy"),
            RulesetProblem::JokersWithColumns => say!(text, "ruleset-jokers-with-columns"),
            RulesetProblem::JokersWithYatzySum => say!(text, "ruleset-jokers-with-yatzy-sum"),
            RulesetProblem::ColumnsWithOrder => say!(text, "ruleset-columns-with-order"),
            RulesetProblem::ColumnsWithChips => say!(text, "ruleset-columns-with-chips"),
            RulesetProblem::ColumnsWithBonus => say!(text, "ruleset-columns-with-bonus"),
            RulesetProblem::NoYatzyOfFifty => say!(text, "ruleset-no-yatzy-of-fifty"),
        }
    }
}

/// A person sees only the first of several problems. The next attempt shows the next one.
impl Explain for [RulesetProblem] {
    fn code(&self) -> &'static str {
        self.first().map_or("ruleset/invalid", RulesetProblem::code)
    }

    fn explain(&self, text: Text) -> String {
        self.first().map(|reason| reason.explain(text)).unwrap_or_default()
    }
}

impl Explain for FileError {
    fn code(&self) -> &'static str {
        self.problem.code()
    }

    fn explain(&self, text: Text) -> String {
        say!(text, "file-line", line = self.line, problem = self.problem.explain(text))
    }
}

impl Explain for FileProblem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn explain(&self, text: Text) -> String {
        match self {
            FileProblem::TooLong => say!(text, "file-too-long"),
            FileProblem::Syntax { detail } => say!(text, "file-syntax", detail = shown(detail)),
            FileProblem::UnknownKey { key, known } => {
                say!(text, "file-unknown-key", key = shown(key), known = known.as_str())
            }
            FileProblem::Missing { key } => say!(text, "file-missing", key = *key),
            FileProblem::WrongKind { key, expected } => {
                say!(text, "file-wrong-kind", key = shown(key), expected = expected_kind(text, expected))
            }
            FileProblem::UnknownBase { id } => say!(text, "file-unknown-base", id = shown(id)),
            FileProblem::BaseAnd { key } => say!(text, "file-base-and", key = *key),
            FileProblem::Setting(error) => error.explain(text),
            FileProblem::Ruleset(reason) => reason.explain(text),
        }
    }
}

fn expected_kind(text: Text, expected: &Expected) -> String {
    match expected {
        Expected::Text => say!(text, "expected-text"),
        Expected::Number(low, high) => {
            // As text: people type these numbers into a file, without grouping.
            say!(text, "expected-number", low = low.to_string(), high = high.to_string())
        }
        Expected::List => say!(text, "expected-list"),
        Expected::Table => say!(text, "expected-table"),
        Expected::BoxId => say!(text, "expected-box-id"),
        Expected::OneOf(forms) => say!(text, "expected-one-of", forms = *forms),
    }
}

impl Explain for RulesLineError {
    fn code(&self) -> &'static str {
        match self {
            RulesLineError::Line(_) => "rules/line",
            RulesLineError::Ruleset(reasons) => Explain::code(reasons.as_slice()),
        }
    }

    fn explain(&self, text: Text) -> String {
        match self {
            RulesLineError::Line(index) => say!(text, "file-rules-line", line = index + 1),
            RulesLineError::Ruleset(reasons) => reasons.explain(text),
        }
    }
}

impl Text {
    /// `a, b or c`.
    pub fn any_of(self, items: &[String]) -> String {
        self.list(items, |text, rest, last| text.say(key!("list-or"), &[("rest", rest), ("last", last)]))
    }

    /// `a, b and c`.
    pub fn all_of(self, items: &[String]) -> String {
        self.list(items, |text, rest, last| text.say(key!("list-and"), &[("rest", rest), ("last", last)]))
    }

    /// The numbers in a list; of a long list only the first ones.
    pub fn few_of(self, numbers: &[u32]) -> String {
        let named: Vec<String> = numbers.iter().take(FEW).map(u32::to_string).collect();
        if numbers.len() > FEW { named.join(", ") + " …" } else { self.all_of(&named) }
    }

    fn list<'a>(self, items: &'a [String], join: impl Fn(Text, Value<'a>, Value<'a>) -> String) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => join(self, rest.join(", ").into(), last.as_str().into()),
        }
    }
}
