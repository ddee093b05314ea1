//! The table: whose turn it is, the pad, the dice, and what else one can do.

use super::FormError;
use super::dice::dice_area;
use super::goal::aim_line;
use super::layout::{Page, default_button, inside, top_bar};
use super::lobby::{Invitation, here_link, lobby};
use super::mark::seat_mark;
use super::more::more;
use super::over::over_area;
use super::pad::pad;
use super::question::{questions, waiting_words};
use super::signal::bell;
use super::tell::tell_area;
use crate::request::PageContext;
use maud::{Markup, html};
use std::time::Duration;
use yatzy_rules::{Card, Cell, DiceSource, Hand, Keep, Offer, Phase, Points, Record, Refusal, Seat};
use yatzy_table::{LastMove, View};
use yatzy_text::{Explain, OnPad, Text, say};

/// What someone looks at beside the table itself: a question, or a part of the pad.
#[derive(Clone, Debug, Default)]
pub(crate) struct TableQuery {
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
    /// A box that takes nothing of the hand: why?
    pub why: Option<Cell>,
    /// After how many throws the told hand lies there, for the coach.
    pub after: Option<u16>,
    /// What the coach says.
    pub hint: Option<Coached>,
    /// Every card at once, also where everyone has several columns.
    pub everyone: bool,
    /// What was written just now, in a game that is stepped through.
    pub just: Option<(Seat, Cell)>,
    /// What went wrong with the last request.
    pub problem: Option<FormError>,
}

/// What comes of asking the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Coached {
    /// It speaks, and may name dice to keep.
    Says(String, Option<Keep>),
    /// It has to find something out first: ask again in a moment.
    Thinks,
}

/// A table, and how it is looked at.
pub(crate) struct TablePage<'a> {
    /// Language and place.
    pub context: PageContext<'a>,
    /// The table.
    pub view: &'a View,
    /// What is looked at beside it.
    pub query: &'a TableQuery,
    /// The game as a record, once it is over.
    pub record: Option<&'a Record>,
    /// Whether the computer plays, coaches and judges here.
    pub computer: bool,
    /// What it takes to invite someone, where there is still someone to invite.
    pub invitation: Option<&'a Invitation<'a>>,
    /// Whether it is a table of the past: nobody is there to do anything.
    pub past: bool,
}

impl TablePage<'_> {
    pub(super) fn text(&self) -> Text {
        self.context.text
    }

    /// The address of something at this table.
    pub(super) fn at(&self, rest: impl std::fmt::Display) -> String {
        self.context.path(format_args!("/g/{}{rest}", self.view.id))
    }

    pub(super) fn turn_of(&self) -> Option<Seat> {
        self.view.turn_of()
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.view.name(self.text(), seat)
    }

    pub(super) fn cell_name(&self, cell: Cell) -> String {
        self.view.cell_name(self.text(), cell)
    }

    pub(super) fn title(&self) -> String {
        self.text().title(&self.view.names)
    }

    pub(super) fn is_real(&self) -> bool {
        self.view.source == DiceSource::Table
    }

    /// Whether whoever looks may throw, enter or correct now.
    pub(super) fn may_write(&self) -> bool {
        self.view.you.to_play || (self.view.is_over() && self.view.you.may_write)
    }

    /// Whether they are to play with the program's dice.
    pub(super) fn to_play(&self) -> bool {
        self.view.you.to_play && !self.is_real()
    }

    /// Whether they may tell a turn from a real table.
    pub(super) fn may_tell(&self) -> bool {
        self.view.you.to_play && self.is_real()
    }

    /// Whose columns are shown, where everyone has several.
    pub(super) fn shown_seat(&self) -> Seat {
        let there = |seat: &Seat| self.view.seat(*seat).is_some();
        self.query.seat.filter(there).or(self.turn_of()).unwrap_or(Seat(0))
    }

    /// Whether every player's columns come with the page, be they shown or not: a pad for real dice goes on with
    /// them where the house can't be reached.
    pub(super) fn carries_all(&self) -> bool {
        self.is_real() && !self.past
    }

    /// What an open cell would take of the hand, thrown or told, or why it doesn't; `None` without a hand.
    pub(super) fn offer(&self, cell: Cell) -> Option<Result<Points, Refusal>> {
        self.whole_offer(cell).map(|offer| offer.points)
    }

    /// What an extra yatzy would bring on top in a cell.
    pub(super) fn extra(&self, cell: Cell) -> Points {
        self.whole_offer(cell).map_or(Points::ZERO, |offer| offer.extra)
    }

    fn whole_offer(&self, cell: Cell) -> Option<Offer> {
        if let Some(offer) = self.view.offer(cell) {
            return Some(offer.clone());
        }
        let is_whole = |hand: &Hand| self.is_real() && hand.len() == self.view.rules.dice();
        let told = self.query.hand.filter(is_whole)?;
        self.view.offers_of(told, self.named_for(cell)).into_iter().find(|offer| offer.cell == cell)
    }

    /// Whether another cell than this one could take the hand.
    pub(super) fn has_another(&self, cell: Cell) -> bool {
        let open = self.turn_of().and_then(|seat| self.view.card(seat)).map(Card::open).unwrap_or_default();
        open.iter().any(|other| other != cell && matches!(self.offer(other), Some(Ok(_))))
    }

    /// Why a box takes nothing of the hand, in a sentence.
    pub(super) fn why(&self, refusal: &Refusal) -> String {
        let text = self.text();
        self.view.with_pad(text, |pad| OnPad { error: refusal, pad: Some(pad) }.explain(text))
    }

    /// The last move, until the next throw: everyone sees what was entered, whoever entered it.
    pub(super) fn last_move(&self) -> Option<LastMove> {
        let is_fresh = self.view.turn.as_ref().is_none_or(|turn| turn.hand().is_none());
        self.view.last_move().filter(|_| is_fresh && !self.past)
    }

    /// What was written just now.
    pub(super) fn just(&self) -> Option<(Seat, Cell)> {
        self.query.just.or_else(|| self.last_move().map(|last| (last.seat, last.entry.cell)))
    }

    /// The box that was named if this one is entered. Where nobody has said which, it was this one: what scores in
    /// the named box goes there.
    pub(super) fn named_for(&self, cell: Cell) -> Option<Cell> {
        let told = (self.is_real() && self.view.rules.declares()).then_some(cell);
        self.view.turn.as_ref().and_then(|turn| turn.named).or(self.query.named).or(told)
    }
}

/// The whole page.
pub(crate) fn table_page(page: &TablePage<'_>) -> Markup {
    let title = tab_title(page);
    Page { context: page.context, title: &title, class: "table", scripts: &["table.js"] }
        .with(&table_fragment(page))
}

/// The tab's title says when it is one's turn.
fn tab_title(page: &TablePage<'_>) -> String {
    let title = page.title();
    if page.view.you.to_play {
        format!("{} · {title}", say!(page.text(), "table-turn-yours"))
    } else {
        title
    }
}

/// What changes when something happens: the page without its head. A script asks for it alone.
pub(crate) fn table_fragment(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    // A bare ruleset is called what its title says; an edition is told apart by its id.
    let edition = view.edition.as_deref().filter(|id| id.contains('-'));
    html! {
        div #table lang=(text.lang().code()) data-game=(view.id) data-version=(view.version)
            data-source=(view.source)
            data-throw=(view.next_throw)
            data-turn=[page.turn_of()] data-order=(order(view))
            data-round=[view.turn.as_ref().map(|turn| turn.round)] data-rounds=(view.rules.cells().len())
            data-dice=(view.rules.dice()) data-over[view.is_over()] data-mine[page.may_write()]
            data-title=(tab_title(page)) data-said=[view.happened_last(text)] {
            (top_bar(page.context, "/", &html! { h1 { (page.title()) @if let Some(edition) = edition { " " small { (edition) } } } }, &html! {
                (bell(page))
                a.info href=(page.at("/rules")) aria-label=(say!(text, "rules-in-force")) { "i" }
            }))
            main #main {
                p.offline #offline role="status" hidden {
                    @if page.is_real() { (say!(text, "table-offline")) } @else { (say!(text, "table-offline-program")) }
                }
                // Everything that is needed in a turn fits the screen; where more has to be seen first, the page flows.
                @let invitation = page.invitation.filter(|invitation| invitation.comes_first());
                div.board .flows[view.is_over() || invitation.is_some()] {
                    (banner(page))
                    @if let Some(problem) = &page.query.problem { (problem) }
                    @if page.is_real() { (waiting_words(page)) }
                    @if view.is_over() { (over_area(page)) }
                    @if let Some(invitation) = invitation { (lobby(invitation, false)) }
                    (questions(page))
                    form #play method="post" action=(page.at("/act")) {
                        (hidden(page, "play"))
                        (default_button(enter_key(page)))
                        (pad(page))
                        div.hand .tells[!view.is_over() && page.may_tell()] {
                            (told_beside(page))
                            (first_hint(page))
                            @if !view.is_over() {
                                @if page.is_real() { (tell_area(page)) } @else { (dice_area(page)) }
                            }
                            (small_buttons(page))
                        }
                    }
                    @if waits_for_undo(page) { (go_on(page)) }
                }
                (so_far(page))
                (more(page))
            }
        }
    }
}

/// What the enter key does on a die or in a field: it throws, or shows what the hand pays, and never fills a box.
fn enter_key(page: &TablePage<'_>) -> Option<&'static str> {
    let may_throw = match page.view.phase {
        Phase::Thrown { rethrows, .. } => rethrows > 0,
        phase => phase == Phase::FirstThrow,
    };
    if page.may_tell() { Some("show") } else { (page.to_play() && may_throw).then_some("throw") }
}

/// The seats that play on, in their order: what a page goes by while nobody can tell it whose turn it is.
fn order(view: &View) -> String {
    let stay = view.seats.iter().filter(|seat| !seat.has_left).map(|seat| seat.seat);
    stay.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// What every form of the table brings: the version seen, and a key that makes a double click one request.
pub(super) fn hidden(page: &TablePage<'_>, form: &str) -> Markup {
    html! {
        input type="hidden" name="version" value=(page.view.version);
        input type="hidden" name="key" value=(page.context.key(form).to_hex());
    }
}

/// Whose turn it is, made obvious.
fn banner(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let Some((turn, seat)) = view.turn.as_ref().and_then(|turn| Some((turn, view.seat(turn.seat)?))) else {
        return html! {};
    };
    html! {
        div.banner .yours[seat.is_yours] {
            strong {
                @if view.seats.len() > 1 { (seat_mark(turn.seat)) }
                @if view.you.is_alone_at(turn.seat) { (say!(text, "table-turn-yours")) }
                @else { (say!(text, "table-turn-of", name = page.name(turn.seat))) }
            }
            span {
                @if turn.hand().is_some() {
                    (say!(text, "table-throw-of", throw = turn.throws.made, throws = turn.throws.most))
                } @else {
                    (say!(text, "table-round", round = turn.round, rounds = view.rules.cells().len()))
                }
                @if view.rules.has_chips() { " · " (say!(text, "table-chips", chips = seat.chips)) }
                @if let Some(named) = turn.named {
                    " · " (say!(text, "table-turn-called", box = page.cell_name(named)))
                }
                (here_link(page.context, view))
            }
        }
        (aim_line(page))
        @if view.you.is_watching() { (sit_down(page)) }
        @else if let Some(wait) = view.you.step_in { (step_in(page, turn.seat, wait)) }
    }
}

/// What is said where one looks, beside dice and button: the last move, why a box is closed, what the coach thinks.
fn told_beside(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    html! {
        @if let Some(last) = page.last_move() {
            p.hint.last.joy[last.is_yatzy(page.view)] { (seat_mark(last.seat)) (last.sentence(page.view, text)) }
        }
        @if let Some(named) = missed(page) { p.hint.missed { (say!(text, "table-missed", box = page.cell_name(named))) } }
        @if let Some(Err(refusal)) = page.query.why.and_then(|cell| page.offer(cell)) {
            p.hint.why role="status" { (page.why(&refusal)) }
        }
        @match &page.query.hint {
            Some(Coached::Says(sentence, keep)) => p.coach role="status" data-again=(coach_again(page)) {
                (sentence)
                @if let Some(keep) = keep.filter(|_| page.to_play()) {
                    " " button.plain type="button" hidden data-keep=(keep) { (say!(text, "table-keep-these")) }
                }
            },
            Some(Coached::Thinks) => p.coach role="status" data-thinks data-again=(coach_again(page)) { (say!(text, "coach-thinking")) },
            None => {}
        }
    }
}

/// The address that asks the coach the same again.
pub(crate) fn coach_again(page: &TablePage<'_>) -> String {
    let hand =
        page.query.hand.filter(|_| page.is_real()).map(|hand| format!("&hand={hand}")).unwrap_or_default();
    let after = page.query.after.map(|after| format!("&after={after}")).unwrap_or_default();
    format!("?coach{hand}{after}")
}

/// The named box that the hand does not fit, once nothing can be thrown any more.
fn missed(page: &TablePage<'_>) -> Option<Cell> {
    let turn = page.view.turn.as_ref().filter(|turn| turn.throws.left() == 0)?;
    let named = turn.named?;
    page.view.offer(named).is_some_and(|offer| offer.allowed() == Some(Points::ZERO)).then_some(named)
}

/// A hint for someone who has never played here. A script shows it until it is put away, for good.
fn first_hint(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    let words = match page.view.phase {
        Phase::FirstThrow => say!(text, "tip-throw"),
        Phase::Thrown { rethrows, .. } if rethrows > 0 => say!(text, "tip-keep"),
        Phase::Thrown { .. } => say!(text, "tip-enter"),
        Phase::Naming | Phase::Over => return html! {},
    };
    html! {
        @if page.to_play() && page.query.hint.is_none() && page.last_move().is_none() {
            p.hint.first hidden { span { (words) } button.plain type="button" data-gone { (say!(text, "tip-gone")) } }
        }
    }
}

/// Whether the computer waits for a moment, so that an entry can be undone.
fn waits_for_undo(page: &TablePage<'_>) -> bool {
    page.view.computer_plays() && page.view.you.take_back.is_some_and(|back| back.is_yours)
}

/// Not to wait: the computer plays at once. The button stands beside undo, in another form.
fn go_on(page: &TablePage<'_>) -> Markup {
    html! {
        form.go-on-now #go-on-now method="post" action=(page.at("/go-on")) {}
    }
}

/// How many of the turns before are told.
const TURNS_TOLD: usize = 30;

/// How everyone stands, where many play, and the turns before: one tap away.
fn so_far(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let earlier: Vec<LastMove> = view.moves().rev().take(TURNS_TOLD).collect();
    html! {
        @if view.seats.len() > 2 && !view.is_over() {
            (so_far_fold("standing", &say!(text, "table-standing"), &html! { ol { @for standing in &view.standings { li {
                (seat_mark(standing.seat)) (page.name(standing.seat)) " " b { (standing.total) }
            } } } }))
        }
        @if !earlier.is_empty() {
            (so_far_fold("turns", &say!(text, "table-turns"), &html! { ul { @for last in &earlier { li { (last.sentence(view, text)) } } } }))
        }
    }
}

fn so_far_fold(id: &str, summary: &str, told: &Markup) -> Markup {
    html! {
        details.so-far id=(id) {
            summary { (summary) }
            (inside(id, &html! { div.told tabindex="0" role="region" aria-label=(summary) { (told) } }))
        }
    }
}

/// While whoever is to play is away: a timer, and then a button.
fn step_in(page: &TablePage<'_>, seat: Seat, wait: Duration) -> Markup {
    let (text, seconds) = (page.text(), wait.as_secs_f64().ceil() as u64);
    html! {
        @if seconds > 0 {
            p.hint data-wait=(seconds) {
                (say!(text, "table-step-in-wait", name = page.name(seat), seconds = seconds))
            }
        } @else {
            form.inline method="post" action=(page.at("/step-in")) {
                input type="hidden" name="version" value=(page.view.version);
                button.plain { (say!(text, "table-step-in")) }
            }
        }
    }
}

/// For someone without a seat: open ones, or a new one while the first round lasts.
fn sit_down(page: &TablePage<'_>) -> Markup {
    let (text, you) = (page.text(), &page.view.you);
    let action = match you.open_seat {
        Some(seat) => Some((page.at(format_args!("/seats/{seat}/take")), say!(text, "seat-take"))),
        None => you.may_join.then(|| (page.at("/join"), say!(text, "seat-join"))),
    };
    html! {
        div.watching {
            p { (say!(text, "table-watching")) }
            @if let Some((action, label)) = action {
                form.inline method="post" action=(action) {
                    input type="hidden" name="key" value=(page.context.key("sit").to_hex());
                    label.unseen for="sit-name" { (say!(text, "seat-name")) }
                    input #sit-name name="name" required maxlength="64" autocomplete="given-name"
                        placeholder=(say!(text, "seat-name"));
                    button { (label) }
                }
            }
        }
    }
}

fn small_buttons(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let back = view.you.take_back.is_some_and(|back| back.is_yours);
    let is_told = page.may_tell() && page.query.hand.is_some_and(|hand| hand.len() == view.rules.dice());
    let coach = view.coach && page.computer && (page.to_play() || is_told) && page.query.hint.is_none();
    let throws = view.turn.as_ref().map_or(1, |turn| turn.throws.most);
    // On a pad for real dice it is always there: what waits on the device can be taken back too.
    let takes_back = back || page.may_tell();
    html! {
        @if takes_back || coach {
            p.small-buttons {
                @if coach && is_told {
                    label.after {
                        span.unseen { (say!(text, "table-entry-throws")) }
                        select name="after" { @for throw in 1..=throws {
                            option value=(throw) selected[page.query.after == Some(throw)] { (say!(text, "table-throw-of", throw = throw, throws = throws)) }
                        } }
                    }
                }
                @if coach { button.plain #coach name="do" value="hint" title="c" { (say!(text, "coach-ask")) } }
                @if takes_back {
                    button.plain #take-back name="do" value="take-back" title="u" hidden[!back] {
                        "↶ " (say!(text, "table-take-back"))
                    }
                }
                @if waits_for_undo(page) { button.plain form="go-on-now" { (say!(text, "table-go-on")) } }
            }
        }
    }
}
