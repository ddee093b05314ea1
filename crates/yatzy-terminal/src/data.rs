//! Where the program keeps its things, and the few facts it needs of the calendar.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use yatzy_rules::Date;

/// The data folder: the one asked for, else the platform's own. `None` if the platform names none, as in a
/// container without a home.
pub fn data_folder(asked: Option<PathBuf>, variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // The XDG specification says that a relative path there is to be ignored.
    let xdg = || folder("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let platform = || {
        if cfg!(windows) {
            folder("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            folder("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            xdg().or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        }
    };
    asked.or_else(|| folder("YATZY_DATA")).or_else(|| platform().map(|folder| folder.join("yatzy")))
}

/// The day it is, in the world's time; `None` if the clock stands before 1970.
pub(crate) fn today() -> Option<Date> {
    let (year, month, day) = civil((seconds()? / 86_400).try_into().ok()?);
    Date::new(year.try_into().ok()?, month, day)
}

/// The moment as the name of a game: sorts by time, and some randomness tells twins apart.
pub(crate) fn now_as_id() -> String {
    let seconds = seconds().unwrap_or_default();
    let (year, month, day) = civil((seconds / 86_400) as i64);
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    let twin = getrandom::u32().unwrap_or_else(|_| std::process::id()) & 0xff_ffff;
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}-{twin:06x}")
}

fn seconds() -> Option<u64> {
    SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs())
}

/// Year, month and day of a number of days since 1970, by counting 400-year cycles from a March.
fn civil(days: i64) -> (i64, u8, u8) {
    let days = days + 719_468;
    let cycle = days.div_euclid(146_097);
    let of_cycle = days.rem_euclid(146_097);
    let year_of_cycle = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_cycle + cycle * 400 + i64::from(month <= 2), month as u8, day as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_fall_on_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
    }

    #[test]
    fn the_folder_asked_for_comes_first() {
        let variable = |name: &str| match name {
            "HOME" => Some("/home/anna".to_owned()),
            "XDG_DATA_HOME" => Some("relative".to_owned()),
            _ => None,
        };
        assert_eq!(data_folder(Some("here".into()), variable), Some("here".into()));
        assert_eq!(data_folder(None, |_| None), None);
        if cfg!(target_os = "linux") {
            assert_eq!(data_folder(None, variable), Some("/home/anna/.local/share/yatzy".into()));
        }
    }
}
