//! Plays games.
use yatzy_rules::{Catalogue, Setting};
use yatzy_solver::*;
fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap();
    let n: u64 = args.next().unwrap().parse().unwrap();
    let settings: Vec<Setting> = args.map(|a| a.parse().unwrap()).collect();
    let rules = Catalogue::get().rules(&id).unwrap().with(&settings).unwrap();
    let solver = Solver::new(rules.clone().into()).unwrap();
    let s = solver.solve();
    println!("exact {:.6}", s.expected());
    for (name, st) in [
        ("perfect", Strategy::Perfect(&s)),
        ("greedy", Strategy::Greedy(&rules)),
        ("random", Strategy::Random(&rules)),
    ] {
        let t = std::time::Instant::now();
        let totals = play(st, 1, 0, 0..n).unwrap();
        let e = t.elapsed().as_secs_f64();
        let sample = Sample::of(&totals);
        println!(
            "{name} mean {:.4} ± {:.4} dev {:.4}  {:.0} games/s",
            sample.mean,
            sample.standard_error,
            sample.deviation,
            n as f64 / e
        );
    }
}
