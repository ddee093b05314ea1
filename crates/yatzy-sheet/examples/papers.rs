//! Draws papers to look at: `cargo run -p yatzy-sheet --example papers -- FOLDER [PART OF A NAME]`. Every edition
//! in its own language on every paper; `cargo xtask papers` makes contact sheets of them.

use std::path::{Path, PathBuf};
use yatzy_rules::{Catalogue, Edition};
use yatzy_sheet::{LeafletSheet, PadSheet, Paper, Players};
use yatzy_text::{Lang, PadNames, Text};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "target/papers".to_owned()));
    let wanted = args.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for edition in Catalogue::get().editions() {
        let lang = edition.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En);
        for paper in Paper::ALL {
            for (landscape, large) in [(false, false), (true, false), (false, true), (true, true)] {
                papers(edition, lang, (paper, landscape, large), &folder, &wanted)?;
            }
        }
    }
    Ok(())
}

fn papers(
    edition: &Edition,
    lang: Lang,
    (paper, landscape, large): (Paper, bool, bool),
    folder: &Path,
    wanted: &str,
) -> std::io::Result<()> {
    let side = if landscape { "-landscape" } else { "" };
    let print = if large { "-large" } else { "" };
    let name = format!("{}-{}{side}{print}.pdf", edition.id, paper.name());
    let leaflet = format!("leaflet-{name}");
    if leaflet.contains(wanted) {
        let sheet = LeafletSheet {
            text: Text::new(lang),
            rules: &edition.rules,
            names: &PadNames::of_edition(edition),
            id: Some(&edition.id),
            paper,
            landscape,
            large,
        };
        std::fs::write(folder.join(leaflet), sheet.draw().pdf())?;
    }
    let name = format!("pad-{name}");
    if !name.contains(wanted) {
        return Ok(());
    }
    let sheet = PadSheet {
        text: Text::new(lang),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        players: Players::Fitting,
        columns: None,
        date: None,
        paper,
        landscape,
        large,
    };
    let drawing = sheet.draw().map_err(std::io::Error::other)?;
    std::fs::write(folder.join(name), drawing.pdf())
}
