//! A temporary folder that is deleted however the campaign ends. A killed process deletes nothing itself.

use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Deletes a folder once the pipe to this process is closed, as the kernel does where the campaign is killed. The
/// servers are killed in the same moment. A campaign may have mounted something in the folder.
const WATCHDOG: &str = "trap '' HUP INT TERM; cat; sleep 0.5; umount -l \"$0\"/*; rm -rf -- \"$0\"";

/// A temporary folder.
pub struct Folder {
    folder: TempDir,
    watchdog: Child,
}

impl Folder {
    pub fn new() -> io::Result<Folder> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new("sh");
        command.args(["-c", WATCHDOG]).arg(folder.path()).current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Folder { watchdog: command.spawn()?, folder })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = self.watchdog.kill();
        let _ = self.watchdog.wait();
    }
}
