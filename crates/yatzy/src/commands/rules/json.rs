//! Rules as JSON.

use crate::chosen::Chosen;
use crate::output::InOrder;
use serde::Serialize;
use yatzy_rules::{Edition, Section};
use yatzy_text::{Guide, Lang, Text};

/// An entry of the list.
#[derive(Serialize)]
pub struct EditionBody<'a> {
    id: Option<&'a str>,
    game: Option<&'a str>,
    lang: Option<&'a str>,
    booklet: Option<&'a str>,
    options: InOrder<&'static str, String>,
}

impl<'a> EditionBody<'a> {
    /// An edition of the catalogue.
    pub fn of_edition(edition: &'a Edition) -> EditionBody<'a> {
        EditionBody {
            id: Some(&edition.id),
            game: Some(&edition.game),
            lang: edition.lang.as_deref(),
            booklet: edition.booklet.as_deref(),
            options: InOrder(edition.rules.options()),
        }
    }

    fn of(chosen: &'a Chosen) -> EditionBody<'a> {
        EditionBody {
            id: chosen.id.as_deref(),
            game: chosen.game.as_deref(),
            lang: chosen.edition.and_then(|edition| edition.lang.as_deref()),
            booklet: chosen.edition.and_then(|edition| edition.booklet.as_deref()),
            options: InOrder(chosen.rules.options()),
        }
    }
}

/// Rules explained.
#[derive(Serialize)]
pub struct Explained<'a> {
    #[serde(flatten)]
    entry: EditionBody<'a>,
    title: String,
    dice: u8,
    columns: &'a [u8],
    turns: usize,
    max: u32,
    bonus: Option<u32>,
    boxes: Vec<ExplainedBox>,
    hash: String,
    cites: Option<&'a str>,
}

#[derive(Serialize)]
struct ExplainedBox {
    id: String,
    name: String,
    /// The name on the edition's leaflet, in the language of the leaflet.
    leaflet_name: Option<String>,
    section: &'static str,
    needs: String,
    pays: String,
    max: u32,
    example: Example,
}

#[derive(Serialize)]
struct Example {
    hand: String,
    points: u32,
}

impl<'a> Explained<'a> {
    /// The chosen rules explained.
    pub fn of(text: Text, chosen: &'a Chosen) -> Explained<'a> {
        let rules = &chosen.rules;
        let guide = Guide::new(text, rules, &chosen.names, None);
        let leaflet =
            chosen.edition.and_then(|edition| edition.lang.as_deref()).and_then(Lang::parse).map(Text::new);
        let boxes = rules.boxes().iter().zip(guide.boxes).map(|(rule, explained)| ExplainedBox {
            id: explained.id,
            name: explained.name,
            leaflet_name: leaflet.map(|leaflet| leaflet.box_name(&chosen.names, rule.id.as_str())),
            section: match rule.section() {
                Section::Upper => "upper",
                Section::Lower => "lower",
            },
            needs: rule.needs.to_string(),
            pays: rule.pays.to_string(),
            max: explained.max.0,
            example: Example { hand: explained.example.to_string(), points: explained.points.0 },
        });
        Explained {
            entry: EditionBody::of(chosen),
            title: guide.title,
            dice: rules.dice(),
            columns: rules.columns(),
            turns: rules.cells().len(),
            max: guide.max.0,
            bonus: rules.bonus().map(|bonus| bonus.points.0),
            boxes: boxes.collect(),
            hash: rules.hash().to_string(),
            cites: chosen.edition.map(|edition| edition.cites.as_str()),
        }
    }
}
