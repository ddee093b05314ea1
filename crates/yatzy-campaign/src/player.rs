//! Players: they look, choose, and send every request two to five times, in any order, to any server. One who hears
//! nothing asks again, or thinks again and chooses something else, as people do.

use crate::chance::Chance;
use crate::history::{Game, Seen};
use crate::line::{Caller, Line, Unheard};
use crate::observer;
use crate::world::World;
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_wire::{ActBody, ActionBody, LegalBody, NewGameBody, NewSeatBody, StateBody, Unanswered, calls};

/// How many past requests are sent again now and then.
const REMEMBERED: usize = 16;

/// How many listen to each game.
const OBSERVERS: usize = 2;

/// How long someone waits before they look again or ask again.
const AGAIN: Duration = Duration::from_millis(8);

/// How long it takes until everyone has noticed that nobody plays any more.
const HUSH: Duration = Duration::from_secs(1);

/// Someone at a table.
pub struct Player {
    world: Arc<World>,
    caller: Caller,
    game: Game,
    /// Whether they call in those who listen, when the table plays again.
    hosts: bool,
    chance: Chance,
    past: VecDeque<(Game, ActBody)>,
}

/// Makes a table of two, and starts both players and those who listen.
pub async fn seat_two(world: &Arc<World>, number: u32, seed: u64) -> Option<()> {
    let mut chance = Chance::new(seed ^ u64::from(number) << 20);
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::elsewhere("Bo")];
    let new = NewGameBody { key: Some(chance.key()), ..NewGameBody::new("yatzy", seats) };
    let from = |seat: u8| Ipv4Addr::new(10, seat, (number >> 8) as u8, number as u8);
    let nobody = Caller { token: String::new(), from: from(1) };
    let server = world.servers[number as usize % world.servers.len()];
    let made = Line::to(server).ask(&nobody, &calls::make(&new)).await.ok()?;
    let link = made.links.iter().find(|link| link.seat == 2)?.token.clone();
    world.looked(&made.state, world.moment());
    listen(world, &made.id, from(9));
    for (seat, token) in [(1, made.device?), (2, link)] {
        let player = Player {
            world: world.clone(),
            caller: Caller { token, from: from(seat) },
            game: made.id.clone(),
            hosts: seat == 1,
            chance: Chance::new(seed ^ u64::from(number) << 8 ^ u64::from(seat)),
            past: VecDeque::new(),
        };
        tokio::spawn(player.play());
    }
    Some(())
}

fn listen(world: &Arc<World>, game: &Game, from: Ipv4Addr) {
    for place in 0..OBSERVERS {
        let server = world.servers[place % world.servers.len()];
        tokio::spawn(observer::listen(world.clone(), game.clone(), server, from));
    }
}

impl Player {
    async fn play(mut self) {
        while !self.world.is_quiet() {
            let Some(state) = self.look().await else { continue };
            if state.is_over() {
                self.play_again().await;
            } else if let Some(body) = self.choose(&state) {
                self.act(body).await;
                self.repeat_something().await;
            } else {
                tokio::time::sleep(AGAIN).await;
            }
        }
        self.last_word().await;
    }

    /// One more move, at the first server, when nobody asks for anything any more: whoever listens at another one hears
    /// of it without anybody's help.
    async fn last_word(&mut self) {
        tokio::time::sleep(HUSH).await;
        let asked = self.world.moment();
        let first = || Line::to(self.world.servers[0]);
        let Ok(state) = first().ask(&self.caller, &calls::look(&self.game)).await else { return };
        self.world.looked(&state, asked);
        let line = first();
        if let Some(body) = self.choose(&state) {
            let (game, key) = (self.game.clone(), body.key.clone());
            self.world.note(Seen::Sent { game: game.clone(), key });
            send(self.world.clone(), line, self.caller.clone(), game, body, Duration::ZERO).await;
        }
    }

    fn line(&mut self) -> Line {
        let place = self.chance.below(self.world.servers.len() as u64);
        Line::to(self.world.servers[place as usize])
    }

    async fn look(&mut self) -> Option<StateBody> {
        let asked = self.world.moment();
        match self.line().ask(&self.caller, &calls::look(&self.game)).await {
            Ok(state) => {
                self.world.looked(&state, asked);
                Some(state)
            }
            Err(_) => {
                tokio::time::sleep(AGAIN).await;
                None
            }
        }
    }

    /// What to do, if it is this player's turn.
    fn choose(&mut self, state: &StateBody) -> Option<ActBody> {
        let turn = state.turn.as_ref()?;
        state.seats.get(turn.seat as usize - 1).filter(|seat| seat.yours)?;
        let enters: Vec<&LegalBody> =
            state.actions.iter().filter(|legal| matches!(legal, LegalBody::Enter { .. })).collect();
        let throws = turn.hand.is_none() || (turn.rethrows > 0 && self.chance.below(3) == 0);
        let action = match enters.get(self.chance.below(enters.len() as u64) as usize) {
            Some(LegalBody::Enter { cell, .. }) if !throws => ActionBody::Enter { cell: cell.clone() },
            _ => ActionBody::Throw { keep: String::new(), bytes: Some(self.chance.key()) },
        };
        Some(ActBody { version: state.version, key: self.chance.key(), action })
    }

    async fn act(&mut self, body: ActBody) {
        let (game, key) = (self.game.clone(), body.key.clone());
        self.world.note(Seen::Sent { game: game.clone(), key });
        self.past.push_front((game.clone(), body.clone()));
        self.past.truncate(REMEMBERED);
        loop {
            let copies: Vec<_> = (0..2 + self.chance.below(4))
                .map(|_| {
                    let wait = Duration::from_millis(self.chance.below(8));
                    tokio::spawn(send(
                        self.world.clone(),
                        self.line(),
                        self.caller.clone(),
                        game.clone(),
                        body.clone(),
                        wait,
                    ))
                })
                .collect();
            let mut answered = false;
            for copy in copies {
                answered |= copy.await.unwrap_or(false);
            }
            // Whoever hears nothing asks for the same again, or thinks again.
            if answered || self.world.is_quiet() || self.chance.below(2) == 0 {
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// A request of long ago that comes late once more.
    async fn repeat_something(&mut self) {
        let place = self.chance.below(4 * REMEMBERED as u64) as usize;
        if let Some((game, body)) = self.past.get(place).cloned() {
            let line = self.line();
            send(self.world.clone(), line, self.caller.clone(), game, body, Duration::ZERO).await;
        }
    }

    async fn play_again(&mut self) {
        let (first, second) = (self.line(), self.line());
        let ask = async |mut line: Line| line.ask(&self.caller, &calls::rematch(&self.game)).await;
        let (one, two) = tokio::join!(ask(first), ask(second));
        let next: Vec<StateBody> = [one, two].into_iter().flatten().collect();
        if let Some(state) = next.first() {
            assert!(next.iter().all(|other| other.id == state.id), "a game has one rematch");
            self.game.clone_from(&state.id);
            if self.hosts {
                listen(&self.world, &self.game, self.caller.from);
            }
        } else {
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// Sends one copy of a request, and says whether anything came back.
async fn send(
    world: Arc<World>,
    mut line: Line,
    caller: Caller,
    game: Game,
    body: ActBody,
    wait: Duration,
) -> bool {
    tokio::time::sleep(wait).await;
    let (asked, key) = (world.moment(), body.key.clone());
    match line.ask(&caller, &calls::act(&game, &body)).await {
        Ok(acted) => {
            world.note(Seen::Acknowledged { game, key, version: acted.version });
            world.looked(&acted.state, asked);
            true
        }
        Err(Unheard::Said(Unanswered::Refused(error))) => {
            if let Some(state) = &error.state {
                world.looked(state, asked);
            }
            let code = error.error.code.clone();
            let told = code != "server/unavailable";
            world.note(Seen::Refused { game, key, code });
            told
        }
        Err(_) => {
            world.silent.fetch_add(1, Ordering::Relaxed);
            false
        }
    }
}
