//! What a device stores about a game elsewhere: its token, the server's commitment, the heads of the record's chain,
//! and the bytes for each throw. The file survives the program: a device that comes back has its seat, and a retried
//! throw sends the same bytes.

use super::DeviceStorage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use yatzy_rules::fair::{self, Commitment, PlayerBytes, Verdict};
use yatzy_rules::{DiceSource, Record, Seat};
use yatzy_table::{DiceCheck, GameId, Token, View};

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
    /// The token of this device.
    #[serde(default)]
    device: Option<String>,
    #[serde(skip)]
    place: Option<(Arc<dyn DeviceStorage>, GameId)>,
}

impl Notes {
    /// The notes of a game; empty if it is new or the device has no storage.
    pub fn of(storage: &Arc<dyn DeviceStorage>, game: &GameId) -> Notes {
        let known = storage.read(game);
        let notes: Option<Notes> = known.and_then(|text| serde_json::from_slice(&text).ok());
        Notes { place: Some((storage.clone(), game.clone())), ..notes.unwrap_or_default() }
    }

    pub fn token(&self) -> Option<Token> {
        self.device.as_deref().and_then(|token| token.parse().ok())
    }

    /// Notes the token of this device.
    #[cfg(feature = "client")]
    pub fn note_token(&mut self, device: Token) -> io::Result<()> {
        if self.token() == Some(device) {
            return Ok(());
        }
        self.device = Some(device.to_hex());
        self.save()
    }

    /// Notes what a view shows. A commitment that is first seen once the game is over proves nothing, and is not noted.
    pub fn note(&mut self, device: Token, view: &View, is_newest: bool) -> io::Result<()> {
        let mut changed = self.token() != Some(device);
        self.device = Some(device.to_hex());
        if self.commitment.is_none() && view.secret.is_none() {
            self.commitment = view.commitment.map(|commitment| commitment.to_string());
            changed |= self.commitment.is_some();
        }
        let head = view.head.filter(|_| is_newest).map(|head| head.to_string());
        if let Some(head) = head.filter(|head| self.heads.last() != Some(head)) {
            self.heads.push(head);
            changed = true;
        }
        if changed { self.save() } else { Ok(()) }
    }

    /// Notes the chosen bytes of a throw, on the disk before they are sent.
    pub fn brings(&mut self, throw: u32, bytes: PlayerBytes) -> io::Result<()> {
        match self.bytes.insert(throw, bytes.to_string()) {
            Some(before) if before == bytes.to_string() => Ok(()),
            _ => self.save(),
        }
    }

    /// The bytes of a throw: drawn once, and on the disk before they are sent.
    pub fn bytes_of(&mut self, throw: u32) -> io::Result<PlayerBytes> {
        if let Some(bytes) = self.bytes.get(&throw).and_then(|hex| hex.parse().ok()) {
            return Ok(bytes);
        }
        let Some((storage, _)) = &self.place else { return Err(io::Error::other("notes without a device")) };
        let bytes = PlayerBytes(storage.fresh()?);
        self.bytes.insert(throw, bytes.to_string());
        self.save()?;
        Ok(bytes)
    }

    fn save(&self) -> io::Result<()> {
        let Some((storage, game)) = &self.place else { return Ok(()) };
        storage.write(game, &serde_json::to_vec_pretty(self).map_err(io::Error::other)?)
    }

    /// Whether a record contains every head that was seen.
    fn goes_on(&self, record: &Record) -> bool {
        let chain = record.chain();
        let known = |head: &String| {
            let place = head.parse().ok().zip(chain.as_ref()).and_then(|(head, chain)| chain.place(head));
            place.is_some()
        };
        self.heads.iter().all(known)
    }

    /// Whether a finished game is the one that was seen, with the dice that the commitment and the bytes determine;
    /// `None` for a record without proof.
    pub fn check(&self, record: &Record, own: &[Seat]) -> Option<DiceCheck> {
        if !self.goes_on(record) {
            return Some(DiceCheck::Differ);
        }
        let proof = record.proof.as_ref()?;
        let noted: Option<Commitment> = self.commitment.as_deref().and_then(|hex| hex.parse().ok());
        let brought = (1..).zip(fair::throws(&record.game)).filter(|(_, thrown)| own.contains(&thrown.seat));
        let same = brought
            // Throws of shared dice contain no bytes; notes of earlier versions have some.
            .filter(|_| record.game.source() == DiceSource::Program)
            .filter_map(|(number, _)| Some((number, self.bytes.get(&number)?)))
            .all(|(number, bytes)| proof.bytes.get(&number).is_some_and(|own| own.to_string() == *bytes));
        match proof.verify(&record.game, noted) {
            Verdict::Wrong(_) => Some(DiceCheck::Differ),
            Verdict::Verified { .. } if !same => Some(DiceCheck::Differ),
            Verdict::Verified { .. } if noted.is_none() => Some(DiceCheck::NotNoted),
            Verdict::Verified { .. } => Some(DiceCheck::Agree),
            Verdict::Unverifiable => None,
        }
    }
}
