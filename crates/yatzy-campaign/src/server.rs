//! A server under test: a process on a database that can be killed and restarted at the same address.

use std::io::{self, BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// How to start a server.
#[derive(Clone, Debug)]
pub struct Program {
    /// A command to run it under, such as a tracer, with its arguments.
    pub before: Vec<String>,
    /// `yatzy`, or this program.
    pub path: PathBuf,
    /// The planted bug, if any.
    pub planted: Option<String>,
    /// Largest size of its files in blocks of 512 bytes, to simulate a full disk.
    pub blocks: Option<u32>,
}

impl Program {
    pub fn new(path: &Path) -> Program {
        Program { before: Vec::new(), path: path.to_owned(), planted: None, blocks: None }
    }
}

/// A running server.
pub struct Server {
    program: Program,
    database: String,
    pub address: SocketAddr,
    child: Child,
}

impl Server {
    pub fn start(program: Program, database: &str) -> io::Result<Server> {
        // A port that is free now is still free in a moment.
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let child = spawn(&program, database, address)?;
        Ok(Server { program, database: database.to_owned(), address, child })
    }

    /// SIGKILL: no shutdown, no flush.
    pub fn kill(&mut self) -> io::Result<()> {
        // A killed tracer leaves its child running.
        let children = format!("/proc/{0}/task/{0}/children", self.id());
        for child in std::fs::read_to_string(children).unwrap_or_default().split_whitespace() {
            Command::new("kill").args(["-9", child]).status()?;
        }
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Restarts the server at the same address on the same database.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.child = spawn(&self.program, &self.database, self.address)?;
        Ok(())
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Resident memory in KiB.
    pub fn memory(&self) -> io::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let size = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        size.ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

/// The processor time of a process in seconds, over all cores; `self` is this process.
pub fn processor_seconds(process: &str) -> io::Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name stands in brackets and may contain anything. The fields after it count clock ticks of 10 ms.
    let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks = numbers.skip(11).take(2).map_while(|number| number.parse::<f64>().ok());
    Ok(ticks.sum::<f64>() / 100.0)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// A server ends with the thread that started it, however that ends. Campaigns start servers on the main thread.
const WITH_CAMPAIGN: [&str; 4] = ["setpriv", "--pdeathsig", "KILL", "--"];

fn spawn(program: &Program, database: &str, address: SocketAddr) -> io::Result<Child> {
    let path = program.path.display().to_string();
    let mut words: Vec<String> = Vec::new();
    words.extend(WITH_CAMPAIGN.map(str::to_owned));
    if !program.before.is_empty() {
        words.extend(program.before.iter().cloned());
        words.extend(WITH_CAMPAIGN.map(str::to_owned));
    }
    if let Some(blocks) = program.blocks {
        // A write beyond the limit fails as on a full disk. The signal that comes with it is ignored.
        let limit = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$@\"");
        words.extend(["sh", "-c", &limit, "sh"].map(str::to_owned));
    }
    words.push(path);
    let (first, rest) = words.split_first().expect("a program has a path");
    let mut command = Command::new(first);
    command.args(rest).args(["serve", "--proxy", "127.0.0.1", "--listen", &address.to_string()]);
    command.args(["--database", database]);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).env_remove("YATZY_PLANTED");
    if let Some(planted) = &program.planted {
        command.env("YATZY_PLANTED", planted);
    }
    let mut child = command.spawn()?;
    let mut said = String::new();
    let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    BufReader::new(out).read_line(&mut said)?;
    if said.starts_with("listening on ") {
        Ok(child)
    } else {
        Err(io::Error::other("the server did not start"))
    }
}
