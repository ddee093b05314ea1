//! Writes records.

use super::Record;
use super::line::write_turn;
use super::reader::{RULES_WORDS, Version};
use crate::fair::Head;
use crate::{Goal, Ruleset, Seat, Step, Turn};
use std::fmt;

/// The first line of a record.
pub(super) const FIRST_LINE: &str = "yatzy record";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let rules = game.rules();
        writeln!(f, "{FIRST_LINE} {}", Version::of_source(game.source()).number())?;
        for line in self.facts().lines() {
            let of_rules = line.split(' ').next().is_some_and(|word| RULES_WORDS.contains(&word));
            writeln!(f, "{}{line}", if of_rules { "  " } else { "" })?;
        }
        for seat in (0..game.first_seats()).map(Seat) {
            self.write_seat("seat", seat, f)?;
        }
        for (seat, goal) in (0..).map(Seat).zip(self.seats.iter().map(|seat| seat.goal)) {
            if goal != Goal::default() {
                writeln!(f, "goal {seat} {goal}")?;
            }
        }
        for (seat, salt) in (0..).map(Seat).zip(self.seats.iter().map(|seat| seat.salt)) {
            salt.iter().try_for_each(|salt| writeln!(f, "salt {seat} {salt}"))?;
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
            let of_match = proof.of_match.as_ref().and_then(|of_match| of_match.secret);
            of_match.iter().try_for_each(|secret| writeln!(f, "match-secret {secret}"))?;
        }
        self.write_log(f)
    }
}

impl Record {
    /// Every link after the first digits of its head, and the newest head in full.
    fn write_log(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(links), Some(chain)) = (&self.log, self.chain()) else { return Ok(()) };
        let mut heads = chain.heads().iter().map(Head::short);
        writeln!(f, "log")?;
        heads.next().iter().try_for_each(|head| writeln!(f, "{head}"))?;
        for (head, link) in heads.zip(links) {
            writeln!(f, "{head} {}", link.line(self.game.rules()))?;
        }
        writeln!(f, "hash {}", chain.newest())
    }

    fn write_seat(&self, word: &str, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{word} {seat} {}", self.player(seat))?;
        match self.name(seat) {
            "" => writeln!(f),
            name => writeln!(f, " {name}"),
        }
    }
}

/// The line of a turn, below the lines it replaced.
fn write_lines(turn: &Turn, rules: &Ruleset, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for before in &turn.crossed_out {
        f.write_str("~")?;
        write_turn(before, rules, f)?;
        f.write_str("\n")?;
    }
    write_turn(turn, rules, f)?;
    f.write_str("\n")
}
