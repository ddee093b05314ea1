//! `yatzy advise` and `yatzy solve`. The whole game is solved as seldom as possible; two dice show the rest.

use crate::command::{Answer, yatzy};
use serde_json::{Value, json};

const TOY: [&str; 2] = ["--rules", "rulesets/two-dice.toml"];

fn toy(args: &[&str]) -> Answer {
    let args: Vec<&str> = args.iter().copied().chain(TOY).collect();
    yatzy(&args)
}

fn close(found: &Value, expected: f64) -> bool {
    (found.as_f64().unwrap() - expected).abs() < 1e-6
}

/// Best first, costs against the best, every action once.
fn check_actions(answer: &Value) -> &Vec<Value> {
    let actions = answer["actions"].as_array().unwrap();
    assert_eq!(answer["best"], actions[0]);
    let best = answer["best"]["value"].as_f64().unwrap();
    let mut least = 0.0;
    for (place, action) in actions.iter().enumerate() {
        let cost = action["cost"].as_f64().unwrap();
        assert!(cost >= least - 1e-9 && close(&action["cost"], best - action["value"].as_f64().unwrap()));
        least = cost;
        let same = |other: &&Value| ["type", "keep", "box"].iter().all(|key| other[*key] == action[*key]);
        assert_eq!(actions.iter().filter(same).count(), 1, "{place}: {action}");
    }
    actions
}

#[test]
fn yatzy_solved() {
    let answer = yatzy(&["solve", "--json"]).json();
    assert_eq!((&answer["rules"], &answer["exact"]), (&json!("yatzy"), &json!(true)));
    assert!(close(&answer["expected"], 248.4399894), "{answer}");
    assert!(answer["states"].as_u64().unwrap() > 1_000_000);
    assert!(answer["seconds"].as_f64().unwrap() > 0.0 && answer["cpu_seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn advice_in_a_whole_game() {
    let card = "ones=3,twos=6,yatzy=0,chance=22";
    let answer =
        yatzy(&["advise", "--card", card, "--hand", "4-4-4-6-1", "--rethrows", "1", "--json"]).json();
    let actions = check_actions(&answer);
    assert_eq!((&answer["best"]["type"], &answer["best"]["keep"]), (&json!("keep"), &json!("4-4-4")));
    let keeps: Vec<&str> = actions.iter().filter_map(|action| action["keep"].as_str()).collect();
    assert!(keeps.contains(&"") && keeps.contains(&"1-4-4-6") && !keeps.contains(&"1-4-4-4-6"));
    let of_box = |id: &str| actions.iter().find(|action| action["box"] == id).unwrap();
    assert_eq!((&of_box("fours")["type"], &of_box("fours")["points"]), (&json!("score"), &json!(12)));
    assert_eq!((&of_box("fives")["type"], &of_box("fives")["points"]), (&json!("strike"), &json!(0)));
    assert!(actions.iter().all(|action| action["box"] != "chance"));
}

#[test]
fn advice_on_the_last_box_is_arithmetic() {
    // One box left, no rethrow: what is there, the bonus for upper points and nothing else.
    let card = "ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,one-pair=12,two-pairs=22,three-of-a-kind=18,\
                four-of-a-kind=24,small-straight=15,large-straight=20,full-house=28,chance=30";
    let answer = yatzy(&["advise", "--card", card, "--hand", "66666", "--rethrows", "0", "--json"]).json();
    assert_eq!(check_actions(&answer).len(), 1);
    assert_eq!(
        answer["best"],
        json!({"type": "score", "box": "yatzy", "points": 50, "value": 332.0, "cost": 0.0})
    );
}

#[test]
fn advice_for_two_dice() {
    let before = toy(&["advise", "--json"]).json();
    assert_eq!(check_actions(&before).len(), 1);
    assert_eq!(before["best"]["type"], "throw");
    assert!(before["best"].get("keep").is_none() && before["best"].get("box").is_none());
    let solved = toy(&["solve", "--json"]).json();
    assert!(close(&before["best"]["value"], solved["expected"].as_f64().unwrap()));

    let hand = toy(&["advise", "--hand", "6 1", "--json"]).json();
    let actions = check_actions(&hand);
    // Four keeps, sixes for six, a struck pair.
    assert_eq!(actions.len(), 5);
    let two = toy(&["advise", "--hand", "6-1", "--rethrows", "2", "--json"]).json();
    assert_eq!(hand, two);
    insta::assert_snapshot!("advise_two_dice", toy(&["advise", "--hand", "6-1"]).out);
    insta::assert_snapshot!("advise_last_throw", toy(&["advise", "--hand", "61", "--rethrows", "0"]).out);
    insta::assert_snapshot!("advise_before_the_throw", toy(&["advise", "--card", "pair=10"]).out);
}

#[test]
fn chips_and_named_boxes() {
    let chips = ["--set", "chips=yes"];
    let with = |args: &[&str]| {
        let args: Vec<&str> = args.iter().copied().chain(chips).chain(["--json"]).collect();
        toy(&args).json()
    };
    // A rethrow is a rethrow, saved or free.
    let free = with(&["advise", "--card", "pair=10", "--hand", "61", "--rethrows", "2"]);
    let saved = with(&["advise", "--card", "pair=10", "--hand", "61", "--rethrows", "0", "--chips", "2"]);
    assert_eq!(check_actions(&free), check_actions(&saved));

    let named = ["--set", "declare=yes"];
    let with = |args: &[&str]| {
        let args: Vec<&str> = args.iter().copied().chain(named).collect();
        toy(&args)
    };
    let naming = with(&["advise", "--json"]).json();
    let actions = check_actions(&naming);
    assert!(actions.len() == 2 && actions.iter().all(|action| action["type"] == "declare"));
    let box_id = naming["best"]["box"].as_str().unwrap();
    let throw = with(&["advise", "--declared", box_id, "--json"]).json();
    assert_eq!(throw["best"]["type"], "throw");
    assert!(close(&throw["best"]["value"], naming["best"]["value"].as_f64().unwrap()));
    assert_eq!(with(&["advise", "--declared", "pair", "--hand", "61", "--json"]).code, 0);
    insta::assert_snapshot!("advise_naming", with(&["advise"]).out);
    for wrong in [&["advise", "--hand", "61"][..], &["advise", "--declared", "pair", "--card", "pair=0"]] {
        assert_eq!(with(wrong).code, 2);
    }
}

#[test]
fn every_wrong_question_gets_a_sentence() {
    let full: String = ["ones", "twos", "threes", "fours", "fives", "sixes", "one-pair", "two-pairs"]
        .iter()
        .chain(&[
            "three-of-a-kind",
            "four-of-a-kind",
            "small-straight",
            "large-straight",
            "full-house",
            "yatzy",
        ])
        .map(|id| format!("{id}=0,"))
        .chain(["chance=30".to_owned()])
        .collect();
    let long = "9".repeat(500);
    let card = |card: &'static str| vec!["advise", "--card", card];
    let hand = |hand: &'static str| vec!["advise", "--hand", hand];
    let huge = format!("ones={long}");
    let questions: Vec<Vec<&str>> = vec![
        card("ones"),
        card("ones=3,ones=2"),
        card("ones=7"),
        card("ones=-1"),
        card("ones=three"),
        card("ones="),
        card("=3"),
        card("onse=3"),
        card("kitchen=3"),
        card("chance=0"),
        card("ones=3;twos=4"),
        card("\u{1b}[31m"),
        vec!["advise", "--card", &huge],
        vec!["advise", "--card", &full],
        hand("6-6-6-5"),
        hand("7-1-1-1-1"),
        hand(""),
        hand("-5"),
        vec!["advise", "--rethrows", "1"],
        vec!["advise", "--hand", "66655", "--rethrows", "3"],
        vec!["advise", "--hand", "66655", "--rethrows", "-1"],
        vec!["advise", "--hand", "66655", "--rethrows", &long],
        vec!["advise", "--chips", "1"],
        vec!["advise", "--chips", "-1"],
        vec!["advise", "--extra-yatzys", "1"],
        vec!["advise", "--declared", "ones"],
        vec!["advise", "--rules", "triple"],
        vec!["advise", "--rules", "triple", "--card", "kitchen=1"],
        vec!["advise", "--rules", "maxi", "--data", "nofolder"],
        vec!["advise", "--rules", "tactic-da", "--hand", "66655"],
        vec!["advise", "--set", "order=down", "--card", "twos=4"],
        vec!["solve", "--rules", "triple"],
        vec!["solve", "--threads", "0"],
        vec!["solve", "yatzy"],
    ];
    let told: Vec<String> = questions
        .iter()
        .map(|question| {
            let answer = yatzy(question);
            assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{question:.80?}");
            assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
            assert!(answer.err.chars().count() < 300, "{}", answer.err);
            answer.err.trim_end().to_owned()
        })
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}
