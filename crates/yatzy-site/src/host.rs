//! The functions that the module needs from its host.

use yatzy_table::Moment;

/// The host of the module: a browser, or a test.
pub trait Host: Send + Sync {
    /// Takes a message. Its answer arrives later.
    fn send(&self, message: &[u8]);

    /// The current time.
    fn now(&self) -> Moment;

    /// Fills the bytes with random ones.
    fn random(&self, bytes: &mut [u8]);

    /// Writes a line to the developer's log.
    fn complain(&self, line: &str);
}

/// Fresh random bytes.
pub(crate) fn fresh(host: &dyn Host) -> [u8; 32] {
    let mut bytes = [0; 32];
    host.random(&mut bytes);
    bytes
}
