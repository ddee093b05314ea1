//! The terminal's bell at the beginning of a turn. It is off by default. The setting is stored in the data folder.

use std::cell::Cell;
use std::path::PathBuf;

/// This file in the data folder means that the bell is on.
const FILE: &str = "bell";

/// The terminal's bell at the beginning of a turn.
#[derive(Debug, Default)]
pub struct TurnSound {
    file: Option<PathBuf>,
    on: Cell<bool>,
    rung: Cell<bool>,
}

impl TurnSound {
    /// Reads the setting from a folder.
    pub fn kept_in(folder: Option<PathBuf>) -> TurnSound {
        let file = folder.map(|folder| folder.join(FILE));
        let on = file.as_ref().is_some_and(|file| file.exists());
        TurnSound { file, on: Cell::new(on), rung: Cell::new(false) }
    }

    /// Whether it is on.
    pub fn is_on(&self) -> bool {
        self.on.get()
    }

    /// Switches it on or off. When switched on, it rings once. A setting that can't be stored is lost at the end.
    pub fn switch(&self) {
        self.on.set(!self.on.get());
        if let Some(file) = &self.file {
            let _ = if self.is_on() { std::fs::write(file, "") } else { std::fs::remove_file(file) };
        }
        self.ring();
    }

    /// Rings, if it is on.
    pub fn ring(&self) {
        self.rung.set(self.is_on());
    }

    /// Whether it rang since the last call.
    pub fn has_rung(&self) -> bool {
        self.rung.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_off_until_it_is_switched_on_and_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let bell = TurnSound::kept_in(Some(folder.path().to_owned()));
        bell.ring();
        assert!(!bell.has_rung());
        bell.switch();
        assert!(bell.has_rung() && !bell.has_rung());
        let again = TurnSound::kept_in(Some(folder.path().to_owned()));
        assert!(again.is_on());
        again.switch();
        assert!(!again.has_rung() && !TurnSound::kept_in(Some(folder.path().to_owned())).is_on());
    }
}
