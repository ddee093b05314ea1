//! One process owns a database file. Whoever comes second is told by whom it is kept, and can become its guest.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use yatzy_table::Token;

/// The right to write a database file. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Owner {
    file: File,
}

/// Someone else owns the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owned {
    /// Where they can be reached, where they said so.
    pub door: Option<Door>,
}

/// How a guest on the same machine comes in: whoever may read the file beside the database may play its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Door {
    /// The address, such as `http://127.0.0.1:8710`.
    pub address: String,
    /// What a guest proves by that it sits at this machine.
    pub key: Token,
}

impl Owner {
    /// Claims a database file; `Err` inside if another process has it.
    pub fn claim(database: &Path) -> io::Result<Result<Owner, Owned>> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        // The key in it is for the same person's programs only.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(beside(database))?;
        match file.try_lock() {
            Ok(()) => {
                // What an earlier owner said of itself is not true any more.
                file.set_len(0)?;
                Ok(Ok(Owner { file }))
            }
            Err(TryLockError::WouldBlock) => {
                let mut said = String::new();
                file.read_to_string(&mut said)?;
                Ok(Err(Owned { door: Door::read(&said) }))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Says where this process can be reached.
    pub fn announce(&mut self, door: &Door) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{}\n{}", door.address, door.key.to_hex())?;
        self.file.flush()
    }
}

impl Door {
    fn read(said: &str) -> Option<Door> {
        let (address, key) = said.split_once('\n')?;
        Some(Door { address: address.to_owned(), key: key.trim().parse().ok()? })
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
        assert_eq!(Owner::claim(&database)?.err(), Some(Owned { door: None }));
        let door = |port: u16| Door {
            address: format!("http://127.0.0.1:{port}"),
            key: Token::from_bytes([port as u8; 32]),
        };
        first.announce(&door(8710))?;
        first.announce(&door(1))?;
        assert_eq!(Owner::claim(&database)?.err(), Some(Owned { door: Some(door(1)) }));
        drop(first);
        let again = Owner::claim(&database)?.expect("it is free again");
        assert_eq!(Owner::claim(&database)?.err(), Some(Owned { door: None }), "an old address is forgotten");
        drop(again);
        Ok(())
    }
}
