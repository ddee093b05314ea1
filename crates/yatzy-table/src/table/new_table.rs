//! New tables, and rematches.

use super::decide::{MAX_SEATS, SeatLink, check_goal, first_link};
use crate::next_seats;
use crate::rows::letters;
use crate::{
    Challenge, ChallengeError, DecisionContext, GameId, Opening, Permission, Refused, Saved, SavedSeat,
    Sharing, Table, Token, Who, digest,
};
use std::sync::Arc;
use yatzy_bots::Level;
use yatzy_rules::fair::Secret;
use yatzy_rules::{
    Catalogue, DiceSource, Goal, Names, Player, Ruleset, RulesetFile, Seat, Setting, SharedVec,
    normalise_name,
};
use yatzy_text::{Lang, PadNames};

/// Length of a join code.
const CODE_LEN: usize = 6;

/// A request for a new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The rules to play by.
    pub rules: NewRules,
    pub source: DiceSource,
    /// The seed of shared dice; a fresh one if none is given. Other dice have none.
    pub seed: Option<Secret>,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeat>,
    /// What people at the host's device play for.
    pub goal: Goal,
    /// Whether the coach may be asked. By default it may if everyone plays on the host's device.
    pub hints: Option<bool>,
    /// The idempotency key. The game's id and code are derived from it, and the token of a device without one.
    pub key: Token,
}

/// The rules of a new table.
#[derive(Clone, Debug)]
pub enum NewRules {
    /// An entry of the catalogue, with options.
    Listed {
        /// The id of a ruleset or edition.
        id: String,
        options: Vec<(String, String)>,
    },
    /// Rules that are not in the catalogue.
    Own {
        /// The edition whose names they use, if any.
        edition: Option<String>,
        rules: Arc<Ruleset>,
        /// The names of boxes and of the game.
        names: Names,
    },
    /// The rules of a challenge, and its dice.
    Challenge {
        code: String,
        /// What the code says.
        challenge: Box<Challenge>,
    },
}

/// A seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// A person at the host's device.
    Here(String),
    /// A person who will come by the seat's link.
    Elsewhere(String),
    /// An open seat, for the first person who takes it.
    Open,
    Computer {
        /// How well it plays.
        level: String,
        /// The name; without one it is called by its level.
        name: Option<String>,
    },
}

/// A new table: the rows to store, and the answer to give once they are stored.
#[derive(Clone, Debug)]
pub struct Making {
    /// The row to keep.
    pub game: Saved,
    /// The host: the asker, or their device with the token it was just given.
    pub host: Who,
    /// The links of the seats of persons.
    pub links: Vec<SeatLink>,
}

impl NewTable {
    /// Checks a new table and makes its rows. The same key makes the same table.
    pub fn make(&self, who: &Who, context: &DecisionContext) -> Result<Making, Refused> {
        let (edition, rules, names) = self.rules.resolve()?;
        let challenge = self.rules.challenge();
        let host = who.or_device_of(self.key);
        if self.seats.is_empty() {
            return Err(Refused::NoSeats);
        }
        if self.seats.len() > MAX_SEATS {
            return Err(Refused::TableFull);
        }
        let alone = matches!(self.seats[..], [NewSeat::Here(_)]);
        let wants_shared = self.seed.is_some() || challenge.is_some();
        if self.source == DiceSource::Shared && !alone || self.source != DiceSource::Shared && wants_shared {
            return Err(Refused::SharedDice);
        }
        // The house looks records up.
        if self.goal != Goal::Record {
            check_goal(&rules, self.goal)?;
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
            secret: challenge.map(|(_, seed)| seed).or(self.seed).or_else(|| secret(self.source, context)),
            series: id.clone(),
            host: host.hash(),
            hints: self.hints.unwrap_or_else(|| plays_here(&self.seats)),
            request,
            opening: Some(opening),
            of_match: None,
            sharing: Sharing { challenge: challenge.map(|(code, _)| code.to_owned()), ..Sharing::default() },
            seats,
            log: SharedVec::new(),
            id,
        };
        Ok(Making { game, host, links })
    }
}

impl NewRules {
    /// Rules of a file. The ruleset that they extend keeps its names; names in languages that are never shown are
    /// dropped.
    pub fn of_file(file: &RulesetFile) -> NewRules {
        let edition = file.base.clone().filter(|id| Catalogue::get().edition(id).is_some());
        let names = PadNames::of_file(file).own().in_languages(|lang| Lang::parse(lang).is_some());
        NewRules::Own { edition, rules: Arc::new(file.rules.clone()), names }
    }

    /// The rules and dice of a challenge. A link is taken as well as a code.
    pub fn of_challenge(text: &str) -> Result<NewRules, ChallengeError> {
        let challenge = Challenge::parse(text)?;
        Ok(NewRules::Challenge { code: challenge.code(), challenge: Box::new(challenge) })
    }

    /// The code and the seed of a challenge.
    fn challenge(&self) -> Option<(&str, Secret)> {
        match self {
            NewRules::Challenge { code, challenge } => Some((code, challenge.seed)),
            NewRules::Listed { .. } | NewRules::Own { .. } => None,
        }
    }

    /// Resolves the rules, and the edition whose names they use.
    pub fn resolve(&self) -> Result<(Option<String>, Arc<Ruleset>, Names), Refused> {
        match self {
            NewRules::Own { edition, rules, names } => Ok((edition.clone(), rules.clone(), names.clone())),
            NewRules::Challenge { challenge, .. } => {
                Ok((challenge.edition.clone(), challenge.rules.clone(), challenge.names.clone()))
            }
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
            NewSeat::Open => SavedSeat { player: Player::Open, link, ..SavedSeat::person("") },
            NewSeat::Computer { level, name } => {
                level.parse::<Level>().map_err(|_| Refused::UnknownBot(level.clone()))?;
                let name = name.as_deref().map(read).transpose()?;
                SavedSeat::bot(&name.unwrap_or_default(), level)
            }
        })
    }
}

impl Table {
    /// The next game of the same table, with the same rules, seats, links and spectators. Every request for a rematch
    /// of one game makes the same game.
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
            of_match: None,
            sharing: Sharing::default(),
            request: digest("yatzy rematch", &[self.id().as_str().as_bytes()]),
            ..self.saved.with_log(SharedVec::new())
        })
    }

    /// The id of the rematch, whether it exists or not. It is derived from the secret id of this game.
    pub fn rematch_id(&self) -> GameId {
        GameId::from_bytes(&digest("yatzy rematch id", &[self.id().as_str().as_bytes()]))
    }
}

/// Whether everyone plays on the host's device: alone, in turns or against the computer.
fn plays_here(seats: &[NewSeat]) -> bool {
    seats.iter().all(|seat| matches!(seat, NewSeat::Here(_) | NewSeat::Computer { .. }))
}

/// The secret of the program's dice comes from fresh random bytes alone, never from anything that a player knows.
fn secret(source: DiceSource, context: &DecisionContext) -> Option<Secret> {
    (source.is_program()).then(|| Secret(Token::from_bytes(context.fresh).derive("yatzy dice secret", b"")))
}
