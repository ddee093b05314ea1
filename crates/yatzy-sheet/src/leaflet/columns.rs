//! Paragraphs side by side, in columns of about the same height.

use super::flow::Flow;
use super::{GAP, Setting};
use crate::paper::MM;

/// A heading and what is said below it.
pub(super) struct Section {
    pub heading: String,
    pub paragraphs: Vec<String>,
}

/// What stays together in a column.
enum Piece<'a> {
    /// A heading with the first paragraph below it.
    Head(&'a str, &'a str),
    Paragraph(&'a str),
}

impl Setting<'_> {
    /// Sets sections in as many columns as are pleasant to read.
    pub(super) fn in_columns(&self, flow: &mut Flow, sections: &[Section]) {
        let area = flow.area();
        // Some fifty letters a line.
        let pleasant = (self.size * 26.0).max(60.0 * MM);
        let count = ((area.width / pleasant) as usize).clamp(1, 3);
        let gutter = 6.0 * MM;
        let measure = (area.width - gutter * (count - 1) as f64) / count as f64;
        let mut pieces = pieces(sections);
        while !pieces.is_empty() {
            let heights: Vec<f64> = pieces.iter().map(|piece| self.height(piece, measure)).collect();
            let room = flow.room() - GAP;
            let (height, ends) = match fit(&heights, count, room) {
                Some(fitting) => fitting,
                // Nothing fits here any more: a fresh page takes at least one piece, however long.
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

    fn height(&self, piece: &Piece<'_>, measure: f64) -> f64 {
        let below = self.size * 0.45;
        match piece {
            Piece::Head(heading, first) => {
                self.heading(heading, 0.0, 0.0, measure).1
                    + self.paragraph(first, 0.0, 0.0, measure).1
                    + below
            }
            Piece::Paragraph(words) => self.paragraph(words, 0.0, 0.0, measure).1 + below,
        }
    }

    fn piece(&self, flow: &mut Flow, piece: &Piece<'_>, x: f64, y: f64, measure: f64) -> f64 {
        let mut at = y;
        let words = match piece {
            Piece::Head(heading, first) => {
                let (item, height) = self.heading(heading, x, at, measure);
                flow.push(item);
                at += height;
                first
            }
            Piece::Paragraph(words) => words,
        };
        let (item, height) = self.paragraph(words, x, at, measure);
        flow.push(item);
        at + height + self.size * 0.45
    }
}

fn pieces(sections: &[Section]) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for section in sections {
        let mut paragraphs = section.paragraphs.iter();
        let first = paragraphs.next().map_or("", String::as_str);
        pieces.push(Piece::Head(&section.heading, first));
        pieces.extend(paragraphs.map(|words| Piece::Paragraph(words)));
    }
    pieces
}

/// The least height at which all pieces fit so many columns, or as many pieces as fit the room; where each
/// column ends. `None` if not even one fits.
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
    // The height that is needed is the sum of some pieces: a search to a tenth of a point finds it.
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
