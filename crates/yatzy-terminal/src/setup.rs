//! The setup of a new game.

use std::sync::Arc;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Catalogue, DiceSource, Edition, Goal, Player, Ruleset};
use yatzy_table::{Challenge, NewRules, NewSeat, NewTable, SeatView, Token, View};
use yatzy_text::{PadNames, Text, say};

/// The setup of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub rules: Arc<Ruleset>,
    /// The names on the pad.
    pub names: PadNames,
    /// The edition, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeat>,
    pub source: DiceSource,
    /// The seed of shared dice.
    pub seed: Option<Secret>,
    /// The challenge that the game answers. It brings its own dice.
    pub challenge: Option<Box<Challenge>>,
    /// The goal of the people here.
    pub goal: Goal,
}

impl Setup {
    /// A game of an edition; `None` if there is no such edition.
    pub fn of_edition(id: &str, seats: Vec<NewSeat>, source: DiceSource) -> Option<Setup> {
        Catalogue::get().edition(id).map(|edition| Setup::of(edition, seats, source))
    }

    /// The first game of the catalogue, for one person.
    pub fn first() -> Setup {
        Setup::of(&Catalogue::get().editions()[0], vec![NewSeat::Here(String::new())], DiceSource::Program)
    }

    fn of(edition: &Edition, seats: Vec<NewSeat>, source: DiceSource) -> Setup {
        Setup {
            rules: edition.rules.clone(),
            names: PadNames::of_edition(edition),
            edition: Some(edition.id.clone()),
            seats,
            source,
            seed: None,
            challenge: None,
            goal: Goal::Mean,
        }
    }

    /// The setup of an earlier table. Seats that were on other devices are here now.
    pub fn like(view: &View) -> Setup {
        let seat = |seat: &SeatView| match &seat.player {
            Player::Computer(level) if seat.name.is_empty() => {
                NewSeat::Computer { level: level.clone(), name: None }
            }
            Player::Computer(level) => {
                NewSeat::Computer { level: level.clone(), name: Some(seat.name.clone()) }
            }
            Player::Person | Player::Open => NewSeat::Here(seat.name.clone()),
        };
        Setup {
            rules: view.rules.clone(),
            names: view.names.clone(),
            edition: view.edition.clone(),
            seats: view.seats.iter().map(seat).collect(),
            // The same dice again would be known.
            source: if view.source.is_program() { DiceSource::Program } else { DiceSource::Table },
            seed: None,
            challenge: None,
            goal: goal_like(view),
        }
    }

    /// The same setup, with seats without a name numbered.
    pub fn with_names(mut self, text: Text) -> Setup {
        for (i, seat) in self.seats.iter_mut().enumerate() {
            if let NewSeat::Here(name) = seat
                && name.trim().is_empty()
            {
                *name = say!(text, "player-number", number = i + 1);
            }
        }
        self
    }

    /// The table to make. Each call makes another key.
    pub fn table(&self) -> NewTable {
        NewTable {
            seed: self.seed,
            rules: self.new_rules(),
            source: self.source,
            seats: self.seats.clone(),
            goal: self.goal,
            // Shared dice are played against people who have no coach either.
            hints: Some(self.source != DiceSource::Shared),
            key: Token::random(),
        }
    }

    /// An entry of the catalogue with options, if that describes the rules; else the rules themselves.
    pub fn new_rules(&self) -> NewRules {
        if let Some(challenge) = &self.challenge {
            return NewRules::Challenge { code: challenge.code(), challenge: challenge.clone() };
        }
        let own = || NewRules::Own {
            edition: self.edition.clone(),
            rules: self.rules.clone(),
            names: self.names.own(),
        };
        let edition = self.edition.as_deref().and_then(|id| Catalogue::get().edition(id));
        match edition {
            Some(edition) if edition.rules.hash() == self.rules.hash() => {
                NewRules::Listed { id: edition.id.clone(), options: Vec::new() }
            }
            _ => own(),
        }
    }
}

/// The earlier goal. A target score is dropped, because it may have been the record then.
fn goal_like(view: &View) -> Goal {
    let mut goals = view.seats.iter().filter(|seat| seat.is_yours).map(|seat| seat.goal);
    goals.next().filter(|goal| *goal == Goal::Win).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nameless_are_numbered() {
        let text = Text::new(yatzy_text::Lang::En);
        let seats = vec![NewSeat::Here("Anna".into()), NewSeat::Here(" ".into())];
        let setup = Setup::of_edition("yatzy", seats, DiceSource::Program).unwrap().with_names(text);
        assert_eq!(setup.seats, [NewSeat::Here("Anna".into()), NewSeat::Here("Player 2".into())]);
    }
}
