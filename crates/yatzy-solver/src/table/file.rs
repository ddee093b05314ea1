//! Table files on disk.

use super::bytes::{check_header, decode, encode, header};
use super::{BLOCK_HEADER, HEADER, TableError, file_size, layer_bytes, layer_start};
use crate::state_space::{Mask, StateSpace};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::RulesHash;

/// A complete table file, open for queries.
pub(crate) struct TableFile {
    file: Mutex<File>,
    /// The most recently used masks.
    recent: Mutex<VecDeque<(Mask, Arc<[f64]>)>>,
}

/// Cached masks: the successors of the turns of a few seats.
const REMEMBERED: usize = 64;

impl TableFile {
    /// Opens a table and checks its rules and its length. Checksums are checked when a block is read.
    pub fn open(path: &Path, hash: RulesHash, space: &StateSpace) -> Result<TableFile, TableError> {
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut bytes = [0; HEADER as usize];
        if found < HEADER {
            return Err(TableError::NotATable);
        }
        file.read_exact(&mut bytes)?;
        check_header(&bytes, hash, space)?;
        let expected = file_size(space);
        if found != expected {
            return Err(TableError::Length { expected, found });
        }
        Ok(TableFile { file: Mutex::new(file), recent: Mutex::default() })
    }

    /// Reads the whole file and checks every checksum.
    pub fn verify(&self, space: &StateSpace) -> Result<(), TableError> {
        let mut file = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        file.seek(SeekFrom::Start(HEADER))?;
        let mut reader = BufReader::with_capacity(1 << 20, &mut *file);
        let mut values = Vec::new();
        for filled in (0..=space.cells).rev() {
            read_layer(&mut reader, space, filled, &mut values)?;
        }
        Ok(())
    }

    /// The values of a mask, from the cache or the file.
    pub fn recall(&self, space: &StateSpace, mask: Mask) -> Result<Arc<[f64]>, TableError> {
        let lock = || self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, values)) = lock().iter().find(|(known, _)| *known == mask) {
            return Ok(values.clone());
        }
        let mut values = Vec::new();
        self.read(space, mask, &mut values)?;
        let values: Arc<[f64]> = values.into();
        let mut recent = lock();
        recent.push_front((mask, values.clone()));
        recent.truncate(REMEMBERED);
        Ok(values)
    }

    /// Appends the values of a mask.
    pub fn read(&self, space: &StateSpace, mask: Mask, values: &mut Vec<f64>) -> Result<(), TableError> {
        let filled = mask.count_ones() as usize;
        let layer = &space.layers[filled];
        let rank = layer.partition_point(|&other| other < mask);
        let within = space.offset(mask).unwrap_or_default() - space.layer(filled).start;
        let at = layer_start(space, filled) + within * 4 + (rank * BLOCK_HEADER) as u64;
        let size = space.size_of(mask);
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
    space: &StateSpace,
    filled: usize,
    values: &mut Vec<f64>,
) -> Result<(), TableError> {
    let range = space.layer(filled);
    values.clear();
    values.resize((range.end - range.start) as usize, 0.0);
    let mut block = Vec::new();
    let mut rest = &mut values[..];
    let mut at = layer_start(space, filled);
    for &mask in &space.layers[filled] {
        let (own, after) = rest.split_at_mut(space.size_of(mask));
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

/// A table file that is being written layer by layer.
pub(crate) struct TableWriter {
    file: File,
    partial: PathBuf,
    path: PathBuf,
}

/// The last finished layer and its values.
pub(crate) type Finished = Option<(usize, Vec<f64>)>;

impl TableWriter {
    /// Creates a file, or resumes an unfinished one.
    pub fn create(
        path: &Path,
        hash: RulesHash,
        space: &StateSpace,
    ) -> Result<(TableWriter, Finished), TableError> {
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&partial)?;
        let finished = unfinished(&mut file, hash, space)?;
        let end = match &finished {
            Some((filled, _)) => layer_start(space, *filled) + layer_bytes(space, *filled),
            None => {
                file.seek(SeekFrom::Start(0))?;
                file.write_all(&header(hash, space))?;
                HEADER
            }
        };
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok((TableWriter { file, partial, path: path.to_owned() }, finished))
    }

    /// Writes a layer, and rounds its values to the written ones.
    pub fn write(&mut self, space: &StateSpace, filled: usize, values: &mut [f64]) -> Result<(), TableError> {
        let mut writer = BufWriter::with_capacity(1 << 20, &mut self.file);
        let mut bytes = Vec::new();
        let mut rest = values;
        for &mask in &space.layers[filled] {
            let (own, after) = rest.split_at_mut(space.size_of(mask));
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

    /// Renames the complete file to its final name.
    pub fn finish(self) -> Result<(), TableError> {
        self.file.sync_all()?;
        drop(self.file);
        std::fs::rename(&self.partial, &self.path)?;
        Ok(())
    }
}

/// The last complete layer of an unfinished file. A file of other rules, or one without a complete layer, is started
/// again.
fn unfinished(file: &mut File, hash: RulesHash, space: &StateSpace) -> Result<Finished, TableError> {
    let mut bytes = [0; HEADER as usize];
    if file.metadata()?.len() < HEADER {
        return Ok(None);
    }
    file.read_exact(&mut bytes)?;
    if check_header(&bytes, hash, space).is_err() {
        return Ok(None);
    }
    let mut reader = BufReader::with_capacity(1 << 20, file);
    let mut finished = None;
    let mut values = Vec::new();
    for filled in (0..=space.cells).rev() {
        match read_layer(&mut reader, space, filled, &mut values) {
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
