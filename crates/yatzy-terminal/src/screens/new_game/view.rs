//! Drawing of the form of a new game: one line per field, and the throw for who starts.

use super::{Field, NewGame, differences};
use crate::draw::Draw;
use crate::{Environment, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::{Catalogue, DiceSource};
use yatzy_table::NewSeat;
use yatzy_text::{Guide, Lang, PadNames, Text, say, summary};

impl NewGame {
    pub(super) fn draw_form(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        self.lines.clear();
        if let Some(draw) = &self.draw {
            return self.view_draw(buf, inner, environment, draw);
        }
        paint::left(buf, paint::line(inner, 0), &say!(text, "new-title"), environment.theme.accent());
        let title = paint::width(&say!(text, "new-title"));
        let beside = Rect {
            x: inner.x + title + 2,
            width: inner.width.saturating_sub(title + 2),
            ..paint::line(inner, 0)
        };
        paint::right(buf, beside, &say!(text, "new-print"), environment.theme.faint());
        let label_width = self.label_width(text);
        let below = self.below(inner.width, label_width, environment);
        let body =
            Rect { y: inner.y + 2, height: inner.height.saturating_sub(3 + below.len() as u16), ..inner };
        let fields = self.fields();
        let at = fields.iter().position(|field| *field == self.focus).unwrap_or_default();
        // A blank line sets the start button apart.
        let rows = |i: usize| i + usize::from(fields[i] == Field::Start);
        let first = (rows(at) + 1).saturating_sub(usize::from(body.height));
        for (i, &field) in fields.iter().enumerate() {
            let Some(row) = rows(i).checked_sub(first) else { continue };
            let line = paint::line(body, row as u16);
            if line.height > 0 {
                self.field(buf, line, label_width, field, environment);
                self.lines.push((line, field));
            }
        }
        let first = inner.height.saturating_sub(below.len() as u16);
        for (row, (words, style)) in (first..).zip(&below) {
            paint::left(buf, paint::line(inner, row), words, *style);
        }
    }

    /// The lines below the form: the remark of the current field, if it has no room beside it, and the effect of the
    /// keys.
    fn below(&self, columns: u16, label_width: u16, environment: &Environment) -> Vec<(String, Style)> {
        let (shown, remark) = self.words(self.focus, environment);
        let fits = paint::width(&remark) <= room_beside(&shown, columns, label_width);
        let remark = if fits { Vec::new() } else { paint::wrap(&remark, columns) };
        let (last, style) = match &self.note {
            Some(note) => (note.clone(), environment.theme.care()),
            None => (self.hint(environment.text), environment.theme.faint()),
        };
        let last = paint::wrap(&last, columns).into_iter().map(|words| (words, style));
        remark.into_iter().map(|words| (words, Style::new())).chain(last).collect()
    }

    fn label_width(&self, text: Text) -> u16 {
        let fields = [
            Field::Kind,
            Field::Edition,
            Field::Options,
            Field::Seat(0),
            Field::Starts,
            Field::Dice,
            Field::Goal,
        ];
        let widest = fields.iter().map(|field| paint::width(&self.label(text, *field))).max();
        widest.unwrap_or_default() + 3
    }

    fn label(&self, text: Text, field: Field) -> String {
        match field {
            Field::Kind => say!(text, "new-game"),
            Field::Edition => say!(text, "new-edition"),
            Field::Options => say!(text, "new-options"),
            Field::Seat(0) => say!(text, "new-seats"),
            Field::Starts => say!(text, "new-starts"),
            Field::Dice => say!(text, "new-dice"),
            Field::Goal => say!(text, "goal-label"),
            Field::Option(_) | Field::Seat(_) | Field::AddSeat | Field::Start => String::new(),
        }
    }

    fn field(&self, buf: &mut Buffer, line: Rect, label_width: u16, field: Field, environment: &Environment) {
        let focused = field == self.focus;
        let marks = environment.theme.marks();
        let mark = if focused { marks.here } else { " " };
        paint::left(buf, line, mark, environment.theme.accent());
        let label = Rect { x: line.x + 2, width: label_width, ..line };
        paint::left(buf, label, &self.label(environment.text, field), environment.theme.heading());
        let rest = Rect { x: label.right(), width: line.right().saturating_sub(label.right()), ..line };
        let (shown, remark) = self.words(field, environment);
        let style = if focused { environment.theme.cursor() } else { Style::new() };
        paint::left(buf, rest, &shown, style);
        let room = room_beside(&shown, line.width, label_width);
        if paint::width(&remark) <= room {
            let rest = Rect { x: line.right() - room, width: room, ..line };
            paint::left(buf, rest, &remark, environment.theme.faint());
        }
    }

    /// The shown value of a field, and a remark beside or below it.
    fn words(&self, field: Field, environment: &Environment) -> (String, String) {
        let focused = field == self.focus;
        let (value, remark) = self.value(field, environment);
        let [left, right, ..] = environment.theme.marks().more;
        let turns = match field {
            Field::Seat(_) | Field::AddSeat | Field::Start | Field::Options => false,
            Field::Kind | Field::Edition | Field::Option(_) | Field::Starts | Field::Dice | Field::Goal => {
                true
            }
        };
        let shown = match field {
            Field::Start => format!("[ {value} ]"),
            Field::Seat(i) if focused && self.is_bot(i) => format!("{value} {right}"),
            Field::Seat(_) if focused => format!("{value}_"),
            _ if turns && focused => format!("{left} {value} {right}"),
            _ if turns => format!("  {value}  "),
            _ => value,
        };
        (shown, remark)
    }

    /// A field's value, and a remark beside it.
    fn value(&self, field: Field, environment: &Environment) -> (String, String) {
        let text = environment.text;
        let none = String::new;
        match field {
            Field::Kind => {
                let title = text.game_title(&self.game).unwrap_or_else(|| self.game.clone());
                (title, summary(text, self.base()))
            }
            Field::Edition => (self.edition_name(text), self.edition_remark(text)),
            Field::Options => {
                let count = self.set.len();
                let words = if self.unfolded { say!(text, "new-fold") } else { say!(text, "new-unfold") };
                (say!(text, "new-options-set", count = count), words)
            }
            Field::Option(i) => match self.rules().options().get(i) {
                Some((name, value)) => {
                    (text.option_and_choice(name, value), self.option_sentence(text, name))
                }
                None => (none(), none()),
            },
            Field::Seat(i) => {
                let name = self.seats.get(i).map(|seat| seat_name(seat, text)).unwrap_or_default();
                let remark = match (self.is_bot(i), name.trim().is_empty()) {
                    (true, _) if self.focus == field => say!(text, "new-seat-bot"),
                    (false, true) if self.focus != field => say!(text, "player-number", number = i + 1),
                    (false, _) if self.focus == field => say!(text, "new-seat-person"),
                    _ => none(),
                };
                let left = if self.is_bot(i) && self.focus == field {
                    format!("{} ", environment.theme.marks().more[0])
                } else {
                    none()
                };
                (format!("{}. {left}{name}", i + 1), remark)
            }
            Field::AddSeat => (say!(text, "new-add-seat"), none()),
            Field::Starts if self.drawn => (say!(text, "new-drawn"), none()),
            Field::Starts => (say!(text, "new-as-entered"), none()),
            Field::Dice => match self.source {
                DiceSource::Program => (say!(text, "new-program-dice"), none()),
                DiceSource::Shared => (say!(text, "match-option"), none()),
                DiceSource::Table => (say!(text, "new-real-dice"), say!(text, "new-real-dice-remark")),
            },
            Field::Goal => self.goal_value(text),
            Field::Start => (say!(text, "new-start"), none()),
        }
    }

    fn edition_name(&self, text: Text) -> String {
        if self.edition == self.game { say!(text, "new-plain") } else { self.edition.clone() }
    }

    /// The options in which the edition differs from the plain game.
    fn edition_remark(&self, text: Text) -> String {
        let language = self.entry().lang.as_deref().and_then(Lang::parse);
        let language = language.map(|lang| Text::new(lang).language_name());
        let plain = Catalogue::get().rules(&self.game);
        let differs = plain.map(|plain| differences(self.base(), &plain)).unwrap_or_default();
        let differs = differs.iter().map(|(name, value)| text.option_and_choice(name, value));
        language.into_iter().chain(differs).collect::<Vec<_>>().join(", ")
    }

    fn option_sentence(&self, text: Text, name: &str) -> String {
        let names = PadNames::of_edition(self.entry());
        let guide = Guide::new(text, &self.rules(), &names, None);
        guide
            .options
            .into_iter()
            .find(|option| option.option == name)
            .map(|option| option.sentence)
            .unwrap_or_default()
    }

    fn hint(&self, text: Text) -> String {
        match self.focus {
            Field::Seat(_) => say!(text, "new-hint-seat"),
            Field::AddSeat => say!(text, "new-hint-add"),
            Field::Options => say!(text, "new-hint-options"),
            Field::Start => {
                // A key and its effect stay on one line.
                let finished = say!(text, "finished-hint").replace(' ', "\u{a0}");
                format!("{} · {finished}", say!(text, "new-hint-start"))
            }
            _ => say!(text, "new-hint"),
        }
    }

    fn view_draw(&self, buf: &mut Buffer, area: Rect, environment: &Environment, draw: &Draw) {
        let text = environment.text;
        let setup = self.setup(environment);
        let name = |i: usize| seat_name(&setup.seats[i], text);
        paint::left(buf, paint::line(area, 0), &say!(text, "draw-title"), environment.theme.accent());
        let mut row = 2;
        for (turn, round) in draw.rounds.iter().enumerate() {
            if turn > 0 {
                paint::left(
                    buf,
                    paint::line(area, row),
                    &say!(text, "draw-again"),
                    environment.theme.faint(),
                );
                row += 1;
            }
            for (i, hand) in round.iter().enumerate() {
                let Some(hand) = hand else { continue };
                let words =
                    say!(text, "draw-throw", name = name(i), hand = hand.to_string(), sum = hand.sum());
                let last = turn + 1 == draw.rounds.len() && i == draw.first;
                let style = if last { environment.theme.heading() } else { Style::new() };
                paint::left(buf, paint::line(area, row), &words, style);
                row += 1;
            }
        }
        let first = say!(text, "draw-first", name = name(draw.first));
        let end = (row + 1).min(area.height.saturating_sub(2));
        buf.set_style(paint::line(area, end), Style::reset());
        paint::left(
            buf,
            paint::line(area, end),
            &format!("{first:<width$}", width = area.width.into()),
            environment.theme.accent(),
        );
        paint::left(
            buf,
            paint::line(area, area.height.saturating_sub(1)),
            &say!(text, "draw-hint"),
            environment.theme.faint(),
        );
    }
}

/// The shown name of a new seat.
fn seat_name(seat: &NewSeat, text: Text) -> String {
    match seat {
        NewSeat::Here(name) | NewSeat::Elsewhere(name) => name.clone(),
        NewSeat::Computer { name: Some(name), .. } => name.clone(),
        NewSeat::Computer { level, name: None } => say!(text, "bot-name", level = text.level_name(level)),
        NewSeat::Open => String::new(),
    }
}

/// The width that a line has left for a remark, after mark, label and value.
fn room_beside(shown: &str, columns: u16, label_width: u16) -> u16 {
    columns.saturating_sub(2 + label_width + paint::width(shown) + 2)
}
