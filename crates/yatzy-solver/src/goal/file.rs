//! A file with the chances of all totals.
//!
//! It has every other layer of masks, those with an even number of filled cells. The layers between are one turn away
//! and are computed on demand. A chance has four bytes, in steps of 1 / (2³² − 1): its error is at most 1.2e-10, and
//! less than 1e-9 after the eight layers of fifteen boxes.
//!
//! The header is followed by the blocks of the masks, layer by layer, the fullest first: a checksum, the first number
//! of missing points and the length of each row, then the chances. The offsets of the blocks are at the end. While it is
//! written, the file has the extension `.partial`, and its header no offset of the index.

use super::GoalSolver;
use super::layers::GoalLayer;
use super::rows::MissingRows;
use crate::solve::Progress;
use crate::state_space::{Mask, StateSpace};
use crate::table::{TableError, checksum};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::RulesHash;

const MAGIC: [u8; 8] = *b"yatzyall";
const VERSION: u32 = 1;
const HEADER: usize = 80;
const STEPS: f64 = u32::MAX as f64;
/// Cached masks: the successors of a card with all boxes open after two turns, and some more.
const REMEMBERED: usize = 256;

/// The chances of all totals in a file.
pub struct GoalFile {
    file: Mutex<File>,
    /// The offset of each block, and the end.
    starts: Vec<u64>,
    recent: Mutex<VecDeque<(Mask, Arc<MissingRows>)>>,
}

/// A file that is being written.
struct Unfinished {
    file: File,
    /// Where the next block begins.
    at: u64,
    /// The offset of each block so far.
    starts: Vec<u64>,
    /// The last layer of the file, with its number of filled cells.
    layer: Option<(usize, GoalLayer)>,
}

/// Whether the file has the layer with this many filled cells.
pub(super) fn is_kept(filled: usize) -> bool {
    filled.is_multiple_of(2)
}

impl GoalSolver {
    /// Computes the chances of every total into a file, and returns those of the empty card. An interrupted solve resumes
    /// after the last complete layer of the file.
    pub fn solve_to_file(
        &self,
        path: &Path,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Vec<f64>, TableError> {
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        let Unfinished { mut file, mut at, mut starts, layer } = self.resume(&partial)?;
        let mut writer = BufWriter::with_capacity(1 << 20, &mut file);
        let mut block = Vec::new();
        let chances = self.each_layer(layer, progress, &mut |filled, layer| -> Result<(), TableError> {
            for rows in layer.rows.iter().filter(|_| is_kept(filled)) {
                encode(rows, &mut block);
                writer.write_all(&block)?;
                starts.push(at);
                at += block.len() as u64;
            }
            // What is in the file survives an interruption.
            Ok(writer.flush()?)
        })?;
        starts.push(at);
        for start in &starts {
            writer.write_all(&start.to_le_bytes())?;
        }
        writer.flush()?;
        drop(writer);
        file.seek(SeekFrom::Start(0))?;
        let index: Vec<u8> = starts.iter().flat_map(|start| start.to_le_bytes()).collect();
        file.write_all(&header(self.rules().hash(), at, &index))?;
        file.sync_all()?;
        std::fs::rename(&partial, path)?;
        Ok(chances)
    }

    /// Opens an unfinished file after its last complete layer, or begins a new one.
    fn resume(&self, partial: &Path) -> Result<Unfinished, TableError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(partial)?;
        let length = file.metadata()?.len();
        let (head, mut found) = (header(self.rules().hash(), 0, &[]), [0; HEADER]);
        let is_begun = length >= HEADER as u64 && file.read_exact(&mut found).is_ok() && found == head;
        let (mut at, mut starts, mut layer) = (HEADER as u64, Vec::new(), None);
        if is_begun {
            let space = &self.solver.space;
            let mut reader = BufReader::with_capacity(1 << 20, &mut file);
            for filled in (0..space.cells).rev().filter(|&filled| is_kept(filled)) {
                let masks = space.layers[filled].clone();
                let (mut end, mut of_layer, mut rows) = (at, Vec::new(), Vec::new());
                for &mask in &masks {
                    let Some(block) = read_block(&mut reader, space.size_of(mask), length - end)? else {
                        break;
                    };
                    let Some(decoded) = decode(&block, space.size_of(mask)) else { break };
                    of_layer.push(end);
                    end += block.len() as u64;
                    rows.push(Arc::new(decoded));
                }
                if rows.len() < masks.len() {
                    break;
                }
                starts.extend(of_layer);
                (at, layer) = (end, Some((filled, GoalLayer { masks, rows })));
            }
        } else {
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&head)?;
        }
        file.set_len(at)?;
        file.seek(SeekFrom::Start(at))?;
        Ok(Unfinished { file, at, starts, layer })
    }

    /// Opens the file of these rules. Checksums are checked when a block is read.
    pub fn open(&self, path: &Path) -> Result<GoalFile, TableError> {
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut head = [0; HEADER];
        if found < HEADER as u64 {
            return Err(TableError::NotATable);
        }
        file.read_exact(&mut head)?;
        let at = check_header(&head, self.rules().hash())?;
        let expected = at + (kept(&self.solver.space).count() as u64 + 1) * 8;
        if found != expected {
            return Err(TableError::Length { expected, found });
        }
        let mut index = vec![0; (expected - at) as usize];
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut index)?;
        if header(self.rules().hash(), at, &index) != head {
            return Err(TableError::Damaged { at });
        }
        let starts = index.chunks_exact(8).map(number).collect();
        Ok(GoalFile { file: Mutex::new(file), starts, recent: Mutex::default() })
    }
}

impl GoalFile {
    /// The chances of every total from the empty card.
    pub fn chances(&self, goals: &GoalSolver) -> Result<Vec<f64>, TableError> {
        let rows = self.rows(goals, 0)?;
        let row = rows.row(0, 1.0, 0.0);
        let highest = row.low + row.values.len() as i32;
        Ok((0..highest.max(1)).map(|total| row.at(total)).collect())
    }

    /// The rows of these masks.
    pub(super) fn layer(&self, goals: &GoalSolver, masks: Vec<Mask>) -> Result<GoalLayer, TableError> {
        let rows = masks.iter().map(|&mask| self.rows(goals, mask)).collect::<Result<_, _>>()?;
        Ok(GoalLayer { masks, rows })
    }

    fn rows(&self, goals: &GoalSolver, mask: Mask) -> Result<Arc<MissingRows>, TableError> {
        let lock = || self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, rows)) = lock().iter().find(|(known, _)| *known == mask) {
            return Ok(rows.clone());
        }
        let space = &goals.solver.space;
        let rank = rank(space, mask);
        let at = self.starts[rank];
        let len = self.starts[rank + 1].checked_sub(at).ok_or(TableError::Damaged { at })?;
        let mut block = vec![0; len as usize];
        {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(&mut block)?;
        }
        let rows = decode(&block, space.size_of(mask)).ok_or(TableError::Damaged { at })?;
        let rows = Arc::new(rows);
        let mut recent = lock();
        recent.push_front((mask, rows.clone()));
        recent.truncate(REMEMBERED);
        Ok(rows)
    }
}

/// The masks of the file, in its order.
fn kept(space: &StateSpace) -> impl Iterator<Item = Mask> {
    (0..space.cells)
        .rev()
        .filter(|&filled| is_kept(filled))
        .flat_map(|filled| space.layers[filled].iter().copied())
}

/// The index of a mask in the file.
fn rank(space: &StateSpace, mask: Mask) -> usize {
    let filled = mask.count_ones() as usize;
    let fuller = (filled + 1..space.cells).filter(|&filled| is_kept(filled));
    let before: usize = fuller.map(|filled| space.layers[filled].len()).sum();
    before + space.layers[filled].partition_point(|&other| other < mask)
}

fn header(hash: RulesHash, at: u64, index: &[u8]) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..8].copy_from_slice(&MAGIC);
    header[8..12].copy_from_slice(&VERSION.to_le_bytes());
    header[16..48].copy_from_slice(&hash.bytes());
    header[48..56].copy_from_slice(&at.to_le_bytes());
    header[56..64].copy_from_slice(&checksum(index).to_le_bytes());
    let sum = checksum(&header[..64]);
    header[64..72].copy_from_slice(&sum.to_le_bytes());
    header
}

/// The offset of the index.
fn check_header(found: &[u8; HEADER], hash: RulesHash) -> Result<u64, TableError> {
    if found[..8] != MAGIC {
        return Err(TableError::NotATable);
    }
    let version = u32::from_le_bytes([found[8], found[9], found[10], found[11]]);
    if version != VERSION {
        return Err(TableError::Version { found: version });
    }
    if checksum(&found[..64]) != number(&found[64..72]) {
        return Err(TableError::Damaged { at: 0 });
    }
    if found[16..48] != hash.bytes() {
        let hex = found[16..48].iter().map(|byte| format!("{byte:02x}")).collect();
        return Err(TableError::OtherRules { found: hex });
    }
    Ok(number(&found[48..56]))
}

fn number(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes.try_into().expect("eight bytes"))
}

fn encode(rows: &MissingRows, block: &mut Vec<u8>) {
    block.clear();
    block.extend([0; 8]);
    for head in &rows.heads {
        block.extend(head.low.to_le_bytes());
        block.extend(head.len.to_le_bytes());
    }
    for value in &rows.values {
        block.extend(((value * STEPS).round() as u32).to_le_bytes());
    }
    let sum = checksum(&block[8..]);
    block[..8].copy_from_slice(&sum.to_le_bytes());
}

/// Reads a block of `count` rows from a file that has `rest` more bytes; `None` if it ends before.
fn read_block(file: &mut impl Read, count: usize, rest: u64) -> Result<Option<Vec<u8>>, TableError> {
    let heads = 8 + 8 * count as u64;
    if rest < heads {
        return Ok(None);
    }
    let mut block = vec![0; heads as usize];
    file.read_exact(&mut block)?;
    let chances: u64 = block[8..].chunks_exact(8).map(|head| number(head) >> 32).sum();
    if rest - heads < 4 * chances {
        return Ok(None);
    }
    block.resize((heads + 4 * chances) as usize, 0);
    file.read_exact(&mut block[heads as usize..])?;
    Ok(Some(block))
}

/// Decodes a block of `count` rows; `None` if it is damaged.
fn decode(block: &[u8], count: usize) -> Option<MissingRows> {
    let (sum, body) = block.split_at_checked(8)?;
    let (heads, values) = body.split_at_checked(count * 8)?;
    if checksum(body) != number(sum) {
        return None;
    }
    let values: Vec<f64> = values
        .chunks_exact(4)
        .map(|steps| f64::from(u32::from_le_bytes(steps.try_into().expect("four bytes"))) / STEPS)
        .collect();
    let mut rows = MissingRows::default();
    let mut start = 0;
    for head in heads.chunks_exact(8) {
        let word = number(head);
        let (low, len) = (word as u32 as i32, (word >> 32) as usize);
        rows.push(low, values.get(start..start + len)?);
        start += len;
    }
    Some(rows)
}
