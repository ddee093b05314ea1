//! What a device notes down of a game on a server: what the server bound itself to, the bytes that the device brought to
//! each throw, and its own token. It survives the program, so that a throw that is asked for again brings the
//! same bytes again.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use yatzy_rules::fair::{self, Commitment, Head, PlayerBytes, Verdict};
use yatzy_rules::{Record, Seat};
use yatzy_table::{GameId, Token};

/// What is noted down of one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// The commitment, as it was when the game was first seen.
    commitment: Option<String>,
    /// The heads of the record's chain that this device has seen, the newest last.
    #[serde(default)]
    heads: Vec<String>,
    /// The bytes of each throw that this device asked for.
    #[serde(default)]
    bytes: BTreeMap<u32, String>,
    /// The token that this device goes by.
    #[serde(default)]
    device: Option<String>,
    #[serde(skip)]
    file: Option<PathBuf>,
}

impl Notes {
    /// What is known of a game; nothing, if it is new or there is no folder to keep it in.
    pub fn of(folder: Option<&Path>, game: &GameId) -> Notes {
        let file = folder.map(|folder| folder.join("joined").join(format!("{game}.json")));
        let known = file.as_deref().and_then(|file| fs::read(file).ok());
        let notes: Option<Notes> = known.and_then(|text| serde_json::from_slice(&text).ok());
        Notes { file, ..notes.unwrap_or_default() }
    }

    /// The token of this device: the one it has, or one that it makes up and keeps before anyone sees it.
    pub fn device(&mut self) -> io::Result<Token> {
        if let Some(token) = self.token() {
            return Ok(token);
        }
        let token = Token::random();
        self.device = Some(token.to_hex());
        self.save()?;
        Ok(token)
    }

    /// The token of this device, if it has one here.
    pub fn token(&self) -> Option<Token> {
        self.device.as_deref().and_then(|token| token.parse().ok())
    }

    /// Goes by the same token as in another game.
    pub fn go_by(&mut self, token: Option<Token>) {
        self.device = token.map(|token| token.to_hex()).or(self.device.take());
    }

    /// Notes the commitment, unless one was noted before.
    pub fn note_commitment(&mut self, commitment: Option<Commitment>) -> io::Result<()> {
        if self.commitment.is_none() {
            self.commitment = commitment.map(|commitment| commitment.to_string());
        }
        self.save()
    }

    /// Notes the newest head that was shown.
    pub fn note_head(&mut self, head: Option<Head>) -> io::Result<()> {
        let Some(head) = head.map(|head| head.to_string()) else { return Ok(()) };
        if self.heads.last() == Some(&head) {
            return Ok(());
        }
        self.heads.push(head);
        self.save()
    }

    /// Notes that this device brings these bytes to a throw, on the disk before they are sent.
    pub fn brings(&mut self, throw: u32, bytes: PlayerBytes) -> io::Result<()> {
        match self.bytes.insert(throw, bytes.to_string()) {
            Some(before) if before == bytes.to_string() => Ok(()),
            _ => self.save(),
        }
    }

    /// The bytes of a throw: drawn once, on the disk before they are sent, and never others.
    pub fn bytes_of(&mut self, throw: u32) -> io::Result<PlayerBytes> {
        if let Some(bytes) = self.bytes.get(&throw).and_then(|hex| hex.parse().ok()) {
            return Ok(bytes);
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        let bytes = PlayerBytes(bytes);
        self.bytes.insert(throw, bytes.to_string());
        self.save()?;
        Ok(bytes)
    }

    /// Writes it down, in one piece or not at all. It is nobody else's business.
    pub fn save(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = file.with_extension("new");
        let mut options = File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut written = options.open(&beside)?;
        written.write_all(&serde_json::to_vec_pretty(self).map_err(io::Error::other)?)?;
        written.sync_all()?;
        fs::rename(beside, file)
    }

    /// Whether a record goes on from every head that was seen.
    fn goes_on(&self, record: &Record) -> bool {
        let chain = record.chain();
        let known = |head: &String| {
            let place = head.parse().ok().zip(chain.as_ref()).and_then(|(head, chain)| chain.place(head));
            place.is_some()
        };
        self.heads.iter().all(known)
    }

    /// Whether a finished game is the one that was seen, and its dice are what was bound and brought; `None` if that
    /// can't be told.
    pub fn agrees(&self, record: &Record, own: &[Seat]) -> Option<bool> {
        if !self.goes_on(record) {
            return Some(false);
        }
        let proof = record.proof.as_ref()?;
        let noted: Option<Commitment> = self.commitment.as_deref().and_then(|hex| hex.parse().ok());
        let brought = (1..).zip(fair::throws(&record.game)).filter(|(_, (seat, ..))| own.contains(seat));
        let same = brought
            .filter_map(|(number, _)| Some((number, self.bytes.get(&number)?)))
            .all(|(number, bytes)| proof.bytes.get(&number).is_some_and(|own| own.to_string() == *bytes));
        match proof.verify(&record.game, noted) {
            Verdict::Verified { .. } => Some(same),
            Verdict::Wrong(_) => Some(false),
            Verdict::Unverifiable => None,
        }
    }
}
