//! `yatzy simulate`.

use super::command::{Answer, yatzy};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn simulate(args: &[&str]) -> Answer {
    let args: Vec<&str> = ["simulate", "--seed", "7"].into_iter().chain(args.iter().copied()).collect();
    yatzy(&args)
}

#[test]
fn games_as_json() {
    let answer =
        simulate(&["--seat", "bot:greedy", "--seat", "bot:random", "--games", "500", "--json"]).json();
    assert_eq!((&answer["games"], &answer["seed"]), (&json!(500), &json!(7)));
    let seats = answer["seats"].as_array().unwrap();
    let keys: BTreeSet<&str> = seats[0].as_object().unwrap().keys().map(String::as_str).collect();
    let all = BTreeSet::from(["seat", "mean", "deviation", "standard_error", "wins", "shared"]);
    assert_eq!(keys, all);
    assert_eq!((&seats[0]["seat"], &seats[1]["seat"]), (&json!("bot:greedy"), &json!("bot:random")));
    let number = |seat: &Value, key: &str| seat[key].as_f64().unwrap();
    assert!(number(&seats[0], "mean") > 150.0 && number(&seats[1], "mean") < 100.0);
    assert!(
        (number(&seats[0], "standard_error") - number(&seats[0], "deviation") / 500_f64.sqrt()).abs() < 1e-9
    );
    let wins = |key: &str| seats.iter().map(|seat| seat[key].as_u64().unwrap()).sum::<u64>();
    assert_eq!(wins("wins") + wins("shared") / 2, 500);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let seats = ["--seat", "bot:greedy", "--seat", "bot:greedy", "--seat", "bot:club"];
    let toy = ["--rules", "rulesets/two-dice.toml", "--games", "20000", "--json"];
    let with = |more: &[&str]| {
        let args: Vec<&str> = seats.into_iter().chain(toy).chain(more.iter().copied()).collect();
        simulate(&args).out
    };
    let one = with(&["--threads", "1"]);
    assert_eq!(one, with(&["--threads", "3"]));
    assert_eq!(one, with(&[]));
    let answer: Value = serde_json::from_str(&one).unwrap();
    // Two seats of one level throw dice of their own.
    assert_ne!(answer["seats"][0]["mean"], answer["seats"][1]["mean"]);
}

#[test]
fn perfect_play_earns_what_was_solved() {
    let toy = ["--rules", "rulesets/two-dice.toml", "--json"];
    let expected = yatzy(&["solve", toy[0], toy[1], "--json"]).json()["expected"].as_f64().unwrap();
    let seat = ["--seat", "bot:perfect", "--games", "50000"];
    let answer = simulate(&seat.into_iter().chain(toy).collect::<Vec<_>>()).json();
    let seat = &answer["seats"][0];
    let error = seat["standard_error"].as_f64().unwrap();
    assert!((seat["mean"].as_f64().unwrap() - expected).abs() < 4.0 * error);
    assert_eq!((&seat["wins"], &seat["shared"]), (&json!(50000), &json!(0)));
}

#[test]
fn every_level_plays_every_game() {
    for level in yatzy_bots::Level::ALL.map(|level| format!("bot:{level}")) {
        let toy = ["--rules", "rulesets/two-dice.toml", "--games", "50"];
        let args: Vec<&str> = ["--seat", level.as_str()].into_iter().chain(toy).collect();
        assert_eq!(simulate(&args).code, 0, "{level}");
    }
    for rules in ["maxi", "triple", "ru13", "tactic-da"] {
        assert_eq!(simulate(&["--seat", "bot:greedy", "--games", "3", "--rules", rules]).code, 0, "{rules}");
    }
    for level in yatzy_bots::Level::ALL.map(|level| format!("bot:{level}")) {
        let triple = ["--seat", &level, "--games", "3", "--rules", "triple", "--json"];
        let answer = simulate(&triple).json();
        let thinks = !matches!(level.as_str(), "bot:random" | "bot:greedy");
        assert_eq!((&answer["exact"], answer.get("error").is_some()), (&json!(!thinks), thinks), "{level}");
    }
}

#[test]
fn screens() {
    let toy = ["--rules", "rulesets/two-dice.toml", "--games", "5000"];
    let screen = |seats: &[&str]| {
        let args: Vec<&str> = seats.iter().flat_map(|&seat| ["--seat", seat]).chain(toy).collect();
        let answer = simulate(&args);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        assert!(answer.out.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 80));
        answer.out
    };
    insta::assert_snapshot!("simulate_one", screen(&["bot:greedy"]));
    insta::assert_snapshot!("simulate_three", screen(&["bot:greedy", "bot:random", "bot:perfect"]));
}

#[test]
fn every_wrong_simulation_gets_a_sentence() {
    let many: Vec<&str> = ["--seat", "bot:random"].repeat(65);
    let lines: Vec<Vec<&str>> = vec![
        vec![],
        vec!["--seat"],
        vec!["--seat", "Anna"],
        vec!["--seat", "bot:"],
        vec!["--seat", "bot:godlike"],
        vec!["--seat", "bot:perfekt"],
        vec!["--seat", "bot:random", "--games", "0"],
        vec!["--seat", "bot:random", "--games", "-5"],
        vec!["--seat", "bot:random", "--games", "99999999999999999999"],
        vec!["--seat", "bot:random", "--games", "many"],
        vec!["--seat", "bot:random", "--threads", "0"],
        many,
    ];
    let mut told: Vec<String> = lines
        .iter()
        .map(|line| {
            let answer = simulate(line);
            assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{line:.80?}");
            assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
            answer.err.trim_end().to_owned()
        })
        .collect();
    let seed = yatzy(&["simulate", "--seat", "bot:random", "--seed", "-1"]);
    assert_eq!((seed.code, seed.out.as_str()), (2, ""));
    told.push(seed.err.trim_end().to_owned());
    insta::assert_snapshot!(told.join("\n"));
}
