//! The names of seats.

use crate::{Text, say, shown};
use yatzy_rules::{Player, Record, Seat};

impl Text {
    /// The name of a seat. Without a name the computer is called by its level, and a person by the seat's
    /// number. A twin, whose name another seat has too, also gets its number.
    pub fn seat_name(self, seat: Seat, name: &str, player: &Player, is_twin: bool) -> String {
        let number = seat.number();
        let name = match player.level() {
            _ if !name.is_empty() => shown(name),
            Some(level) => say!(self, "bot-name", level = self.level_name(level)),
            None => return say!(self, "seat-number", seat = number),
        };
        if is_twin { say!(self, "seat-twin", name = name, seat = number) } else { name }
    }

    /// The names of all seats of a game, in order.
    pub fn seat_names(self, seats: &[(&str, &Player)]) -> Vec<String> {
        let twins = |of| seats.iter().filter(|other| are_twins(**other, of)).count() > 1;
        let named = (0..).map(Seat).zip(seats);
        named.map(|(seat, of)| self.seat_name(seat, of.0, of.1, twins(*of))).collect()
    }

    /// The name of a seat of a record.
    pub fn name_in(self, record: &Record, seat: Seat) -> String {
        record.seat(seat).map_or_else(
            || say!(self, "seat-number", seat = seat.number()),
            |who| self.seat_name(seat, &who.name, &who.player, false),
        )
    }

    /// The names of all seats of a record, in order.
    pub fn names_in(self, record: &Record) -> Vec<String> {
        (0..record.game.seats()).map(|seat| self.name_in(record, Seat(seat))).collect()
    }
}

/// Whether two seats, each a name and its player, would be called the same. A computer without a name is called by
/// its level.
pub fn are_twins(one: (&str, &Player), other: (&str, &Player)) -> bool {
    one.0 == other.0 && (!one.0.is_empty() || one.1 == other.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_seat_is_called_something() {
        let text = Text::new(Lang::En);
        let club = Player::Computer("club".to_owned());
        let bot = say!(text, "bot-name", level = text.level_name("club"));
        let name = |name: &str, player: &Player| text.seat_name(Seat(1), name, player, false);
        assert_eq!(name("Anna bot:club", &Player::Person), "Anna bot:club");
        assert_eq!(name("Anna", &club), "Anna");
        assert_eq!(name("", &club), bot);
        assert_eq!(name("", &Player::Open), say!(text, "seat-number", seat = 2));
        let seats = [("Anna", &Player::Person), ("", &club), ("Anna", &Player::Person)];
        let twin = |seat: u16| say!(text, "seat-twin", name = "Anna", seat = seat);
        assert_eq!(text.seat_names(&seats), [twin(1), bot, twin(3)]);
    }
}
