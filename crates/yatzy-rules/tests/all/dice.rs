//! The program's dice compared with fair dice: faces, pairs and hands.

use yatzy_rules::fair::{PlayerBytes, Secret, ThrowRequest, shared_throw, throw};
use yatzy_rules::{Face, HAND_COUNT, Hand, Keep, Seat};

/// Largest deviation of chi-squared from its mean: chance alone exceeds it once in millions of runs.
const BEYOND: f64 = 5.0;

fn chi_squared(counts: &[u64], chances: impl Fn(usize) -> f64) -> f64 {
    let all: u64 = counts.iter().sum();
    let part = |(i, &count): (usize, &u64)| {
        let expected = all as f64 * chances(i);
        if expected > 0.0 {
            (count as f64 - expected).powi(2) / expected
        } else {
            assert_eq!(count, 0);
            0.0
        }
    };
    counts.iter().enumerate().map(part).sum()
}

fn is_fair(what: &str, squares: f64, freedom: f64) {
    let beyond = (squares - freedom) / (2.0 * freedom).sqrt();
    println!("{what}: chi-squared {squares:.2} of {freedom}, {beyond:+.2} deviations");
    assert!(beyond.abs() < BEYOND, "{what}: {squares} of {freedom}");
}

/// The dice of one game after another, with and without bytes.
fn of_program(number: u32) -> Vec<Face> {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    let request = ThrowRequest {
        game_id: "chi-squared",
        number: number % 200 + 1,
        seat: Seat((number / 200 % 4) as u16),
        keep: Keep::NOTHING,
        bytes: Some(PlayerBytes(bytes)).filter(|_| !number.is_multiple_of(7)),
    };
    throw(secret(number / 200), &request, 5)
}

/// Shared dice of one seed after another.
fn shared(number: u32) -> Vec<Face> {
    let (turn, index) = (number % 45 + 1, number / 45 % 3 + 1);
    shared_throw(secret(number / 135), turn as u16, index as u16, 5)
}

fn secret(number: u32) -> Secret {
    let mut secret = [15; 32];
    secret[..4].copy_from_slice(&number.to_be_bytes());
    Secret(secret)
}

/// Throws this many hands of five.
fn check(hands: u32, throw: impl Fn(u32) -> Vec<Face>) {
    let mut faces = [0_u64; 6];
    let mut pairs = [0_u64; 36];
    let mut seen = vec![0_u64; HAND_COUNT];
    for number in 0..hands {
        let fell = throw(number);
        let pips: Vec<usize> = fell.iter().map(|face| usize::from(face.pips()) - 1).collect();
        pips.iter().for_each(|&pip| faces[pip] += 1);
        pips.windows(2).for_each(|two| pairs[two[0] * 6 + two[1]] += 1);
        seen[Hand::from_faces(fell).unwrap().index()] += 1;
    }
    is_fair("faces", chi_squared(&faces, |_| 1.0 / 6.0), 5.0);
    // Pairs overlap, but given its first die each pair is an independent draw; the degrees of freedom are an
    // upper bound.
    is_fair("pairs", chi_squared(&pairs, |_| 1.0 / 36.0), 35.0);
    let five = Hand::all(5);
    let chances: Vec<f64> = five.iter().map(|hand| hand.ways() as f64 / 7776.0).collect();
    let counts: Vec<u64> = five.iter().map(|hand| seen[hand.index()]).collect();
    is_fair("hands", chi_squared(&counts, |i| chances[i]), 251.0);
}

#[test]
fn faces_pairs_and_hands_are_those_of_fair_dice() {
    check(20_000, of_program);
    check(20_000, shared);
}

#[test]
#[ignore = "takes minutes; part of `cargo xtask test --full`"]
fn a_hundred_million_dice() {
    check(20_000_000, of_program);
    check(20_000_000, shared);
}
