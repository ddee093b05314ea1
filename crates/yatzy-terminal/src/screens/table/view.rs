//! Drawing of the table: pad on the left, dice and keys on the right.

use super::keys::minor_keys;
use super::typed::TypedKind;
use super::{TableScreen, Typed};
use crate::die::{self, DiePlace, Size};
use crate::pad::Pad;
use crate::panel::{self, KeyHint};
use crate::{Environment, Msg, paint, refusal};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::{Phase, Points, Seat};
use yatzy_text::{Row, Text, say};

/// Columns between the pad and the dice.
const GAP: u16 = 3;

/// A panel with more lines than this has room for rarely used keys.
const ROOMY: u16 = 24;

impl TableScreen {
    /// Draws the table.
    pub(super) fn draw(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        self.buttons.clear();
        self.title(buf, paint::line(area, 0), environment);
        let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let offers = self.offers();
        let pad = Pad {
            view: self.table.view(),
            text: environment.text,
            theme: environment.theme,
            focus: self.focus(),
            offers: &offers,
            cursor: self.cursor.filter(|_| !offers.is_empty() || self.table.is_real()),
            first: self.first,
            screen: area.width,
        };
        let dice = u16::from(self.view_now().rules.dice());
        let least_panel = Size::Small.row_width(dice).max(29);
        let width =
            pad.wanted_width().min(area.width.saturating_sub(least_panel + GAP + 1)).max(pad.least_width());
        let left = Rect { x: body.x + 1, width: width.min(body.width - 1), ..body };
        (self.leftmost, self.cells) = pad.render(left, buf);
        // Scrolling past the end is undone at once.
        self.first = self.first.map(|_| self.leftmost);
        let x = (left.right() + GAP).min(body.right());
        let (panel, log) = self.share(Rect { x, width: body.right() - x, ..body });
        self.panel(buf, panel, environment);
        if let Some(log) = log {
            self.log(buf, log, environment);
        }
        self.view_overlay(buf, area, environment);
    }

    fn title(&self, buf: &mut Buffer, line: Rect, environment: &Environment) {
        let text = environment.text;
        let dot = environment.theme.marks().dot;
        let title = text.title(&self.view_now().names);
        let words = match self.view_now().special_edition() {
            Some(edition) => format!("{title} {dot} {edition}"),
            None => title,
        };
        paint::left(
            buf,
            Rect { x: line.x + 1, width: line.width - 1, ..line },
            &words,
            environment.theme.heading(),
        );
        let rounds = self.view_now().rules.cells().len();
        let round = self.view_now().turn.as_ref().map(|turn| turn.round);
        let right = round.map(|round| say!(text, "table-round", round = round, rounds = rounds));
        let (right, style) = (right.unwrap_or_default(), Style::new());
        paint::right(buf, Rect { width: line.width - 1, ..line }, &right, style);
    }

    fn panel(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let Some(seat) = self.table.seat() else { return };
        let above = if area.height < 22 { 2 } else { 3 };
        self.headline(buf, Rect { height: above, ..area }, environment, seat);
        let dice = Rect { y: area.y + above, height: die::HEIGHT + 2, ..area };
        self.dice(buf, dice, environment);
        let mut main = self.main_keys(environment);
        let mut minor = self.request_keys(environment.text);
        minor.extend(minor_keys(environment.text));
        let watches = self.view_now().you.is_watching();
        minor.retain(|hint| match hint.key.as_str() {
            "c" => {
                self.view_now().coach && !watches && (self.table.is_real() || self.view_now().has_choice())
            }
            "u" => !watches,
            _ => true,
        });
        if !self.table.is_own() && !watches {
            let words = if environment.turn_sound.is_on() {
                say!(environment.text, "signal-bell-on")
            } else {
                say!(environment.text, "signal-bell-off")
            };
            minor.push(KeyHint::new("F4", words, Msg::Key(KeyCode::F(4))));
        }
        if self.invitation(environment).is_some() {
            let f2 = KeyHint::new("F2", say!(environment.text, "invite-title"), Msg::Key(KeyCode::F(2)));
            let with_it: Vec<KeyHint> = minor.iter().cloned().chain([f2]).collect();
            let is_roomy = area.height > ROOMY
                || panel::flow_height(area.width, &with_it) == panel::flow_height(area.width, &minor);
            minor = if is_roomy { with_it } else { minor };
        }
        let minor_height = panel::flow_height(area.width, &minor);
        let bottom = area.bottom().saturating_sub(minor_height);
        let said = self.said(environment);
        let said_height: u16 =
            said.iter().map(|(words, _)| paint::wrap(words, area.width).len() as u16 + 1).sum();
        // Sentences are more important than the keys below: `?` shows all keys.
        let top = |main: &[KeyHint]| bottom.saturating_sub(panel::list_height(area.width, main) + 1);
        while main.len() > 1 && dice.bottom() + said_height > top(&main) {
            // A key that does something now stays longer than the ranges of keys, but for the first hint.
            let range = main[1..].iter().rposition(|hint| hint.sends.is_none()).map(|at| at + 1);
            main.remove(range.unwrap_or(main.len() - 1));
        }
        let (list, main_height) = (top(&main), panel::list_height(area.width, &main));
        let place = |y: u16, height: u16| Rect { y, height, ..area };
        self.buttons.extend(panel::flow(buf, place(bottom, minor_height), &minor, environment.theme));
        self.buttons.extend(panel::list(buf, place(list, main_height), &main, environment.theme));
        let middle = place(dice.bottom(), list.saturating_sub(dice.bottom()));
        self.words(buf, middle, environment, seat, &said);
    }

    /// The seat to play, and the throw.
    fn headline(&self, buf: &mut Buffer, area: Rect, environment: &Environment, seat: Seat) {
        let text = environment.text;
        let name = self.view_now().name(text, seat);
        let words = match self.typed.corrects {
            Some((round, seat)) => {
                say!(text, "table-correction", name = self.view_now().name(text, seat), round = round)
            }
            None if self.is_your_turn() => say!(text, "table-turn-yours"),
            None => say!(text, "table-turn", name = name),
        };
        let thrown = self.view_now().turn.as_ref().map(|turn| turn.throws.made).unwrap_or_default();
        let line = match self.view_now().phase {
            Phase::Naming | Phase::FirstThrow if self.view_now().computer_plays() => {
                say!(text, "table-bot-thinking")
            }
            Phase::Thrown { .. } if self.watched.is_slow(self.view_now(), environment) => {
                say!(text, "table-bot-thinking")
            }
            Phase::Naming | Phase::FirstThrow if !self.table.is_ours() => String::new(),
            Phase::Naming => say!(text, "table-call-a-box"),
            Phase::FirstThrow if self.table.is_real() => self.real_line(text),
            Phase::FirstThrow => match self.named(text) {
                Some(name) => say!(text, "table-called", box = name),
                None => say!(text, "table-first-throw"),
            },
            Phase::Thrown { rethrows, .. } => {
                let throws = say!(text, "table-throw", throw = thrown, throws = thrown + rethrows);
                match self.named(text) {
                    Some(name) => {
                        format!(
                            "{throws} {} {}",
                            environment.theme.marks().dot,
                            say!(text, "table-for", box = name)
                        )
                    }
                    None => throws,
                }
            }
            Phase::Over => String::new(),
        };
        let chips = self.view_now().chips_line(text);
        let mut lines = vec![(words, environment.theme.accent()), (line, Style::new())];
        lines.extend(chips.map(|chips| (chips, environment.theme.offer())));
        let height = |words: &str| paint::wrap(words, area.width).len();
        if lines.iter().map(|(words, _)| height(words)).sum::<usize>() > usize::from(area.height) {
            // Name and throw share a line if they fit.
            let both = format!("{} {} {}", lines[0].0, environment.theme.marks().dot, lines[1].0);
            if height(&both) == 1 {
                lines.splice(..2, [(both, environment.theme.accent())]);
            }
        }
        let mut rest = area;
        for (words, style) in lines {
            let taken = paint::wrapped(buf, rest, &words, style).min(rest.height);
            rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
        }
    }

    fn named(&self, text: Text) -> Option<String> {
        let cell = self.view_now().turn.as_ref()?.named?;
        Some(self.view_now().cell_name(text, cell))
    }

    fn real_line(&self, text: Text) -> String {
        let throws = self.typed.throws;
        match self.typed.kind {
            _ if self.view_now().rules.has_chips() || throws != Typed::default().throws => {
                say!(text, "table-real-throws", throws = throws)
            }
            TypedKind::Dice => say!(text, "table-real-dice"),
            TypedKind::Points => say!(text, "table-real-points"),
        }
    }

    /// The dice, in a row; kept ones lie a line lower, framed, with the word below.
    fn dice(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let count = u16::from(self.view_now().rules.dice());
        if self.table.is_real() && self.typed.kind == TypedKind::Points && !self.view_now().computer_plays() {
            return self.points(buf, area, environment);
        }
        let size = Size::fitting(count, area.width);
        // Six dice on a narrow screen lie side by side.
        let step = size.width() + u16::from(size.row_width(count) <= area.width);
        for i in 0..count {
            let place = self.die_place(usize::from(i));
            let x = area.x + i * step;
            let y = area.y;
            if x + size.width() > buf.area.right() {
                break;
            }
            die::draw(buf, x, y, size, place, environment.theme);
            if let Some(key) = place.key {
                let whole = Rect { x, y, width: size.width(), height: die::HEIGHT };
                self.buttons.push((whole, Msg::Key(KeyCode::Char(key))));
            }
        }
        self.kept_words(buf, area, step, size, environment);
    }

    /// The word below kept dice: below each one, or, if it is too long, once below adjacent ones.
    fn kept_words(&self, buf: &mut Buffer, area: Rect, step: u16, size: Size, environment: &Environment) {
        let word = say!(environment.text, "table-kept");
        let long = paint::width(&word) > size.width();
        let mut kept: Vec<(u16, u16)> = Vec::new();
        for i in (0..u16::from(self.view_now().rules.dice())).filter(|&i| self.die_place(i.into()).kept) {
            match kept.last_mut() {
                Some((_, last)) if long && *last + 1 == i => *last = i,
                _ => kept.push((i, i)),
            }
        }
        for (first, last) in kept {
            let (start, end) = (area.x + first * step, area.x + last * step + size.width());
            let spare = paint::width(&word).saturating_sub(end - start);
            let x = start.saturating_sub(spare / 2).max(area.x);
            let width = (end - start + spare).min(area.right().saturating_sub(x));
            let below = Rect { x, y: area.y + die::HEIGHT, width, height: 1 };
            paint::middle(buf, below, &word, environment.theme.accent());
        }
    }

    fn die_place(&self, i: usize) -> DiePlace {
        // The computer throws the program's dice, even at a table with real dice.
        if self.table.is_real() && !self.view_now().computer_plays() {
            return DiePlace { face: self.typed.faces.get(i).copied(), kept: false, key: None };
        }
        let can_keep = matches!(self.view_now().phase, Phase::Thrown { rethrows, .. } if rethrows > 0);
        let key = char::from_digit(i as u32 + 1, 10)
            .filter(|_| can_keep && !self.view_now().computer_plays() && self.table.is_ours());
        match self.tray.dice().get(i) {
            Some(die) => DiePlace { face: Some(die.face), kept: die.kept && can_keep, key },
            None => DiePlace { face: None, kept: false, key: None },
        }
    }

    fn points(&self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let digits = format!("{:>3}", self.typed.digits);
        let words = say!(environment.text, "table-points-typed", points = digits);
        paint::left(buf, paint::line(area, 1), &words, environment.theme.accent());
        if self.view_now().rules.joker().is_some() {
            let words = if self.typed.extra_yatzy {
                say!(environment.text, "table-extra-yatzy")
            } else {
                say!(environment.text, "table-no-extra-yatzy")
            };
            paint::left(buf, paint::line(area, 3), &words, Style::new());
        }
    }

    /// The current sentences: what the table waits for, refusals, the coach's answer.
    fn said(&self, environment: &Environment) -> Vec<(String, Style)> {
        let thinking = self.table.is_thinking().then(|| say!(environment.text, "coach-thinking"));
        let (care, offer) = (environment.theme.care(), environment.theme.offer());
        let around = self.around(environment.text);
        let why = self.why_closed(environment.text).filter(|_| self.note.is_none());
        let said = [
            (around, care),
            (self.note.clone(), care),
            (why, care),
            (thinking, care),
            (self.advice.clone(), offer),
        ];
        said.into_iter().filter_map(|(words, style)| Some((words?, style))).collect()
    }

    /// Why the chosen box is closed for the dice, if it is.
    fn why_closed(&self, text: Text) -> Option<String> {
        let (_, cell) = self.cursor.filter(|_| self.table.is_ours() && self.moved)?;
        let refused = self.view_now().offer(cell)?.points.clone().err()?;
        Some(refusal::sentence(refused, self.view_now(), text))
    }

    /// The current sentences, and the race for the bonus if there is room.
    fn words(
        &self,
        buf: &mut Buffer,
        area: Rect,
        environment: &Environment,
        seat: Seat,
        said: &[(String, Style)],
    ) {
        let mut area = area;
        for (words, style) in said {
            let lines = paint::wrapped(buf, area, words, *style);
            let taken = (lines + 1).min(area.height);
            area = Rect { y: area.y + taken, height: area.height - taken, ..area };
        }
        let record = self
            .record
            .get()
            .copied()
            .flatten()
            .map(|points| say!(environment.text, "table-record", points = points.0));
        let goal = self.view_now().seat(seat).and_then(|seat| seat.goal_sentence(environment.text));
        let plain = |line: Option<String>| line.map(|line| (line, Style::new()));
        let optional = [
            self.last_line(environment),
            plain(goal),
            plain(self.bonus_line(environment.text, seat)),
            plain(record),
        ];
        for (line, style) in optional.into_iter().flatten() {
            let lines = paint::wrap(&line, area.width).len() as u16;
            if lines <= area.height {
                paint::wrapped(buf, area, &line, style);
                area = Rect { y: area.y + lines, height: area.height - lines, ..area };
            }
        }
    }

    fn bonus_line(&self, text: Text, seat: Seat) -> Option<String> {
        let rules = &self.view_now().rules;
        let bonus = rules.bonus()?;
        let totals = self.view_now().card(seat)?.totals(rules);
        let column = totals.columns.first()?;
        let race = column.race.as_ref()?;
        let needed = bonus.condition.needed().0;
        let (sum, points) = (column.upper.0, race.points.0);
        let name = || text.row_name(&self.view_now().names, Row::Bonus);
        Some(if race.missing == Points::ZERO {
            say!(text, "bonus-earned", points = points)
        } else if !race.open {
            say!(text, "bonus-gone", points = points)
        } else if self.view_now().card(seat)?.open().and(rules.upper_cells()) == rules.upper_cells() {
            say!(text, "bonus-ahead-of-it", bonus = name(), needed = needed, points = points)
        } else if race.pace < 0 {
            say!(
                text,
                "bonus-short",
                bonus = name(),
                sum = sum,
                needed = needed,
                points = points,
                pace = -race.pace
            )
        } else {
            say!(
                text,
                "bonus-on-pace",
                bonus = name(),
                sum = sum,
                needed = needed,
                points = points,
                pace = race.pace
            )
        })
    }
}
