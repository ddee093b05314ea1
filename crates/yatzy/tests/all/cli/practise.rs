//! `yatzy practise`: positions and solutions as JSON, and exercises in lines.

use super::command::{Answer, yatzy, yatzy_with};
use serde_json::Value;

/// The flags of `yatzy advise` for a position.
fn flags(position: &Value) -> Vec<String> {
    let mut flags = vec!["--card".to_owned(), position["card"].as_str().unwrap().to_owned()];
    let mut add = |flag: &str, value: &Value| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        flags.extend([flag.to_owned(), value]);
    };
    for (flag, field) in
        [("--chips", "chips"), ("--declared", "declared"), ("--extra-yatzys", "extra_yatzys")]
    {
        if let Some(value) = position.get(field) {
            add(flag, value);
        }
    }
    if !position["hand"].is_null() {
        add("--hand", &position["hand"]);
        add("--rethrows", &position["rethrows"]);
    }
    flags
}

/// Compares a position and its solution with what `yatzy advise` says about it.
fn is_advised(id: &str, position: &Value) {
    let mut args = ["advise", "--rules", id, "--json"].map(str::to_owned).to_vec();
    args.extend(flags(position));
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let answer = yatzy(&args);
    assert_eq!(answer.code, 0, "{args:?}: {}", answer.err);
    let advised = answer.json();
    let (best, tempting) = (&position["best"], &position["tempting"]);
    for field in ["type", "keep", "box", "points", "cost"] {
        assert_eq!(advised["best"][field], best[field], "{args:?}: {field}");
    }
    assert!((advised["best"]["value"].as_f64().unwrap() - best["value"].as_f64().unwrap()).abs() < 1e-6);
    let same = |action: &&Value| ["type", "keep", "box"].iter().all(|field| action[field] == tempting[field]);
    let action = advised["actions"].as_array().unwrap().iter().find(same).unwrap();
    assert!((action["cost"].as_f64().unwrap() - tempting["cost"].as_f64().unwrap()).abs() < 1e-6, "{args:?}");
    assert!(action["cost"].as_f64().unwrap() > 1.5);
}

#[test]
#[ignore = "minutes: `yatzy advise` solves each game ten times; `--full practise`"]
fn solutions_of_every_game_are_what_advise_says() {
    for id in ["yatzy", "yahtzee", "ru13", "tactic-da", "tactic-fi", "leaflet-fi", "maxi", "triple"] {
        let json = yatzy(&["practise", "--rules", id, "--count", "10", "--seed", "3", "--json"]).json();
        assert_eq!(json["exact"] == false, ["maxi", "triple"].contains(&id), "{id}");
        let positions = json["positions"].as_array().unwrap();
        assert_eq!(positions.len(), 10, "{id}");
        for position in positions {
            is_advised(id, position);
        }
    }
}

#[test]
fn solutions_are_what_advise_says() {
    let answer = yatzy(&["practise", "--count", "4", "--seed", "1", "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    assert_eq!((&json["rules"], &json["exact"], &json["seed"]), (&"yatzy".into(), &true.into(), &1.into()));
    let positions = json["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 4);
    is_advised("yatzy", &positions[1]);
    // American spelling, and the same seed again.
    assert_eq!(yatzy(&["practice", "--count", "4", "--seed", "1", "--json"]).out, answer.out);
}

/// A position's best choice as it is typed.
fn typed(action: &Value) -> String {
    match action["type"].as_str().unwrap() {
        "keep" if action["keep"] == "" => "none".to_owned(),
        "keep" => action["keep"].as_str().unwrap().to_owned(),
        _ => action["box"].as_str().unwrap().to_owned(),
    }
}

#[test]
fn exercises_in_lines() {
    let json = yatzy(&["practise", "--count", "3", "--seed", "1", "--json"]).json();
    let positions = json["positions"].as_array().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let ask = |lines: &str| -> Answer {
        yatzy_with(&["practise", "--count", "3", "--seed", "1", "--plain", "--data", data], lines.as_bytes())
    };
    let best: Vec<String> = positions.iter().map(|position| typed(&position["best"])).collect();
    let right = ask(&format!("nonsense\n{}\n", best.join("\n")));
    assert_eq!(right.code, 0, "{}", right.err);
    assert!(right.out.contains("“nonsense” is no choice here"), "{}", right.out);
    assert!(right.out.contains("\n3 of 3 right\n"), "{}", right.out);
    assert!(right.out.contains("Your level: "), "{}", right.out);
    let kept = std::fs::read_to_string(folder.path().join("practise.json")).unwrap();
    assert!(kept.contains("\"answers\":3"), "{kept}");
    // Before an answer there are no odds. One wrong answer, the odds, and then the input ends.
    let wrong = ask(&format!("odds\n{}\nodds\n", typed(&positions[0]["tempting"])));
    assert_eq!(wrong.out.matches("Type the dice to keep").count(), 2, "{}", wrong.out);
    assert!(wrong.out.contains("There is a better choice.") && wrong.out.contains("\n0 of 1 right\n"));
    assert!(wrong.out.contains('%'), "{}", wrong.out);
    assert_eq!(yatzy(&["practise", "--forget", "--data", data]).code, 0);
    assert!(!folder.path().join("practise.json").exists());
}

/// The exercise of the day counts once, is in what is shown, and goes with the rest. Its result says nothing about the
/// position.
#[test]
fn the_exercise_of_the_day_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let json = yatzy(&["practise", "--today", "--json"]).json();
    let positions = json["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 1);
    let date = json["seed"].as_u64().unwrap();
    let date = format!("{:04}-{:02}-{:02}", date / 10_000, date / 100 % 100, date % 100);
    let best = typed(&positions[0]["best"]);
    let ask =
        || yatzy_with(&["practise", "--today", "--plain", "--data", data], format!("{best}\n").as_bytes());
    let first = ask();
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("Days in a row: 1\n"), "{}", first.out);
    let shared = format!("\nYatzy {date}\nExercise of the day 🟦\n");
    assert!(first.out.ends_with(&shared), "{}", first.out);
    assert!(ask().out.contains("This is not your first attempt today"));
    let shown = yatzy(&["practise", "--show", "--data", data]);
    assert!(shown.out.contains("Answers: 2\nDays in a row: 1\n"), "{}", shown.out);
    let kept = yatzy(&["practise", "--show", "--json", "--data", data]).json();
    assert_eq!(kept["days"][&date]["yatzy"], 0.0);
    assert_eq!(yatzy(&["practise", "--forget", "--data", data]).code, 0);
    assert!(yatzy(&["practise", "--show", "--data", data]).out.contains("Answers: 0\nDays in a row: 0\n"));
}

/// A sheet has exercises on its first page and their solutions on the second.
#[test]
fn exercises_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("exercises.pdf");
    let answer = yatzy(&["sheet", "--practise", "--seed", "1", "-o", file.to_str().unwrap()]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let page = |number: &str| {
        let text = std::process::Command::new("pdftotext")
            .args(["-layout", "-f", number, "-l", number, file.to_str().unwrap(), "-"])
            .output()
            .unwrap();
        String::from_utf8(text.stdout).unwrap()
    };
    let (exercises, solutions) = (page("1"), page("2"));
    assert!(exercises.contains("Yatzy: Exercises") && exercises.contains("1. "), "{exercises}");
    assert!(!exercises.contains("Keep"), "no solution on the first page: {exercises}");
    assert!(solutions.contains("Yatzy: Solutions") && solutions.contains("--seed 1"), "{solutions}");
    assert_eq!(page("3"), "");
    assert_eq!(yatzy(&["sheet", "--practise", "--record", "x"]).code, 2);
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (args, code) in [
        (&["--theme", "jokers"][..], "practise/no-theme"),
        (&["--theme", "x"], "practise/no-theme"),
        (&["--level", "6"], "usage/number"),
        (&["--count", "0"], "usage/number"),
    ] {
        let mut all = vec!["practise", "--json"];
        all.extend(args);
        let answer = yatzy(&all);
        let error: Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!((answer.code, error["error"]["code"].as_str()), (2, Some(code)));
    }
}
