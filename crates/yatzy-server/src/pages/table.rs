//! The table: whose turn it is, the pad, the dice, and what else one can do.

use super::dice::dice_area;
use super::happened::happened_last;
use super::layout::{Page, default_button, top_bar};
use super::more::more;
use super::over::over_area;
use super::pad::pad;
use super::question::{questions, waiting_words};
use super::tell::tell_area;
use crate::service::{Coached, Series};
use crate::table::{Here, Seen};
use crate::who::Who;
use maud::{Markup, html};
use std::time::Duration;
use yatzy_rules::{Cell, DiceSource, Hand, Phase, Player, Points, Seat};
use yatzy_store::{GameId, Token};
use yatzy_text::{Text, say};

/// What someone looks at beside the table itself: a question, or a part of the pad.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Whose columns are shown, where everyone has several.
    pub seat: Option<Seat>,
    /// The hand that lies on a real table, as far as it was told.
    pub hand: Option<Hand>,
    /// After how many throws it lies there, where the rules ask.
    pub throws: Option<u16>,
    /// The box that was named before it was thrown, where the rules ask and someone said.
    pub named: Option<Cell>,
    /// A box that would take a zero: is that meant?
    pub zero: Option<Cell>,
    /// A box whose points are to be told.
    pub points: Option<Cell>,
    /// A finished turn to be corrected, by round and seat.
    pub correct: Option<(u16, Seat)>,
    /// What the coach says.
    pub hint: Option<Coached>,
    /// What was written just now, in a game that is stepped through.
    pub just: Option<(Seat, Cell)>,
    /// What went wrong with the last request: its code and its sentence.
    pub problem: Option<(&'static str, String)>,
}

/// A table as someone sees it.
pub struct View<'a> {
    /// The table.
    pub seen: &'a Seen,
    /// Who has it open.
    pub here: &'a Here,
    /// Who looks.
    pub who: &'a Who,
    /// Their language.
    pub text: Text,
    /// What they look at.
    pub look: &'a Look,
    /// The next game of the same table.
    pub next: Option<&'a GameId>,
    /// How long someone must be away before the computer may step in; `None` where it does not play.
    pub patience: Option<Duration>,
    /// Whether the coach may be asked here.
    pub has_coach: bool,
    /// The games that this table has played so far.
    pub series: &'a Series,
    /// Whether it is a table of the past: nobody is there, and nobody is away.
    pub past: bool,
}

impl View<'_> {
    pub(super) fn turn_of(&self) -> Option<Seat> {
        self.seen.game.turn().map(|turn| turn.seat)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.seen.name(self.text, seat)
    }

    /// Whether whoever looks may throw or enter now.
    pub(super) fn may_write(&self) -> bool {
        self.turn_of().is_some_and(|seat| self.seen.may_play(self.who, seat) && !self.is_bot(seat))
            || (self.seen.is_over()
                && self.seen.game.source() == DiceSource::Table
                && self.seen.may_play(self.who, Seat(0)))
    }

    /// Whether they are to play with the program's dice.
    pub(super) fn to_play(&self) -> bool {
        self.may_write() && self.seen.game.source() == DiceSource::Program
    }

    /// Whether they may tell a turn from a real table.
    pub(super) fn may_tell(&self) -> bool {
        self.may_write() && self.seen.game.source() == DiceSource::Table && self.seen.game.turn().is_some()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.seen.seat(seat).is_some_and(|saved| matches!(saved.player, Player::Computer(_)))
    }

    /// Whether a seat is on another device that does not have the table open.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let elsewhere = !self.seen.holds(self.who, seat) && !self.is_bot(seat);
        elsewhere
            && !self.past
            && !self.here.is_here(seat)
            && !self.seen.is_over()
            && !self.seen.game.has_left(seat)
    }

    /// Whose columns are shown, where everyone has several.
    pub(super) fn shown_seat(&self) -> Seat {
        let there = |seat: &Seat| self.seen.seat(*seat).is_some();
        self.look.seat.filter(there).or(self.turn_of()).unwrap_or(Seat(0))
    }

    /// Whether every player's columns come with the page, be they shown or not: a pad for real dice goes on with
    /// them where the house can't be reached.
    pub(super) fn carries_all(&self) -> bool {
        self.seen.game.source() == DiceSource::Table && !self.past
    }

    /// What entering the hand, thrown or told, would write in an open cell; `None` without a hand, `Some(None)`
    /// where the rules refuse it.
    pub(super) fn offer(&self, cell: Cell) -> Option<Option<Points>> {
        let game = &self.seen.game;
        let told = self
            .look
            .hand
            .filter(|hand| self.seen.game.source() == DiceSource::Table && hand.len() == game.rules().dice());
        let hand = match game.phase() {
            Phase::Thrown { hand, .. } => hand,
            _ => told?,
        };
        let card = game.card(self.turn_of()?)?;
        let rules = game.rules();
        let entry = rules.entry(card, self.named_for(cell), hand, cell);
        Some(entry.ok().map(|entry| entry.points))
    }

    /// The box that was named if this one is entered. Where nobody has said which, it was this one: what scores in
    /// the named box goes there.
    pub(super) fn named_for(&self, cell: Cell) -> Option<Cell> {
        let game = &self.seen.game;
        let told = (game.source() == DiceSource::Table && game.rules().declares()).then_some(cell);
        game.turn().and_then(|turn| turn.named).or(self.look.named).or(told)
    }
}

/// The whole page.
pub fn table_page(view: &View<'_>) -> Markup {
    let title = view.text.title(&view.seen.pad_names());
    let page = Page { text: view.text, title: &title, class: "table", scripts: &["table.js"] };
    page.with(&table_fragment(view))
}

/// What changes when something happens: the page without its head. A script asks for it alone.
pub fn table_fragment(view: &View<'_>) -> Markup {
    let (text, seen) = (view.text, view.seen);
    let id = seen.id();
    let title = text.title(&seen.pad_names());
    // A bare ruleset is called what its title says; an edition is told apart by its id.
    let edition = seen.saved.edition.as_deref().filter(|id| id.contains('-'));
    html! {
        div #table lang=(text.lang().code()) data-game=(id) data-version=(seen.version())
            data-source=(seen.game.source())
            data-throw=(seen.game.next_throw())
            data-turn=[view.turn_of().map(Seat::number)] data-order=(order(seen))
            data-round=[seen.game.turn().map(|turn| turn.round)] data-rounds=(seen.game.rules().cells().len())
            data-dice=(seen.game.rules().dice()) data-over[seen.is_over()] data-mine[view.may_write()]
            data-said=[happened_last(view)] {
            (top_bar(text, "/", &html! { h1 { (title) @if let Some(edition) = edition { " " small { (edition) } } } }, &html! {
                a.info href=(format!("/g/{id}/rules")) aria-label=(say!(text, "web-rules-in-force")) { "i" }
            }))
            main #main {
                p.offline #offline role="status" hidden {
                    @if seen.game.source() == DiceSource::Table { (say!(text, "web-offline")) }
                    @else { (say!(text, "web-offline-program")) }
                }
                (banner(view))
                @if let Some((code, problem)) = &view.look.problem {
                    p.refusal role="alert" data-code=(code) { (problem) }
                }
                @if seen.game.source() == DiceSource::Table { (waiting_words(view)) }
                @if seen.is_over() { (over_area(view)) }
                (questions(view))
                form #play method="post" action=(format!("/g/{id}/act")) {
                    (hidden(view))
                    (default_button(enter_key(view)))
                    (pad(view))
                    div.hand {
                        @if !seen.is_over() {
                            @if seen.game.source() == DiceSource::Program { (dice_area(view)) }
                            @else { (tell_area(view)) }
                        }
                        (small_buttons(view))
                    }
                }
                (more(view))
            }
        }
    }
}

/// What the enter key does on a die or in a field: it throws, or shows what the hand pays, and never fills a box.
fn enter_key(view: &View<'_>) -> Option<&'static str> {
    let may_throw = match view.seen.game.phase() {
        Phase::Thrown { rethrows, .. } => rethrows > 0,
        phase => phase == Phase::FirstThrow,
    };
    if view.may_tell() { Some("show") } else { (view.to_play() && may_throw).then_some("throw") }
}

/// The seats that play on, in their order: what a page goes by while nobody can tell it whose turn it is.
fn order(seen: &Seen) -> String {
    let stay = seen.seats().map(|(seat, _)| seat).filter(|&seat| !seen.game.has_left(seat));
    stay.map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
}

/// What every form of the table brings: the version seen, and a key that makes a double click one request.
pub(super) fn hidden(view: &View<'_>) -> Markup {
    html! {
        input type="hidden" name="version" value=(view.seen.version());
        input type="hidden" name="key" value=(Token::random().to_hex());
    }
}

/// Whose turn it is, made obvious.
fn banner(view: &View<'_>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let Some(turn) = game.turn() else { return html! {} };
    let own = view.seen.holds(view.who, turn.seat);
    let alone = view.seen.seats_of(view.who).len() == 1;
    let throws = game.throws().filter(|throws| throws.made > 0);
    let name = view.name(turn.seat);
    html! {
        div.banner .yours[own] {
            strong {
                @if own && alone { (say!(text, "web-turn-yours")) } @else { (say!(text, "web-turn", name = name)) }
            }
            span {
                @if let Some(throws) = throws {
                    (say!(text, "web-throw-of", throw = throws.made, throws = throws.most))
                } @else {
                    (say!(text, "web-round", round = turn.round, rounds = game.rules().cells().len()))
                }
                @if let Some(chips) = game.chips_left() {
                    " · " (say!(text, "web-chips", chips = chips))
                }
                @if let Some(named) = turn.named {
                    " · " (say!(text, "web-turn-named", box = text.cell_name(&view.seen.pad_names(), game.rules(), named)))
                }
            }
        }
        @if view.seen.seats_of(view.who).is_empty() && !view.seen.is_host(view.who) { (sit_down(view)) }
        @else if view.is_away(turn.seat) && game.source() == DiceSource::Program { (step_in(view, turn.seat)) }
        @match &view.look.hint {
            Some(Coached::Says(advised)) => {
                p.coach role="status" { (advised.sentence) }
            }
            Some(Coached::Thinks) => p.coach role="status" data-thinks { (say!(text, "page-coach-thinks")) },
            None => {}
        }
    }
}

/// While whoever is to play is away: a timer, and then a button.
fn step_in(view: &View<'_>, seat: Seat) -> Markup {
    let Some(patience) = view.patience else { return html! {} };
    let seconds = patience.saturating_sub(view.here.away_for(seat)).as_secs_f64().ceil() as u64;
    html! {
        @if seconds > 0 {
            p.hint data-wait=(seconds) {
                (say!(view.text, "web-step-in-wait", name = view.name(seat), seconds = seconds))
            }
        } @else {
            form.inline method="post" action=(format!("/g/{}/step-in", view.seen.id())) {
                button.plain { (say!(view.text, "web-step-in")) }
            }
        }
    }
}

/// For someone without a seat: open ones, or a new one while the first round lasts.
fn sit_down(view: &View<'_>) -> Markup {
    let (text, id) = (view.text, view.seen.id());
    let open = view.seen.seats().find(|(_, saved)| saved.player == Player::Nobody).map(|(seat, _)| seat);
    let first_round = view.seen.game.turn().is_some_and(|turn| turn.round == 1);
    let action = match open {
        Some(seat) => Some((format!("/g/{id}/seats/{}/take", seat.number()), say!(text, "web-seat-take"))),
        None => first_round.then(|| (format!("/g/{id}/join"), say!(text, "web-seat-join"))),
    };
    html! {
        div.watching {
            p { (say!(text, "web-watching")) }
            @if let Some((action, label)) = action {
                form.inline method="post" action=(action) {
                    label.unseen for="sit-name" { (say!(text, "web-seat-name")) }
                    input #sit-name name="name" required maxlength="64" autocomplete="given-name"
                        placeholder=(say!(text, "web-seat-name"));
                    button { (label) }
                }
            }
        }
    }
}

fn small_buttons(view: &View<'_>) -> Markup {
    let back = crate::service::can_take_back(view.seen).filter(|&seat| view.seen.may_play(view.who, seat));
    let coach = view.has_coach && view.to_play() && view.look.hint.is_none();
    // On a pad for real dice it is always there: what waits on the device can be taken back too.
    let takes_back = back.is_some() || view.may_tell();
    html! {
        @if takes_back || coach {
            p.small-buttons {
                @if coach { button.plain #coach name="do" value="hint" { (say!(view.text, "web-coach")) } }
                @if takes_back {
                    button.plain #take-back name="do" value="take-back" hidden[back.is_none()] {
                        "↶ " (say!(view.text, "web-take-back"))
                    }
                }
            }
        }
    }
}
