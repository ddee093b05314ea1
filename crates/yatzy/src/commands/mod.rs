//! One file a command: its part of the command line, the resolved request, and the answer.

pub mod play;
pub mod replay;
pub mod rules;
pub mod score;
