//! Help, versions, and slips of the hand.

use super::command::{yatzy, yatzy_with};

#[test]
fn help_is_a_command_too() {
    let (by_command, by_flag) = (yatzy(&["help"]), yatzy(&["--help"]));
    assert_eq!((by_command.code, &by_command.out), (0, &by_flag.out));
    let (by_command, by_flag) = (yatzy(&["help", "score"]), yatzy(&["score", "--help"]));
    assert_eq!((by_command.code, &by_command.out), (0, &by_flag.out));
    assert!(by_command.out.contains("yatzy score 6-6-6-5-5"), "{}", by_command.out);
}

#[test]
fn the_version_is_the_newest_of_the_changelog() {
    let said = yatzy(&["-V"]).out;
    assert_eq!(said, yatzy(&["--version"]).out);
    let changelog = include_str!("../../../../../CHANGELOG.md");
    let newest = changelog.lines().find_map(|line| line.strip_prefix("## ")?.split(',').next());
    // A release build adds its commit.
    let version = said.trim().strip_prefix("yatzy ").and_then(|said| said.split(' ').next());
    assert_eq!(version, newest, "{said}");
}

#[test]
fn slips_of_the_hand_are_recognised() {
    for (words, near) in [
        (&["plya"][..], "“play”"),
        (&["help", "scroe"], "“score”"),
        (&["score", "66655", "--set", "bonsu=none"], "“bonus”"),
        (&["score", "66655", "--rule", "yatzy"], "“--rules”"),
    ] {
        let answer = yatzy(words);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{words:?}");
        assert!(answer.err.contains(&format!("did you mean {near}")), "{}", answer.err);
    }
    // What is like nothing is answered with all there is.
    assert!(yatzy(&["xyzzy"]).err.contains("completions"), "all commands");
    assert!(yatzy(&["score", "66655", "--set", "xyzzy=1"]).err.contains("joker"), "all options");
}

#[test]
fn a_game_log_comes_on_standard_input_too() {
    let garden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/garden.yatzy");
    // TripleYatzy is not solved first: its values are fitted.
    let triple = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/alga-triple-fi.yatzy");
    for (command, path) in [("replay", garden), ("verify", garden), ("analyse", triple)] {
        let log = std::fs::read(path).unwrap();
        let (piped, named) = (yatzy_with(&[command, "-"], &log), yatzy(&[command, path]));
        assert_eq!((piped.code, &piped.out), (named.code, &named.out), "{command}: {}", piped.err);
    }
    let wrong = yatzy_with(&["replay", "-"], b"nonsense");
    assert_eq!((wrong.code, wrong.err.lines().count()), (2, 1), "{}", wrong.err);
}

#[test]
fn help_names_the_default_address_and_the_levels() {
    let serve = yatzy(&["serve", "--help"]).out;
    assert!(serve.contains("127.0.0.1:8710"), "{serve}");
    let play = yatzy(&["play", "--help"]).out;
    for level in yatzy_bots::Level::ALL {
        assert!(play.contains(&level.to_string()), "{play}");
    }
}
