//! Records as text.

use super::Record;
use super::line::write_turn;
use crate::{Ruleset, Seat, Step, Turn};
use std::fmt;

/// The first line of a record.
pub(super) const FIRST_LINE: &str = "yatzy record";
/// The version this program writes.
pub(super) const VERSION: &str = "1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let rules = game.rules();
        writeln!(f, "{FIRST_LINE} {VERSION}")?;
        if let Some(edition) = &self.edition {
            writeln!(f, "edition {edition}")?;
        }
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
        for (seat, name) in self.names.iter().enumerate().take(usize::from(game.first_seats())) {
            writeln!(f, "seat {} {name}", seat + 1)?;
        }
        writeln!(f, "turns")?;
        for step in game.steps() {
            match step {
                Step::Joined(seat) => writeln!(f, "joined {seat} {}", self.name(*seat))?,
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
        let Some(proof) = &self.proof else { return Ok(()) };
        proof.bytes.iter().try_for_each(|(number, bytes)| writeln!(f, "bytes {number} {bytes}"))?;
        proof.secret.iter().try_for_each(|secret| writeln!(f, "secret {secret}"))
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
