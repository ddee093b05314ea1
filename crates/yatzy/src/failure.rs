//! Failures of a command: a code for programs, a sentence for people, an exit code for shells.

use crate::Session;
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;
use yatzy_text::{Explain, Text, say, shown};

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// Wrong usage or input.
    Wrong {
        /// The stable code.
        code: &'static str,
        /// The error, and how to correct it.
        message: String,
    },
    /// The answer is no: for example, a record breaks a rule.
    No {
        /// The stable code.
        code: &'static str,
        /// The rule, and where it is broken.
        message: String,
    },
    /// The answer can't be written.
    Output(io::Error),
}

impl Failure {
    /// Wrong usage or input.
    pub fn wrong(code: &'static str, message: String) -> Failure {
        Failure::Wrong { code, message }
    }

    /// The answer is no.
    pub fn no(code: &'static str, message: String) -> Failure {
        Failure::No { code, message }
    }

    /// Input that the rules refused.
    pub fn of(text: Text, error: &(impl Explain + ?Sized)) -> Failure {
        Failure::wrong(error.code(), error.explain(text))
    }

    /// Writes it to standard error, and returns the exit code.
    pub fn report(self, session: Session) -> ExitCode {
        let (exit, code, message) = match self {
            Failure::Wrong { code, message } => (2, code, message),
            Failure::No { code, message } => (1, code, message),
            // The reader has closed the pipe: `yatzy rules | head -1` is no error.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => {
                let detail = shown(&error.to_string());
                (2, "output/failed", say!(session.text, "output-failed", detail = detail))
            }
        };
        let line = if session.json {
            serde_json::to_string(&Report { error: ErrorBody { code, message: &message } }).unwrap_or(message)
        } else {
            message
        };
        // Standard error may be closed too; then nothing can be reported.
        let _ = writeln!(io::stderr(), "{line}");
        ExitCode::from(exit)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

#[derive(Serialize)]
struct Report<'a> {
    error: ErrorBody<'a>,
}

#[derive(Serialize)]
struct ErrorBody<'a> {
    code: &'a str,
    message: &'a str,
}
