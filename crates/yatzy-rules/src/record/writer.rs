//! Records as text.

use super::Record;
use super::line::write_turn;
use crate::{Goal, Ruleset, Seat, Step, Turn};
use std::fmt;

/// The first line of a record.
pub(super) const FIRST_LINE: &str = "yatzy record";
/// The version this program writes.
pub(super) const VERSION: &str = "2";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let rules = game.rules();
        writeln!(f, "{FIRST_LINE} {VERSION}")?;
        if let Some(edition) = &self.edition {
            writeln!(f, "edition {edition}")?;
        }
        self.own_names.lines().try_for_each(|line| writeln!(f, "called {line}"))?;
        writeln!(f, "rules {}", rules.hash())?;
        rules.lines().iter().try_for_each(|line| writeln!(f, "  {line}"))?;
        if let Some(date) = self.date {
            writeln!(f, "date {date}")?;
        }
        writeln!(f, "throws {}", game.source())?;
        if let Some(proof) = &self.proof {
            writeln!(f, "game {}", proof.game_id)?;
            writeln!(f, "commitment {}", proof.commitment)?;
        }
        for seat in (0..game.first_seats()).map(Seat) {
            self.write_seat("seat", seat, f)?;
        }
        for (seat, goal) in (0..).map(Seat).zip(self.seats.iter().map(|seat| seat.goal)) {
            if goal != Goal::default() {
                writeln!(f, "goal {seat} {goal}")?;
            }
        }
        writeln!(f, "turns")?;
        for step in game.steps() {
            match step {
                Step::Joined(seat) => self.write_seat("joined", *seat, f)?,
                Step::Left(seat) => writeln!(f, "left {seat}")?,
                Step::Abandoned => writeln!(f, "abandoned")?,
                Step::Turn(turn) => write_lines(turn, rules, f)?,
            }
        }
        if let Some(turn) =
            game.turn().filter(|turn| turn.has_begun() || turn.hinted || !turn.crossed_out.is_empty())
        {
            write_lines(turn, rules, f)?;
        }
        if game.turn().is_none() {
            for seat in (0..game.seats()).map(Seat) {
                let total = game.card(seat).map(|card| card.totals(rules).total).unwrap_or_default();
                writeln!(f, "total {seat} {total}")?;
            }
        }
        if let Some(proof) = &self.proof {
            proof.bytes.iter().try_for_each(|(number, bytes)| writeln!(f, "bytes {number} {bytes}"))?;
            proof.secret.iter().try_for_each(|secret| writeln!(f, "secret {secret}"))?;
        }
        self.hash.iter().try_for_each(|hash| writeln!(f, "hash {hash}"))
    }
}

impl Record {
    fn write_seat(&self, word: &str, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{word} {seat} {}", self.player(seat))?;
        match self.name(seat) {
            "" => writeln!(f),
            name => writeln!(f, " {name}"),
        }
    }
}

/// A turn's line, below the lines it replaced.
fn write_lines(turn: &Turn, rules: &Ruleset, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for before in &turn.crossed_out {
        f.write_str("~")?;
        write_turn(before, rules, f)?;
        f.write_str("\n")?;
    }
    write_turn(turn, rules, f)?;
    f.write_str("\n")
}
