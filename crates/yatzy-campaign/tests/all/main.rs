//! Campaigns as programs.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn entries(folder: &Path) -> Vec<std::path::PathBuf> {
    std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

/// Whether a process has this path in its command line.
fn is_used(folder: &Path) -> bool {
    let folder = folder.display().to_string();
    let lines = entries(Path::new("/proc")).into_iter().map(|process| std::fs::read(process.join("cmdline")));
    lines.flatten().any(|line| String::from_utf8_lossy(&line).contains(&folder))
}

/// A killed campaign used to leave its servers running, and their databases.
#[test]
fn a_killed_campaign_leaves_no_server_and_no_database() -> std::io::Result<()> {
    let home = tempfile::tempdir()?;
    let mut campaign = Command::new(env!("CARGO_BIN_EXE_yatzy-campaign"));
    campaign.args(["kill", "-", "1000"]).env("TMPDIR", home.path()).stdout(Stdio::null());
    let mut campaign = campaign.spawn()?;
    let has_database = || entries(home.path()).iter().any(|folder| folder.join("house.db").exists());
    wait_until("the campaign makes a database", || has_database() && is_used(home.path()));
    campaign.kill()?;
    campaign.wait()?;
    wait_until("the servers end", || !is_used(home.path()));
    wait_until("the databases are deleted", || entries(home.path()).is_empty());
    Ok(())
}
