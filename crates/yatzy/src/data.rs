//! The data folder, the same for all commands.

use crate::Failure;
use clap::ArgMatches;
use std::path::PathBuf;
use yatzy_text::{Text, say};

/// The database within the data folder.
pub const DATABASE: &str = "house.db";

/// The value of `--data`. The folder is looked up by commands that need it.
#[derive(Clone, Debug)]
pub struct Data {
    asked: Option<PathBuf>,
}

impl Data {
    pub fn of(matches: &ArgMatches) -> Data {
        Data { asked: matches.get_one::<PathBuf>("data").cloned() }
    }

    /// The folder of `--data DIR`, else of `YATZY_DATA`, else the platform's folder for application data; `None` if
    /// the platform has none. It need not exist yet.
    pub fn find(&self) -> Option<PathBuf> {
        data_folder(self.asked.clone(), |name| std::env::var(name).ok())
    }

    /// The same, for commands that can't run without it.
    pub fn folder(&self, text: Text) -> Result<PathBuf, Failure> {
        self.find().ok_or_else(|| Failure::wrong("data/no-folder", say!(text, "data-no-folder")))
    }
}

/// The data folder: the given one, else the platform's. `None` if the platform has none, as in a container without a
/// home.
fn data_folder(asked: Option<PathBuf>, variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // The XDG specification says that a relative path must be ignored.
    let xdg = || folder("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let platform = || {
        if cfg!(windows) {
            folder("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            folder("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            xdg().or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        }
    };
    asked.or_else(|| folder("YATZY_DATA")).or_else(|| platform().map(|folder| folder.join("yatzy")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_asked_for_comes_first() {
        let variable = |name: &str| match name {
            "HOME" => Some("/home/anna".to_owned()),
            "XDG_DATA_HOME" => Some("relative".to_owned()),
            _ => None,
        };
        assert_eq!(data_folder(Some("here".into()), variable), Some("here".into()));
        assert_eq!(data_folder(None, |_| None), None);
        if cfg!(target_os = "linux") {
            assert_eq!(data_folder(None, variable), Some("/home/anna/.local/share/yatzy".into()));
        }
    }
}
