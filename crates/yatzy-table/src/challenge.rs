//! A challenge: the rules, the seed of shared dice and the choices of one finished game, as a text that needs no server:
//! a short code, or a record if the rules are not in the catalogue. The total is computed again from the choices.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::fair::{self, Proof, Secret, Verdict};
use yatzy_rules::{
    Action, Catalogue, Cell, DiceSource, Game, Hand, Keep, Names, Play, Record, RecordProblem, RecordSeat,
    Ruleset, Seat, Setting, Turn, normalise_name,
};
use yatzy_text::{Text, say, shown};

/// The longest code that is read.
pub const MAX_CHALLENGE_LEN: usize = 1000;

/// The first byte of a code. A code with another one was written by a newer program.
const VERSION: u8 = 1;

/// Length of the checksum at the end of a code, in bytes.
const CHECKSUM: usize = 4;

/// The first words of a record.
const RECORD: &str = "yatzy record ";

/// The game of a challenge in a record. Shared dice don't depend on it.
const GAME_ID: &str = "challenge";

/// The same dice for a friend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The id of the edition; rules of one's own may have none.
    pub edition: Option<String>,
    /// The options that differ from the edition; rules of one's own have none.
    pub options: Vec<(String, String)>,
    pub rules: Arc<Ruleset>,
    /// What rules of one's own call things.
    pub names: Names,
    /// The seed of the dice.
    pub seed: Secret,
    /// The name of the challenger; empty without a game.
    pub name: String,
    /// The game of the challenger, played to its end.
    pub game: Option<Game>,
}

/// The reason why a code is no challenge.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeError {
    /// The code is longer than [`MAX_CHALLENGE_LEN`].
    #[error("the code is too long")]
    TooLong,
    /// A letter is missing or wrong.
    #[error("the code is damaged")]
    Damaged,
    /// The code was written by a newer version.
    #[error("the code is of a newer version")]
    Newer,
    /// This version does not know the edition or its options.
    #[error("the rules {0} are unknown")]
    UnknownRules(String),
    /// Rules that are not in the catalogue don't fit into a code.
    #[error("the rules are not listed")]
    OwnRules,
    /// The game is not over, was not played with shared dice, or not by one person.
    #[error("the game can't be a challenge")]
    Game,
}

impl ChallengeError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            ChallengeError::TooLong => "challenge/too-long",
            ChallengeError::Damaged => "challenge/damaged",
            ChallengeError::Newer => "challenge/newer",
            ChallengeError::UnknownRules(_) => "challenge/unknown-rules",
            ChallengeError::OwnRules => "challenge/own-rules",
            ChallengeError::Game => "challenge/game",
        }
    }

    /// The sentence for a person.
    pub fn sentence(&self, text: Text) -> String {
        match self {
            ChallengeError::TooLong | ChallengeError::Damaged => say!(text, "challenge-damaged"),
            ChallengeError::Newer => say!(text, "challenge-newer"),
            ChallengeError::UnknownRules(id) => say!(text, "challenge-unknown-rules", rules = shown(id)),
            ChallengeError::OwnRules => say!(text, "challenge-own-rules"),
            ChallengeError::Game => say!(text, "challenge-game"),
        }
    }
}

impl Challenge {
    /// The challenge of a finished game with shared dice.
    pub fn of_game(
        edition: Option<&str>,
        name: &str,
        game: &Game,
        seed: Secret,
    ) -> Result<Challenge, ChallengeError> {
        let fits = game.source() == DiceSource::Shared && game.seats() == 1;
        if !fits || game.turn().is_some() || game.is_abandoned() {
            return Err(ChallengeError::Game);
        }
        let (edition, options) = Challenge::rules_of_game(edition, game.rules())?;
        Ok(Challenge {
            edition: Some(edition),
            options,
            rules: game.rules().clone(),
            names: Names::default(),
            seed,
            name: name.to_owned(),
            game: Some(game.clone()),
        })
    }

    /// The challenge of a record, by any rules. The dice of the record have to be public.
    pub fn of_record(record: &Record) -> Result<Challenge, ChallengeError> {
        let (game, name) = (&record.game, record.name(Seat(0)));
        let proof = record.proof.as_ref().ok_or(ChallengeError::Game)?;
        let seed = proof.secret.ok_or(ChallengeError::Game)?;
        if !matches!(proof.verify(game, None), Verdict::Verified { .. }) {
            return Err(ChallengeError::Damaged);
        }
        match Challenge::of_game(record.edition.as_deref(), name, game, seed) {
            Err(ChallengeError::OwnRules) => Ok(Challenge {
                edition: record.edition.clone(),
                options: Vec::new(),
                rules: game.rules().clone(),
                names: record.own_names.clone(),
                seed,
                name: name.to_owned(),
                game: Some(game.clone()),
            }),
            listed => listed,
        }
    }

    /// Whether its rules are in the catalogue, so that it is a short code.
    pub fn is_listed(&self) -> bool {
        Challenge::rules_of_game(self.edition.as_deref(), &self.rules).is_ok()
    }

    /// The rules of a game as a code holds them: the id of an edition, and the options that differ from it.
    pub fn rules_of_game(
        edition: Option<&str>,
        rules: &Ruleset,
    ) -> Result<(String, Vec<(String, String)>), ChallengeError> {
        let listed = edition.and_then(|id| Catalogue::get().edition(id)).ok_or(ChallengeError::OwnRules)?;
        let usual = listed.rules.options();
        let differing = rules.options().into_iter().filter(|option| !usual.contains(option));
        let options: Vec<(String, String)> =
            differing.map(|(option, value)| (option.to_owned(), value)).collect();
        let read = rules_of(&listed.id, &options).map_err(|_| ChallengeError::OwnRules)?;
        if read.hash() != rules.hash() {
            return Err(ChallengeError::OwnRules);
        }
        Ok((listed.id.clone(), options))
    }

    /// The code: letters, digits, `-` and `_`. With rules that are not in the catalogue it is a record.
    pub fn code(&self) -> String {
        match (&self.edition, &self.game) {
            (Some(edition), _) if self.is_listed() => self.short_code(edition),
            (_, Some(game)) => self.record(game).to_string(),
            (_, None) => String::new(),
        }
    }

    fn record(&self, game: &Game) -> Record {
        let proof = Proof {
            game_id: GAME_ID.to_owned(),
            commitment: fair::commitment(DiceSource::Shared, GAME_ID, self.seed),
            bytes: BTreeMap::new(),
            secret: Some(self.seed),
            of_match: None,
        };
        Record {
            edition: self.edition.clone(),
            own_names: self.names.clone(),
            proof: Some(proof),
            ..Record::new(vec![RecordSeat::person(&self.name)], game.clone())
        }
    }

    fn short_code(&self, edition: &str) -> String {
        let mut bytes = vec![VERSION];
        write_text(&mut bytes, edition);
        bytes.push(self.options.len() as u8);
        for (option, value) in &self.options {
            write_text(&mut bytes, option);
            write_text(&mut bytes, value);
        }
        bytes.extend(self.seed.0);
        write_text(&mut bytes, &self.name);
        for turn in self.game.iter().flat_map(Game::turns) {
            write_turn(&mut bytes, turn);
        }
        bytes.extend(checksum(&bytes));
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Whether a text is a code or a link that ends in one, perhaps damaged, rather than the name of a file: letters of
    /// a code, more than the seed alone takes.
    pub fn is_like_a_code(text: &str) -> bool {
        let code = code_in(text);
        let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        code.len() > 43 && code.bytes().all(is_letter)
    }

    /// Reads a code, a link that ends in one, or a record, and plays its game again.
    pub fn parse(text: &str) -> Result<Challenge, ChallengeError> {
        if text.trim_start().starts_with(RECORD) {
            // A form ends lines in its own way.
            let text = text.trim_start().replace('\r', "");
            let record = Record::parse(&text).map_err(|error| match error.problem {
                RecordProblem::Version { .. } => ChallengeError::Newer,
                _ => ChallengeError::Damaged,
            });
            return Challenge::of_record(&record?);
        }
        let code = code_in(text);
        if code.len() > MAX_CHALLENGE_LEN {
            return Err(ChallengeError::TooLong);
        }
        let bytes = URL_SAFE_NO_PAD.decode(code).map_err(|_| ChallengeError::Damaged)?;
        let (bytes, sum) = bytes
            .split_last_chunk::<CHECKSUM>()
            .ok_or(ChallengeError::Damaged)
            .map(|(rest, sum)| (rest, *sum))?;
        if checksum(bytes) != sum {
            return Err(ChallengeError::Damaged);
        }
        match bytes.split_first() {
            Some((&VERSION, rest)) => Challenge::read(&mut Bytes(rest)),
            Some((&version, _)) if version > VERSION => Err(ChallengeError::Newer),
            _ => Err(ChallengeError::Damaged),
        }
    }

    fn read(bytes: &mut Bytes<'_>) -> Result<Challenge, ChallengeError> {
        let edition = bytes.text()?;
        let count = bytes.byte()?;
        let options = (0..count).map(|_| Ok((bytes.text()?, bytes.text()?)));
        let options = options.collect::<Result<Vec<_>, ChallengeError>>()?;
        let rules = rules_of(&edition, &options)?;
        let seed = Secret(bytes.array()?);
        let name = match bytes.text()? {
            name if name.is_empty() => name,
            name => normalise_name(&name).map_err(|_| ChallengeError::Damaged)?,
        };
        let game = match bytes.0 {
            [] => None,
            _ => Some(read_game(bytes, &rules, seed)?),
        };
        Ok(Challenge { edition: Some(edition), options, rules, names: Names::default(), seed, name, game })
    }
}

/// The code at the end of a link.
fn code_in(text: &str) -> &str {
    text.trim().rsplit(['/', '#', '=']).next().unwrap_or_default()
}

/// The edition with these options.
fn rules_of(id: &str, options: &[(String, String)]) -> Result<Arc<Ruleset>, ChallengeError> {
    let unknown = || ChallengeError::UnknownRules(id.to_owned());
    let edition = Catalogue::get().edition(id).ok_or_else(unknown)?;
    let settings = options.iter().map(|(option, value)| Setting::new(option, value));
    let settings = settings.collect::<Result<Vec<_>, _>>().map_err(|_| unknown())?;
    edition.rules.with_recorded(&settings).map(Arc::new).map_err(|_| unknown())
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    std::array::from_fn(|i| digest[i])
}

/// A text of at most 255 bytes. Ids, options and names are shorter.
fn write_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// The called box where there is one, the number of throws, what was kept before each rethrow, the box.
fn write_turn(bytes: &mut Vec<u8>, turn: &Turn) {
    let (Play::Throws(throws), Some(entry)) = (&turn.play, turn.entry) else { return };
    bytes.extend(turn.named.map(|cell| cell.index() as u8));
    bytes.push(throws.len() as u8);
    for pair in throws.windows(2) {
        bytes.push(mask(pair[0].hand, pair[1].keep));
    }
    bytes.push(entry.cell.index() as u8);
}

/// Which dice of a sorted hand are kept, one bit for each.
fn mask(hand: Hand, keep: Keep) -> u8 {
    let mut left = keep.dice();
    let mut mask = 0;
    for (i, face) in hand.faces().enumerate() {
        if let Some(rest) = Hand::from_faces([face]).and_then(|die| left.without(die)) {
            left = rest;
            mask |= 1 << i;
        }
    }
    mask
}

fn read_game(bytes: &mut Bytes<'_>, rules: &Arc<Ruleset>, seed: Secret) -> Result<Game, ChallengeError> {
    let mut game = Game::new(rules.clone(), 1, DiceSource::Shared);
    while game.turn().is_some() {
        if rules.declares() {
            take(&mut game, Action::Name(bytes.cell()?), seed)?;
        }
        for _ in 0..bytes.byte()? {
            let keep = match game.turn().and_then(Turn::hand) {
                Some(hand) => keep_of(hand, bytes.byte()?)?,
                None => Keep::NOTHING,
            };
            take(&mut game, Action::Throw(keep), seed)?;
        }
        take(&mut game, Action::Enter(bytes.cell()?), seed)?;
    }
    if bytes.0.is_empty() { Ok(game) } else { Err(ChallengeError::Damaged) }
}

fn keep_of(hand: Hand, mask: u8) -> Result<Keep, ChallengeError> {
    let kept = hand.faces().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, face)| face);
    Hand::from_faces(kept).map(Keep::new).ok_or(ChallengeError::Damaged)
}

fn take(game: &mut Game, action: Action, seed: Secret) -> Result<(), ChallengeError> {
    let event =
        game.decide(action, &mut fair::shared_dice(game, seed)).map_err(|_| ChallengeError::Damaged)?;
    game.record(&event).map_err(|_| ChallengeError::Damaged)
}

/// The bytes that are left to read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> Result<u8, ChallengeError> {
        self.array::<1>().map(|[byte]| byte)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ChallengeError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(ChallengeError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn text(&mut self) -> Result<String, ChallengeError> {
        let length = usize::from(self.byte()?);
        let (text, rest) = self.0.split_at_checked(length).ok_or(ChallengeError::Damaged)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).map_err(|_| ChallengeError::Damaged)
    }

    fn cell(&mut self) -> Result<Cell, ChallengeError> {
        Cell::at(self.byte()?.into()).ok_or(ChallengeError::Damaged)
    }
}

impl Challenge {
    /// The total of the challenger.
    pub fn total(&self) -> Option<yatzy_rules::Points> {
        let card = self.game.as_ref()?.card(Seat(0))?;
        Some(card.totals(&self.rules).total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A code with other content and the right checksum.
    fn changed(code: &str, change: impl Fn(&mut Vec<u8>)) -> String {
        let mut bytes = URL_SAFE_NO_PAD.decode(code).expect("a code");
        bytes.truncate(bytes.len() - CHECKSUM);
        change(&mut bytes);
        bytes.extend(checksum(&bytes));
        URL_SAFE_NO_PAD.encode(bytes)
    }

    #[test]
    fn a_newer_code_and_unknown_rules_are_told_apart() {
        let rules = Catalogue::get().rules("yatzy").expect("an entry of the catalogue");
        let (edition, names, options, name) =
            (Some("yatzy".to_owned()), Names::default(), Vec::new(), String::new());
        let challenge = Challenge { edition, options, rules, names, seed: Secret([5; 32]), name, game: None };
        let code = challenge.code();
        assert!(Challenge::parse(&code).is_ok());
        let parsed = |change: &dyn Fn(&mut Vec<u8>)| Challenge::parse(&changed(&code, change)).unwrap_err();
        assert_eq!(parsed(&|bytes| bytes[0] = VERSION + 1), ChallengeError::Newer);
        assert_eq!(parsed(&|bytes| bytes[0] = 0), ChallengeError::Damaged);
        assert_eq!(parsed(&|bytes| bytes[2] = b'x'), ChallengeError::UnknownRules("xatzy".to_owned()));
        // An option that this version does not know.
        let with_option = |bytes: &mut Vec<u8>| {
            bytes[7] = 1;
            bytes.splice(8..8, *b"\x03new\x03yes");
        };
        assert_eq!(parsed(&with_option), ChallengeError::UnknownRules("yatzy".to_owned()));
    }
}
