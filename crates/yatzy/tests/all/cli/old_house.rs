//! A data folder of the version before, as its program left it.

use super::command::yatzy_with;

const HOUSE: &[u8] = include_bytes!("../../../../yatzy-store/tests/data/house-1.sqlite");

#[test]
fn games_of_the_version_before_are_offered_and_play_on() {
    let folder = std::env::temp_dir().join(format!("yatzy-old-house-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("house.db"), HOUSE).unwrap();
    let play = |script: &str| {
        let answer = yatzy_with(&["play", "--plain", "--data", folder.to_str().unwrap()], script.as_bytes());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
        answer.out
    };
    let said = play("continue 1\ndice 6 6 6 5 5\nenter chance\n");
    assert!(said.contains("“continue 3” continues the game Anna and greedy, Yatzy (tactic-nb)"), "{said}");
    assert!(said.contains("Anna enters 28 in Chance."), "{said}");
    // What was entered is kept, and it is the next one's turn.
    let again = play("continue 1\ncard\n");
    assert!(again.contains("Bo to play, round 2 of 15."), "{again}");
    std::fs::remove_dir_all(&folder).unwrap();
}
