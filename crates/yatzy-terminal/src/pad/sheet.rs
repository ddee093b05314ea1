//! Drawing of the pad: header, rows and cells.

use super::{CellOffer, CellPlace, Pad, PadColumn, PadRow};
use crate::{Theme, letters, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use yatzy_rules::{BonusRace, Cell, Points, Seat};

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
        let name = self.pad.view.name(self.pad.text, seat);
        let left = self.pad.view.seat(seat).is_some_and(|seat| seat.has_left);
        let name = if left { format!("({name})") } else { name };
        let here = if now { marks.here } else { "" };
        // A person who plays with other devices finds their own column. If there is no room for both, "you" replaces
        // the name.
        let name = match self.pad.you(seat) {
            Some(you)
                if paint::width(&name) + paint::width(&you) + 1 + paint::width(here) + 2 <= place.width =>
            {
                format!("{name} {you}")
            }
            Some(you) => you,
            None => name,
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

    pub fn row(&self, buf: &mut Buffer, at: u16, row: PadRow, places: &mut Vec<CellPlace>) {
        let line = paint::line(self.area, at);
        if row == PadRow::Rule {
            return self.rule(buf, line);
        }
        self.title(buf, line, row, places);
        for (i, &column) in self.columns.iter().enumerate() {
            self.ruled(buf, line, i);
            let place = self.place(line, i);
            let (value, style) = self.value(row, column, i);
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
        let letter = letters::letter(i).map(String::from).unwrap_or_default();
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
        let view = self.pad.view;
        let rules = self.pad.rules();
        let Some(card) = view.card(column.seat) else { return Default::default() };
        let totals = card.totals(rules);
        let plain = |points: Points| (format!("{points} "), Style::new());
        let of_column = |of: usize| &totals.columns[of.min(totals.columns.len() - 1)];
        let last_of_seat = self.columns.get(at + 1).is_none_or(|next| next.seat != column.seat);
        // Before the first upper box there is no pace.
        let begun = card.open().and(rules.upper_cells()) != rules.upper_cells();
        match row {
            PadRow::Box(i) => match self.cell(row, column) {
                Some(cell) => self.cell_value(column.seat, cell),
                None => self.folded_value(column.seat, i),
            },
            PadRow::Sum => plain(of_column(column.of.unwrap_or_default()).upper),
            PadRow::Bonus => match &of_column(column.of.unwrap_or_default()).race {
                Some(race) if begun => (self.pace(race, true), self.pace_style(race)),
                _ => Default::default(),
            },
            PadRow::SumAndPace => {
                let sums = of_column(column.of.unwrap_or_default());
                let race = sums.race.as_ref().filter(|_| begun);
                let pace = race.map_or_else(|| " ".to_owned(), |race| self.pace(race, false));
                if sums.bonus > Points::ZERO {
                    plain(sums.upper + sums.bonus)
                } else {
                    (format!("{}{pace}", sums.upper), Style::new())
                }
            }
            PadRow::Extra => plain(totals.extra),
            PadRow::ColumnSum => plain(column.of.map_or(totals.total, |of| of_column(of).total)),
            PadRow::Total if last_of_seat => (format!("{} ", totals.total), self.theme().heading()),
            PadRow::Total | PadRow::Rule => Default::default(),
        }
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

    fn pace(&self, race: &BonusRace, alone: bool) -> String {
        let marks = self.theme().marks();
        let space = if alone { " " } else { "" };
        if race.missing == Points::ZERO {
            format!("{}{space}", race.points)
        } else if !race.open {
            format!("{}{space}", marks.struck)
        } else {
            let sign = if race.pace < 0 { marks.minus } else { "+" };
            format!("{sign}{}{space}", race.pace.abs())
        }
    }

    fn pace_style(&self, race: &BonusRace) -> Style {
        if race.missing == Points::ZERO { Style::new() } else { self.theme().faint() }
    }
}
