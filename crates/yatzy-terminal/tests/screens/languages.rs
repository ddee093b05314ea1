//! The pad in every language, in the smallest terminal there is room in.

use crate::driver::Driver;
use std::collections::BTreeSet;
use yatzy_rules::DiceSource::{Program, Table};
use yatzy_terminal::take_cuts;
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
        driver.keys("space 1 2 3 5 c");
        driver.think();
        let screen = driver.screen(80, 24);
        // The last sentence names the choice that the coach was asked about, and what it costs.
        let cost = Text::new(lang).decimal(3.2, 1);
        assert!(screen.contains("2-3-3-6") && screen.contains(&cost), "{}:\n{screen}", lang.code());
    }
}

/// No text is longer than its place on a screen of 80 columns, in any language: each screen that looks different, with
/// every line of the form of a new game.
#[test]
fn nothing_is_cut_off_in_any_language() {
    let mut found = BTreeSet::new();
    let mut look = |driver: &mut Driver, keys: &str| {
        if !keys.is_empty() {
            driver.keys(keys);
        }
        driver.think();
        take_cuts();
        for lang in Lang::ALL {
            driver.speaks(Text::new(lang));
            let screen = driver.screen(80, 24);
            found.extend(
                take_cuts()
                    .into_iter()
                    .map(|cut| format!("{}, after {keys:?}: {cut}\n{screen}", lang.code())),
            );
        }
        driver.speaks(Text::new(Lang::En));
    };
    for game in ["", "right", "right right", "right right right", "right right right right"] {
        let mut new_game = Driver::new();
        // Up from the start to the game, which is the first line.
        look(&mut new_game, &["up"; 8].join(" "));
        if !game.is_empty() {
            look(&mut new_game, game);
        }
        look(&mut new_game, "down");
        for _ in 0..10 {
            look(&mut new_game, "right");
        }
        look(&mut new_game, "down enter");
        (0..16).for_each(|_| look(&mut new_game, "down"));
    }
    let mut seats = Driver::new();
    ["up up up", "right", "right", "right", "right", "right", "right", "right", "up"]
        .iter()
        .for_each(|keys| look(&mut seats, keys));
    let mut drawn = Driver::new();
    ["up up right up right down down down enter"].iter().for_each(|keys| look(&mut drawn, keys));
    for (edition, keys) in [
        (
            "yatzy",
            &[
                "",
                "space",
                "4 5",
                "space",
                "g enter",
                "space r enter",
                "esc q",
                "a",
                "esc ?",
                "esc i",
                "esc u u",
            ][..],
        ),
        ("maxi", &["space", "t enter", "space x enter", "space 6 space space", "i"]),
        ("triple", &["space", "k k", "?", "esc i"]),
        ("tactic-da", &["", "o", "enter", "space", "space", "space"]),
        ("ru13", &["space", "n enter", "?", "esc i"]),
    ] {
        let mut driver = Driver::at(edition, &["Anna", "Bo"], Program);
        keys.iter().for_each(|keys| look(&mut driver, keys));
    }
    let mut real = Driver::at("maxi", &["Anna", "Bo"], Table);
    ["", "6 6 5 5 4 4", "enter tab 2 4 w", "enter", "w right", "enter backspace 5", "enter", "?"]
        .iter()
        .for_each(|keys| look(&mut real, keys));
    let mut over = Driver::at("yatzy", &["Anna", "Bo"], Program);
    over.play_out();
    ["", "a", "down down down down down down down down down", "esc t", "right", "esc"]
        .iter()
        .for_each(|keys| look(&mut over, keys));
    let mut seat = Driver::at("yatzy", &["Anna", "Bo", "Cy"], Program);
    ["q b", "q s", "q a", "enter"].iter().for_each(|keys| look(&mut seat, keys));
    let mut home = Driver::at("yatzy", &["Anna", "Bo"], Program);
    home.keys("space");
    home.home();
    ["", "n", "esc"].iter().for_each(|keys| look(&mut home, keys));
    let mut none = Driver::new();
    look(&mut none, "t");
    let mut matched = Driver::in_match("yatzy", &["Anna", "Bo"], Lang::En);
    ["", "enter", "e"].iter().for_each(|keys| look(&mut matched, keys));
    matched.keys("enter");
    matched.play_until("To the match");
    ["m", "e e"].iter().for_each(|keys| look(&mut matched, keys));
    assert!(found.is_empty(), "{}", found.into_iter().collect::<Vec<_>>().join("\n"));
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
        let named = say!(text, "table-called", box = text.box_name(&names, "full-house"));
        assert!(head.contains(&named), "{}: {named}: {head}", lang.code());
    }
}
