//! The changes of a table since the last view, in sentences.

use super::table::PlainTable;
use super::{goal, lines};
use crate::TableUpdate;
use crate::open_table::is_same_moment;
use yatzy_rules::{Entry, Keep, Phase, Step};
use yatzy_table::{LastMove, View};
use yatzy_text::say;

impl PlainTable {
    /// Handles the updates of the house.
    pub fn hear(&mut self) -> Vec<String> {
        let text = self.environment.text;
        let mut said = Vec::new();
        if self.done {
            return said;
        }
        while let Some(news) = self.table.hear(text) {
            match news {
                TableUpdate::Changed(before) => said.extend(self.changed(&before)),
                TableUpdate::Done if self.table.is_thinking() => said.push(say!(text, "coach-thinking")),
                TableUpdate::Done => {}
                TableUpdate::Refused(words) => {
                    self.acted = false;
                    said.push(words);
                }
                TableUpdate::CoachAnswer(Some(advice)) => {
                    said.push(advice.sentence.clone());
                    said.extend(advice.cost.clone());
                }
                TableUpdate::CoachAnswer(None) => said.push(say!(text, "coach-absent")),
                TableUpdate::Link(link) => {
                    let base = self.environment.connection.offers().address.clone().unwrap_or_default();
                    said.push(format!("{}:", say!(text, "online-move-title")));
                    said.push(format!("{base}{}", link.path(&self.view().id)));
                }
                TableUpdate::Next(game) => self.go_on(game),
                TableUpdate::Connected(true) => said.push(say!(text, "online-connected")),
                TableUpdate::Connected(false) => {
                    said.extend(self.environment.connection.connectivity().sentence(text));
                }
                TableUpdate::Gone => {
                    self.done = true;
                    said.push(say!(text, "online-gone"));
                }
            }
        }
        if !self.checked
            && let Some(words) = self.table.dice_checked(text, self.environment.offers_again)
        {
            self.checked = true;
            said.push(words);
        }
        match self.next.take() {
            Some(Ok(view)) => {
                said.push(say!(text, "online-again"));
                said.extend(self.move_to(view));
            }
            Some(Err(rejection)) => said.push(rejection.sentence(text)),
            None => {}
        }
        said
    }

    /// The sentences for a changed view.
    fn changed(&mut self, before: &View) -> Vec<String> {
        let text = self.environment.text;
        let mut said = self.since(before);
        said.extend(goal::changed(before, self.view(), text));
        if turns(before) != turns(self.view()) {
            self.forget();
        }
        let turn = |view: &View| view.turn.as_ref().map(|turn| (turn.seat, turn.round));
        if self.computer_plays() {
            if turn(before) != turn(self.view()) {
                self.table.hurry();
            }
            self.acted = false;
            return said;
        }
        if !before.you.seats.is_empty() && self.view().you.seats.is_empty() {
            said.push(say!(text, "online-seat-gone"));
        }
        // A question to the coach or a changed seat does not repeat the state of the game.
        let moved = !is_same_moment(before, self.view());
        if moved || (self.acted && before.steps != self.view().steps) {
            self.acted = false;
            said.extend(self.state());
            if self.view().is_over() {
                said.extend(self.what_next());
            }
        } else if self.view().is_over() && before.series != self.view().series {
            said.extend(self.table.tally(text));
        }
        if before.you.is_watching() && !self.view().you.is_watching() {
            said.push(lines::title(self.view(), text));
        }
        let request = self.view().request_sentence(text);
        if request.is_some() && request != before.request_sentence(text) {
            said.extend(request);
            let asked = self.view().requests_to_answer().next();
            said.extend(
                asked.map(|(_, number)| say!(text, "online-plain-request", number = number.to_string())),
            );
        }
        if self.view().you.step_in.is_some() && before.you.step_in.is_none() {
            said.extend(self.who_is_away());
        }
        if let Some(next) = self.view().next.clone().filter(|_| before.next.is_none()) {
            self.go_on(next);
        }
        said
    }

    /// The state of the game.
    pub(super) fn state(&mut self) -> Vec<String> {
        let text = self.environment.text;
        if self.view().is_over() {
            return lines::standings(self.view(), text);
        }
        let mut said = lines::turn(self.view(), text);
        if let Phase::Thrown { rethrows, .. } = self.view().phase {
            said.push(lines::pays(self.view(), &self.offers(), text));
            if rethrows > 0 && self.keep != Keep::NOTHING {
                said.push(say!(text, "plain-kept", keep = self.keep.to_string()));
            }
        }
        said.extend(goal::line(self.view(), text));
        said
    }

    /// Says that the player is away, when the computer may play, and how to let it.
    pub(super) fn who_is_away(&self) -> Vec<String> {
        let text = self.environment.text;
        let (Some(wait), Some(seat)) = (self.table.until_step_in(), self.table.seat()) else {
            return Vec::new();
        };
        let (name, seconds) = (self.view().name(text, seat), wait.as_secs_f64().ceil() as u64);
        let how = say!(text, "online-plain-help-computer");
        match seconds {
            0 => vec![how],
            _ => vec![say!(text, "table-step-in-wait", name = name, seconds = seconds), how],
        }
    }

    /// After a game: the state of the series, and how to go on.
    pub(super) fn what_next(&self) -> Vec<String> {
        let text = self.environment.text;
        let mut said: Vec<String> = self.table.tally(text).into_iter().collect();
        said.push(if self.view().you.is_watching() {
            say!(text, "online-plain-over-watching")
        } else {
            say!(text, "online-plain-over")
        });
        said.push(say!(text, "finished-plain-over"));
        said
    }

    /// The turns that were finished, corrected or undone since the view before, and the people who came and went.
    fn since(&self, before: &View) -> Vec<String> {
        let text = self.environment.text;
        let (was, is) = (turns(before), turns(self.view()));
        let undone = |view: &View| view.turn.as_ref().map(|turn| (turn.thrown.len(), turn.named.is_some()));
        let same_turn = before.turn_of() == self.view().turn_of() && before.version != self.view().version;
        if is < was || (same_turn && is == was && undone(self.view()) < undone(before)) {
            return vec![say!(text, "table-taken-back")];
        }
        let entered = |last: LastMove| lines::entered(&last, self.view(), text);
        let mut said: Vec<String> = self.view().moves().skip(was).map(entered).collect();
        said.extend(self.corrected(before));
        said.extend(self.came_and_went(before));
        said
    }

    /// The turns that differ from the view before.
    fn corrected(&self, before: &View) -> Vec<String> {
        let text = self.environment.text;
        let now = |step: &Step| match step {
            Step::Turn(turn) => Some((turn.crossed_out.len(), turn.entry?)),
            _ => None,
        };
        let pairs = before.steps.iter().zip(&self.view().steps);
        let changed = pairs.filter_map(|(was, is)| {
            let (was, (is, entry)) = (now(was)?.0, now(is)?);
            (was != is).then_some(entry)
        });
        let name = |cell| self.view().cell_name(text, cell);
        let said =
            |entry: Entry| say!(text, "plain-corrected", points = entry.points.0, box = name(entry.cell));
        changed.map(said).collect()
    }

    fn came_and_went(&self, before: &View) -> Vec<String> {
        let text = self.environment.text;
        let had_left = |place: usize| before.seats.get(place).is_none_or(|seat| seat.has_left);
        let mut said = Vec::new();
        for (place, seat) in self.view().seats.iter().enumerate() {
            if seat.has_left && !had_left(place) {
                said.push(say!(text, "table-seat-left", name = seat.shown(text)));
            }
            if place >= before.seats.len() {
                said.push(say!(text, "online-came", name = seat.shown(text)));
            }
        }
        said
    }
}

/// Number of finished turns.
fn turns(view: &View) -> usize {
    view.turns().filter(|turn| turn.entry.is_some()).count()
}
