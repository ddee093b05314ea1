//! Lays a report out on paper: its charts below each other, as one long picture or on pages.

use super::{Chart, Frame, Report};
use crate::drawing::{Drawing, Group, Ink, Item, Page, Role, TextLine};
use crate::paper::{MM, Paper};
use crate::paragraph::{lines, size_that_fits};
use crate::typeface::{FontFace, MIN_TYPE_SIZE};
use crate::width::cut;
use yatzy_text::Text;

/// The width of charts in a report.
const WIDTH: f64 = 190.0 * MM;
const FRAME: Frame = Frame { width: WIDTH, size: 8.5 };
const MARGIN: f64 = 10.0 * MM;
const TITLE: f64 = 18.0;
const HEADING: f64 = 12.0;
const BODY: f64 = 9.0;
/// The distance from line to line.
const LEADING: f64 = 12.5;
/// The space below a part.
const GAP: f64 = 16.0;

impl Report {
    /// The report as one long picture.
    pub fn picture(&self) -> Drawing {
        let mut items = self.head();
        let mut y = head_height();
        for part in self.set() {
            items.extend(part.at(y));
            y += part.height();
        }
        let page = Page { width: WIDTH + 2.0 * MARGIN, height: y + MARGIN, items };
        Drawing { title: self.title.clone(), lang: self.lang, pages: vec![page] }
    }

    /// The report on portrait pages.
    pub fn pages(&self) -> Drawing {
        let (width, height) = Paper::A4.size(false);
        let mut pages = vec![Page { width, height, items: self.head() }];
        let mut y = head_height();
        for part in self.set() {
            if y + part.height() > height - MARGIN && y > MARGIN {
                pages.push(Page { width, height, items: Vec::new() });
                y = MARGIN;
            }
            let page = pages.last_mut().expect("there is a first page");
            page.items.extend(part.at(y));
            y += part.height();
        }
        Drawing { title: self.title.clone(), lang: self.lang, pages }
    }

    /// The parts with their lines broken and their charts drawn.
    fn set(&self) -> impl Iterator<Item = PartLayout<'_>> {
        self.parts.iter().map(|part| {
            let chart = part.plot.as_ref().map(|plot| plot.draw(Text::new(self.lang), FRAME));
            let words = part.words.as_deref().or(chart.as_ref().map(|chart| chart.words.as_str()));
            let words = words.filter(|words| !words.is_empty());
            let lines = words.map(|words| lines(words, self.lang, FontFace::Regular, BODY, WIDTH));
            PartLayout { heading: &part.heading, lines: lines.unwrap_or_default(), chart }
        })
    }

    fn head(&self) -> Vec<Item> {
        let size = size_that_fits(&self.title, FontFace::Bold, TITLE, WIDTH).unwrap_or(MIN_TYPE_SIZE);
        let title = cut(&self.title, FontFace::Bold, size, WIDTH);
        let title = TextLine::new(MARGIN, MARGIN + TITLE * 0.8, size, title).face(FontFace::Bold);
        let about = cut(&self.about, FontFace::Regular, BODY, WIDTH);
        let about = TextLine::new(MARGIN, MARGIN + TITLE * 0.8 + LEADING, BODY, about).ink(Ink::Faint);
        let mut items = vec![Group::new(Role::Heading(1), vec![title.into()]).into()];
        if !about.words.is_empty() {
            items.push(Group::new(Role::Paragraph, vec![about.into()]).into());
        }
        items
    }
}

fn head_height() -> f64 {
    MARGIN + TITLE * 0.8 + LEADING + GAP
}

/// A part of a report, ready to be placed.
struct PartLayout<'a> {
    heading: &'a str,
    lines: Vec<String>,
    chart: Option<Chart>,
}

impl PartLayout<'_> {
    fn height(&self) -> f64 {
        let words = LEADING * self.lines.len() as f64;
        let chart = self.chart.as_ref().map_or(0.0, |chart| chart.height + LEADING * 0.5);
        HEADING * 1.5 + words + chart + GAP
    }

    fn at(&self, y: f64) -> Vec<Item> {
        let heading = cut(self.heading, FontFace::Bold, HEADING, WIDTH);
        let heading = TextLine::new(MARGIN, y + HEADING, HEADING, heading).face(FontFace::Bold);
        let mut items = vec![Item::from(Group::new(Role::Heading(2), vec![heading.into()]))];
        let mut at = y + HEADING * 1.5;
        let said: Vec<Item> = self
            .lines
            .iter()
            .enumerate()
            .map(|(i, line)| {
                TextLine::new(MARGIN, at + LEADING * i as f64 + BODY, BODY, line.as_str())
                    .ink(Ink::Faint)
                    .into()
            })
            .collect();
        at += LEADING * said.len() as f64 + LEADING * 0.5;
        if !said.is_empty() {
            items.push(Group::new(Role::Paragraph, said).into());
        }
        if let Some(chart) = &self.chart {
            items.extend(chart.items.iter().map(|item| item.moved(MARGIN, at)));
        }
        items
    }
}
