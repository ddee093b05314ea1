//! The drawing of the crates in ARCHITECTURE.md, checked against the crates themselves.

use crate::machine::{cargo, root};
use std::collections::{BTreeMap, BTreeSet};

/// Every crate with the crates that it depends on, without the prefix `yatzy-`.
type Graph = BTreeMap<String, BTreeSet<String>>;

#[test]
fn the_drawing_shows_the_dependencies_of_the_crates() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let drawn = drawn(&page);
    let wanted = reduced(&actual());
    assert_eq!(drawn, wanted, "ARCHITECTURE.md should draw\n{}", drawing(&wanted));
}

#[test]
fn implied_arrows_are_left_out() {
    let drawn = |text: &str| drawn(&format!("```crates\n{text}\n```"));
    let all = drawn("rules\ntext ──► rules\nbots ──► rules, text");
    assert_eq!(reduced(&all), drawn("rules\ntext ──► rules\nbots ──► text"));
}

/// Reads the code block `crates`: a line per crate, with arrows to its dependencies.
fn drawn(page: &str) -> Graph {
    let block = page.split("```crates\n").nth(1).and_then(|rest| rest.split("```").next());
    let lines = block.expect("a code block `crates`").lines().filter(|line| !line.trim().is_empty());
    let read = |line: &str| {
        let (name, dependencies) = line.split_once("──►").unwrap_or((line, ""));
        let words = dependencies.split(',').map(str::trim).filter(|word| !word.is_empty());
        (name.trim().to_owned(), words.map(str::to_owned).collect())
    };
    lines.map(read).collect()
}

fn drawing(graph: &Graph) -> String {
    let line = |(name, dependencies): (&String, &BTreeSet<String>)| {
        let words: Vec<&str> = dependencies.iter().map(String::as_str).collect();
        format!("{name:<9} ──► {}\n", words.join(", "))
    };
    graph.iter().map(line).collect()
}

/// The dependencies by `cargo tree`, with all features and without those of tests.
fn actual() -> Graph {
    let words =
        "tree --workspace --all-features --edges normal --depth 1 --prefix depth --no-dedupe --locked";
    let output = cargo(words).current_dir(root()).output().expect("cargo tree runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    let (mut graph, mut current) = (Graph::new(), None);
    for line in text.lines() {
        let Some(name) = line.get(1..).and_then(|rest| rest.split(' ').next()) else { continue };
        let ours = (name == "yatzy").then_some("yatzy").or_else(|| name.strip_prefix("yatzy-"));
        match (line.starts_with('0'), ours) {
            (true, ours) => {
                current = ours.map(str::to_owned);
                graph.extend(current.clone().map(|name| (name, BTreeSet::new())));
            }
            (false, Some(ours)) => {
                if let Some(dependencies) = current.as_ref().and_then(|name| graph.get_mut(name)) {
                    dependencies.insert(ours.to_owned());
                }
            }
            (false, None) => {}
        }
    }
    graph
}

/// The transitive reduction: without dependencies that another dependency has too.
fn reduced(graph: &Graph) -> Graph {
    let reached = |name: &String| {
        let (mut found, mut open) = (BTreeSet::new(), vec![name]);
        while let Some(name) = open.pop() {
            for next in graph.get(name).into_iter().flatten() {
                if found.insert(next) {
                    open.push(next);
                }
            }
        }
        found
    };
    let keep = |(name, direct): (&String, &BTreeSet<String>)| {
        let implied: BTreeSet<&String> = direct.iter().flat_map(reached).collect();
        (name.clone(), direct.iter().filter(|name| !implied.contains(name)).cloned().collect())
    };
    graph.iter().map(keep).collect()
}
