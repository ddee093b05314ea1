//! The table of boxes: each box's requirement and points, with an example throw.

use super::{GAP, LeafletLayout};
use crate::dice::{marked, row, row_width};
use crate::drawing::{Anchor, Area, Group, Ink, Item, Role, Shape, Stroke, TextLine};
use crate::flow::Flow;
use crate::paper::MM;
use crate::paragraph::lines;
use crate::typeface::{CAPITAL, FontFace};
use yatzy_rules::{BoxRule, Hand, Keep, Needs, Pays, Section};
use yatzy_text::{BoxGuide, say};

/// The padding left and right in a cell.
const PADDING: f64 = 1.2 * MM;

/// The left edge and width of each column of the table.
struct Columns {
    name: (f64, f64),
    rule: (f64, f64),
    dice: (f64, f64),
    pays: (f64, f64),
    most: (f64, f64),
    die: f64,
    /// Whether the rule stands below the other columns, because its own column would be too narrow.
    below: bool,
}

/// The narrowest column for rules, as a multiple of the type size.
const NARROWEST: f64 = 9.0;

impl LeafletLayout<'_> {
    /// The table of boxes.
    pub(super) fn boxes(&self, flow: &mut Flow) {
        let (text, area) = (self.sheet.text, flow.area());
        let columns = self.columns(area);
        let rows: Vec<(f64, &BoxGuide)> =
            self.guide.boxes.iter().map(|guide| (self.row_height(guide, &columns), guide)).collect();
        let head = self.small() * 2.0;
        // The heading stays with the first rows.
        let first: f64 = rows.iter().take(3).map(|row| row.0).sum();
        let (heading, height) = self.heading(&say!(text, "guide-boxes"), area.x, 0.0, area.width);
        if flow.room() < height + head + first {
            flow.turn_over();
        }
        let y = flow.take(height);
        flow.push(heading.moved(0.0, y));
        let mut section = None;
        let mut left = &rows[..];
        while !left.is_empty() {
            let top = flow.take(head);
            let mut table = vec![self.head(&columns, Area::new(area.x, top, area.width, head))];
            let mut rules = vec![line(area, top + head, Ink::Rule, 0.8)];
            let mut taken = 0;
            for (height, guide) in left {
                if *height > flow.room() && taken > 0 {
                    break;
                }
                let own = self.rule_of(guide).section();
                let y = flow.take(*height);
                // A heavier line above the lower boxes.
                if section == Some(Section::Upper) && own == Section::Lower && taken > 0 {
                    rules.push(line(area, y, Ink::Rule, 0.8));
                }
                section = Some(own);
                rules.push(line(area, y + height, Ink::Line, 0.5));
                table.push(self.row(guide, &columns, Area::new(area.x, y, area.width, *height)));
                taken += 1;
            }
            flow.push(Group::new(Role::Decoration, rules));
            flow.push(Group::new(Role::Table, table));
            left = &left[taken..];
            if !left.is_empty() {
                flow.turn_over();
            }
        }
        let (pale, height) = self.small_words(&say!(text, "leaflet-pale"), area.x, 0.0);
        let y = flow.take(height + GAP);
        flow.push(pale.moved(0.0, y));
    }

    fn small_words(&self, words: &str, x: f64, y: f64) -> (Item, f64) {
        let line = TextLine::new(x, y + self.small() * 1.3, self.small(), words).ink(Ink::Faint);
        (Group::new(Role::Paragraph, vec![line.into()]).into(), self.small() * 1.5)
    }

    fn rule_of(&self, guide: &BoxGuide) -> &BoxRule {
        let rules = self.sheet.rules.boxes();
        rules.iter().find(|rule| rule.id.as_str() == guide.id).expect("the guide is of these rules")
    }

    fn columns(&self, area: Area) -> Columns {
        let text = self.sheet.text;
        let (guide, small) = (self.guide, self.small());
        let widest = |words: &mut dyn Iterator<Item = String>, face: FontFace, size: f64| {
            words.map(|words| face.width(&words, size)).fold(0.0, f64::max) + 2.0 * PADDING
        };
        let mut names = guide.boxes.iter().map(|guide| guide.name.clone());
        let name = widest(&mut names, FontFace::Bold, self.size).min(area.width * 0.3);
        let die = self.size * 1.25;
        let example = say!(text, "guide-example");
        let dice = row_width(self.sheet.rules.dice().into(), die) + 2.0 * PADDING;
        let dice = dice.max(FontFace::Regular.width(&example, small) + 2.0 * PADDING);
        let figures = |head: String, figure: &dyn Fn(&BoxGuide) -> u32| {
            let mut heads = std::iter::once(head);
            let head = widest(&mut heads, FontFace::Regular, small);
            let mut figures = guide.boxes.iter().map(|guide| figure(guide).to_string());
            head.max(widest(&mut figures, FontFace::Bold, self.size))
        };
        let pays = figures(say!(text, "guide-pays"), &|guide| guide.points.0);
        let most = figures(say!(text, "guide-most"), &|guide| guide.max.0);
        let rule = area.width - name - dice - pays - most;
        let below = rule < NARROWEST * self.size;
        let name = if below { area.width - dice - pays - most } else { name };
        let after = area.right() - dice - pays - most;
        Columns {
            name: (area.x, name),
            rule: if below { (area.x, area.width) } else { (area.x + name, rule) },
            dice: (after, dice),
            pays: (after + dice, pays),
            most: (after + dice + pays, most),
            die,
            below,
        }
    }

    fn name_lines(&self, guide: &BoxGuide, columns: &Columns) -> Vec<String> {
        lines(&guide.name, self.sheet.text.lang(), FontFace::Bold, self.size, columns.name.1 - 2.0 * PADDING)
    }

    fn rule_lines(&self, guide: &BoxGuide, columns: &Columns) -> Vec<String> {
        lines(
            &guide.rule,
            self.sheet.text.lang(),
            FontFace::Regular,
            self.size,
            columns.rule.1 - 2.0 * PADDING,
        )
    }

    fn row_height(&self, guide: &BoxGuide, columns: &Columns) -> f64 {
        let (first, second) = self.row_heights(guide, columns);
        first + second
    }

    /// The height of the columns side by side, and of the rule below them.
    fn row_heights(&self, guide: &BoxGuide, columns: &Columns) -> (f64, f64) {
        let height = |lines: usize| self.size * 1.25 * lines as f64;
        let name = height(self.name_lines(guide, columns).len());
        let rule = height(self.rule_lines(guide, columns).len());
        let beside = if columns.below { name } else { name.max(rule) };
        let below = if columns.below { rule + self.size * 0.4 } else { 0.0 };
        (beside.max(columns.die) + self.size * 0.45, below)
    }

    fn head(&self, columns: &Columns, area: Area) -> Item {
        let text = self.sheet.text;
        let small = self.small();
        let cell = |(x, width): (f64, f64), words: String, anchor: Anchor| {
            let place = Area { x, width, ..area };
            let at = if anchor == Anchor::End { place.right() - PADDING } else { x + PADDING };
            let items = if words.is_empty() {
                Vec::new()
            } else {
                let words =
                    TextLine::new(at, area.y + small * 1.35, small, words).anchor(anchor).ink(Ink::Faint);
                vec![words.into()]
            };
            Item::from(Group::cell(Role::ColumnHead, place, 1, items))
        };
        let rule = if columns.below { (area.x, 0.0) } else { columns.rule };
        let cells = vec![
            cell(columns.name, String::new(), Anchor::Start),
            cell(rule, String::new(), Anchor::Start),
            cell(columns.dice, say!(text, "guide-example"), Anchor::Start),
            cell(columns.pays, say!(text, "guide-pays"), Anchor::End),
            cell(columns.most, say!(text, "guide-most"), Anchor::End),
        ];
        Group::new(Role::Row, cells).into()
    }

    fn row(&self, guide: &BoxGuide, columns: &Columns, area: Area) -> Item {
        let (beside, below) = self.row_heights(guide, columns);
        let middle = area.y + beside / 2.0;
        let step = self.size * 1.25;
        let place = |(x, width): (f64, f64)| Area { x, width, height: beside, ..area };
        let rule_place = match columns.below {
            true => Area { y: area.y + beside, height: below, ..area },
            false => place(columns.rule),
        };
        let set = |column: (f64, f64), middle: f64, face: FontFace, lines: Vec<String>| {
            let first = middle + self.size * CAPITAL / 2.0 - step * (lines.len() - 1) as f64 / 2.0;
            let words = lines.into_iter().enumerate().map(|(i, words)| {
                TextLine::new(column.0 + PADDING, first + step * i as f64, self.size, words).face(face).into()
            });
            words.collect::<Vec<Item>>()
        };
        let figure = |column: (f64, f64), face: FontFace, number: u32| {
            let (x, y) = (column.0 + column.1 - PADDING, middle + self.size * CAPITAL / 2.0);
            let words = TextLine::new(x, y, self.size, number.to_string()).face(face).anchor(Anchor::End);
            Item::from(Group::cell(Role::Cell, place(column), 1, vec![words.into()]))
        };
        let name = set(columns.name, middle, FontFace::Bold, self.name_lines(guide, columns));
        let rule_middle = match columns.below {
            true => area.y + beside + below / 2.0,
            false => middle,
        };
        let rule = set(columns.rule, rule_middle, FontFace::Regular, self.rule_lines(guide, columns));
        let dice = marked(guide.example, counting(self.rule_of(guide), guide.example));
        let (drawn, _) = row(&dice, columns.dice.0 + PADDING, middle - columns.die / 2.0, columns.die);
        let dice = Group::new(Role::Figure(guide.example.to_string()), drawn);
        Group::new(
            Role::Row,
            vec![
                Group::cell(Role::RowHead, place(columns.name), 1, name).into(),
                Group::cell(Role::Cell, rule_place, 1, rule).into(),
                Group::cell(Role::Cell, place(columns.dice), 1, vec![dice.into()]).into(),
                figure(columns.pays, FontFace::Bold, guide.points.0),
                figure(columns.most, FontFace::Regular, guide.max.0),
            ],
        )
        .into()
    }
}

/// The dice of a throw that count in a box.
fn counting(rule: &BoxRule, hand: Hand) -> Hand {
    if matches!(rule.pays, Pays::All | Pays::FixedAndAll(_)) || rule.needs == Needs::Any {
        return hand;
    }
    if let Needs::Face(face) = rule.needs {
        return Hand::alike(face, hand.count(face)).unwrap_or(hand);
    }
    // The fewest dice that pay as much as all of them.
    let matched = BoxRule { pays: Pays::Matched, ..rule.clone() };
    let enough = Keep::all_of(hand)
        .map(Keep::dice)
        .find(|part| part.len() == rule.needs.dice() && matched.points(*part) == matched.points(hand));
    enough.unwrap_or(hand)
}

fn line(area: Area, y: f64, ink: Ink, width: f64) -> Item {
    Shape::line((area.x, y), (area.right(), y), Stroke::new(ink, width)).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn only_what_scores_is_marked() {
        let rules = Catalogue::get().rules("maxi").unwrap();
        let marked = |id: &str, hand: &str| {
            let rule = rules.boxes().iter().find(|rule| rule.id.as_str() == id).unwrap();
            counting(rule, hand.parse().unwrap()).to_string()
        };
        assert_eq!(marked("fives", "5-5-2-3-5-1"), "5-5-5");
        assert_eq!(marked("house", "4-4-4-2-2-6"), "2-2-4-4-4");
        assert_eq!(marked("two-pairs", "5-5-3-3-1-1"), "3-3-5-5");
        assert_eq!(marked("small-straight", "1-2-3-4-5-5"), "1-2-3-4-5");
        assert_eq!(marked("chance", "1-2-3-4-5-5"), "1-2-3-4-5-5");
    }
}
