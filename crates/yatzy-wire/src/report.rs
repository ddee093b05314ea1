//! Luck and skill of a game that is over.

use crate::api::{Reply, ReplyBody};
use crate::{Answer, ThinkingBody};
use yatzy_table::AnalysisJson;

/// A report, or that it is being worked out.
#[derive(Clone, Debug)]
pub enum ReportReply {
    /// Ask again in a moment.
    Thinking,
    /// The report.
    Told(Box<AnalysisJson>),
}

impl ReplyBody for ReportReply {
    fn is_pending(&self) -> bool {
        matches!(self, ReportReply::Thinking)
    }

    fn written(&self, status: u16, _: &[String]) -> Reply {
        match self {
            ReportReply::Thinking => Reply::json(status, &ThinkingBody { thinking: true }),
            ReportReply::Told(report) => Reply::json(status, report),
        }
    }

    fn read(_: &Answer) -> Option<ReportReply> {
        None
    }

    #[cfg(feature = "schema")]
    fn schema(status: u16, schemas: &mut crate::api::Schemas) -> Option<(&'static str, crate::api::Schema)> {
        let schema = if status == 202 { schemas.one::<ThinkingBody>() } else { crate::api::object() };
        Some(("application/json", schema))
    }
}
