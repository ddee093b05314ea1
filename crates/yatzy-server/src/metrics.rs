//! Metrics for the operator, in Prometheus' text form.

use crate::app::App;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use yatzy_house::Observer;

/// The upper bounds of the histograms, in milliseconds.
const BOUNDS: [u64; 8] = [1, 2, 5, 10, 20, 50, 100, 1000];

#[derive(Debug, Default)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    games: AtomicU64,
    streams: AtomicU64,
    answers: Times,
    commits: Times,
}

/// Counts what the house does.
pub struct HouseMetrics(pub Arc<Metrics>);

impl Observer for HouseMetrics {
    fn made(&self) {
        self.0.games.fetch_add(1, Ordering::Relaxed);
    }

    fn committed(&self, took: Duration) {
        self.0.commits.took(took);
    }
}

/// A histogram of durations.
#[derive(Debug, Default)]
struct Times {
    within: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    fn took(&self, time: Duration) {
        let micros = time.as_micros().min(u64::MAX.into()) as u64;
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            if micros <= bound * 1000 {
                within.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            let seconds = *bound as f64 / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {}", within.load(Ordering::Relaxed));
        }
        let (count, micros) = (self.count.load(Ordering::Relaxed), self.micros.load(Ordering::Relaxed));
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {}\n{name}_count {count}", micros as f64 / 1e6);
    }
}

impl Metrics {
    pub fn answered(&self, status: u16, time: Duration) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            class.fetch_add(1, Ordering::Relaxed);
        }
        self.answers.took(time);
    }

    pub fn stream_opened(&self) {
        self.streams.fetch_add(1, Ordering::Relaxed);
    }

    pub fn stream_closed(&self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn text(&self, app: &App) -> String {
        let mut out = String::new();
        let _ = writeln!(
            out,
            "# HELP yatzy_requests_total Requests answered.\n# TYPE yatzy_requests_total counter"
        );
        for (class, count) in (1..).zip(&self.requests) {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(out, "yatzy_requests_total{{status=\"{class}xx\"}} {count}");
        }
        let single = [
            ("yatzy_games_made_total", "counter", "Games made.", self.games.load(Ordering::Relaxed)),
            ("yatzy_streams", "gauge", "Live streams open.", self.streams.load(Ordering::Relaxed)),
            ("yatzy_tables", "gauge", "Tables in memory.", app.house().table_count() as u64),
            ("yatzy_nodes", "gauge", "Nodes on the same database.", app.house().node_count() as u64),
        ];
        for (name, kind, help, value) in single {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        self.answers.write("yatzy_answer_seconds", "Time to answer a request.", &mut out);
        self.commits.write("yatzy_commit_seconds", "Time until a change is durable.", &mut out);
        out
    }
}
