//! A die, drawn with pips. Small dice fit five and six beside a pad of 80 columns.

use crate::{Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Clear, Widget};
use yatzy_rules::Face;

/// How large dice are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Five columns.
    Small,
    /// Nine columns.
    Large,
}

/// The lines of a die in both sizes.
pub const HEIGHT: u16 = 5;

impl Size {
    /// The columns of one die.
    pub const fn width(self) -> u16 {
        match self {
            Size::Small => 5,
            Size::Large => 9,
        }
    }

    /// The columns of a row of dice with a gap between them.
    pub const fn row_width(self, dice: u16) -> u16 {
        dice * (self.width() + 1) - 1
    }

    /// The largest size at which a row of dice fits.
    pub fn fitting(dice: u16, columns: u16) -> Size {
        if Size::Large.row_width(dice) <= columns { Size::Large } else { Size::Small }
    }
}

/// A place for a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiePlace {
    pub face: Option<Face>,
    /// Whether it is set aside.
    pub kept: bool,
    /// The key that toggles it.
    pub key: Option<char>,
}

/// Draws a die at this top left corner.
pub fn draw(buf: &mut Buffer, x: u16, y: u16, size: Size, place: DiePlace, theme: Theme) {
    let marks = theme.marks();
    let border = if place.kept { marks.kept_border } else { marks.border };
    let edge = match (place.face, place.kept) {
        (None, _) => theme.faint(),
        (_, true) => theme.accent(),
        (_, false) => Style::new(),
    };
    let area = Rect::new(x, y, size.width(), 5).intersection(buf.area);
    Clear.render(area, buf);
    Block::bordered().border_set(border).style(edge).render(area, buf);
    if let Some(key) = place.key {
        paint::left(buf, Rect::new(x + size.width() / 2, y + 4, 1, 1), &key.to_string(), edge);
    }
    let (first, step) = match size {
        Size::Small => (x + 1, 1),
        Size::Large => (x + 2, 2),
    };
    let pips = place.face.map_or([[false; 3]; 3], pips);
    for (row, pips) in pips.iter().enumerate() {
        for (column, _) in pips.iter().enumerate().filter(|(_, pip)| **pip) {
            let spot = Rect::new(first + column as u16 * step, y + 1 + row as u16, 1, 1);
            paint::left(buf, spot, marks.pip, Style::new().add_modifier(Modifier::BOLD));
        }
    }
}

/// The positions of a face's pips.
fn pips(face: Face) -> [[bool; 3]; 3] {
    let n = face.pips();
    let (two, four, six) = (n >= 2, n >= 4, n == 6);
    [[two, false, four], [six, n % 2 == 1, six], [four, false, two]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_its_pips() {
        for face in Face::ALL {
            let count = pips(face).iter().flatten().filter(|pip| **pip).count();
            assert_eq!(count, usize::from(face.pips()));
        }
    }
}
