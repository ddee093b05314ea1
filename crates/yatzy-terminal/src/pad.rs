//! The score pad: a frozen column of box names, and every seat's column beside it. The longest name decides
//! the width; what does not fit beside is scrolled to, never wrapped.

use crate::{Look, OpenGame, letters, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::collections::BTreeMap;
use yatzy_rules::{BonusRace, Cell, Points, Ruleset, Seat, Section, Step};
use yatzy_text::{Row, Text};

/// What an open cell would take now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// These points.
    Pays(Points),
    /// A zero.
    Zero,
    /// It can be named, or nothing is known of the hand yet.
    Open,
}

/// What each open cell of the seat in focus would take.
pub type Offers = BTreeMap<Cell, Offer>;

/// A cell on the screen, for clicks.
pub type CellPlace = (Rect, Seat, Cell);

/// A pad to be drawn.
pub struct Pad<'a> {
    /// The game.
    pub open: &'a OpenGame,
    /// The words.
    pub text: Text,
    /// The look.
    pub look: Look,
    /// Whose offers are shown, and whose columns are unfolded.
    pub focus: Option<Seat>,
    /// What that seat is offered.
    pub offers: &'a Offers,
    /// The chosen cell.
    pub cursor: Option<(Seat, Cell)>,
    /// The leftmost column, where the person has scrolled.
    pub first: Option<usize>,
}

/// The narrowest column: `[150]`.
const NARROWEST: u16 = 5;
/// A column in which most names can be told apart.
const READABLE: u16 = 7;
/// The widest column: more would only tear the numbers apart.
const WIDEST: u16 = 10;

#[derive(Clone, Copy, PartialEq, Eq)]
enum PadRow {
    Box(usize),
    Sum,
    Bonus,
    SumAndPace,
    Extra,
    ColumnSum,
    Total,
    Rule,
}

/// A column on the screen: one of a seat's columns, or all of them as one.
#[derive(Clone, Copy)]
struct PadColumn {
    seat: Seat,
    of: Option<usize>,
}

impl Pad<'_> {
    /// The columns that the whole pad would like to have.
    pub fn wanted_width(&self) -> u16 {
        let columns = self.columns(u16::MAX).len() as u16;
        self.head_width().saturating_add(columns.saturating_mul(self.wanted_column() + 1))
    }

    /// The fewest columns that are of use: the names and one seat.
    pub fn least_width(&self) -> u16 {
        self.head_width() + self.rules().columns().len() as u16 * (NARROWEST + 1)
    }

    /// Draws the pad, and says where its cells are.
    pub fn render(&self, area: Rect, buf: &mut Buffer) -> Vec<CellPlace> {
        let head = self.head_width().min(area.width);
        let room = area.width - head;
        let columns = self.columns(room);
        let column = self.column_width(room, columns.len());
        let shown = usize::from(room / column).min(columns.len());
        let first = self.first_column(&columns, shown);
        let sheet = Sheet { pad: self, area, head, column, columns: &columns[first..first + shown] };
        let header = 1 + u16::from(self.rules().columns().len() > 1);
        let (rows, scroll) = self.rows(area.height.saturating_sub(header));
        sheet.header(buf);
        self.say_what_is_hidden(
            buf,
            paint::line(Rect { width: head, ..area }, 0),
            first,
            columns.len() - first - shown,
        );
        let mut places = Vec::new();
        for (i, &row) in rows.iter().enumerate() {
            sheet.row(buf, header + i as u16, row, &mut places);
        }
        if let Some(marks) = scroll {
            paint::left(
                buf,
                Rect::new(area.x + head - 1, area.y + header - 1, 1, 1),
                marks.0,
                self.look.accent(),
            );
            let last = area.bottom().saturating_sub(1);
            paint::left(buf, Rect::new(area.x + head - 1, last, 1, 1), marks.1, self.look.accent());
        }
        places
    }

    fn rules(&self) -> &Ruleset {
        self.open.rules()
    }

    /// Every seat's columns: unfolded for the seat in focus, and for all where there is room.
    fn columns(&self, room: u16) -> Vec<PadColumn> {
        let each = self.rules().columns().len();
        let all = usize::from(self.open.game().seats()) * each * usize::from(NARROWEST + 1);
        let unfold_all = all <= usize::from(room) && room != u16::MAX;
        self.open
            .seats()
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
        let boxes = self
            .rules()
            .boxes()
            .iter()
            .map(|rule| self.text.box_name(self.open.pad_names(), rule.id.as_str()));
        let rows = [Row::Sum, Row::Total].map(|row| self.text.row_name(self.open.pad_names(), row));
        let bonus = self.rules().bonus().map(|_| self.row_name(PadRow::Bonus));
        let extra = self.rules().joker().map(|_| self.row_name(PadRow::Extra));
        let longest = boxes.chain(rows).chain(bonus).chain(extra).map(|name| paint::width(&name)).max();
        longest.unwrap_or_default() + 3
    }

    fn wanted_column(&self) -> u16 {
        let names = self.open.seats().map(|seat| paint::width(&self.open.shown_name(seat, self.text)) + 2);
        names.max().unwrap_or_default().clamp(NARROWEST + 1, WIDEST)
    }

    /// A column with its ruled line. Where not all fit anyway, they are wide enough to tell names apart, and
    /// share the room.
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
        let name = |row| self.text.row_name(self.open.pad_names(), row);
        match row {
            PadRow::Box(i) => self.text.box_name(self.open.pad_names(), self.rules().boxes()[i].id.as_str()),
            PadRow::Sum | PadRow::SumAndPace | PadRow::ColumnSum => name(Row::Sum),
            PadRow::Bonus => {
                let points = self.rules().bonus().map(|bonus| bonus.points).unwrap_or_default();
                format!("{} {points}", name(Row::Bonus))
            }
            PadRow::Extra => name(Row::YatzyBonus),
            PadRow::Total => name(Row::Total),
            PadRow::Rule => String::new(),
        }
    }

    /// The rows that fit, with as many ruled lines as there is room for. Where not even the boxes fit, those
    /// around the cursor are shown, and marks for what is above and below.
    fn rows(&self, height: u16) -> (Vec<PadRow>, Option<(&'static str, &'static str)>) {
        let height = usize::from(height);
        let boxes = self.rules().boxes();
        let last_upper = boxes.iter().rposition(|rule| rule.section() == Section::Upper);
        let mut rows: Vec<PadRow> = Vec::new();
        for i in 0..boxes.len() {
            rows.push(PadRow::Box(i));
            if Some(i) == last_upper && self.rules().bonus().is_some() {
                rows.extend([PadRow::Sum, PadRow::Bonus]);
            }
        }
        rows.extend(self.rules().joker().map(|_| PadRow::Extra));
        rows.extend((self.rules().columns().len() > 1).then_some(PadRow::ColumnSum));
        rows.push(PadRow::Total);
        if rows.len() > height
            && let Some(place) = rows.iter().position(|&row| row == PadRow::Sum)
        {
            rows.splice(place..place + 2, [PadRow::SumAndPace]);
        }
        if rows.len() > height {
            return self.window(&rows, height);
        }
        let after_upper = rows
            .iter()
            .position(|row| matches!(row, PadRow::Bonus | PadRow::SumAndPace))
            .or_else(|| rows.iter().position(|&row| Some(row) == last_upper.map(PadRow::Box)))
            .map(|place| place + 1);
        // Dearest first: above the totals, below the upper boxes, below the names.
        let before_total = rows.iter().position(|row| matches!(row, PadRow::ColumnSum | PadRow::Total));
        let mut room = height - rows.len();
        let mut rules: Vec<usize> = Vec::new();
        for place in
            [before_total, after_upper.filter(|&place| place < boxes.len()), Some(0)].into_iter().flatten()
        {
            if room > 0 {
                rules.push(place);
                room -= 1;
            }
        }
        rules.sort_unstable_by(|a, b| b.cmp(a));
        for place in rules {
            rows.insert(place, PadRow::Rule);
        }
        (rows, None)
    }

    fn window(&self, rows: &[PadRow], height: usize) -> (Vec<PadRow>, Option<(&'static str, &'static str)>) {
        let Some((&total, rest)) = rows.split_last() else { return (Vec::new(), None) };
        let shown = height.saturating_sub(1).min(rest.len());
        let boxes = self.rules().boxes().len();
        let chosen = self.cursor.map(|(_, cell)| PadRow::Box(cell.index() % boxes));
        let at = rest.iter().position(|&row| Some(row) == chosen).unwrap_or_default();
        let first = at.saturating_sub(shown / 2).min(rest.len() - shown);
        let mut window = rest[first..first + shown].to_vec();
        window.push(total);
        let [_, _, up, down] = self.look.marks().more;
        let below = first + shown < rest.len();
        (window, Some((if first > 0 { up } else { " " }, if below { down } else { " " })))
    }

    fn say_what_is_hidden(&self, buf: &mut Buffer, line: Rect, before: usize, after: usize) {
        let [left, right, ..] = self.look.marks().more;
        if before > 0 {
            paint::left(buf, line, &format!("{left} {before}"), self.look.accent());
        }
        if after > 0 {
            paint::right(buf, line, &format!("{after} {right} "), self.look.accent());
        }
    }

    /// The cell that was filled last, so that everyone sees what happened.
    fn newest(&self) -> Option<(Seat, Cell)> {
        match self.open.game().steps().last() {
            Some(Step::Turn(turn)) => turn.entry.map(|entry| (turn.seat, entry.cell)),
            _ => None,
        }
    }
}

/// A pad laid out on an area.
struct Sheet<'a> {
    pad: &'a Pad<'a>,
    area: Rect,
    head: u16,
    column: u16,
    columns: &'a [PadColumn],
}

impl Sheet<'_> {
    fn look(&self) -> Look {
        self.pad.look
    }

    /// The place of a column's text: right of its ruled line.
    fn place(&self, line: Rect, column: usize) -> Rect {
        let x = self.area.x + self.head + column as u16 * self.column + 1;
        Rect { x, width: self.column - 1, ..line }
    }

    fn header(&self, buf: &mut Buffer) {
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
                self.look().marks().down,
                self.look().faint(),
            );
            at += span;
        }
        if self.pad.rules().columns().len() == 1 {
            return;
        }
        let line = paint::line(self.area, 1);
        for (i, column) in self.columns.iter().enumerate() {
            self.ruled(buf, line, i);
            let factor = column.of.map(|of| format!("×{} ", self.pad.rules().columns()[of]));
            paint::right(buf, self.place(line, i), &factor.unwrap_or_default(), self.look().faint());
        }
    }

    fn name(&self, buf: &mut Buffer, place: Rect, seat: Seat) {
        let marks = self.look().marks();
        let now = self.pad.open.seat() == Some(seat);
        let name = self.pad.open.shown_name(seat, self.pad.text);
        let here = if now { marks.here } else { "" };
        let name = format!("{here}{}", paint::cut(&name, place.width - paint::width(here), marks.ellipsis));
        let style = if now {
            self.look().accent()
        } else if self.pad.open.game().has_left(seat) {
            self.look().faint()
        } else {
            self.look().heading()
        };
        paint::middle(buf, place, &name, style);
    }

    fn ruled(&self, buf: &mut Buffer, line: Rect, column: usize) {
        let place = self.place(line, column);
        paint::left(
            buf,
            Rect { x: place.x - 1, width: 1, ..line },
            self.look().marks().down,
            self.look().faint(),
        );
    }

    fn row(&self, buf: &mut Buffer, at: u16, row: PadRow, places: &mut Vec<CellPlace>) {
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
        let marks = self.look().marks();
        let column = format!("{}{}", marks.cross, marks.across.repeat(usize::from(self.column - 1)));
        let across = marks.across.repeat(usize::from(self.head)) + &column.repeat(self.columns.len());
        paint::left(buf, line, &across, self.look().faint());
    }

    /// The letter and name of a row; a click on it chooses the first open cell of the seat in focus.
    fn title(&self, buf: &mut Buffer, line: Rect, row: PadRow, places: &mut Vec<CellPlace>) {
        let place = Rect { width: self.head, ..line };
        let boxes = self.pad.rules().boxes().len();
        let chosen = self.pad.cursor.is_some_and(|(_, cell)| row == PadRow::Box(cell.index() % boxes));
        let (style, letter_style) = match row {
            PadRow::Box(_) if chosen => (self.look().cursor(), self.look().cursor()),
            PadRow::Box(_) => (Style::new(), self.look().accent()),
            _ => (self.look().heading(), Style::new()),
        };
        paint::left(
            buf,
            Rect { x: line.x + 2, width: self.head - 2, ..line },
            &self.pad.row_name(row),
            style,
        );
        if chosen {
            paint::left(
                buf,
                Rect { x: line.x + 1, width: 1, ..line },
                self.look().marks().here,
                self.look().cursor(),
            );
        }
        let PadRow::Box(i) = row else { return };
        let open = self.open_cell(i);
        let letter = letters::letter(i).map(String::from).unwrap_or_default();
        let letter_style = if open.is_none() && !chosen { self.look().faint() } else { letter_style };
        paint::left(buf, Rect { width: 1, ..line }, &letter, letter_style);
        if let (Some(seat), Some(cell)) = (self.pad.focus, open) {
            places.push((place, seat, cell));
        }
    }

    fn open_cell(&self, row: usize) -> Option<Cell> {
        let boxes = self.pad.rules().boxes().len();
        let card = self.pad.open.game().card(self.pad.focus?)?;
        card.open().iter().find(|cell| cell.index() % boxes == row)
    }

    fn cell(&self, row: PadRow, column: PadColumn) -> Option<Cell> {
        match row {
            PadRow::Box(i) => Cell::at(column.of? * self.pad.rules().boxes().len() + i),
            _ => None,
        }
    }

    /// What stands in a row of a column. The last place is a space or a closing bracket, so that digits line
    /// up whether they are written or offered.
    fn value(&self, row: PadRow, column: PadColumn, at: usize) -> (String, Style) {
        let game = self.pad.open.game();
        let rules = self.pad.rules();
        let Some(card) = game.card(column.seat) else { return Default::default() };
        let totals = card.totals(rules);
        let plain = |points: Points| (format!("{points} "), Style::new());
        let of_column = |of: usize| &totals.columns[of.min(totals.columns.len() - 1)];
        let last_of_seat = self.columns.get(at + 1).is_none_or(|next| next.seat != column.seat);
        // Before the first upper box there is no pace to speak of.
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
            PadRow::Total if last_of_seat => (format!("{} ", totals.total), self.look().heading()),
            PadRow::Total | PadRow::Rule => Default::default(),
        }
    }

    fn cell_value(&self, seat: Seat, cell: Cell) -> (String, Style) {
        let marks = self.look().marks();
        let filled = self.pad.open.game().card(seat).and_then(|card| card.points(self.pad.rules(), cell));
        let offer = self.pad.offers.get(&cell).filter(|_| self.pad.focus == Some(seat));
        let (value, style) = match (filled, offer) {
            (Some(Points::ZERO), _) => (format!("{} ", marks.struck), Style::new()),
            (Some(points), _) => (format!("{points} "), Style::new()),
            (None, Some(Offer::Pays(points))) => (format!("[{points:>2}]"), self.look().offer()),
            (None, Some(Offer::Zero)) => ("( 0)".to_owned(), self.look().faint()),
            (None, Some(Offer::Open)) => ("[  ]".to_owned(), self.look().offer()),
            (None, None) => (format!("{} ", marks.open), self.look().faint()),
        };
        if self.pad.cursor == Some((seat, cell)) {
            (value, self.look().cursor())
        } else if self.pad.newest() == Some((seat, cell)) {
            (value.trim_end().to_owned() + "*", Style::new().add_modifier(Modifier::BOLD))
        } else {
            (value, style)
        }
    }

    /// All columns of a box as one number.
    fn folded_value(&self, seat: Seat, row: usize) -> (String, Style) {
        let rules = self.pad.rules();
        let boxes = rules.boxes().len();
        let cells = rules.cells().iter().filter(|cell| cell.index() % boxes == row);
        let card = self.pad.open.game().card(seat);
        let filled: Vec<Points> = cells.filter_map(|cell| card?.points(rules, cell)).collect();
        if filled.is_empty() {
            (format!("{} ", self.look().marks().open), self.look().faint())
        } else {
            (format!("{} ", filled.into_iter().sum::<Points>()), Style::new())
        }
    }

    fn pace(&self, race: &BonusRace, alone: bool) -> String {
        let marks = self.look().marks();
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
        if race.missing == Points::ZERO { Style::new() } else { self.look().faint() }
    }
}
