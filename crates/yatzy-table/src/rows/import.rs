//! Games from elsewhere: from a record, or from the house of another device.

use crate::{
    GameId, LogEvent, LogRow, MatchRef, Moment, Opening, Saved, SavedBody, SavedSeat, Sharing, TokenHash,
    digest,
};
use yatzy_rules::fair::Secret;
use yatzy_rules::{Event, Link, Player, Record};

/// Why a record can't be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The secret of its dice is not public. Only the house that holds it can go on with the game.
    #[error("the dice are still a secret")]
    Dice,
    /// The record is not a legal game.
    #[error("no whole game")]
    Game,
}

impl Saved {
    /// The game of a record as rows. Its seats have no holder. A record has no times: every event gets the date of the
    /// record, or else the current time.
    pub fn of_record(record: &Record, now: Moment) -> Result<Saved, ImportError> {
        let proof = record.proof.as_ref();
        let secret = proof.and_then(|proof| proof.secret);
        if proof.is_some() && secret.is_none() {
            return Err(ImportError::Dice);
        }
        Saved::read_record(record, secret, now).ok_or(ImportError::Game)
    }

    fn read_record(record: &Record, secret: Option<Secret>, now: Moment) -> Option<Saved> {
        let request = digest("yatzy record", &[record.to_string().as_bytes()]);
        let id = match &record.proof {
            Some(proof) => proof.game_id.parse().ok()?,
            None => GameId::from_bytes(&request),
        };
        let Played { opening, happened } = Played::of(record)?;
        let created = record.date.map_or(now, Moment::noon);
        let logged = |(what, version): (LogEvent, u32)| LogRow { version, at: created, what };
        let saved = Saved {
            code: None,
            created,
            edition: record.edition.clone(),
            rules: record.game.rules().clone(),
            names: record.own_names.clone(),
            source: record.game.source(),
            first_seats: record.game.first_seats(),
            secret,
            series: id.clone(),
            host: None,
            hints: true,
            request,
            opening,
            of_match: record
                .proof
                .as_ref()
                .and_then(|proof| proof.of_match.as_ref())
                .and_then(MatchRef::of_record),
            sharing: Sharing::default(),
            seats: record.seats.iter().map(SavedSeat::of_record).collect(),
            log: happened.into_iter().zip(1..).map(logged).collect(),
            id,
        };
        // The rows are checked like those of an export.
        SavedBody::of(&saved).read()
    }

    /// The same game, held by one device: in the house of a browser, the device is host and holds all seats.
    #[must_use]
    pub fn held_by(mut self, device: TokenHash) -> Saved {
        self.host = Some(device);
        for seat in self.seats.iter_mut().filter(|seat| seat.player == Player::Person) {
            seat.holder = Some(device);
        }
        self
    }
}

/// The opening of a record's game, and its events.
struct Played {
    opening: Option<Opening>,
    happened: Vec<LogEvent>,
}

impl Played {
    fn of(record: &Record) -> Option<Played> {
        let Some(links) = &record.log else { return Some(Played::of_turns(record)) };
        let (first, rest) = links.split_at_checked(record.game.first_seats().into())?;
        let sitting = |link: &Link| match link {
            Link::Seat(_, sitting) => Some(sitting.clone()),
            Link::Play { .. } | Link::Sealed | Link::Opened => None,
        };
        let happening = |link: &Link| match link {
            Link::Play { event, bytes } => LogEvent::Play { event: *event, bytes: *bytes },
            Link::Seat(seat, now) => LogEvent::Seated { seat: *seat, now: Some(now.clone()) },
            Link::Sealed => LogEvent::Sealed,
            Link::Opened => LogEvent::Opened,
        };
        let seats = first.iter().map(sitting).collect::<Option<_>>()?;
        Some(Played {
            opening: Some(Opening { date: record.date, seats }),
            happened: rest.iter().map(happening).collect(),
        })
    }

    /// A record of the version before has no log. Its events follow from its turns.
    fn of_turns(record: &Record) -> Played {
        let mut throws = 0;
        let mut happening = |event: Event| {
            let is_throw = matches!(event, Event::Thrown { .. });
            throws += u32::from(is_throw);
            let proof = record.proof.as_ref().filter(|_| is_throw);
            LogEvent::Play { event, bytes: proof.and_then(|proof| proof.bytes.get(&throws).copied()) }
        };
        let mut happened: Vec<_> = record.game.events().into_iter().map(&mut happening).collect();
        // A game with a public secret is sealed.
        let is_open = record.proof.as_ref().is_some_and(|proof| proof.secret.is_some());
        happened.extend(is_open.then_some(LogEvent::Sealed));
        let is_match = record.proof.as_ref().is_some_and(|proof| proof.of_match.is_some());
        happened.extend((is_open && is_match).then_some(LogEvent::Opened));
        Played { opening: None, happened }
    }
}
