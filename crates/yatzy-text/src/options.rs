//! The names of options, their values and the computer's levels, for forms.

use crate::{Text, say};
use yatzy_rules::{Catalogue, Edition};

impl Text {
    /// The name of an option, such as `order`.
    pub fn option_name(self, option: &str) -> String {
        match option {
            "order" => say!(self, "option-name-order"),
            "bonus" => say!(self, "option-name-bonus"),
            "chance" => say!(self, "option-name-chance"),
            "zero" => say!(self, "option-name-zero"),
            "declare" => say!(self, "option-name-declare"),
            "chips" => say!(self, "option-name-chips"),
            "joker" => say!(self, "option-name-joker"),
            "yatzy" => say!(self, "option-name-yatzy"),
            other => other.to_owned(),
        }
    }

    /// The name of a value as `--set` takes it. `at-least` and `more-than` without a number mean the
    /// edition's own.
    pub fn choice_name(self, option: &str, value: &str) -> String {
        match (option, value.split_once(':').unwrap_or((value, ""))) {
            ("order", ("free", _)) => say!(self, "choice-order-free"),
            ("order", ("down", _)) => say!(self, "choice-order-down"),
            ("order", ("upper-first", _)) => say!(self, "choice-order-upper-first"),
            ("bonus", ("at-least", "" | "N")) => say!(self, "choice-bonus-at-least"),
            ("bonus", ("at-least", sum)) => say!(self, "choice-bonus-at-least-sum", sum = sum),
            ("bonus", ("more-than", "" | "N")) => say!(self, "choice-bonus-more-than"),
            ("bonus", ("more-than", sum)) => say!(self, "choice-bonus-more-than-sum", sum = sum),
            ("bonus", ("none", _)) => say!(self, "choice-bonus-none"),
            ("chance" | "zero", ("any", _)) => say!(self, "choice-any"),
            ("chance" | "zero", ("last-resort", _)) => say!(self, "choice-last-resort"),
            ("declare" | "chips", ("no", _)) => say!(self, "choice-no"),
            ("declare" | "chips", ("yes", _)) => say!(self, "choice-yes"),
            ("joker", ("none", _)) => say!(self, "choice-joker-none"),
            ("joker", ("booklet", _)) => say!(self, "choice-joker-booklet"),
            ("joker", ("official", _)) => say!(self, "choice-joker-official"),
            ("yatzy", ("50", _)) => say!(self, "choice-yatzy-fixed"),
            ("yatzy", ("50+sum", _)) => say!(self, "choice-yatzy-and-sum"),
            _ => value.to_owned(),
        }
    }

    /// The options in which an edition differs from the plain game, in one line; `None` if it differs in none.
    pub fn edition_differences(self, edition: &Edition) -> Option<String> {
        let plain = Catalogue::get().rules(&edition.game)?.options();
        let own = edition.rules.options().into_iter().filter(|option| !plain.contains(option));
        let own: Vec<String> = own.map(|(option, value)| self.option_and_choice(option, &value)).collect();
        (!own.is_empty()).then(|| own.join(" · "))
    }

    /// An option with its value: "Order of boxes: top to bottom".
    pub fn option_and_choice(self, option: &str, value: &str) -> String {
        let choice = self.choice_name(option, value);
        say!(self, "option-and-choice", option = self.option_name(option), choice = choice)
    }

    /// The name of the computer's level, such as `casual`.
    pub fn level_name(self, level: &str) -> String {
        match level {
            "random" => say!(self, "level-random"),
            "greedy" => say!(self, "level-greedy"),
            "beginner" => say!(self, "level-beginner"),
            "casual" => say!(self, "level-casual"),
            "club" => say!(self, "level-club"),
            "expert" => say!(self, "level-expert"),
            "perfect" => say!(self, "level-perfect"),
            "winner" => say!(self, "level-winner"),
            other => other.to_owned(),
        }
    }

    /// A sentence about a level for new players; empty for an unknown level.
    pub fn level_sentence(self, level: &str) -> String {
        match level {
            "random" => say!(self, "level-hint-random"),
            "greedy" => say!(self, "level-hint-greedy"),
            "beginner" => say!(self, "level-hint-beginner"),
            "casual" => say!(self, "level-hint-casual"),
            "club" => say!(self, "level-hint-club"),
            "expert" => say!(self, "level-hint-expert"),
            "perfect" => say!(self, "level-hint-perfect"),
            "winner" => say!(self, "level-hint-winner"),
            _ => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use std::collections::BTreeSet;
    use yatzy_rules::OPTIONS;

    #[test]
    fn every_option_and_value_has_a_name_of_its_own() {
        for text in Lang::ALL.map(Text::new) {
            let code = text.lang().code();
            let names: BTreeSet<String> = OPTIONS.iter().map(|form| text.option_name(form.name)).collect();
            assert_eq!(names.len(), OPTIONS.len(), "{code}");
            for form in &OPTIONS {
                let values: Vec<&str> = form.values.split('|').collect();
                let names: BTreeSet<String> =
                    values.iter().map(|value| text.choice_name(form.name, value)).collect();
                assert_eq!(names.len(), values.len(), "{code}: {}", form.name);
                assert!(!names.contains(form.values), "{code}: {}", form.name);
            }
        }
    }

    #[test]
    fn an_edition_says_how_it_differs_from_the_plain_game() {
        let differences = |id: &str| {
            Text::new(Lang::En).edition_differences(Catalogue::get().edition(id).expect("an edition"))
        };
        assert_eq!(differences("yatzy"), None);
        assert_eq!(differences("diceset-sv"), None);
        assert_eq!(differences("alga-maxi-fi").as_deref(), Some("Bonus: at 83 or more"));
        for edition in Catalogue::get().editions() {
            let is_plain = Catalogue::get().rules(&edition.game).is_some_and(|plain| plain == edition.rules);
            assert_eq!(differences(&edition.id).is_none(), is_plain, "{}", edition.id);
        }
    }

    #[test]
    fn values_in_force_have_names() {
        let text = Text::new(Lang::En);
        for edition in Catalogue::get().editions() {
            for (option, value) in edition.rules.options() {
                let name = text.choice_name(option, &value);
                assert!(
                    name != value || value == "50" || ["no", "yes", "none"].contains(&&*value),
                    "{option}={value}"
                );
            }
        }
        assert_eq!(text.option_and_choice("bonus", "at-least:63"), "Bonus: at 63 or more");
        assert_eq!(text.option_and_choice("no-such", "value"), "no-such: value");
    }
}
