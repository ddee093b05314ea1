//! Every page is audited by axe-core: every time on a phone by night or on a desk by day, in turn; in the full run on both, by day and
//! by night.

use crate::browser::chromium::{Browser, Screen};
use crate::browser::pages::{Part, walk};
use serde_json::Value;
use std::cell::{Cell, RefCell};
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
async fn pages_of_the_same_dice_pass_the_audit() {
    audit(Part::SameDice).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "every page four times: part of the full test run"]
async fn every_page_passes_the_audit_in_every_light() {
    let ways = [Screen::Phone, Screen::Desktop].map(|screen| [(screen, false), (screen, true)]);
    for part in Part::ALL {
        audit_by(part, |_| ways.concat()).await;
    }
}

/// Where a page is looked at, and whether it is night: every colour and every layout comes up once.
pub const EVERY_TIME: [(Screen, bool); 2] = [(Screen::Phone, true), (Screen::Desktop, false)];

async fn audit(part: Part) {
    audit_by(part, |page| vec![EVERY_TIME[page % 2]]).await;
}

/// Audits all pages of a part, each in the ways that its number leads to.
async fn audit_by(part: Part, ways: impl Fn(usize) -> Vec<(Screen, bool)>) {
    let auditor = Auditor::new();
    let (found, number): (RefCell<Vec<String>>, Cell<usize>) = Default::default();
    walk(part, async |browser: &Browser, page: &str| {
        let ways = ways(number.replace(number.get() + 1));
        let violations = auditor.violations(browser, page, &ways).await;
        found.borrow_mut().extend(violations);
    })
    .await;
    let found = found.into_inner();
    assert!(found.is_empty(), "{} violations\n{}", found.len(), found.join("\n"));
}

/// The accessibility auditor.
pub struct Auditor {
    script: String,
}

impl Auditor {
    pub fn new() -> Auditor {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/browser/node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(axe).expect("axe-core is not there; `cargo xtask test` brings it");
        // In one breath: a page may be replaced between two questions.
        Auditor { script: format!("if (!window.axe) {{\n{axe}\n}}\n{AUDIT}") }
    }

    /// What is wrong with a page, by each of these ways.
    pub async fn violations(&self, browser: &Browser, page: &str, ways: &[(Screen, bool)]) -> Vec<String> {
        let mut found = Vec::new();
        for &(screen, dark) in ways {
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
