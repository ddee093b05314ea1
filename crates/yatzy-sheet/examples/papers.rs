//! Draws papers to look at: `cargo run -p yatzy-sheet --example papers -- FOLDER [PART OF A NAME]`. Every
//! edition in its own language on every paper, and contact sheets with all papers of a kind side by side.

use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use yatzy_rules::{Catalogue, Edition};
use yatzy_sheet::{Drawing, LeafletSheet, PadSheet, Page, Paper, Players};
use yatzy_text::{Lang, PadNames, Text};

/// Resolution of a contact sheet, in dots per inch.
const DOTS: f64 = 40.0;
/// Pages side by side on a contact sheet, and the space between them.
const ACROSS: usize = 9;
const GAP: u32 = 8;

/// A kind of paper: its name and its layout.
struct Kind {
    name: String,
    draw: fn(&Edition, Lang, Lies) -> Drawing,
    lies: Lies,
}

#[derive(Clone, Copy)]
struct Lies {
    paper: Paper,
    landscape: bool,
    large: bool,
}

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "target/papers".to_owned()));
    let wanted = args.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for kind in kinds().into_iter().filter(|kind| kind.name.contains(&wanted)) {
        let mut pages = Vec::new();
        for edition in Catalogue::get().editions() {
            let lang = edition.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En);
            let drawing = (kind.draw)(edition, lang, kind.lies);
            std::fs::write(folder.join(format!("{}-{}.pdf", kind.name, edition.id)), drawing.pdf())?;
            pages.extend(drawing.pages);
        }
        contact_sheet(&pages, &folder.join(format!("contact-{}.png", kind.name)))?;
    }
    Ok(())
}

fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for paper in Paper::ALL {
        for landscape in [false, true] {
            for large in [false, true] {
                let side = if landscape { "-landscape" } else { "" };
                let print = if large { "-large" } else { "" };
                let of = |what: &str| format!("{what}-{}{side}{print}", paper.name());
                let lies = Lies { paper, landscape, large };
                kinds.push(Kind { name: of("pad"), draw: pad, lies });
                kinds.push(Kind { name: of("leaflet"), draw: leaflet, lies });
            }
        }
    }
    kinds
}

fn pad(edition: &Edition, lang: Lang, lies: Lies) -> Drawing {
    let pad = PadSheet {
        text: Text::new(lang),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        players: Players::Fitting,
        columns: None,
        date: None,
        paper: lies.paper,
        landscape: lies.landscape,
        large: lies.large,
    };
    pad.draw().expect("as many as fit do fit")
}

fn leaflet(edition: &Edition, lang: Lang, lies: Lies) -> Drawing {
    let leaflet = LeafletSheet {
        text: Text::new(lang),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        paper: lies.paper,
        landscape: lies.landscape,
        large: lies.large,
    };
    leaflet.draw()
}

fn contact_sheet(pages: &[Page], path: &Path) -> Result<()> {
    let pictures = pages.iter().map(|page| Pixmap::decode_png(&page.png_at(DOTS)));
    let pictures: Vec<Pixmap> = pictures.collect::<std::result::Result<_, _>>().map_err(Error::other)?;
    let width = pictures.iter().map(Pixmap::width).max().unwrap_or(1) + GAP;
    let height = pictures.iter().map(Pixmap::height).max().unwrap_or(1) + GAP;
    let rows = pictures.len().div_ceil(ACROSS) as u32;
    let mut sheet = Pixmap::new(width * ACROSS as u32, height * rows).expect("there are pages");
    sheet.fill(Color::from_rgba8(0x80, 0x80, 0x80, 0xff));
    for (i, picture) in pictures.iter().enumerate() {
        let (column, row) = ((i % ACROSS) as u32, (i / ACROSS) as u32);
        let (x, y) = ((width * column) as i32, (height * row) as i32);
        sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    std::fs::write(path, sheet.encode_png().map_err(Error::other)?)
}
