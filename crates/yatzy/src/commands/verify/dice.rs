//! The dice of a record, read line by line. A record that breaks a rule can't be replayed, but its throws can still be
//! checked against the secret. The script in `docs/fair-dice.md` does the same.

use std::collections::BTreeMap;
use yatzy_rules::fair::{self, Commitment, Mismatch, PlayerBytes, Secret, Thrown, Verdict};
use yatzy_rules::{DiceSource, Hand, Keep, Seat};

/// Computes the throws of a record's lines again.
pub fn verify(words: &str, noted: Option<Commitment>) -> Verdict {
    let lines: Vec<Vec<&str>> = words.lines().map(|line| line.split_whitespace().collect()).collect();
    let value = |word: &str| lines.iter().find(|line| line.len() == 2 && line[0] == word).map(|line| line[1]);
    let commitment: Option<Commitment> = value("commitment").and_then(|hex| hex.parse().ok());
    if noted.is_some() && noted != commitment {
        return Verdict::Wrong(Mismatch::Commitment);
    }
    let secret: Option<Secret> = value("secret").and_then(|hex| hex.parse().ok());
    let (Some(game_id), Some(commitment), Some(secret)) = (value("game"), commitment, secret) else {
        return Verdict::Unverifiable;
    };
    let source = value("throws").and_then(|throws| throws.parse().ok()).unwrap_or(DiceSource::Program);
    if fair::commitment(source, game_id, secret) != commitment {
        return Verdict::Wrong(Mismatch::Secret);
    }
    let bytes: BTreeMap<u32, PlayerBytes> = lines.iter().filter_map(|line| bytes_of(line)).collect();
    let mut without_bytes = Vec::new();
    for (number, thrown) in (1..).zip(lines.iter().flat_map(|line| throws_of(line))) {
        let own = bytes.get(&number).copied();
        if own.is_none() && source != DiceSource::Shared {
            without_bytes.push(number);
        }
        if !thrown.follows(source, game_id, number, own, secret) {
            return Verdict::Wrong(Mismatch::Throw(number));
        }
    }
    Verdict::Verified { without_bytes }
}

/// `bytes 3 HEX`
fn bytes_of(line: &[&str]) -> Option<(u32, PlayerBytes)> {
    match line {
        ["bytes", number, hex] => Some((number.parse().ok()?, hex.parse().ok()?)),
        _ => None,
    }
}

/// The throws of a line such as `3.1 name fours 1-4-4-6-6 (6-6) 2-4-6-6-6 full-house 28`; empty if it is no turn.
fn throws_of(line: &[&str]) -> Vec<Thrown> {
    let number = line.first().and_then(|word| word.split_once('.'));
    let Some((turn, seat)) = number
        .and_then(|(round, seat)| Some((round.parse::<u16>().ok()?, Seat::from_number(seat.parse().ok()?)?)))
    else {
        return Vec::new();
    };
    let mut words = line[1..].iter().copied().peekable();
    if words.next_if_eq(&"name").is_some() {
        words.next();
    }
    let mut thrown = Vec::new();
    let mut keep = Keep::NOTHING;
    for word in words {
        if let Some(kept) = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
            keep = kept.parse().unwrap_or(Keep::NOTHING);
        } else if let Ok(hand) = word.parse::<Hand>() {
            let throw = thrown.len() as u16 + 1;
            thrown.push(Thrown { seat, turn, throw, keep, hand });
        } else {
            break;
        }
    }
    thrown
}
