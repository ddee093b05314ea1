//! `yatzy advise` and `yatzy solve`. The whole game is solved as seldom as possible; two dice show the rest.

use super::command::{Answer, yatzy};
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
    let answer = yatzy(&["solve", "--expected-only", "--json"]).json();
    assert_eq!((&answer["rules"], &answer["exact"]), (&json!("yatzy"), &json!(true)));
    assert!(close(&answer["expected"], 248.4399894), "{answer}");
    assert!(answer["states"].as_u64().unwrap() > 1_000_000);
    assert!(answer["seconds"].as_f64().unwrap() > 0.0 && answer["cpu_seconds"].as_f64().unwrap() > 0.0);
    assert!(answer.get("deviation").is_none() && answer.get("distribution").is_none());
}

#[test]
fn two_dice_solved() {
    let answer = toy(&["solve", "--distribution", "--json"]).json();
    let number = |key: &str| answer[key].as_f64().unwrap();
    assert_eq!((&answer["rules"], &answer["exact"]), (&json!("two-dice"), &json!(true)));
    assert!(answer.get("error").is_none() && answer.get("bonus_chance").is_none());
    let boxes = answer["boxes"].as_array().unwrap();
    assert_eq!((&boxes[0]["id"], &boxes[1]["id"]), (&json!("sixes"), &json!("pair")));
    let means: f64 = boxes.iter().map(|cell| cell["mean"].as_f64().unwrap()).sum();
    let shares: f64 = boxes.iter().map(|cell| cell["share"].as_f64().unwrap()).sum();
    assert!((means - number("expected")).abs() < 1e-6 && (shares - 1.0).abs() < 1e-9);
    // A pair pays ten or nothing.
    let pair = &boxes[1];
    assert!(close(&pair["mean"], 10.0 * (1.0 - pair["zero"].as_f64().unwrap())));

    let all = answer["distribution"].as_array().unwrap();
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        all.iter().map(|pair| of(pair[0].as_f64().unwrap(), pair[1].as_f64().unwrap())).sum()
    };
    let mean = sum(&|total, chance| total * chance);
    let spread = sum(&|total, chance| (total - mean).powi(2) * chance).sqrt();
    assert!((sum(&|_, chance| chance) - 1.0).abs() < 1e-9);
    assert!((mean - number("expected")).abs() < 1e-6 && (spread - number("deviation")).abs() < 1e-6);
    assert_eq!(answer["distribution_exact"], true);
    assert_eq!(answer["percentiles"].as_array().unwrap().len(), 9);
}

#[test]
fn with_chips_the_distribution_is_simulated() {
    let answer = toy(&["solve", "--distribution", "--set", "chips=yes", "--json"]).json();
    assert_eq!((&answer["exact"], &answer["distribution_exact"]), (&json!(true), &json!(false)));
    let error = answer["distribution_error"].as_f64().unwrap();
    assert!(error > 0.0 && error < 0.01 && answer["distribution_games"].as_u64().unwrap() >= 10_000);
    let sum: f64 =
        answer["distribution"].as_array().unwrap().iter().map(|pair| pair[1].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

/// What is not a time on the clock.
fn without_times(screen: &str) -> String {
    screen.lines().filter(|line| !line.starts_with("  Time for")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn two_dice_solved_for_people() {
    let answer = toy(&["solve", "--distribution"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out.lines().filter(|line| line.starts_with("  Time for")).count(), 2);
    insta::assert_snapshot!("solve_two_dice", without_times(&answer.out));
    let brief = toy(&["solve", "--expected-only"]);
    insta::assert_snapshot!("solve_two_dice_briefly", without_times(&brief.out));
}

/// Solved once, a game is there for every later question; a table that is damaged is told.
#[test]
fn a_table_is_kept_and_checked() {
    let folder = std::env::temp_dir().join(format!("yatzy-tables-{}", std::process::id()));
    let data = ["--data", folder.to_str().unwrap()];
    let with = |args: &[&str]| toy(&args.iter().copied().chain(data).collect::<Vec<_>>());
    let solved = with(&["solve", "--table", "--json"]).json();
    let again = with(&["solve", "--table", "--json"]).json();
    assert!(solved["numerical_error"].as_f64().unwrap() < 1e-6);
    assert_eq!((&solved["expected"], &solved["boxes"]), (&again["expected"], &again["boxes"]));
    let advice = with(&["advise", "--json"]).json();
    assert!(close(&advice["best"]["value"], solved["expected"].as_f64().unwrap()));

    let tables: Vec<_> = std::fs::read_dir(folder.join("tables")).unwrap().collect();
    assert_eq!(tables.len(), 1);
    let table = tables.into_iter().next().unwrap().unwrap().path();
    let whole = std::fs::read(&table).unwrap();
    let mut told = Vec::new();
    let mut tell = |bytes: &[u8]| {
        std::fs::write(&table, bytes).unwrap();
        for args in [&["solve", "--table"][..], &["advise"], &["simulate", "--seat", "bot:perfect"]] {
            let answer = with(args);
            assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1));
            told.push(answer.err.trim_end().replace(table.to_str().unwrap(), "TABLE"));
        }
    };
    tell(&whole[..whole.len() - 1]);
    tell(b"something else");
    let mut damaged = whole.clone();
    *damaged.last_mut().unwrap() ^= 1;
    tell(&damaged);
    damaged = whole.clone();
    damaged[8] = 99;
    tell(&damaged);
    std::fs::remove_dir_all(&folder).unwrap();
    told.dedup();
    insta::assert_snapshot!("damaged_tables", told.join("\n"));

    let blocked = yatzy(&["solve", "--table", "--data", "rulesets/two-dice.toml", TOY[0], TOY[1]]);
    assert_eq!((blocked.code, blocked.err.lines().count()), (2, 1));
    let nowhere = toy(&["solve", "--table"]);
    assert_eq!((nowhere.code, nowhere.err.contains("YATZY_DATA")), (2, true), "{}", nowhere.err);
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
        vec!["advise", "--rules", "triple", "--card", "kitchen=1"],
        vec!["advise", "--rules", "triple", "--card", "three-of-a-kind-x2=15"],
        vec!["advise", "--rules", "maxi", "--data", "nofolder", "--chips", "1"],
        vec!["advise", "--rules", "tactic-da", "--hand", "66655"],
        vec!["advise", "--set", "order=down", "--card", "twos=4"],
        vec!["solve", "--rules", "triple", "--table"],
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

#[test]
fn three_columns_are_fitted_and_say_so() {
    let answer = yatzy(&["solve", "--rules", "alga-triple-sv", "--expected-only", "--json"]).json();
    assert_eq!((&answer["rules"], &answer["exact"]), (&json!("alga-triple-sv"), &json!(false)));
    let (expected, error) = (answer["expected"].as_f64().unwrap(), answer["error"].as_f64().unwrap());
    assert!(expected > 1_464.0 && expected < 1_466.0 && error > 0.0 && error < 1.0, "{answer}");
    assert_eq!((&answer["states"], &answer["exact_cells"]), (&json!((1u64 << 45) - 1), &json!(12)));
    assert!(answer.get("numerical_error").is_none() && answer.get("deviation").is_none());
    let text = yatzy(&["solve", "--rules", "triple", "--expected-only"]).out;
    assert!(text.contains("The best known play") && text.contains("Error of the estimate"), "{text}");
}

#[test]
fn every_cell_of_three_columns_is_counted() {
    let answer = yatzy(&["solve", "--rules", "triple", "--json"]).json();
    let boxes = answer["boxes"].as_array().unwrap();
    assert_eq!((boxes.len(), &boxes[0]["id"], &answer["boxes_games"]), (45, &json!("ones-x1"), &json!(1000)));
    let means: f64 = boxes.iter().map(|cell| cell["mean"].as_f64().unwrap()).sum();
    let deviation = answer["deviation"].as_f64().unwrap();
    assert!((110.0..125.0).contains(&deviation));
    assert!((means - answer["expected"].as_f64().unwrap()).abs() < 5.0 * deviation / 1_000_f64.sqrt());
}

#[test]
fn advice_for_three_columns() {
    let ask = |args: &[&str]| {
        let args: Vec<&str> = ["advise", "--rules", "triple", "--json"].iter().chain(args).copied().collect();
        yatzy(&args).json()
    };
    let start = ask(&[]);
    assert_eq!((&start["exact"], &start["best"]["type"]), (&json!(false), &json!("throw")));
    assert!(start["error"].as_f64().unwrap() < 1.0);
    let solved = yatzy(&["solve", "--rules", "triple", "--expected-only", "--json"]).json();
    let far = start["best"]["value"].as_f64().unwrap() - solved["expected"].as_f64().unwrap();
    assert!(far.abs() <= start["error"].as_f64().unwrap(), "{far}");
    // Points on a card and points advised are as on the pad, multiplied.
    let hand = ask(&["--card", "three-of-a-kind-x2=30", "--hand", "66666", "--rethrows", "0"]);
    let best = check_actions(&hand)[0].clone();
    assert_eq!((&best["box"], &best["points"]), (&json!("yatzy-x3"), &json!(150)));
    assert!(hand["actions"].as_array().unwrap().iter().all(|action| action["box"] != "three-of-a-kind-x2"));
    // One cell left is arithmetic, and exact.
    let ids =
        ["ones", "twos", "threes", "fours", "fives", "sixes", "one-pair", "two-pairs", "three-of-a-kind"];
    let more = ["four-of-a-kind", "small-straight", "large-straight", "full-house", "yatzy"];
    let mut card: String =
        ids.iter().chain(&more).map(|id| format!("{id}-x1=0,{id}-x2=0,{id}-x3=0,")).collect();
    card.push_str("chance-x1=10,chance-x2=20");
    let last = ask(&["--card", &card, "--hand", "66666", "--rethrows", "0"]);
    assert_eq!(last["exact"], true);
    assert!(last.get("error").is_none() && close(&last["best"]["value"], 120.0), "{last}");
    let said = yatzy(&["advise", "--rules", "triple", "--hand", "66655"]).out.replace('\n', " ");
    assert!(said.contains("these figures rest on an estimate that may be off by 0."), "{said}");
}

#[test]
fn options_that_no_fit_covers_are_answered_and_not_claimed_to_be_measured() {
    for setting in ["chance=last-resort", "zero=last-resort", "yatzy=50+sum"] {
        let args = ["advise", "--rules", "triple", "--set", setting, "--hand", "66621", "--json"];
        let answer = yatzy(&args).json();
        assert_eq!(answer["exact"], false, "{setting}");
        assert!(answer.get("error").is_none() && check_actions(&answer).len() > 20, "{setting}");
    }
}

#[test]
fn maxi_without_its_table_is_answered_and_says_how() {
    let ask = |args: &[&str]| {
        let maxi = ["advise", "--rules", "maxi", "--data", "nofolder", "--json"];
        yatzy(&maxi.iter().chain(args).copied().collect::<Vec<_>>()).json()
    };
    let early = ask(&["--hand", "666666"]);
    assert_eq!(early["exact"], false);
    assert!(early["error"].as_f64().unwrap() < 10.0);
    let best = check_actions(&early)[0].clone();
    assert_eq!((&best["box"], &best["points"]), (&json!("maxi-yatzy"), &json!(100)));
    // Two boxes left, no rethrow: arithmetic.
    let upper = "ones=4,twos=8,threes=12,fours=16,fives=20,sixes=24";
    let lower = "one-pair=12,two-pairs=22,three-pairs=30,three-of-a-kind=18,four-of-a-kind=24,five-of-a-kind=30,\
                 small-straight=15,large-straight=20,full-straight=21,house=28,double-triple=33,tower=34";
    let card = format!("{upper},{lower},chance=30");
    let last = ask(&["--card", &card, "--hand", "666666", "--rethrows", "0", "--chips", "3"]);
    assert_eq!((&last["exact"], last.get("error")), (&json!(true), None));
    let total = 84.0 + 100.0 + 287.0 + 30.0 + 100.0;
    assert!(close(&last["best"]["value"], total), "{last}");
    let said = yatzy(&["advise", "--rules", "alga-maxi-fi", "--data", "nofolder"]).out.replace('\n', " ");
    assert!(said.contains("rest on an estimate that may be off by"), "{said}");
    assert!(said.contains("“yatzy solve” with the same rules"), "{said}");
    // No fit knows another bonus; it is still answered.
    let other =
        yatzy(&["advise", "--rules", "maxi", "--set", "bonus=at-least:80", "--data", "nofolder", "--json"]);
    assert_eq!((&other.json()["exact"], other.json().get("error")), (&json!(false), None));
}
