//! Counted instructions of the five-dice solve on one thread, under callgrind: independent of the load of the machine.
//! Callgrind supports AVX2 but not AVX-512, so it counts the code of that width.
//!
//! `cargo bench -p yatzy-solver --bench instructions`

use std::process::Command;
use yatzy_rules::Catalogue;
use yatzy_solver::Solver;

const CHILD: &str = "--solve";

/// The count with Rust 1.95 when it was last updated.
const BEFORE: u64 = 7_177_304_992;

/// Allowed growth in per cent. More needs a reason and a new number.
const MOST: f64 = 2.0;

fn main() {
    if std::env::args().any(|arg| arg == CHILD) {
        let rules = Catalogue::get().rules("yatzy").expect("it is in the catalogue");
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can start");
        let found = pool.install(|| Solver::new(rules).expect("it can be solved").solve().expected());
        assert!((found - 248.439_989_4).abs() < 1e-6, "{found}");
        return;
    }
    let me = std::env::current_exe().expect("a program knows where it is");
    let callgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let output = Command::new("valgrind").args(callgrind).arg(me).arg(CHILD).output();
    let output = match output {
        Ok(output) => output,
        Err(error) => {
            eprintln!("valgrind can't be run ({error}): nothing is counted, and nothing is held");
            std::process::exit(1);
        }
    };
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let count = told.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse::<u64>().ok());
    let count = count.expect("callgrind tells what it counted");
    let change = 100.0 * (count as f64 / BEFORE as f64 - 1.0);
    println!("yatzy: {count} instructions, {change:+.2} % against {BEFORE} before");
    assert!(change < MOST, "more than {MOST} % above what was written down");
}
