//! A game that comes from elsewhere: from its log as a text, or from the house of another device.

use crate::{GameId, Happening, Logged, Moment, Opening, Saved, SavedBody, SavedSeat, TokenHash, digest};
use yatzy_rules::{DiceSource, Event, Link, Player, Record};

impl Saved {
    /// The game of a record, as a house would have kept it. Nobody holds its seats. `None` where the record does not tell
    /// all: one that has no log, and one whose dice only another house knows. When things happened it does not say: they
    /// happened on its day, if it has one, and else now.
    pub fn of_record(record: &Record, now: Moment) -> Option<Saved> {
        let links = record.log.as_ref()?;
        let joined = links
            .iter()
            .filter(|link| matches!(link, Link::Play { event: Event::Joined { .. }, .. }))
            .count();
        let first_seats = record.seats.len().checked_sub(joined)?;
        let (first, rest) = links.split_at_checked(first_seats)?;
        let sitting = |link: &Link| match link {
            Link::Seat(_, sitting) => Some(sitting.clone()),
            Link::Play { .. } | Link::Sealed => None,
        };
        let happening = |link: &Link| match link {
            Link::Play { event, bytes } => Happening::Play { event: *event, bytes: *bytes },
            Link::Seat(seat, now) => Happening::Seated { seat: *seat, now: Some(now.clone()) },
            Link::Sealed => Happening::Sealed,
        };
        let text = record.to_string();
        let request = digest("yatzy record", &[text.as_bytes()]);
        let secret = record.proof.as_ref().and_then(|proof| proof.secret);
        // Dice that were never laid open can't be thrown on.
        if record.game.source() == DiceSource::Program && secret.is_none() {
            return None;
        }
        let id = match &record.proof {
            Some(proof) => proof.game_id.parse().ok()?,
            None => GameId::from_bytes(&request),
        };
        let created = record.date.map_or(now, Moment::noon);
        let logged = |(link, version): (&Link, u32)| Logged { version, at: created, what: happening(link) };
        let saved = Saved {
            code: None,
            created,
            edition: record.edition.clone(),
            rules: record.game.rules().clone(),
            names: record.own_names.clone(),
            source: record.game.source(),
            first_seats: first_seats.try_into().ok()?,
            secret,
            series: id.clone(),
            host: None,
            hints: true,
            request,
            opening: Some(Opening {
                date: record.date,
                seats: first.iter().map(sitting).collect::<Option<_>>()?,
            }),
            seats: record.seats.iter().map(SavedSeat::of_record).collect(),
            log: rest.iter().zip(1..).map(logged).collect(),
            id,
        };
        // Whatever the text says, it is a game or it is none.
        SavedBody::of(&saved).read()
    }

    /// The same game in the hands of one device: where a house lies on it, whoever holds the device is everyone.
    #[must_use]
    pub fn held_by(mut self, device: TokenHash) -> Saved {
        self.host = Some(device);
        for seat in self.seats.iter_mut().filter(|seat| seat.player == Player::Person) {
            seat.holder = Some(device);
        }
        self
    }
}
