//! Taking a seat: the one path for a link, a name on the command line and a name that a spectator types. The device
//! has stored its token before, so a lost answer loses no seat.

use super::OpenTable;
use super::subscription::Done;
use crate::connection::Connection;
use yatzy_rules::{NameError, Seat};
use yatzy_table::{Answered, GameId, Newcomer, Refused, Rejection, Request, TableRequest, Token, View};

/// The seat that a person wants.
#[derive(Clone, Debug)]
pub enum WantedSeat {
    /// The seat of a link. The name is for a seat without one.
    Linked(Token, Option<String>),
    /// A free seat that its person has chosen from the list. It keeps its name.
    Chosen(Seat),
    /// A seat that another device holds: its holder or the host is asked for it.
    Held(Seat),
    /// The expected seat of this name, an open seat, or a new one at the end of the order.
    Any(String),
}

impl WantedSeat {
    /// The requests for it. Each one is sent if the one before was refused.
    fn requests(&self, view: &View) -> Vec<Request> {
        match self {
            WantedSeat::Linked(token, name) => {
                let names = [None].into_iter().chain(name.clone().map(Some));
                names.map(|name| Request::TakeByLink { token: *token, name }).collect()
            }
            WantedSeat::Chosen(seat) => vec![Request::TakeOpen { seat: *seat, name: None }],
            WantedSeat::Held(seat) => vec![Request::AskForSeat(*seat)],
            WantedSeat::Any(name) => {
                if let Newcomer::Expected(expected) = view.newcomer(name) {
                    return WantedSeat::Chosen(expected.seat).requests(view);
                }
                let open = view.you.open_seat;
                let open = open.map(|seat| Request::TakeOpen { seat, name: Some(name.clone()) });
                open.into_iter().chain([Request::Join { name: name.clone() }]).collect()
            }
        }
    }
}

impl Connection {
    /// Requests a seat and waits for the answer, without retries.
    pub fn sit(&self, view: &View, wanted: &WantedSeat) -> Result<View, Rejection> {
        let sat = self.ask(self.clone().take_seat(view.id.clone(), wanted.requests(view), false));
        Ok(sat.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()))?.view)
    }

    async fn take_seat(
        self,
        game: GameId,
        requests: Vec<Request>,
        insists: bool,
    ) -> Result<Answered, Rejection> {
        let (house, mut answer) = (self.house(), Err(Refused::SeatTaken.into()));
        for request in requests {
            let key = Some(Token::random().to_hex());
            let asked = TableRequest { who: self.who(), version: None, key, request };
            answer = match insists {
                true => self.connectivity().retry(|| house.ask(&game, asked.clone())).await,
                false => house.ask(&game, asked).await,
            };
            // The seat has no name yet, or another device was faster: the next request may succeed.
            let refused = answer.as_ref().err().map(|rejection: &Rejection| &rejection.refused);
            if !matches!(refused, Some(Refused::SeatTaken | Refused::Name(NameError::Empty))) {
                break;
            }
        }
        answer
    }
}

impl OpenTable {
    /// Takes a seat.
    pub fn sit(&mut self, wanted: &WantedSeat) -> bool {
        let requests = wanted.requests(self.view());
        let sat = self.connection.clone().take_seat(self.view().id.clone(), requests, true);
        self.send(None, async move { Ok(Done { view: Some(sat.await?.view), ..Done::default() }) })
    }
}
