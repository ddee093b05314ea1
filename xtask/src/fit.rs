//! The fits under `fits/`, made anew from their seed. It takes minutes, and no one waits for it: the
//! program only ever reads them.

use crate::machine::{cargo, run};

/// The rulesets that are fitted, each to `fits/ID.fit`.
const RULES: [&str; 3] = ["triple", "maxi", "alga-maxi-fi"];

/// Makes every fit; the same bytes come out on every machine.
pub fn all() -> Result<(), String> {
    for rules in RULES {
        let mut make = cargo("run --release --package yatzy-fit --example fit --");
        run(make.arg(rules).arg(format!("fits/{rules}.fit")))?;
    }
    Ok(())
}
