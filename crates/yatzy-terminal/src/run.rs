//! An app before a person: raw mode, the alternate screen, keys and mouse, and the terminal given back as it
//! was found, whatever happens.

use crate::app::{App, State};
use crate::msg::Msg;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use std::io::{self, Stdout, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a signal may go unnoticed.
const HEARTBEAT: Duration = Duration::from_millis(250);

/// How long something that the house says may go unnoticed, where it may say something.
const LISTEN: Duration = Duration::from_millis(20);

/// Plays until the person leaves.
pub fn run(mut app: App) -> io::Result<()> {
    let stop = stop_on_signals()?;
    let mut held = Held::take()?;
    while app.state() != State::Done && !stop.load(Ordering::Relaxed) {
        if app.state() == State::Suspended {
            held.lend()?;
            app.woken();
        }
        held.draw(&mut app)?;
        wait(&mut app, &stop)?;
    }
    drop(held);
    app.leave();
    if let Some(words) = app.farewell() {
        // Nothing can be done for someone who does not listen any more.
        let _ = writeln!(io::stdout(), "{words}");
    }
    Ok(())
}

/// Waits until something has happened, and lets it happen: one key, then a frame, for a click means what the
/// person sees.
fn wait(app: &mut App, stop: &AtomicBool) -> io::Result<()> {
    let patience = app.patience().map(|patience| Instant::now() + patience);
    let listen = if app.expects_news() { LISTEN } else { HEARTBEAT };
    loop {
        let left = patience.map(|until| until.saturating_duration_since(Instant::now()));
        if event::poll(left.unwrap_or(listen).min(listen))? {
            let mut resized = false;
            while app.state() == State::Running && event::poll(Duration::ZERO)? {
                let event = event::read()?;
                resized |= matches!(event, event::Event::Resize(..));
                match Msg::of(&event) {
                    Some(msg) => {
                        app.update(msg);
                        return ring(app);
                    }
                    None if resized => return Ok(()),
                    None => {}
                }
            }
        } else if app.has_news() || patience.is_some_and(|until| until <= Instant::now()) {
            app.update(Msg::Tick);
            return ring(app);
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
}

/// Lets the terminal's bell be heard, if it was rung.
fn ring(app: &mut App) -> io::Result<()> {
    if app.environment_mut().turn_sound.has_rung() { execute!(io::stdout(), Print("\x07")) } else { Ok(()) }
}

/// The terminal in our hands. Dropping it gives it back.
struct Held {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Held {
    fn take() -> io::Result<Held> {
        let before = std::panic::take_hook();
        let ours = std::thread::current().id();
        // What breaks off on the house's own threads is no reason to tear the screen down: the table sees
        // that no answer came, and plays on.
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().id() == ours {
                give_back();
                before(panic);
            }
        }));
        Ok(Held { terminal: grab()? })
    }

    /// Draws a frame. Terminals that know how show it as a whole, however many pieces it comes in.
    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        queue!(io::stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| app.view(frame))?;
        execute!(io::stdout(), EndSynchronizedUpdate)
    }

    /// Gives the terminal back, stops until the person returns, and takes it again.
    fn lend(&mut self) -> io::Result<()> {
        give_back();
        sleep_until_continued()?;
        self.terminal = grab()?;
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal, with an empty screen. A terminal value of its own each time: one that was lent would
/// believe that its last frame is still there.
fn grab() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

/// Nothing can be done about a terminal that does not listen; it may be gone.
fn give_back() {
    let (screen, cursor) = (LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = execute!(io::stdout(), EndSynchronizedUpdate, DisableMouseCapture, screen, cursor);
    let _ = disable_raw_mode();
}

/// A flag that is raised when the system asks us to end: the terminal is then given back in order. A terminal
/// that was closed needs nothing back, and reading from it would never end: that signal keeps its own effect.
/// Nothing is lost, for the game is saved at every event.
#[cfg(unix)]
fn stop_on_signals() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

#[cfg(not(unix))]
fn stop_on_signals() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

#[cfg(unix)]
fn sleep_until_continued() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
fn sleep_until_continued() -> io::Result<()> {
    Ok(())
}
