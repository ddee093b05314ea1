//! Records are tamper-evident: with any single bit flipped they are refused, or mean the same.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use yatzy_rules::fair::{self, PlayerBytes, Proof, Salt, Secret, ThrowRequest, Verdict};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{
    Action, Catalogue, DiceSource, Event, Game, Goal, Hand, Link, NoDice, Record, RecordSeat, Seat, Shown,
    TableTurn,
};

const SECRET: Secret = Secret([42; 32]);

fn seats() -> Vec<RecordSeat> {
    let salted =
        |name: &str, salt: u8| RecordSeat { salt: Some(Salt([salt; 32])), ..RecordSeat::person(name) };
    vec![
        salted("Åsa 🎲", 7),
        RecordSeat { goal: Goal::AtLeast(220), ..RecordSeat::computer("", "club") },
        salted("Björn", 8),
    ]
}

/// A game with its log, as a table stores it.
struct Play {
    game: Game,
    links: Vec<Link>,
    bytes: BTreeMap<u32, PlayerBytes>,
}

impl Play {
    fn new(edition: &str, source: DiceSource) -> Play {
        let game = Game::new(Catalogue::get().rules(edition).unwrap(), 2, source);
        let first =
            (0..2).map(Seat).zip(seats()).map(|(seat, it)| Link::Seat(seat, it.sealed_seat().unwrap()));
        Play { game, links: first.collect(), bytes: BTreeMap::new() }
    }

    fn happen(&mut self, event: Event, bytes: Option<PlayerBytes>) {
        self.game.record(&event).unwrap();
        self.links.push(Link::Play { event, bytes });
        if let Event::Joined { seat } = event {
            self.links.push(Link::Seat(seat, seats()[usize::from(seat.0)].sealed_seat().unwrap()));
        }
    }

    fn act(&mut self, action: Action, random: &mut SplitMix) {
        let (number, seat) = (self.game.next_throw(), self.game.turn().map(|turn| turn.seat));
        let own = matches!(action, Action::Throw(_))
            .then(|| PlayerBytes(std::array::from_fn(|_| random.below(256) as u8)));
        let own = own.filter(|_| number % 5 != 0);
        let mut dice = |count: u8| {
            let Action::Throw(keep) = action else { unreachable!("only throws ask for dice") };
            let request = ThrowRequest { game_id: "garden-1", number, seat: seat.unwrap(), keep, bytes: own };
            Hand::from_faces(fair::throw(SECRET, &request, count)).unwrap()
        };
        let Ok(event) = self.game.decide(action, &mut dice) else { return };
        if let Some(own) = own {
            self.bytes.insert(number, own);
        }
        self.happen(event, own);
    }

    fn record(self, edition: &str, secret: bool) -> Record {
        let commitment = fair::commitment(DiceSource::Program, "garden-1", SECRET);
        let proof = Proof {
            game_id: "garden-1".into(),
            commitment,
            bytes: self.bytes,
            secret: Some(SECRET),
            of_match: None,
        };
        Record {
            edition: Some(edition.into()),
            date: "2026-06-20".parse().ok(),
            proof: secret.then_some(proof),
            log: Some(self.links),
            ..Record::new(seats()[..usize::from(self.game.seats())].to_vec(), self.game)
        }
    }
}

/// A game with the program's dice: a late seat, hints, undone entries.
fn thrown(edition: &str, seed: u64) -> Record {
    let mut random = SplitMix(seed);
    let mut play = Play::new(edition, DiceSource::Program);
    play.act(Action::Join, &mut random);
    while play.game.turn().is_some() {
        match random.below(12) {
            0 => play.act(Action::Hint, &mut random),
            1 => play.act(Action::TakeBack, &mut random),
            _ => {
                let actions = play.game.actions();
                play.act(actions[random.below(actions.len() as u64) as usize], &mut random);
            }
        }
    }
    play.links.push(Link::Sealed);
    play.record(edition, true)
}

/// A game with real dice: corrections, undone choices, a seat that leaves.
fn told(edition: &str, seed: u64) -> Record {
    let mut random = SplitMix(seed);
    let mut play = Play::new(edition, DiceSource::Table);
    let rules = play.game.rules().clone();
    play.act(Action::Join, &mut random);
    for step in 0..60 {
        let cells: Vec<_> = rules.cells().iter().collect();
        let cell = cells[random.below(cells.len() as u64) as usize];
        let named = rules.declares().then_some(cell);
        let table =
            TableTurn { named, shown: Shown::Hand(random.throw(rules.dice())), throws: Some(2), cell };
        let action = match (random.below(8), play.game.turns().next()) {
            (0, Some(turn)) => Action::Correct { round: turn.round, seat: turn.seat, table },
            (1, _) => Action::TakeBack,
            (2, _) => Action::Hint,
            _ if step == 40 => Action::Leave(Seat(2)),
            _ => Action::Table(table),
        };
        if play.game.decide(action, &mut NoDice).is_ok() {
            play.act(action, &mut random);
        }
    }
    play.record(edition, false)
}

/// Whether `yatzy verify` would accept it.
fn passes(text: &str) -> Option<Record> {
    let record = Record::parse(text).ok()?;
    let fine = match &record.proof {
        Some(proof) => matches!(proof.verify(&record.game, None), Verdict::Verified { .. }),
        None => true,
    };
    // A record without its chain says so: it is not tamper-evident any more.
    Some(record).filter(|record| fine && record.log.is_some())
}

fn turn_bits(changes: u64) {
    let records = [thrown("yatzy", 3), thrown("tactic-da", 4), told("tactic-sv", 5), told("alga-maxi-sv", 6)];
    let mut random = SplitMix(15);
    let mut harmless = 0;
    for record in &records {
        let text = record.to_string();
        assert_eq!(passes(&text).as_ref(), Some(record), "{text}");
        for _ in 0..changes / records.len() as u64 {
            let mut bytes = text.clone().into_bytes();
            let place = random.below(bytes.len() as u64) as usize;
            bytes[place] ^= 1 << random.below(8);
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            if let Some(read) = passes(&changed) {
                assert_eq!(
                    read.to_string(),
                    text,
                    "byte {place}: {:?}",
                    changed.get(place.saturating_sub(20)..place + 20)
                );
                harmless += 1;
            }
        }
    }
    assert!(harmless > 0, "a capital letter among digits changes nothing");
}

#[test]
fn a_turned_bit_is_refused_or_means_the_same() {
    turn_bits(500);
}

#[test]
#[ignore = "takes minutes; part of `cargo xtask test --full`"]
fn ten_thousand_bits_of_bound_records() {
    turn_bits(10_000);
}

/// Facts apart from the turns are protected as well: hints, corrections, undone choices, players.
#[test]
fn every_line_is_bound() {
    let text = told("tactic-sv", 5).to_string();
    let code = |text: &str| Record::parse(text).map_err(|error| error.problem.code()).err();
    assert_eq!(code(&text), None);
    let line = |word: &str| {
        text.lines().find(|line| line.contains(word)).unwrap_or_else(|| panic!("no {word} in {text}"))
    };
    for (from, to) in [
        (line("date "), String::new()),
        (line("edition "), "edition tactic-da".to_owned()),
        (line("seat 1 "), "seat 1 person Anna".to_owned()),
        (line("seat 2 bot"), "seat 2 bot:perfect".to_owned()),
        (line("goal 2 "), String::new()),
        (line("salt 1 "), format!("salt 1 {}", "00".repeat(32))),
        (line(" ; hint"), line(" ; hint").replace(" ; hint", "")),
        (line("~"), String::new()),
        (line(" took-back "), String::new()),
        (line(" corrected "), String::new()),
        (line("hash "), format!("hash {}", "00".repeat(32))),
        (line("hash "), String::new()),
    ] {
        let changed =
            text.replacen(&format!("{from}\n"), &if to.is_empty() { to } else { format!("{to}\n") }, 1);
        assert_eq!(code(&changed), Some("record/chain"), "{from}");
    }
    // A name can be deleted permanently: a line of the log says so, and the chain goes on.
    let mut record = told("tactic-sv", 5);
    let before = record.chain().unwrap().newest();
    record.seats[0] = RecordSeat::person("");
    record.log.as_mut().unwrap().push(Link::Seat(Seat(0), record.seats[0].sealed_seat().unwrap()));
    let text = record.to_string();
    assert!(!text.contains("Åsa") && !text.contains("salt 1 "));
    assert!(Record::parse(&text).unwrap().chain().unwrap().place(before).is_some());
}

#[test]
fn bytes_belong_to_throws() {
    let record = thrown("yatzy", 3);
    let text = record.to_string();
    let throws = fair::throws(&record.game).count();
    let more = text.replace("secret ", &format!("bytes {} {}\nsecret ", throws + 1, "ab".repeat(32)));
    assert_eq!(Record::parse(&more).unwrap_err().problem.code(), "record/no-such-throw");
    // A head is useless without its log.
    let bare = text.split("log\n").next().unwrap().to_owned();
    let bare: String =
        bare.lines().filter(|line| !line.starts_with("salt ")).map(|line| format!("{line}\n")).collect();
    assert!(Record::parse(&bare).unwrap().log.is_none());
    let hashed = format!("{bare}hash {}\n", "ab".repeat(32));
    assert_eq!(Record::parse(&hashed).unwrap_err().problem.code(), "record/missing");
}

#[test]
fn the_script_of_the_documentation_agrees() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.md");
    let text = std::fs::read_to_string(docs).unwrap();
    let script = text.split("```python").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = std::env::temp_dir().join(format!("yatzy-bound-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let run = |record: &str| {
        let path = folder.join("game.yatzy");
        std::fs::write(&path, record).unwrap();
        Command::new("python3").arg("-c").arg(script).arg(&path).output().expect("python3 is installed")
    };
    for record in [thrown("yatzy", 3), told("tactic-sv", 5)] {
        let text = record.to_string();
        let output = run(&text);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains(&record.chain().unwrap().newest().to_string()), "{said}");
        for (from, to) in [
            ("date 2026-06-20", "date 2026-06-21"),
            ("seat 3 person Björn", "seat 3 person Bjorn"),
            (" hinted 1", " hinted 2"),
        ] {
            if text.contains(from) {
                assert!(!run(&text.replacen(from, to, 1)).status.success(), "{from}");
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
