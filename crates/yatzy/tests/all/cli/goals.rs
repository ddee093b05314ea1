//! `--goal`: two dice show it; whole games are the solver's own tests.

use super::command::{Answer, yatzy};
use serde_json::json;

fn toy(args: &[&str]) -> Answer {
    let toy = ["--rules", "rulesets/two-dice.toml"];
    yatzy(&args.iter().copied().chain(toy).collect::<Vec<_>>())
}

#[test]
fn one_total_is_a_point_of_the_curve() {
    let all = toy(&["solve", "--goal", "at-least", "--json"]).json();
    let one = toy(&["solve", "--goal", "at-least:10", "--json"]).json();
    assert_eq!((&one["goal"], &one["exact"]), (&json!("at-least:10"), &json!(true)));
    assert_eq!(all["chances"][10], json!([10, one["chance"], one["chance_of_mean_play"]]));
    assert_eq!((&all["chances"][0][0], &all["chances"][0][1]), (&json!(0), &json!(1.0)));
    assert!((all["chances"][0][2].as_f64().unwrap() - 1.0).abs() < 1e-12);
    let (best, of_mean) = (one["chance"].as_f64().unwrap(), one["chance_of_mean_play"].as_f64().unwrap());
    assert!(best > of_mean + 0.01, "{one}");
    for point in all["chances"].as_array().unwrap() {
        assert!(point[1].as_f64().unwrap() >= point[2].as_f64().unwrap(), "{point}");
    }
    // Sixes and a pair of anything: 22 is all there is.
    assert_eq!(toy(&["solve", "--goal", "at-least:23", "--json"]).json()["chance"], json!(0.0));
}

#[test]
fn advice_for_a_total_starts_from_the_chance_of_the_curve() {
    let chance = toy(&["solve", "--goal", "at-least:10", "--json"]).json()["chance"].as_f64().unwrap();
    let advice = toy(&["advise", "--goal", "at-least:10", "--json"]).json();
    assert_eq!((&advice["goal"], &advice["best"]["type"]), (&json!("at-least:10"), &json!("throw")));
    assert!((advice["best"]["value"].as_f64().unwrap() - chance).abs() < 1e-9, "{advice}");
}

#[test]
fn the_win_is_shared_with_equals() {
    let last = ["advise", "--goal", "win", "--card", "pair=10", "--hand", "6-1", "--rethrows", "0", "--json"];
    let against = |card: &'static str| toy(&[&last[..], &["--against", card]].concat()).json();
    for (card, value) in [("sixes=6,pair=0", 1.0), ("sixes=6,pair=10", 0.5), ("sixes=12,pair=10", 0.0)] {
        let answer = against(card);
        assert_eq!((&answer["exact"], &answer["best"]["value"]), (&json!(true), &json!(value)), "{card}");
    }
}

#[test]
fn what_can_not_be_played_for_is_told() {
    for (args, code) in [
        (&["advise", "--goal", "glory"][..], "goal/wrong"),
        (&["advise", "--goal", "at-least"], "goal/wrong"),
        (&["advise", "--goal", "at-least:9999"], "goal/too-high"),
        (&["solve", "--goal", "win"], "goal/wrong"),
        (&["advise", "--goal", "win"], "goal/against-missing"),
        (&["advise", "--against", "sixes=6"], "goal/against-unused"),
        (&["advise", "--goal", "win", "--against", "sixes=five"], "card/points"),
        (&["advise", "--goal", "win", "--against", "chips=many"], "usage/number"),
    ] {
        let answer = toy(&[args, &["--json"]].concat());
        let error: serde_json::Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!((answer.code, &error["error"]["code"]), (2, &json!(code)), "{args:?}: {}", answer.err);
    }
}

#[test]
fn what_is_not_exact_is_told() {
    let answer = toy(&["solve", "--goal", "at-least:10", "--set", "chips=yes", "--json"]).json();
    assert_eq!(answer["exact"], json!(false));
    let words = yatzy(&["advise", "--rules", "maxi", "--goal", "at-least:400"]);
    assert!(words.out.contains("counted in games"), "{}", words.out);
}

#[test]
fn the_last_turns_are_exact_with_chips_too() {
    let advice = toy(&["advise", "--goal", "at-least:10", "--set", "chips=yes", "--json"]).json();
    assert_eq!(advice["exact"], json!(true));
    let chance = |args: &[&str]| toy(args).json()["best"]["value"].as_f64().unwrap();
    let without = chance(&["advise", "--goal", "at-least:10", "--json"]);
    assert!(advice["best"]["value"].as_f64().unwrap() >= without, "{advice}");
}
