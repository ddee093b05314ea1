//! A table in lines: the effect of each command.

use super::command::{Command, Vocabulary};
use super::{history, lines, lookback};
use crate::connection::Pending;
use crate::screens::{Waiting, describe, newest, unfinished};
use crate::setup::Setup;
use crate::{Environment, OpenTable, WantedSeat, app, refusal};
use std::time::Duration;
use yatzy_rules::{
    Action, Cell, Hand, HandError, Keep, Offer, Points, Refusal, Seat, Shown, TableTurn, is_same_name,
};
use yatzy_table::{GameId, Newcomer, Refused, Rejection, ToldHands, View};
use yatzy_text::{Explain, say};

/// A table in lines.
pub struct PlainTable {
    pub(super) environment: Environment,
    pub(super) table: OpenTable,
    /// Unfinished games that can be continued while this one has not begun.
    waiting: Vec<Waiting>,
    pub(super) keep: Keep,
    dice: Option<Hand>,
    /// The hands of real dice reported in this turn.
    told: ToldHands,
    throws: Option<u16>,
    extra_yatzy: bool,
    /// Whether a request was made after which the state of the game is said.
    pub(super) acted: bool,
    /// The view of the rematch.
    pub(super) next: Pending<Result<View, Rejection>>,
    /// Whether the result of the dice check was said.
    pub(super) checked: bool,
    pub(super) done: bool,
}

impl PlainTable {
    /// A new game like the last one, unless the person continues another one.
    pub fn home(environment: Environment) -> Result<(PlainTable, Vec<String>), String> {
        let text = environment.text;
        let (house, who) = (environment.connection.house(), environment.connection.who());
        let waiting = unfinished(&environment.connection).wait().and_then(Result::ok).unwrap_or_default();
        let last = environment.connection.ask(async move { newest(&*house, &who).await }).wait().flatten();
        let setup = last.as_ref().map_or_else(Setup::first, Setup::like).with_names(text);
        let view = app::make(&environment, &setup).map_err(|rejection| rejection.sentence(text))?;
        let mut table = PlainTable::new(environment, view);
        table.waiting = waiting;
        let said = table.welcome();
        Ok((table, said))
    }

    /// An existing table.
    pub fn at(environment: Environment, view: View) -> (PlainTable, Vec<String>) {
        let mut table = PlainTable::new(environment, view);
        let said = table.welcome();
        (table, said)
    }

    fn new(environment: Environment, view: View) -> PlainTable {
        PlainTable {
            table: OpenTable::new(&environment.connection, view),
            environment,
            waiting: Vec::new(),
            keep: Keep::NOTHING,
            dice: None,
            told: ToldHands::default(),
            throws: None,
            extra_yatzy: false,
            acted: false,
            next: Pending::Never,
            checked: false,
            done: false,
        }
    }

    pub(super) fn view(&self) -> &View {
        self.table.view()
    }

    /// Whether the program can end.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the house can't be reached.
    pub fn is_lost(&self) -> bool {
        self.table.is_lost()
    }

    /// Whether the next line has to wait: for an answer, for the coach, or for the computer's turn at a local table.
    pub fn is_busy(&self) -> bool {
        self.table.is_waiting() || self.table.is_thinking() || self.next.is_waiting() || self.computer_plays()
    }

    /// Whether the computer plays, and only this device watches it.
    pub(super) fn computer_plays(&self) -> bool {
        let plays = self.environment.connection.offers().computer;
        plays && self.view().computer_plays() && self.view().plays_here()
    }

    /// Deletes a table at which nothing has happened.
    pub fn leave(&self) {
        self.table.forget();
    }

    /// Waits for updates, at most this long.
    pub fn wait(&self, wait: Duration) {
        let notifier = self.environment.connection.notifier();
        notifier.wait_for_news(wait);
        notifier.take_news();
    }

    /// Moves to another table.
    pub(super) fn move_to(&mut self, view: View) -> Vec<String> {
        self.table = OpenTable::new(&self.environment.connection, view);
        self.waiting.clear();
        (self.acted, self.checked) = (false, false);
        self.forget();
        self.welcome()
    }

    /// Executes one line.
    pub fn line(&mut self, line: &str) -> Vec<String> {
        let view = self.table.view();
        let words = Vocabulary { rules: &view.rules, names: &view.names, text: self.environment.text };
        match words.read(line) {
            None => Vec::new(),
            Some(Err(error)) => vec![lines::wrong(&error, view, self.environment.text)],
            Some(Ok(command)) => self.follow(command),
        }
    }

    fn follow(&mut self, command: Command) -> Vec<String> {
        let text = self.environment.text;
        let view = self.table.view();
        match command {
            Command::Help => lines::help(view, self.environment.connection.offers(), text),
            Command::Look => self.state(),
            Command::Boxes => lines::boxes(view, &self.offers(), text),
            Command::Card(seat) => {
                let seat = seat.map(|seat| Seat(seat.wrapping_sub(1))).or(view.turn_of());
                lines::card(view, seat.unwrap_or(Seat(0)), text)
            }
            Command::Rules => lines::rules(view, text),
            Command::Standings => lines::standings(view, text),
            Command::Statistics => history::lines(&self.environment, view),
            Command::Keep(keep) => vec![self.keep(keep)],
            Command::Throw => self.throw(),
            Command::Name(cell) => self.act(Action::Name(cell)),
            Command::Enter(cell, points) => self.enter(cell, points),
            Command::Dice(hand) => self.dice(hand),
            Command::Throws(throws) => {
                self.throws = Some(throws);
                vec![say!(text, "plain-throws", throws = throws)]
            }
            Command::Extra => {
                self.extra_yatzy = !self.extra_yatzy;
                let claimed = self.extra_yatzy;
                vec![if claimed {
                    say!(text, "table-extra-yatzy")
                } else {
                    say!(text, "table-no-extra-yatzy")
                }]
            }
            Command::Correct { round, seat, cell, shown } => self.correct(round, seat, cell, shown),
            Command::Undo => self.act(Action::TakeBack),
            Command::Coach => self.coach(),
            Command::Goal(goal) => self.goal(goal),
            Command::Continue(number) => self.take_up(number),
            Command::Abandon => self.act(Action::Abandon),
            Command::SeatLeaves => match self.table.leaver() {
                Some(seat) => self.act(Action::Leave(seat)),
                None => vec![say!(text, "table-watching")],
            },
            Command::Again => self.again(),
            Command::Report => lookback::report(&self.environment, view),
            Command::Replay => lookback::replay(&self.environment, view),
            Command::Save => lookback::save(&self.environment, view),
            Command::Finished => lookback::finished_games(&self.environment),
            Command::Open(number) => self.open(number),
            Command::StepIn => self.asked_for(OpenTable::step_in),
            Command::Sit(name) => self.sit(&name),
            Command::Ask(name) => self.ask_for_seat(&name),
            Command::Answer(number, allow) => self.answer_request(number, allow),
            Command::Move => match self.table.leaver() {
                Some(seat) => self.asked_for(|table| table.relink(seat)),
                None => vec![say!(text, "table-watching")],
            },
            Command::Quit => self.quit(),
        }
    }

    /// Sits down: on the seat that is kept for this name, else as a new player.
    fn sit(&mut self, name: &str) -> Vec<String> {
        let (text, view) = (self.environment.text, self.view());
        let newcomer = view.newcomer(name);
        match newcomer {
            _ if name.is_empty() => self.who_are_you(),
            Newcomer::Taken(seat) if view.on_other_devices().any(|held| held.seat == seat.seat) => {
                vec![say!(text, "online-plain-ask", name = seat.name.as_str())]
            }
            Newcomer::NoSeat if view.may_sit() => self.who_are_you(),
            _ if view.you.is_watching() && !view.may_sit() => vec![say!(text, "online-no-seat")],
            Newcomer::Taken(_) => newcomer.problem(text).into_iter().collect(),
            Newcomer::Expected(_) | Newcomer::New | Newcomer::NoSeat => {
                self.asked_for(|table| table.sit(&WantedSeat::Any(name.to_owned())))
            }
        }
    }

    /// Asks for the seat of this name, which another device holds.
    fn ask_for_seat(&mut self, name: &str) -> Vec<String> {
        let (text, view) = (self.environment.text, self.view());
        let held = view.on_other_devices().find(|seat| is_same_name(&seat.name, name)).map(|seat| seat.seat);
        match held {
            Some(seat) => self.asked_for(|table| table.sit(&WantedSeat::Held(seat))),
            None => vec![say!(text, "online-no-seat")],
        }
    }

    /// Answers the request of another device for a seat: the one with this number, or the first.
    fn answer_request(&mut self, number: Option<u16>, allow: bool) -> Vec<String> {
        let requests = self.view().requests_to_answer().map(|(seat, number)| (seat.seat, number));
        let found = requests.into_iter().find(|(_, other)| number.is_none_or(|number| number == *other));
        match found {
            Some((seat, number)) => self.asked_for(|table| table.answer_request(seat, number, allow)),
            None => vec![say!(self.environment.text, "seat-request-over")],
        }
    }

    /// What a person without a seat can answer.
    fn who_are_you(&self) -> Vec<String> {
        let (text, view) = (self.environment.text, self.view());
        let expected: Vec<String> = view.expected().map(|seat| seat.shown(text)).collect();
        let first = view.expected().next().map(|seat| seat.name.as_str());
        let kept = first
            .map(|name| say!(text, "online-plain-expected", names = text.all_of(&expected), name = name));
        let new = view.takes_new_players().then(|| say!(text, "online-plain-sit"));
        let held =
            view.on_other_devices().map(|seat| say!(text, "online-plain-ask", name = seat.name.as_str()));
        kept.into_iter().chain(new).chain(held).collect()
    }

    fn quit(&mut self) -> Vec<String> {
        self.done = true;
        let waits = self.environment.offers_again && self.table.is_begun() && !self.view().is_over();
        self.table.forget();
        if waits { vec![say!(self.environment.text, "plain-left")] } else { Vec::new() }
    }

    /// Requests an action. Its result is said when the house has answered.
    fn act(&mut self, action: Action) -> Vec<String> {
        let about_a_turn = !matches!(action, Action::Leave(_) | Action::TakeBack | Action::Abandon);
        if about_a_turn && !self.view().is_over() && !self.table.is_ours() {
            return self.table.whose_turn(self.environment.text).into_iter().collect();
        }
        self.acted = true;
        self.asked_for(|table| table.act(action))
    }

    pub(super) fn asked_for(&mut self, ask: impl FnOnce(&mut OpenTable) -> bool) -> Vec<String> {
        if ask(&mut self.table) { Vec::new() } else { vec![say!(self.environment.text, "online-waiting")] }
    }

    fn again(&mut self) -> Vec<String> {
        match self.view().next.clone() {
            Some(next) => {
                self.go_on(next);
                Vec::new()
            }
            None => self.asked_for(OpenTable::rematch),
        }
    }

    /// Follows the table to its rematch.
    pub(super) fn go_on(&mut self, next: GameId) {
        let connection = self.environment.connection.clone();
        self.next = self.environment.connection.ask(async move {
            let (house, who) = (connection.house(), connection.who());
            connection.connectivity().retry(|| house.look(&next, &who)).await
        });
    }

    /// A new turn: forgets what was reported for the last one.
    pub(super) fn forget(&mut self) {
        self.keep = Keep::NOTHING;
        self.dice = None;
        self.told = ToldHands::default();
        self.throws = None;
        self.extra_yatzy = false;
    }

    /// The offers for the reported dice, or for the current ones.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let thrown = self.view().turn.as_ref().is_some_and(|turn| turn.hand().is_some());
        match self.dice.filter(|_| !thrown) {
            Some(hand) => self.view().offers_of(hand, None),
            None => self.view().offers.clone(),
        }
    }

    fn refuse(&self, refused: Refusal) -> String {
        refusal::sentence(refused, self.view(), self.environment.text)
    }

    fn keep(&mut self, keep: Keep) -> String {
        let text = self.environment.text;
        match self.view().turn.as_ref().and_then(|turn| turn.hand()) {
            None => self.refuse(Refusal::ThrowFirst),
            Some(hand) if !keep.dice().is_within(hand) => self.refuse(Refusal::NotInHand { keep, hand }),
            Some(hand) => {
                self.keep = keep;
                let loose = hand.len() - keep.dice().len();
                say!(text, "plain-keep", keep = lines::dice(keep.dice(), text), loose = loose)
            }
        }
    }

    fn throw(&mut self) -> Vec<String> {
        if self.table.is_real() {
            return vec![say!(self.environment.text, "table-type-dice", dice = self.view().rules.dice())];
        }
        let thrown = self.view().turn.as_ref().is_some_and(|turn| turn.hand().is_some());
        let keep = if thrown { self.keep } else { Keep::NOTHING };
        self.act(Action::Throw(keep))
    }

    /// A zero must be confirmed: `enter yatzy 0`.
    fn enter(&mut self, cell: Cell, points: Option<Points>) -> Vec<String> {
        let (action, known) = match (self.table.is_real(), self.dice, points) {
            (true, Some(hand), _) => (self.tell(Shown::Hand(hand), cell), true),
            (true, None, Some(points)) => {
                (self.tell(Shown::Points { points, extra_yatzy: self.extra_yatzy }, cell), false)
            }
            (true, None, None) => return vec![lines::dice_first(self.view(), self.environment.text)],
            (false, ..) => (Action::Enter(cell), true),
        };
        let text = self.environment.text;
        let offer = self.offers().into_iter().find(|offer| known && offer.cell == cell);
        match (offer.and_then(|offer| offer.allowed()), points) {
            (Some(Points::ZERO), None) => {
                let (name, id) = (self.view().cell_name(text, cell), self.view().rules.cell_id(cell));
                vec![say!(text, "plain-zero", box = name, id = id)]
            }
            (Some(expected), Some(found)) if expected != found => {
                vec![self.refuse(Refusal::WrongPoints { expected, found })]
            }
            _ => self.act(action),
        }
    }

    fn tell(&self, shown: Shown, cell: Cell) -> Action {
        Action::Table(TableTurn { named: None, shown, throws: self.told_throws(), cell })
    }

    /// The number of throws, if chips depend on it; three if it was not reported.
    fn told_throws(&self) -> Option<u16> {
        self.throws.filter(|_| self.view().rules.has_chips())
    }

    fn dice(&mut self, hand: Hand) -> Vec<String> {
        let text = self.environment.text;
        if !self.table.is_real() {
            return vec![self.refuse(Refusal::NotFromTheTable)];
        }
        let (expected, found) = (self.view().rules.dice(), hand.len());
        if expected != found {
            return vec![HandError::WrongCount { expected, found }.explain(text)];
        }
        self.dice = Some(hand);
        self.told.note(self.table.view(), hand);
        vec![
            say!(text, "plain-dice", dice = hand.to_string()),
            lines::pays(self.view(), &self.offers(), text),
        ]
    }

    fn correct(&mut self, round: u16, seat: Seat, cell: Cell, shown: Shown) -> Vec<String> {
        let shown = match shown {
            Shown::Points { points, .. } => Shown::Points { points, extra_yatzy: self.extra_yatzy },
            hand => hand,
        };
        let before = self.view().turn_at(round, seat);
        let named = before.and_then(|turn| turn.named);
        let throws = self.told_throws().or_else(|| before.and_then(|turn| turn.throws()));
        let throws = throws.filter(|_| self.view().rules.has_chips());
        self.act(Action::Correct { round, seat, table: TableTurn { named, shown, throws, cell } })
    }

    /// Asks the coach.
    fn coach(&mut self) -> Vec<String> {
        if !self.view().is_over() && !self.table.is_ours() {
            return self.table.whose_turn(self.environment.text).into_iter().collect();
        }
        let told = self.dice.map(|hand| (hand, self.throws.or(self.told.throws())));
        let about = self.view().about(told, None, self.keep);
        let text = self.environment.text;
        self.asked_for(|table| table.ask_coach(about, text))
    }

    /// Continues an unfinished game, as long as this one has not begun.
    fn take_up(&mut self, number: usize) -> Vec<String> {
        let text = self.environment.text;
        let waiting = number.checked_sub(1).and_then(|i| self.waiting.get(i));
        let Some(waiting) = waiting.filter(|_| !self.table.is_begun()) else {
            return vec![say!(text, "plain-nothing-waits")];
        };
        let (connection, game) = (self.environment.connection.clone(), waiting.view.id.clone());
        let look = async move { connection.house().look(&game, &connection.who()).await };
        match self.environment.connection.ask(look).wait() {
            Some(Ok(view)) => {
                self.table.forget();
                self.move_to(view)
            }
            Some(Err(rejection)) => vec![rejection.sentence(text)],
            None => vec![Refused::Unavailable.sentence(text, None)],
        }
    }

    /// Opens a finished game, as long as the current one has not begun or is over too.
    fn open(&mut self, number: usize) -> Vec<String> {
        let text = self.environment.text;
        if self.table.is_begun() && !self.view().is_over() {
            return vec![say!(text, "finished-later")];
        }
        match lookback::open(&self.environment, number) {
            Ok(view) => {
                self.table.forget();
                self.move_to(view)
            }
            Err(words) => vec![words],
        }
    }

    /// The first sentences at a table.
    fn welcome(&mut self) -> Vec<String> {
        let text = self.environment.text;
        let mut said = vec![lines::title(self.view(), text)];
        for (i, waiting) in self.waiting.iter().enumerate() {
            said.push(say!(text, "plain-waiting", number = i + 1, game = describe(waiting, text)));
        }
        said.push(say!(text, "plain-welcome"));
        if self.computer_plays() {
            // The computer's actions are said as they happen, and then the state of the game.
            self.table.hurry();
            return said;
        }
        said.extend(self.state());
        if self.view().is_over() {
            said.extend(self.what_next());
            return said;
        }
        if self.view().you.is_watching() {
            said.push(say!(text, "table-watching"));
            said.extend(self.who_are_you());
        }
        said.extend(self.table.whose_turn(text).filter(|_| !self.table.is_ours()));
        said.extend(self.who_is_away());
        said
    }
}
