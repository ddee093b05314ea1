//! Solves into a table file.
use yatzy_rules::{Catalogue, Setting};
fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap();
    let path = args.next().unwrap();
    let settings: Vec<Setting> = args.map(|a| a.parse().unwrap()).collect();
    let rules = Catalogue::get().rules(&id).unwrap().with(&settings).unwrap();
    let t = std::time::Instant::now();
    let solver = yatzy_solver::Solver::new(rules.into()).unwrap();
    println!("{:?} states {} {:?}", solver.estimate(), solver.states(), t.elapsed());
    let s = solver.solve_to_file(path.as_ref(), &mut |p| eprintln!("{} {:.4} {:?}", p.turns, p.done, t.elapsed())).unwrap();
    println!("{id} {:.9} {:?}", s.expected(), t.elapsed());
}
