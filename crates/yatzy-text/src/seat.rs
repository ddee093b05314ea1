//! The names of seats.

use crate::{Text, say, shown};
use yatzy_rules::{Record, RecordSeat, Seat};

impl Text {
    /// The name of a seat. Without a name the computer is called by its level, and a person by the seat's
    /// number.
    pub fn seat_name(self, seat: Seat, who: &RecordSeat) -> String {
        match who.player.level() {
            _ if !who.name.is_empty() => shown(&who.name),
            Some(level) => say!(self, "bot-name", level = self.level_name(level)),
            None => say!(self, "seat-number", seat = seat.number()),
        }
    }

    /// The name of a seat of a record.
    pub fn name_in(self, record: &Record, seat: Seat) -> String {
        record
            .seat(seat)
            .map_or_else(|| say!(self, "seat-number", seat = seat.number()), |who| self.seat_name(seat, who))
    }

    /// The names of all seats of a record, in order.
    pub fn names_in(self, record: &Record) -> Vec<String> {
        (0..record.game.seats()).map(|seat| self.name_in(record, Seat(seat))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use yatzy_rules::Player;

    #[test]
    fn every_seat_is_called_something() {
        let text = Text::new(Lang::En);
        let name = |who: &RecordSeat| text.seat_name(Seat(1), who);
        assert_eq!(name(&RecordSeat::person("Anna bot:club")), "Anna bot:club");
        assert_eq!(name(&RecordSeat::computer("Anna", "club")), "Anna");
        assert_eq!(
            name(&RecordSeat::computer("", "club")),
            say!(text, "bot-name", level = text.level_name("club"))
        );
        let nobody = RecordSeat { player: Player::Nobody, ..RecordSeat::default() };
        assert_eq!(name(&nobody), say!(text, "seat-number", seat = 2));
    }
}
