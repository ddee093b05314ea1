//! A second, naive implementation of the rules. It judges a whole log with plain lists and loops, and shares
//! only the ruleset's data and the slow scoring of one box with the program.

use std::collections::HashMap;
use yatzy_rules::{Event, Hand, JokerRule, Needs, Order, Pays, Ruleset, Section, When};

#[derive(Default)]
struct Player {
    filled: HashMap<usize, u32>,
    left: bool,
    chips: i64,
}

#[derive(Clone, Default)]
struct Turn {
    named: Option<usize>,
    hands: Vec<Vec<u8>>,
}

/// The part of a finished turn that undoing needs.
struct Done {
    seat: usize,
    turn: Turn,
    cell: usize,
    chips_before: i64,
    can_be_undone: bool,
}

/// Whether every event of the log is legal. Throws are by the program's dice.
pub fn accepts(rules: &Ruleset, seats: u16, log: &[Event]) -> bool {
    let mut table = Table {
        rules,
        players: (0..seats).map(|_| Player::default()).collect(),
        seat: 0,
        round: 1,
        turn: Turn::default(),
        over: false,
        done: Vec::new(),
    };
    log.iter().all(|event| table.judge(event).is_some())
}

struct Table<'a> {
    rules: &'a Ruleset,
    players: Vec<Player>,
    seat: usize,
    round: usize,
    turn: Turn,
    over: bool,
    done: Vec<Done>,
}

fn dice(hand: Hand) -> Vec<u8> {
    hand.faces().map(|face| face.pips()).collect()
}

/// The rest of `dice` after each of `taken` is removed once.
fn minus(dice: &[u8], taken: &[u8]) -> Option<Vec<u8>> {
    let mut rest = dice.to_vec();
    for die in taken {
        rest.remove(rest.iter().position(|other| other == die)?);
    }
    Some(rest)
}

impl Table<'_> {
    fn cells(&self) -> usize {
        self.rules.boxes().len() * self.rules.columns().len()
    }

    fn judge(&mut self, event: &Event) -> Option<()> {
        let is_turn_of = |table: &Table<'_>, seat: usize| (!table.over && table.seat == seat).then_some(());
        match *event {
            Event::Named { seat, cell } => {
                is_turn_of(self, seat.0.into())?;
                let cell = cell.index();
                let fresh = self.turn.named.is_none() && self.turn.hands.is_empty();
                (self.rules.declares() && fresh && self.is_open(cell)).then_some(())?;
                self.turn.named = Some(cell);
            }
            Event::Thrown { seat, keep, fell } => {
                is_turn_of(self, seat.0.into())?;
                self.throw(dice(keep.dice()), dice(fell))?;
            }
            Event::Entered { seat, entry } => {
                is_turn_of(self, seat.0.into())?;
                let hand = self.turn.hands.last()?.clone();
                let (points, extra) = self.pays(&hand, entry.cell.index())?;
                (points == entry.points.0 && extra == entry.extra.0).then_some(())?;
                self.enter(entry.cell.index(), points);
            }
            Event::Hinted { seat } => is_turn_of(self, seat.0.into())?,
            Event::TookBack { seat } => self.take_back(seat.0.into())?,
            Event::Joined { seat } => {
                let next = usize::from(seat.0) == self.players.len();
                (!self.over && self.round == 1 && next).then_some(())?;
                self.players.push(Player::default());
                self.forget_undo();
            }
            Event::Left { seat } => {
                let player = self.players.get_mut(usize::from(seat.0))?;
                (!self.over && !player.left).then_some(())?;
                player.left = true;
                self.forget_undo();
                if self.seat == usize::from(seat.0) {
                    self.pass_on();
                }
            }
            Event::Abandoned => {
                (!self.over).then_some(())?;
                self.over = true;
            }
            Event::Tabled { .. } | Event::Corrected { .. } => return None,
        }
        Some(())
    }

    fn is_open(&self, cell: usize) -> bool {
        cell < self.cells() && !self.players[self.seat].filled.contains_key(&cell)
    }

    fn throw(&mut self, keep: Vec<u8>, fell: Vec<u8>) -> Option<()> {
        if self.rules.declares() && self.turn.named.is_none() {
            return None;
        }
        let all = usize::from(self.rules.dice());
        match self.turn.hands.last() {
            None => (keep.is_empty() && fell.len() == all).then_some(())?,
            Some(hand) => {
                let thrown = minus(hand, &keep)?;
                let chips = if self.rules.has_chips() { self.players[self.seat].chips } else { 0 };
                let may = (self.turn.hands.len() as i64) < 3 + chips;
                (may && !thrown.is_empty() && thrown.len() == fell.len()).then_some(())?;
            }
        }
        self.turn.hands.push([keep, fell].concat());
        Some(())
    }

    /// The points of a hand by the box's definition, with the column's factor.
    fn plain(&self, hand: &[u8], cell: usize) -> u32 {
        let boxes = self.rules.boxes();
        let text: String = hand.iter().map(u8::to_string).collect();
        let points = boxes[cell % boxes.len()].points(text.parse().unwrap()).0;
        points * u32::from(self.rules.columns()[cell / boxes.len()])
    }

    /// Points and extra points of an entry, or nothing if it is illegal.
    fn pays(&self, hand: &[u8], cell: usize) -> Option<(u32, u32)> {
        if !self.is_open(cell) {
            return None;
        }
        let rules = self.rules;
        let open: Vec<usize> = (0..self.cells()).filter(|&cell| self.is_open(cell)).collect();
        let rule = |cell: usize| &rules.boxes()[cell % rules.boxes().len()];
        let is_upper = |cell: usize| rule(cell).section() == Section::Upper;
        let is_chance = |cell: usize| rule(cell).needs == Needs::Any;
        if let Some(extra) = self.joker_extra(hand) {
            let own = open
                .iter()
                .copied()
                .find(|&cell| matches!(rule(cell).needs, Needs::Face(f) if f.pips() == hand[0]));
            let lower: Vec<usize> = open.iter().copied().filter(|&cell| !is_upper(cell)).collect();
            return match own {
                Some(own) => (cell == own).then(|| (self.plain(hand, cell), extra)),
                None if lower.is_empty() => Some((0, extra)),
                None if !lower.contains(&cell) => None,
                None => match rule(cell).pays {
                    Pays::Fixed(points) => Some((points.into(), extra)),
                    _ => Some((hand.iter().map(|&die| u32::from(die)).sum(), extra)),
                },
            };
        }
        let scores = |cell: usize| self.plain(hand, cell) > 0;
        if rules.declares() {
            let named = self.turn.named?;
            let other_scores = open.iter().any(|&cell| scores(cell) && !is_chance(cell));
            return match (scores(named), cell == named, is_chance(cell)) {
                (true, true, _) => Some((self.plain(hand, cell), 0)),
                (true, false, _) => None,
                (false, _, true) => (!other_scores).then(|| (self.plain(hand, cell), 0)),
                (false, _, false) => Some((0, 0)),
            };
        }
        let now: Vec<usize> = match rules.order() {
            Order::Free => open,
            Order::Down => vec![open[0]],
            Order::UpperFirst if open.iter().any(|&cell| is_upper(cell)) => {
                open.into_iter().filter(|&cell| is_upper(cell)).collect()
            }
            Order::UpperFirst => open,
        };
        if !now.contains(&cell) {
            return None;
        }
        let elsewhere = now.iter().any(|&other| !is_chance(other) && scores(other));
        if is_chance(cell) && rules.chance() == When::LastResort && elsewhere {
            return None;
        }
        if !scores(cell) && rules.zero() == When::LastResort && now.iter().any(|&other| scores(other)) {
            return None;
        }
        Some((self.plain(hand, cell), 0))
    }

    /// The extra points of a joker, if the hand is one.
    fn joker_extra(&self, hand: &[u8]) -> Option<u32> {
        let joker = self.rules.joker()?;
        let alike = hand.iter().all(|&die| die == hand[0]);
        let yatzy = self
            .rules
            .boxes()
            .iter()
            .position(|rule| rule.needs == Needs::Groups(vec![self.rules.dice()]))?;
        let held = *self.players[self.seat].filled.get(&yatzy)?;
        let is_joker = alike && (held > 0 || joker.rule == JokerRule::Official);
        is_joker.then_some(if held > 0 { joker.extra.0 } else { 0 })
    }

    fn enter(&mut self, cell: usize, points: u32) {
        let player = &mut self.players[self.seat];
        let turn = std::mem::take(&mut self.turn);
        self.done.push(Done { seat: self.seat, cell, chips_before: player.chips, can_be_undone: true, turn });
        let throws = self.done.last().unwrap().turn.hands.len() as i64;
        player.chips += if self.rules.has_chips() { 3 - throws } else { 0 };
        player.filled.insert(cell, points);
        self.pass_on();
    }

    fn pass_on(&mut self) {
        self.turn = Turn::default();
        let cells = self.cells();
        for _ in 0..=self.players.len() {
            self.seat += 1;
            if self.seat == self.players.len() {
                self.seat = 0;
                self.round += 1;
            }
            if !self.players[self.seat].left {
                self.over = self.round > cells;
                return;
            }
        }
        self.over = true;
    }

    fn take_back(&mut self, seat: usize) -> Option<()> {
        if !self.over && !self.turn.hands.is_empty() {
            return None;
        }
        if !self.over && self.turn.named.is_some() {
            (seat == self.seat).then_some(())?;
            self.turn.named = None;
            return Some(());
        }
        let last = self.done.last()?;
        (last.can_be_undone && last.seat == seat).then_some(())?;
        let last = self.done.pop()?;
        let player = &mut self.players[seat];
        player.filled.remove(&last.cell);
        player.chips = last.chips_before;
        self.round = player.filled.len() + 1;
        self.seat = seat;
        self.turn = last.turn;
        self.over = false;
        Some(())
    }

    /// A choice can't be undone after a seat has joined or left.
    fn forget_undo(&mut self) {
        self.done.iter_mut().for_each(|done| done.can_be_undone = false);
    }
}
