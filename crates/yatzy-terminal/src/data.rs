//! Where the program keeps its things.

use std::path::PathBuf;

/// The data folder: the one asked for, else the platform's own. `None` if the platform names none, as in a
/// container without a home.
pub fn data_folder(asked: Option<PathBuf>, variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // The XDG specification says that a relative path there is to be ignored.
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
