//! `yatzy verify`: records that keep the rules, records that don't, and dice of all three kinds.

use super::command::{Answer, yatzy};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use yatzy_rules::fair::{self, PlayerBytes, Proof, Salt, Secret, ThrowRequest};
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Link, Record, RecordSeat, Seat};

const SECRET: Secret = Secret([42; 32]);
const GAME: &str = "garden-1";

/// A game whose dice come from the secret. The players do what comes to mind: now a rethrow, now a box.
/// Every fifth throw brings no bytes.
fn fair_record(edition: &str) -> String {
    let record = bound_record(edition);
    let seats = record.seats.iter().map(|seat| RecordSeat { salt: None, ..seat.clone() }).collect();
    Record { log: None, seats, ..record }.to_string()
}

/// The same with everything that happened, bound by its chain.
fn bound_record(edition: &str) -> Record {
    let salts = [Some(Salt([1; 32])), Some(Salt([2; 32]))];
    let named = ["Anna", "Björn"].map(RecordSeat::person);
    let seats = named.into_iter().zip(salts).map(|(seat, salt)| RecordSeat { salt, ..seat });
    let seats: Vec<RecordSeat> = seats.collect();
    let sit = |(place, seat): (u16, &RecordSeat)| Link::Seat(Seat(place), seat.sealed_seat().unwrap());
    let mut log: Vec<Link> = (0..).zip(&seats).map(sit).collect();
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
        log.push(Link::Play { event, bytes: own.filter(|_| matches!(action, Action::Throw(_))) });
    }
    log.push(Link::Sealed);
    let commitment = fair::commitment(DiceSource::Program, GAME, SECRET);
    let proof = Proof { game_id: GAME.into(), commitment, bytes, secret: Some(SECRET), of_match: None };
    let edition = Some(edition.into());
    Record { edition, proof: Some(proof), log: Some(log), ..Record::new(seats, game) }
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
        let commitment = fair::commitment(DiceSource::Program, GAME, SECRET).to_string();
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
        // A game that is over and keeps its secret can't be checked, whatever was noted.
        let kept = (1, json!(true), json!("unverifiable"), codes(&["dice/no-secret"]));
        assert_eq!(verify("open", open, &[]), kept);
        assert_eq!(verify("open-noted", open, &["--commitment", &commitment]), kept);
        // One that goes on has a secret to keep.
        let going = open.split("total ").next().unwrap().lines();
        let going: String =
            going.take_while(|line| !line.starts_with("3.1 ")).map(|line| format!("{line}\n")).collect();
        assert_eq!(verify("going", &going, &[]), (0, json!(true), json!("unverifiable"), codes(&[])));
        // Bytes belong to throws that were made.
        let more = record.replace("secret ", &format!("bytes 900 {}\nsecret ", "ab".repeat(32)));
        assert_eq!(verify("more", &more, &[]).3, codes(&["record/no-such-throw"]));
        // Wrong points break a rule; the dice are honest all the same.
        let total = record.lines().find(|line| line.starts_with("total 1 ")).unwrap();
        let forged = record.replace(total, "total 1 1");
        let found = verify("total", &forged, &[]);
        assert_eq!(found, (1, json!(false), json!("verified"), codes(&["record/wrong-total"])));
    }
}

#[test]
fn a_chain_binds_every_line_and_goes_on_from_its_heads() {
    let record = bound_record("yatzy");
    let chain = record.chain().unwrap();
    let text = record.to_string();
    let good = File::new("bound", &text);
    let answer = good.verify(&["--json"]).json();
    assert_eq!((&answer["chain"], &answer["head"]), (&json!("kept"), &json!(chain.newest().to_string())));
    assert_eq!(answer["goes_on"], Value::Null);
    for head in [chain.heads()[0], chain.heads()[40], chain.newest()] {
        let answer = good.verify(&["--json", "--head", &head.to_string()]);
        assert_eq!((answer.code, answer.json()["goes_on"].clone()), (0, json!(true)));
    }
    let other = good.verify(&["--json", "--head", &"ab".repeat(32)]);
    assert_eq!((other.json()["goes_on"].clone(), told(&other).3), (json!(false), codes(&["verify/head"])));
    // A record without a chain goes on from nothing.
    let bare = File::new("unbound", &fair_record("yatzy"));
    assert_eq!(bare.verify(&["--json"]).json()["chain"], "none");
    assert!(bare.verify(&[]).out.contains("or its chain was removed"));
    assert_eq!(bare.verify(&["--json", "--head", &chain.newest().to_string()]).code, 1);

    // Whatever is changed is refused, and the dice are told apart from it.
    let changed = File::new("renamed", &text.replace("seat 2 person Björn", "seat 2 person Bengt"));
    let answer = changed.verify(&["--json"]);
    assert_eq!(told(&answer), (1, json!(true), json!("verified"), codes(&["record/chain"])));
    assert_eq!(answer.json()["chain"], "broken");
    let line = text.lines().position(|line| line.starts_with("seat 2 ")).unwrap() + 1;
    let message = answer.json()["problems"][0]["message"].as_str().unwrap().to_owned();
    assert!(message.contains(&format!("Line {line}: ")), "{message}");
    for args in [["--head", "abc"], ["--head", "-1"], ["--head", &"g".repeat(64)]] {
        let answer = good.verify(&args);
        assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1), "{args:?}");
    }
}

/// Records from before the chain, and those written by hand: nothing is wrong with them, and it is said why nothing is
/// proven.
#[test]
fn records_without_a_chain_say_so() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let mut count = 0;
    for folder in [folder.to_owned(), format!("{folder}/v1")] {
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let Some(path) = file.to_str().filter(|path| path.ends_with(".yatzy")) else { continue };
            let answer = yatzy(&["verify", path, "--json"]);
            assert_eq!(
                (answer.code, answer.json()["chain"].clone()),
                (0, json!("none")),
                "{path}: {}",
                answer.err
            );
            let is_of_house = std::fs::read_to_string(path).unwrap().contains("\ncommitment ");
            let why =
                if is_of_house { "its chain was removed" } else { "written by hand or by an older version" };
            assert!(yatzy(&["verify", path]).out.contains(why), "{path}");
            count += 1;
        }
    }
    assert!(count >= 8);
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
    let forged =
        include_str!("../../records/tactic-sv.yatzy").replace("four-of-a-kind 20", "four-of-a-kind 24");
    let forged = File::new("people-forged", &forged);
    let mut told = String::new();
    let mut tell = |answer: &Answer, path: &str| {
        told += &format!("{}\n{}{}\n", answer.code, answer.out, answer.err.replace(path, "FILE"));
    };
    let bound = File::new("people-bound", &bound_record("yatzy").to_string());
    let broken = bound_record("yatzy").to_string().replace("seat 1 person Anna", "seat 1 person Hanna");
    let broken = File::new("people-broken", &broken);
    for file in [&good, &secret, &forged, &bound, &broken] {
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
