//! The files of a package, and the archives that are made of them. Order, owner, modes and times depend on nothing but
//! the files and the commit, so that the same commit makes the same bytes.

use super::Failed;
use flate2::{Compression, GzBuilder};
use std::collections::BTreeMap;
use std::path::Path;

/// Files and folders by their path below the root, without a leading slash.
#[derive(Clone, Default)]
pub struct Tree {
    entries: BTreeMap<String, Entry>,
}

#[derive(Clone)]
struct Entry {
    mode: u32,
    /// Owner and group, by number.
    owner: u64,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    Folder,
    File(Vec<u8>),
}

impl Tree {
    /// A file that everyone may read.
    pub fn file(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.insert(path, 0o644, 0, Kind::File(bytes.into()));
    }

    /// A program.
    pub fn program(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.insert(path, 0o755, 0, Kind::File(bytes.into()));
    }

    /// A folder with a mode and an owner of its own. Other folders follow from the files in them.
    pub fn folder(&mut self, path: &str, mode: u32, owner: u64) {
        self.insert(path, mode, owner, Kind::Folder);
    }

    fn insert(&mut self, path: &str, mode: u32, owner: u64, kind: Kind) {
        for (end, _) in path.match_indices('/') {
            let folder = Entry { mode: 0o755, owner: 0, kind: Kind::Folder };
            self.entries.entry(path[..end].to_owned()).or_insert(folder);
        }
        self.entries.insert(path.to_owned(), Entry { mode, owner, kind });
    }

    /// All files of a folder on this machine, below a path.
    pub fn files_of(&mut self, folder: &Path, path: &str) -> Result<(), String> {
        for file in crate::machine::entries(folder) {
            let name = format!("{path}/{}", file.file_name().unwrap_or_default().to_string_lossy());
            if file.is_dir() {
                self.files_of(&file, &name)?;
            } else {
                self.file(&name, super::read(&file)?);
            }
        }
        Ok(())
    }

    /// The same files, with the paths that `place` gives them. Those that it gives none are left out.
    pub fn moved(&self, place: impl Fn(&str) -> Option<String>) -> Tree {
        let mut moved = Tree::default();
        for (path, entry) in &self.entries {
            if let (Kind::File(_), Some(path)) = (&entry.kind, place(path)) {
                moved.insert(&path, entry.mode, entry.owner, entry.kind.clone());
            }
        }
        moved
    }

    /// The bytes of all files, in whole kilobytes of each, as Debian counts them.
    pub fn kilobytes(&self) -> u64 {
        let size = |entry: &Entry| match &entry.kind {
            Kind::File(bytes) => (bytes.len() as u64).div_ceil(1024),
            Kind::Folder => 1,
        };
        self.entries.values().map(size).sum()
    }

    /// A line `hash  path` for every file, as `md5sum` writes it.
    pub fn sums(&self, hash: impl Fn(&[u8]) -> String) -> String {
        let files = self.entries.iter().filter_map(|(path, entry)| match &entry.kind {
            Kind::File(bytes) => Some((path, bytes)),
            Kind::Folder => None,
        });
        files.map(|(path, bytes)| format!("{}  {path}\n", hash(bytes))).collect()
    }

    /// A tar archive with paths that begin with `start`.
    pub fn tar(&self, start: &str, time: u64) -> Result<Vec<u8>, String> {
        let mut archive = tar::Builder::new(Vec::new());
        for (path, entry) in &self.entries {
            let mut header = tar::Header::new_gnu();
            header.set_mode(entry.mode);
            header.set_mtime(time);
            header.set_uid(entry.owner);
            header.set_gid(entry.owner);
            let place = format!("{start}{path}");
            let added = match &entry.kind {
                Kind::Folder => {
                    header.set_entry_type(tar::EntryType::Directory);
                    header.set_size(0);
                    archive.append_data(&mut header, place + "/", &[][..])
                }
                Kind::File(bytes) => {
                    header.set_size(bytes.len() as u64);
                    archive.append_data(&mut header, place, bytes.as_slice())
                }
            };
            added.failed(path)?;
        }
        archive.into_inner().failed("tar")
    }
}

/// Bytes compressed without a name and a time.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packer = GzBuilder::new().write(Vec::new(), Compression::best());
    std::io::Write::write_all(&mut packer, bytes).failed("gzip")?;
    packer.finish().failed("gzip")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_make_the_same_bytes_in_any_order() {
        let (mut one, mut other) = (Tree::default(), Tree::default());
        one.program("usr/bin/yatzy", "program");
        one.file("etc/yatzy.env", "settings");
        other.file("etc/yatzy.env", "settings");
        other.program("usr/bin/yatzy", "program");
        let packed = |tree: &Tree| gzip(&tree.tar("./", 1).expect("a tar")).expect("compressed");
        assert_eq!(packed(&one), packed(&other));
        assert_ne!(
            packed(&one),
            gzip(&one.tar("./", 2).expect("a tar")).expect("compressed"),
            "the time counts"
        );
        assert_eq!(one.sums(|bytes| bytes.len().to_string()), "8  etc/yatzy.env\n7  usr/bin/yatzy\n");
    }

    #[test]
    fn folders_come_before_what_is_in_them() {
        let mut tree = Tree::default();
        tree.file("usr/share/doc/yatzy/copyright", "free");
        let tar = tree.tar("./", 0).expect("a tar");
        let mut read = tar::Archive::new(tar.as_slice());
        let entries = read.entries().expect("entries").map(|entry| entry.expect("an entry"));
        let lengths: Vec<usize> =
            entries.map(|entry| entry.path().expect("a path").components().count()).collect();
        assert!(lengths.len() == 5 && lengths.is_sorted(), "{lengths:?}");
    }
}
