//! The log of a record, read link by link: it must lead to the very game that the lines above it tell of.

use super::chain::{Link, SHORT, Sitting};
use super::error::RecordProblem;
use crate::fair::{Head, PlayerBytes};
use crate::{DiceSource, Event, Game, Seat};

/// A log as far as it is read.
pub(super) struct LogReader {
    pub(super) links: Vec<Link>,
    /// How each seat is by now, those of the start first.
    pub(super) sittings: Vec<Sitting>,
    /// The game that it leads to.
    pub(super) game: Game,
    head: Head,
    begun: bool,
    ended: bool,
    sealed: bool,
    throws: u32,
}

impl LogReader {
    /// A log of which nothing is read yet, after the facts above it.
    pub(super) fn new(first: Head, game: Game) -> LogReader {
        LogReader {
            links: Vec::new(),
            sittings: Vec::new(),
            game,
            head: first,
            begun: false,
            ended: false,
            sealed: false,
            throws: 0,
        }
    }

    /// Reads a line; `bytes` says what a device brought to a throw.
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

    /// A throw has its bytes elsewhere.
    fn with_bytes(&mut self, link: Link, bytes: &impl Fn(u32) -> Option<PlayerBytes>) -> Link {
        match link {
            Link::Play { event: event @ Event::Thrown { .. }, .. } => {
                self.throws += 1;
                Link::Play { event, bytes: bytes(self.throws) }
            }
            link => link,
        }
    }

    /// Lets a link happen. All seats are told of before anything else, and one that came late right after it came.
    fn happen(&mut self, link: &Link) -> Result<(), RecordProblem> {
        let known = self.sittings.len();
        let told = known == usize::from(self.game.seats());
        match link {
            Link::Seat(seat, sitting) => match self.sittings.get_mut(usize::from(seat.0)) {
                Some(place) if told => place.clone_from(sitting),
                None if !told && usize::from(seat.0) == known => {
                    self.sittings.push(sitting.clone());
                }
                _ => return Err(RecordProblem::Chain),
            },
            Link::Play { event, .. } if told && !self.sealed => {
                self.game.record(event).map_err(RecordProblem::Refused)?;
            }
            Link::Sealed if told && !self.sealed && self.can_be_sealed() => self.sealed = true,
            Link::Play { .. } | Link::Sealed => return Err(RecordProblem::Chain),
        }
        Ok(())
    }

    fn can_be_sealed(&self) -> bool {
        self.game.turn().is_none() && self.game.source() == DiceSource::Program
    }

    /// Whether it was read to its end, and every seat was told of.
    pub(super) fn is_whole(&self) -> bool {
        self.ended && self.sittings.len() == usize::from(self.game.seats())
    }

    /// The first step that the lines above tell otherwise, counted from 0; the one after the last where only the turn in
    /// progress differs. `None` if all is told alike.
    pub(super) fn differs(&self, game: &Game) -> Option<usize> {
        if self.game == *game {
            return None;
        }
        let (ours, theirs) = (self.game.steps(), game.steps());
        let alike = ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count();
        Some(alike)
    }

    /// How a seat is at the end.
    pub(super) fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        self.sittings.get(usize::from(seat.0))
    }
}
