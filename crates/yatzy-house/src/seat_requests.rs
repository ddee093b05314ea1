//! Requests for seats that other devices hold: noted with the presence at a table until they are answered or expire.

use crate::live_table::LiveTable;
use crate::local::LocalHouse;
use std::sync::Arc;
use yatzy_table::{Answer, Refused, Request, SEAT_REQUEST_TIME, TableRequest};

impl LocalHouse {
    /// The answer to a request for a seat, with the device that asked and whether every player may answer.
    pub(crate) async fn with_device_found(
        &self,
        live: &LiveTable,
        asked: TableRequest,
    ) -> Result<TableRequest, Refused> {
        let (Request::AllowRequest { seat, number, .. } | Request::RefuseRequest { seat, number, .. }) =
            asked.request
        else {
            return Ok(asked);
        };
        // The request may have been made at another node a moment ago.
        self.read_presence(live).await?;
        let (snapshot, now) = (live.snapshot(), self.runtime().now());
        let is_unattended = snapshot.table.is_unattended(&snapshot.presence, seat, now);
        let request = match asked.request {
            Request::AllowRequest { .. } => {
                let device = snapshot.presence.asking_device(seat, number, now);
                Request::AllowRequest { seat, number, device, is_unattended }
            }
            _ => Request::RefuseRequest { seat, number, is_unattended },
        };
        Ok(TableRequest { request, ..asked })
    }

    /// Notes a request for a seat or its answer, once the table has decided that it may be made.
    pub(crate) fn note_seat_request(
        &self,
        live: &Arc<LiveTable>,
        asked: &TableRequest,
        answer: &Answer,
    ) -> Result<(), Refused> {
        let now = self.runtime().now();
        match asked.request {
            Request::AskForSeat(seat) => {
                let device = answer.holder.hash().ok_or(Refused::Unavailable)?;
                let table = live.table();
                live.change_requests(|presence| presence.ask_for_seat(&table, seat, device, now))?;
                let (live, expiry) = (live.clone(), self.runtime().sleep(SEAT_REQUEST_TIME));
                self.runtime().spawn(Box::pin(async move {
                    expiry.await;
                    live.forget_seat_requests();
                }));
                Ok(())
            }
            Request::AllowRequest { seat, number, .. } | Request::RefuseRequest { seat, number, .. } => {
                live.change_requests(|presence| presence.answer_seat_request(seat, number, now));
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
