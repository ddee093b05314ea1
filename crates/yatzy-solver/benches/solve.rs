//! Processor seconds of whole solves, the answer asserted before the time is told.
//!
//! `cargo bench -p yatzy-solver --bench solve [-- NAME…]`, with the names below; `maxi` takes some ten
//! minutes and is solved only when named. `threads` compares one thread with two.

use std::time::Instant;
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_solver::Solver;

struct Task {
    name: &'static str,
    rules: &'static str,
    setting: Option<&'static str>,
    expected: f64,
    unasked: bool,
}

const TASKS: [Task; 5] = [
    Task { name: "yatzy", rules: "yatzy", setting: None, expected: 248.439_989_4, unasked: true },
    Task { name: "yahtzee", rules: "yahtzee", setting: None, expected: 254.587_728_7, unasked: true },
    Task {
        name: "yahtzee-plain",
        rules: "yahtzee",
        setting: Some("joker=none"),
        expected: 245.870_774_5,
        unasked: true,
    },
    Task {
        name: "maxi-nochips",
        rules: "maxi",
        setting: Some("chips=no"),
        expected: 394.557_506_8,
        unasked: true,
    },
    Task { name: "maxi", rules: "maxi", setting: None, expected: 496.633_260_4, unasked: false },
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let asked =
        |name: &str, unasked: bool| wanted.iter().any(|arg| arg == name) || (wanted.is_empty() && unasked);
    for task in TASKS.iter().filter(|task| asked(task.name, task.unasked)) {
        let (cpu, wall) = (cpu_seconds(), Instant::now());
        let found = if task.name == "maxi" { solve_to_file(task) } else { solve(task) };
        assert!((found - task.expected).abs() < 1e-6, "{}: {found}", task.name);
        let (cpu, wall) = (cpu_seconds() - cpu, wall.elapsed().as_secs_f64());
        println!("{:14} {found:.7}  {cpu:8.2} s processor  {wall:8.2} s wall", task.name);
    }
    if asked("threads", true) {
        let [one, two] = [1, 2].map(|threads| {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can start");
            pool.install(|| {
                let wall = Instant::now();
                let found = solve(&TASKS[0]);
                let seconds = wall.elapsed().as_secs_f64();
                assert!((found - TASKS[0].expected).abs() < 1e-6, "{threads} threads: {found}");
                seconds
            })
        });
        println!("two threads are {:.2} times as fast as one", one / two);
    }
}

fn rules(task: &Task) -> Ruleset {
    let rules = Catalogue::get().rules(task.rules).expect("it is in the catalogue");
    let settings: Vec<_> = task.setting.iter().map(|text| text.parse().expect("a setting")).collect();
    rules.with(&settings).expect("the settings make sense")
}

fn solve(task: &Task) -> f64 {
    Solver::new(rules(task).into()).expect("it can be solved").solve().expected()
}

fn solve_to_file(task: &Task) -> f64 {
    let path = std::env::temp_dir().join(format!("yatzy-bench-{}.table", std::process::id()));
    let solver = Solver::new(rules(task).into()).expect("it can be solved");
    let found = solver.solve_to_file(&path, &mut |_| ()).map(|solution| solution.expected());
    std::fs::remove_file(&path).expect("the file can be removed");
    found.expect("the file can be written")
}

/// Processor seconds of this process, where the system provides them.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}
