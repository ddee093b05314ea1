//! The table file: every value of a solved ruleset, for games too large to be solved at each start.
//!
//! A header names the format, the rules and the size, then come the layers, from the full card to the empty
//! one. A layer is one block for each of its masks: the lowest value, the step between two numbers, a
//! checksum, and the values as 32-bit numbers of steps. Rounding to a step is off by half of it at most,
//! some 2e-8 points a layer. All numbers are little-endian.
//!
//! While a solve runs, the file carries the ending `.partial`; it gets its name when it is whole. A solve
//! that was interrupted goes on after the last whole layer.

use crate::shape::{Mask, Shape};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::RulesHash;

const MAGIC: [u8; 8] = *b"yatzytab";
const VERSION: u32 = 1;
const HEADER: u64 = 64;
/// The lowest value, the step and the checksum of a block.
const BLOCK_HEADER: usize = 24;

/// Why a table file is no use.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It could not be read or written.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// It is no table file at all.
    #[error("not a table of values")]
    NotATable,
    /// It was written by another version of this program.
    #[error("a table of version {found} instead of {VERSION}")]
    Version {
        /// Its version.
        found: u32,
    },
    /// It was made for other rules.
    #[error("a table for other rules ({found})")]
    OtherRules {
        /// The hash of the rules it was made for.
        found: String,
    },
    /// It is cut short, or longer than it should be.
    #[error("{found} bytes instead of {expected}")]
    Length {
        /// What it should be.
        expected: u64,
        /// What it is.
        found: u64,
    },
    /// A checksum is wrong.
    #[error("damaged near byte {at}")]
    Damaged {
        /// Where the damaged part begins.
        at: u64,
    },
}

impl TableError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            TableError::Io(_) => "table/io",
            TableError::NotATable => "table/not-a-table",
            TableError::Version { .. } => "table/version",
            TableError::OtherRules { .. } => "table/other-rules",
            TableError::Length { .. } => "table/length",
            TableError::Damaged { .. } => "table/damaged",
        }
    }
}

/// The size of the whole file.
pub(crate) fn file_size(shape: &Shape) -> u64 {
    layer_start(shape, 0) + layer_bytes(shape, 0)
}

/// Where a layer begins: those with more filled cells come before it.
fn layer_start(shape: &Shape, filled: usize) -> u64 {
    HEADER + (filled + 1..=shape.cells).map(|filled| layer_bytes(shape, filled)).sum::<u64>()
}

fn layer_bytes(shape: &Shape, filled: usize) -> u64 {
    let values = shape.layer(filled);
    (values.end - values.start) * 4 + (shape.layers[filled].len() * BLOCK_HEADER) as u64
}

fn header(hash: RulesHash, shape: &Shape) -> [u8; HEADER as usize] {
    let mut header = [0; HEADER as usize];
    header[..8].copy_from_slice(&MAGIC);
    header[8..12].copy_from_slice(&VERSION.to_le_bytes());
    header[12..16].copy_from_slice(&(shape.cells as u32).to_le_bytes());
    header[16..48].copy_from_slice(&hash.bytes());
    header[48..56].copy_from_slice(&file_size(shape).to_le_bytes());
    let sum = checksum(&header[..56]);
    header[56..].copy_from_slice(&sum.to_le_bytes());
    header
}

fn check_header(found: &[u8; HEADER as usize], hash: RulesHash, shape: &Shape) -> Result<(), TableError> {
    let number = |at: usize| u32::from_le_bytes([found[at], found[at + 1], found[at + 2], found[at + 3]]);
    let expected = header(hash, shape);
    if found[..8] != MAGIC {
        return Err(TableError::NotATable);
    }
    if number(8) != VERSION {
        return Err(TableError::Version { found: number(8) });
    }
    if checksum(&found[..56]).to_le_bytes() != found[56..] {
        return Err(TableError::Damaged { at: 0 });
    }
    if found[16..48] != expected[16..48] {
        let hex = found[16..48].iter().map(|byte| format!("{byte:02x}")).collect();
        return Err(TableError::OtherRules { found: hex });
    }
    if *found != expected { Err(TableError::Damaged { at: 0 }) } else { Ok(()) }
}

/// A fast sum over words: a flipped bit anywhere changes all of it.
fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = 0x9e37_79b9_7f4a_7c15u64 ^ bytes.len() as u64;
    let mut add = |word: u64| sum = (sum.rotate_left(29) ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let words = bytes.chunks_exact(8);
    let mut rest = [0; 8];
    rest[..words.remainder().len()].copy_from_slice(words.remainder());
    for word in words {
        add(u64::from_le_bytes(word.try_into().expect("eight bytes")));
    }
    add(u64::from_le_bytes(rest));
    sum ^ sum >> 32
}

/// Appends the block of one mask, and rounds the values to what was written.
fn encode(values: &mut [f64], bytes: &mut Vec<u8>) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let step = (high - low) / f64::from(u32::MAX);
    let start = bytes.len();
    bytes.extend(low.to_le_bytes());
    bytes.extend(step.to_le_bytes());
    bytes.extend([0; 8]);
    for value in values {
        let steps = if step > 0.0 { ((*value - low) / step).round() as u32 } else { 0 };
        bytes.extend(steps.to_le_bytes());
        *value = low + step * f64::from(steps);
    }
    let sum = block_sum(&bytes[start..]);
    bytes[start + 16..start + 24].copy_from_slice(&sum.to_le_bytes());
}

/// The checksum of a block, over all of it but the checksum itself.
fn block_sum(block: &[u8]) -> u64 {
    checksum(&block[..16]) ^ checksum(&block[BLOCK_HEADER..]).rotate_left(32)
}

/// Reads a block; `false` if it is damaged.
fn decode(block: &[u8], values: &mut [f64]) -> bool {
    let number = |at: usize| f64::from_le_bytes(block[at..at + 8].try_into().expect("eight bytes"));
    let (low, step) = (number(0), number(8));
    for (value, steps) in values.iter_mut().zip(block[BLOCK_HEADER..].chunks_exact(4)) {
        let steps = u32::from_le_bytes(steps.try_into().expect("four bytes"));
        *value = low + step * f64::from(steps);
    }
    block_sum(block).to_le_bytes() == block[16..24]
}

/// A whole table file, open for questions.
pub(crate) struct TableFile {
    file: Mutex<File>,
    /// What was asked for last, the latest first.
    recent: Mutex<VecDeque<(Mask, Arc<[f64]>)>>,
}

/// How many masks' values are remembered: what the turns of some seats lead to.
const REMEMBERED: usize = 64;

impl TableFile {
    /// Opens a table and checks that it is one for these rules and not cut short. Each part's checksum is
    /// checked when it is read.
    pub fn open(path: &Path, hash: RulesHash, shape: &Shape) -> Result<TableFile, TableError> {
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut bytes = [0; HEADER as usize];
        if found < HEADER {
            return Err(TableError::NotATable);
        }
        file.read_exact(&mut bytes)?;
        check_header(&bytes, hash, shape)?;
        let expected = file_size(shape);
        if found != expected {
            return Err(TableError::Length { expected, found });
        }
        Ok(TableFile { file: Mutex::new(file), recent: Mutex::default() })
    }

    /// Reads all of it, to see whether any part is damaged.
    pub fn verify(&self, shape: &Shape) -> Result<(), TableError> {
        let mut file = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        file.seek(SeekFrom::Start(HEADER))?;
        let mut reader = BufReader::with_capacity(1 << 20, &mut *file);
        let mut values = Vec::new();
        for filled in (0..=shape.cells).rev() {
            read_layer(&mut reader, shape, filled, &mut values)?;
        }
        Ok(())
    }

    /// The values of a mask, read unless they were asked for lately.
    pub fn recall(&self, shape: &Shape, mask: Mask) -> Result<Arc<[f64]>, TableError> {
        let lock = || self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, values)) = lock().iter().find(|(known, _)| *known == mask) {
            return Ok(values.clone());
        }
        let mut values = Vec::new();
        self.read(shape, mask, &mut values)?;
        let values: Arc<[f64]> = values.into();
        let mut recent = lock();
        recent.push_front((mask, values.clone()));
        recent.truncate(REMEMBERED);
        Ok(values)
    }

    /// Appends the values of a mask.
    pub fn read(&self, shape: &Shape, mask: Mask, values: &mut Vec<f64>) -> Result<(), TableError> {
        let filled = mask.count_ones() as usize;
        let layer = &shape.layers[filled];
        let rank = layer.partition_point(|&other| other < mask);
        let within = shape.offset(mask).unwrap_or_default() - shape.layer(filled).start;
        let at = layer_start(shape, filled) + within * 4 + (rank * BLOCK_HEADER) as u64;
        let size = shape.size_of(mask);
        let mut block = vec![0; BLOCK_HEADER + size * 4];
        {
            let mut file = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(&mut block)?;
        }
        let start = values.len();
        values.resize(start + size, 0.0);
        if decode(&block, &mut values[start..]) { Ok(()) } else { Err(TableError::Damaged { at }) }
    }
}

/// Reads the next layer into `values`.
fn read_layer(
    reader: &mut impl Read,
    shape: &Shape,
    filled: usize,
    values: &mut Vec<f64>,
) -> Result<(), TableError> {
    let range = shape.layer(filled);
    values.clear();
    values.resize((range.end - range.start) as usize, 0.0);
    let mut block = Vec::new();
    let mut rest = &mut values[..];
    let mut at = layer_start(shape, filled);
    for &mask in &shape.layers[filled] {
        let (own, after) = rest.split_at_mut(shape.size_of(mask));
        rest = after;
        block.resize(BLOCK_HEADER + own.len() * 4, 0);
        reader.read_exact(&mut block)?;
        if !decode(&block, own) {
            return Err(TableError::Damaged { at });
        }
        at += block.len() as u64;
    }
    Ok(())
}

/// A table file that is being written, layer by layer.
pub(crate) struct TableWriter {
    file: File,
    partial: PathBuf,
    path: PathBuf,
}

/// Where to go on: the layer that was finished last, and its values.
pub(crate) type Finished = Option<(usize, Vec<f64>)>;

impl TableWriter {
    /// Begins a file, or goes on with one that was left unfinished.
    pub fn create(
        path: &Path,
        hash: RulesHash,
        shape: &Shape,
    ) -> Result<(TableWriter, Finished), TableError> {
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&partial)?;
        let finished = unfinished(&mut file, hash, shape)?;
        let end = match &finished {
            Some((filled, _)) => layer_start(shape, *filled) + layer_bytes(shape, *filled),
            None => {
                file.seek(SeekFrom::Start(0))?;
                file.write_all(&header(hash, shape))?;
                HEADER
            }
        };
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok((TableWriter { file, partial, path: path.to_owned() }, finished))
    }

    /// Writes a layer, and rounds its values to what was written.
    pub fn write(&mut self, shape: &Shape, filled: usize, values: &mut [f64]) -> Result<(), TableError> {
        let mut writer = BufWriter::with_capacity(1 << 20, &mut self.file);
        let mut bytes = Vec::new();
        let mut rest = values;
        for &mask in &shape.layers[filled] {
            let (own, after) = rest.split_at_mut(shape.size_of(mask));
            rest = after;
            bytes.clear();
            encode(own, &mut bytes);
            writer.write_all(&bytes)?;
        }
        writer.flush()?;
        drop(writer);
        self.file.sync_data()?;
        Ok(())
    }

    /// The file is whole: it gets its name.
    pub fn finish(self) -> Result<(), TableError> {
        self.file.sync_all()?;
        drop(self.file);
        std::fs::rename(&self.partial, &self.path)?;
        Ok(())
    }
}

/// The last whole layer of an unfinished file. A file of other rules, or one that is damaged from the
/// start, counts as empty: it is only a beginning and is made anew.
fn unfinished(file: &mut File, hash: RulesHash, shape: &Shape) -> Result<Finished, TableError> {
    let mut bytes = [0; HEADER as usize];
    if file.metadata()?.len() < HEADER {
        return Ok(None);
    }
    file.read_exact(&mut bytes)?;
    if check_header(&bytes, hash, shape).is_err() {
        return Ok(None);
    }
    let mut reader = BufReader::with_capacity(1 << 20, file);
    let mut finished = None;
    let mut values = Vec::new();
    for filled in (0..=shape.cells).rev() {
        match read_layer(&mut reader, shape, filled, &mut values) {
            Ok(()) => {
                let spare = finished.take().map(|(_, spare)| spare).unwrap_or_default();
                finished = Some((filled, std::mem::replace(&mut values, spare)));
            }
            Err(TableError::Io(error)) if error.kind() != std::io::ErrorKind::UnexpectedEof => {
                return Err(error.into());
            }
            Err(_) => break,
        }
    }
    Ok(finished)
}
