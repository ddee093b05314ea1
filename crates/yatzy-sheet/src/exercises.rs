//! Exercises on paper: cards and dice on the first pages, the solutions on pages of their own after them.

#![allow(missing_docs, reason = "names say what plain data holds")]

use crate::dice::{Die, row, row_width};
use crate::drawing::{Anchor, Area, Drawing, Group, Ink, Item, Role, Shape, Stroke, TextLine};
use crate::flow::Flow;
use crate::pad::Figures;
use crate::paper::{MM, Paper};
use crate::paragraph::{lines, size_that_fits};
use crate::typeface::{CAPITAL, FontFace, MIN_TYPE_SIZE};
use crate::width::cut;
use yatzy_bots::PracticePosition;
use yatzy_rules::Ruleset;
use yatzy_text::{PadNames, PadRow, Row, Text, pad_rows, say};

#[derive(Clone, Debug)]
pub struct ExerciseSheet<'a> {
    pub text: Text,
    pub rules: &'a Ruleset,
    /// The names of the boxes.
    pub names: &'a PadNames,
    /// What is needed to make the same exercises again, for the small print.
    pub source: String,
    /// How far the solutions can be trusted, if they are estimates.
    pub caveat: Option<String>,
    pub paper: Paper,
    pub landscape: bool,
}

#[derive(Clone, Debug)]
pub struct SheetExercise {
    pub position: PracticePosition,
    /// The sentences of its solution.
    pub solution: Vec<String>,
}

const TITLE: f64 = 17.0;
const SMALL: f64 = 7.5;
const SOLUTION: f64 = 9.5;
/// The height of a line of a card.
const LINE: f64 = 3.6 * MM;
/// The width of a column of figures.
const FIGURES: f64 = 9.0 * MM;
const DIE: f64 = 6.2 * MM;
const GUTTER: f64 = 6.0 * MM;
const PADDING: f64 = 1.2 * MM;
/// The title with the space below it, and the space at the foot of a page.
const HEAD: f64 = 11.0 * MM;
const FOOT: f64 = SMALL * 2.2;

impl ExerciseSheet<'_> {
    /// Number of exercises on one page.
    pub fn fitting(&self) -> usize {
        let area = self.flow().area();
        let down = ((area.height - HEAD) / self.height()).floor().max(1.0);
        self.across(area) * down as usize
    }

    pub fn draw(&self, exercises: &[SheetExercise]) -> Drawing {
        let text = self.text;
        let game = text.title(self.names);
        let title = format!("{game}: {}", say!(text, "practise-exercises"));
        let mut flow = self.flow();
        self.title(&mut flow, &title);
        let across = self.across(flow.area());
        for (line, together) in exercises.chunks(across).enumerate() {
            let y = flow.take(self.height());
            for (i, exercise) in together.iter().enumerate() {
                let x = flow.area().x + (self.width() + GUTTER) * i as f64;
                self.exercise(&mut flow, line * across + i + 1, &exercise.position, x, y);
            }
        }
        flow.turn_over();
        self.title(&mut flow, &format!("{game}: {}", say!(text, "practise-solutions")));
        for words in self.caveat.iter() {
            self.paragraph(&mut flow, words);
        }
        for (number, exercise) in (1..).zip(exercises) {
            self.paragraph(&mut flow, &format!("{number}. {}", exercise.solution.join(" ")));
        }
        let area = flow.area();
        let mut pages = flow.finish();
        let count = pages.len();
        for (i, page) in pages.iter_mut().enumerate() {
            let number = say!(text, "sheet-page", page = i + 1, pages = count);
            let words = format!("{} · {number}", self.source);
            let line = TextLine::new(area.right(), area.bottom() + SMALL * 1.5, SMALL, words);
            let line = line.anchor(Anchor::End).ink(Ink::Faint);
            page.items.push(Group::new(Role::Paragraph, vec![line.into()]).into());
        }
        Drawing { title, lang: text.lang(), pages }
    }

    fn flow(&self) -> Flow {
        Flow::new(self.paper, self.landscape, FOOT)
    }

    fn title(&self, flow: &mut Flow, words: &str) {
        let area = flow.area();
        let size = size_that_fits(words, FontFace::Bold, TITLE, area.width).unwrap_or(MIN_TYPE_SIZE);
        let y = flow.take(HEAD);
        let words = cut(words, FontFace::Bold, size, area.width);
        let line = TextLine::new(area.x, y + size * 0.85, size, words).face(FontFace::Bold);
        flow.push(Group::new(Role::Heading(1), vec![line.into()]));
    }

    fn paragraph(&self, flow: &mut Flow, words: &str) {
        let area = flow.area();
        let leading = SOLUTION * 1.36;
        let broken = lines(words, self.text.lang(), FontFace::Regular, SOLUTION, area.width);
        let y = flow.take(leading * broken.len() as f64 + SOLUTION * 0.6);
        let line = |(i, words): (usize, String)| {
            TextLine::new(area.x, y + SOLUTION + leading * i as f64, SOLUTION, words).into()
        };
        flow.push(Group::new(Role::Paragraph, broken.into_iter().enumerate().map(line).collect()));
    }

    /// The boxes, and the sum that counts for the bonus.
    fn rows(&self) -> Vec<PadRow> {
        let is_shown = |row: &PadRow| matches!(row, PadRow::Box(_) | PadRow::Reckoned(Row::Sum));
        pad_rows(self.rules).into_iter().filter(is_shown).collect()
    }

    fn row_name(&self, row: PadRow) -> String {
        match row {
            PadRow::Box(place) => self.text.box_name(self.names, self.rules.boxes()[place].id.as_str()),
            PadRow::Reckoned(row) => self.text.row_name(self.names, row),
        }
    }

    fn columns(&self) -> usize {
        self.rules.columns().len()
    }

    /// The width of the names on a card.
    fn label(&self) -> f64 {
        let widths = self.rows().into_iter().map(|row| FontFace::Regular.width(&self.row_name(row), SMALL));
        let dice = row_width(self.rules.dice().into(), DIE) - FIGURES * self.columns() as f64;
        widths.fold(dice, f64::max) + 2.0 * PADDING
    }

    fn width(&self) -> f64 {
        self.label() + FIGURES * self.columns() as f64
    }

    fn across(&self, area: Area) -> usize {
        ((area.width + GUTTER) / (self.width() + GUTTER)).floor().max(1.0) as usize
    }

    /// The height of an exercise with the space below it: two lines of text, the dice, the card, a line for the answer.
    fn height(&self) -> f64 {
        let heads = usize::from(self.columns() > 1);
        let facts = usize::from(self.rules.has_chips() || self.rules.declares());
        (self.rows().len() + heads + 1 + facts) as f64 * LINE + DIE + 3.0 * MM + 2.6 * LINE
    }

    /// The number and the throw, the dice, the card, and a line for the answer.
    fn exercise(&self, flow: &mut Flow, number: usize, position: &PracticePosition, x: f64, y: f64) {
        let text = self.text;
        let throws = position.throws();
        let mut facts = vec![match position.hand() {
            Some(_) => say!(text, "table-throw", throw = throws.made, throws = throws.most),
            None => position.question(text),
        }];
        let called =
            |cell| say!(text, "table-turn-called", box = text.cell_name(self.names, self.rules, cell));
        facts.extend(position.named.map(called));
        facts
            .extend(self.rules.has_chips().then(|| say!(text, "table-chips", chips = position.card.chips())));
        let mut at = y;
        for (i, words) in facts.iter().enumerate() {
            let words = if i == 0 { format!("{number}. {words}") } else { words.clone() };
            let face = if i == 0 { FontFace::Bold } else { FontFace::Regular };
            let size = size_that_fits(&words, face, SMALL + 1.0, self.width()).unwrap_or(MIN_TYPE_SIZE);
            let line = TextLine::new(x, at + size, size, cut(&words, face, size, self.width())).face(face);
            flow.push(Group::new(Role::Paragraph, vec![line.into()]));
            at += LINE;
        }
        at = y + LINE * (1 + usize::from(self.rules.has_chips() || self.rules.declares())) as f64 + MM;
        if let Some(hand) = position.hand() {
            let dice: Vec<Die> = hand.faces().map(Die::Counts).collect();
            let (items, _) = row(&dice, x, at, DIE);
            flow.push(Group::new(Role::Figure(hand.to_string()), items));
        }
        at = self.card(flow, position, x, at + DIE + 2.0 * MM);
        let line = at + 1.6 * LINE;
        let rule = Shape::line((x, line), (x + self.width(), line), Stroke::new(Ink::Rule, 0.6));
        flow.push(Group::new(Role::Decoration, vec![rule.into()]));
    }

    /// Draws the card. Returns its lower edge.
    fn card(&self, flow: &mut Flow, position: &PracticePosition, x: f64, y: f64) -> f64 {
        let (label, figures) = (self.label(), Figures::of(self.rules, &position.card));
        let cell = |role, line: usize, column: Option<usize>, words: &str, face: FontFace| -> Item {
            let width = if column.is_some() { FIGURES } else { label };
            let left = x + column.map_or(0.0, |column| label + FIGURES * column as f64);
            let area = Area::new(left, y + LINE * line as f64, width, LINE);
            let baseline = area.y + (LINE + SMALL * CAPITAL) / 2.0;
            let words = match column {
                Some(_) => TextLine::new(area.right() - PADDING, baseline, SMALL, words).anchor(Anchor::End),
                None => TextLine::new(area.x + PADDING, baseline, SMALL, words),
            };
            let items = if words.words.is_empty() { Vec::new() } else { vec![words.face(face).into()] };
            Group::cell(role, area, 1, items).into()
        };
        let columns = self.columns();
        let mut table: Vec<Item> = Vec::new();
        if columns > 1 {
            let heads = self.rules.columns().iter().enumerate().map(|(column, factor)| {
                cell(Role::ColumnHead, 0, Some(column), &format!("×{factor}"), FontFace::Regular)
            });
            let empty = cell(Role::ColumnHead, 0, None, "", FontFace::Regular);
            table.push(Group::new(Role::Row, [empty].into_iter().chain(heads).collect()).into());
        }
        let heads = table.len();
        let rows = self.rows();
        for (i, &row) in rows.iter().enumerate() {
            let is_sum = matches!(row, PadRow::Reckoned(_));
            let face = if is_sum { FontFace::Bold } else { FontFace::Regular };
            let name = cell(Role::RowHead, i + heads, None, &self.row_name(row), face);
            let cells = (0..columns).map(|column| {
                cell(Role::Cell, i + heads, Some(column), &figures.in_column(row, column), face)
            });
            table.push(Group::new(Role::Row, [name].into_iter().chain(cells).collect()).into());
        }
        let count = table.len();
        let bottom = y + LINE * count as f64;
        let right = x + self.width();
        let across = (0..=count).map(|line| y + LINE * line as f64);
        let hair = || Stroke::new(Ink::Line, 0.4);
        let mut ruling: Vec<Item> = across.map(|y| Shape::line((x, y), (right, y), hair()).into()).collect();
        let down = (0..=columns).map(|column| x + label + FIGURES * column as f64).chain([x]);
        ruling.extend(down.map(|x| Item::from(Shape::line((x, y), (x, bottom), hair()))));
        flow.push(Group::new(Role::Decoration, ruling));
        flow.push(Group::new(Role::Table, table));
        bottom
    }
}
