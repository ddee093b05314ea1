//! Keys pressed while someone thinks: the screen stays awake, and every key counts once.

use crate::driver::Driver;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use yatzy_rules::{Action, Game, Keep, Phase, Ruleset};
use yatzy_terminal::{Advice, Coach, Opponent, Opponents};
use yatzy_text::{PadNames, Text};

/// Longer than any test takes: a turn that is watched at this pace is not played.
const NEVER: Duration = Duration::from_secs(3600);

/// A player, or a coach, who says nothing before it is allowed to.
#[derive(Clone)]
struct Slow {
    gate: Arc<Mutex<Receiver<()>>>,
}

fn slow() -> (Sender<()>, Slow) {
    let (open, gate) = channel();
    (open, Slow { gate: Arc::new(Mutex::new(gate)) })
}

impl Slow {
    /// A gate whose keeper is gone stands open.
    fn waits(&self) {
        let _ = self.gate.lock().unwrap().recv();
    }
}

impl Opponents for Slow {
    fn levels(&self) -> Vec<&'static str> {
        vec!["slow"]
    }

    fn opponent(&self, _: &str, _: &Arc<Ruleset>, _: u64) -> Option<Box<dyn Opponent>> {
        Some(Box::new(self.clone()))
    }
}

/// Throws once and enters the first box that it may.
impl Opponent for Slow {
    fn choose(&mut self, game: &Game) -> Action {
        self.waits();
        match game.phase() {
            Phase::Thrown { .. } => {
                let entries = game.actions().into_iter().filter(|action| matches!(action, Action::Enter(_)));
                entries.into_iter().next().unwrap()
            }
            _ => Action::Throw(Keep::NOTHING),
        }
    }
}

impl Coach for Slow {
    fn advise(&mut self, _: &Game, _: Option<Action>, _: &PadNames, _: Text) -> Option<Advice> {
        self.waits();
        let action = Action::Throw(Keep::NOTHING);
        Some(Advice { action, sentence: "Throw them all.".to_owned(), cost: None })
    }
}

#[test]
fn a_key_during_a_long_thought_does_not_stop_the_screen() {
    let (gate, slow) = slow();
    let mut driver = Driver::against(slow, &["bot:slow", "Anna"], NEVER);
    driver.ticks(20);
    assert!(driver.screen(80, 24).contains("The computer is thinking"));
    // If a key waited for the computer, this would never end.
    driver.keys("space space x");
    driver.ticks(20);
    assert!(driver.screen(80, 24).contains("The computer is thinking"));
    driver.keys("?");
    assert!(driver.screen(80, 24).contains("Keys"));
    driver.keys("esc q");
    assert!(driver.screen(80, 24).contains("Leave the table?"));
    driver.keys("esc");
    drop(gate);
    // The keys were for the computer: its turn is over at once, and Anna's dice still wait for her.
    driver.until("Throw all 5 dice");
    driver.ticks(20);
    assert!(driver.screen(80, 24).contains("Anna to play"), "{}", driver.screen(80, 24));
    assert!(driver.screen(80, 24).contains("Throw all 5 dice"));
}

#[test]
fn each_key_hurries_one_turn_of_the_computer() {
    let (gate, slow) = slow();
    let mut driver = Driver::against(slow, &["bot:slow", "bot:slow", "bot:slow", "Anna"], NEVER);
    driver.keys("space space");
    driver.ticks(20);
    drop(gate);
    // Two turns are hurried; the third shows what it does at the pace of a person, that is never here.
    driver.ticks(1000);
    let screen = driver.screen(120, 40);
    let filled =
        screen.lines().filter(|line| line.contains("Ones")).any(|line| line.matches('*').count() > 0);
    assert!(filled && !screen.contains("Anna to play"), "{screen}");
    driver.keys("space");
    driver.until("Throw all 5 dice");
}

/// Whoever holds the key down that hurries the computer has thrown once, and chosen nothing.
#[test]
fn a_key_that_is_held_throws_once() {
    let (gate, slow) = slow();
    // A key that is held comes again after a while, and then in quick succession.
    let mut driver =
        Driver::against(slow, &["bot:slow", "Anna"], NEVER).hurries(&[0, 500, 30, 30, 30, 30, 150]);
    drop(gate);
    driver.keys("space");
    driver.until("Throw all 5 dice");
    driver.keys("space space space space space");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("Anna to play") && screen.contains("Throw 1 of 3"), "{screen}");
    // Once it was let go it throws again.
    driver.keys("space");
    assert!(driver.screen(80, 24).contains("Throw 2 of 3"), "{}", driver.screen(80, 24));
}

/// Another key is another wish.
#[test]
fn a_throw_right_after_another_key_is_a_throw() {
    let (gate, slow) = slow();
    let mut driver = Driver::against(slow, &["bot:slow", "Anna"], NEVER).hurries(&[0, 30, 30]);
    drop(gate);
    driver.keys("space");
    driver.until("Throw all 5 dice");
    driver.keys("space 1 space");
    assert!(driver.screen(80, 24).contains("Throw 2 of 3"), "{}", driver.screen(80, 24));
}

#[test]
fn the_coach_thinks_while_keys_work() {
    let (gate, slow) = slow();
    let mut driver = Driver::against(slow.clone(), &["Anna"], NEVER).coached_by(slow);
    driver.dice(&["14466"]);
    driver.keys("space c c 2 ?");
    driver.ticks(20);
    assert!(driver.screen(80, 24).contains("Keys"));
    driver.keys("esc 3");
    let screen = driver.screen(80, 24);
    assert!(screen.contains("The coach is thinking") && screen.matches("kept").count() == 2, "{screen}");
    drop(gate);
    driver.until("Throw them all.");
    let screen = driver.screen(80, 24);
    assert!(!screen.contains("thinking") && screen.matches("kept").count() == 2, "{screen}");
}
