//! The byte format of a fit: its rules, its measurement, its weights, and a checksum.

use super::model::{Model, Stage};
use super::play::PlayedGame;
use super::weights;
use crate::histogram::{TotalHistogram, mean_and_error};
use crate::simulate::PlayedEnd;
use sha2::{Digest, Sha256};
use yatzy_rules::{CellSet, MAX_BOXES, MAX_COLUMNS, RulesHash, Ruleset};

/// The magic bytes; the last one is the format version.
const MAGIC: &[u8; 8] = b"yatzfit\x04";

/// Fitted values of one ruleset, as data.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    pub(crate) rules: [u8; 32],
    pub(crate) model: Model,
    pub(crate) measured: Measurement,
    pub(crate) played_out: Measurement,
}

/// The strength of a fit, measured in simulated games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measurement {
    /// Number of games.
    pub games: u64,
    /// Mean total after variance reduction; see [`PlayedGame::luck`](super::PlayedGame).
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
    /// Standard deviation of the totals.
    pub deviation: f64,
}

impl Measurement {
    /// Bytes of a measurement.
    pub(crate) const SIZE: usize = 32;

    pub(crate) fn to_bytes(self) -> [u8; Measurement::SIZE] {
        let mut bytes = [0; Measurement::SIZE];
        bytes[..8].copy_from_slice(&self.games.to_le_bytes());
        let numbers = [self.mean, self.standard_error, self.deviation];
        for (place, number) in bytes[8..].chunks_exact_mut(8).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8; Measurement::SIZE]) -> Measurement {
        let [games, numbers @ ..] =
            std::array::from_fn::<_, 4, _>(|i| std::array::from_fn::<_, 8, _>(|j| bytes[8 * i + j]));
        let [mean, standard_error, deviation] = numbers.map(f64::from_le_bytes);
        Measurement { games: u64::from_le_bytes(games), mean, standard_error, deviation }
    }

    /// Summarises games.
    pub fn of(games: &[PlayedGame]) -> Measurement {
        let fair: Vec<f64> = games.iter().map(|game| f64::from(game.total) - game.luck).collect();
        let (mean, standard_error) = mean_and_error(&fair);
        let deviation =
            TotalHistogram::of(&games.iter().map(|game| game.total).collect::<Vec<_>>()).deviation();
        Measurement { games: games.len() as u64, mean, standard_error, deviation }
    }

    /// Summarises games that were played out from the empty card.
    pub fn of_ends(ends: &[PlayedEnd]) -> Measurement {
        let fair: Vec<f64> = ends.iter().map(|end| f64::from(end.total) - end.luck).collect();
        let (mean, standard_error) = mean_and_error(&fair);
        let deviation = TotalHistogram::of(&ends.iter().map(|end| end.total).collect::<Vec<_>>()).deviation();
        Measurement { games: ends.len() as u64, mean, standard_error, deviation }
    }
}

/// Why bytes are not a fit of these rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FitError {
    /// Another kind of file, or another format version.
    #[error("not a fit of this version")]
    Format,
    /// The checksum is wrong or bytes are missing.
    #[error("the fit is damaged")]
    Damaged,
    /// It was made for other rules.
    #[error("the fit is of other rules")]
    OtherRules,
    /// The rules have something that can't be fitted: jokers, named boxes or an order; or a bonus or chips on a card
    /// with columns.
    #[error("these rules can't be fitted")]
    Rules,
}

impl FitError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            FitError::Format => "fit/format",
            FitError::Damaged => "fit/damaged",
            FitError::OtherRules => "fit/other-rules",
            FitError::Rules => "fit/rules",
        }
    }
}

impl Fit {
    /// A fit without a measurement.
    #[doc(hidden)]
    pub fn new(rules: &Ruleset, model: Model) -> Fit {
        let (measured, played_out) = (Measurement::default(), Measurement::default());
        Fit { rules: rules.hash().bytes(), model, measured, played_out }
    }

    /// The fit as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rules);
        bytes.extend(self.measured.to_bytes());
        bytes.extend(self.played_out.to_bytes());
        bytes.extend([self.model.boxes as u8, self.model.columns as u8]);
        let cells = self.model.boxes * self.model.columns;
        let of_stage = |stage: &Stage| {
            let pairs = (0..cells).flat_map(|i| (0..i).map(move |j| stage.pairs[i * cells + j]));
            let weights = std::iter::once(stage.constant).chain(stage.cells.iter().copied()).chain(pairs);
            weights.chain(stage.whole.iter().copied()).collect::<Vec<f64>>()
        };
        weights::write(self.model.stages[1..].iter().flat_map(of_stage), &mut bytes);
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads a fit of these rules.
    pub fn from_bytes(bytes: &[u8], rules: &Ruleset) -> Result<Fit, FitError> {
        if !bytes.starts_with(MAGIC) {
            return Err(FitError::Format);
        }
        let (body, checksum) = bytes.split_last_chunk::<32>().ok_or(FitError::Damaged)?;
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(FitError::Damaged);
        }
        let mut reader = Reader(&body[MAGIC.len()..]);
        let hash: [u8; 32] = reader.take()?;
        let measured = Measurement::from_bytes(&reader.take()?);
        let played_out = Measurement::from_bytes(&reader.take()?);
        let [boxes, columns] = reader.take::<2>()?.map(usize::from);
        if boxes > MAX_BOXES || columns > MAX_COLUMNS {
            return Err(FitError::Damaged);
        }
        if (boxes, columns) != (rules.boxes().len(), rules.columns().len()) || hash != rules.hash().bytes() {
            return Err(FitError::OtherRules);
        }
        let mut model = Model::empty(rules);
        let mut weights = weights::read(reader.0).ok_or(FitError::Damaged)?.into_iter();
        for stage in &mut model.stages[1..] {
            read_stage(stage, &mut weights).ok_or(FitError::Damaged)?;
        }
        let is_read = weights.next().is_none();
        is_read.then_some(Fit { rules: hash, model, measured, played_out }).ok_or(FitError::Damaged)
    }

    /// The fitted value of the empty card.
    pub fn predicted(&self) -> f64 {
        self.model.value(CellSet::first(self.model.boxes * self.model.columns))
    }

    /// The measured strength at a table.
    pub fn measured(&self) -> Measurement {
        self.measured
    }

    /// The measured strength in games that are played out many times, which solve fewer of the last cells.
    pub fn played_out(&self) -> Measurement {
        self.played_out
    }

    /// The rules it was made for.
    pub(crate) fn is_of(&self, hash: RulesHash) -> bool {
        self.rules == hash.bytes()
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], FitError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(FitError::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }
}

/// Reads the weights of a stage; `None` if there are too few.
fn read_stage(stage: &mut Stage, weights: &mut impl Iterator<Item = f64>) -> Option<()> {
    let cells = stage.cells.len();
    stage.constant = weights.next()?;
    for weight in &mut stage.cells {
        *weight = weights.next()?;
    }
    for i in 0..cells {
        for j in 0..i {
            let weight = weights.next()?;
            stage.pairs[i * cells + j] = weight;
            stage.pairs[j * cells + i] = weight;
        }
    }
    for weight in &mut stage.whole {
        *weight = weights.next()?;
    }
    Some(())
}
