//! Errors of the client as sentences.

use crate::Failure;
use yatzy_text::{Text, say, shown};
use yatzy_wire::client::Trouble;

/// The failure that ends the command.
pub fn failure(trouble: Trouble, host: &str, text: Text) -> Failure {
    let host = shown(host);
    match trouble {
        Trouble::NoHost => Failure::wrong("join/no-host", say!(text, "online-no-host", host = host)),
        Trouble::NoAnswer => Failure::wrong("join/no-server", say!(text, "online-no-server", host = host)),
        Trouble::Unsafe => Failure::wrong("join/unsafe", say!(text, "online-unsafe", host = host)),
        Trouble::NotYatzy | Trouble::NotForDevices => {
            Failure::wrong("join/not-yatzy", say!(text, "online-not-yatzy", host = host))
        }
        Trouble::Refused(refusal) => match refusal.error.code.as_str() {
            // A Yatzy server without this route has another version.
            "page/unknown" => failure(Trouble::NotYatzy, &host, text),
            "request/foreign" => {
                Failure::wrong("join/other-name", say!(text, "online-other-name", host = host))
            }
            // The server's own sentence, in the person's language.
            _ => Failure::wrong("join/refused", shown(&refusal.error.message).to_string()),
        },
        Trouble::Disk(error) => Failure::from(error),
    }
}
