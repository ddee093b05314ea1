//! Luck and skill of a game that is over.

use crate::api::{ApiReply, ReplyBody};
use crate::{RawResponse, ThinkingBody};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_table::{Analysis, AnalysisJson};

/// How much of a report is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ReportQuery {
    /// `true`: everything that a client of the same version needs to show the report; its form changes between versions.
    pub whole: Option<bool>,
}

/// A report, or that it is being computed.
#[derive(Clone, Debug)]
pub enum ReportReply {
    /// Ask again in a moment.
    Thinking,
    /// The public form.
    Public(Box<AnalysisJson>),
    /// The analysis itself, for [`ReportQuery::whole`].
    Whole(Arc<Analysis>),
    /// The form of another version. Only read, never sent.
    Incompatible,
}

impl ReplyBody for ReportReply {
    fn is_pending(&self) -> bool {
        matches!(self, ReportReply::Thinking)
    }

    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        match self {
            ReportReply::Thinking => ApiReply::json(status, &ThinkingBody { thinking: true }),
            ReportReply::Public(report) => ApiReply::json(status, report),
            ReportReply::Whole(analysis) => ApiReply::json(status, analysis),
            ReportReply::Incompatible => unreachable!("no handler answers with an unreadable report"),
        }
    }

    fn read(answer: &RawResponse) -> Option<ReportReply> {
        if answer.status == 202 {
            let body: ThinkingBody = serde_json::from_slice(answer.text.as_bytes()).ok()?;
            return body.thinking.then_some(ReportReply::Thinking);
        }
        if let Ok(analysis) = serde_json::from_slice(answer.text.as_bytes()) {
            return Some(ReportReply::Whole(Arc::new(analysis)));
        }
        let other: serde_json::Value = serde_json::from_slice(answer.text.as_bytes()).ok()?;
        other.get("seats").map(|_| ReportReply::Incompatible)
    }

    #[cfg(feature = "schema")]
    fn schema(status: u16, schemas: &mut crate::api::Schemas) -> Option<(&'static str, crate::api::Schema)> {
        let schema = if status == 202 { schemas.one::<ThinkingBody>() } else { crate::api::object() };
        Some(("application/json", schema))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_of_another_version_is_told_from_a_stranger() {
        let read = |status, text: &str| {
            ReportReply::read(&RawResponse { status, version: None, text: text.to_owned() })
        };
        assert!(matches!(read(202, r#"{"thinking":true}"#), Some(ReportReply::Thinking)));
        assert!(matches!(read(200, r#"{"exact":true,"seats":[]}"#), Some(ReportReply::Incompatible)));
        assert!(read(200, "<title>Welcome</title>").is_none());
        assert!(read(200, "{}").is_none());
    }
}
