//! Keys pressed while someone thinks: the screen stays awake, and every key counts once.

use crate::driver::Driver;
use crate::house::NEVER;

#[test]
fn a_key_during_a_long_thought_does_not_stop_the_screen() {
    let mut driver = Driver::against(&["bot:greedy", "Anna"], NEVER);
    driver.ticks();
    assert!(driver.screen(80, 24).contains("The computer is thinking"));
    // If a key waited for the computer, this would never end.
    driver.keys("space space x");
    driver.ticks();
    assert!(driver.screen(80, 24).contains("The computer is thinking"));
    driver.keys("?");
    assert!(driver.screen(80, 24).contains("Keys"));
    driver.keys("esc q");
    assert!(driver.screen(80, 24).contains("Leave the table?"));
    driver.keys("esc");
    driver.let_think(true);
    // The keys were for the computer: its turn is over at once, and Anna's dice still wait for her.
    driver.until("Throw all 5 dice");
    driver.ticks();
    assert!(driver.screen(80, 24).contains("Anna to play"), "{}", driver.screen(80, 24));
    assert!(driver.screen(80, 24).contains("Throw all 5 dice"));
}

#[test]
fn each_key_hurries_one_turn_of_the_computer() {
    let mut driver = Driver::against(&["bot:greedy", "bot:greedy", "bot:greedy", "Anna"], NEVER);
    driver.keys("space space");
    driver.ticks();
    driver.let_think(true);
    // Two turns are hurried; the third shows what it does at the pace of a person, that is never here.
    driver.until("(3) to play");
    let screen = driver.screen(120, 40);
    assert!(screen.contains('*') && !screen.contains("Anna to play"), "{screen}");
    driver.keys("space");
    driver.until("Throw all 5 dice");
}

/// Holding the key that skips the computer's pauses throws once, and chooses nothing.
#[test]
fn a_key_that_is_held_throws_once() {
    // A key that is held comes again after a while, and then in quick succession.
    let mut driver = Driver::against(&["bot:greedy", "Anna"], NEVER).hurries(&[0, 500, 30, 30, 30, 30, 600]);
    driver.let_think(true);
    driver.keys("space");
    driver.until("Throw all 5 dice");
    driver.keys("space space space space space");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("Anna to play") && screen.contains("Throw 1 of 3"), "{screen}");
    // Once it was let go it throws again.
    driver.keys("space");
    assert!(driver.screen(80, 24).contains("Throw 2 of 3"), "{}", driver.screen(80, 24));
}

/// Another key is another wish.
#[test]
fn a_throw_right_after_another_key_is_a_throw() {
    let mut driver = Driver::against(&["bot:greedy", "Anna"], NEVER).hurries(&[0, 30, 30]);
    driver.let_think(true);
    driver.keys("space");
    driver.until("Throw all 5 dice");
    driver.keys("space 1 space");
    assert!(driver.screen(80, 24).contains("Throw 2 of 3"), "{}", driver.screen(80, 24));
}

#[test]
fn the_coach_thinks_while_keys_work() {
    let mut driver = Driver::against(&["Anna"], NEVER);
    driver.dice(&["14466"]);
    driver.keys("space c c 2 ?");
    driver.ticks();
    assert!(driver.screen(80, 24).contains("Keys"));
    driver.keys("esc 3");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("The coach is thinking") && screen.matches("kept").count() == 2, "{screen}");
    driver.let_think(true);
    driver.until("on average.");
    let screen = driver.screen(80, 24);
    assert!(!screen.contains("thinking") && screen.matches("kept").count() == 2, "{screen}");
}
