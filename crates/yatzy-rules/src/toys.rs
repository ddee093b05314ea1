//! Small random rulesets from a seed, with every option, for property tests and reference solvers.

use crate::{
    Bonus, BoxId, BoxRule, Condition, Face, Joker, JokerRule, Needs, Order, Pays, Points, Ruleset,
    RulesetDraft, When,
};

/// The limits of a toy ruleset.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Size {
    pub dice: u8,
    pub boxes: usize,
    pub columns: usize,
}

/// A ruleset of at most three dice and six boxes in one column.
pub fn ruleset(seed: u64) -> Ruleset {
    sized(seed, Size { dice: 3, boxes: 6, columns: 1 })
}

/// A ruleset of at most this size. Every option turns up for some seeds.
pub fn sized(seed: u64, size: Size) -> Ruleset {
    let mut random = SplitMix(seed);
    // An invalid draft is drawn again.
    loop {
        if let Ok(rules) = draft(&mut random, size).validate() {
            return rules;
        }
    }
}

fn draft(random: &mut SplitMix, size: Size) -> RulesetDraft {
    let dice = random.between(1, u64::from(size.dice)) as u8;
    let with_jokers = random.chance(4);
    let count = random.between(2, size.boxes as u64) as usize;
    let mut boxes: Vec<BoxRule> = Vec::new();
    if with_jokers {
        boxes.push(toy_box(Needs::Groups(vec![dice]), Pays::Fixed(random.between(5, 30) as u16), 0));
    }
    while boxes.len() < count {
        let rule = random_box(random, dice, with_jokers, boxes.len());
        let again =
            matches!(rule.needs, Needs::Face(_)) && boxes.iter().any(|other| other.needs == rule.needs);
        let second_yatzy = with_jokers && rule.needs == Needs::Groups(vec![dice]);
        if !again && !second_yatzy {
            boxes.push(rule);
        }
    }
    random.shuffle(&mut boxes);
    let columns = if random.chance(3) { random.between(1, size.columns as u64) as usize } else { 1 };
    let ordered = [Order::Free, Order::Free, Order::Down, Order::UpperFirst];
    RulesetDraft {
        dice,
        columns: (1..=columns as u8).collect(),
        bonus: random.chance(2).then(|| toy_bonus(random)).filter(|_| columns == 1),
        order: ordered[random.below(4) as usize],
        chance: if random.chance(3) { When::LastResort } else { When::Any },
        zero: if random.chance(3) { When::LastResort } else { When::Any },
        declare: random.chance(5),
        chips: random.chance(4),
        joker: with_jokers.then(|| Joker {
            rule: if random.chance(2) { JokerRule::Booklet } else { JokerRule::Official },
            extra: Points(random.below(20) as u32),
        }),
        boxes,
    }
}

fn toy_bonus(random: &mut SplitMix) -> Bonus {
    let threshold = Points(random.between(1, 25) as u32);
    let condition =
        if random.chance(2) { Condition::AtLeast(threshold) } else { Condition::MoreThan(threshold) };
    Bonus { condition, points: Points(random.between(1, 40) as u32) }
}

fn toy_box(needs: Needs, pays: Pays, number: usize) -> BoxRule {
    BoxRule { id: BoxId::new(&format!("box-{number}")).expect("a toy's id is an id"), needs, pays }
}

fn random_box(random: &mut SplitMix, dice: u8, with_jokers: bool, number: usize) -> BoxRule {
    let some = |random: &mut SplitMix| random.between(1, u64::from(dice)) as u8;
    let needs = match random.below(7) {
        0..=2 => Needs::Face(Face::ALL[random.below(6) as usize]),
        3 => Needs::Any,
        4 => Needs::RunOf(some(random)),
        5 if dice >= 2 => {
            let first = random.between(1, 7 - u64::from(dice)) as usize;
            Needs::Run(Face::ALL[first - 1], Face::ALL[first + usize::from(dice) - 2])
        }
        _ => {
            let large = some(random);
            let rest = dice - large;
            let small = random.below(u64::from(rest.min(large)) + 1) as u8;
            Needs::Groups(if small == 0 { vec![large] } else { vec![large, small] })
        }
    };
    let pays = match (&needs, random.below(4)) {
        (Needs::Face(_), _) => Pays::Matched,
        (_, 0) if !with_jokers => Pays::Matched,
        (_, 1) if !with_jokers => Pays::FixedAndAll(random.between(1, 20) as u16),
        (_, 2) => Pays::Fixed(random.between(1, 30) as u16),
        _ => Pays::All,
    };
    toy_box(needs, pays, number)
}

/// A small pseudorandom generator with the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which must be positive.
    pub fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.number()) * u128::from(end)) >> 64) as u64
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high.max(low) - low + 1)
    }

    /// True with a chance of 1 in `n`.
    pub fn chance(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }

    /// Throws dice.
    pub fn throw(&mut self, count: u8) -> crate::Hand {
        let faces = (0..count).map(|_| Face::ALL[self.below(6) as usize]);
        crate::Hand::from_faces(faces).expect("at most six dice are thrown")
    }
}
