//! The options in which leaflets differ, and their text form: `order=down`, `bonus=more-than:63`.

use crate::Points;
use std::fmt;
use std::str::FromStr;

/// The order in which boxes may be filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// Any open box.
    #[default]
    Free,
    /// Top to bottom.
    Down,
    /// The upper section first, then the lower, free within each.
    UpperFirst,
}

/// When an entry is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum When {
    /// At any time.
    #[default]
    Any,
    /// Only if the hand scores nowhere else.
    LastResort,
}

/// The condition of the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// This upper sum or more.
    AtLeast(Points),
    /// More than this upper sum.
    MoreThan(Points),
}

impl Condition {
    /// The smallest upper sum that meets the condition.
    pub fn needed(self) -> Points {
        match self {
            Condition::AtLeast(points) => points,
            Condition::MoreThan(points) => points + Points(1),
        }
    }

    /// The number in the leaflet.
    pub fn threshold(self) -> Points {
        match self {
            Condition::AtLeast(points) | Condition::MoreThan(points) => points,
        }
    }
}

/// The upper bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Bonus {
    pub condition: Condition,
    pub points: Points,
}

/// The joker rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JokerRule {
    /// The Russian leaflet's rule: a joker only while the yatzy box has points.
    Booklet,
    /// The widespread rule: a joker also after a struck yatzy box, but then without extra points.
    Official,
}

/// Jokers and extra yatzys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Joker {
    pub rule: JokerRule,
    /// The points of each further yatzy while the yatzy box has points.
    pub extra: Points,
}

/// One option with its value, as `--set` takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// `order=free|down|upper-first`
    Order(Order),
    /// `bonus=at-least:N|more-than:N|none`; without N the ruleset's own number stays.
    Bonus(BonusSetting),
    /// `chance=any|last-resort`
    Chance(When),
    /// `zero=any|last-resort`
    Zero(When),
    /// `declare=no|yes`
    Declare(bool),
    /// `chips=no|yes`
    Chips(bool),
    /// `joker=none|booklet|official`
    Joker(Option<JokerRule>),
    /// `yatzy=50|50+sum`
    YatzyAndSum(bool),
}

/// The value of the bonus option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum BonusSetting {
    None,
    /// From this sum on, or the ruleset's own.
    AtLeast(Option<Points>),
    /// Above this sum, or the ruleset's own.
    MoreThan(Option<Points>),
}

/// The name of an option and the text form of its values.
pub struct OptionForm {
    /// The name, as in `order=down`.
    pub name: &'static str,
    /// The values, separated by `|`.
    pub values: &'static str,
}

/// Every option there is.
pub const OPTIONS: [OptionForm; 8] = [
    OptionForm { name: "order", values: "free|down|upper-first" },
    OptionForm { name: "bonus", values: "at-least:N|more-than:N|none" },
    OptionForm { name: "chance", values: "any|last-resort" },
    OptionForm { name: "zero", values: "any|last-resort" },
    OptionForm { name: "declare", values: "no|yes" },
    OptionForm { name: "chips", values: "no|yes" },
    OptionForm { name: "joker", values: "none|booklet|official" },
    OptionForm { name: "yatzy", values: "50|50+sum" },
];

/// Why a text is not a setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum SettingError {
    /// It does not have the form `option=value`.
    #[error("`{text}` is not option=value")]
    NoValue { text: String },
    #[error("unknown option `{option}`")]
    UnknownOption { option: String },
    #[error("`{option}` can't be `{value}`, only {values}")]
    UnknownValue {
        option: &'static str,
        value: String,
        /// The valid values.
        values: &'static str,
    },
}

impl SettingError {
    /// The stable code of this error in the API.
    pub fn code(&self) -> &'static str {
        match self {
            SettingError::NoValue { .. } => "option/no-value",
            SettingError::UnknownOption { .. } => "option/unknown",
            SettingError::UnknownValue { .. } => "option/unknown-value",
        }
    }
}

impl Setting {
    /// Reads an option by its name and value.
    pub fn new(option: &str, value: &str) -> Result<Setting, SettingError> {
        let form = OPTIONS
            .iter()
            .find(|form| form.name == option)
            .ok_or_else(|| SettingError::UnknownOption { option: option.to_owned() })?;
        let setting = match form.name {
            "order" => value.parse().ok().map(Setting::Order),
            "bonus" => bonus_setting(value).map(Setting::Bonus),
            "chance" => value.parse().ok().map(Setting::Chance),
            "zero" => value.parse().ok().map(Setting::Zero),
            "declare" => yes_or_no(value).map(Setting::Declare),
            "chips" => yes_or_no(value).map(Setting::Chips),
            "joker" if value == "none" => Some(Setting::Joker(None)),
            "joker" => value.parse().ok().map(|rule| Setting::Joker(Some(rule))),
            "yatzy" => match value {
                "50" => Some(Setting::YatzyAndSum(false)),
                "50+sum" => Some(Setting::YatzyAndSum(true)),
                _ => None,
            },
            _ => None,
        };
        setting.ok_or_else(|| SettingError::UnknownValue {
            option: form.name,
            value: value.to_owned(),
            values: form.values,
        })
    }
}

impl FromStr for Setting {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Setting, SettingError> {
        let (option, value) =
            text.split_once('=').ok_or_else(|| SettingError::NoValue { text: text.to_owned() })?;
        Setting::new(option.trim(), value.trim())
    }
}

fn bonus_setting(value: &str) -> Option<BonusSetting> {
    let (word, number) = match value.split_once(':') {
        Some((word, number)) => (word, Some(Points(number.parse().ok().filter(|n| (1..=999).contains(n))?))),
        None => (value, None),
    };
    match (word, number) {
        ("none", None) => Some(BonusSetting::None),
        ("at-least", number) => Some(BonusSetting::AtLeast(number)),
        ("more-than", number) => Some(BonusSetting::MoreThan(number)),
        _ => None,
    }
}

/// `yes` and `no`, as in the options.
pub(crate) fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// The inverse of [`yes_or_no`].
pub(crate) fn spell(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

/// Implements the text form of an enum in both directions.
macro_rules! spelled {
    ($kind:ident { $($value:ident = $text:literal),+ }) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($kind::$value => $text),+ })
            }
        }

        impl FromStr for $kind {
            type Err = crate::ParseError;

            fn from_str(text: &str) -> Result<$kind, crate::ParseError> {
                match text {
                    $($text => Ok($kind::$value),)+
                    _ => Err(crate::ParseError),
                }
            }
        }
    };
}

spelled!(Order { Free = "free", Down = "down", UpperFirst = "upper-first" });
spelled!(When { Any = "any", LastResort = "last-resort" });
spelled!(JokerRule { Booklet = "booklet", Official = "official" });

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::AtLeast(points) => write!(f, "at-least:{points}"),
            Condition::MoreThan(points) => write!(f, "more-than:{points}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        assert_eq!("order=down".parse(), Ok(Setting::Order(Order::Down)));
        assert_eq!("bonus=at-least:63".parse(), Ok(Setting::Bonus(BonusSetting::AtLeast(Some(Points(63))))));
        assert_eq!("bonus=more-than".parse(), Ok(Setting::Bonus(BonusSetting::MoreThan(None))));
        assert_eq!("joker=none".parse(), Ok(Setting::Joker(None)));
        assert_eq!("yatzy=50+sum".parse(), Ok(Setting::YatzyAndSum(true)));
    }

    #[test]
    fn wrong_settings_say_what_is_right() {
        let wrong = "order=up".parse::<Setting>().unwrap_err();
        assert_eq!(
            wrong,
            SettingError::UnknownValue {
                option: "order",
                value: "up".into(),
                values: "free|down|upper-first"
            }
        );
        assert!(matches!("order".parse::<Setting>(), Err(SettingError::NoValue { .. })));
        assert!(matches!("colour=red".parse::<Setting>(), Err(SettingError::UnknownOption { .. })));
        assert!(matches!("bonus=at-least:".parse::<Setting>(), Err(SettingError::UnknownValue { .. })));
        assert!(matches!("bonus=none:3".parse::<Setting>(), Err(SettingError::UnknownValue { .. })));
    }
}
