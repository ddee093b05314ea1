//! A match on the whole screen: the same dice for everyone, one after the other at one device.

use crate::driver::Driver;
use yatzy_text::Lang;

#[test]
fn a_match_is_started_played_and_compared() {
    let mut driver = Driver::in_match("yatzy", &["Anna", "Björn"], Lang::En);
    driver.until("Match with the same dice: Yatzy");
    let gathering = driver.screen(80, 24);
    assert!(gathering.contains("Code ") && gathering.contains("Start the match"), "{gathering}");
    assert!(gathering.contains("talkative friend"), "{gathering}");
    driver.keys("enter");
    driver.until("0 / 15");
    assert!(driver.screen(80, 24).contains("Anna: Play"), "{}", driver.screen(80, 24));
    driver.keys("enter");
    driver.until("Throw");
    driver.play_until("To the match");
    driver.keys("m");
    driver.until("Björn: Play");
    let waiting = driver.screen(80, 24);
    assert!(waiting.contains("finished") && waiting.contains("0 / 15"), "{waiting}");
    driver.keys("enter");
    driver.until("Throw");
    driver.play_until("To the match");
    // Keys that are easily pressed at the end of a game start no other one.
    driver.keys("enter n");
    driver.until("To the match");
    driver.keys("m");
    // The last entries can be undone for as long as this house goes on. The host ends the match, after one question.
    driver.until("You see the result when everyone has finished.");
    driver.keys("e");
    assert!(
        driver.screen(80, 24).contains("Unfinished games end where they are"),
        "{}",
        driver.screen(80, 24)
    );
    driver.keys("e");
    let result = driver.until_at("the recommended play makes", 80, 60);
    assert!(result.contains("The choices first differ") || result.contains("All choices"), "{result}");
    assert!(result.contains("Anna") && result.contains("Björn") && result.contains(" 15 "), "{result}");
    assert!(!result.contains("End the match now"), "{result}");
}

#[test]
fn another_key_does_not_end_the_match() {
    let mut driver = Driver::in_match("yatzy", &["Anna"], Lang::En);
    driver.until("Start the match");
    driver.keys("enter");
    driver.until("0 / 15");
    driver.keys("e down e");
    let asked = driver.screen(80, 24);
    assert!(asked.contains("Unfinished games end where they are") && asked.contains("0 / 15"), "{asked}");
}
