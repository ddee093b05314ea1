//! Progress bars on standard error. They are drawn on a terminal only, and after a delay.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};

/// Delay before a bar is drawn.
const PATIENCE: Duration = Duration::from_millis(500);
/// The steps of a bar.
const STEPS: u64 = 10_000;

/// A bar that appears when work takes long.
pub struct Bar {
    label: String,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl Bar {
    pub fn new(label: String) -> Bar {
        Bar { label, begun: Instant::now(), bar: None }
    }

    /// Sets the progress, from 0 to 1.
    pub fn set(&mut self, done: f64) {
        if self.bar.is_none() && self.begun.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let form = "{msg}  {bar:30}  {percent:>3} %  {eta_precise}";
            let style = ProgressStyle::with_template(form).unwrap_or_else(|_| ProgressStyle::default_bar());
            let bar = ProgressBar::new(STEPS).with_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
            bar.with_message(self.label.clone()).with_elapsed(self.begun.elapsed())
        });
        bar.set_position((done.clamp(0.0, 1.0) * STEPS as f64) as u64);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
