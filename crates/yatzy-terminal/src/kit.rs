//! Everything an app needs of the world outside, in one place, so that tests can bring their own.

use crate::coach::KnowingCoach;
use crate::opponent::Bots;
use crate::{Coach, Look, Opponents, Shelf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use yatzy_bots::Knowledge;
use yatzy_rules::{Date, Dice};
use yatzy_text::Text;

/// The world outside.
pub struct Kit {
    /// The words.
    pub text: Text,
    /// How things are drawn.
    pub look: Look,
    /// Where games are kept.
    pub shelf: Box<dyn Shelf>,
    /// The program's dice.
    pub dice: Box<dyn Dice>,
    /// Who plays the seats of the computer.
    pub opponents: Box<dyn Opponents>,
    /// The coach, where there is one.
    pub coach: Option<Arc<Mutex<dyn Coach>>>,
    /// What cards are worth, for looking back at a game.
    pub knowledge: Knowledge,
    /// The day, for records.
    pub today: Option<Date>,
    /// The time, for telling a key that is held from one that is pressed again.
    pub clock: Box<dyn Fn() -> Instant>,
    /// How long each step of the computer stays on the screen.
    pub pace: Duration,
}

impl Kit {
    /// A kit for a person at a terminal: the system's dice and calendar, and a pace that eyes can follow.
    pub fn new(text: Text, look: Look, shelf: Box<dyn Shelf>, knowledge: Knowledge) -> Kit {
        Kit {
            text: if look.unicode { text } else { text.in_ascii() },
            look,
            shelf,
            dice: Box::new(crate::RandomDice),
            opponents: Box::new(Bots::new(knowledge.clone())),
            coach: Some(Arc::new(Mutex::new(KnowingCoach::new(knowledge.clone())))),
            knowledge,
            today: yatzy_store::Moment::now().date(),
            clock: Box::new(Instant::now),
            pace: Duration::from_millis(900),
        }
    }
}
