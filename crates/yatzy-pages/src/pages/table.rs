//! The table: turn, pad, dice, and everything else one can do.

use super::FormError;
use super::banner::{banner, seat_requests};
use super::dice::{dice_area, unbroken};
use super::layout::{Page, default_button, top_bar};
use super::lobby::{Invitation, lobby};
use super::mark::mark;
use super::more::more;
use super::over::over_area;
use super::pad::pad;
use super::question::{questions, waiting_words};
use super::real_dice::real_dice_area;
use super::standings::standings_area;
use super::today::again_note;
use crate::paths;
use crate::request::{Deployment, PageContext};
use maud::{Markup, html};
use yatzy_rules::{Card, Cell, DiceSource, Hand, Keep, Offer, Phase, Points, Record, Refusal, Seat};
use yatzy_table::{LastMove, MatchView, View};
use yatzy_text::{Explain, OnPad, Text, say};

/// What the address or the form adds to the table: a question, a hand, or a part of the pad.
#[derive(Clone, Debug, Default)]
pub(crate) struct TableQuery {
    /// The seat whose columns are shown, if players have several.
    pub seat: Option<Seat>,
    /// The reported hand of a real table, as far as it is complete.
    pub hand: Option<Hand>,
    /// Number of throws of that hand, where the rules ask for it.
    pub throws: Option<u16>,
    /// The called box of that hand, where the rules ask for it.
    pub named: Option<Cell>,
    /// A box whose zero has to be confirmed.
    pub zero: Option<Cell>,
    /// A box whose points are asked for.
    pub points: Option<Cell>,
    /// A finished turn to correct, by round and seat.
    pub correct: Option<(u16, Seat)>,
    /// A closed box whose reason is asked for.
    pub why: Option<Cell>,
    /// Number of throws of the reported hand, for the coach.
    pub after: Option<u16>,
    /// The coach's answer.
    pub hint: Option<Coached>,
    /// Whether all cards are shown, also if players have several columns.
    pub everyone: bool,
    /// The cell that was just filled, in a replay.
    pub just: Option<(Seat, Cell)>,
    /// Why the last form was refused.
    pub problem: Option<FormError>,
}

/// The answer of the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Coached {
    /// A sentence, and the dice to keep, if any.
    Says(String, Option<Keep>),
    /// It is still computing: poll again in a moment.
    Thinks,
}

/// The parts of a table's page.
pub(crate) struct TablePage<'a> {
    pub context: PageContext<'a>,
    pub view: &'a View,
    pub query: &'a TableQuery,
    /// The record, once the game is over.
    pub record: Option<&'a Record>,
    /// Whether the computer plays, coaches and reports here.
    pub computer: bool,
    /// The invitation, as long as seats are missing.
    pub invitation: Option<&'a Invitation<'a>>,
    /// Whether it is to be looked at only: a replay, a television.
    pub past: bool,
    /// The address within the site, if it is no table but an exercise.
    pub address: Option<&'a str>,
}

impl<'a> TablePage<'a> {
    /// A table to look at.
    pub(super) fn without_actions(
        context: PageContext<'a>,
        view: &'a View,
        query: &'a TableQuery,
    ) -> TablePage<'a> {
        let (record, invitation, address) = (None, None, None);
        TablePage { context, view, query, record, computer: false, invitation, past: true, address }
    }

    pub(super) fn text(&self) -> Text {
        self.context.text
    }

    /// An address below this table.
    pub(super) fn at(&self, rest: impl std::fmt::Display) -> String {
        match self.address {
            Some(address) => {
                let (rest, mark) = (rest.to_string(), if address.contains('?') { '&' } else { '?' });
                self.context.path(format_args!("{address}{mark}{}", rest.trim_start_matches('?')))
            }
            None => self.context.path(format_args!("{}{rest}", self.view.id.page())),
        }
    }

    /// Where the arrow of the top bar leads: from a game of a match to the match, from that of a day to the day.
    fn back(&self) -> String {
        match (&self.view.of_match, self.view.sharing.day) {
            (Some(id), _) => MatchView::page(id),
            (None, Some(_)) => paths::TODAY.to_owned(),
            (None, None) => "/".to_owned(),
        }
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

    /// The mark of a seat's player.
    pub(super) fn mark(&self, seat: Seat) -> Markup {
        mark(self.view.colour(seat))
    }

    pub(super) fn title(&self) -> String {
        self.text().title(&self.view.names)
    }

    pub(super) fn is_real(&self) -> bool {
        self.view.source == DiceSource::Table
    }

    /// Whether the person may throw, enter or correct now.
    pub(super) fn may_write(&self) -> bool {
        self.view.may_write() && !self.past
    }

    /// Whether it is their turn with the program's dice.
    pub(super) fn to_play(&self) -> bool {
        self.view.you.to_play && !self.is_real() && !self.past
    }

    /// Whether they may report a turn of a real table.
    pub(super) fn may_tell(&self) -> bool {
        self.view.you.to_play && self.is_real() && !self.past
    }

    /// The seat whose columns are shown, if players have several.
    pub(super) fn shown_seat(&self) -> Seat {
        let there = |seat: &Seat| self.view.seat(*seat).is_some();
        self.query.seat.filter(there).or(self.turn_of()).unwrap_or(Seat(0))
    }

    /// Whether the page contains the columns of all players, shown or hidden: a pad for real dice needs them without a
    /// connection.
    pub(super) fn carries_all(&self) -> bool {
        self.is_real() && !self.past
    }

    /// The points of an open cell for the thrown or reported hand, or the reason why it is closed; `None` without a
    /// hand.
    pub(super) fn offer(&self, cell: Cell) -> Option<Result<Points, Refusal>> {
        self.whole_offer(cell).map(|offer| offer.points)
    }

    /// The points of an extra yatzy in a cell.
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

    /// Where the joker that was thrown or reported goes, and why.
    fn joker(&self) -> Option<String> {
        let told = self.query.hand.filter(|_| self.may_tell());
        let offers = told.map(|hand| self.view.offers_of(hand, None));
        self.view.joker_sentence(self.text(), offers.as_deref().unwrap_or(&self.view.offers))
    }

    /// Whether another cell is open for the hand.
    pub(super) fn has_another(&self, cell: Cell) -> bool {
        let open = self.turn_of().and_then(|seat| self.view.card(seat)).map(Card::open).unwrap_or_default();
        open.iter().any(|other| other != cell && matches!(self.offer(other), Some(Ok(_))))
    }

    /// Why a box is closed for the hand, in a sentence.
    pub(super) fn why(&self, refusal: &Refusal) -> String {
        let text = self.text();
        self.view.with_pad(text, |pad| OnPad { error: refusal, pad: Some(pad) }.explain(text))
    }

    /// The last move, until the next throw.
    pub(super) fn last_move(&self) -> Option<LastMove> {
        let is_fresh = self.view.turn.as_ref().is_none_or(|turn| turn.hand().is_none());
        self.view.last_move().filter(|_| is_fresh && !self.past)
    }

    /// The cell that was just filled.
    pub(super) fn just(&self) -> Option<(Seat, Cell)> {
        self.query.just.or_else(|| self.last_move().map(|last| (last.seat, last.entry.cell)))
    }

    /// The called box if this one is entered. If none was called, it is this one, because that scores.
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

/// The title of the tab says when it is the person's turn.
fn tab_title(page: &TablePage<'_>) -> String {
    let title = page.title();
    if page.view.you.to_play {
        format!("{} · {title}", say!(page.text(), "table-turn-yours"))
    } else {
        title
    }
}

/// The part of the page that changes. A script requests it alone.
pub(crate) fn table_fragment(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    html! {
        div #table lang=(text.lang().code()) data-game=(view.id) data-at=(page.at("")) data-version=(view.version)
            data-source=(view.source)
            data-throw=(view.next_throw)
            data-turn=[page.turn_of()] data-order=(order(view))
            data-round=[view.turn.as_ref().map(|turn| turn.round)] data-rounds=(view.rules.cells().len())
            data-dice=(view.rules.dice()) data-over[view.is_over()] data-mine[page.may_write()]
            data-title=(tab_title(page)) data-said=[view.happened_last(text)] {
            (top_bar(page.context, &page.back(), &html! { h1 { (page.title()) @if let Some(edition) = view.special_edition() { " " small { (edition) } } } }, &html! {
                a.info href=(page.at("/rules")) aria-label=(say!(text, "rules-in-force")) { "i" }
            }))
            main #main {
                // A guest reads above the table that its connection is lost, and that the game does not go on by itself.
                @let is_told = page.context.site.deployment == Deployment::Guest && !page.is_real();
                p #offline .offline[!is_told] .unseen[is_told] role="status" hidden {
                    @if page.is_real() { (say!(text, "table-offline")) } @else { (say!(text, "table-offline-program")) }
                }
                // Everything that a turn needs fits the screen. With an invitation on top the page scrolls.
                @let invitation = page.invitation.filter(|invitation| invitation.comes_first());
                @let flows = view.is_over() || invitation.is_some();
                div.board .flows[flows] .coached[page.query.hint.is_some() && !page.is_real() && !flows] {
                    (banner(page))
                    @if !page.past { (seat_requests(page)) }
                    @if let Some(problem) = &page.query.problem { (problem) }
                    @if page.is_real() { (waiting_words(page)) }
                    @if view.is_over() { (over_area(page)) }
                    @else if view.sharing.day.is_some_and(|day| day.is_again) { (again_note(page.text())) }
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
                                @if page.is_real() { (real_dice_area(page)) } @else { (dice_area(page)) }
                            }
                        }
                    }
                    @if waits_for_undo(page) { (go_on(page)) }
                    (small_buttons(page))
                }
                (standings_area(page))
            }
        }
    }
}

/// The effect of the enter key on a die or in a field: it throws, or shows the points of the hand, and never fills a
/// box.
fn enter_key(page: &TablePage<'_>) -> Option<&'static str> {
    let may_throw = match page.view.phase {
        Phase::Thrown { rethrows, .. } => rethrows > 0,
        phase => phase == Phase::FirstThrow,
    };
    if page.may_tell() { Some("show") } else { (page.to_play() && may_throw).then_some("throw") }
}

/// The seats that still play, in order: a page without a connection works out the next turn from it.
fn order(view: &View) -> String {
    let stay = view.seats.iter().filter(|seat| !seat.has_left).map(|seat| seat.seat);
    stay.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// The hidden fields of every form of the table: the version, and a key that makes a double click one request.
pub(super) fn hidden(page: &TablePage<'_>, form: &str) -> Markup {
    html! {
        input type="hidden" name="version" value=(page.view.version);
        input type="hidden" name="key" value=(page.context.key(form).to_hex());
    }
}

/// Sentences beside the dice: the last move, why a box is closed, the coach's answer.
fn told_beside(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    html! {
        @if let Some(last) = page.last_move() {
            p.hint.last.joy[last.is_yatzy(page.view)] { (page.mark(last.seat)) (unbroken(&last.short_sentence(page.view, text))) }
        }
        @if let Some(named) = missed(page) { p.hint.missed { (say!(text, "table-missed", box = page.cell_name(named))) } }
        @if let Some(sentence) = page.joker() { p.hint.joker role="status" { (sentence) } }
        @if let Some(Err(refusal)) = page.query.why.and_then(|cell| page.offer(cell)) {
            p.hint.why role="status" { (page.why(&refusal)) }
        }
        @match &page.query.hint {
            Some(Coached::Says(sentence, keep)) => p.coach role="status" data-again=(coach_again(page)) {
                (unbroken(sentence))
                @if let Some(keep) = keep.filter(|&keep| page.to_play() && keep != Keep::NOTHING) {
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

/// The called box that the hand does not fit, after the last throw.
fn missed(page: &TablePage<'_>) -> Option<Cell> {
    let turn = page.view.turn.as_ref().filter(|turn| turn.throws.left() == 0)?;
    let named = turn.named?;
    page.view.offer(named).is_some_and(|offer| offer.allowed() == Some(Points::ZERO)).then_some(named)
}

/// A hint for the first game. A script shows it until it is dismissed.
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

/// Whether the computer pauses so that an entry can be undone.
fn waits_for_undo(page: &TablePage<'_>) -> bool {
    page.view.computer_plays() && page.view.you.take_back.is_some_and(|back| back.is_yours)
}

/// The button that skips the pause. It stands beside undo, in another form.
fn go_on(page: &TablePage<'_>) -> Markup {
    html! {
        form.go-on-now #go-on-now method="post" action=(page.at("/go-on")) {}
    }
}

fn small_buttons(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let back = view.you.take_back.is_some_and(|back| back.is_yours);
    let is_told = page.may_tell() && page.query.hand.is_some_and(|hand| hand.len() == view.rules.dice());
    let asks = page.to_play() && view.has_choice();
    let coach = view.coach && (asks || is_told) && page.query.hint.is_none();
    let throws = view.turn.as_ref().map_or(1, |turn| turn.throws.most);
    // On a pad for real dice it is always there, because queued entries can be undone too.
    let takes_back = back || page.may_tell();
    // The sheet has forms of its own, so the row stands outside of the form, and its buttons name that.
    html! {
        div.small-buttons {
            @if coach && is_told {
                label.after {
                    span.unseen { (say!(text, "table-entry-throws")) }
                    select name="after" form="play" { @for throw in 1..=throws {
                        option value=(throw) selected[page.query.after == Some(throw)] { (say!(text, "table-throw-of", throw = throw, throws = throws)) }
                    } }
                }
            }
            @if coach { button.plain #coach form="play" name="do" value="hint" title="c" { (say!(text, "coach-ask")) } }
            @if takes_back {
                button.plain #take-back form="play" name="do" value="take-back" title="u" hidden[!back] {
                    "↶ " (say!(text, "table-take-back"))
                }
            }
            @if waits_for_undo(page) { button.plain form="go-on-now" { (say!(text, "table-go-on")) } }
            (more(page))
        }
    }
}
