//! The dice of the player in their places, kept or not. Hands of the rules have no places, but people point at dice.

use yatzy_rules::{Face, Hand, Keep, Throw};

/// A die in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrayDie {
    pub face: Face,
    /// Whether it is set aside.
    pub kept: bool,
}

/// The dice in their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tray {
    dice: Vec<TrayDie>,
}

impl Tray {
    /// The dice after these throws, with those kept at the last one still kept, for a player who returns to the table.
    pub fn after(throws: &[Throw]) -> Tray {
        let mut tray = Tray::default();
        for throw in throws {
            tray.keep(throw.keep);
            tray.show(Some(throw.hand));
        }
        tray
    }

    /// The dice, left to right.
    pub fn dice(&self) -> &[TrayDie] {
        &self.dice
    }

    /// Keeps a die or releases it. Returns whether there is such a die.
    pub fn toggle(&mut self, place: usize) -> bool {
        match self.dice.get_mut(place) {
            Some(die) => {
                die.kept = !die.kept;
                true
            }
            None => false,
        }
    }

    /// Keeps exactly these dice, as far as they are there.
    pub fn keep(&mut self, keep: Keep) {
        let mut wanted = keep.dice();
        for die in &mut self.dice {
            let one = Hand::from_faces([die.face]).unwrap_or_default();
            die.kept = one.is_within(wanted);
            if die.kept {
                wanted = wanted.without(one).unwrap_or_default();
            }
        }
    }

    /// The kept dice.
    pub fn kept(&self) -> Keep {
        let kept = self.dice.iter().filter(|die| die.kept).map(|die| die.face);
        Keep::new(Hand::from_faces(kept).unwrap_or_default())
    }

    /// Number of dice that the next throw throws.
    pub fn loose(&self) -> usize {
        self.dice.iter().filter(|die| !die.kept).count()
    }

    /// Shows the current hand. Kept dice stay in their places; the others are filled from the rest of the hand. A hand
    /// without the kept dice is laid out anew.
    pub fn show(&mut self, hand: Option<Hand>) {
        let Some(hand) = hand else {
            self.dice.clear();
            return;
        };
        let same_size = self.dice.len() == usize::from(hand.len());
        match hand.without(self.kept().dice()).filter(|_| same_size) {
            Some(rest) => {
                let mut rest = rest.faces();
                for die in self.dice.iter_mut().filter(|die| !die.kept) {
                    die.face = rest.next().unwrap_or(die.face);
                }
            }
            None => self.dice = hand.faces().map(|face| TrayDie { face, kept: false }).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(tray: &Tray) -> String {
        tray.dice().iter().map(|die| die.face.to_string()).collect()
    }

    #[test]
    fn kept_dice_stay_in_their_places() {
        let mut tray = Tray::default();
        tray.show("14466".parse().ok());
        tray.toggle(1);
        tray.toggle(4);
        assert_eq!(tray.kept().to_string(), "4-6");
        tray.show("23456".parse().ok());
        assert_eq!(faces(&tray), "24356");
        assert_eq!(tray.loose(), 3);
    }

    #[test]
    fn the_dice_of_a_turn_are_restored() {
        let mut tray = Tray::default();
        tray.show("14466".parse().ok());
        tray.toggle(2);
        tray.toggle(4);
        // A record does not know which of equal dice were kept; the first ones are.
        tray.keep(tray.kept());
        tray.show("23456".parse().ok());
        let throw = |keep: &str, hand: &str| Throw {
            keep: keep.parse().unwrap_or_default(),
            hand: hand.parse().unwrap(),
        };
        let throws = [throw("", "14466"), throw("46", "23456")];
        assert_eq!(Tray::after(&throws), tray);
        assert_eq!(Tray::after(&[]), Tray::default());
    }

    #[test]
    fn another_hand_is_laid_out_afresh() {
        let mut tray = Tray::default();
        tray.show("14466".parse().ok());
        tray.toggle(0);
        tray.show("22222".parse().ok());
        assert_eq!(faces(&tray), "22222");
        assert_eq!(tray.kept(), Keep::NOTHING);
        tray.keep(Keep::new("22".parse().unwrap()));
        assert_eq!(tray.kept().to_string(), "2-2");
        assert!(!tray.toggle(5));
    }
}
