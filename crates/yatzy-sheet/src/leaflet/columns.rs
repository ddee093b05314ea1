//! Paragraphs side by side, in columns of similar height.

use super::{GAP, LeafletLayout};
use crate::flow::Flow;
use crate::paper::MM;

/// A heading with its paragraphs.
pub(super) struct TextSection {
    pub heading: String,
    pub paragraphs: Vec<String>,
}

/// An unbreakable piece of a column.
enum Block<'a> {
    /// A heading with the first paragraph below it.
    Head(&'a str, &'a str),
    Paragraph(&'a str),
    /// Lines of a long paragraph, and whether it ends with them.
    Lines(Vec<String>, bool),
}

/// A longer paragraph may continue in the next column.
const LONGEST_WHOLE: usize = 5;
/// The fewest lines of a paragraph in a column.
const FEWEST: usize = 2;

impl LeafletLayout<'_> {
    /// Sets sections in columns of a comfortable width.
    pub(super) fn in_columns(&self, flow: &mut Flow, sections: &[TextSection]) {
        let area = flow.area();
        // About fifty letters per line.
        let pleasant = (self.size * 26.0).max(60.0 * MM);
        let count = ((area.width / pleasant) as usize).clamp(1, 3);
        let gutter = 6.0 * MM;
        let measure = (area.width - gutter * (count - 1) as f64) / count as f64;
        let mut pieces = self.pieces(sections, measure);
        while !pieces.is_empty() {
            let heights: Vec<f64> = pieces.iter().map(|piece| self.height(piece, measure)).collect();
            let room = flow.room() - GAP;
            let (height, ends) = match fit(&heights, count, room) {
                Some(fitting) => fitting,
                // Nothing fits on the rest of this page. A new page takes at least one piece, of any length.
                None => {
                    if flow.room() < area.height {
                        flow.turn_over();
                    }
                    fit(&heights, count, area.height - GAP).unwrap_or((heights[0], vec![1]))
                }
            };
            let y = flow.take(height + GAP);
            let mut first = 0;
            for (column, &end) in ends.iter().enumerate() {
                let x = area.x + (measure + gutter) * column as f64;
                let mut at = y;
                for piece in &pieces[first..end] {
                    at = self.piece(flow, piece, x, at, measure);
                }
                first = end;
            }
            pieces.drain(..first);
        }
    }

    fn height(&self, piece: &Block<'_>, measure: f64) -> f64 {
        let below = self.size * 0.45;
        match piece {
            Block::Head(heading, first) => {
                self.heading(heading, 0.0, 0.0, measure).1
                    + self.paragraph(first, 0.0, 0.0, measure).1
                    + below
            }
            Block::Paragraph(words) => self.paragraph(words, 0.0, 0.0, measure).1 + below,
            Block::Lines(lines, is_end) => {
                self.leading() * lines.len() as f64 + if *is_end { below } else { 0.0 }
            }
        }
    }

    fn piece(&self, flow: &mut Flow, piece: &Block<'_>, x: f64, y: f64, measure: f64) -> f64 {
        let mut at = y;
        let words = match piece {
            Block::Head(heading, first) => {
                let (item, height) = self.heading(heading, x, at, measure);
                flow.push(item);
                at += height;
                first
            }
            Block::Paragraph(words) => words,
            Block::Lines(lines, is_end) => {
                let (item, height) = self.set(lines.clone(), x, at);
                flow.push(item);
                return at + height + if *is_end { self.size * 0.45 } else { 0.0 };
            }
        };
        let (item, height) = self.paragraph(words, x, at, measure);
        flow.push(item);
        at + height + self.size * 0.45
    }

    fn pieces<'a>(&self, sections: &'a [TextSection], measure: f64) -> Vec<Block<'a>> {
        let mut pieces = Vec::new();
        for section in sections {
            let mut paragraphs = section.paragraphs.iter();
            let first = paragraphs.next().map_or("", String::as_str);
            pieces.push(Block::Head(&section.heading, first));
            for words in paragraphs {
                let lines = self.broken(words, measure);
                if lines.len() <= LONGEST_WHOLE {
                    pieces.push(Block::Paragraph(words));
                    continue;
                }
                let whole = lines.len() - lines.len() % FEWEST - FEWEST;
                pieces.extend(lines[..whole].chunks(FEWEST).map(|lines| Block::Lines(lines.to_vec(), false)));
                pieces.push(Block::Lines(lines[whole..].to_vec(), true));
            }
        }
        pieces
    }
}

/// The smallest height at which all pieces fit into the columns, or as many pieces as fit the available
/// height; with the end of each column. `None` if no piece fits.
fn fit(heights: &[f64], columns: usize, room: f64) -> Option<(f64, Vec<usize>)> {
    let ends = |limit: f64| -> Vec<usize> {
        let mut ends = Vec::new();
        let mut next = 0;
        while ends.len() < columns && next < heights.len() {
            let mut filled = 0.0;
            while next < heights.len() && filled + heights[next] <= limit {
                filled += heights[next];
                next += 1;
            }
            ends.push(next);
        }
        ends
    };
    let all = |ends: &[usize]| ends.last() == Some(&heights.len());
    let full = ends(room);
    if !all(&full) {
        return (full.first()? > &0).then_some((room, full));
    }
    // A binary search to a tenth of a point finds the smallest height.
    let (mut low, mut high) = (0.0, room);
    while high - low > 0.1 {
        let middle = (low + high) / 2.0;
        if all(&ends(middle)) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some((high, ends(high)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_about_as_high_as_each_other() {
        let (height, ends) = fit(&[10.0, 10.0, 10.0, 10.0], 2, 100.0).unwrap();
        assert_eq!(ends, [2, 4]);
        assert!((height - 20.0).abs() < 0.2);
        assert_eq!(fit(&[30.0, 10.0, 10.0], 2, 100.0).unwrap().1, [1, 3]);
    }

    #[test]
    fn what_does_not_fit_is_left_for_the_next_page() {
        assert_eq!(fit(&[10.0, 10.0, 10.0], 2, 12.0).unwrap().1, [1, 2]);
        assert_eq!(fit(&[10.0], 2, 5.0), None);
    }
}
