//! How long each step takes, in time of the wall and of the processor.

use std::time::{Duration, Instant};

/// The steps so far.
#[derive(Default)]
pub struct Stopwatch {
    steps: Vec<Step>,
}

struct Step {
    name: &'static str,
    wall: Duration,
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Runs a step, and notes its time even if it fails.
    pub fn time<T>(
        &mut self,
        name: &'static str,
        step: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let (begun, before) = (Instant::now(), processor_time());
        let result = step();
        let processor = processor_time().zip(before).map(|(after, before)| after.saturating_sub(before));
        self.steps.push(Step { name, wall: begun.elapsed(), processor });
        result
    }

    /// Prints one line for each step, and their sum.
    pub fn print(&self) {
        println!("\n{:24} {:>8} {:>10}", "", "wall", "processor");
        for step in &self.steps {
            print_line(step.name, step.wall, step.processor);
        }
        let wall = self.steps.iter().map(|step| step.wall).sum();
        print_line("all", wall, self.steps.iter().map(|step| step.processor).sum());
    }
}

fn print_line(name: &str, wall: Duration, processor: Option<Duration>) {
    let processor = processor.map_or_else(|| "?".to_owned(), minutes);
    println!("{name:24} {:>8} {processor:>10}", minutes(wall));
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Processor time of this process and of all ended processes that it has waited for. Only Linux tells it in a file.
fn processor_time() -> Option<Duration> {
    /// The kernel counts for programs in hundredths of a second, whatever its own clock does.
    const TICK: Duration = Duration::from_millis(10);
    let line = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the program's name in parentheses, may contain anything.
    let fields = line.rsplit_once(')')?.1.split_whitespace();
    // User and system time, of this process and of its children: fields 14 to 17 of proc(5).
    let ticks = fields.skip(11).take(4).map(|field| field.parse::<u32>().ok()).sum::<Option<u32>>()?;
    Some(TICK * ticks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_fails_is_timed_too() {
        let mut watch = Stopwatch::default();
        assert_eq!(watch.time("one", || Ok(1)), Ok(1));
        assert_eq!(watch.time("two", || Err::<(), _>("no".to_owned())), Err("no".to_owned()));
        assert_eq!(watch.steps.iter().map(|step| step.name).collect::<Vec<_>>(), ["one", "two"]);
        assert_eq!(minutes(Duration::from_millis(125_400)), "2:05");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn work_takes_processor_time() {
        let before = processor_time().expect("Linux tells");
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(5) && processor_time() <= Some(before) {
            std::hint::spin_loop();
        }
        assert!(processor_time() > Some(before));
    }
}
