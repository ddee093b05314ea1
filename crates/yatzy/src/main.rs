//! The `yatzy` binary.
fn main() {}
