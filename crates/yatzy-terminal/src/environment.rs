//! Everything that an app needs from outside, in one place, so that tests can replace it.

use crate::draw;
use crate::{Connection, Theme, TurnSound};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_rules::Hand;
use yatzy_table::View;
use yatzy_text::Text;

/// The environment of an app.
pub struct Environment {
    /// The language.
    pub text: Text,
    /// Characters and colours.
    pub theme: Theme,
    /// The connection to the house.
    pub connection: Connection,
    /// The clock, to tell a held key from one that is pressed again.
    pub clock: Box<dyn Fn() -> Instant>,
    /// How long a key waits for the answer of the house before the screen is drawn without it.
    pub patience: Duration,
    /// The throws for who starts.
    pub lots: Box<dyn FnMut(u8) -> Hand>,
    /// Whether `yatzy play` offers an unfinished game again.
    pub offers_again: bool,
    /// Whether the form of a new game offers a match, which is played after the app has ended.
    pub offers_match: bool,
    /// The folder for papers; empty for the current one.
    pub folder: PathBuf,
    /// How other devices join a table, if they can.
    pub invitation: Option<Invite>,
    /// The sound of a turn that begins.
    pub turn_sound: TurnSound,
}

/// Makes the invitation to a table.
pub type Invite = Arc<dyn Fn(&View) -> Option<Invitation> + Send + Sync>;

/// Everything another device needs to join a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The address of the table.
    pub address: String,
    /// The home page, where the code is typed.
    pub home: String,
    /// The join code.
    pub code: Option<String>,
    /// The address as a QR code, line by line.
    pub picture: Vec<String>,
}

impl Environment {
    /// The environment of a person at a terminal.
    pub fn new(text: Text, theme: Theme, connection: Connection) -> Environment {
        Environment {
            text: if theme.unicode { text } else { text.in_ascii() },
            theme,
            connection,
            clock: Box::new(Instant::now),
            patience: Duration::from_millis(40),
            lots: Box::new(draw::throw),
            offers_again: true,
            offers_match: false,
            folder: PathBuf::new(),
            invitation: None,
            turn_sound: TurnSound::default(),
        }
    }
}
