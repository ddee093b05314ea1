//! PaperCache of listed rules. They are the same for all visitors, so the latest ones are kept.

use axum::body::Bytes;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use yatzy_pages::PaperReply;
use yatzy_sheet::{Order, OrderPlayers};

/// Most bytes of kept papers.
const MOST_BYTES: usize = 16 << 20;

/// Kept papers, the latest first.
#[derive(Debug, Default)]
pub struct PaperCache {
    kept: Mutex<VecDeque<(PaperReply, Bytes)>>,
}

impl PaperCache {
    pub fn get(&self, paper: &PaperReply) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(known, _)| known == paper)?;
        let found = kept.remove(place)?;
        let file = found.1.clone();
        kept.push_front(found);
        Some(file)
    }

    /// Keeps a file, if it is one of listed rules without anything of a game.
    pub fn keep(&self, paper: &PaperReply, file: &Bytes) {
        if !is_listed(&paper.order) {
            return;
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((paper.clone(), file.clone()));
        let mut bytes = 0;
        kept.retain(|(_, file)| {
            bytes += file.len();
            bytes <= MOST_BYTES
        });
    }
}

fn is_listed(order: &Order) -> bool {
    let game = match order {
        Order::Pad { game, players: OrderPlayers::Fitting | OrderPlayers::Empty(_), date: None, .. }
        | Order::Leaflet { game, .. } => game,
        Order::Pad { .. } | Order::Report(_) => return false,
    };
    game.edition.is_some() && game.own_names.is_empty()
}
