//! Shared dice: the same for everyone who plays with the same seed, whatever they choose.

use std::collections::BTreeMap;
use yatzy_rules::fair::{self, MatchSeed, Mismatch, PlayerBytes, Proof, Secret, Verdict};
use yatzy_rules::toys::{self, SplitMix};
use yatzy_rules::{
    Action, Catalogue, DiceSource, Event, Game, Hand, Record, RecordProblem, RecordSeat, Ruleset,
};

pub const SEED: Secret = Secret([7; 32]);

/// The dice of a throw, in the order in which they fell, by the number of the turn and of the throw in it.
type Fallen = BTreeMap<(u16, u16), Vec<u8>>;

/// Plays a whole game with shared dice and random choices.
fn play(rules: &std::sync::Arc<Ruleset>, seed: Secret, choices: u64) -> (Game, Fallen) {
    let mut random = SplitMix(choices);
    let mut game = Game::new(rules.clone(), 1, DiceSource::Shared);
    let mut fallen = Fallen::new();
    while let Some(turn) = game.turn() {
        let (turn, throw) = (turn.round, turn.throws().unwrap_or(0) + 1);
        let actions = game.actions();
        let action = actions[random.below(actions.len() as u64) as usize];
        let mut dice = |count: u8| {
            let faces = fair::shared_throw(seed, turn, throw, count);
            fallen.insert((turn, throw), faces.iter().map(|face| face.pips()).collect());
            Hand::from_faces(faces).unwrap()
        };
        let event = game.decide(action, &mut dice).unwrap();
        assert_eq!(game.decide(action, &mut fair::shared_dice(&game, seed)), Ok(event));
        game.record(&event).unwrap();
    }
    (game, fallen)
}

/// A record of a game with random choices.
pub fn record(edition: &str) -> Record {
    let (game, _) = play(&Catalogue::get().rules(edition).unwrap(), SEED, 5);
    let commitment = fair::commitment(DiceSource::Shared, "anything", SEED);
    let proof = Proof {
        game_id: "garden-2".into(),
        commitment,
        bytes: BTreeMap::new(),
        secret: Some(SEED),
        of_match: None,
    };
    Record { proof: Some(proof), ..Record::new(vec![RecordSeat::person("Anna")], game) }
}

/// A record of a game of a match of two devices, one of which gave no bytes.
pub fn match_record(edition: &str) -> Record {
    let (match_id, secret, bytes) = ("match-1", Secret([3; 32]), vec![Some(PlayerBytes([5; 32])), None]);
    let seed = MatchSeed::seed(match_id, secret, &bytes);
    let (game, _) = play(&Catalogue::get().rules(edition).unwrap(), seed, 5);
    let of_match = MatchSeed {
        match_id: match_id.into(),
        commitment: MatchSeed::commitment(match_id, secret),
        bytes,
        secret: Some(secret),
    };
    let proof = Proof {
        game_id: "garden-3".into(),
        commitment: fair::commitment(DiceSource::Shared, "", seed),
        bytes: BTreeMap::new(),
        secret: Some(seed),
        of_match: Some(of_match),
    };
    Record { proof: Some(proof), ..Record::new(vec![RecordSeat::person("Anna")], game) }
}

/// The seed of a match follows from the secret of the house and the bytes of all devices, and from nothing else.
#[test]
fn the_seed_of_a_match_verifies() {
    let record = match_record("yatzy");
    let text = record.to_string();
    assert_eq!(Record::parse(&text).unwrap(), record);
    let verdict = |change: &dyn Fn(&mut Proof)| {
        let mut proof = record.proof.clone().unwrap();
        change(&mut proof);
        proof.verify(&record.game, None)
    };
    assert_eq!(verdict(&|_| {}), Verdict::Verified { without_bytes: vec![] });
    let of_match =
        |change: fn(&mut MatchSeed)| verdict(&move |proof| proof.of_match.iter_mut().for_each(change));
    for changed in [
        of_match(|of_match| of_match.secret = None),
        of_match(|of_match| of_match.secret = Some(Secret([4; 32]))),
        of_match(|of_match| of_match.match_id = "match-2".into()),
        of_match(|of_match| of_match.bytes.swap(0, 1)),
        of_match(|of_match| of_match.bytes.push(None)),
        of_match(|of_match| of_match.commitment.0[0] ^= 1),
    ] {
        assert_eq!(changed, Verdict::Wrong(Mismatch::Match));
    }
    // Until the match is over there is nothing to verify.
    let closed = |proof: &mut Proof| {
        proof.secret = None;
        proof.of_match.iter_mut().for_each(|of_match| of_match.secret = None);
    };
    assert_eq!(verdict(&closed), Verdict::Unverifiable);
    for wrong in [
        text.replacen("match match-1 2 ", "match match-1 0 ", 1),
        text.replacen("match match-1 2 ", "match match-1 1001 ", 1),
        text.replacen("device 1 ", "device 3 ", 1),
        text.replacen("device 1 ", "device 0 ", 1),
    ] {
        assert!(Record::parse(&wrong).is_err(), "{wrong}");
    }
}

/// Random games by some rules: the same choices make the same game, and whatever two players choose, the dice that both
/// throw in the same throw of the same turn are the same, in the same order.
fn has_the_same_dice(what: &str, rules: &std::sync::Arc<Ruleset>, seed: Secret) {
    let games: Vec<(Game, Fallen)> = (1..=4).map(|choices| play(rules, seed, choices)).collect();
    assert_eq!(play(rules, seed, 1), games[0], "{what}: the same choices, the same game");
    for (_, ours) in &games {
        for (_, theirs) in &games {
            for (place, dice) in ours {
                let other = theirs.get(place).map_or(&[][..], |other| other);
                let both = dice.len().min(other.len());
                assert_eq!(dice[..both], other[..both], "{what}: turn and throw {place:?}");
            }
        }
    }
}

#[test]
fn every_die_is_the_same_for_everyone() {
    for (number, edition) in (1..).zip(Catalogue::get().editions()) {
        has_the_same_dice(&edition.id, &edition.rules, SEED);
        has_the_same_dice(&edition.id, &edition.rules, Secret([number; 32]));
    }
}

/// Rules that no leaflet has: other boxes and numbers of dice, with chips and with called boxes.
#[test]
fn every_die_is_the_same_by_any_rules() {
    let size = || toys::Size { dice: 6, boxes: 8, columns: 3 };
    let rules: Vec<Ruleset> = (0..200).map(|seed| toys::sized(seed, size())).collect();
    assert!(rules.iter().any(Ruleset::has_chips) && rules.iter().any(Ruleset::declares));
    for (number, rules) in (0..).zip(rules) {
        let seed = Secret([number; 32]);
        has_the_same_dice(&format!("toy {number}"), &std::sync::Arc::new(rules), seed);
    }
}

#[test]
fn another_seed_turn_or_throw_gives_other_dice() {
    let six = fair::shared_throw(SEED, 3, 2, 6);
    for other in [
        fair::shared_throw(Secret([8; 32]), 3, 2, 6),
        fair::shared_throw(SEED, 2, 3, 6),
        fair::shared_throw(SEED, 3, 1, 6),
    ] {
        assert_ne!(six, other);
    }
}

#[test]
fn records_of_shared_dice_are_version_3_and_verify() {
    for id in ["yatzy", "maxi", "triple", "yahtzee", "tactic-da"] {
        let text = record(id).to_string();
        assert!(text.starts_with("yatzy record 3\n") && text.contains("\nthrows shared\n"), "{id}");
        let read = Record::parse(&text).unwrap();
        assert_eq!(read.to_string(), text);
        let proof = read.proof.as_ref().unwrap();
        assert_eq!(proof.verify(&read.game, None), Verdict::Verified { without_bytes: vec![] }, "{id}");
        let other = Proof { secret: Some(Secret([9; 32])), ..proof.clone() };
        assert!(matches!(other.verify(&read.game, None), Verdict::Wrong(_)), "{id}");
    }
}

/// A game has one written form: shared dice only in version 3, other dice never.
#[test]
fn versions_and_dice_belong_together() {
    let text = record("yatzy").to_string();
    for wrong in [
        text.replacen("yatzy record 3", "yatzy record 2", 1),
        text.replacen("throws shared", "throws program", 1),
        text.replacen("throws shared", "throws table", 1),
    ] {
        let error = Record::parse(&wrong).unwrap_err();
        assert!(matches!(error.problem, RecordProblem::BadValue { word: "throws", .. }), "{error:?}");
    }
    let newer = text.replacen("yatzy record 3", "yatzy record 4", 1);
    assert!(matches!(Record::parse(&newer).unwrap_err().problem, RecordProblem::Version { .. }));
    let bytes = text.replacen("\nsecret", &format!("\nbytes 1 {SEED}\nsecret"), 1);
    assert!(Record::parse(&bytes).is_err(), "devices bring no bytes to shared dice");
}

#[test]
fn a_shared_throw_stands() {
    let mut game = Game::new(Catalogue::get().rules("yatzy").unwrap(), 1, DiceSource::Shared);
    let mut dice = |count: u8| Hand::from_faces(fair::shared_throw(SEED, 1, 1, count)).unwrap();
    let event = game.decide(Action::Throw(yatzy_rules::Keep::NOTHING), &mut dice).unwrap();
    assert!(matches!(event, Event::Thrown { .. }));
    game.record(&event).unwrap();
    assert!(game.decide(Action::TakeBack, &mut yatzy_rules::NoDice).is_err());
}
