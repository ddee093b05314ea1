//! The pad: a frozen column of box names, and the column of every seat beside it. The longest name decides the width.
//! Columns that don't fit are scrolled to, never wrapped.

mod sheet;

use crate::{Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sheet::Sheet;
use std::collections::BTreeMap;
use yatzy_rules::{Cell, Points, Ruleset, Seat, Section, Step};
use yatzy_table::View;
use yatzy_text::{PadRow, Row, Text, pad_rows};

/// The offer of an open cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellOffer {
    Scores(Points),
    Zero,
    /// It can be called, or the hand is not known yet.
    Open,
}

/// The offers of the open cells of the seat in focus.
pub type CellOffers = BTreeMap<Cell, CellOffer>;

/// A cell on the screen, for clicks.
pub type CellPlace = (Rect, Seat, Cell);

/// A pad to be drawn.
pub struct Pad<'a> {
    pub view: &'a View,
    pub text: Text,
    pub theme: Theme,
    /// The seat whose offers are shown and whose columns are unfolded.
    pub focus: Option<Seat>,
    /// The offers of that seat.
    pub offers: &'a CellOffers,
    /// The chosen cell.
    pub cursor: Option<(Seat, Cell)>,
    /// The leftmost column, if the person has scrolled.
    pub first: Option<usize>,
    /// The width of the whole screen.
    pub screen: u16,
}

/// The narrowest column: `[150]`.
const NARROWEST: u16 = 5;
/// A width at which most names can be told apart.
const READABLE: u16 = 7;
/// The widest column on a small screen; more would spread the numbers too far.
const WIDE: u16 = 10;
/// The widest column where there is room for whole names.
const WIDEST: u16 = 16;
/// A screen with room for whole names.
const ROOMY: u16 = 100;

/// A line of the pad below the names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PadLine {
    Row(PadRow),
    /// The upper sum and the race for the bonus in one line, where height is short.
    SumAndBonus,
    Rule,
}

const SUM: PadRow = PadRow::Reckoned(Row::Sum);
const BONUS: PadRow = PadRow::Reckoned(Row::Bonus);

/// A column on the screen: one of a seat's columns, or all of them as one.
#[derive(Clone, Copy)]
struct PadColumn {
    seat: Seat,
    of: Option<usize>,
}

impl Pad<'_> {
    /// The width of the whole pad.
    pub fn wanted_width(&self) -> u16 {
        let columns = self.columns(u16::MAX).len() as u16;
        self.head_width().saturating_add(columns.saturating_mul(self.wanted_column() + 1))
    }

    /// The smallest useful width: the names and one seat.
    pub fn least_width(&self) -> u16 {
        self.head_width() + self.rules().columns().len() as u16 * (NARROWEST + 1)
    }

    /// Draws the pad. Returns the leftmost column and the places of the cells.
    pub fn render(&self, area: Rect, buf: &mut Buffer) -> (usize, Vec<CellPlace>) {
        let head = self.head_width().min(area.width);
        let room = area.width - head;
        let columns = self.columns(room);
        let column = self.column_width(room, columns.len());
        let shown = usize::from(room / column).min(columns.len());
        let first = self.first_column(&columns, shown);
        let sheet = Sheet { pad: self, area, head, column, columns: &columns[first..first + shown] };
        let header = 1 + u16::from(self.rules().columns().len() > 1);
        let (lines, scroll) = self.lines(area.height.saturating_sub(header));
        sheet.header(buf);
        self.say_what_is_hidden(
            buf,
            paint::line(Rect { width: head, ..area }, 0),
            first,
            columns.len() - first - shown,
        );
        let mut places = Vec::new();
        for (i, &line) in lines.iter().enumerate() {
            sheet.line(buf, header + i as u16, line, &mut places);
        }
        if let Some(marks) = scroll {
            paint::left(
                buf,
                Rect::new(area.x + head - 1, area.y + header - 1, 1, 1),
                marks.0,
                self.theme.accent(),
            );
            let last = area.bottom().saturating_sub(1);
            paint::left(buf, Rect::new(area.x + head - 1, last, 1, 1), marks.1, self.theme.accent());
        }
        (first, places)
    }

    fn rules(&self) -> &Ruleset {
        &self.view.rules
    }

    /// Every seat's columns: unfolded for the seat in focus, and for all where there is room.
    fn columns(&self, room: u16) -> Vec<PadColumn> {
        let each = self.rules().columns().len();
        let all = self.view.seats.len() * each * usize::from(NARROWEST + 1);
        let unfold_all = all <= usize::from(room) && room != u16::MAX;
        self.view
            .seats
            .iter()
            .map(|seat| seat.seat)
            .flat_map(|seat| {
                let unfolded = each > 1 && (unfold_all || self.focus == Some(seat));
                let single = if each == 1 { Some(0) } else { None };
                let of: Vec<Option<usize>> =
                    if unfolded { (0..each).map(Some).collect() } else { vec![single] };
                of.into_iter().map(move |of| PadColumn { seat, of })
            })
            .collect()
    }

    fn first_column(&self, columns: &[PadColumn], shown: usize) -> usize {
        let last = columns.len() - shown;
        let end = columns.iter().rposition(|column| Some(column.seat) == self.focus).map_or(0, |i| i + 1);
        self.first.unwrap_or_else(|| end.saturating_sub(shown)).min(last)
    }

    fn head_width(&self) -> u16 {
        let names = pad_rows(self.rules()).into_iter().map(|row| self.row_name(row));
        names.map(|name| paint::width(&name)).max().unwrap_or_default() + 3
    }

    fn wanted_column(&self) -> u16 {
        // Room for the mark of a player, if there are several.
        let beside = if self.view.seats.len() > 1 { 4 } else { 2 };
        let width = |words: Option<String>| words.map_or(0, |words| paint::width(&words));
        let names = self.view.seats.iter().map(|seat| {
            let (name, you) = self.view.column_names(self.text, seat);
            let between = u16::from(name.is_some() && you.is_some());
            width(name) + between + width(you) + beside
        });
        names.max().unwrap_or_default().clamp(NARROWEST + 1, if self.screen < ROOMY { WIDE } else { WIDEST })
    }

    /// The width of a column with its ruled line. If not all columns fit, they are wide enough to tell names apart,
    /// and share the room.
    fn column_width(&self, room: u16, columns: usize) -> u16 {
        let wanted = self.wanted_column() + 1;
        let each = room / (columns as u16).max(1);
        if each > NARROWEST {
            return each.min(wanted);
        }
        let shown = (room / wanted.min(READABLE + 1)).max(1);
        (room / shown).clamp(NARROWEST + 1, wanted)
    }

    fn row_name(&self, row: PadRow) -> String {
        let name = |row| self.text.row_name(&self.view.names, row);
        match (row, self.rules().bonus()) {
            (PadRow::Box(i), _) => self.text.box_name(&self.view.names, self.rules().boxes()[i].id.as_str()),
            (PadRow::Reckoned(Row::Bonus), Some(bonus)) => format!("{} {}", name(Row::Bonus), bonus.points),
            (PadRow::Reckoned(row), _) => name(row),
        }
    }

    /// The lines that fit, with as many ruled ones as there is room for. If not all rows fit, those around the cursor
    /// are shown, with marks for the rest above and below.
    fn lines(&self, height: u16) -> (Vec<PadLine>, Option<(&'static str, &'static str)>) {
        let height = usize::from(height);
        let mut lines: Vec<PadLine> = pad_rows(self.rules()).into_iter().map(PadLine::Row).collect();
        let place = |lines: &[PadLine], row| lines.iter().position(|&line| line == PadLine::Row(row));
        if lines.len() > height
            && let (Some(sum), Some(bonus)) = (place(&lines, SUM), place(&lines, BONUS))
        {
            let upper = place(&lines, PadRow::Reckoned(Row::UpperTotal)).unwrap_or(bonus);
            lines.splice(sum..=upper, [PadLine::SumAndBonus]);
        }
        if lines.len() > height {
            return self.window(&lines, height);
        }
        let section = |line: &PadLine| match line {
            PadLine::Row(PadRow::Box(place)) => Some(self.rules().boxes()[*place].section()),
            _ => None,
        };
        // The most important line first: above the totals, below the upper part, below the names.
        let lower = lines.iter().position(|line| section(line) == Some(Section::Lower));
        let several = self.rules().columns().len() > 1;
        let totals = place(&lines, if several { SUM } else { PadRow::Reckoned(Row::Total) });
        let room = height - lines.len();
        let places = [totals, lower.filter(|&place| place > 0), Some(0)];
        let mut ruled: Vec<usize> = places.into_iter().flatten().take(room).collect();
        ruled.sort_unstable_by(|a, b| b.cmp(a));
        for place in ruled {
            lines.insert(place, PadLine::Rule);
        }
        (lines, None)
    }

    fn window(
        &self,
        lines: &[PadLine],
        height: usize,
    ) -> (Vec<PadLine>, Option<(&'static str, &'static str)>) {
        let Some((&total, rest)) = lines.split_last() else { return (Vec::new(), None) };
        let shown = height.saturating_sub(1).min(rest.len());
        let boxes = self.rules().boxes().len();
        let chosen = self.cursor.map(|(_, cell)| PadLine::Row(PadRow::Box(cell.index() % boxes)));
        let at = rest.iter().position(|&line| Some(line) == chosen).unwrap_or_default();
        let first = at.saturating_sub(shown / 2).min(rest.len() - shown);
        let mut window = rest[first..first + shown].to_vec();
        window.push(total);
        let [_, _, up, down] = self.theme.marks().more;
        let below = first + shown < rest.len();
        (window, Some((if first > 0 { up } else { " " }, if below { down } else { " " })))
    }

    fn say_what_is_hidden(&self, buf: &mut Buffer, line: Rect, before: usize, after: usize) {
        let [left, right, ..] = self.theme.marks().more;
        if before > 0 {
            paint::left(buf, line, &format!("{left} {before}"), self.theme.accent());
        }
        if after > 0 {
            paint::right(buf, line, &format!("{after} {right} "), self.theme.accent());
        }
    }

    /// The cell that was filled last, to be marked.
    fn newest(&self) -> Option<(Seat, Cell)> {
        match self.view.steps.last() {
            Some(Step::Turn(turn)) => turn.entry.map(|entry| (turn.seat, entry.cell)),
            _ => None,
        }
    }
}
