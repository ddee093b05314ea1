//! A challenge holds the rules, the seed and the choices, and is read back as the same game.

use crate::shell::Shell;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::fair::{self, Proof, Secret, Verdict};
use yatzy_rules::toys::{self, SplitMix};
use yatzy_rules::{
    Action, Catalogue, DiceSource, Game, Hand, Keep, NoDice, Record, RecordSeat, Ruleset, Seat, Setting,
};
use yatzy_table::{
    Challenge, ChallengeError, DecisionContext, MAX_CHALLENGE_LEN, Making, Moment, NewRules, NewSeat,
    NewTable, Refused, Request, TableRequest, Token, Who, Zone,
};
use yatzy_text::{Lang, Text};

const SEED: Secret = Secret([5; 32]);

/// Plays a whole game with shared dice and random choices.
fn play(rules: &Arc<Ruleset>, choices: u64) -> Game {
    let mut random = SplitMix(choices);
    let mut game = Game::new(rules.clone(), 1, DiceSource::Shared);
    while game.turn().is_some() {
        let actions: Vec<Action> = game.actions().into_iter().filter(|action| is_play(*action)).collect();
        let action = actions[random.below(actions.len() as u64) as usize];
        let event = game.decide(action, &mut fair::shared_dice(&game, SEED)).unwrap();
        game.record(&event).unwrap();
    }
    game
}

fn is_play(action: Action) -> bool {
    matches!(action, Action::Name(_) | Action::Throw(_) | Action::Enter(_))
}

#[test]
fn a_code_gives_the_same_game_in_every_edition() {
    for edition in Catalogue::get().editions() {
        for choices in 0..4 {
            let game = play(&edition.rules, choices);
            let challenge = Challenge::of_game(Some(&edition.id), "Björn", &game, SEED).unwrap();
            let code = challenge.code();
            assert!(code.len() <= MAX_CHALLENGE_LEN, "{}: {} letters", edition.id, code.len());
            let read = Challenge::parse(&format!(" https://example.org/same#{code}\n")).unwrap();
            assert_eq!(read, challenge, "{}", edition.id);
            assert_eq!(read.total(), game.card(Seat(0)).map(|card| card.totals(&edition.rules).total));
        }
    }
}

#[test]
fn options_travel_and_own_rules_do_not() {
    let plain = Catalogue::get().rules("yatzy").unwrap();
    let down = Arc::new(plain.with(&[Setting::new("order", "down").unwrap()]).unwrap());
    let challenge = Challenge::of_game(Some("yatzy"), "Anna", &play(&down, 1), SEED).unwrap();
    assert_eq!(challenge.options, [("order".to_owned(), "down".to_owned())]);
    assert_eq!(Challenge::parse(&challenge.code()), Ok(challenge));
    let own = Challenge::of_game(None, "Anna", &play(&down, 1), SEED);
    assert_eq!(own, Err(ChallengeError::OwnRules));
    let other = Challenge::of_game(Some("maxi"), "Anna", &play(&down, 1), SEED);
    assert_eq!(other.unwrap_err(), ChallengeError::OwnRules);
}

/// Rules that no list has travel as a record, which makes the same game.
#[test]
fn own_rules_travel_as_a_record() {
    let rules = Arc::new(toys::sized(3, toys::Size { dice: 5, boxes: 6, columns: 1 }));
    let game = play(&rules, 4);
    let proof = Proof {
        game_id: "anything".into(),
        commitment: fair::commitment(DiceSource::Shared, "anything", SEED),
        bytes: BTreeMap::new(),
        secret: Some(SEED),
        of_match: None,
    };
    let record = Record { proof: Some(proof), ..Record::new(vec![RecordSeat::person("Anna")], game.clone()) };
    let challenge = Challenge::parse(&record.to_string()).unwrap();
    assert!(!challenge.is_listed());
    assert_eq!((challenge.seed, &challenge.game, challenge.name.as_str()), (SEED, &Some(game), "Anna"));
    let pasted = format!("\r\n{}", record.to_string().replace('\n', "\r\n"));
    assert_eq!(Challenge::parse(&pasted).as_ref(), Ok(&challenge));
    // Its code is a record again, and says the same.
    assert_eq!(Challenge::parse(&challenge.code()), Ok(challenge));
    // Listed rules get a short code, also from a record.
    let listed = play(&Catalogue::get().rules("yatzy").unwrap(), 4);
    let listed = Record { edition: Some("yatzy".into()), game: listed, ..record.clone() };
    assert!(Challenge::of_record(&listed).unwrap().code().len() <= MAX_CHALLENGE_LEN);
    // Other dice than those of the seed, a closed record, another version.
    let mut wrong = record.clone();
    wrong.proof.as_mut().unwrap().secret = Some(Secret([6; 32]));
    assert_eq!(Challenge::parse(&wrong.to_string()), Err(ChallengeError::Damaged));
    wrong.proof.as_mut().unwrap().secret = None;
    assert_eq!(Challenge::parse(&wrong.to_string()), Err(ChallengeError::Game));
    let newer = record.to_string().replacen("yatzy record 3", "yatzy record 9", 1);
    assert_eq!(Challenge::parse(&newer), Err(ChallengeError::Newer));
    assert_eq!(Challenge::parse(&record.to_string()[..200]), Err(ChallengeError::Damaged));
}

#[test]
fn a_damaged_code_is_refused() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let code = Challenge::of_game(Some("yatzy"), "Anna", &play(&rules, 2), SEED).unwrap().code();
    for i in 0..code.len() {
        let mut letters = code.clone().into_bytes();
        letters[i] = if letters[i] == b'A' { b'B' } else { b'A' };
        let read = Challenge::parse(std::str::from_utf8(&letters).unwrap());
        assert_eq!(read, Err(ChallengeError::Damaged), "letter {i}");
        assert_eq!(Challenge::parse(&code[..i]), Err(ChallengeError::Damaged), "cut at {i}");
    }
    assert_eq!(Challenge::parse(""), Err(ChallengeError::Damaged));
    assert_eq!(Challenge::parse("perkele, ääkköset"), Err(ChallengeError::Damaged));
    assert_eq!(Challenge::parse(&"A".repeat(MAX_CHALLENGE_LEN + 1)), Err(ChallengeError::TooLong));
}

/// The code of these bytes, with a checksum that fits.
fn code_of(mut bytes: Vec<u8>) -> String {
    let sum: [u8; 32] = Sha256::digest(&bytes).into();
    bytes.extend(&sum[..4]);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What this program does not know gets a sentence, also in a code whose id tries to control a terminal.
#[test]
fn codes_of_newer_versions_and_unknown_rules_are_refused() {
    let of_rules = |id: &str| [&[1, id.len() as u8][..], id.as_bytes(), &[0], &SEED.0, &[0]].concat();
    assert_eq!(Challenge::parse(&code_of(of_rules("yatzy"))).unwrap().seed, SEED);
    let newer = [&[2][..], &of_rules("yatzy")[1..]].concat();
    assert_eq!(Challenge::parse(&code_of(newer)), Err(ChallengeError::Newer));
    for id in ["grandmother", "\u{1b}[2Jgrandmother"] {
        let unknown = Challenge::parse(&code_of(of_rules(id))).unwrap_err();
        assert_eq!(unknown, ChallengeError::UnknownRules(id.to_owned()));
        let sentence = unknown.sentence(Text::new(Lang::Fi));
        assert!(sentence.contains("grandmother") && !sentence.contains('\u{1b}'), "{sentence:?}");
    }
}

#[test]
fn only_a_finished_game_of_one_with_shared_dice_is_a_challenge() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let begun = Game::new(rules.clone(), 1, DiceSource::Shared);
    let two = Game::new(rules.clone(), 2, DiceSource::Shared);
    let mut given_up = begun.clone();
    given_up.record(&given_up.decide(Action::Abandon, &mut NoDice).unwrap()).unwrap();
    for game in [begun, two, given_up, Game::new(rules, 1, DiceSource::Program)] {
        let refused = Challenge::of_game(Some("yatzy"), "Anna", &game, SEED);
        assert_eq!(refused, Err(ChallengeError::Game));
    }
}

fn shared_table() -> NewTable {
    NewTable {
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: DiceSource::Shared,
        seed: Some(SEED),
        seats: vec![NewSeat::Here("Anna".into())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::from_bytes([3; 32]),
    }
}

/// A table throws the dice of the seed, and its record verifies.
#[test]
fn a_table_throws_shared_dice() {
    let mut shell = Shell::new(&shared_table(), Duration::ZERO);
    let host = shell.host.clone();
    let throw = Request::Act(Action::Throw(Keep::NOTHING), Some(fair::PlayerBytes([1; 32])));
    shell.ask(&TableRequest::now(&host, throw)).unwrap();
    let hand = shell.table.game.turn().and_then(|turn| turn.hand());
    assert_eq!(hand, Hand::from_faces(fair::shared_throw(SEED, 1, 1, 5)));
    let record = shell.table.saved.record(Zone::Utc).unwrap();
    let proof = record.proof.clone().unwrap();
    assert!(proof.bytes.is_empty() && proof.secret.is_none());
    let opened = fair::Proof { secret: Some(SEED), ..proof };
    assert!(matches!(opened.verify(&record.game, None), Verdict::Verified { .. }));
    assert_eq!(yatzy_rules::Record::parse(&record.to_string()).unwrap(), record);
}

fn make(new: &NewTable) -> Result<Making, Refused> {
    let now = Moment(1_700_000_000_000);
    new.make(
        &Who::default(),
        &DecisionContext { now, fresh: [1; 32], take_back: Duration::ZERO, zone: Zone::Utc },
    )
}

#[test]
fn shared_dice_are_for_one_person() {
    let two = vec![NewSeat::Here("Anna".into()), NewSeat::Here("Björn".into())];
    let computer = vec![NewSeat::Computer { level: "club".into(), name: None }];
    for seats in [two, computer, vec![NewSeat::Open]] {
        let new = NewTable { seats, ..shared_table() };
        assert!(matches!(make(&new), Err(Refused::SharedDice)));
    }
    let other = NewTable { source: DiceSource::Program, ..shared_table() };
    assert!(matches!(make(&other), Err(Refused::SharedDice)), "other dice have no seed");
}
