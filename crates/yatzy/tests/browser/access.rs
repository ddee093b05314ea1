//! Every page is audited by axe-core: on a phone by night and on a desk by day every time, the other way round in the full run.

use crate::browser::{Browser, Screen};
use crate::pages::{Part, walk};
use serde_json::Value;
use std::cell::RefCell;
use std::path::Path;

const AUDIT: &str = r#"
    axe.run(document, { resultTypes: ["violations"] }).then(({ violations, passes }) => done({
        passes: passes.length,
        violations: violations.flatMap(({ id, help, nodes }) =>
            nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary.replaceAll("\n", "\n    ")}`)),
    }), (error) => done(String(error)));
"#;

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_house_pass_the_audit() {
    audit(Part::House).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_pass_the_audit() {
    audit(Part::Tables).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pads_for_real_dice_pass_the_audit() {
    audit(Part::Pads).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_pass_the_audit() {
    audit(Part::Ends).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "every page once more: part of the full test run"]
async fn every_page_passes_the_audit_in_the_other_light() {
    for part in [Part::House, Part::Tables, Part::Pads, Part::Ends] {
        audit_by(part, [(Screen::Phone, false), (Screen::Desktop, true)]).await;
    }
}

/// Where a page is looked at, and whether it is night: every colour and every layout comes up once.
pub const EVERY_TIME: [(Screen, bool); 2] = [(Screen::Phone, true), (Screen::Desktop, false)];

async fn audit(part: Part) {
    audit_by(part, EVERY_TIME).await;
}

async fn audit_by(part: Part, ways: [(Screen, bool); 2]) {
    let auditor = Auditor::new();
    let found: RefCell<Vec<String>> = RefCell::default();
    walk(part, async |browser: &Browser, page: &str| {
        let violations = auditor.violations(browser, page, ways).await;
        found.borrow_mut().extend(violations);
    })
    .await;
    let found = found.into_inner();
    assert!(found.is_empty(), "{} violations\n{}", found.len(), found.join("\n"));
}

/// Whoever audits pages.
pub struct Auditor {
    script: String,
}

impl Auditor {
    pub fn new() -> Auditor {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(axe).expect("axe-core is not there; `cargo xtask test` brings it");
        // In one breath: a page may be replaced between two questions.
        Auditor { script: format!("if (!window.axe) {{\n{axe}\n}}\n{AUDIT}") }
    }

    /// What is wrong with a page, by each of these ways.
    pub async fn violations(&self, browser: &Browser, page: &str, ways: [(Screen, bool); 2]) -> Vec<String> {
        let mut found = Vec::new();
        for (screen, dark) in ways {
            browser.show(screen, dark).await;
            let audited = browser.ask_slowly(&self.script).await;
            assert!(audited["passes"].as_u64() > Some(5), "{page}: {audited}");
            let violations = audited["violations"].as_array().into_iter().flatten();
            let light = if dark { "dark" } else { "light" };
            let place = format!("{page}, {}, {light}", screen.word());
            found.extend(violations.filter_map(Value::as_str).map(|line| format!("{place}: {line}")));
        }
        found
    }
}
