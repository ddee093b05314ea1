//! What the module asks of whoever runs it.

use yatzy_table::Moment;

/// Whoever runs the module: a browser, or a test.
pub trait Host: Send + Sync {
    /// Takes a message; what becomes of it is told later.
    fn send(&self, message: &[u8]);

    /// What the clock on the wall says.
    fn now(&self) -> Moment;

    /// Fills the bytes with random ones.
    fn random(&self, bytes: &mut [u8]);

    /// Writes a line into a log that a developer may read.
    fn complain(&self, line: &str);
}

/// Fresh random bytes.
pub(crate) fn fresh(host: &dyn Host) -> [u8; 32] {
    let mut bytes = [0; 32];
    host.random(&mut bytes);
    bytes
}
