//! The ranking of seats.

use super::Game;
use crate::{Points, Seat};

/// The rank of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StandingBody))]
pub struct Standing {
    /// The rank, from 1. Equal totals share it and the next is skipped: 1, 1, 3. `None` for a seat that left
    /// before its card was full.
    pub place: Option<u16>,
    #[cfg_attr(feature = "schema", schema(value_type = u32))]
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schema(value_type = u32))]
    pub total: Points,
}

impl Game {
    /// All seats, best first; those that left come last.
    pub fn standings(&self) -> Vec<Standing> {
        let seats = (0..self.seats()).map(Seat);
        let total = |seat: Seat| self.card_of(seat).totals(self.rules()).total;
        let gave_up = |seat: Seat| self.has_left(seat) && !self.card_of(seat).open().is_empty();
        let mut standings: Vec<Standing> =
            seats.map(|seat| Standing { place: None, seat, total: total(seat) }).collect();
        standings.sort_by_key(|standing| {
            (gave_up(standing.seat), std::cmp::Reverse(standing.total), standing.seat)
        });
        let totals: Vec<Points> = standings
            .iter()
            .filter(|standing| !gave_up(standing.seat))
            .map(|standing| standing.total)
            .collect();
        for (standing, total) in standings.iter_mut().zip(&totals) {
            standing.place = totals.iter().position(|other| other == total).map(|better| better as u16 + 1);
        }
        standings
    }
}
