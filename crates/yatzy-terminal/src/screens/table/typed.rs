//! The typed parts of a turn with real dice, before it is entered.

use yatzy_rules::{FREE_RETHROWS, Face, Hand, Points, Seat, Shown};

/// The typed parts of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub kind: TypedKind,
    /// The dice, in the order typed.
    pub faces: Vec<Face>,
    /// The digits of the points.
    pub digits: String,
    /// Whether an extra yatzy is claimed along with the points.
    pub extra_yatzy: bool,
    /// Number of throws; shown only where chips depend on it.
    pub throws: u16,
    /// The finished turn that this corrects: its round and seat.
    pub corrects: Option<(u16, Seat)>,
    /// Whether dice and points are those of the old turn. The first digit replaces them.
    pub is_old: bool,
}

/// The kind of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedKind {
    /// The dice that lie on the table.
    Dice,
    /// The points alone.
    Points,
}

impl Default for Typed {
    fn default() -> Typed {
        Typed {
            kind: TypedKind::Dice,
            faces: Vec::new(),
            digits: String::new(),
            extra_yatzy: false,
            throws: 1 + FREE_RETHROWS,
            corrects: None,
            is_old: false,
        }
    }
}

impl Typed {
    /// Adds a digit. Returns whether it was accepted.
    pub fn digit(&mut self, digit: u8, dice: u8) -> bool {
        if self.is_old && (self.kind == TypedKind::Points || Face::new(digit).is_some()) {
            self.is_old = false;
            self.faces.clear();
            self.digits.clear();
        }
        match self.kind {
            TypedKind::Points if self.digits.len() < 3 => {
                self.digits.push(char::from(b'0' + digit % 10));
                true
            }
            TypedKind::Dice if self.faces.len() < usize::from(dice) => match Face::new(digit) {
                Some(face) => {
                    self.faces.push(face);
                    true
                }
                None => false,
            },
            _ => false,
        }
    }

    /// Deletes the last digit. Returns whether there was one.
    pub fn erase(&mut self) -> bool {
        self.is_old = false;
        match self.kind {
            TypedKind::Dice => self.faces.pop().is_some(),
            TypedKind::Points => self.digits.pop().is_some(),
        }
    }

    /// From dice to points, or back.
    pub fn switch(&mut self) {
        self.kind = match self.kind {
            TypedKind::Dice => TypedKind::Points,
            TypedKind::Points => TypedKind::Dice,
        };
    }

    /// The hand, once all dice are typed.
    pub fn hand(&self, dice: u8) -> Option<Hand> {
        let whole = self.kind == TypedKind::Dice && self.faces.len() == usize::from(dice);
        Hand::from_faces(self.faces.iter().copied()).filter(|_| whole)
    }

    /// The points, once there are some.
    pub fn points(&self) -> Option<Points> {
        self.digits.parse().ok().map(Points).filter(|_| self.kind == TypedKind::Points)
    }

    /// The reported turn, if it is complete.
    pub fn shown(&self, dice: u8) -> Option<Shown> {
        let points = || self.points().map(|points| Shown::Points { points, extra_yatzy: self.extra_yatzy });
        self.hand(dice).map(Shown::Hand).or_else(points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_and_points_are_typed() {
        let mut typed = Typed::default();
        for digit in [6, 6, 0, 7, 6, 5, 5, 4] {
            typed.digit(digit, 5);
        }
        assert_eq!(typed.hand(5), "66655".parse().ok());
        typed.erase();
        assert_eq!(typed.shown(5), None);
        typed.switch();
        typed.digit(2, 5);
        typed.digit(8, 5);
        assert_eq!(typed.shown(5), Some(Shown::Points { points: Points(28), extra_yatzy: false }));
    }

    #[test]
    fn what_is_typed_takes_the_place_of_what_stood_there() {
        let faces = "66655".parse::<Hand>().expect("five dice").faces().collect();
        let old = Typed { faces, is_old: true, ..Typed::default() };
        let mut typed = old.clone();
        for digit in [0, 5, 5, 5, 6, 6] {
            typed.digit(digit, 5);
        }
        assert_eq!(typed.hand(5), "55566".parse().ok());
        // Deleting a die keeps the others.
        let mut typed = old;
        typed.erase();
        typed.digit(6, 5);
        assert_eq!(typed.faces.len(), 5);
    }
}
