//! The mouse, typed corrections, and keys pressed too often.

use crate::driver::Driver;
use yatzy_rules::DiceSource::{Program, Table};
#[test]
fn the_mouse_does_what_keys_do() {
    let mut driver = Driver::at("yatzy", &["Anna"], Program);
    driver.dice(&["14466", "246"]);
    driver.click("Throw all 5 dice");
    driver.click("╰───4───╯");
    driver.click("╰───5───╯");
    driver.click("Throw 3 dice");
    driver.click("Sixes");
    driver.click("Sixes");
    driver.shot("mouse");
}

#[test]
fn a_double_click_is_one_click() {
    let mut driver = Driver::at("yatzy", &["Anna", "Björn"], Program).hurries(&[0, 100]);
    let place = driver.place_of("Throw all 5 dice");
    driver.click_at(place);
    // What would be hit now enters the throw.
    assert_eq!(driver.place_of("enter  Enter").y, place.y);
    driver.click_at(place);
    assert!(driver.head().contains("Anna to play Throw 1 of 3"), "{}", driver.head());
    driver.click_at(place);
    assert!(driver.head().contains("Björn to play"), "{}", driver.head());
}

/// The dice of a turn that is corrected are typed over, and go where the old ones were.
#[test]
fn a_correction_is_typed_over_what_stood_there() {
    let mut driver = Driver::at("yatzy", &["Anna"], Table);
    driver.keys("6 6 6 5 5 o enter");
    driver.keys("o enter");
    assert!(driver.head().contains("Correcting Anna, turn 1"), "{}", driver.head());
    driver.keys("5 5 5 6 6");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("Enter 27 in Full house"), "{screen}");
    driver.keys("enter");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("Anna to play") && screen.contains(" 27"), "{screen}");
}

/// A throw that comes before anyone can have looked is not taken, however long the key is tapped or held; a choice, or
/// half a second, and it is.
#[test]
fn tapping_burns_no_throws() {
    let mut driver = Driver::at("yatzy", &["Anna"], Program).hurries(&[0, 100, 100, 400, 450, 30, 30, 600]);
    driver.keys("space space space space space");
    assert!(driver.head().contains("Throw 1 of 3"), "{}", driver.head());
    driver.keys("1 space");
    assert!(driver.head().contains("Throw 2 of 3"), "{}", driver.head());
    driver.keys("space");
    assert!(driver.head().contains("Throw 3 of 3"), "{}", driver.head());
}

/// Undo erases the last event, including a correction, and no other turn.
#[test]
fn a_correction_can_be_taken_back() {
    let mut driver = Driver::at("yatzy", &["Anna", "Björn"], Table);
    driver.keys("6 6 6 5 5 o enter");
    driver.keys("1 2 3 4 5 m enter");
    driver.keys("o enter 5 5 5 6 6 enter");
    assert!(driver.screen(80, 24).contains(" 27"), "{}", driver.screen(80, 24));
    driver.keys("u");
    let screen = driver.screen(80, 24);
    assert!(screen.contains(" 28") && screen.contains(" 15") && screen.contains("Anna to play"), "{screen}");
    // Once more, and it is the turn before.
    driver.keys("u");
    assert!(driver.head().contains("Björn to play"), "{}", driver.head());
}
