//! One process owns a database file. Whoever comes second is told by whom it is kept, and can become its guest.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The right to write a database file. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Owner {
    file: File,
}

/// Someone else owns the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owned {
    /// Where they can be reached, where they said so.
    pub address: Option<String>,
}

impl Owner {
    /// Claims a database file; `Err` inside if another process has it.
    pub fn claim(database: &Path) -> io::Result<Result<Owner, Owned>> {
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
        let mut file = options.open(beside(database))?;
        match file.try_lock() {
            Ok(()) => {
                // What an earlier owner said of itself is not true any more.
                file.set_len(0)?;
                Ok(Ok(Owner { file }))
            }
            Err(TryLockError::WouldBlock) => {
                let mut address = String::new();
                file.read_to_string(&mut address)?;
                let address = Some(address.trim().to_owned()).filter(|address| !address.is_empty());
                Ok(Err(Owned { address }))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Says where this process can be reached.
    pub fn announce(&mut self, address: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{address}")?;
        self.file.flush()
    }
}

/// The file that is locked: the database's own locks are for its own use.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".owner");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_owner_at_a_time() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("yatzy.db");
        let mut first = Owner::claim(&database)?.expect("nobody has it");
        assert_eq!(Owner::claim(&database)?.err(), Some(Owned { address: None }));
        first.announce("http://127.0.0.1:8710")?;
        first.announce("http://127.0.0.1:1")?;
        let owned = Owner::claim(&database)?.err();
        assert_eq!(owned, Some(Owned { address: Some("http://127.0.0.1:1".to_owned()) }));
        drop(first);
        let again = Owner::claim(&database)?.expect("it is free again");
        assert_eq!(
            Owner::claim(&database)?.err(),
            Some(Owned { address: None }),
            "an old address is forgotten"
        );
        drop(again);
        Ok(())
    }
}
