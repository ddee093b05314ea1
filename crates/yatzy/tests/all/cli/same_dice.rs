//! `yatzy play --same` and `yatzy match`: the same dice for everyone, and games with the same dice side by side.

use super::command::{yatzy, yatzy_with};
use std::collections::BTreeMap;
use yatzy_rules::fair::{self, Proof, Secret};
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Points, Record, RecordSeat};
use yatzy_table::Challenge;

const SEED: Secret = Secret([5; 32]);

/// The code of a game that throws once in every turn and enters the first box that is possible, or the last.
fn code(seed: Secret, name: &str, last: bool) -> String {
    Challenge::of_game(Some("yatzy"), name, &game(seed, last), seed).unwrap().code()
}

fn game(seed: Secret, last: bool) -> Game {
    let mut game = Game::new(Catalogue::get().rules("yatzy").unwrap(), 1, DiceSource::Shared);
    while game.turn().is_some() {
        let mut actions = game.actions().into_iter();
        let throw = actions.clone().find(|action| matches!(action, Action::Throw(_)));
        let is_entry = |action: &Action| matches!(action, Action::Enter(_));
        let entry = if last { actions.rfind(is_entry) } else { actions.find(is_entry) };
        let event = game.decide(entry.or(throw).unwrap(), &mut fair::shared_dice(&game, seed)).unwrap();
        game.record(&event).unwrap();
    }
    game
}

/// Anna's game by rules that no list names.
fn record(secret: Option<Secret>) -> Record {
    let proof = Proof {
        game_id: "garden".into(),
        commitment: fair::commitment(DiceSource::Shared, "garden", SEED),
        bytes: BTreeMap::new(),
        secret,
        of_match: None,
    };
    Record { proof: Some(proof), ..Record::new(vec![RecordSeat::person("Anna")], game(SEED, false)) }
}

/// Lines that throw once in every turn, and fill the boxes in order.
fn in_order(seed: Secret) -> String {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let line = |(turn, cell)| {
        let hand = Hand::from_faces(fair::shared_throw(seed, turn, 1, 5)).unwrap();
        let zero = if rules.points(cell, hand) == Points::ZERO { " 0" } else { "" };
        format!("throw\nenter {}{zero}\n", rules.cell_id(cell))
    };
    (1..).zip(rules.cells().iter()).map(line).collect()
}

#[test]
fn two_games_are_compared_turn_by_turn() {
    let (anna, bjorn) = (code(SEED, "Anna", false), code(SEED, "Björn", true));
    let answer = yatzy(&["match", &anna, &bjorn, "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json = answer.json();
    let players = json["players"].as_array().unwrap();
    assert_eq!((&players[0]["name"], &players[1]["name"]), (&"Anna".into(), &"Björn".into()));
    for player in players {
        let turns = player["turns"].as_array().unwrap();
        assert_eq!(turns.len(), 15);
        let cost: f64 = turns.iter().map(|turn| turn["cost"].as_f64().unwrap()).sum();
        assert!((cost - player["cost"].as_f64().unwrap()).abs() < 1e-6);
    }
    // Both throw once in each turn: the hands are the same, the boxes are not.
    let hands = |player: &serde_json::Value| -> Vec<String> {
        player["turns"].as_array().unwrap().iter().map(|turn| turn["hand"].to_string()).collect()
    };
    assert_eq!(hands(&players[0]), hands(&players[1]));
    assert_eq!(json["parted"], 1);
    assert_eq!(json["exact"], true);
    let recommended = json["recommended"].as_u64().unwrap();
    assert!(players.iter().all(|player| player["total"].as_u64().unwrap() < recommended));

    let shown = yatzy(&["match", &anna, &bjorn]).out;
    assert!(shown.contains("The choices first differ in turn 1."), "{shown}");
    // Turn by turn, what the choices cost.
    let costly =
        players[1]["turns"].as_array().unwrap().iter().find(|turn| turn["cost"].as_f64() > Some(0.1));
    let cost = format!("−{:.1}", costly.unwrap()["cost"].as_f64().unwrap());
    assert!(shown.contains(&cost), "{cost}: {shown}");
    assert!(shown.contains(&format!("the recommended play makes {recommended} points.")), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let alike = yatzy(&["match", &anna, &anna]).out;
    assert!(alike.contains("All choices are the same."), "{alike}");
}

#[test]
fn other_dice_and_other_files_are_refused() {
    let (anna, other) = (code(SEED, "Anna", false), code(Secret([6; 32]), "Cleo", false));
    for (games, code) in
        [([&*anna, &*other], "match/other-dice"), ([&*anna, "records/table.yatzy"], "match/not-shared")]
    {
        let answer = yatzy(&["match", games[0], games[1], "--json"]);
        let error: serde_json::Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!((answer.code, error["error"]["code"].as_str()), (1, Some(code)));
    }
    assert_eq!(yatzy(&["match", "no-such-file"]).code, 2);
    // A code with missing letters is no file.
    let cut = yatzy(&["match", &anna, &format!("https://example.org/same?c={}", &anna[..anna.len() - 3])]);
    assert!(cut.code == 2 && cut.err.starts_with("This challenge code is damaged."), "{}", cut.err);
}

/// The first throw is that of the seed, and a whole game ends with both totals and the code for the next friend.
#[test]
fn a_challenge_is_played_and_handed_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let challenge = code(SEED, "Anna", false);
    let throw = yatzy_with(
        &["play", "--plain", "--same", &challenge, "--seat", "Björn", "--data", data],
        b"throw\nquit\n",
    );
    let first = Hand::from_faces(fair::shared_throw(SEED, 1, 1, 5)).unwrap().to_string();
    assert!(throw.out.contains(&first), "{first} is not in {}{}", throw.out, throw.err);
    assert!(!throw.out.contains("--same"), "the game is not over");

    let lines = in_order(SEED);
    let whole = yatzy_with(
        &["play", "--plain", "--same", &challenge, "--seat", "Cleo", "--data", data],
        format!("{lines}quit\n").as_bytes(),
    );
    assert!(whole.out.contains("Anna: "), "{}{}", whole.out, whole.err);
    // The game is stored with the challenge that it answers.
    let file = format!("{data}/games.jsonl");
    assert_eq!(yatzy(&["export", &file, "--data", data]).code, 0);
    let games = std::fs::read_to_string(&file).unwrap();
    assert_eq!(games.matches(&format!(r#""challenge":"{challenge}""#)).count(), 2, "{games}");
    let json = yatzy_with(
        &["play", "--json", "--same", &challenge, "--seat", "Dag", "--data", data],
        format!("{lines}quit\n").as_bytes(),
    );
    let result = json.json();
    let anna = Challenge::parse(&challenge).unwrap().total().unwrap().0;
    assert_eq!(
        (&result["name"], &result["challenge"]["total"]),
        (&"Dag".into(), &anna.into()),
        "{}",
        json.err
    );
    let own = whole.out.split("--same ").nth(1).unwrap_or_else(|| panic!("{}", whole.out)).trim();
    let own = Challenge::parse(own).unwrap();
    assert_eq!((own.name.as_str(), own.seed), ("Cleo", SEED));
    assert!(whole.out.contains(&format!("Cleo: {} points", own.total().unwrap())), "{}", whole.out);
}

/// Rules that no list has travel as a game log, in a file.
#[test]
fn a_game_log_is_a_challenge_by_its_own_rules() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().to_str().unwrap(), folder.path().join("anna.yatzy"));
    let record = record(Some(SEED));
    std::fs::write(&file, record.to_string()).unwrap();
    let whole = yatzy_with(
        &["play", "--plain", "--same", file.to_str().unwrap(), "--seat", "Björn", "--data", data],
        format!("{}quit\n", in_order(SEED)).as_bytes(),
    );
    assert_eq!(whole.code, 0, "{}{}", whole.out, whole.err);
    assert!(whole.out.contains("Anna: ") && whole.out.contains("Björn: "), "{}", whole.out);
    assert!(whole.out.contains("Send the game log as a file"), "{}", whole.out);
    // The answer to a friend is a game log too, and both are compared.
    let json = yatzy_with(
        &["play", "--json", "--same", file.to_str().unwrap(), "--seat", "Cleo", "--data", data],
        format!("{}quit\n", in_order(SEED)).as_bytes(),
    );
    let answer = folder.path().join("cleo.yatzy");
    std::fs::write(&answer, json.json()["code"].as_str().unwrap()).unwrap();
    let compared = yatzy(&["match", file.to_str().unwrap(), answer.to_str().unwrap(), "--json"]);
    assert_eq!(compared.json()["players"][1]["name"], "Cleo", "{}", compared.err);
    std::fs::write(&file, &record.to_string()[..300]).unwrap();
    let cut = yatzy(&["play", "--plain", "--same", file.to_str().unwrap()]);
    assert_eq!((cut.code, cut.err.trim().lines().count()), (1, 1), "{}", cut.err);
}

/// While others play with the same dice, a finished game has no secret.
#[test]
fn dice_that_others_still_play_with_cannot_be_checked_yet() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    std::fs::write(path, record(None).to_string()).unwrap();
    let answer = yatzy(&["verify", path, "--json"]);
    assert_eq!((answer.code, answer.json()["dice"].as_str()), (0, Some("unverifiable")), "{}", answer.err);
    assert!(yatzy(&["verify", path]).out.contains("others are still playing with these dice"));
    let compared = yatzy(&["match", path]);
    assert_eq!((compared.code, compared.err.trim().lines().count()), (1, 1), "{}", compared.err);
    std::fs::write(path, record(Some(SEED)).to_string()).unwrap();
    assert_eq!(yatzy(&["verify", path, "--json"]).json()["dice"], "verified");
}

#[test]
fn a_bad_code_gets_one_sentence() {
    let good = code(SEED, "Anna", false);
    let cut = &good[..good.len() - 3];
    let long = "A".repeat(1001);
    for (code, said) in
        [(cut, "challenge/damaged"), ("grandmother", "challenge/damaged"), (&long, "challenge/too-long")]
    {
        let answer = yatzy(&["play", "--same", code, "--json"]);
        let error: serde_json::Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!((answer.code, error["error"]["code"].as_str()), (2, Some(said)), "{}", answer.err);
        let sentence = yatzy(&["play", "--plain", "--same", code]).err;
        assert_eq!(sentence.trim().lines().count(), 1, "{sentence}");
    }
    assert_eq!(yatzy(&["play", "--json"]).code, 2, "there is no result to tell");
    let both = yatzy(&["play", "--plain", "--same", &good, "--rules", "maxi"]);
    assert!(both.code == 2 && both.err.contains("--rules"), "{}", both.err);
}

/// The lines of a whole game: in every turn a throw, then every box, also with a zero, of which one is taken.
fn lines() -> String {
    let boxes = Catalogue::get().rules("yatzy").unwrap();
    let turn: String =
        boxes.boxes().iter().map(|rule| format!("enter {0}\nenter {0} 0\n", rule.id)).collect();
    format!("throw\n{turn}").repeat(15) + "quit\n"
}

/// Both people of a match play one after the other from one standard input, and the result is told once.
#[test]
fn a_match_of_two_is_played_in_lines_and_told_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let args = ["play", "--match", "--json", "--seat", "Anna", "--seat", "Björn", "--data", data];
    let played = yatzy_with(&args, lines().repeat(2).as_bytes());
    assert_eq!(played.code, 0, "{}", played.err);
    let result = played.json();
    let seats = result["match"]["seats"].as_array().unwrap();
    assert!(seats.iter().all(|seat| seat["turns"] == 15 && seat["is_done"] == true), "{result}");
    assert_eq!(result["match"]["phase"], "over", "{result}");
    // Both took the boxes in the same order.
    assert_eq!(seats[0]["total"], seats[1]["total"], "{result}");
    assert_eq!(result["comparison"]["players"][1]["name"], "Björn", "{result}");
    // Until the end there is nothing to compare. A person who leaves before the first throw can come back.
    let left = yatzy_with(&args, b"quit\n");
    let result = left.json();
    assert_eq!((&result["match"]["phase"], result["comparison"].is_null()), (&"playing".into(), true));
    let going_on = yatzy(&["games", "--json", "--data", data]).json();
    let anna = &result["match"]["seats"][0]["game"];
    assert!(going_on.to_string().contains(anna.as_str().unwrap()), "{anna} is not in {going_on}");
}

#[test]
fn the_game_of_the_day_is_played_once_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let shown = yatzy(&["today", "--json", "--data", data]).json();
    let games = shown["day"]["games"].as_array().unwrap();
    assert_eq!(games.len(), Catalogue::get().kinds().count());
    assert!(games.iter().all(|game| game["seed"].is_null() && game["yours"].is_null()), "{shown}");
    assert_eq!(shown["calendar"]["streak"], 0);
    let unknown = yatzy(&["today", "--rules", "nosuch", "--data", data]);
    assert!(unknown.code != 0 && unknown.err.contains("nosuch"), "{}", unknown.err);
    let begun = yatzy_with(&["today", "--plain", "--name", "Anna", "--data", data], b"throw\nquit\n");
    assert_eq!(begun.code, 0, "{}", begun.err);
    let shown = yatzy(&["today", "--json", "--data", data]).json();
    let yours = &shown["day"]["games"][0]["yours"];
    assert_eq!((&yours["over"], &yours["total"]), (&false.into(), &serde_json::Value::Null), "{shown}");
    // Opening it again goes on with it.
    let id = yours["game"].clone();
    yatzy_with(&["today", "--plain", "--data", data], lines().as_bytes());
    let shown = yatzy(&["today", "--json", "--data", data]).json();
    assert_eq!(shown["day"]["games"][0]["yours"]["game"], id);
    assert_eq!(shown["day"]["games"][0]["yours"]["over"], true, "{shown}");
    let words = yatzy(&["today", "--show", "--data", data]).out;
    assert!(words.starts_with("Today's game 20") && words.contains("UTC"), "{words}");
    let total = shown["day"]["games"][0]["yours"]["total"].as_u64().unwrap();
    assert!(words.contains(&format!("Average     Yatzy  {total}.0")), "{words}");
    // An attempt that was given up on says so.
    let given_up = yatzy_with(&["today", "--plain", "--rules", "maxi", "--data", data], b"abandon\nquit\n");
    assert!(given_up.out.trim_end().ends_with("\nnot finished"), "{}", given_up.out);
}
