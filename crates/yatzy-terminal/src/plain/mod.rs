//! The same game in lines, for screen readers and pipes: a command a line in, a few sentences out. Nothing is
//! drawn, nothing is told by place, and nothing waits for an answer.

mod command;
mod far;
mod history;
mod lines;

pub use far::join;

use crate::{Kit, OpenGame, Opponent, Setup, Shelved, refused};
use command::{Command, Vocabulary};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};
use yatzy_rules::{
    Action, Cell, DiceSource, Event, FREE_RETHROWS, Hand, Keep, Offer, Phase, Points, Refusal, Seat, Shown,
    TableTurn,
};
use yatzy_text::{Explain, say};

/// The longest line that is looked at; more can't be a command.
const LONGEST_LINE: u64 = 1024;

/// Plays from lines until they end, the game is over, or someone leaves. `prompt` is shown before each line,
/// for people; give pipes an empty one.
pub fn play(
    kit: Kit,
    setup: Option<Setup>,
    prompt: &str,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut table = PlainTable::new(kit, setup);
    let mut said = table.welcome();
    loop {
        for line in said.drain(..) {
            writeln!(output, "{line}")?;
        }
        if table.done {
            return output.flush();
        }
        write!(output, "{prompt}")?;
        output.flush()?;
        let mut bytes = Vec::new();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(());
        }
        said = table.line(&String::from_utf8_lossy(&bytes));
    }
}

/// A game played in lines.
struct PlainTable {
    kit: Kit,
    open: OpenGame,
    /// Games that can be taken up as long as this one has not begun.
    waiting: Vec<Shelved>,
    keep: Keep,
    dice: Option<Hand>,
    throws: Option<u16>,
    extra_yatzy: bool,
    bots: BTreeMap<Seat, Box<dyn Opponent>>,
    /// Whether a server's coach thinks.
    thinking: bool,
    done: bool,
}

impl PlainTable {
    fn new(mut kit: Kit, setup: Option<Setup>) -> PlainTable {
        let waiting = if setup.is_none() { kit.shelf.unfinished().unwrap_or_default() } else { Vec::new() };
        let setup = setup
            .or_else(|| kit.shelf.newest().map(|shelved| Setup::of_record(&shelved.record)))
            .or_else(|| Setup::of_edition("yatzy", vec![String::new()], DiceSource::Program))
            .expect("the plain game is in the catalogue")
            .with_clean_seats(kit.text);
        let open = OpenGame::new(&setup, &mut *kit.shelf, kit.today);
        PlainTable { waiting, ..PlainTable::at(kit, open) }
    }

    fn at(kit: Kit, open: OpenGame) -> PlainTable {
        PlainTable {
            kit,
            open,
            waiting: Vec::new(),
            keep: Keep::NOTHING,
            dice: None,
            throws: None,
            extra_yatzy: false,
            bots: BTreeMap::new(),
            thinking: false,
            done: false,
        }
    }

    fn welcome(&mut self) -> Vec<String> {
        let mut said = vec![lines::title(&self.open, self.kit.text)];
        for (i, shelved) in self.waiting.iter().enumerate() {
            let game = crate::screens::describe(shelved, self.kit.text);
            said.push(say!(self.kit.text, "plain-waiting", number = i + 1, game = game));
        }
        said.push(say!(self.kit.text, "plain-welcome"));
        said.extend(self.play_bots());
        said.extend(self.state());
        said
    }

    /// Follows one line.
    fn line(&mut self, line: &str) -> Vec<String> {
        let words =
            Vocabulary { rules: self.open.rules(), names: self.open.pad_names(), text: self.kit.text };
        match words.read(line) {
            None => Vec::new(),
            Some(Err(error)) => vec![lines::wrong(&error, &self.open, self.kit.text)],
            Some(Ok(command)) => self.follow(command),
        }
    }

    fn follow(&mut self, command: Command) -> Vec<String> {
        let text = self.kit.text;
        let open = &self.open;
        match command {
            Command::Help => lines::help(open, text),
            Command::Look => self.state(),
            Command::Boxes => lines::boxes(open, &self.offers(), text),
            Command::Card(seat) => {
                let seat = seat.map(|seat| Seat(seat.wrapping_sub(1))).or(open.seat());
                lines::card(open, seat.unwrap_or(Seat(0)), text)
            }
            Command::Rules => lines::rules(open, text),
            Command::Standings => lines::standings(open, text),
            Command::Statistics => history::lines(&self.kit, open),
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
            Command::Correct(round, seat, cell, told) => self.correct(round, seat, cell, told),
            Command::Undo => self.act(Action::TakeBack),
            Command::Coach => self.coach(),
            Command::Continue(number) => self.take_up(number),
            Command::Abandon => self.act(Action::Abandon),
            Command::SeatLeaves => match self.open.leaver() {
                Some(seat) => self.act(Action::Leave(seat)),
                None => Vec::new(),
            },
            Command::Quit => {
                self.done = true;
                self.kit.shelf.put_back(self.open.id());
                vec![say!(text, "plain-left")]
            }
        }
    }

    fn is_real(&self) -> bool {
        self.open.game().source() == DiceSource::Table
    }

    /// Does something, lets the computer answer, and says what came of it.
    fn act(&mut self, action: Action) -> Vec<String> {
        if self.open.is_far() {
            return self.ask_server(action);
        }
        let before = self.open.seat();
        match self.open.act(action, &mut *self.kit.dice, &mut *self.kit.shelf) {
            Err(refusal) => vec![refused(&refusal, &self.open, self.kit.text)],
            Ok(event) => {
                let mut said = lines::happened(&event, &self.open, self.kit.text);
                if !matches!(event, Event::Thrown { .. } | Event::Named { .. }) || self.open.seat() != before
                {
                    self.forget();
                }
                if self.open.unsaved().is_some() {
                    said.push(say!(self.kit.text, "table-not-saved"));
                }
                said.extend(self.play_bots());
                said.extend(self.state());
                said
            }
        }
    }

    /// Another turn: what was told for the last one is past.
    fn forget(&mut self) {
        self.keep = Keep::NOTHING;
        self.dice = None;
        self.throws = None;
        self.extra_yatzy = false;
    }

    fn play_bots(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while self.open.bot_to_play() {
            let Some(seat) = self.open.seat() else { break };
            let rules = self.open.game().rules().clone();
            let player = self.open.player(seat);
            let seed = self.open.seed();
            let known = self.bots.remove(&seat);
            let made = || self.kit.opponents.opponent(player.level().unwrap_or_default(), &rules, seed);
            let first = || self.kit.opponents.opponent(self.kit.opponents.levels().first()?, &rules, seed);
            let Some(mut bot) = known.or_else(made).or_else(first) else { break };
            let action = bot.choose(self.open.game());
            self.bots.insert(seat, bot);
            match self.open.act(action, &mut *self.kit.dice, &mut *self.kit.shelf) {
                Ok(event @ Event::Entered { .. }) => {
                    said.extend(lines::happened(&event, &self.open, self.kit.text));
                }
                Ok(_) => {}
                // A player that can't play leaves the table rather than keeping everyone waiting.
                Err(_) => {
                    let _ = self.open.act(Action::Leave(seat), &mut *self.kit.dice, &mut *self.kit.shelf);
                }
            }
        }
        said
    }

    /// How the game stands.
    fn state(&mut self) -> Vec<String> {
        if self.open.game().turn().is_none() {
            // A server's table may play again.
            self.done = !self.open.is_far();
            let mut said = lines::standings(&self.open, self.kit.text);
            said.extend(self.open.dice_checked(self.kit.text));
            return said;
        }
        let mut said = lines::turn(&self.open, self.kit.text);
        if let Phase::Thrown { rethrows, .. } = self.open.game().phase() {
            said.push(lines::pays(&self.open, &self.offers(), self.kit.text));
            if rethrows > 0 && self.keep != Keep::NOTHING {
                said.push(say!(self.kit.text, "plain-kept", keep = self.keep.to_string()));
            }
        }
        said
    }

    fn offers(&self) -> Vec<Offer> {
        let game = self.open.game();
        match self.dice {
            Some(hand) if game.turn().and_then(|turn| turn.hand()).is_none() => game.offers_of(hand),
            _ => game.offers(),
        }
    }

    fn keep(&mut self, keep: Keep) -> String {
        let text = self.kit.text;
        match self.open.game().turn().and_then(|turn| turn.hand()) {
            None => refused(&Refusal::ThrowFirst, &self.open, text),
            Some(hand) if !keep.dice().is_within(hand) => {
                refused(&Refusal::NotInHand { keep, hand }, &self.open, text)
            }
            Some(hand) => {
                self.keep = keep;
                say!(
                    text,
                    "plain-keep",
                    keep = lines::dice(keep.dice(), text),
                    loose = hand.len() - keep.dice().len()
                )
            }
        }
    }

    fn throw(&mut self) -> Vec<String> {
        if self.is_real() {
            return vec![say!(self.kit.text, "table-type-dice", dice = self.open.rules().dice())];
        }
        let thrown = self.open.game().turn().and_then(|turn| turn.hand()).is_some();
        let keep = if thrown { self.keep } else { Keep::NOTHING };
        self.act(Action::Throw(keep))
    }

    /// A zero must be said: `enter yatzy 0`.
    fn enter(&mut self, cell: Cell, points: Option<Points>) -> Vec<String> {
        let action = match (self.is_real(), self.dice, points) {
            (true, Some(hand), _) => self.table(Shown::Hand(hand), cell),
            (true, None, Some(points)) => {
                self.table(Shown::Points { points, extra_yatzy: self.extra_yatzy }, cell)
            }
            (true, None, None) => return vec![lines::dice_first(&self.open, self.kit.text)],
            (false, ..) => Action::Enter(cell),
        };
        let name = self.kit.text.cell_name(self.open.pad_names(), self.open.rules(), cell);
        match self.open.game().decide(action, &mut *self.kit.dice) {
            Ok(Event::Entered { entry, .. } | Event::Tabled { entry, .. }) => match points {
                None if entry.points == Points::ZERO => {
                    let id = self.open.rules().cell_id(cell);
                    vec![say!(self.kit.text, "plain-zero", box = name, id = id)]
                }
                Some(points) if points != entry.points => {
                    let wrong = Refusal::WrongPoints { expected: entry.points, found: points };
                    vec![refused(&wrong, &self.open, self.kit.text)]
                }
                _ => self.act(action),
            },
            _ => self.act(action),
        }
    }

    fn table(&self, shown: Shown, cell: Cell) -> Action {
        Action::Table(TableTurn { named: None, shown, throws: self.told_throws(), cell })
    }

    /// Where chips count, the number of throws; what nobody told is taken for all three.
    fn told_throws(&self) -> Option<u16> {
        self.throws.filter(|_| self.open.rules().has_chips())
    }

    fn dice(&mut self, hand: Hand) -> Vec<String> {
        let text = self.kit.text;
        if !self.is_real() {
            return vec![refused(&Refusal::NotFromTheTable, &self.open, text)];
        }
        if let Err(error) = self.open.rules().check_hand(hand) {
            return vec![error.explain(text)];
        }
        self.dice = Some(hand);
        vec![say!(text, "plain-dice", dice = hand.to_string()), lines::pays(&self.open, &self.offers(), text)]
    }

    fn correct(&mut self, round: u16, seat: u16, cell: Cell, told: Result<Hand, Points>) -> Vec<String> {
        let seat = Seat(seat.wrapping_sub(1));
        let shown = match told {
            Ok(hand) => Shown::Hand(hand),
            Err(points) => Shown::Points { points, extra_yatzy: self.extra_yatzy },
        };
        let before = self.open.game().turn_at(round, seat);
        let named = before.and_then(|turn| turn.named);
        let throws = self.told_throws().or_else(|| before.and_then(|turn| turn.throws()));
        let throws = throws.filter(|_| self.open.rules().has_chips());
        self.act(Action::Correct { round, seat, table: TableTurn { named, shown, throws, cell } })
    }

    fn coach(&mut self) -> Vec<String> {
        let (names, text) = (self.open.pad_names(), self.kit.text);
        let game = self.open.with_hand(self.dice, self.throws.unwrap_or(1 + FREE_RETHROWS));
        let thrown = matches!(game.phase(), Phase::Thrown { rethrows, .. } if rethrows > 0);
        let present = Some(Action::Throw(self.keep)).filter(|_| thrown && self.keep != Keep::NOTHING);
        let coach = self.kit.coach.clone();
        let advice = coach.and_then(|coach| coach.lock().ok()?.advise(&game, present, names, text));
        let Some(advice) = advice else { return vec![say!(text, "coach-absent")] };
        if !self.open.game().turn().is_some_and(|turn| turn.hinted) {
            let _ = self.open.act(Action::Hint, &mut *self.kit.dice, &mut *self.kit.shelf);
        }
        [Some(advice.sentence), advice.cost].into_iter().flatten().collect()
    }

    /// Takes up a game that was waiting, as long as this one has not begun.
    fn take_up(&mut self, number: usize) -> Vec<String> {
        let text = self.kit.text;
        let begun = !self.open.game().steps().is_empty()
            || self.open.game().turn().is_some_and(|turn| turn.throws() != Some(0));
        let waiting = number.checked_sub(1).and_then(|i| self.waiting.get(i)).filter(|_| !begun);
        let Some(shelved) = waiting else { return vec![say!(text, "plain-nothing-waits")] };
        match self.kit.shelf.take(&shelved.id) {
            Ok(record) => {
                self.open = OpenGame::resume(Shelved { id: shelved.id.clone(), record });
                self.waiting.clear();
                let mut said = vec![lines::title(&self.open, text)];
                said.extend(self.play_bots());
                said.extend(self.state());
                said
            }
            Err(_) => vec![say!(text, "games-taken")],
        }
    }
}
