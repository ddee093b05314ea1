//! The dice as they lie before the player: each in its place, kept or not. The rules know hands without
//! places; people point at dice.

use yatzy_rules::{Face, Hand, Keep, Throw};

/// A die in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrayDie {
    /// What it shows.
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
    /// The dice after these throws, those kept at the last one still set aside: as they lay before a player
    /// who now comes back.
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

    /// Sets a die aside or lets it go; says whether there is such a die.
    pub fn toggle(&mut self, place: usize) -> bool {
        match self.dice.get_mut(place) {
            Some(die) => {
                die.kept = !die.kept;
                true
            }
            None => false,
        }
    }

    /// Sets exactly these dice aside, as far as they lie there.
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

    /// The dice set aside.
    pub fn kept(&self) -> Keep {
        let kept = self.dice.iter().filter(|die| die.kept).map(|die| die.face);
        Keep::new(Hand::from_faces(kept).unwrap_or_default())
    }

    /// How many dice a throw would throw.
    pub fn loose(&self) -> usize {
        self.dice.iter().filter(|die| !die.kept).count()
    }

    /// Shows what lies there now. Kept dice stay where they are; the others are filled from the rest of the
    /// hand. A hand that does not hold the kept dice is laid out afresh.
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
    fn whoever_comes_back_finds_the_dice_as_they_lay() {
        let mut tray = Tray::default();
        tray.show("14466".parse().ok());
        tray.toggle(2);
        tray.toggle(4);
        // Of equal dice the first are meant: that is all a record knows.
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
