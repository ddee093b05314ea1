//! The pad in every language, in the smallest terminal there is room in.

use crate::driver::Driver;
use yatzy_rules::DiceSource::{Program, Table};
use yatzy_text::{Lang, PadNames, Text, say};

#[test]
fn a_pad_in_every_language() {
    for lang in Lang::ALL {
        let edition = format!("tactic-{}", lang.code());
        let mut driver = Driver::in_lang(&edition, &["Anna", "Björn"], Program, lang);
        driver.dice(&["14466", "12356"]);
        // Where boxes are named first, enter names one.
        driver.keys("enter space enter space");
        driver.shot_at(&format!("pad-{}", lang.code()), 80, 24);
    }
}

/// Nothing but letters is beyond ASCII on a terminal without Unicode, whatever the language.
#[test]
fn every_language_does_without_marks_beyond_ascii() {
    let look = |driver: &mut Driver, keys: &str| {
        driver.keys(keys);
        driver.think();
        for lang in Lang::ALL {
            driver.speaks(Text::new(lang).in_ascii());
            let screen = driver.screen(80, 24);
            let odd = screen.chars().find(|c| !c.is_ascii() && !c.is_alphabetic());
            assert_eq!(odd, None, "{} after {keys:?}:\n{screen}", lang.code());
        }
    };
    let mut new_game = Driver::new().in_ascii();
    ["up", "up up", "right", "up up up", "enter", "down"].iter().for_each(|keys| look(&mut new_game, keys));
    let mut triple = Driver::at("triple", &["Anna", "Bo"], Program).in_ascii();
    ["space", "?", "esc i", "esc q"].iter().for_each(|keys| look(&mut triple, keys));
    let mut real = Driver::at("ru13", &["Anna", "Bo"], Table).in_ascii();
    ["1 2 3 4 5", "tab", "?"].iter().for_each(|keys| look(&mut real, keys));
    let mut over = Driver::at("yatzy", &["Anna", "Bo"], Program).in_ascii();
    over.play_out();
    ["a", &["down"; 40].join(" "), "esc t"].iter().for_each(|keys| look(&mut over, keys));
}

/// The coach is heard to the end: where the panel is narrow, keys give way.
#[test]
fn the_coach_is_never_cut_short() {
    for lang in Lang::ALL {
        let mut driver = Driver::in_lang("triple", &["Anna", "Bo", "Cy"], Program, lang);
        driver.dice(&["23356"]);
        driver.keys("space 2 3 c");
        driver.think();
        let screen = driver.screen(80, 24);
        // The last sentence names the choice that the coach was asked about, and what it costs.
        let cost = Text::new(lang).decimal(0.8, 1);
        assert!(screen.contains("3-3") && screen.contains(&cost), "{}:\n{screen}", lang.code());
    }
}

/// Who plays, which throw it is and what chips do are read to the end, in the narrowest panel.
#[test]
fn no_headline_is_cut_short() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let mut driver = Driver::in_lang("maxi", &["Anna", "Bo", "Cy", "Di"], Program, lang);
        driver.dice(&["123456"]);
        driver.keys("space");
        let head = driver.head();
        let chips = say!(text, "chips-stopping", chips = 0, earns = 2);
        assert!(head.contains(&chips), "{}: {chips}: {head}", lang.code());
        let mut driver = Driver::in_lang("tactic-da", &["Anna", "Bo", "Cy", "Di"], Program, lang);
        driver.keys("o enter");
        let head = driver.head();
        let names = PadNames::of_id("tactic-da");
        let named = say!(text, "table-named", box = text.box_name(&names, "full-house"));
        assert!(head.contains(&named), "{}: {named}: {head}", lang.code());
    }
}
