//! The keys of the table with their effects.

use super::typed::TypedKind;
use super::{TableScreen, Typed};
use crate::pad::CellOffer;
use crate::panel::KeyHint;
use crate::{Environment, Msg};
use ratatui::crossterm::event::KeyCode;
use yatzy_rules::Phase;
use yatzy_text::{Text, box_letter, say};

impl TableScreen {
    /// The keys that move the game on, the most likely first.
    pub(super) fn main_keys(&self, environment: &Environment) -> Vec<KeyHint> {
        let text = environment.text;
        if self.view_now().computer_plays() && self.watched.is_hurried() {
            return Vec::new();
        }
        if self.view_now().computer_plays()
            && self.typed.corrects.is_none()
            && !self.view_now().you.is_watching()
        {
            return vec![KeyHint::new(
                say!(text, "keycap-space"),
                say!(text, "key-skip"),
                Msg::Key(KeyCode::Char(' ')),
            )];
        }
        if !self.table.is_ours() {
            return self.guest_keys(text);
        }
        let boxes = self.letters();
        let choose = || KeyHint::several(boxes.clone(), say!(text, "key-choose-box"));
        let space = |words| KeyHint::new(say!(text, "keycap-space"), words, Msg::Key(KeyCode::Char(' ')));
        match self.view_now().phase {
            Phase::Over => Vec::new(),
            Phase::Naming if self.typed.corrects.is_none() => {
                let mut hints = vec![choose()];
                hints.extend(self.cursor.map(|(_, cell)| {
                    let name = self.view_now().cell_name(text, cell);
                    KeyHint::new(
                        say!(text, "keycap-enter"),
                        say!(text, "table-call", box = name),
                        Msg::Key(KeyCode::Enter),
                    )
                }));
                hints
            }
            _ if self.table.is_real() => self.real_keys(environment),
            Phase::FirstThrow | Phase::Naming => {
                vec![space(say!(text, "key-throw-all", dice = self.view_now().rules.dice()))]
            }
            Phase::Thrown { rethrows, .. } => {
                let mut hints = Vec::new();
                if rethrows > 0 {
                    hints.push(space(self.throw_words(text)));
                    let dice = format!("1-{}", self.view_now().rules.dice());
                    hints.push(KeyHint::several(dice, say!(text, "key-keep")));
                }
                hints.push(choose());
                hints.extend(self.column_key(environment));
                hints.extend(self.enter_key(text));
                if rethrows == 0 {
                    hints.rotate_right(1);
                }
                hints
            }
        }
    }

    /// The key to the other cells of a box.
    fn column_key(&self, environment: &Environment) -> Option<KeyHint> {
        let keys = if environment.theme.unicode {
            "← →".to_owned()
        } else {
            say!(environment.text, "arrows-left-right")
        };
        let several = self.view_now().rules.columns().len() > 1;
        several.then(|| KeyHint::several(keys, say!(environment.text, "key-other-column")))
    }

    fn throw_words(&self, text: Text) -> String {
        let loose = self.tray.loose();
        let view = self.view_now();
        let paid = view.turn.as_ref().filter(|turn| turn.throws.next_costs_a_chip());
        match paid.and_then(|turn| view.seat(turn.seat)) {
            _ if loose == 0 => say!(text, "key-throw-none"),
            Some(seat) => say!(text, "key-throw-chip", dice = loose, chips = seat.chips),
            None => say!(text, "key-throw", dice = loose),
        }
    }

    fn enter_key(&self, text: Text) -> Option<KeyHint> {
        let (_, cell) = self.cursor?;
        let name = self.view_now().cell_name(text, cell);
        let extra = self.view_now().offer(cell).map_or(0, |offer| offer.extra.0);
        let words = match self.offers().get(&cell) {
            Some(CellOffer::Scores(points)) if extra > 0 => {
                say!(text, "table-enter-joker", points = points.0, box = name, extra = extra)
            }
            Some(CellOffer::Scores(points)) => say!(text, "table-enter", points = points.0, box = name),
            Some(CellOffer::Zero) => say!(text, "table-enter", points = 0, box = name),
            Some(CellOffer::Open) | None => say!(text, "key-enter-unknown", box = name),
        };
        Some(KeyHint::new(say!(text, "keycap-enter"), words, Msg::Key(KeyCode::Enter)))
    }

    fn real_keys(&self, environment: &Environment) -> Vec<KeyHint> {
        let text = environment.text;
        let dice = self.view_now().rules.dice();
        let tab = |words| KeyHint::new(say!(text, "keycap-tab"), words, Msg::Key(KeyCode::Tab));
        let whole = self.typed.shown(dice).is_some();
        let mut hints = match self.typed.kind {
            TypedKind::Dice => vec![KeyHint::several("1-6", say!(text, "key-type-dice", dice = dice))],
            TypedKind::Points => vec![KeyHint::several("0-9", say!(text, "key-type-points"))],
        };
        hints.push(KeyHint::several(self.letters(), say!(text, "key-choose-box")));
        let on_filled = self.cursor.is_some_and(|(seat, cell)| {
            self.view_now().card(seat).is_some_and(|card| !card.open().contains(cell))
        });
        if on_filled && self.typed.corrects.is_none() {
            hints.push(KeyHint::new(
                say!(text, "keycap-enter"),
                say!(text, "key-correct"),
                Msg::Key(KeyCode::Enter),
            ));
        } else if whole && self.typed.kind == TypedKind::Points {
            let points = self.typed.points().unwrap_or_default().0;
            hints.extend(self.cursor.map(|(_, cell)| {
                let name = self.view_now().cell_name(text, cell);
                let words = say!(text, "table-enter", points = points, box = name);
                KeyHint::new(say!(text, "keycap-enter"), words, Msg::Key(KeyCode::Enter))
            }));
        } else if whole {
            hints.extend(self.enter_key(text));
        }
        if whole {
            hints.rotate_right(1);
        }
        if self.view_now().rules.has_chips() || self.typed.throws != Typed::default().throws {
            hints.push(KeyHint::several("+ -", say!(text, "key-throws")));
        }
        if self.view_now().rules.joker().is_some() && self.typed.kind == TypedKind::Points {
            hints.push(KeyHint::new("!", say!(text, "key-extra-yatzy"), Msg::Key(KeyCode::Char('!'))));
        }
        hints.push(match self.typed.kind {
            TypedKind::Dice => tab(say!(text, "key-points-instead")),
            TypedKind::Points => tab(say!(text, "key-dice-instead")),
        });
        if self.typed != Typed::default() {
            let words = match self.typed.corrects {
                Some(_) => say!(text, "key-correct-not"),
                None => say!(text, "key-start-over"),
            };
            hints.push(KeyHint::new(say!(text, "keycap-esc"), words, Msg::Key(KeyCode::Esc)));
        }
        hints
    }

    /// The letters of the boxes: `a-s`.
    fn letters(&self) -> String {
        let last = box_letter(self.view_now().rules.boxes().len() - 1).unwrap_or('z');
        format!("a-{last}")
    }
}

pub(super) fn minor_keys(text: Text) -> Vec<KeyHint> {
    let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
    vec![
        key('u', say!(text, "key-undo")),
        key('c', say!(text, "key-coach")),
        key('i', say!(text, "key-rules")),
        KeyHint::new(say!(text, "keycap-print"), say!(text, "key-print"), Msg::Control('p')),
        key('?', say!(text, "key-keys")),
        key('q', say!(text, "key-leave")),
    ]
}
