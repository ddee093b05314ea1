//! Leaflets: the rules of a game with its options, as a replacement for a lost leaflet. [`Guide`] writes the
//! text; this module does the layout.

#![allow(missing_docs, reason = "names say what plain data holds")]

mod boxes;
mod columns;
mod example;

use crate::drawing::{Anchor, Drawing, Group, Ink, Item, Page, Role, Shape, Stroke, TextLine};
use crate::flow::Flow;
use crate::paper::{MM, Paper};
use crate::paragraph::{lines, size_that_fits};
use crate::typeface::{FontFace, MIN_TYPE_SIZE};
use crate::width::cut;
use columns::TextSection;
use yatzy_rules::{Condition, Ruleset};
use yatzy_text::{Guide, PadNames, Text, say};

#[derive(Clone, Debug)]
pub struct LeafletSheet<'a> {
    pub text: Text,
    pub rules: &'a Ruleset,
    /// The names of the boxes.
    pub names: &'a PadNames,
    /// The edition's id, for the small print.
    pub id: Option<&'a str>,
    pub paper: Paper,
    pub landscape: bool,
    /// Large print.
    pub large: bool,
}

/// Type sizes in order of preference, each with the number of pages it may take.
const PLAIN: [(f64, usize); 10] =
    [(10.5, 1), (10.0, 1), (9.5, 1), (9.0, 1), (10.5, 2), (10.0, 2), (9.5, 2), (9.0, 2), (8.5, 2), (8.0, 2)];
const LARGE: [(f64, usize); 1] = [(15.0, usize::MAX)];

impl LeafletSheet<'_> {
    pub fn draw(&self) -> Drawing {
        let guide = Guide::new(self.text, self.rules, self.names, None);
        let sizes: &[(f64, usize)] = if self.large { &LARGE } else { &PLAIN };
        let drawn = sizes.iter().find_map(|&(size, most)| {
            let pages = LeafletLayout { sheet: self, guide: &guide, size }.pages();
            (pages.len() <= most).then_some(pages)
        });
        // On small paper the smallest type takes as many pages as it needs.
        let pages = drawn.unwrap_or_else(|| LeafletLayout { sheet: self, guide: &guide, size: 7.5 }.pages());
        let title = say!(self.text, "leaflet-title", title = &*guide.title);
        Drawing { title, lang: self.text.lang(), pages }
    }
}

/// A leaflet at one type size.
struct LeafletLayout<'a> {
    sheet: &'a LeafletSheet<'a>,
    guide: &'a Guide,
    size: f64,
}

impl LeafletLayout<'_> {
    /// The distance from line to line.
    fn leading(&self) -> f64 {
        self.size * 1.36
    }

    fn small(&self) -> f64 {
        (self.size * 0.84).max(MIN_TYPE_SIZE)
    }

    /// The lines of a paragraph as items, and their height.
    fn paragraph(&self, words: &str, x: f64, y: f64, measure: f64) -> (Item, f64) {
        self.set(self.broken(words, measure), x, y)
    }

    fn broken(&self, words: &str, measure: f64) -> Vec<String> {
        lines(words, self.sheet.text.lang(), FontFace::Regular, self.size, measure)
    }

    /// Sets lines below each other.
    fn set(&self, broken: Vec<String>, x: f64, y: f64) -> (Item, f64) {
        let height = self.leading() * broken.len() as f64;
        let last = broken.len().saturating_sub(1);
        let items = broken.into_iter().enumerate().map(|(i, mut line)| {
            // A space at the end of a line separates the words in copied text.
            if i < last && !line.ends_with('-') {
                line.push(' ');
            }
            TextLine::new(x, y + self.size + self.leading() * i as f64, self.size, line).into()
        });
        (Group::new(Role::Paragraph, items.collect()).into(), height)
    }

    fn heading(&self, words: &str, x: f64, y: f64, measure: f64) -> (Item, f64) {
        let size = self.size * 1.2;
        let fitting = size_that_fits(words, FontFace::Bold, size, measure).unwrap_or(MIN_TYPE_SIZE);
        let words = cut(words, FontFace::Bold, fitting, measure);
        let line = TextLine::new(x, y + size, fitting, words).face(FontFace::Bold).ink(Ink::Accent);
        (Group::new(Role::Heading(2), vec![line.into()]).into(), size * 1.45)
    }

    fn pages(&self) -> Vec<Page> {
        let mut flow = Flow::new(self.sheet.paper, self.sheet.landscape, self.small() * 2.2);
        self.title(&mut flow);
        self.in_columns(&mut flow, &self.playing());
        self.boxes(&mut flow);
        self.example(&mut flow);
        self.in_columns(&mut flow, &self.options());
        self.small_print(flow)
    }

    fn title(&self, flow: &mut Flow) {
        let (text, area) = (self.sheet.text, flow.area());
        let size = self.size * 2.3;
        let fitting =
            size_that_fits(&self.guide.title, FontFace::Bold, size, area.width).unwrap_or(MIN_TYPE_SIZE);
        let y = flow.take(size * 1.1);
        let title = cut(&self.guide.title, FontFace::Bold, fitting, area.width);
        let title = TextLine::new(area.x, y + size * 0.85, fitting, title).face(FontFace::Bold);
        flow.push(Group::new(Role::Heading(1), vec![title.into()]));
        let (summary, height) =
            self.paragraph(&yatzy_text::summary(text, self.sheet.rules), area.x, y + size, area.width);
        let below = flow.take(height + self.size * 0.9);
        flow.push(summary);
        let rule = below + height + self.size * 0.5;
        let line = Shape::line((area.x, rule), (area.right(), rule), Stroke::new(Ink::Ink, 1.4));
        flow.push(Group::new(Role::Decoration, vec![line.into()]));
    }

    /// The sections about turns and about the end of the game.
    fn playing(&self) -> Vec<TextSection> {
        let text = self.sheet.text;
        let mut turn = self.guide.turn.clone();
        turn.extend(self.guide.columns.clone());
        vec![
            TextSection { heading: say!(text, "guide-turn"), paragraphs: turn },
            TextSection { heading: say!(text, "guide-end-heading"), paragraphs: self.guide.end.clone() },
        ]
    }

    /// A paragraph for every option that applies to these rules.
    fn options(&self) -> Vec<TextSection> {
        let text = self.sheet.text;
        let sentence = |option: &yatzy_text::OptionGuide| match (option.option, self.par()) {
            ("bonus", Some(par)) => format!("{} {par}", option.sentence),
            _ => option.sentence.clone(),
        };
        let paragraphs = self.guide.options.iter().map(sentence).collect();
        vec![TextSection { heading: say!(text, "guide-options"), paragraphs }]
    }

    /// The usual way to the bonus, if the same number of dice of every face is exactly enough.
    fn par(&self) -> Option<String> {
        const ALL_FACES: u32 = 21;
        let bonus = self.sheet.rules.bonus()?;
        let Condition::AtLeast(sum) = bonus.condition else { return None };
        let count = sum.0 / ALL_FACES;
        let exact = count > 0 && sum.0 == count * ALL_FACES && self.sheet.rules.upper_cells().len() == 6;
        exact.then(|| say!(self.sheet.text, "leaflet-par", count = count, sum = sum.0))
    }

    /// The edition's id and the page number, below everything.
    fn small_print(&self, flow: Flow) -> Vec<Page> {
        let (text, area, small) = (self.sheet.text, flow.area(), self.small());
        let mut pages = flow.finish();
        let count = pages.len();
        for (i, page) in pages.iter_mut().enumerate() {
            let number = (count > 1).then(|| say!(text, "sheet-page", page = i + 1, pages = count));
            let parts = [self.sheet.id.map(str::to_owned), number];
            let words = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            if !words.is_empty() {
                let y = area.bottom() + small * 1.3;
                let words = TextLine::new(area.right(), y, small, words).anchor(Anchor::End).ink(Ink::Faint);
                page.items.push(Group::new(Role::Paragraph, vec![words.into()]).into());
            }
        }
        pages
    }
}

/// The space between the parts of a leaflet.
const GAP: f64 = 3.0 * MM;
