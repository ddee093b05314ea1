//! The command line as people and programs use it.

mod answers;
mod command;
mod export;
mod goals;
mod help;
mod languages;
mod old_house;
mod paper;
mod perfect_play;
mod practise;
mod pseudo;
mod same_dice;
mod shells;
mod simulate;
mod verify;
mod wrong_input;
