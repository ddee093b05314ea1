//! Leaflets: the rules of a game with the options in force, to replace one that was lost. What is said comes from
//! [`Guide`]; here it is set.

mod boxes;
mod columns;
mod example;
mod flow;

use crate::drawing::{Anchor, Drawing, Group, Ink, Item, Page, Role, Shape, Stroke, Words};
use crate::paper::{MM, Paper};
use crate::paragraph::{lines, size_that_fits};
use crate::typeface::{Face, SMALLEST};
use crate::width::cut;
use columns::Section;
use flow::Flow;
use yatzy_rules::{Condition, Ruleset};
use yatzy_text::{Guide, PadNames, Text, say};

/// A leaflet to be drawn.
#[derive(Clone, Debug)]
pub struct LeafletSheet<'a> {
    /// The words.
    pub text: Text,
    /// The rules.
    pub rules: &'a Ruleset,
    /// What the boxes are called.
    pub names: &'a PadNames,
    /// The edition's id, for the small print.
    pub id: Option<&'a str>,
    /// The paper.
    pub paper: Paper,
    /// Whether it lies on its side.
    pub landscape: bool,
    /// Whether it is in large print.
    pub large: bool,
}

/// Sizes of type that are tried, the most pleasant first, with the pages that each may take.
const PLAIN: [(f64, usize); 10] =
    [(10.5, 1), (10.0, 1), (9.5, 1), (9.0, 1), (10.5, 2), (10.0, 2), (9.5, 2), (9.0, 2), (8.5, 2), (8.0, 2)];
const LARGE: [(f64, usize); 1] = [(15.0, usize::MAX)];

impl LeafletSheet<'_> {
    /// Draws the leaflet.
    pub fn draw(&self) -> Drawing {
        let guide = Guide::new(self.text, self.rules, self.names, None);
        let sizes: &[(f64, usize)] = if self.large { &LARGE } else { &PLAIN };
        let drawn = sizes.iter().find_map(|&(size, most)| {
            let pages = Setting { sheet: self, guide: &guide, size }.pages();
            (pages.len() <= most).then_some(pages)
        });
        // On small paper the smallest type takes the pages that it takes.
        let pages = drawn.unwrap_or_else(|| Setting { sheet: self, guide: &guide, size: 7.5 }.pages());
        let title = say!(self.text, "leaflet-title", title = &*guide.title);
        Drawing { title, lang: self.text.lang(), pages }
    }
}

/// A leaflet in some size of type.
struct Setting<'a> {
    sheet: &'a LeafletSheet<'a>,
    guide: &'a Guide,
    size: f64,
}

impl Setting<'_> {
    /// From line to line.
    fn leading(&self) -> f64 {
        self.size * 1.36
    }

    fn small(&self) -> f64 {
        (self.size * 0.84).max(SMALLEST)
    }

    /// The lines of a paragraph in a measure, as items and with their height.
    fn paragraph(&self, words: &str, x: f64, y: f64, measure: f64) -> (Item, f64) {
        let broken = lines(words, self.sheet.text.lang(), Face::Regular, self.size, measure);
        let height = self.leading() * broken.len() as f64;
        let last = broken.len().saturating_sub(1);
        let items = broken.into_iter().enumerate().map(|(i, mut line)| {
            // A line that goes on is parted from the next one by a space, for whoever copies the words.
            if i < last && !line.ends_with('-') {
                line.push(' ');
            }
            Words::new(x, y + self.size + self.leading() * i as f64, self.size, line).into()
        });
        (Group::new(Role::Paragraph, items.collect()).into(), height)
    }

    fn heading(&self, words: &str, x: f64, y: f64, measure: f64) -> (Item, f64) {
        let size = self.size * 1.2;
        let fitting = size_that_fits(words, Face::Bold, size, measure).unwrap_or(SMALLEST);
        let words = cut(words, Face::Bold, fitting, measure);
        let line = Words::new(x, y + size, fitting, words).face(Face::Bold).ink(Ink::Accent);
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
        let fitting = size_that_fits(&self.guide.title, Face::Bold, size, area.width).unwrap_or(SMALLEST);
        let y = flow.take(size * 1.1);
        let title = cut(&self.guide.title, Face::Bold, fitting, area.width);
        let title = Words::new(area.x, y + size * 0.85, fitting, title).face(Face::Bold);
        flow.push(Group::new(Role::Heading(1), vec![title.into()]));
        let (summary, height) =
            self.paragraph(&yatzy_text::summary(text, self.sheet.rules), area.x, y + size, area.width);
        let below = flow.take(height + self.size * 0.9);
        flow.push(summary);
        let rule = below + height + self.size * 0.5;
        let line = Shape::line((area.x, rule), (area.right(), rule), Stroke::new(Ink::Ink, 1.4));
        flow.push(Group::new(Role::Decoration, vec![line.into()]));
    }

    /// How a turn goes and how the game ends.
    fn playing(&self) -> Vec<Section> {
        let text = self.sheet.text;
        let mut turn = self.guide.turn.clone();
        turn.extend(self.guide.columns.clone());
        vec![
            Section { heading: say!(text, "guide-turn"), paragraphs: turn },
            Section { heading: say!(text, "guide-end-heading"), paragraphs: self.guide.end.clone() },
        ]
    }

    /// What is agreed: every option that has a say here.
    fn options(&self) -> Vec<Section> {
        let text = self.sheet.text;
        let sentence = |option: &yatzy_text::OptionGuide| match (option.option, self.par()) {
            ("bonus", Some(par)) => format!("{} {par}", option.sentence),
            _ => option.sentence.clone(),
        };
        let paragraphs = self.guide.options.iter().map(sentence).collect();
        vec![Section { heading: say!(text, "guide-options"), paragraphs }]
    }

    /// The usual way to the bonus, where so many dice of every face are just enough.
    fn par(&self) -> Option<String> {
        const ALL_FACES: u32 = 21;
        let bonus = self.sheet.rules.bonus()?;
        let Condition::AtLeast(sum) = bonus.condition else { return None };
        let count = sum.0 / ALL_FACES;
        let exact = count > 0 && sum.0 == count * ALL_FACES && self.sheet.rules.upper_cells().len() == 6;
        exact.then(|| say!(self.sheet.text, "leaflet-par", count = count, sum = sum.0))
    }

    /// The id and the number of the page, below everything.
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
                let words = Words::new(area.right(), y, small, words).anchor(Anchor::End).ink(Ink::Faint);
                page.items.push(Group::new(Role::Paragraph, vec![words.into()]).into());
            }
        }
        pages
    }
}

/// The room between parts of a leaflet.
const GAP: f64 = 3.0 * MM;
