//! Ownership of a database file. One process owns it; a second process finds the owner's address and can
//! become its guest.

use crate::private_file;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use yatzy_table::Token;

/// The exclusive right to write a database file. The lock ends with the process, even after a crash.
#[derive(Debug)]
pub struct Owner {
    file: File,
}

/// Another process owns the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedByOther {
    /// The owner's address, if it has announced one.
    pub address: Option<OwnerAddress>,
}

/// The address for guests on the same machine. Read access to the owner file is permission to play the games
/// of its database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnerAddress {
    /// A URL such as `http://127.0.0.1:8710`.
    pub url: String,
    /// The secret with which a guest proves that it runs on this machine.
    pub key: Token,
}

impl Owner {
    /// Claims a database file, and creates it if there is none. The inner `Err` means that another process
    /// owns it, by this name or through a symbolic link. A hard link is found by `SqliteStore::open`.
    pub fn claim(database: &Path) -> io::Result<Result<Owner, OwnedByOther>> {
        let database = private_file::prepare_database(database)?;
        // The key in the file is only for programs of the same user. The database's own locks are SQLite's.
        let mut file = private_file::open(&private_file::with_end(&database, ".owner"))?;
        match file.try_lock() {
            Ok(()) => {
                // An earlier owner's address is out of date.
                file.set_len(0)?;
                Ok(Ok(Owner { file }))
            }
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                file.read_to_string(&mut text)?;
                Ok(Err(OwnedByOther { address: OwnerAddress::read(&text) }))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Writes the address of this process.
    pub fn announce(&mut self, address: &OwnerAddress) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        writeln!(self.file, "{}\n{}", address.url, address.key.to_hex())?;
        self.file.flush()
    }
}

impl OwnerAddress {
    fn read(text: &str) -> Option<OwnerAddress> {
        let (url, key) = text.split_once('\n')?;
        Some(OwnerAddress { url: url.to_owned(), key: key.trim().parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_leads_to_the_same_lock() -> io::Result<()> {
        let (folder, other) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let (database, link) = (folder.path().join("house.db"), other.path().join("y.db"));
        // The link is there before the file that it names.
        std::os::unix::fs::symlink(&database, &link)?;
        let by_link = Owner::claim(&link)?.expect("it is free");
        assert_eq!(Owner::claim(&database)?.err(), Some(OwnedByOther { address: None }));
        drop(by_link);
        let owner = Owner::claim(&database)?.expect("it is free again");
        assert_eq!(Owner::claim(&link)?.err(), Some(OwnedByOther { address: None }));
        drop(owner);
        Ok(())
    }

    #[test]
    fn one_owner_at_a_time() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("yatzy.db");
        let mut first = Owner::claim(&database)?.expect("it is free");
        assert_eq!(Owner::claim(&database)?.err(), Some(OwnedByOther { address: None }));
        let address = |port: u16| OwnerAddress {
            url: format!("http://127.0.0.1:{port}"),
            key: Token::from_bytes([port as u8; 32]),
        };
        first.announce(&address(8710))?;
        first.announce(&address(1))?;
        assert_eq!(Owner::claim(&database)?.err(), Some(OwnedByOther { address: Some(address(1)) }));
        drop(first);
        let again = Owner::claim(&database)?.expect("it is free again");
        assert_eq!(
            Owner::claim(&database)?.err(),
            Some(OwnedByOther { address: None }),
            "an old address is forgotten"
        );
        drop(again);
        Ok(())
    }
}
