//! Paper from the terminal: a PDF in the current folder, never over another file.

use crate::{Environment, Setup};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Result, Write};
use std::path::{Path, PathBuf};
use yatzy_bots::Analysis;
use yatzy_sheet::{Drawing, Format, OrderError, PadSheet, PageSetup, Players, TablePapers};
use yatzy_table::{Moment, PerfectPlay, View};
use yatzy_text::{Text, say, shown};

/// Most names of players in the name of a file.
const MOST_NAMES: usize = 4;
/// Most papers of one name in a folder.
const MOST: u32 = 1000;

/// Prints the pad of a table. Returns the sentence about it.
pub fn pad(environment: &Environment, view: &View) -> String {
    let papers = papers(environment, view);
    let written =
        drawn(environment, &format!("{}-pad", stem(environment, view)), papers.pad().draw(Format::Pdf));
    let replaced = papers.replaced().into_iter();
    let replaced = replaced.map(|seat| {
        say!(environment.text, "sheet-name-replaced", name = shown(&seat.name), shown = seat.shown)
    });
    std::iter::once(written).chain(replaced).collect::<Vec<_>>().join(" ")
}

/// The beginning of a file name that people find again: `yatzy-2026-11-16-anna-björn`.
pub fn stem(environment: &Environment, view: &View) -> String {
    let date = Moment::now().date(environment.connection.offers().zone).map(|date| date.to_string());
    let names = view.seats.iter().map(|seat| {
        let letters = seat.name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' });
        letters.flat_map(char::to_lowercase).collect::<String>().trim_matches('-').to_owned()
    });
    let names = names.filter(|name| !name.is_empty()).take(MOST_NAMES);
    std::iter::once("yatzy".to_owned()).chain(date).chain(names).collect::<Vec<_>>().join("-")
}

/// Prints the rules of a table.
pub fn leaflet(environment: &Environment, view: &View) -> String {
    let stem = view.edition.as_deref().unwrap_or("yatzy");
    drawn(environment, &format!("{stem}-rules"), papers(environment, view).leaflet().draw(Format::Pdf))
}

/// Prints a report.
pub fn report(
    environment: &Environment,
    view: &View,
    analysis: &Analysis,
    perfect: Option<&PerfectPlay>,
) -> String {
    let report = papers(environment, view).report(analysis, perfect);
    write(environment, &format!("{}-report", stem(environment, view)), &report.pages())
}

/// Prints an empty pad for a new game.
pub fn empty_pad(environment: &Environment, setup: &Setup) -> String {
    let PageSetup { paper, landscape, large } = PageSetup::default();
    let seats = setup.seats.len();
    let sheet = PadSheet {
        text: on_paper(environment),
        rules: &setup.rules,
        names: &setup.names,
        id: setup.edition.as_deref(),
        players: if seats > 1 { Players::Empty(seats) } else { Players::Fitting },
        columns: None,
        date: None,
        paper,
        landscape,
        large,
    };
    let stem = setup.edition.as_deref().unwrap_or("yatzy");
    drawn(environment, &format!("{stem}-pad"), sheet.draw().map_err(OrderError::from))
}

/// Paper has all letters, even if the terminal has ASCII only.
fn on_paper(environment: &Environment) -> Text {
    Text::new(environment.text.lang())
}

fn papers<'a>(environment: &Environment, view: &'a View) -> TablePapers<'a> {
    TablePapers { text: on_paper(environment), view, date: None, on: PageSetup::default() }
}

fn drawn(environment: &Environment, stem: &str, drawing: std::result::Result<Drawing, OrderError>) -> String {
    match drawing {
        Ok(drawing) => write(environment, stem, &drawing),
        Err(error) => {
            let (path, detail) = (format!("{stem}.pdf"), error.to_string());
            say!(environment.text, "over-not-saved", path = path, detail = detail)
        }
    }
}

/// Writes a paper, and returns the sentence about it.
fn write(environment: &Environment, stem: &str, drawing: &Drawing) -> String {
    let text = environment.text;
    match create(&environment.folder, stem, &drawing.pdf()) {
        Ok(path) => say!(text, "print-written", path = path.display().to_string()),
        Err(error) => {
            let path = environment.folder.join(format!("{stem}.pdf")).display().to_string();
            say!(text, "over-not-saved", path = path, detail = shown(&error.to_string()))
        }
    }
}

/// Creates a new file: `pad-2.pdf` if there is a `pad.pdf`.
fn create(folder: &Path, stem: &str, bytes: &[u8]) -> Result<PathBuf> {
    for number in 1..MOST {
        let name = if number == 1 { format!("{stem}.pdf") } else { format!("{stem}-{number}.pdf") };
        let path = folder.join(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => return file.write_all(bytes).map(|()| path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
