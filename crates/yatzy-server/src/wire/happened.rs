//! Entries of the log, as live events tell of them.

use yatzy_rules::Event;
use yatzy_table::{Happening, Logged};
use yatzy_wire::{HappenedBody, HappenedKind};

/// That something happened, and of which kind it was.
pub(crate) fn happened_body(logged: &Logged) -> HappenedBody {
    let event = match &logged.what {
        Happening::Seated { .. } => HappenedKind::Seated,
        Happening::Sealed => HappenedKind::Sealed,
        Happening::Play { event, .. } => match event {
            Event::Named { .. } => HappenedKind::Named,
            Event::Thrown { .. } => HappenedKind::Thrown,
            Event::Entered { .. } => HappenedKind::Entered,
            Event::Tabled { .. } => HappenedKind::Tabled,
            Event::TookBack { .. } => HappenedKind::TookBack,
            Event::Corrected { .. } => HappenedKind::Corrected,
            Event::Hinted { .. } => HappenedKind::Hinted,
            Event::Joined { .. } => HappenedKind::Joined,
            Event::Left { .. } => HappenedKind::Left,
            Event::Abandoned => HappenedKind::Abandoned,
        },
    };
    HappenedBody { version: logged.version, at: logged.at.0, event }
}
