//! New games: from a form, from the API, and again with the same table.

use super::MAX_SEATS;
use super::series::next_seats;
use crate::app::App;
use crate::refused::Refused;
use crate::table::{Live, Notice, Seen};
use crate::who::Who;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Catalogue, DiceSource, Names, Player, Ruleset, Seat, Setting, normalise_name};
use yatzy_store::{Created, GameId, Moment, NewGame, SavedSeat, Token, digest};

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id of a ruleset or edition.
    pub rules: String,
    /// Options set by hand.
    pub options: Vec<(String, String)>,
    /// Whose dice are thrown.
    pub source: DiceSource,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeat>,
    /// Whether the coach may be asked; if it was not said, it may where everyone plays on the host's device.
    pub hints: Option<bool>,
    /// What makes the request happen once; links and tokens come from it.
    pub key: Token,
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
    Bot {
        /// How well it plays.
        level: String,
        /// What it is called.
        name: Option<String>,
    },
}

/// A table that was made.
#[derive(Debug)]
pub struct Made {
    /// The table.
    pub live: Arc<Live>,
    /// Its host: who asked, or a device that was given a token.
    pub host: Who,
    /// The links of the persons' seats.
    pub links: Vec<SeatLink>,
}

/// The link of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatLink {
    /// The seat.
    pub seat: Seat,
    /// Its token.
    pub token: Token,
}

impl SeatLink {
    /// The path of the seat's page.
    pub fn path(&self, game: &GameId) -> String {
        format!("/g/{game}/s/{}", self.token.to_hex())
    }
}

impl App {
    /// Makes a table, once for each key.
    pub async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Refused> {
        let (edition, rules) = resolve(&new.rules, &new.options)?;
        let id = GameId::from_bytes(&new.key.derive("yatzy game id", b""));
        let host = match who.token() {
            Some(_) => who.clone(),
            None => Who::with(Token::from_bytes(new.key.derive("yatzy device", b""))),
        };
        let mut seats = Vec::new();
        let mut links = Vec::new();
        for (seat, new_seat) in (0..).map(Seat).zip(&new.seats) {
            let token = Token::from_bytes(new.key.derive("yatzy seat", &seat.0.to_be_bytes()));
            let saved = self.seat(new_seat, &host, token, &rules)?;
            if saved.link.is_some() {
                links.push(SeatLink { seat, token });
            }
            seats.push(saved);
        }
        if seats.is_empty() {
            return Err(Refused::NoSeats);
        }
        if seats.len() > MAX_SEATS {
            return Err(Refused::TableFull);
        }
        let asker = host.hash().map(|hash| hash.0).unwrap_or_default();
        let request = digest("yatzy new game", &[&asker, format!("{new:?}").as_bytes()]);
        let game = NewGame {
            code: Some(NewGame::code_of(&new.key.derive("yatzy code", b""))),
            created: Moment::now(),
            edition,
            rules,
            names: Names::default(),
            source: new.source,
            // The secret is the server's own: nothing that a player knows may lead to it.
            secret: secret(new.source),
            series: None,
            host: host.hash(),
            hints: new.hints.unwrap_or_else(|| plays_here(&new.seats)),
            seats,
            request,
            id,
        };
        if self.store().create(&game).await? == Created::OtherRequest {
            return Err(Refused::KeyReused);
        }
        let live = self.table(&game.id).await?;
        self.metrics().made();
        self.play_bots(&live);
        self.warm_up(&live);
        Ok(Made { live, host, links })
    }

    fn seat(
        &self,
        new: &NewSeat,
        host: &Who,
        token: Token,
        rules: &Arc<Ruleset>,
    ) -> Result<SavedSeat, Refused> {
        let link = Some(token.hash());
        Ok(match new {
            NewSeat::Here(name) => SavedSeat {
                link,
                holder: host.hash(),
                ..SavedSeat::person(&normalise_name(name).map_err(Refused::Name)?)
            },
            NewSeat::Elsewhere(name) => {
                SavedSeat { link, ..SavedSeat::person(&normalise_name(name).map_err(Refused::Name)?) }
            }
            NewSeat::Open => SavedSeat { player: Player::Nobody, link, ..SavedSeat::person("") },
            NewSeat::Bot { level, name } => {
                if !self.bots().is_some_and(|bots| bots.plays(level, rules)) {
                    return Err(Refused::UnknownBot(level.clone()));
                }
                let name = match name {
                    Some(name) => normalise_name(name).map_err(Refused::Name)?,
                    None => level.clone(),
                };
                SavedSeat::bot(&name, level)
            }
        })
    }

    /// The same table again: rules, seats, links and watchers stay. However often it is asked for, a game has
    /// one rematch.
    pub async fn rematch(&self, live: &Live, who: &Who) -> Result<Arc<Live>, Refused> {
        let seen = live.seen();
        if !seen.is_host(who) && seen.seats_of(who).is_empty() {
            return Err(Refused::NotYours(seen));
        }
        if !seen.is_over() {
            return Err(Refused::NotOver);
        }
        let id = rematch_id(&seen);
        let seats = next_seats(&seen.game).into_iter().filter_map(|seat| seen.saved.seats.get(seat).cloned());
        let game = NewGame {
            code: Some(NewGame::code_of(&Token::random().derive("yatzy code", b""))),
            created: Moment::now(),
            edition: seen.saved.edition.clone(),
            rules: seen.saved.rules.clone(),
            names: seen.saved.names.clone(),
            source: seen.saved.source,
            secret: secret(seen.saved.source),
            series: Some(seen.saved.series.clone()),
            host: seen.saved.host,
            hints: seen.saved.hints,
            seats: seats.collect(),
            request: digest("yatzy rematch", &[seen.id().as_str().as_bytes()]),
            id: id.clone(),
        };
        self.store().create(&game).await?;
        let next = self.table(&id).await?;
        live.notify(Notice::Rematch);
        self.play_bots(&next);
        self.warm_up(&next);
        Ok(next)
    }

    /// Where the coach may be asked it finds out beforehand what it needs to know: nobody waits for a first hint.
    fn warm_up(&self, live: &Live) {
        let seen = live.seen();
        if self.has_coach(&seen) && seen.game.source() == DiceSource::Program {
            let app = self.clone();
            tokio::spawn(async move { app.prepare(seen.game.rules(), Duration::ZERO).await });
        }
    }

    /// The rematch of a game, if there is one.
    pub async fn next_game(&self, seen: &Seen) -> Result<Option<GameId>, Refused> {
        if !seen.is_over() {
            return Ok(None);
        }
        let id = rematch_id(seen);
        Ok(self.store().version(&id).await?.map(|_| id))
    }
}

/// Known from the game before, and to nobody who does not know that.
fn rematch_id(seen: &Seen) -> GameId {
    GameId::from_bytes(&digest("yatzy rematch id", &[seen.id().as_str().as_bytes()]))
}

/// Whether everyone plays on one device, alone, in turns or against the computer.
fn plays_here(seats: &[NewSeat]) -> bool {
    seats.iter().all(|seat| matches!(seat, NewSeat::Here(_) | NewSeat::Bot { .. }))
}

fn secret(source: DiceSource) -> Option<Secret> {
    (source == DiceSource::Program).then(|| Secret(Token::random().derive("yatzy dice secret", b"")))
}

/// The rules that are meant, and the edition's name if nothing was changed about it.
fn resolve(id: &str, options: &[(String, String)]) -> Result<(Option<String>, Arc<Ruleset>), Refused> {
    let edition = Catalogue::get().edition(id).ok_or_else(|| Refused::UnknownRules(id.to_owned()))?;
    let settings = options.iter().map(|(option, value)| Setting::new(option, value));
    let settings = settings.collect::<Result<Vec<_>, _>>().map_err(Refused::Setting)?;
    let rules = edition.rules.with(&settings).map_err(Refused::Ruleset)?;
    // The names of the boxes are the edition's, whatever was set by hand.
    Ok((Some(edition.id.clone()), Arc::new(rules)))
}
