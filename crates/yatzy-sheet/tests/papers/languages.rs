//! What the papers say in every language, line by line, for review by a speaker.

use yatzy_rules::Catalogue;
use yatzy_sheet::{Drawing, Item, LeafletSheet, PadSheet, Paper, Players};
use yatzy_text::{Lang, PadNames, Text};

/// The lines of text in drawing order. Parts that stand on one height are one line.
fn lines(drawing: &Drawing) -> String {
    fn collect<'a>(items: &'a [Item], found: &mut Vec<(f64, &'a str)>) {
        for item in items {
            match item {
                Item::Text(line) => found.push((line.y, &line.words)),
                Item::Group(group) => collect(&group.items, found),
                Item::Shape(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    drawing.pages.iter().for_each(|page| collect(&page.items, &mut found));
    let rows = found.chunk_by(|a, b| (a.0 - b.0).abs() < 0.01);
    let rows = rows.map(|row| row.iter().map(|(_, words)| *words).collect::<Vec<_>>().join(" "));
    format!("{}\n{}", drawing.title, rows.collect::<Vec<_>>().join("\n"))
}

/// The leaflet of the language's own edition, and the pad of a game with chips.
#[test]
fn papers_read_well() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let id = format!("tactic-{}", lang.code());
        let leaflet = LeafletSheet {
            text,
            rules: &Catalogue::get().rules(&id).unwrap(),
            names: &PadNames::of_id(&id),
            id: Some(&id),
            paper: Paper::A4,
            landscape: false,
            large: false,
        };
        let pad = PadSheet {
            text,
            rules: &Catalogue::get().rules("maxi").unwrap(),
            names: &PadNames::of_id("maxi"),
            id: Some("maxi"),
            players: Players::Empty(3),
            columns: None,
            date: None,
            paper: Paper::A5,
            landscape: false,
            large: false,
        };
        let papers = [lines(&leaflet.draw()), lines(&pad.draw().unwrap())];
        insta::assert_snapshot!(format!("papers_in_{}", lang.code()), papers.join("\n────────\n"));
    }
}
