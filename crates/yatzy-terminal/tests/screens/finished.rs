//! Games that are over: opened again, stepped through, looked back at.

use crate::driver::Driver;
use yatzy_rules::DiceSource::Program;

#[test]
fn a_finished_game_is_opened_again() {
    let mut driver = Driver::at("yatzy", &["Anna", "bot:greedy"], Program);
    driver.play_out();
    driver.keys("f");
    driver.shot("finished");
    driver.keys("enter");
    assert!(driver.screen(80, 24).contains("Play again"), "the result is there again");
    driver.keys("r");
    driver.keys("right");
    assert!(driver.screen(80, 24).contains("Anna throws"));
    driver.keys("right right right");
    driver.shot("replay");
    driver.keys("left esc a");
    driver.think();
    assert!(driver.screen(120, 60).contains("The coach would have said: "), "{}", driver.screen(120, 60));
    driver.keys("esc");
    assert!(driver.screen(80, 24).contains("Play again"));
    // From the first screens, too.
    driver.home();
    driver.keys("f");
    assert!(driver.screen(80, 24).contains("Anna"));
    driver.keys("esc");
    assert!(driver.screen(80, 24).contains("New game"));
}

#[test]
fn nothing_is_finished_yet() {
    let mut driver = Driver::new();
    driver.keys("f");
    assert!(driver.screen(80, 24).contains("No game has been finished here yet."));
}

#[test]
fn finished_games_in_plain_lines() {
    let mut played = Driver::at("yatzy", &["Anna", "bot:greedy"], Program);
    played.play_out();
    let said = played.lines(
        "yatzy",
        &["Anna"],
        "report / finished / open 2 / open 1 / report / replay / again / quit",
    );
    assert!(said.contains("> report\nThe game is still going on. Finish it first."), "{said}");
    assert!(said.contains("> finished\n1. Yatzy: Anna "), "{said}");
    assert!(said.contains("There is no finished game with that number"), "{said}");
    let report = said.split("> report\n").nth(2).unwrap();
    assert!(
        report.starts_with("Anna: ")
            && report.contains("Accuracy")
            && report.contains("The coach would have said"),
        "{report}"
    );
    let replay = said.split("> replay\n").nth(1).unwrap();
    assert!(replay.starts_with("The game begins.\nAnna throws "), "{replay}");
    assert!(replay.contains("Computer (greedy) enters "), "{replay}");
    assert!(replay.contains("Same table, new game."), "{replay}");
}

/// The dice of the computer are said, because a listener can't see them.
#[test]
fn the_computers_dice_are_told_in_plain_lines() {
    let script = "throw / enter chance / quit";
    let said = crate::driver::lines("yatzy", &["Anna", "bot:greedy"], Program, &["14466", "22256"], script);
    assert!(said.contains("Anna enters 21 in Chance."), "{said}");
    assert!(said.contains("Computer (greedy) has "), "{said}");
}
