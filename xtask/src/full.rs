//! What takes too long for every change: heavy solves, long fuzzing, campaigns, benchmarks, pictures. In named parts,
//! each of at most an hour; a part that passes on a clean tree is noted in `docs/full.md`, with the day and the commit.

use crate::machine::{Need, cargo, output_of, provide, root, run};
use crate::{browser, dist, fuzz, postgres, site, steps};
use std::ffi::OsString;
use std::process::Command;
use std::time::Instant;

/// How long each fuzz target runs.
const FUZZ_SECONDS: u32 = 600;

/// Where it is written what passed.
const NOTES: &str = "docs/full.md";

/// The last commit that changed more than documents: one that only adds a figure tests the same program.
const BEFORE_DOCUMENTS: [&str; 8] =
    ["log", "-1", "--format=%h", "--abbrev=10", "--", ".", ":!*.md", ":!docs/pictures"];

/// A part: its name, what it shows, and what it does.
struct Part {
    name: &'static str,
    shows: &'static str,
    run: fn() -> Result<(), String>,
}

const PARTS: [Part; 32] = [
    Part {
        name: "laws",
        shows: "thousands of toys against the slow reference; the whole distribution of Yatzy",
        run: || ignored("--package yatzy-solver", "many_toys thousands_of_toys distribution_of_yatzy"),
    },
    Part {
        name: "dice",
        shows: "a hundred million dice against fair ones: faces, pairs and hands",
        run: || ignored("--package yatzy-rules", "a_hundred_million_dice"),
    },
    Part {
        name: "bits",
        shows: "ten thousand turned bits of bound records, each refused or without a meaning",
        run: || ignored("--package yatzy-rules", "ten_thousand_bits"),
    },
    Part {
        name: "goals",
        shows: "chances of every total of Yatzy in both precisions, and games played for five totals of three rulesets",
        run: || ignored("--package yatzy-solver", "for_yatzy for_a_total from_the_file play_for_one"),
    },
    Part {
        name: "wins",
        shows: "chances to win against a million games at ten positions; how much more often winner wins than perfect",
        run: || ignored("--package yatzy-bots", "to_win the_winner"),
    },
    Part {
        name: "chances",
        shows: "how far chances that are counted in games are off, late and early in a game",
        run: || ignored("--package yatzy-bots", "counted_chances"),
    },
    Part {
        name: "campaigns",
        shows: "ten thousand games of every ruleset of five dice and of six, chips included",
        run: || ignored("--package yatzy-bots", "of_five_dice with_chips without_chips"),
    },
    Part {
        name: "levels",
        shows: "the tables of docs/bots.md: what each level reaches and how often it wins",
        run: || ignored("--package yatzy-bots", "table_of"),
    },
    Part {
        name: "practise",
        shows: "a thousand exercises of each exact game and fifty of the estimated ones by a slow reference; fifty of these played out; the table of docs/practise.md; the same solutions as `yatzy advise`",
        run: || {
            ignored(
                "--package yatzy-bots",
                "a_thousand_exercises follow_from_the_estimates games_played_out table_of_right_answers",
            )?;
            ignored("--package yatzy", "solutions_of_every_game")
        },
    },
    Part {
        name: "maxi",
        shows: "whole solves of MaxiYatzy, as docs/values.md has them",
        // One solve after the other: each takes gigabytes.
        run: || ignored("--package yatzy-bots", "--test-threads 1 of_maxi_add_up of_alga_maxi_add_up"),
    },
    Part {
        name: "pictures",
        shows: "every page, drawn; no word cut on a small phone in any language",
        run: browser::screenshots,
    },
    Part {
        name: "papers",
        shows: "every edition's pad and leaflet in all languages, on every paper, measured by poppler",
        run: || ignored("--package yatzy-sheet", ""),
    },
    Part {
        name: "campaign-kill",
        shows: "two hundred kill -9 under load on each database, checked by what everyone saw; a sync before every acknowledgement",
        run: || {
            provide(&[Need { program: "strace", package: "strace" }])?;
            campaign(&["kill"])?;
            campaign_beside_postgres(&["kill", "--postgres"])?;
            campaign(&["syncs"])
        },
    },
    Part {
        name: "campaign-planted",
        shows: "bugs that were planted are caught, and nothing where there is none",
        run: planted,
    },
    Part {
        name: "campaign-node-kill",
        shows: "a hundred kills of one of two nodes over PostgreSQL, clients at both, checked by what everyone saw",
        run: || campaign_beside_postgres(&["node-kill"]),
    },
    Part {
        name: "campaign-races",
        shows: "sixty-four racers on one version, a thousand times",
        run: || ignored("--package yatzy-server", "a_thousand_times"),
    },
    Part {
        name: "campaign-nodes",
        shows: "the same races at two nodes over PostgreSQL",
        run: || {
            let command = "test --release --package yatzy-house --test all -- --ignored nodes::a_thousand";
            provide(&[postgres::NEED])?;
            postgres::run_beside(&mut cargo(command))
        },
    },
    Part {
        name: "campaign-faults",
        shows: "a lock, a full disk and writes that fail: a clear no in time, and well again by itself",
        run: || campaign(&["faults"]),
    },
    Part {
        name: "campaign-node-faults",
        shows: "a database that stands still and a node cut off from it: a clear no in time, and well again by itself",
        run: || campaign_beside_postgres(&["node-faults"]),
    },
    Part {
        name: "campaign-load",
        shows: "two thousand connected players, moves a second and how long they take; the memory of a thousand tables",
        run: || campaign(&["load"]).and_then(|()| campaign(&["memory"])),
    },
    Part {
        name: "campaign-node-load",
        shows: "two nodes over PostgreSQL with two thousand players; what it costs to tell each other",
        run: || campaign_beside_postgres(&["node-load"]),
    },
    Part {
        name: "campaign-rate",
        shows: "moves over HTTP against a bare loop of INSERT and COMMIT",
        run: || campaign(&["rate"]),
    },
    Part {
        name: "campaign-hostile",
        shows: "honest players beside floods, slow and giant requests, idle connections, strangers' solves, prints, pasted rules and goals",
        run: || campaign(&["hostile"]),
    },
    Part {
        name: "site",
        shows: "the coach and reports of the site against those of a house, journeys through it in a browser, and a first visit on a slow phone: bytes, first page, exact coach, taps",
        run: visit_site,
    },
    Part {
        name: "together",
        shows: "phones together without a server: whole games of each kind by two and four phones, a camera, Firefox, limits, and phones that are killed forty times and pair again; how long a pairing and a guest's taps take",
        run: phones_together,
    },
    Part {
        name: "games",
        shows: "whole games of TripleYatzy and of thirteen rounds by two browsers, with dropped connections and killed servers",
        // What a game shows does not depend on how the program was compiled: the build of the other tests serves.
        run: || {
            let words = "test --package yatzy --test all -- --ignored --test-threads 1 browser::games::";
            run(&mut cargo(words))
        },
    },
    Part {
        name: "browsers",
        shows: "a whole game in Firefox and in WebKit, in a house over plain HTTP by an address and on the site; the form of another site",
        run: other_browsers,
    },
    Part {
        name: "features",
        shows: "the program compiles without PostgreSQL",
        run: || run(&mut cargo("check --package yatzy --no-default-features")),
    },
    Part {
        name: "crates",
        shows: "yatzy-rules and yatzy-solver compile from what would be published, and nothing else; their API follows semantic versioning",
        run: published_crates,
    },
    Part {
        name: "packages",
        shows: "the packages on a clean Debian: installed, played on, upgraded from the version before, removed, purged; the same bytes twice",
        run: dist::trial,
    },
    Part { name: "benches", shows: "every benchmark, with its answer checked", run: benches },
    Part { name: "fuzz", shows: "ten minutes of every fuzz target", run: || fuzz::run(FUZZ_SECONDS) },
];

/// Runs the named parts, or all.
pub fn test(names: &[&str]) -> Result<(), String> {
    if let Some(unknown) = names.iter().find(|name| !PARTS.iter().any(|part| part.name == **name)) {
        let known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        return Err(format!("there is no part “{unknown}”; the parts are {}", known.join(", ")));
    }
    steps::set_up()?;
    for part in PARTS.iter().filter(|part| names.is_empty() || names.contains(&part.name)) {
        clean_commit()?;
        let commit = output_of("git", &BEFORE_DOCUMENTS)?;
        println!("\n== {}: {}", part.name, part.shows);
        let begun = Instant::now();
        (part.run)().map_err(|why| format!("{}: {why}", part.name))?;
        note(part, &commit, begun.elapsed().as_secs() / 60)?;
    }
    Ok(())
}

/// A campaign against the server as it is shipped.
fn campaign(words: &[&str]) -> Result<(), String> {
    run(&mut against_server(words)?)
}

/// The same, with a PostgreSQL of its own.
fn campaign_beside_postgres(words: &[&str]) -> Result<(), String> {
    provide(&[postgres::NEED])?;
    postgres::run_beside(&mut against_server(words)?)
}

fn against_server(words: &[&str]) -> Result<Command, String> {
    run(&mut cargo("build --release --package yatzy"))?;
    let mut command = cargo("run --release --package yatzy-campaign --");
    command.args(words).arg(root().join("target/release/yatzy"));
    Ok(command)
}

/// Planted bugs are in no server that is shipped: the campaign is its own, in a folder of its own.
fn planted() -> Result<(), String> {
    provide(&[postgres::NEED])?;
    postgres::run_beside(&mut cargo(
        "run --release --package yatzy-campaign --features planted --target-dir target/planted -- planted",
    ))
}

/// What the site says against what a house says, journeys through it, and what it takes in a browser that is slowed down.
fn visit_site() -> Result<(), String> {
    run(&mut cargo("test --package yatzy-site --test all -- --ignored --nocapture equal::"))?;
    let site = site::build()?;
    let words = "test --package yatzy --test all -- --include-ignored --nocapture --test-threads 1 browser::site:: \
        --skip browser::site::together::";
    run(cargo(words).env(site::FOLDER, site))
}

/// Phones that play together, with the web server stopped.
fn phones_together() -> Result<(), String> {
    run(&mut cargo("test --package yatzy-site --test all -- --ignored together::"))?;
    provide(&[FIREFOX])?;
    let (path, site) = (path_with(&GECKODRIVER)?, site::build()?);
    let words = "test --package yatzy --test all -- --include-ignored --nocapture --test-threads 1 browser::site::together::";
    run(cargo(words).env("PATH", path).env(site::FOLDER, site))
}

/// What would be published, and its API against the one of the version before.
fn published_crates() -> Result<(), String> {
    let packages = "--package yatzy-rules --package yatzy-solver";
    run(&mut cargo(&format!("package --locked {packages}")))?;
    let path = path_with(&SEMVER_CHECKS)?;
    let (_, before) = dist::BEFORE;
    run(cargo(&format!("semver-checks {packages} --baseline-rev {before}")).env("PATH", path))
}

const SEMVER_CHECKS: Tool = Tool { name: "cargo-semver-checks", version: "0.51.0" };

const FIREFOX: Need = Need { program: "firefox-esr", package: "firefox-esr" };

/// Firefox's driver.
const GECKODRIVER: Tool = Tool { name: "geckodriver", version: "0.37.1" };

/// The other engines beside Chromium.
fn other_browsers() -> Result<(), String> {
    provide(&[
        FIREFOX,
        Need { program: "WebKitWebDriver", package: "webkit2gtk-driver" },
        Need { program: "Xvfb", package: "xvfb" },
    ])?;
    let path = path_with(&GECKODRIVER)?;
    let words =
        "test --package yatzy --test all -- --ignored --nocapture --test-threads 1 browser::engines::";
    run(cargo(words).env("PATH", path).env(site::FOLDER, site::build_to_walk()?))
}

/// A program that Debian does not have, and the registry has.
struct Tool {
    name: &'static str,
    version: &'static str,
}

/// Installs a program below `target`; the path by which it is found.
fn path_with(tool: &Tool) -> Result<OsString, String> {
    let Tool { name, version } = tool;
    run(&mut cargo(&format!("install {name} --version {version} --locked --root target/{name}")))?;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folder = root().join("target").join(name).join("bin");
    std::env::join_paths(std::iter::once(folder).chain(std::env::split_paths(&path)))
        .map_err(|error| error.to_string())
}

/// One benchmark counts instructions.
fn benches() -> Result<(), String> {
    provide(&[Need { program: "valgrind", package: "valgrind" }])?;
    run(&mut cargo("bench --workspace"))?;
    run(&mut cargo(
        "test --release --package yatzy --test all -- --ignored --nocapture --test-threads 1 taps_are_answered to_make_a_table",
    ))
}

/// The tests that CI leaves out, whose names hold one of these words.
fn ignored(packages: &str, words: &str) -> Result<(), String> {
    run(&mut cargo(&format!("test {packages} --release -- --ignored {words}")))
}

/// The commit that is tested. What is not committed can't be named later.
pub fn clean_commit() -> Result<String, String> {
    // The part `pictures` draws those of the read-me anew.
    let words = ["status", "--porcelain", "--", ".", ":!docs/full.md", ":!docs/pictures"];
    let changed = output_of("git", &words)?;
    if !changed.is_empty() {
        return Err(
            "some files are not committed: commit them first, so that it can be said what passed".to_owned()
        );
    }
    output_of("git", &["rev-parse", "--short=10", "HEAD"])
}

/// Writes down that a part passed, in the place of when it last did.
fn note(part: &Part, commit: &str, minutes: u64) -> Result<(), String> {
    let day = output_of("date", &["-u", "+%Y-%m-%d"])?;
    let path = root().join(NOTES);
    let failed = |error: std::io::Error| format!("{NOTES}: {error}");
    let text = std::fs::read_to_string(&path).map_err(failed)?;
    let start = format!("| {} |", part.name);
    let line = format!("{start} {} | {day} | {commit} | {minutes} |", part.shows);
    let mut lines: Vec<&str> = text.lines().filter(|known| !known.starts_with(&start)).collect();
    lines.push(&line);
    std::fs::write(&path, lines.join("\n") + "\n").map_err(failed)
}
