//! Files with names and with secrets of dice: other users can't read them.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Opens a file, or creates it for its user alone.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a database file if there is none, and returns its path without links. Users outside its group lose
/// their access to a file that an earlier version created; its group may be meant to read it, for example for
/// back-ups.
pub fn prepare_database(path: &Path) -> io::Result<PathBuf> {
    // An existing file is not opened: closing it would release the locks that SQLite has in this process.
    if !path.exists() {
        open(path)?;
    }
    let path = path.canonicalize()?;
    for end in ["", "-wal", "-shm"] {
        close_to_others(&with_end(&path, end));
    }
    Ok(path)
}

/// The path of a file beside another one.
pub fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A file of another user stays as it is.
#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = path.metadata() else { return };
    let mode = metadata.permissions().mode();
    if mode & 0o007 != 0 {
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o770));
    }
}

#[cfg(not(unix))]
fn close_to_others(_path: &Path) {}

/// Whether the file has several names (hard links).
#[cfg(unix)]
pub fn has_several_names(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| std::os::unix::fs::MetadataExt::nlink(&file) > 1)
}

#[cfg(not(unix))]
pub fn has_several_names(_path: &Path) -> bool {
    false
}
