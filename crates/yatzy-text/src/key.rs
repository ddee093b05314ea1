//! Keys of messages. A key that English lacks is a compile error, in this crate and in every other.

use crate::locales::ENGLISH;

/// The key of a sentence that exists in English. Made by [`key!`](crate::key!).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// The key of a message of `locales/en/`.
    ///
    /// # Panics
    /// If there is no such message; inside `key!` that happens while compiling.
    pub const fn new(id: &'static str) -> Key {
        let mut i = 0;
        while i < IDS.len() {
            if same(IDS[i].as_bytes(), id.as_bytes()) {
                return Key(id);
            }
            i += 1;
        }
        panic!("no message of locales/en has this key")
    }

    /// The id of the message.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// A [`Key`], checked when the program is compiled.
#[macro_export]
macro_rules! key {
    ($id:literal) => {
        const { $crate::Key::new($id) }
    };
}

/// A sentence: `say!(text, "points", points = 12)`. The key is checked when the program is compiled.
#[macro_export]
macro_rules! say {
    ($text:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.say($crate::key!($id), &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// The ids of all English messages.
pub(crate) static IDS: [&str; count()] = ids();

const fn count() -> usize {
    let (mut count, mut file) = (0, 0);
    while file < ENGLISH.len() {
        let text = ENGLISH[file].1.as_bytes();
        let mut at = 0;
        while at < text.len() {
            count += (id_len(text, at) > 0) as usize;
            at += 1;
        }
        file += 1;
    }
    count
}

const fn ids() -> [&'static str; count()] {
    let mut ids = [""; count()];
    let (mut next, mut file) = (0, 0);
    while file < ENGLISH.len() {
        let text = ENGLISH[file].1;
        let mut at = 0;
        while at < text.len() {
            let len = id_len(text.as_bytes(), at);
            if len > 0 {
                ids[next] = text.split_at(at).1.split_at(len).0;
                next += 1;
            }
            at += 1;
        }
        file += 1;
    }
    ids
}

/// The length of the id that begins here; 0 if none does. Only a message begins a line with a letter:
/// attributes and further lines of a message are indented.
const fn id_len(text: &[u8], at: usize) -> usize {
    if (at > 0 && text[at - 1] != b'\n') || !text[at].is_ascii_lowercase() {
        return 0;
    }
    let mut end = at;
    while end < text.len() && matches!(text[end], b'a'..=b'z' | b'0'..=b'9' | b'-') {
        end += 1;
    }
    end - at
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
