//! Everything an app needs of the world outside, in one place, so that tests can bring their own.

use crate::draw;
use crate::{Connection, Theme, TurnSound};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_rules::Hand;
use yatzy_table::View;
use yatzy_text::Text;

/// The world outside.
pub struct Environment {
    /// The words.
    pub text: Text,
    /// How things are drawn.
    pub theme: Theme,
    /// The house in which games are played.
    pub connection: Connection,
    /// The time, for telling a key that is held from one that is pressed again.
    pub clock: Box<dyn Fn() -> Instant>,
    /// How long a key waits for the house's answer before the screen is drawn without it.
    pub patience: Duration,
    /// The throws by which it is drawn who starts.
    pub lots: Box<dyn FnMut(u8) -> Hand>,
    /// Whether a game that someone leaves is offered again by `yatzy play`.
    pub offers_again: bool,
    /// Where papers are put; empty for the folder where the person is.
    pub folder: PathBuf,
    /// How others come to a table, where they can.
    pub invitation: Option<Invite>,
    /// What can be heard when it is someone's turn.
    pub turn_sound: TurnSound,
}

/// How others come to a table.
pub type Invite = Arc<dyn Fn(&View) -> Option<Invitation> + Send + Sync>;

/// What others need to come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table's address.
    pub address: String,
    /// The home page, where the code is typed.
    pub home: String,
    /// The code of the table.
    pub code: Option<String>,
    /// The address as a picture for a camera, line by line.
    pub picture: Vec<String>,
}

impl Environment {
    /// The world of a person at a terminal.
    pub fn new(text: Text, theme: Theme, connection: Connection) -> Environment {
        Environment {
            text: if theme.unicode { text } else { text.in_ascii() },
            theme,
            connection,
            clock: Box::new(Instant::now),
            patience: Duration::from_millis(40),
            lots: Box::new(draw::throw),
            offers_again: true,
            folder: PathBuf::new(),
            invitation: None,
            turn_sound: TurnSound::default(),
        }
    }
}
