//! One turn, one line: `3.1 1-4-4-6-6 (6-6) 2-4-6-6-6 (6-6-6) 5-5-6-6-6 full-house 28`.

use super::error::{RecordProblem, TurnPart};
use crate::{Cell, Entry, Hand, Keep, Play, Points, Refusal, Ruleset, Seat, Throw, Turn};
use std::fmt::{self, Write};

/// Writes the line of a turn without its line break.
pub(super) fn write_turn(turn: &Turn, rules: &Ruleset, f: &mut impl Write) -> fmt::Result {
    write!(f, "{}.{}", turn.round, turn.seat)?;
    write_rest(turn, rules, f)
}

/// Writes the line of a turn without its number.
pub(super) fn write_rest(turn: &Turn, rules: &Ruleset, f: &mut impl Write) -> fmt::Result {
    if let Some(cell) = turn.named {
        write!(f, " name {}", rules.cell_id(cell))?;
    }
    match &turn.play {
        Play::Throws(throws) => {
            for (i, throw) in throws.iter().enumerate() {
                if i > 0 {
                    write!(f, " ({})", throw.keep)?;
                }
                write!(f, " {}", throw.hand)?;
            }
        }
        Play::Hand { hand, .. } => write!(f, " table {hand}")?,
        Play::Points { .. } => f.write_str(" points")?,
    }
    if let Play::Hand { throws: Some(throws), .. } | Play::Points { throws: Some(throws) } = &turn.play {
        write!(f, " in {throws}")?;
    }
    if let Some(entry) = turn.entry {
        write!(f, " {} {}", rules.cell_id(entry.cell), entry.points)?;
        if entry.extra > Points::ZERO {
            write!(f, " +{}", entry.extra)?;
        }
    }
    if turn.hinted {
        f.write_str(" ; hint")?;
    }
    Ok(())
}

/// Reads the line of a turn. Only its dice are checked: their number, and that kept dice did not change.
pub(super) fn read_turn(line: &str, rules: &Ruleset) -> Result<Turn, RecordProblem> {
    let (line, hinted) = match line.split_once(';') {
        None => (line, false),
        Some((line, remark)) if remark.trim() == "hint" => (line, true),
        Some((line, _)) => return Err(bad(line.trim(), TurnPart::End)),
    };
    let mut words = WordReader { rules, rest: line.split_whitespace().peekable(), last: "" };
    let (round, seat) = words.number()?;
    let named = if words.take("name") { Some(words.cell()?) } else { None };
    let play = if words.take("table") {
        let hand = words.hand()?;
        Play::Hand { hand, throws: words.throws()? }
    } else if words.take("points") {
        Play::Points { throws: words.throws()? }
    } else {
        Play::Throws(words.all_throws()?)
    };
    let entry = words.entry()?;
    if words.rest.peek().is_some() {
        return Err(bad(words.last, TurnPart::End));
    }
    if entry.is_none() && !matches!(play, Play::Throws(_)) {
        return Err(bad(words.last, TurnPart::Box));
    }
    Ok(Turn { seat, round, named, play, entry, hinted, crossed_out: Vec::new() })
}

fn bad(after: &str, expected: TurnPart) -> RecordProblem {
    RecordProblem::BadTurn { after: after.chars().take(40).collect(), expected }
}

struct WordReader<'a, I: Iterator<Item = &'a str>> {
    rules: &'a Ruleset,
    rest: std::iter::Peekable<I>,
    last: &'a str,
}

impl<'a, I: Iterator<Item = &'a str>> WordReader<'a, I> {
    fn take(&mut self, word: &str) -> bool {
        let taken = self.rest.next_if(|&next| next == word);
        self.last = taken.unwrap_or(self.last);
        taken.is_some()
    }

    fn next(&mut self, expected: TurnPart) -> Result<&'a str, RecordProblem> {
        let word = self.rest.next().ok_or_else(|| bad(self.last, expected))?;
        self.last = word;
        Ok(word)
    }

    fn number(&mut self) -> Result<(u16, Seat), RecordProblem> {
        let word = self.next(TurnPart::Number)?;
        let parts = word
            .split_once('.')
            .and_then(|(round, seat)| Some((round.parse().ok()?, Seat::from_number(seat.parse().ok()?)?)));
        parts.ok_or_else(|| bad("", TurnPart::Number))
    }

    fn cell(&mut self) -> Result<Cell, RecordProblem> {
        let id = self.next(TurnPart::Box)?;
        self.rules.cell(id).ok_or_else(|| RecordProblem::NoSuchBox { id: id.chars().take(40).collect() })
    }

    fn hand(&mut self) -> Result<Hand, RecordProblem> {
        let word = self.next(TurnPart::Hand)?;
        self.rules.read_hand(word).map_err(RecordProblem::Hand)
    }

    fn throws(&mut self) -> Result<Option<u16>, RecordProblem> {
        if !self.take("in") {
            return Ok(None);
        }
        let throws = self.next(TurnPart::Throws)?.parse().ok();
        throws.map(Some).ok_or_else(|| bad("in", TurnPart::Throws))
    }

    fn all_throws(&mut self) -> Result<Vec<Throw>, RecordProblem> {
        let mut throws = Vec::new();
        if !self.rest.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
            return Ok(throws);
        }
        throws.push(Throw { keep: Keep::NOTHING, hand: self.hand()? });
        while let Some(word) = self.rest.next_if(|word| word.starts_with('(')) {
            self.last = word;
            let kept = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
            let kept = kept.ok_or_else(|| bad(word, TurnPart::Hand))?;
            let keep: Keep = kept.parse().map_err(RecordProblem::Hand)?;
            if let Some(Throw { hand, .. }) =
                throws.last().copied().filter(|throw| !keep.dice().is_within(throw.hand))
            {
                return Err(RecordProblem::Refused(Refusal::NotInHand { keep, hand }));
            }
            let hand = self.hand()?;
            if !keep.dice().is_within(hand) {
                return Err(RecordProblem::DieChanged { keep, hand });
            }
            throws.push(Throw { keep, hand });
        }
        Ok(throws)
    }

    fn entry(&mut self) -> Result<Option<Entry>, RecordProblem> {
        if self.rest.peek().is_none() {
            return Ok(None);
        }
        let cell = self.cell()?;
        let points = self.points()?;
        let extra = match self.rest.next_if(|word| word.starts_with('+')) {
            None => Points::ZERO,
            Some(word) => {
                self.last = word;
                read_points(&word[1..])
                    .filter(|&extra| extra > Points::ZERO)
                    .ok_or_else(|| bad(word, TurnPart::Points))?
            }
        };
        Ok(Some(Entry { cell, points, extra }))
    }

    fn points(&mut self) -> Result<Points, RecordProblem> {
        let before = self.last;
        let word = self.next(TurnPart::Points)?;
        read_points(word).ok_or_else(|| bad(before, TurnPart::Points))
    }
}

/// Points in a record: digits without a sign, at most as many as a card can hold.
pub(super) fn read_points(text: &str) -> Option<Points> {
    let digits = !text.is_empty() && text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).map(Points)
}
