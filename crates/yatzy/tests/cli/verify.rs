//! `yatzy verify`: records that keep the rules, records that don't, and dice of all three kinds.

use crate::command::{Answer, yatzy};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use yatzy_rules::fair::{self, PlayerBytes, Proof, Secret, ThrowRequest};
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Record, RecordSeat};

const SECRET: Secret = Secret([42; 32]);
const GAME: &str = "garden-1";

/// A game whose dice come from the secret. The players do what comes to mind: now a rethrow, now a box.
/// Every fifth throw brings no bytes.
fn fair_record(edition: &str) -> String {
    let mut game = Game::new(Catalogue::get().rules(edition).unwrap(), 2, DiceSource::Program);
    let mut bytes = BTreeMap::new();
    let mut number = 0;
    for step in 0_usize.. {
        let Some(seat) = game.turn().map(|turn| turn.seat) else { break };
        let actions = game.actions();
        let action = actions[step * 7 % actions.len()];
        if let Action::Throw(_) = action {
            number += 1;
            if number % 5 != 0 {
                bytes.insert(number, PlayerBytes([number as u8; 32]));
            }
        }
        let own = bytes.get(&number).copied();
        let mut dice = |count: u8| {
            let Action::Throw(keep) = action else { unreachable!("only throws ask for dice") };
            let request = ThrowRequest { game_id: GAME, number, seat, keep, bytes: own };
            Hand::from_faces(fair::throw(SECRET, &request, count)).unwrap()
        };
        let event = game.decide(action, &mut dice).unwrap();
        game.record(&event).unwrap();
    }
    let commitment = fair::commitment(GAME, SECRET);
    let proof = Proof { game_id: GAME.into(), commitment, bytes, secret: Some(SECRET) };
    let seats = ["Anna", "Björn"].map(RecordSeat::person).to_vec();
    Record { edition: Some(edition.into()), proof: Some(proof), ..Record::new(seats, game) }.to_string()
}

/// A record in a file of its own.
struct File(PathBuf);

impl File {
    fn new(name: &str, words: &str) -> File {
        let path = std::env::temp_dir().join(format!("yatzy-verify-{name}-{}.yatzy", std::process::id()));
        std::fs::write(&path, words).unwrap();
        File(path)
    }

    fn verify(&self, more: &[&str]) -> Answer {
        let mut args = vec!["verify", self.0.to_str().unwrap()];
        args.extend(more);
        yatzy(&args)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Exit code, `rules_ok`, `dice` and the codes of the problems.
fn told(answer: &Answer) -> (i32, Value, Value, Vec<String>) {
    let json = answer.json();
    let problems = json["problems"].as_array().unwrap().iter();
    let codes: Vec<String> = problems.map(|problem| problem["code"].as_str().unwrap().to_owned()).collect();
    if answer.code == 0 {
        assert_eq!(answer.err, "");
    } else {
        let error: Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!((answer.code, &error["error"]), (1, &json["problems"][0]));
    }
    (answer.code, json["rules_ok"].clone(), json["dice"].clone(), codes)
}

fn codes(codes: &[&str]) -> Vec<String> {
    codes.iter().map(|&code| code.to_owned()).collect()
}

#[test]
fn honest_dice_verify_and_changed_ones_do_not() {
    for edition in ["yatzy", "maxi", "tactic-da", "ru13"] {
        let record = fair_record(edition);
        let verify = |name: &str, words: &str, more: &[&str]| {
            let more: Vec<&str> = more.iter().copied().chain(["--json"]).collect();
            told(&File::new(&format!("{edition}-{name}"), words).verify(&more))
        };
        let fine = (0, json!(true), json!("verified"), codes(&[]));
        let commitment = fair::commitment(GAME, SECRET).to_string();
        assert_eq!(verify("good", &record, &[]), fine);
        assert_eq!(verify("noted", &record, &["--commitment", &commitment.to_uppercase()]), fine);

        let other = "0".repeat(64);
        let wrong = |code: &str| (1, json!(true), json!("wrong"), codes(&[code]));
        assert_eq!(verify("other", &record, &["--commitment", &other]), wrong("dice/commitment"));
        let forged = record.replace(&SECRET.to_string(), &Secret([41; 32]).to_string());
        assert_eq!(verify("secret", &forged, &[]), wrong("dice/secret"));
        let forged = record.replace(&PlayerBytes([3; 32]).to_string(), &PlayerBytes([9; 32]).to_string());
        assert_eq!(verify("bytes", &forged, &[]), wrong("dice/throw"));

        let open = record.split("secret ").next().unwrap();
        assert_eq!(verify("open", open, &[]), (0, json!(true), json!("unverifiable"), codes(&[])));
        // Wrong points break a rule; the dice are honest all the same.
        let total = record.lines().find(|line| line.starts_with("total 1 ")).unwrap();
        let forged = record.replace(total, "total 1 1");
        let found = verify("total", &forged, &[]);
        assert_eq!(found, (1, json!(false), json!("verified"), codes(&["record/wrong-total"])));
    }
}

/// A die that was turned shows in the points, and in the dice too.
#[test]
fn a_turned_die_is_told_as_both() {
    let record = fair_record("yatzy");
    let turn = record.lines().find(|line| line.starts_with("1.1 ")).unwrap();
    let hand = turn.split(' ').nth(1).unwrap();
    let turned = if hand == "1-1-1-1-1" { "2-2-2-2-2" } else { "1-1-1-1-1" };
    let forged = record.replacen(hand, turned, 1);
    let (code, rules_ok, dice, problems) = told(&File::new("turned", &forged).verify(&["--json"]));
    assert_eq!((code, rules_ok, dice), (1, json!(false), json!("wrong")));
    assert_eq!(problems.len(), 2);
    assert_eq!(problems[1], "dice/throw");
}

#[test]
fn records_without_a_commitment_can_only_be_checked_against_the_rules() {
    for record in ["records/tactic-sv.yatzy", "records/table.yatzy", "records/alga-triple-fi.yatzy"] {
        let answer = yatzy(&["verify", record, "--json"]);
        assert_eq!(told(&answer), (0, json!(true), json!("unverifiable"), codes(&[])));
    }
    let noted = ["verify", "records/tactic-sv.yatzy", "--json", "--commitment", &"a".repeat(64)];
    assert_eq!(told(&yatzy(&noted)), (1, json!(true), json!("wrong"), codes(&["dice/commitment"])));
}

#[test]
fn verdicts_for_people() {
    let good = File::new("people", &fair_record("yatzy"));
    let secret = fair_record("yatzy").replace(&SECRET.to_string(), &Secret([41; 32]).to_string());
    let secret = File::new("people-secret", &secret);
    let forged = include_str!("../records/tactic-sv.yatzy").replace("four-of-a-kind 20", "four-of-a-kind 24");
    let forged = File::new("people-forged", &forged);
    let mut told = String::new();
    let mut tell = |answer: &Answer, path: &str| {
        told += &format!("{}\n{}{}\n", answer.code, answer.out, answer.err.replace(path, "FILE"));
    };
    for file in [&good, &secret, &forged] {
        tell(&file.verify(&[]), file.0.to_str().unwrap());
    }
    tell(&yatzy(&["verify", "records/table.yatzy"]), "");
    tell(&yatzy(&["verify", "records/tactic-sv.yatzy"]), "");
    insta::assert_snapshot!(told);
}

#[test]
fn what_is_no_record_is_wrong_input() {
    let torn = File::new("torn", "yatzy record 1\nrules abc\n");
    for args in [
        &["verify", "nofile"][..],
        &["verify", "."],
        &["verify"],
        &["verify", "rulesets/two-dice.toml"],
        &["verify", torn.0.to_str().unwrap()],
        &["verify", "records/table.yatzy", "--commitment", "abc"],
        &["verify", "records/table.yatzy", "--commitment", "-1"],
        &["verify", "records/table.yatzy", "--commitment", &"g".repeat(64)],
    ] {
        let answer = yatzy(args);
        assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{args:?}");
    }
}

/// Records of the version before are verified, replayed and analysed like today's.
#[test]
fn records_of_version_1_are_understood() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/v1/web-three-seats.yatzy");
    assert_eq!(yatzy(&["verify", record, "--json"]).json()["dice"], "verified");
    let played = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/v1/computer-of-the-terminal.yatzy");
    let players = |answer: Value| {
        let seats = answer["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| (seat["name"].clone(), seat["player"].clone())).collect::<Vec<_>>()
    };
    let told = vec![(json!("Bo"), json!("person")), (json!(""), json!("bot:random"))];
    assert_eq!(players(yatzy(&["replay", played, "--json"]).json()), told);
    assert_eq!(players(yatzy(&["analyse", played, "--json"]).json()), told);
}
