//! One file a command: its part of the command line, the resolved request, and the answer.

pub mod advise;
pub mod analyse;
pub mod completions;
pub mod join;
pub mod leaflet;
pub mod man;
pub mod play;
pub mod replay;
pub mod rules;
pub mod score;
pub mod serve;
pub mod sheet;
pub mod simulate;
pub mod solve;
pub mod verify;
