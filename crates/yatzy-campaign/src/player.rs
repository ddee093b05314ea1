//! Players: they read the table, choose, and send every request two to five times, in any order, to any
//! server. Without a reply they send it again or choose something else.

use crate::client::{Caller, Client, RequestError};
use crate::history::{GameId, Observation};
use crate::observer;
use crate::rng::Rng;
use crate::world::World;
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_wire::{ActBody, ActionBody, CallError, LegalBody, NewGameBody, NewSeatBody, StateBody, api};

/// Number of past requests that may be repeated.
const REMEMBERED: usize = 16;

/// Number of observers of each game.
const OBSERVERS: usize = 2;

/// Pause before another read or request.
const RETRY_PAUSE: Duration = Duration::from_millis(8);

/// Time until all requests of the other players are done.
const QUIET_TIME: Duration = Duration::from_secs(1);

/// A player at a table.
pub struct Player {
    world: Arc<World>,
    caller: Caller,
    game: GameId,
    /// Whether this player starts the observers of a rematch.
    hosts: bool,
    rng: Rng,
    past: VecDeque<(GameId, ActBody)>,
}

/// Makes a table for two, and starts both players and the observers.
pub async fn seat_two(world: &Arc<World>, number: u32, seed: u64) -> Option<()> {
    let mut rng = Rng::new(seed ^ u64::from(number) << 20);
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::elsewhere("Bo")];
    let new = NewGameBody { key: Some(rng.key()), ..NewGameBody::new("yatzy", seats) };
    let from = |seat: u8| Ipv4Addr::new(10, seat, (number >> 8) as u8, number as u8);
    let anonymous = Caller { token: String::new(), from: from(1) };
    let server = world.servers[number as usize % world.servers.len()];
    let made = Client::to(server).ask(&anonymous, &api::MAKE.send(&[], &new)).await.ok()?;
    let link = made.links.iter().find(|link| link.seat == 2)?.token.clone();
    world.note_look(&made.state, world.observation_count());
    listen(world, &made.id, from(9));
    for (seat, token) in [(1, made.device?), (2, link)] {
        let player = Player {
            world: world.clone(),
            caller: Caller { token, from: from(seat) },
            game: made.id.clone(),
            hosts: seat == 1,
            rng: Rng::new(seed ^ u64::from(number) << 8 ^ u64::from(seat)),
            past: VecDeque::new(),
        };
        tokio::spawn(player.play());
    }
    Some(())
}

/// Starts the observers of a game.
pub fn listen(world: &Arc<World>, game: &GameId, from: Ipv4Addr) {
    for place in 0..OBSERVERS {
        let server = world.servers[place % world.servers.len()];
        tokio::spawn(observer::listen(world.clone(), game.clone(), server, from));
    }
}

impl Player {
    async fn play(mut self) {
        while !self.world.is_play_over() {
            let Some(state) = self.look().await else { continue };
            if state.is_over() {
                self.play_again().await;
            } else if let Some(body) = self.choose(&state) {
                self.act(body).await;
                self.repeat_old_request().await;
            } else {
                tokio::time::sleep(RETRY_PAUSE).await;
            }
        }
        self.final_move().await;
    }

    /// One more move at the first server after all other requests. Observers at another node must learn of it
    /// without any request to that node.
    async fn final_move(&mut self) {
        tokio::time::sleep(QUIET_TIME).await;
        let asked = self.world.observation_count();
        let first = || Client::to(self.world.servers[0]);
        let Ok(state) = first().ask(&self.caller, &api::LOOK.call(&[&self.game])).await else { return };
        self.world.note_look(&state, asked);
        let client = first();
        if let Some(body) = self.choose(&state) {
            let game = self.game.clone();
            self.world.note_sent(&game, &body);
            send(self.world.clone(), client, self.caller.clone(), game, body, Duration::ZERO).await;
        }
    }

    fn client(&mut self) -> Client {
        let place = self.rng.below(self.world.servers.len() as u64);
        Client::to(self.world.servers[place as usize])
    }

    async fn look(&mut self) -> Option<StateBody> {
        let asked = self.world.observation_count();
        match self.client().ask(&self.caller, &api::LOOK.call(&[&self.game])).await {
            Ok(state) => {
                self.world.note_look(&state, asked);
                Some(state)
            }
            Err(_) => {
                tokio::time::sleep(RETRY_PAUSE).await;
                None
            }
        }
    }

    /// The next request, if it is this player's turn.
    fn choose(&mut self, state: &StateBody) -> Option<ActBody> {
        let turn = state.turn.as_ref()?;
        state.seats.get(turn.seat as usize - 1).filter(|seat| seat.yours)?;
        let enters: Vec<&LegalBody> =
            state.actions.iter().filter(|legal| matches!(legal, LegalBody::Enter { .. })).collect();
        let throws = turn.hand.is_none() || (turn.rethrows > 0 && self.rng.below(3) == 0);
        let action = match enters.get(self.rng.below(enters.len() as u64) as usize) {
            Some(LegalBody::Enter { cell, .. }) if !throws => ActionBody::Enter { cell: cell.clone() },
            _ => ActionBody::Throw { keep: String::new(), bytes: Some(self.rng.key()) },
        };
        Some(ActBody { version: state.version, key: self.rng.key(), action })
    }

    async fn act(&mut self, body: ActBody) {
        let game = self.game.clone();
        self.world.note_sent(&game, &body);
        self.past.push_front((game.clone(), body.clone()));
        self.past.truncate(REMEMBERED);
        loop {
            let copies: Vec<_> = (0..2 + self.rng.below(4))
                .map(|_| {
                    let wait = Duration::from_millis(self.rng.below(8));
                    tokio::spawn(send(
                        self.world.clone(),
                        self.client(),
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
            // Without a reply the player sends the same request again, or gives up and chooses anew.
            if answered || self.world.is_play_over() || self.rng.below(2) == 0 {
                return;
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    /// Sends a copy of an old request.
    async fn repeat_old_request(&mut self) {
        let place = self.rng.below(4 * REMEMBERED as u64) as usize;
        if let Some((game, body)) = self.past.get(place).cloned() {
            let client = self.client();
            send(self.world.clone(), client, self.caller.clone(), game, body, Duration::ZERO).await;
        }
    }

    async fn play_again(&mut self) {
        let (first, second) = (self.client(), self.client());
        let ask =
            async |mut client: Client| client.ask(&self.caller, &api::REMATCH.call(&[&self.game])).await;
        let (one, two) = tokio::join!(ask(first), ask(second));
        let next: Vec<StateBody> = [one, two].into_iter().flatten().collect();
        if let Some(state) = next.first() {
            assert!(next.iter().all(|other| other.id == state.id), "a game has one rematch");
            self.game.clone_from(&state.id);
            if self.hosts {
                listen(&self.world, &self.game, self.caller.from);
            }
        } else {
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }
}

/// Sends one copy of a request. Returns whether its outcome is known.
async fn send(
    world: Arc<World>,
    mut client: Client,
    caller: Caller,
    game: GameId,
    body: ActBody,
    wait: Duration,
) -> bool {
    tokio::time::sleep(wait).await;
    let (asked, key) = (world.observation_count(), body.key.clone());
    match client.ask(&caller, &api::ACT.send(&[&game], &body)).await {
        Ok(acted) => {
            world.note(Observation::Acknowledged { game, key, version: acted.version });
            world.note_look(&acted.state, asked);
            true
        }
        Err(RequestError::Call(CallError::Refused(error))) => {
            if let Some(state) = &error.state {
                world.note_look(state, asked);
            }
            let code = error.error.code.clone();
            let is_known = code != "server/unavailable";
            world.note(Observation::Refused { game, key, code });
            is_known
        }
        Err(_) => {
            world.no_reply.fetch_add(1, Ordering::Relaxed);
            false
        }
    }
}
