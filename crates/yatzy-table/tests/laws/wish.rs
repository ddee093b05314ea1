//! Random requests, each made of a few drawn numbers.

use crate::shell::Shell;
use proptest::prelude::*;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Goal, Points, Seat, Shown, TableTurn};
use yatzy_table::{Request, Token, Who};

/// A random request, made of a few drawn numbers.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A person takes one of the legal actions, chosen by number.
    Legal(u8, u16),
    /// A person reports a turn of a real table.
    Tell(u8, u16),
    /// A person corrects a turn.
    Correct(u8, u8, u16),
    TakeBack(u8),
    Hint(u8),
    Leave(u8, u8),
    Abandon(u8),
    Join(u8),
    Take(u8, u8),
    /// A person takes the seat of a link, under a name of their own or the seat's.
    Link(u8, u8),
    Relink(u8, u8),
    Rename(u8, u8),
    HandOver(u8, u8),
    SetGoal(u8, u8, u8),
    Seal,
    /// The last request is retried.
    Again,
    /// The last request's key comes with another request.
    Reuse,
    /// Time passes.
    Wait,
}

pub fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![
        24 => (any::<u8>(), any::<u16>()).prop_map(|(who, which)| Wish::Legal(who, which)),
        8 => (any::<u8>(), any::<u16>()).prop_map(|(who, which)| Wish::Tell(who, which)),
        2 => (any::<u8>(), any::<u8>(), any::<u16>()).prop_map(|(who, turn, which)| Wish::Correct(who, turn, which)),
        3 => any::<u8>().prop_map(Wish::TakeBack),
        1 => any::<u8>().prop_map(Wish::Hint),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Leave(who, seat)),
        1 => any::<u8>().prop_map(|who| if who < 16 { Wish::Abandon(who) } else { Wish::Hint(who) }),
        1 => any::<u8>().prop_map(Wish::Join),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Take(who, seat)),
        2 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Link(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Relink(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Rename(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::HandOver(who, seat)),
        2 => (any::<u8>(), any::<u8>(), any::<u8>()).prop_map(|(who, seat, goal)| Wish::SetGoal(who, seat, goal)),
        1 => Just(Wish::Seal),
        3 => Just(Wish::Again),
        1 => Just(Wish::Reuse),
        1 => Just(Wish::Wait),
    ]
}

pub fn request_of(wish: &Wish, shell: &Shell) -> Option<(usize, Request)> {
    let view = shell.view(&Who::default());
    let rules = &view.rules;
    let person = |who: &u8| usize::from(*who) % 4;
    let seat = |seat: &u8| Seat(u16::from(*seat) % (view.seats.len() as u16 + 1));
    let told = |which: u16| {
        let hands = yatzy_rules::Hand::all(rules.dice());
        let hand = hands[usize::from(which) % hands.len()];
        let cells: Vec<_> = rules.cells().iter().collect();
        let cell = cells[usize::from(which / 7) % cells.len()];
        let named = rules.declares().then_some(cell);
        let shown = if which.is_multiple_of(5) {
            Shown::Points { points: Points(u32::from(which % 40)), extra_yatzy: false }
        } else {
            Shown::Hand(hand)
        };
        TableTurn { named, shown, throws: Some(1 + which % 3), cell }
    };
    let act = |who: &u8, action| Some((person(who), Request::Act(action, Some(PlayerBytes([*who; 32])))));
    match wish {
        Wish::Legal(who, which) => {
            let actions = view.actions();
            let action = *actions.get(usize::from(*which) % actions.len().max(1))?;
            act(who, action)
        }
        Wish::Tell(who, which) => act(who, Action::Table(told(*which))),
        Wish::Correct(who, turn, which) => {
            let turns: Vec<_> = view.turns().collect();
            let turn = turns.get(usize::from(*turn) % turns.len().max(1))?;
            act(who, Action::Correct { round: turn.round, seat: turn.seat, table: told(*which) })
        }
        Wish::TakeBack(who) => act(who, Action::TakeBack),
        Wish::Hint(who) => act(who, Action::Hint),
        Wish::Leave(who, leaves) => act(who, Action::Leave(seat(leaves))),
        Wish::Abandon(who) => act(who, Action::Abandon),
        Wish::Join(who) => Some((person(who), Request::Join { name: format!("Late {who}") })),
        Wish::Take(who, taken) => {
            Some((person(who), Request::TakeOpen { seat: seat(taken), name: Some("Cleo".into()) }))
        }
        Wish::Link(who, linked) => {
            // These are the first links. A replaced one is invalid.
            let link = shell.links.get(usize::from(*linked) % (shell.links.len() + 1));
            let token = link.map_or(Token::from_bytes([8; 32]), |link| link.token);
            let name = (who % 3 != 0).then(|| format!("Eva {}", who % 5));
            Some((person(who), Request::TakeByLink { token, name }))
        }
        Wish::Relink(who, linked) => Some((person(who), Request::Relink(seat(linked)))),
        Wish::Rename(who, named) => {
            // Every third name is deleted.
            let name = if who % 3 == 0 { String::new() } else { format!("Dora {}", who % 7) };
            Some((person(who), Request::Rename { seat: seat(named), name }))
        }
        Wish::HandOver(who, given) => {
            Some((person(who), Request::HandOver { seat: seat(given), level: "club".into() }))
        }
        Wish::SetGoal(who, set, goal) => {
            let goal = match goal % 4 {
                0 => Goal::Mean,
                1 => Goal::Win,
                2 => Goal::Record,
                _ => Goal::AtLeast(u32::from(*goal) + 200),
            };
            Some((person(who), Request::SetGoal { seat: seat(set), goal }))
        }
        Wish::Seal => Some((3, Request::Seal)),
        Wish::Again | Wish::Reuse | Wish::Wait => None,
    }
}
