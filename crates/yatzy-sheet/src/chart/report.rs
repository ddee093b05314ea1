//! Charts below each other: a report as one long picture, or on pages.

use super::Chart;
use crate::drawing::{Drawing, Group, Ink, Item, Page, Role, Words};
use crate::paper::{MM, Paper};
use crate::paragraph::{cut, lines, size_that_fits};
use crate::typeface::{Face, SMALLEST};
use yatzy_text::Lang;

/// The width of charts in a report.
const WIDTH: f64 = 190.0 * MM;
const MARGIN: f64 = 10.0 * MM;
const TITLE: f64 = 18.0;
const HEADING: f64 = 12.0;
const BODY: f64 = 9.0;
/// From line to line.
const LEADING: f64 = 12.5;
/// The room below a part.
const GAP: f64 = 16.0;

/// A report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The game's name.
    pub title: String,
    /// Which edition, and when.
    pub about: String,
    /// The language.
    pub lang: Lang,
    /// The parts.
    pub parts: Vec<ReportPart>,
}

/// A part of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportPart {
    /// What it is about.
    pub heading: String,
    /// What there is to say.
    pub words: String,
    /// The chart.
    pub chart: Option<Chart>,
}

impl Report {
    /// The frame that the charts of a report are drawn in.
    pub const FRAME: super::Frame = super::Frame { width: WIDTH, size: 8.5 };

    /// The report as one long picture.
    pub fn picture(&self) -> Drawing {
        let mut items = self.head();
        let mut y = self.head_height();
        for part in &self.parts {
            items.extend(self.part(part, y));
            y += self.height(part);
        }
        let page = Page { width: WIDTH + 2.0 * MARGIN, height: y + MARGIN, items };
        Drawing { title: self.title.clone(), lang: self.lang, pages: vec![page] }
    }

    /// The report on upright pages.
    pub fn pages(&self) -> Drawing {
        let (width, height) = Paper::A4.size(false);
        let mut pages = vec![Page { width, height, items: self.head() }];
        let mut y = self.head_height();
        for part in &self.parts {
            if y + self.height(part) > height - MARGIN && y > MARGIN {
                pages.push(Page { width, height, items: Vec::new() });
                y = MARGIN;
            }
            let page = pages.last_mut().expect("there is a first page");
            page.items.extend(self.part(part, y));
            y += self.height(part);
        }
        Drawing { title: self.title.clone(), lang: self.lang, pages }
    }

    fn head(&self) -> Vec<Item> {
        let size = size_that_fits(&self.title, Face::Bold, TITLE, WIDTH).unwrap_or(SMALLEST);
        let title = cut(&self.title, Face::Bold, size, WIDTH);
        let title = Words::new(MARGIN, MARGIN + TITLE * 0.8, size, title).face(Face::Bold);
        let about = cut(&self.about, Face::Regular, BODY, WIDTH);
        let about = Words::new(MARGIN, MARGIN + TITLE * 0.8 + LEADING, BODY, about).ink(Ink::Faint);
        let mut items = vec![Group::new(Role::Heading(1), vec![title.into()]).into()];
        if !about.words.is_empty() {
            items.push(Group::new(Role::Paragraph, vec![about.into()]).into());
        }
        items
    }

    fn head_height(&self) -> f64 {
        MARGIN + TITLE * 0.8 + LEADING + GAP
    }

    fn lines(&self, part: &ReportPart) -> Vec<String> {
        if part.words.is_empty() {
            return Vec::new();
        }
        lines(&part.words, self.lang, Face::Regular, BODY, WIDTH)
    }

    fn height(&self, part: &ReportPart) -> f64 {
        let words = LEADING * self.lines(part).len() as f64;
        let chart = part.chart.as_ref().map_or(0.0, |chart| chart.height + LEADING * 0.5);
        HEADING * 1.5 + words + chart + GAP
    }

    fn part(&self, part: &ReportPart, y: f64) -> Vec<Item> {
        let heading = cut(&part.heading, Face::Bold, HEADING, WIDTH);
        let heading = Words::new(MARGIN, y + HEADING, HEADING, heading).face(Face::Bold);
        let mut items = vec![Item::from(Group::new(Role::Heading(2), vec![heading.into()]))];
        let mut at = y + HEADING * 1.5;
        let said: Vec<Item> = self
            .lines(part)
            .into_iter()
            .enumerate()
            .map(|(i, line)| {
                Words::new(MARGIN, at + LEADING * i as f64 + BODY, BODY, line).ink(Ink::Faint).into()
            })
            .collect();
        at += LEADING * said.len() as f64 + LEADING * 0.5;
        if !said.is_empty() {
            items.push(Group::new(Role::Paragraph, said).into());
        }
        if let Some(chart) = &part.chart {
            items.extend(chart.items.iter().map(|item| item.moved(MARGIN, at)));
        }
        items
    }
}
