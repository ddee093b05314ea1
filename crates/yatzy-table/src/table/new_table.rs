//! Tables to be made: new ones, and the same one again.

use super::decide::{MAX_SEATS, SeatLink, first_link};
use crate::next_seats;
use crate::rows::letters;
use crate::{
    DecisionContext, GameId, Opening, Permission, Refused, Saved, SavedSeat, Table, Token, Who, digest,
};
use std::sync::Arc;
use yatzy_bots::Level;
use yatzy_rules::fair::Secret;
use yatzy_rules::{
    Catalogue, DiceSource, Goal, Names, Player, Ruleset, RulesetFile, Seat, Setting, SharedVec,
    normalise_name,
};
use yatzy_text::PadNames;

/// The length of a code by which a game can be joined.
const CODE_LEN: usize = 6;

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// By which rules.
    pub rules: NewRules,
    /// Whose dice are thrown.
    pub source: DiceSource,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeat>,
    /// What people at the host's device play for.
    pub goal: Goal,
    /// Whether the coach may be asked; if it was not said, it may where everyone plays on the host's device.
    pub hints: Option<bool>,
    /// What makes the request happen once; the game's id and code come from it, and a device that has no token.
    pub key: Token,
}

/// The rules of a table to be made.
#[derive(Clone, Debug)]
pub enum NewRules {
    /// An entry of the catalogue, with options set by hand.
    Listed {
        /// The id of a ruleset or edition.
        id: String,
        /// The options.
        options: Vec<(String, String)>,
    },
    /// Rules as they are.
    Own {
        /// The edition whose names they use, if any.
        edition: Option<String>,
        /// The rules.
        rules: Arc<Ruleset>,
        /// What they call things.
        names: Names,
    },
}

/// A seat of a table to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// A person at the host's device.
    Here(String),
    /// A person who will come by the seat's link.
    Elsewhere(String),
    /// Whoever comes.
    Open,
    /// The computer.
    Computer {
        /// How well it plays.
        level: String,
        /// What it is called; its level if nobody says.
        name: Option<String>,
    },
}

/// A table that can be made: what to keep, and what to answer once it is kept.
#[derive(Clone, Debug)]
pub struct Making {
    /// The row to keep.
    pub game: Saved,
    /// Its host: who asked, or a device that was given a token.
    pub host: Who,
    /// The links of the persons' seats.
    pub links: Vec<SeatLink>,
}

impl NewTable {
    /// Checks a table and makes its rows. The same key makes the same table.
    pub fn make(&self, who: &Who, context: &DecisionContext) -> Result<Making, Refused> {
        let (edition, rules, names) = self.rules.resolve()?;
        let host = match who.hash() {
            Some(_) => who.clone(),
            None => Who::with(self.key.purpose("yatzy device")),
        };
        if self.seats.is_empty() {
            return Err(Refused::NoSeats);
        }
        if self.seats.len() > MAX_SEATS {
            return Err(Refused::TableFull);
        }
        let id = GameId::from_bytes(&self.key.derive("yatzy game id", b""));
        let own = host.token().unwrap_or(self.key);
        let mut seats = Vec::new();
        let mut links = Vec::new();
        for (seat, new) in (0..).map(Seat).zip(&self.seats) {
            if self.source == DiceSource::Table && matches!(new, NewSeat::Computer { .. }) {
                return Err(Refused::ComputerRealDice);
            }
            let token = first_link(own, &id, seat);
            let mut saved = new.saved(&host, token)?;
            if matches!(new, NewSeat::Here(_)) {
                saved.goal = self.goal;
            }
            if saved.link.is_some() {
                links.push(SeatLink { seat, token });
            }
            seats.push(saved);
        }
        let opening = Opening::of(&mut seats, context.now.date(context.zone), context.fresh);
        let request = self.digest(&host);
        let game = Saved {
            code: Some(letters(&self.key.derive("yatzy code", b""), CODE_LEN)),
            created: context.now,
            edition,
            rules,
            names,
            source: self.source,
            first_seats: seats.len() as u16,
            secret: secret(self.source, context),
            series: id.clone(),
            host: host.hash(),
            hints: self.hints.unwrap_or_else(|| plays_here(&self.seats)),
            request,
            opening: Some(opening),
            seats,
            log: SharedVec::new(),
            id,
        };
        Ok(Making { game, host, links })
    }
}

impl NewRules {
    /// Rules of one's own. What they start from keeps its own words.
    pub fn of_file(file: &RulesetFile) -> NewRules {
        let edition = file.base.clone().filter(|id| Catalogue::get().edition(id).is_some());
        NewRules::Own { edition, rules: Arc::new(file.rules.clone()), names: PadNames::of_file(file).own() }
    }

    /// The rules that are meant, and the edition whose names they use, whatever was set by hand.
    pub fn resolve(&self) -> Result<(Option<String>, Arc<Ruleset>, Names), Refused> {
        match self {
            NewRules::Own { edition, rules, names } => Ok((edition.clone(), rules.clone(), names.clone())),
            NewRules::Listed { id, options } => {
                let edition =
                    Catalogue::get().edition(id).ok_or_else(|| Refused::UnknownRules(id.clone()))?;
                let settings = options.iter().map(|(option, value)| Setting::new(option, value));
                let settings = settings.collect::<Result<Vec<_>, _>>().map_err(Refused::Setting)?;
                let rules = edition.rules.with(&settings).map_err(Refused::Invalid)?;
                Ok((Some(edition.id.clone()), Arc::new(rules), Names::default()))
            }
        }
    }
}

impl NewSeat {
    fn saved(&self, host: &Who, token: Token) -> Result<SavedSeat, Refused> {
        let read = |name: &str| normalise_name(name).map_err(Refused::Name);
        let link = Some(token.hash());
        Ok(match self {
            NewSeat::Here(name) => SavedSeat { link, holder: host.hash(), ..SavedSeat::person(&read(name)?) },
            NewSeat::Elsewhere(name) => SavedSeat { link, ..SavedSeat::person(&read(name)?) },
            NewSeat::Open => SavedSeat { player: Player::Nobody, link, ..SavedSeat::person("") },
            NewSeat::Computer { level, name } => {
                level.parse::<Level>().map_err(|_| Refused::UnknownBot(level.clone()))?;
                let name = name.as_deref().map(read).transpose()?;
                SavedSeat::bot(&name.unwrap_or_default(), level)
            }
        })
    }
}

impl Table {
    /// The same table again: rules, seats, links and watchers stay. However often it is asked for, a game has one
    /// rematch.
    pub fn rematch(&self, who: &Who, context: &DecisionContext) -> Result<Saved, Refused> {
        self.may(who, Permission::Rematch)?;
        let seats = next_seats(self.saved.seats.len(), |seat| self.game.has_left(seat))
            .into_iter()
            .filter_map(|seat| self.saved.seats.get(seat).cloned());
        let mut seats: Vec<SavedSeat> = seats.collect();
        let opening = Opening::of(&mut seats, context.now.date(context.zone), context.fresh);
        Ok(Saved {
            id: self.rematch_id(),
            code: Some(letters(&Token::from_bytes(context.fresh).derive("yatzy code", b""), CODE_LEN)),
            created: context.now,
            first_seats: seats.len() as u16,
            secret: secret(self.saved.source, context),
            seats,
            opening: Some(opening),
            request: digest("yatzy rematch", &[self.id().as_str().as_bytes()]),
            ..self.saved.with_log(SharedVec::new())
        })
    }

    /// The id of the rematch, be there one or not: known from the game before, and to nobody who does not know
    /// that.
    pub fn rematch_id(&self) -> GameId {
        GameId::from_bytes(&digest("yatzy rematch id", &[self.id().as_str().as_bytes()]))
    }
}

/// Whether everyone plays on one device, alone, in turns or against the computer.
fn plays_here(seats: &[NewSeat]) -> bool {
    seats.iter().all(|seat| matches!(seat, NewSeat::Here(_) | NewSeat::Computer { .. }))
}

/// The secret of the program's dice comes from the context alone: nothing that a player knows may lead to it.
fn secret(source: DiceSource, context: &DecisionContext) -> Option<Secret> {
    (source == DiceSource::Program)
        .then(|| Secret(Token::from_bytes(context.fresh).derive("yatzy dice secret", b"")))
}
