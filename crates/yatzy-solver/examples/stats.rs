//! Prints the statistics of a ruleset.
use yatzy_rules::{Catalogue, Setting};
fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap();
    let settings: Vec<Setting> = args.map(|a| a.parse().unwrap()).collect();
    let rules = Catalogue::get().rules(&id).unwrap().with(&settings).unwrap();
    let t = std::time::Instant::now();
    let solver = yatzy_solver::Solver::new(rules.into()).unwrap();
    let s = solver.solve();
    eprintln!("{id} {:.9} {:?}", s.expected(), t.elapsed());
    let st = s.statistics().unwrap();
    eprintln!("{:?}", t.elapsed());
    println!("{:#?}", st);
}
