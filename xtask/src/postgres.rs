//! A PostgreSQL for the tests: Debian's programs, a cluster of our own in a folder of its own, gone with the tests.

use crate::machine::{Need, is_root, provide, run};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What tells the tests where it is. Without it, they say that they have none.
const URL: &str = "YATZY_POSTGRES";

/// What brings it.
pub const NEED: Need = Need { program: "pg_ctlcluster", package: "postgresql" };

/// The system user that runs it where we are root: PostgreSQL refuses to be root.
const USER: &str = "postgres";

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a command in the repository's root with a cluster of its own.
pub fn run_beside(command: &mut Command) -> Result<(), String> {
    beside(|name, url| run(command.env(name, url)))
}

/// Does something with a cluster of its own; it is told the variable that says where the cluster is.
pub fn beside<T>(act: impl FnOnce(&'static str, String) -> Result<T, String>) -> Result<T, String> {
    let cluster = Cluster::start()?;
    act(URL, cluster.url())
}

/// A cluster that ends when this is dropped, or when this process ends, however that happens.
struct Cluster {
    server: Child,
    folder: PathBuf,
    watchdog: Watchdog,
}

impl Cluster {
    /// Makes a cluster and waits until it answers. It is not reachable by network: its socket lies in the folder.
    fn start() -> Result<Cluster, String> {
        let programs = programs()?;
        let folder = std::env::temp_dir().join(format!("yatzy-postgres-{}", std::process::id()));
        // It was left by a run that was killed.
        let _ = std::fs::remove_dir_all(&folder);
        let mut make = Command::new("install");
        make.args(["--directory", "--mode=700"]);
        if is_root() {
            make.args(["--owner", USER]);
        }
        quietly(make.arg(&folder))?;
        let data = folder.join("data");
        let mut initdb = as_user(&programs.join("initdb"));
        quietly(
            initdb
                .args([
                    "--username=yatzy",
                    "--auth=trust",
                    "--encoding=UTF8",
                    "--locale=C.UTF-8",
                    "--no-sync",
                ])
                .arg("--pgdata")
                .arg(&data),
        )?;
        let mut server = as_user(&programs.join("postgres"));
        server.arg("-D").arg(&data).arg("-k").arg(&folder).args(["-h", "", "-c", "max_connections=300"]);
        server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = server.spawn().map_err(|error| format!("postgres: {error}"))?;
        let watchdog = Watchdog::over(&server, &folder)?;
        let mut cluster = Cluster { server, folder, watchdog };
        cluster.wait(&programs)?;
        Ok(cluster)
    }

    /// Where it is.
    fn url(&self) -> String {
        format!("postgres:///postgres?user=yatzy&host={}", self.folder.display())
    }

    fn wait(&mut self, programs: &Path) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            let mut ready = Command::new(programs.join("pg_isready"));
            ready.arg("--quiet").arg("--host").arg(&self.folder);
            if ready.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            let ended = self.server.try_wait().map_err(|error| format!("postgres: {error}"))?;
            if let Some(status) = ended {
                return Err(format!("postgres: {status}"));
            }
            if begun.elapsed() > PATIENCE {
                return Err("postgres does not start".to_owned());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.watchdog.bite();
        let _ = self.server.wait();
        self.watchdog.wait();
    }
}

/// A process that ends a server and deletes its folder once the pipe to it is closed, as the kernel does where this
/// process is killed.
struct Watchdog(Child);

/// At once, but not by force: PostgreSQL gives its shared memory back. A campaign may have stopped it, and a stopped
/// process hears no signal but the one to go on. By force after ten seconds, for example where a shell without job
/// control had the server ignore the first signal. The signals of a terminal are for the others.
const BITE: &str = "trap '' HUP INT TERM; cat; kill -QUIT $0; kill -CONT $0; \
                    for _ in $(seq 100); do kill -0 $0 || break; sleep 0.1; done; \
                    kill -KILL $0; rm -rf -- \"$1\"";

impl Watchdog {
    fn over(server: &Child, folder: &Path) -> Result<Watchdog, String> {
        let mut command = Command::new("sh");
        command.arg("-c").arg(BITE).arg(server.id().to_string()).arg(folder).current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().map(Watchdog).map_err(|error| format!("sh: {error}"))
    }

    fn bite(&mut self) {
        drop(self.0.stdin.take());
    }

    fn wait(&mut self) {
        let _ = self.0.wait();
    }
}

/// A cluster for tests run by hand, until the end of input.
pub fn serve() -> Result<(), String> {
    provide(&[NEED])?;
    let cluster = Cluster::start()?;
    println!("{URL}='{}'", cluster.url());
    let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    Ok(())
}

/// The folder of the newest PostgreSQL's programs: Debian keeps them off the path.
fn programs() -> Result<PathBuf, String> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| number(path));
    let programs = newest.map(|path| path.join("bin")).filter(|bin| bin.join("initdb").is_file());
    programs.ok_or_else(|| "there is no PostgreSQL in /usr/lib/postgresql".to_owned())
}

/// A command as a user that PostgreSQL accepts.
fn as_user(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    if is_root() {
        command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]);
    }
    command.arg("--").arg(program).current_dir("/");
    command
}

fn quietly(command: &mut Command) -> Result<(), String> {
    let line = format!("{:?}", command.get_program());
    let output = command.output().map_err(|error| format!("{line}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;

    #[test]
    fn a_stopped_server_ends_with_its_watchdog() -> Result<(), Box<dyn std::error::Error>> {
        let folder = std::env::temp_dir().join(format!("yatzy-watchdog-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("data"))?;
        let mut server = Command::new("sleep").arg("600").spawn()?;
        let mut watchdog = Watchdog::over(&server, &folder)?;
        Command::new("kill").args(["-STOP", &server.id().to_string()]).status()?;
        assert_eq!(server.try_wait()?, None);
        watchdog.bite();
        let ended = server.wait()?;
        assert!(ended.signal().is_some(), "{ended}");
        watchdog.wait();
        assert!(!folder.exists());
        Ok(())
    }
}
