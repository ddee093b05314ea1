//! What developers and CI run. `cargo xtask test` is everything CI checks, set-up included; `--quick` is format, lints and
//! the tests of what changed; `--full` adds what takes long, and with names runs those parts of it alone. `cargo xtask fuzz
//! SECONDS` only fuzzes; `cargo xtask screenshots` takes a picture of every page; `cargo xtask papers` draws every pad and
//! leaflet; `cargo xtask fit` makes the fits under `fits/` anew; `cargo xtask postgres` starts a PostgreSQL for tests and says
//! where it is, until the end of its input; `cargo xtask languages` lists translations that are older than their English text,
//! and notes those that were read; `cargo xtask site` makes the site, a folder for any web server, and with `--serve` is one,
//! below a path if one is given; `cargo xtask dist` makes the packages.

mod anywhere;
#[cfg(test)]
mod architecture;
mod binaries;
mod browser;
mod dependencies;
mod dist;
mod fit;
mod full;
mod fuzz;
mod languages;
mod machine;
mod papers;
mod postgres;
#[cfg(test)]
mod reliability;
mod site;
mod skipped_targets;
mod steps;
mod stopwatch;
mod unused;
mod workspace_compiler;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test [--quick | --full [PART…]] | cargo xtask fuzz SECONDS | cargo xtask screenshots | \
    cargo xtask papers | cargo xtask fit | cargo xtask dist | cargo xtask languages stale [LANG] | \
    cargo xtask languages read LANG KEY…|--all | cargo xtask postgres | cargo xtask site [--walk|--serve [PATH]]";

fn main() -> ExitCode {
    if let Some(order) = workspace_compiler::order() {
        return workspace_compiler::compile(&order);
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["dist"] => dist::dist(),
        ["fit"] => fit::all(),
        ["languages", "stale"] => languages::counts(),
        ["languages", "stale", lang] => languages::print_stale(lang),
        ["languages", "read", lang, ref keys @ ..] if !keys.is_empty() => languages::read(lang, keys),
        ["papers"] => papers::all(),
        ["postgres"] => postgres::serve(),
        ["screenshots"] => browser::screenshots(),
        ["site"] => site::build().map(|_| ()),
        ["site", "--walk"] => site::build_to_walk().map(|_| ()),
        ["site", "--serve"] => site::serve(""),
        ["site", "--serve", base] => site::serve(base),
        ["test"] => steps::test(),
        ["test", "--quick"] => steps::quick_test(),
        ["test", "--full"] => steps::test().and_then(|()| full::test(&[])),
        ["test", "--full", ref parts @ ..] => full::test(parts),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => fuzz::run(seconds),
            Err(_) => Err(USAGE.to_owned()),
        },
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
