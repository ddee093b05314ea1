//! Reads the log of a record link by link. It must lead to the same game as the lines above it.

use super::chain::{Link, SHORT, SealedSeat};
use super::error::RecordProblem;
use crate::fair::{Head, PlayerBytes};
use crate::{Event, Game, Seat};

/// The part of a log read so far.
pub(super) struct LogReader {
    pub(super) links: Vec<Link>,
    /// The current state of each seat.
    pub(super) sealed_seats: Vec<SealedSeat>,
    /// The game so far.
    pub(super) game: Game,
    head: Head,
    begun: bool,
    ended: bool,
    sealed: bool,
    opened: bool,
    throws: u32,
}

impl LogReader {
    /// An empty log after these facts.
    pub(super) fn new(first: Head, game: Game) -> LogReader {
        LogReader {
            links: Vec::new(),
            sealed_seats: Vec::new(),
            game,
            head: first,
            begun: false,
            ended: false,
            sealed: false,
            opened: false,
            throws: 0,
        }
    }

    /// Reads a line. `bytes` returns the bytes of a throw.
    pub(super) fn read(
        &mut self,
        line: &str,
        bytes: impl Fn(u32) -> Option<PlayerBytes>,
    ) -> Result<(), RecordProblem> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if self.ended {
            return Err(RecordProblem::AfterTheEnd);
        }
        if word == "hash" {
            self.ended = true;
            let fits = self.begun && rest.trim().parse() == Ok(self.head);
            return if fits { Ok(()) } else { Err(RecordProblem::Chain) };
        }
        if self.begun {
            let link = self.with_bytes(Link::read(rest.trim(), self.game.rules())?, &bytes);
            self.head = self.head.after(&link.text(self.game.rules()));
            self.happen(&link)?;
            self.links.push(link);
        }
        self.begun = true;
        let fits = word.len() == SHORT && word.eq_ignore_ascii_case(&self.head.short());
        let whole = self.links.is_empty() == rest.trim().is_empty();
        if fits && whole { Ok(()) } else { Err(RecordProblem::Chain) }
    }

    /// Adds the bytes of a throw, which stand elsewhere in the record.
    fn with_bytes(&mut self, link: Link, bytes: &impl Fn(u32) -> Option<PlayerBytes>) -> Link {
        match link {
            Link::Play { event: event @ Event::Thrown { .. }, .. } => {
                self.throws += 1;
                Link::Play { event, bytes: bytes(self.throws) }
            }
            link => link,
        }
    }

    /// Applies a link. All seats come before other links, and a late seat directly after it joined.
    fn happen(&mut self, link: &Link) -> Result<(), RecordProblem> {
        let known = self.sealed_seats.len();
        let told = known == usize::from(self.game.seats());
        match link {
            Link::Seat(seat, sealed_seat) => match self.sealed_seats.get_mut(usize::from(seat.0)) {
                Some(place) if told => place.clone_from(sealed_seat),
                None if !told && usize::from(seat.0) == known => {
                    self.sealed_seats.push(sealed_seat.clone());
                }
                _ => return Err(RecordProblem::Chain),
            },
            Link::Play { event, .. } if told && !self.sealed => {
                self.game.record(event).map_err(RecordProblem::Refused)?;
            }
            Link::Sealed if told && !self.sealed && self.can_be_sealed() => self.sealed = true,
            Link::Opened if self.sealed && !self.opened => self.opened = true,
            Link::Play { .. } | Link::Sealed | Link::Opened => return Err(RecordProblem::Chain),
        }
        Ok(())
    }

    fn can_be_sealed(&self) -> bool {
        self.game.turn().is_none() && self.game.source().is_program()
    }

    /// Whether the log was read to its end and describes every seat.
    pub(super) fn is_whole(&self) -> bool {
        self.ended && self.sealed_seats.len() == usize::from(self.game.seats())
    }

    /// The index of the first step in which the log differs from this game; the number of steps if only the
    /// turn in progress differs. `None` if they are equal.
    pub(super) fn differs(&self, game: &Game) -> Option<usize> {
        if self.game == *game {
            return None;
        }
        let (ours, theirs) = (self.game.steps(), game.steps());
        let alike = ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count();
        Some(alike)
    }

    /// The final state of a seat.
    pub(super) fn sealed_seat(&self, seat: Seat) -> Option<&SealedSeat> {
        self.sealed_seats.get(usize::from(seat.0))
    }
}
