//! Dice that fall as a test says.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use yatzy_rules::fair::{self, Secret, ThrowRequest};
use yatzy_rules::{Action, Face, Hand};
use yatzy_table::{Request, Table, TableRequest};

/// Scripted dice. Without a script they cycle through the faces. Clones share the script.
#[derive(Clone, Debug, Default)]
pub struct ToldDice {
    told: Arc<Mutex<VecDeque<Hand>>>,
    next: Arc<Mutex<usize>>,
}

impl ToldDice {
    /// Adds hands to the script. A throw of another number of dice than the next hand has drops that hand.
    pub fn tell(&self, hands: &[&str]) {
        self.told.lock().unwrap().extend(hands.iter().map(|hand| hand.parse::<Hand>().unwrap()));
    }

    /// The next throw of this many dice.
    pub fn throw(&self, count: u8) -> Hand {
        let told = self.told.lock().unwrap().pop_front();
        let mut next = self.next.lock().unwrap();
        told.filter(|hand| hand.len() == count).unwrap_or_else(|| {
            let faces = (0..count).map(|_| {
                *next = (*next * 5 + 3) % 7919;
                Face::ALL[*next % 6]
            });
            Hand::from_faces(faces.collect::<Vec<_>>()).unwrap()
        })
    }

    /// Bytes that make the throw of a request fall as told, in a game without a secret. `None` if it is no legal throw.
    pub(crate) fn bytes_for(&self, table: &Table, asked: &TableRequest) -> Option<[u8; 32]> {
        let (action, bytes) = match asked.request {
            Request::Act(action, bytes) => (action, bytes),
            Request::Computer(action) => (action, None),
            _ => return None,
        };
        let (Action::Throw(keep), Some(turn)) = (action, table.game.turn()) else { return None };
        table.game.decide(action, &mut |count: u8| Hand::all(count)[0]).ok()?;
        let count = table.game.rules().dice() - keep.dice().len();
        let wanted = Some(self.throw(count));
        let number = table.game.next_throw();
        let request = ThrowRequest { game_id: table.id().as_str(), number, seat: turn.seat, keep, bytes };
        let mut secret = [0; 32];
        for attempt in 0_u64.. {
            secret[..8].copy_from_slice(&attempt.to_be_bytes());
            if Hand::from_faces(fair::throw(Secret(secret), &request, count)) == wanted {
                break;
            }
        }
        Some(secret)
    }
}
