//! Small text files given by people, read whole up to a limit.

use crate::Failure;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use yatzy_text::{Text, say, shown};

/// The path that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// The text of a file, or of standard input for `-`. Of a longer file just enough is read to detect that.
pub fn read(text: Text, path: impl AsRef<Path>, longest: usize) -> Result<String, Failure> {
    let path = path.as_ref();
    let name = shown(&path.to_string_lossy());
    if path.is_dir() {
        return Err(Failure::wrong("file/is-directory", say!(text, "file-is-directory", path = name)));
    }
    let mut bytes = Vec::new();
    let most = longest as u64 + 1;
    let read = match path.to_str() {
        Some(STANDARD_INPUT) => io::stdin().lock().take(most).read_to_end(&mut bytes),
        _ => File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    if let Err(error) = read {
        return Err(match error.kind() {
            io::ErrorKind::NotFound => Failure::wrong("file/absent", say!(text, "file-absent", path = name)),
            _ => {
                let detail = shown(&error.to_string());
                let message = say!(text, "file-unreadable", path = name, detail = detail);
                Failure::wrong("file/unreadable", message)
            }
        });
    }
    // A text that was cut within a character is too long, not invalid. The caller reports the length.
    match String::from_utf8(bytes) {
        Ok(words) => Ok(words),
        Err(error) if error.as_bytes().len() > longest => {
            Ok(String::from_utf8_lossy(error.as_bytes()).into_owned())
        }
        Err(_) => Err(Failure::wrong("file/not-text", say!(text, "file-not-text", path = name))),
    }
}
