//! What commands answer: screens as a person sees them, and JSON as programs rely on it.

use super::command::{command, yatzy, yatzy_with};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn screen(args: &[&str]) -> String {
    let answer = yatzy(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    assert!(
        answer.out.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 80),
        "{}",
        answer.out
    );
    answer.out
}

#[test]
fn screens() {
    insta::assert_snapshot!("help", screen(&["--help"]));
    insta::assert_snapshot!("help_score", screen(&["score", "--help"]));
    insta::assert_snapshot!("rules", screen(&["rules"]));
    insta::assert_snapshot!("rules_maxi_in_finnish", screen(&["rules", "--game", "maxi", "--in", "fi"]));
    insta::assert_snapshot!("rules_tactic_sv", screen(&["rules", "tactic-sv", "--lang", "sv"]));
    insta::assert_snapshot!("rules_tactic_da", screen(&["rules", "tactic-da"]));
    insta::assert_snapshot!("rules_alga_maxi_en", screen(&["rules", "alga-maxi-en"]));
    insta::assert_snapshot!("rules_alga_triple_fi", screen(&["rules", "alga-triple-fi", "--lang", "fi"]));
    insta::assert_snapshot!("rules_ru13", screen(&["rules", "ru13", "--lang", "ru"]));
    insta::assert_snapshot!("rules_yahtzee_down", screen(&["rules", "yahtzee", "--set", "order=down"]));
    insta::assert_snapshot!("score", screen(&["score", "6-6-6-5-5"]));
    insta::assert_snapshot!(
        "score_triple",
        screen(&["score", "4 4 4 4 1", "--rules", "alga-triple-nb", "--lang", "nb"])
    );
    insta::assert_snapshot!("replay", screen(&["replay", "records/tactic-sv.yatzy", "--lang", "sv"]));
    insta::assert_snapshot!("replay_triple", screen(&["replay", "records/alga-triple-fi.yatzy"]));
    insta::assert_snapshot!("analyse", screen(&["analyse", "records/tactic-sv.yatzy", "--lang", "sv"]));
    insta::assert_snapshot!("analyse_table", screen(&["analyse", "records/table.yatzy"]));
    insta::assert_snapshot!("replay_table", screen(&["replay", "records/table.yatzy"]));
}

/// Every edition fits 80 columns in every language.
#[test]
fn every_edition_is_explained_in_every_language() {
    for edition in yatzy_rules::Catalogue::get().editions() {
        let lang = edition.lang.as_deref().unwrap_or("de");
        let words = screen(&["rules", &edition.id, "--lang", lang]);
        assert!(words.lines().count() > 30);
    }
    for lang in yatzy_text::Lang::ALL {
        screen(&["rules", "maxi", "--lang", lang.code()]);
        screen(&["score", "66655", "--lang", lang.code()]);
    }
}

#[test]
fn rules_as_json() {
    let list = yatzy(&["rules", "--json"]).json();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), yatzy_rules::Catalogue::get().editions().len());
    let keys: BTreeSet<&str> = list[0].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, BTreeSet::from(["id", "game", "lang", "booklet", "options"]));
    let find = |id: &str| list.iter().find(|entry| entry["id"] == id).unwrap();
    assert_eq!((&find("yatzy")["lang"], &find("yatzy")["booklet"]), (&Value::Null, &Value::Null));
    assert_eq!(find("ru13")["lang"], "ru");
    let danish = find("tactic-da");
    assert_eq!((&danish["game"], &danish["booklet"]), (&json!("yatzy"), &json!("tactic")));
    assert_eq!(
        danish["options"],
        json!({"order": "free", "bonus": "at-least:63", "chance": "last-resort", "zero": "any",
               "declare": "yes", "chips": "no", "joker": "none", "yatzy": "50+sum"})
    );
    assert_eq!(yatzy(&["rules", "--game", "maxi", "--json"]).json().as_array().unwrap().len(), 6);
    assert_eq!(yatzy(&["rules", "--in", "no", "--json"]).json().as_array().unwrap().len(), 6);
}

#[test]
fn one_ruleset_as_json() {
    let one = yatzy(&["rules", "alga-maxi-fi", "--lang", "fi", "--json"]).json();
    assert_eq!((&one["id"], &one["dice"], &one["max"]), (&json!("alga-maxi-fi"), &json!(6), &json!(649)));
    assert_eq!(one["options"]["bonus"], "at-least:83");
    let house = one["boxes"].as_array().unwrap().iter().find(|entry| entry["id"] == "house").unwrap();
    assert_eq!(house["name"], "Täyskäsi");
    assert_eq!((&house["section"], &house["needs"]), (&json!("lower"), &json!("groups 3 2")));
    assert_eq!((&house["pays"], &house["max"]), (&json!("matched"), &json!(28)));
    let hand = house["example"]["hand"].as_str().unwrap();
    let scored = yatzy(&["score", hand, "--rules", "alga-maxi-fi", "--json"]).json();
    assert_eq!(scored["boxes"]["house"], house["example"]["points"]);
    assert_eq!(one["hash"].as_str().unwrap().len(), 64);
    assert!(one["cites"].as_str().unwrap().contains("83"));
}

#[test]
fn a_score_as_json_keeps_the_order_of_card_and_dice() {
    let answer = yatzy(&["score", "66565", "--json"]);
    let line = r#"{"hand":"6-6-5-6-5","boxes":{"ones":0,"twos":0,"threes":0,"fours":0,"fives":10,"sixes":18,"one-pair":12,"two-pairs":22,"three-of-a-kind":18,"four-of-a-kind":0,"small-straight":0,"large-straight":0,"full-house":28,"chance":28,"yatzy":0},"rules":"yatzy","hash":"fde167c48a6fbe4cf5951002c48a44f73db359deec4bec2fabdaa042b361df42"}"#;
    assert_eq!(answer.out, format!("{line}\n"));
    let triple = yatzy(&["score", "5 5 5 1 2", "--rules", "triple", "--json"]).json();
    assert_eq!(triple["boxes"].as_object().unwrap().len(), 45);
    assert_eq!(triple["boxes"]["three-of-a-kind-x2"], 30);
    let danish = yatzy(&["score", "44444", "--rules", "tactic-da", "--json"]).json();
    assert_eq!(danish["boxes"]["yatzy"], 70);
}

#[test]
fn hands_of_all_spellings_come_from_standard_input() {
    let answer = yatzy_with(&["score", "-", "--rules", "maxi"], b"222555\n2-2-2-5-5-5\r\n2 2 2 5 5 5");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| *line == lines[0]));
    let boxes = &serde_json::from_str::<Value>(lines[0]).unwrap()["boxes"];
    let eight =
        ["one-pair", "two-pairs", "three-of-a-kind", "twos", "fives", "double-triple", "house", "chance"];
    assert_eq!(eight.map(|id| boxes[id].as_u64().unwrap()), [10, 14, 15, 6, 15, 21, 19, 21]);
    assert_eq!(yatzy_with(&["score", "-"], b"").code, 0);
}

#[test]
fn a_file_of_ones_own_is_a_ruleset() {
    let one = yatzy(&["rules", "--rules", "rulesets/two-dice.toml", "--json", "--lang", "sv"]).json();
    assert_eq!(
        (&one["id"], &one["game"], &one["title"]),
        (&json!("two-dice"), &Value::Null, &json!("Two dice"))
    );
    assert_eq!(one["boxes"][1]["name"], "Par");
    let scored = yatzy(&["score", "4-4", "--rules", "rulesets/two-dice.toml", "--json"]).json();
    assert_eq!(scored["boxes"], json!({"sixes": 0, "pair": 10}));
}

#[test]
fn the_language_follows_the_flag_then_the_environment() {
    let kaak = |words: &str| words.contains("Kåk");
    assert!(!kaak(&yatzy(&["score", "66655"]).out));
    assert!(kaak(&yatzy(&["score", "66655", "--lang", "sv"]).out));
    assert!(kaak(&yatzy(&["--lang=sv", "score", "66655"]).out));
    let swedish = |args: &[&str]| {
        let output = command(args).env("LC_ALL", "sv_SE.UTF-8").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(kaak(&swedish(&["score", "66655"])));
    assert!(swedish(&["score", "66655", "--lang", "fi"]).contains("Täyskäsi"));
}

#[test]
fn a_record_as_json() {
    let record = yatzy(&["replay", "records/tactic-sv.yatzy", "--json"]).json();
    assert_eq!((&record["edition"], &record["finished"]), (&json!("tactic-sv"), &json!(true)));
    let anna = &record["seats"][0];
    assert_eq!((&anna["name"], &anna["total"], &anna["place"]), (&json!("Anna"), &json!(107), &json!(1)));
    assert_eq!(anna["boxes"]["four-of-a-kind"], 20);
    assert_eq!(record["turns"].as_array().unwrap().len(), 30);
    assert_eq!(record["turns"][0]["throws"][1], json!({"keep": "3-5", "hand": "3-3-5-5-6"}));
}

/// A record that breaks a rule is a "no"; one that can't be read is wrong input.
#[test]
fn a_forged_record_is_refused_with_line_and_reason() {
    let record = include_str!("../../records/tactic-sv.yatzy");
    let path = std::env::temp_dir().join(format!("yatzy-forged-{}.txt", std::process::id()));
    let told = |from: &str, to: &str| {
        assert!(record.contains(from));
        std::fs::write(&path, record.replacen(from, to, 1)).unwrap();
        let answer = yatzy(&["replay", path.to_str().unwrap()]);
        assert_eq!(answer.out, "");
        format!("{} {}", answer.code, answer.err.trim_end().replace(path.to_str().unwrap(), "FILE"))
    };
    let told = [
        told("four-of-a-kind 20", "four-of-a-kind 24"),
        told("3-3-5-5-6 (5-5-6) 5-5-5-5-6", "3-3-5-5-6 (5-5-6) 5-5-5-5-5"),
        told("3-3-5-5-6 (5-5-6) 5-5-5-5-6", "3-3-5-5-6 (5-5-5-6) 5-5-5-5-6"),
        told("2.1 1-1-3-3-5 two-pairs 8", "2.1 1-1-3-3-5 four-of-a-kind 0"),
        told("2.1 1-1-3-3-5 two-pairs 8", "2.1 1-1-3-3-5 chance 13"),
        told("2.1 1-1-3-3-5 two-pairs 8", "2.1 1-1-3-3-5 kitchen 8"),
        told("2.1 1-1-3-3-5 two-pairs 8", "2.1 1-1-3-3-5 () 1-1-3-3-5 () 1-1-3-3-5 () 1-1-3-3-5 two-pairs 8"),
        told("2.1 1-1", "2.2 1-1"),
        told("seat 2", "seat 4"),
        told("zero any", "zero last-resort"),
        told("total 1 107", "total 1 111"),
        told("yatzy record 1", "yatzy record 9"),
    ];
    std::fs::remove_file(&path).unwrap();
    insta::assert_snapshot!(told.join("\n"));
}

/// Total and what is to come are the expected total, luck, cost and what was told as a whole.
#[test]
fn analyse_adds_up_and_draws_its_charts() {
    let files: [(&str, &str, &[u8]); 3] = [
        ("records/tactic-sv.yatzy", "svg", b"<svg "),
        ("records/table.yatzy", "pdf", b"%PDF-1.7"),
        ("records/alga-triple-fi.yatzy", "PNG", b"\x89PNG"),
    ];
    for (file, ending, begins) in files {
        let charts = std::env::temp_dir().join(format!("yatzy-charts-{}.{ending}", std::process::id()));
        let path = charts.to_str().unwrap();
        let answer = yatzy(&["analyse", file, "--json", "-o", path]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{file}");
        for seat in answer.json()["seats"].as_array().unwrap() {
            let number = |key: &str| seat[key].as_f64().unwrap_or_else(|| panic!("{file}: {key}"));
            let found = number("total") + number("to_come");
            let told = number("expected") + number("luck") - number("cost") + number("whole");
            assert!((found - told).abs() < 1e-6, "{file}: {seat}");
            assert!(seat["accuracy"].is_null() || number("accuracy") <= 100.0);
        }
        assert!(std::fs::read(&charts).unwrap().starts_with(begins), "{file}");
        std::fs::remove_file(&charts).unwrap();
    }
    assert_eq!(yatzy(&["analyse", "records/absent.yatzy"]).code, 2);
    assert_eq!(yatzy(&["analyse", "records/tactic-sv.yatzy", "-o", "charts.gif"]).code, 2);
    // TripleYatzy is not solved first: its values are fitted.
    assert_eq!(yatzy(&["analyse", "records/alga-triple-fi.yatzy", "-o", "absent/charts.svg"]).code, 2);
}
