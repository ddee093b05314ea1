//! A whole house as a file: out, in, out again.

use super::command::{yatzy, yatzy_with};
use serde_json::json;

/// A house of the version before, with games that are over and games that go on.
const HOUSE: &[u8] = include_bytes!("../../../../yatzy-store/tests/data/house-1.sqlite");

#[test]
fn a_house_moves_by_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::create_dir_all(at("old")).unwrap();
    std::fs::write(format!("{}/house.db", at("old")), HOUSE).unwrap();
    // A game of today beside those of yesterday.
    let play =
        ["play", "--plain", "--data", &at("old"), "--rules", "yatzy", "--seat", "Anna", "--seat", "Bo"];
    let played = yatzy_with(&play, b"throw\nenter chance\n");
    assert_eq!(played.code, 0, "{}", played.err);

    let run = |command: &str, file: &str, data: &str| {
        let answer = yatzy(&[command, &at(file), "--data", &at(data), "--json"]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
        answer.json()
    };
    let games = run("export", "first.jsonl", "old")["games"].as_u64().unwrap();
    assert!(games >= 4);
    assert_eq!(run("import", "first.jsonl", "new"), json!({"new": games, "known": 0}));
    assert_eq!(run("import", "first.jsonl", "new"), json!({"new": 0, "known": games}));
    assert_eq!(run("export", "second.jsonl", "new")["games"], games);
    let read = |file: &str| std::fs::read_to_string(at(file)).unwrap();
    assert!(read("first.jsonl") == read("second.jsonl"), "what came out again is what went in");

    // The games play on where they are now.
    let script = b"continue 1\nthrow\nenter chance\n";
    let went_on = yatzy_with(&["play", "--plain", "--data", &at("new")], script);
    assert!(went_on.out.contains("Bo enters"), "{}", went_on.out);

    // Nothing is written over, and nothing is taken in from a file that is not whole.
    let again = yatzy(&["export", &at("first.jsonl"), "--data", &at("new")]);
    assert_eq!((again.code, again.err.lines().count()), (2, 1));
    let whole = read("first.jsonl");
    let lines: Vec<&str> = whole.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let secret = whole.replacen("\"seat\":1,\"keep\"", "\"seat\":2,\"keep\"", 1);
    let wrong = [
        cut,
        "{}".to_owned(),
        String::new(),
        whole.replacen("\"version\":1", "\"version\":2", 1),
        whole.replacen("\"hints\"", "\"hint\"", 1),
        format!("{whole}{}\n", lines[1]),
        format!("{}\n{}\n{}\n", lines[0], lines[1], r#"{"games":2}"#),
        secret,
    ];
    for (number, words) in wrong.iter().enumerate() {
        std::fs::write(at("wrong.jsonl"), words).unwrap();
        let answer = yatzy(&["import", &at("wrong.jsonl"), "--data", &at("empty")]);
        assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{number}");
    }
    let absent = yatzy(&["import", &at("absent.jsonl"), "--data", &at("empty")]);
    assert_eq!(absent.code, 2);
    assert!(!folder.path().join("empty").exists(), "nothing was even begun");
}

/// A slip in a nightly backup must not look like an empty house.
#[test]
fn a_folder_without_a_database_is_not_exported() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let answer = yatzy(&["export", &at("backup.jsonl"), "--data", &at("typo/deep")]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{}", answer.err);
    assert!(answer.err.contains("house.db") && answer.err.contains("--data"), "{}", answer.err);
    let database = format!("sqlite:{}", at("typo.db"));
    let answer = yatzy(&["export", &at("backup.jsonl"), "--database", &database]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{}", answer.err);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is made");
}

#[test]
fn games_and_statistics_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let run = |args: &[&str]| {
        let answer = yatzy(&[args, &["--data", data, "--lang", "en"]].concat());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
        answer
    };
    // Where nothing was played nothing is made.
    assert_eq!(run(&["games"]).out, "No game is waiting.\n");
    assert_eq!(run(&["stats", "--json"]).json(), json!([]));
    assert!(!folder.path().join("house.db").exists());

    std::fs::write(folder.path().join("house.db"), HOUSE).unwrap();
    let play = ["play", "--plain", "--data", data, "--rules", "yatzy", "--seat", "Anna", "--seat", "Bo"];
    assert_eq!(yatzy_with(&play, b"throw\nenter chance\n").code, 0);
    let waiting = run(&["games", "--name", "bo", "--json"]).json();
    let game = waiting.as_array().unwrap().first().expect("a game waits").clone();
    assert_eq!((&game["rounds"], &game["seats"][1]["name"]), (&json!(15), &json!("Bo")));
    assert!(game["seats"][0]["total"].as_u64().unwrap() > 0, "{game}");
    assert!(run(&["games"]).out.contains("Yatzy, round 1 of 15"));
    let finished = run(&["games", "--finished", "--json"]).json();
    assert!(finished[0]["ended"].as_i64().is_some(), "{finished}");
    let results = run(&["stats", "--json"]).json();
    let player = &results[0]["players"][0];
    assert!(player["games"].as_u64() >= Some(1) && player["best"].as_u64() > Some(0), "{results}");
    assert!(run(&["stats"]).out.contains("Average"));
}

#[test]
fn the_beginning_of_a_record_is_printed_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    for id in ["tactic-sv", "maxi", "rulesets/two-dice.toml"] {
        let printed = yatzy(&["rules", id, "--record", "--lang", "en"]);
        assert_eq!(printed.code, 0, "{}", printed.err);
        assert!(
            printed.out.starts_with("yatzy record 2\n") && printed.out.ends_with("\nturns\n"),
            "{}",
            printed.out
        );
        let path = folder.path().join("begun.yatzy");
        std::fs::write(&path, &printed.out).unwrap();
        let read = yatzy(&["replay", path.to_str().unwrap(), "--json"]);
        assert_eq!((read.code, read.err.as_str()), (0, ""), "{id}");
    }
}
