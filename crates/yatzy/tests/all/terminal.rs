//! A pretended terminal with the program in it, and eyes that read its screen. The tests play with it, the
//! benchmark measures with it.

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::cell::Cell;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Terminal {
    child: Child,
    keyboard: File,
    screen: Arc<Mutex<vt100::Parser>>,
}

impl Terminal {
    /// The program itself. It hears when its terminal is closed, also where the tests run under nohup, which ignores
    /// that signal for itself and for its children.
    pub fn start(args: &[&str], data: &Path) -> Terminal {
        let mut command = Command::new("env");
        command.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_yatzy")]);
        command.args(args).args(["--lang", "en"]).env("YATZY_DATA", data);
        Terminal::around(&mut command)
    }

    /// Any program.
    pub fn around(command: &mut Command) -> Terminal {
        let outside = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&outside).unwrap();
        unlockpt(&outside).unwrap();
        let name = ptsname(&outside, Vec::new()).unwrap().into_string().unwrap();
        let inside = OpenOptions::new().read(true).write(true).open(name).unwrap();
        tcsetwinsize(&outside, size(80, 24)).unwrap();
        let stdio = || Stdio::from(inside.try_clone().unwrap());
        if command.get_envs().all(|(name, _)| name != "TERM") {
            command.env("TERM", "xterm-256color");
        }
        let child =
            command.env("LC_ALL", "C.UTF-8").stdin(stdio()).stdout(stdio()).stderr(stdio()).spawn().unwrap();
        let keyboard = File::from(outside);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(nonzero(24), nonzero(80), 0)));
        let (mut eyes, seen) = (keyboard.try_clone().unwrap(), Arc::clone(&screen));
        std::thread::spawn(move || {
            let (mut bytes, mut frame) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = eyes.read(&mut bytes) {
                frame.extend_from_slice(&bytes[..count]);
                if !is_half(&frame) {
                    seen.lock().unwrap().process(&frame);
                    frame.clear();
                }
            }
            seen.lock().unwrap().process(&frame);
        });
        Terminal { child, keyboard, screen }
    }

    pub fn send(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    pub fn screen(&self) -> String {
        let parser = self.screen.lock().unwrap();
        let (_, columns) = parser.screen().size();
        let lines: Vec<String> =
            parser.screen().rows(0, columns.get()).map(|line| line.trim_end().to_owned()).collect();
        lines.join("\n")
    }

    /// Whether the terminal is as a shell leaves it: lines are edited and echoed, the usual screen is shown,
    /// the cursor too, and the mouse is the terminal's own.
    pub fn is_tidy(&self) -> bool {
        let modes = tcgetattr(&self.keyboard).unwrap().local_modes;
        let parser = self.screen.lock().unwrap();
        let screen = parser.screen();
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }

    /// Waits until the terminal is as a shell leaves it: the last words of a program are read after its end.
    pub fn wait_until_tidy(&self) {
        self.wait_until("tidy terminal", |_| self.is_tidy());
    }

    pub fn wait_until(&self, what: &str, fits: impl Fn(&str) -> bool) {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if fits(&screen) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "no “{what}” on the screen:\n{screen}");
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    pub fn wait_for(&self, words: &str) {
        self.wait_until(words, |screen| screen.contains(words));
    }

    /// Waits until one of these is on the screen, and says which.
    pub fn wait_for_any(&self, words: &[&str]) -> usize {
        let found = Cell::new(None);
        self.wait_until(words[0], |screen| {
            found.set(words.iter().position(|words| screen.contains(words)));
            found.get().is_some()
        });
        found.get().unwrap_or_default()
    }

    /// Waits until the screen stands still.
    pub fn settle(&self) {
        let mut before = self.screen();
        loop {
            std::thread::sleep(Duration::from_millis(60));
            let now = self.screen();
            if now == before {
                return;
            }
            before = now;
        }
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(nonzero(rows), nonzero(columns));
        tcsetwinsize(&self.keyboard, size(columns, rows)).unwrap();
        // The terminal is not the program's controlling one, so the kernel does not tell it.
        self.signal(Signal::WINCH);
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).unwrap();
    }

    /// kill -9
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The window is closed: the system says so to the program.
    pub fn close(mut self) {
        self.signal(Signal::HUP);
        self.ends_well();
    }

    /// Waits for the end; says whether all was well.
    pub fn ends_well(&mut self) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("the program does not end:\n{}", self.screen());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a frame has begun that has not ended: eyes see it when it is whole, as a terminal shows it.
fn is_half(bytes: &[u8]) -> bool {
    let last = |sign: &[u8]| bytes.windows(sign.len()).rposition(|place| place == sign);
    last(b"\x1b[?2026h") > last(b"\x1b[?2026l")
}

fn nonzero(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

fn size(columns: u16, rows: u16) -> Winsize {
    Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }
}
