//! A game that is being played here: its record, its names, and the shelf's copy of it, kept in step.

use crate::far::{Far, Joined, News, Unasked, Wish};
use crate::{Room, Setup, Shelf, ShelfError, Shelved};
use yatzy_rules::{
    Action, Catalogue, Date, Dice, DiceSource, Event, Game, Hand, Player, Record, Refusal, Ruleset, Seat,
    Turn,
};
use yatzy_store::{GameId, Happening};
use yatzy_text::{PadNames, Text, say};

/// A game in play.
#[derive(Debug)]
pub struct OpenGame {
    id: GameId,
    record: Record,
    pad_names: PadNames,
    /// What happened and is not on the shelf yet.
    news: Vec<Happening>,
    unsaved: Option<ShelfError>,
    /// The server that keeps the game, where it is not kept here.
    far: Option<Far>,
}

impl OpenGame {
    /// A new game. It reaches the shelf with its first event.
    pub fn new(setup: &Setup, shelf: &mut dyn Shelf, today: Option<Date>) -> OpenGame {
        let game = Game::new(setup.rules.clone(), setup.seats.len() as u16, setup.source);
        let record = Record {
            edition: setup.edition.clone(),
            date: today,
            own_names: setup.names.own(),
            ..Record::new(setup.seats.clone(), game)
        };
        let (id, pad_names) = (shelf.new_id(), setup.names.clone());
        OpenGame { id, record, pad_names, news: Vec::new(), unsaved: None, far: None }
    }

    /// A game from the shelf, to go on with.
    pub fn resume(shelved: Shelved) -> OpenGame {
        let pad_names = PadNames::of_record(&shelved.record);
        OpenGame {
            id: shelved.id,
            record: shelved.record,
            pad_names,
            news: Vec::new(),
            unsaved: None,
            far: None,
        }
    }

    /// The same game for another screen.
    pub fn again(&self) -> OpenGame {
        OpenGame {
            id: self.id.clone(),
            record: self.record.clone(),
            pad_names: self.pad_names.clone(),
            news: self.news.clone(),
            unsaved: None,
            far: self.far.clone(),
        }
    }

    /// A game that a server keeps.
    pub fn join(joined: Joined) -> OpenGame {
        let far = Some(Far::new(joined.link, joined.room, joined.version));
        OpenGame { far, ..OpenGame::resume(Shelved { id: joined.id, record: joined.record }) }
    }

    /// Asks the server that keeps the game for something; the answer comes as news.
    pub fn ask(&mut self, action: Action, dice: &mut dyn Dice) -> Result<(), Unasked> {
        if !matches!(action, Action::Leave(_) | Action::TakeBack | Action::Abandon) && !self.is_ours() {
            return Err(Unasked::NotOurs);
        }
        // The dice are the server's: these only tell whether a throw is legal.
        let event = self.record.game.decide(action, dice).map_err(Unasked::Refused)?;
        match event {
            Event::TookBack { seat } if !self.may_write(seat) => Err(Unasked::NotOurChoice(seat)),
            _ => self.wish(Wish::Act(action)),
        }
    }

    /// Asks the server for something that it alone can judge.
    pub fn wish(&mut self, wish: Wish) -> Result<(), Unasked> {
        match &mut self.far {
            Some(far) if !far.is_waiting() => {
                far.ask(wish);
                Ok(())
            }
            _ => Err(Unasked::Busy),
        }
    }

    /// Where the table has gone on to, if it has.
    pub fn follow(&self) -> Option<OpenGame> {
        self.far.as_ref()?.take_next().map(OpenGame::join)
    }

    /// Whether the table has gone on.
    pub fn has_next(&self) -> bool {
        self.far.as_ref().is_some_and(Far::has_next)
    }

    /// The server's table around the game, where a server keeps it.
    pub fn room(&self) -> Option<&Room> {
        self.far.as_ref().map(Far::room)
    }

    /// Whether the server that keeps the game can't be reached.
    pub fn is_offline(&self) -> bool {
        self.far.as_ref().is_some_and(Far::is_offline)
    }

    /// Whether the server that kept the game has deleted it.
    pub fn is_gone(&self) -> bool {
        self.far.as_ref().is_some_and(Far::is_gone)
    }

    /// Who would leave: whoever is to play, or at a server's table whoever sits here and still plays.
    pub fn leaver(&self) -> Option<Seat> {
        let Some(room) = self.room() else { return self.seat() };
        let stays = |seat: &&Seat| !self.game().has_left(**seat);
        let to_play = self.seat().filter(|seat| room.own.contains(seat));
        to_play.or_else(|| room.own.iter().find(stays).copied())
    }

    /// The next news from the server. The game is in step with it.
    pub fn news(&mut self) -> Option<News> {
        let news = self.far.as_mut()?.news()?;
        if let News::Game { record, .. } = &news {
            self.record.clone_from(record);
        }
        Some(news)
    }

    /// Whether a server keeps the game.
    pub fn is_far(&self) -> bool {
        self.far.is_some()
    }

    /// Whether an answer of the server is still to come.
    pub fn is_waiting(&self) -> bool {
        self.far.as_ref().is_some_and(Far::is_waiting)
    }

    /// The seats that are played from here; all, where the game is kept here.
    pub fn own_seats(&self) -> Vec<Seat> {
        self.room().map_or_else(|| self.seats().collect(), |room| room.own.clone())
    }

    /// Whether whoever is to play sits here. A pad for real dice takes entries from everyone at the table.
    pub fn is_ours(&self) -> bool {
        self.seat().is_some_and(|seat| self.may_write(seat))
    }

    /// Whether a seat's turns are told from here.
    fn may_write(&self, seat: Seat) -> bool {
        let Some(room) = self.room() else { return true };
        room.own.contains(&seat) || (self.game().source() == DiceSource::Table && !room.is_watching())
    }

    /// What is to be said of the dice at the end of a game on a server.
    pub fn dice_checked(&self, text: Text) -> Option<String> {
        self.far.as_ref().and_then(|far| far.dice_checked(&self.record, text))
    }

    /// Does something, if the rules allow it. It is saved before it can be seen: a crash is never a free
    /// rethrow.
    pub fn act(
        &mut self,
        action: Action,
        dice: &mut dyn Dice,
        shelf: &mut dyn Shelf,
    ) -> Result<Event, Refusal> {
        let event = self.record.game.decide(action, dice)?;
        if matches!(event, Event::TookBack { seat } if self.player(seat).level().is_some()) {
            // What the computer chose is not ours to take back; it has played on from there.
            return Err(Refusal::ThrowStands);
        }
        self.record.game.record(&event)?;
        self.save(Happening::play(event), shelf);
        Ok(event)
    }

    /// Gives a seat to the computer: its column stays and goes on.
    pub fn hand_over(&mut self, seat: Seat, level: &str, shelf: &mut dyn Shelf) {
        if let Some(who) = self.record.seats.get_mut(usize::from(seat.0)) {
            who.player = Player::computer(level);
            self.save(Happening::Seated(seat), shelf);
        }
    }

    /// What the shelf refused before is told again with what is new.
    fn save(&mut self, happening: Happening, shelf: &mut dyn Shelf) {
        self.news.push(happening);
        self.unsaved = shelf.append(&self.id, &self.record, &self.news).err();
        if self.unsaved.is_none() {
            self.news.clear();
        }
    }

    /// The game as it would stand with these real dice on the table after so many throws: for the coach, who
    /// must see what is not entered yet. Without dice, the game as it is.
    pub fn with_hand(&self, hand: Option<Hand>, throws: u16) -> Game {
        hand.map_or_else(|| self.record.game.clone(), |hand| self.record.game.if_thrown(hand, throws))
    }

    /// A number of this game alone, so that the computer's players differ from game to game and yet come back
    /// the same after a crash.
    pub fn seed(&self) -> u64 {
        let bytes = self.id.to_string().into_bytes();
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |seed: u64, &byte| {
            (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// Its name on the shelf.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// Everything known of it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game itself.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The rules in force.
    pub fn rules(&self) -> &Ruleset {
        self.record.game.rules()
    }

    /// What its pad calls things.
    pub fn pad_names(&self) -> &PadNames {
        &self.pad_names
    }

    /// The plain rules that its edition builds on.
    pub fn plain_rules(&self) -> Option<&'static Ruleset> {
        let edition = Catalogue::get().edition(self.record.edition.as_deref()?)?;
        Catalogue::get().edition(&edition.game).map(|game| &*game.rules)
    }

    /// The edition, where it is more than the plain game under another name.
    pub fn edition_beyond_plain(&self) -> Option<&str> {
        self.record.edition.as_deref().filter(|edition| is_beyond_plain(edition))
    }

    /// The game with its edition, where that is more than the plain game.
    pub fn title(&self, text: Text) -> String {
        let title = text.title(&self.pad_names);
        match self.edition_beyond_plain() {
            Some(edition) => format!("{title} ({edition})"),
            None => title,
        }
    }

    /// Whether anything has happened in it.
    pub fn is_begun(&self) -> bool {
        let begun = |turn: &Turn| turn.hand().is_some() || turn.named.is_some();
        !self.game().steps().is_empty() || self.game().turn().is_some_and(begun)
    }

    /// Why the last event is not on the shelf yet, if it isn't.
    pub fn unsaved(&self) -> Option<&ShelfError> {
        self.unsaved.as_ref()
    }

    /// Who plays a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        self.record.player(seat)
    }

    /// The name of a seat as screens show it.
    pub fn shown_name(&self, seat: Seat, text: Text) -> String {
        let there = self.room().and_then(|room| room.seats.get(usize::from(seat.0)));
        let who = there.or_else(|| self.record.seat(seat));
        who.map_or_else(|| say!(text, "seat-number", seat = seat.number()), |who| text.seat_name(seat, who))
    }

    /// Whose turn it is; `None` once the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.game().turn().map(|turn| turn.seat)
    }

    /// Whether the computer is to play, and here.
    pub fn bot_to_play(&self) -> bool {
        !self.is_far() && self.seat().is_some_and(|seat| self.player(seat).level().is_some())
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game().seats()).map(Seat)
    }
}

/// Whether an edition is more than the plain game under another name.
pub fn is_beyond_plain(edition: &str) -> bool {
    Catalogue::get().edition(edition).is_none_or(|entry| entry.game != entry.id)
}
