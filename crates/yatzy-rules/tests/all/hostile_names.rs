//! Hundreds of hostile names: an accepted name is visible, has no control characters and does not change when
//! read again.

use crate::names;
use yatzy_rules::{NameError, clean_name, is_unruly, normalise_name};

/// Whether a name has a visible character.
fn leaves_ink(name: &str) -> bool {
    let blank = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
    };
    name.chars().any(|c| !blank(c))
}

#[test]
fn what_is_accepted_can_be_seen_and_steers_nothing() {
    let names = names::hostile();
    assert!(names.len() >= 300, "{}", names.len());
    let mut accepted = 0;
    for given in &names {
        let cleaned = clean_name(given);
        for name in normalise_name(given).ok().iter().chain(Some(&cleaned).filter(|name| !name.is_empty())) {
            accepted += 1;
            assert!(leaves_ink(name), "{given:?} becomes {name:?}");
            assert!(!name.chars().any(is_unruly), "{given:?} becomes {name:?}");
            assert!(!name.contains(['\u{1b}', '\u{9b}', '\n', '\r', '\u{7}']), "{given:?} becomes {name:?}");
            assert_eq!(normalise_name(name).as_deref(), Ok(name.as_str()), "{given:?}");
        }
    }
    assert!(accepted > 150, "markup is a name like any other: {accepted}");
}

/// Each of these alone is invisible.
/// A name of control characters used to be called empty.
#[test]
fn a_name_of_control_characters_is_refused_as_such() {
    for name in ["\u{1b}", "\u{7}\u{7}", " \u{0} "] {
        assert_eq!(normalise_name(name), Err(NameError::Unruly), "{name:?}");
    }
    assert_eq!(normalise_name("  "), Err(NameError::Empty));
}

#[test]
fn an_invisible_name_is_refused() {
    for hidden in "\u{ad}\u{34f}\u{115f}\u{1160}\u{17b4}\u{180e}\u{200b}\u{200c}\u{200d}\u{2060}\u{2064}\u{2065}\u{206a}\u{2800}\u{3164}\
                   \u{fe00}\u{fe0f}\u{feff}\u{ffa0}\u{fff9}\u{1d159}\u{1d173}\u{e0001}\u{e0041}\u{e0100}\u{16fe4}\u{13430}\u{300}\u{20dd}\u{489}"
        .chars()
    {
        assert!(normalise_name(&hidden.to_string()).is_err(), "U+{:04X} alone is a name", u32::from(hidden));
    }
}
