//! Drawing of the pad: header, rows and cells.

use super::{BONUS, CellOffer, CellPlace, Pad, PadColumn, PadLine, SUM};
use crate::{Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use yatzy_rules::{Cell, Points, Seat};
use yatzy_text::{Figure, PadRow, Row, box_letter};

/// A pad laid out on an area.
pub(super) struct Sheet<'a> {
    pub pad: &'a Pad<'a>,
    pub area: Rect,
    /// The width of the names.
    pub head: u16,
    /// The width of each column, with its ruled line.
    pub column: u16,
    /// The shown columns.
    pub columns: &'a [PadColumn],
}

/// Shortest name beside a mark.
const MARKED: u16 = 6;

impl Sheet<'_> {
    fn theme(&self) -> Theme {
        self.pad.theme
    }

    /// The place of a column's text: right of its ruled line.
    fn place(&self, line: Rect, column: usize) -> Rect {
        let x = self.area.x + self.head + column as u16 * self.column + 1;
        Rect { x, width: self.column - 1, ..line }
    }

    pub fn header(&self, buf: &mut Buffer) {
        let line = paint::line(self.area, 0);
        let mut at = 0;
        while at < self.columns.len() {
            let seat = self.columns[at].seat;
            let span = self.columns[at..].iter().take_while(|column| column.seat == seat).count();
            let first = self.place(line, at);
            self.name(buf, Rect { width: self.column * span as u16 - 1, ..first }, seat);
            paint::left(
                buf,
                Rect { x: first.x - 1, width: 1, ..line },
                self.theme().marks().down,
                self.theme().faint(),
            );
            at += span;
        }
        if self.pad.rules().columns().len() == 1 {
            return;
        }
        let line = paint::line(self.area, 1);
        for (i, column) in self.columns.iter().enumerate() {
            self.ruled(buf, line, i);
            let factor = column
                .of
                .map(|of| format!("{}{} ", self.pad.theme.marks().times, self.pad.rules().columns()[of]));
            paint::right(buf, self.place(line, i), &factor.unwrap_or_default(), self.theme().faint());
        }
    }

    fn name(&self, buf: &mut Buffer, place: Rect, seat: Seat) {
        let marks = self.theme().marks();
        let now = self.pad.view.turn_of() == Some(seat);
        let Some(view) = self.pad.view.seat(seat) else { return };
        let left = view.has_left;
        let here = if now { marks.here } else { "" };
        let (name, you) = self.pad.view.column_names(self.pad.text, view);
        // A computer without a name is told from another by its level alone.
        let level = view.player.level().filter(|_| view.name.is_empty() && !view.is_twin);
        let name = name.map(|name| match level {
            Some(level) if paint::width(&name) + 4 > place.width => self.pad.text.level_name(level),
            _ => name,
        });
        let name = name.map(|name| if left { format!("({name})") } else { name });
        // If there is no room for both, "you" replaces the name.
        let name = match (name, you) {
            (Some(name), Some(you))
                if paint::width(&name) + paint::width(&you) + 1 + paint::width(here) + 2 <= place.width =>
            {
                format!("{name} {you}")
            }
            (_, Some(you)) => you,
            (name, None) => name.unwrap_or_default(),
        };
        let (mark, colour) = self.theme().seat(seat.0);
        let several = self.pad.view.seats.len() > 1;
        // If there is no room for both, a name is more useful than a mark.
        let room = place.width.saturating_sub(paint::width(here) + 2);
        let mark = Some(mark).filter(|_| several && (paint::width(&name) <= room || room >= MARKED));
        let before = mark.map(|mark| format!("{mark} ")).unwrap_or_default();
        let taken = paint::width(here) + paint::width(&before);
        let name = paint::cut(&name, place.width.saturating_sub(taken), marks.ellipsis);
        let name = format!("{here}{before}{name}");
        let style = if now {
            self.theme().accent()
        } else if left {
            self.theme().faint()
        } else {
            self.theme().heading()
        };
        paint::middle(buf, place, &name, style);
        if let Some(mark) = mark {
            let x = place.x + (place.width - paint::width(&name)) / 2 + paint::width(here);
            paint::left(buf, Rect { x, width: 1, ..place }, mark, colour);
        }
    }

    fn ruled(&self, buf: &mut Buffer, line: Rect, column: usize) {
        let place = self.place(line, column);
        paint::left(
            buf,
            Rect { x: place.x - 1, width: 1, ..line },
            self.theme().marks().down,
            self.theme().faint(),
        );
    }

    pub fn line(&self, buf: &mut Buffer, at: u16, line: PadLine, places: &mut Vec<CellPlace>) {
        let (row, with_bonus) = match line {
            PadLine::Row(row) => (row, false),
            PadLine::SumAndBonus => (SUM, true),
            PadLine::Rule => return self.rule(buf, paint::line(self.area, at)),
        };
        let line = paint::line(self.area, at);
        self.title(buf, line, row, places);
        for (i, &column) in self.columns.iter().enumerate() {
            self.ruled(buf, line, i);
            let place = self.place(line, i);
            let (value, style) =
                if with_bonus { self.sum_and_bonus(column) } else { self.value(row, column, i) };
            paint::right(buf, place, &value, style);
            if let Some(cell) = self.cell(row, column) {
                places.push((place, column.seat, cell));
            }
        }
    }

    fn rule(&self, buf: &mut Buffer, line: Rect) {
        let marks = self.theme().marks();
        let column = format!("{}{}", marks.cross, marks.across.repeat(usize::from(self.column - 1)));
        let across = marks.across.repeat(usize::from(self.head)) + &column.repeat(self.columns.len());
        paint::left(buf, line, &across, self.theme().faint());
    }

    /// The letter and name of a row; a click on it chooses the first open cell of the seat in focus.
    fn title(&self, buf: &mut Buffer, line: Rect, row: PadRow, places: &mut Vec<CellPlace>) {
        let place = Rect { width: self.head, ..line };
        let boxes = self.pad.rules().boxes().len();
        let chosen = self.pad.cursor.is_some_and(|(_, cell)| row == PadRow::Box(cell.index() % boxes));
        let named = self.pad.view.turn.as_ref().and_then(|turn| turn.named);
        let called = named.is_some_and(|cell| row == PadRow::Box(cell.index() % boxes));
        let (style, letter_style) = match row {
            PadRow::Box(_) if chosen => (self.theme().cursor(), self.theme().cursor()),
            PadRow::Box(_) if called => (self.theme().accent(), self.theme().accent()),
            PadRow::Box(_) => (Style::new(), self.theme().accent()),
            _ => (self.theme().heading(), Style::new()),
        };
        paint::left(
            buf,
            Rect { x: line.x + 2, width: self.head - 2, ..line },
            &self.pad.row_name(row),
            style,
        );
        if chosen || called {
            let mark = Rect { x: line.x + 1, width: 1, ..line };
            paint::left(buf, mark, self.theme().marks().here, style);
        }
        let PadRow::Box(i) = row else { return };
        let open = self.open_cell(i);
        let letter = box_letter(i).map(String::from).unwrap_or_default();
        let letter_style = if open.is_none() && !chosen { self.theme().faint() } else { letter_style };
        paint::left(buf, Rect { width: 1, ..line }, &letter, letter_style);
        if let (Some(seat), Some(cell)) = (self.pad.focus, open) {
            places.push((place, seat, cell));
        }
    }

    fn open_cell(&self, row: usize) -> Option<Cell> {
        let boxes = self.pad.rules().boxes().len();
        let card = self.pad.view.card(self.pad.focus?)?;
        card.open().iter().find(|cell| cell.index() % boxes == row)
    }

    fn cell(&self, row: PadRow, column: PadColumn) -> Option<Cell> {
        match row {
            PadRow::Box(i) => Cell::at(column.of? * self.pad.rules().boxes().len() + i),
            _ => None,
        }
    }

    /// The text of a row in a column. It ends with a space or a closing bracket, so that entered and offered digits
    /// line up.
    fn value(&self, row: PadRow, column: PadColumn, at: usize) -> (String, Style) {
        let last_of_seat = self.columns.get(at + 1).is_none_or(|next| next.seat != column.seat);
        match (row, column.of) {
            (PadRow::Box(i), of) => match of.and_then(|_| self.cell(row, column)) {
                Some(cell) => self.cell_value(column.seat, cell),
                None => self.folded_value(column.seat, i),
            },
            (PadRow::Reckoned(Row::Total), _) if !last_of_seat => Default::default(),
            (PadRow::Reckoned(Row::Total), _) => {
                (format!("{} ", self.figure(row, column).points()), self.theme().heading())
            }
            // The columns of a seat as one have the sum of all.
            (PadRow::Reckoned(Row::Sum), None) => {
                let total = self.figure(PadRow::Reckoned(Row::Total), column);
                (format!("{} ", total.points()), Style::new())
            }
            (PadRow::Reckoned(_), _) => match self.figure(row, column) {
                Figure::Open => Default::default(),
                Figure::Points(points) => (format!("{points} "), Style::new()),
                race @ (Figure::Pace(_) | Figure::Lost) => {
                    (format!("{} ", self.race(race)), self.theme().faint())
                }
            },
        }
    }

    fn figure(&self, row: PadRow, column: PadColumn) -> Figure {
        let card = self.pad.view.card(column.seat);
        card.map_or(Figure::Open, |card| {
            Figure::of(self.pad.rules(), card, row, column.of.unwrap_or_default())
        })
    }

    /// The upper sum, with the bonus if it is earned, else beside the race for it.
    fn sum_and_bonus(&self, column: PadColumn) -> (String, Style) {
        let sum = self.figure(SUM, column).points();
        let words = match self.figure(BONUS, column) {
            Figure::Points(bonus) => format!("{} ", sum + bonus),
            Figure::Open => format!("{sum} "),
            race => format!("{sum}{}", self.race(race)),
        };
        (words, Style::new())
    }

    fn cell_value(&self, seat: Seat, cell: Cell) -> (String, Style) {
        let marks = self.theme().marks();
        let filled = self.pad.view.card(seat).and_then(|card| card.points(self.pad.rules(), cell));
        let offer = self.pad.offers.get(&cell).filter(|_| self.pad.focus == Some(seat));
        let (value, style) = match (filled, offer) {
            (Some(Points::ZERO), _) => (format!("{} ", marks.struck), Style::new()),
            (Some(points), _) => (format!("{points} "), Style::new()),
            (None, Some(CellOffer::Scores(points))) => (format!("[{points:>2}]"), self.theme().offer()),
            (None, Some(CellOffer::Zero)) => ("( 0)".to_owned(), self.theme().faint()),
            (None, Some(CellOffer::Open)) => ("[  ]".to_owned(), self.theme().offer()),
            (None, None) => (format!("{} ", marks.open), self.theme().faint()),
        };
        if self.pad.cursor == Some((seat, cell)) {
            (value, self.theme().cursor())
        } else if self.pad.newest() == Some((seat, cell)) {
            (value.trim_end().to_owned() + "*", Style::new().add_modifier(Modifier::BOLD))
        } else {
            (value, style)
        }
    }

    /// All columns of a box as one sum.
    fn folded_value(&self, seat: Seat, row: usize) -> (String, Style) {
        let rules = self.pad.rules();
        let boxes = rules.boxes().len();
        let cells = rules.cells().iter().filter(|cell| cell.index() % boxes == row);
        let card = self.pad.view.card(seat);
        let filled: Vec<Points> = cells.filter_map(|cell| card?.points(rules, cell)).collect();
        if filled.is_empty() {
            (format!("{} ", self.theme().marks().open), self.theme().faint())
        } else {
            let sum = filled.into_iter().sum::<Points>();
            let is_newest = |(of, cell): (Seat, Cell)| of == seat && cell.index() % boxes == row;
            if self.pad.newest().is_some_and(is_newest) {
                (format!("{sum}*"), Style::new().add_modifier(Modifier::BOLD))
            } else {
                (format!("{sum} "), Style::new())
            }
        }
    }

    /// The race for the bonus in a few characters.
    fn race(&self, race: Figure) -> String {
        let marks = self.theme().marks();
        match race {
            Figure::Pace(pace) if pace < 0 => format!("{}{}", marks.minus, pace.abs()),
            Figure::Pace(pace) => format!("+{pace}"),
            _ => marks.struck.to_owned(),
        }
    }
}
