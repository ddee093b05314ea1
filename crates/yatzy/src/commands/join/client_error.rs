//! Errors of the client as sentences.

use crate::Failure;
use yatzy_text::{Text, say, shown};
use yatzy_wire::client::ClientError;

/// The failure that ends the command.
pub fn failure(error: ClientError, host: &str, text: Text) -> Failure {
    let host = shown(host);
    match error {
        ClientError::NoHost => Failure::wrong("join/no-host", say!(text, "online-no-host", host = host)),
        ClientError::NoAnswer => {
            Failure::wrong("join/no-server", say!(text, "online-no-server", host = host))
        }
        ClientError::Unsafe => Failure::wrong("join/unsafe", say!(text, "online-unsafe", host = host)),
        ClientError::NotYatzy | ClientError::NotForDevices => {
            Failure::wrong("join/not-yatzy", say!(text, "online-not-yatzy", host = host))
        }
        ClientError::Refused(refusal) => match refusal.error.code.as_str() {
            // A Yatzy server without this route has another version.
            "page/unknown" => failure(ClientError::NotYatzy, &host, text),
            "request/foreign" => {
                Failure::wrong("join/other-name", say!(text, "online-other-name", host = host))
            }
            // The server's own sentence, in the person's language.
            _ => Failure::wrong("join/refused", shown(&refusal.error.message).to_string()),
        },
        ClientError::Disk(error) => Failure::from(error),
    }
}
