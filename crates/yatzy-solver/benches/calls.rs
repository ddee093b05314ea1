//! Calls of the library, once a ruleset is solved.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use yatzy_rules::{Card, Catalogue, Hand, Phase, Points};
use yatzy_solver::{Position, Solver, Strategy, best, play};

fn calls(c: &mut Criterion) {
    let rules = Catalogue::get().rules("yatzy").expect("it is in the catalogue");
    let solution = Solver::new(rules.clone()).expect("it can be solved").solve();
    assert!((solution.expected() - 248.439_989_4).abs() < 1e-6);
    let mut adviser = solution.adviser();
    let card = Card::new(&rules);
    c.bench_function("value of a card", |b| b.iter(|| adviser.value(black_box(&card))));
    for rethrows in [2, 1, 0] {
        // Another upper total each time, so that no turn is remembered from the call before.
        let mut upper = 0;
        let pair = rules.cell("one-pair").expect("Yatzy has a pair");
        let sixes = rules.cell("sixes").expect("Yatzy has sixes");
        let hands = Hand::all(5);
        c.bench_function(&format!("advice with {rethrows} rethrows"), |b| {
            b.iter(|| {
                upper = (upper + 6) % 36;
                let position = Position::START.after(&rules, pair, Points(12), 0);
                let position = position.after(&rules, sixes, Points(upper), 0);
                let hand = hands[(upper as usize * 7) % hands.len()];
                let phase = Phase::Thrown { hand, rethrows };
                adviser.advise_position(position, Points(12), None, phase).map(|advice| best(advice).value)
            })
        });
    }
    let mut from = 0;
    c.bench_function("2,000 perfect games", |b| {
        b.iter(|| {
            from += 2000;
            play(Strategy::Perfect(&solution), 1, 0, from..from + 2000)
        })
    });
}

criterion_group!(benches, calls);
criterion_main!(benches);
