//! Drawings as files: format, path, and the sentence about them.

use crate::output::Out;
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches};
use serde::Serialize;
use std::io;
use std::path::{Path, PathBuf};
use yatzy_sheet::{Drawing, Format};
use yatzy_text::{Text, say, shown};

/// A file to write, with the format of its extension, or standard output.
#[derive(Clone, Debug)]
pub struct Target {
    /// `None` for standard output.
    path: Option<PathBuf>,
    format: Format,
    overwrites: bool,
}

/// The path that stands for standard output.
const STANDARD_OUTPUT: &str = "-";

impl Target {
    pub fn args(text: Text) -> [Arg; 2] {
        let output = Arg::new("output")
            .short('o')
            .long("output")
            .value_name("FILE")
            .value_hint(clap::ValueHint::FilePath)
            .value_parser(clap::value_parser!(PathBuf))
            .help(say!(text, "help-output-file", endings = text.any_of(&endings())));
        let force = Arg::new("force").long("force").action(ArgAction::SetTrue).help(say!(text, "help-force"));
        [output, force]
    }

    /// The file that was asked for, if any.
    pub fn of(session: Session, matches: &ArgMatches) -> Result<Option<Target>, Failure> {
        match matches.get_one::<PathBuf>("output") {
            None => Ok(None),
            Some(path) if path.as_os_str() != STANDARD_OUTPUT => {
                Target::at(session.text, path, Target::overwrites(matches)).map(Some)
            }
            Some(_) if session.json => {
                let conflict = say!(session.text, "usage-conflict", flag = "-o -", other = "--json");
                Err(Failure::wrong("usage/conflict", conflict))
            }
            Some(_) => Ok(Some(Target { path: None, format: Format::Pdf, overwrites: false })),
        }
    }

    /// Whether `--force` was given.
    pub fn overwrites(matches: &ArgMatches) -> bool {
        matches.get_flag("force")
    }

    /// A file by its path.
    pub fn at(text: Text, path: impl Into<PathBuf>, overwrites: bool) -> Result<Target, Failure> {
        let path: PathBuf = path.into();
        let format = Format::of(&path).map_err(|_| {
            let (path, endings) = (shown(&path.to_string_lossy()), text.any_of(&endings()));
            Failure::wrong("sheet/format", say!(text, "sheet-format-unknown", path = path, endings = endings))
        })?;
        Ok(Target { path: Some(path), format, overwrites })
    }

    /// Whether its format has pages.
    pub fn has_pages(&self) -> bool {
        self.format == Format::Pdf
    }

    /// Writes a drawing, over other files only with `--force`. Returns the files: several if the format has no pages,
    /// none for standard output.
    pub fn write(&self, text: Text, drawing: &Drawing, out: &mut Out) -> Result<Written, Failure> {
        let contents = drawing.files(self.format);
        let pages = drawing.pages.len();
        let Some(path) = &self.path else {
            contents.iter().try_for_each(|bytes| out.bytes(bytes))?;
            return Ok(Written { files: Vec::new(), pages });
        };
        let paths: Vec<PathBuf> = match contents.len() {
            1 => vec![path.clone()],
            files => (1..=files).map(|number| numbered(path, number)).collect(),
        };
        if let Some(there) = paths.iter().find(|path| !self.overwrites && path.exists()) {
            let path = shown(&there.to_string_lossy());
            return Err(Failure::wrong(
                "output/there",
                say!(text, "sheet-there", path = path, flag = "--force"),
            ));
        }
        for (path, bytes) in paths.iter().zip(&contents) {
            std::fs::write(path, bytes).map_err(|error| unwritable(text, path, &error))?;
        }
        Ok(Written { files: paths.iter().map(|path| path.to_string_lossy().into_owned()).collect(), pages })
    }
}

/// The written files.
#[derive(Debug, Serialize)]
pub struct Written {
    files: Vec<String>,
    pages: usize,
}

impl Written {
    /// Whether the drawing went to standard output, which then holds nothing else.
    pub fn is_on_standard_output(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes a line about the files.
    pub fn say(&self, text: Text, out: &mut Out) -> Result<(), Failure> {
        if self.is_on_standard_output() {
            return Ok(());
        }
        let files: Vec<String> = self.files.iter().map(|file| shown(file)).collect();
        out.line(&say!(text, "sheet-written", pages = self.pages, files = files.join(", ")))
    }
}

fn unwritable(text: Text, path: &Path, error: &io::Error) -> Failure {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir());
    if let Some(folder) = folder {
        let folder = shown(&folder.to_string_lossy());
        return Failure::wrong("output/no-folder", say!(text, "sheet-folder-absent", folder = folder));
    }
    let (path, detail) = (shown(&path.to_string_lossy()), shown(&error.to_string()));
    Failure::wrong("output/failed", say!(text, "sheet-unwritable", path = path, detail = detail))
}

fn endings() -> Vec<String> {
    Format::ALL.map(|format| format!(".{}", format.ending())).to_vec()
}

/// `pad.png` as `pad-2.png`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_numbered() {
        assert_eq!(numbered(Path::new("a.b/pad.v2.png"), 12), Path::new("a.b/pad.v2-12.png"));
    }
}
