//! A game with verifiable dice passes; any change is found. The script in `docs/fair-dice.md` gives the same
//! result.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use yatzy_rules::fair::{self, Commitment, Mismatch, PlayerBytes, Proof, Secret, ThrowRequest, Verdict};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Record, RecordSeat};

const SECRET: Secret = Secret([42; 32]);

/// A random game with dice from the secret; every fifth throw has no bytes.
fn fair_record(edition: &str, seed: u64) -> Record {
    let mut random = SplitMix(seed);
    let mut game = Game::new(Catalogue::get().rules(edition).unwrap(), 2, DiceSource::Program);
    let mut bytes = BTreeMap::new();
    let mut number = 0;
    while let Some(seat) = game.turn().map(|turn| turn.seat) {
        let actions = game.actions();
        let action = actions[random.below(actions.len() as u64) as usize];
        if let Action::Throw(_) = action {
            number += 1;
            if number % 5 != 0 {
                bytes.insert(number, PlayerBytes(std::array::from_fn(|_| random.below(256) as u8)));
            }
        }
        let own = bytes.get(&number).copied();
        let mut dice = |count: u8| {
            let Action::Throw(keep) = action else { unreachable!("only throws ask for dice") };
            let request = ThrowRequest { game_id: "garden-1", number, seat, keep, bytes: own };
            Hand::from_faces(fair::throw(SECRET, &request, count)).unwrap()
        };
        let event = game.decide(action, &mut dice).unwrap();
        game.record(&event).unwrap();
    }
    let commitment = fair::commitment(DiceSource::Program, "garden-1", SECRET);
    let proof = Proof { game_id: "garden-1".into(), commitment, bytes, secret: Some(SECRET), of_match: None };
    let seats = vec![RecordSeat::person("Anna"), RecordSeat::person("Björn")];
    Record { edition: Some(edition.into()), proof: Some(proof), ..Record::new(seats, game) }
}

fn verdict(record: &Record, noted: Option<Commitment>) -> Verdict {
    record.proof.as_ref().unwrap().verify(&record.game, noted)
}

#[test]
fn a_fair_game_verifies_and_a_changed_one_does_not() {
    for edition in ["yatzy", "maxi", "tactic-da", "ru13"] {
        let record = fair_record(edition, 3);
        let record = Record::parse(&record.to_string()).unwrap();
        let Verdict::Verified { without_bytes } = verdict(&record, None) else {
            panic!("{edition} does not verify")
        };
        assert!(without_bytes.iter().all(|number| number % 5 == 0) && !without_bytes.is_empty());
        let noted = fair::commitment(DiceSource::Program, "garden-1", SECRET);
        assert!(matches!(verdict(&record, Some(noted)), Verdict::Verified { .. }));
        assert_eq!(verdict(&record, Some(Commitment([0; 32]))), Verdict::Wrong(Mismatch::Commitment));

        let changed = |change: &dyn Fn(&mut Proof)| {
            let mut record = record.clone();
            change(record.proof.as_mut().unwrap());
            verdict(&record, None)
        };
        assert_eq!(changed(&|proof| proof.secret = None), Verdict::Unverifiable);
        assert_eq!(changed(&|proof| proof.secret = Some(Secret([1; 32]))), Verdict::Wrong(Mismatch::Secret));
        // The first throw uses all dice. A single die may fall the same way with other bytes.
        let other = changed(&|proof| _ = proof.bytes.insert(1, PlayerBytes([0; 32])));
        assert_eq!(other, Verdict::Wrong(Mismatch::Throw(1)));
    }
}

#[test]
fn the_script_of_the_documentation_agrees() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/fair-dice.md");
    let text = std::fs::read_to_string(docs).unwrap();
    let script = text.split("```python").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = std::env::temp_dir().join(format!("yatzy-fair-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let run = |record: &str| {
        let path = folder.join("game.yatzy");
        std::fs::write(&path, record).unwrap();
        Command::new("python3").arg("-c").arg(script).arg(&path).output().expect("python3 is installed")
    };
    for edition in ["yatzy", "maxi", "tactic-da", "ru13"] {
        let text = fair_record(edition, 4).to_string();
        let output = run(&text);
        assert!(output.status.success(), "{edition}: {}", String::from_utf8_lossy(&output.stderr));
        let forged = text.replace(&SECRET.to_string(), &Secret([41; 32]).to_string());
        assert!(!run(&forged).status.success());
        let place = text.find("bytes 3 ").unwrap() + "bytes 3 ".len();
        let digit = if text.as_bytes()[place] == b'0' { "1" } else { "0" };
        let forged = format!("{}{digit}{}", &text[..place], &text[place + 1..]);
        assert!(!run(&forged).status.success());
    }
    for edition in ["yatzy", "maxi", "triple", "tactic-da"] {
        let text = crate::shared::record(edition).to_string();
        let output = run(&text);
        assert!(output.status.success(), "{edition}: {}", String::from_utf8_lossy(&output.stderr));
        let seed = crate::shared::SEED.to_string();
        assert!(!run(&text.replace(&seed, &SECRET.to_string())).status.success());
    }
    let text = crate::shared::match_record("yatzy").to_string();
    let output = run(&text);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for (part, forged) in [("device 1 05", "device 1 06"), ("match-secret 03", "match-secret 04")] {
        assert!(text.contains(part) && !run(&text.replacen(part, forged, 1)).status.success(), "{part}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
