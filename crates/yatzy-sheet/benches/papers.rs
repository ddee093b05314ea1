//! Time from rules to a file. Limits: 200 ms per file, and 150 kB for PDF and SVG.

use std::hint::black_box;
use std::time::{Duration, Instant};
use yatzy_rules::{Catalogue, Edition};
use yatzy_sheet::{Drawing, Format, LeafletSheet, PadSheet, Paper, Players};
use yatzy_text::{Lang, PadNames, Text};

/// Largest file, in bytes: people open these on phones.
const MOST: usize = 150_000;

fn edition(id: &str) -> (&'static Edition, Text) {
    let edition = Catalogue::get().edition(id).expect("an edition of the catalogue");
    let lang = edition.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En);
    (edition, Text::new(lang))
}

fn pad(id: &str) -> Drawing {
    let (edition, text) = edition(id);
    let sheet = PadSheet {
        text,
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(id),
        players: Players::Fitting,
        columns: None,
        date: None,
        paper: Paper::A4,
        landscape: false,
        large: false,
    };
    sheet.draw().expect("as many as fit do fit")
}

fn leaflet(id: &str) -> Drawing {
    let (edition, text) = edition(id);
    let sheet = LeafletSheet {
        text,
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(id),
        paper: Paper::A4,
        landscape: false,
        large: false,
    };
    sheet.draw()
}

/// The plainest pad, the one with the most cells, and one in Cyrillic.
fn main() {
    for id in ["tactic-sv", "alga-triple-fi", "tactic-ru"] {
        for (kind, draw) in [("pad", pad as fn(&str) -> Drawing), ("leaflet", leaflet)] {
            for format in Format::ALL {
                let name = format!("{kind} {id} as {}", format.ending());
                let files = draw(id).files(format);
                let longest = files.iter().map(Vec::len).max().expect("a paper has pages");
                assert!(format == Format::Png || longest <= MOST, "{name}: {longest} bytes");
                let time = median(|| drop(black_box(draw(black_box(id)).files(format))));
                println!("{name}: {time:.1?}, {} files, the longest of {longest} bytes", files.len());
            }
        }
    }
}

/// The median time of ten calls.
fn median(mut call: impl FnMut()) -> Duration {
    let mut times = [(); 10].map(|()| {
        let begun = Instant::now();
        call();
        begun.elapsed()
    });
    times.sort();
    times[5]
}
