//! The event loop: raw mode, the alternate screen, keys and mouse. The terminal is restored whatever happens.

use crate::app::{App, State};
use crate::msg::Msg;
use crate::setup::Setup;
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

/// Longest delay until a signal is noticed.
const HEARTBEAT: Duration = Duration::from_millis(250);

/// Longest delay until an update is noticed, where one may come.
const LISTEN: Duration = Duration::from_millis(20);

/// Plays until the person leaves. Returns the match that the person chose to play next, if any.
pub fn run(mut app: App) -> io::Result<Option<Setup>> {
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
        // The terminal may be gone; nothing can be done.
        let _ = writeln!(io::stdout(), "{words}");
    }
    Ok(app.into_wanted_match())
}

/// Waits for an event and handles it: one key, then a frame, because a click refers to what the person sees.
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

/// Rings the terminal's bell, if a turn has begun.
fn ring(app: &mut App) -> io::Result<()> {
    if app.environment_mut().turn_sound.has_rung() { execute!(io::stdout(), Print("\x07")) } else { Ok(()) }
}

/// The terminal in raw mode. Dropping it restores the terminal.
struct Held {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Held {
    fn take() -> io::Result<Held> {
        let before = std::panic::take_hook();
        let ours = std::thread::current().id();
        // A panic on a thread of the house does not end the screen: the table sees that no answer came, and plays on.
        std::panic::set_hook(Box::new(move |panic| {
            if std::thread::current().id() == ours {
                give_back();
                before(panic);
            }
        }));
        Ok(Held { terminal: grab()? })
    }

    /// Draws a frame, as one synchronised update where the terminal supports it.
    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        queue!(io::stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| app.view(frame))?;
        execute!(io::stdout(), EndSynchronizedUpdate)
    }

    /// Restores the terminal, suspends until the person returns, and takes it again.
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

/// Takes the terminal with an empty screen. A new value is made each time: an old one would assume that its last frame
/// is still shown.
fn grab() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

/// The terminal may be gone; nothing can be done.
fn give_back() {
    let (screen, cursor) = (LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = execute!(io::stdout(), EndSynchronizedUpdate, DisableMouseCapture, screen, cursor);
    let _ = disable_raw_mode();
}

/// A flag that is set by a signal to end, so that the terminal is restored. SIGHUP keeps its default effect: a closed
/// terminal needs no restoring, and reading from it would never end. The game is stored at every event, so nothing is
/// lost.
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
