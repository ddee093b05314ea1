//! Keys of messages. A key without an English message is a compile error, in every crate.

use crate::locales::IDS;

/// The key of a sentence that exists in English. Made by [`key!`](crate::key!).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// The key of an English message.
    ///
    /// # Panics
    /// If there is no such message; inside `key!` that happens while compiling.
    pub const fn new(id: &'static str) -> Key {
        // Binary search; the ids are sorted.
        let (mut low, mut high) = (0, IDS.len());
        while low < high {
            let middle = (low + high) / 2;
            match compare(IDS[middle].as_bytes(), id.as_bytes()) {
                0 => return Key(id),
                ..0 => low = middle + 1,
                1.. => high = middle,
            }
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

/// The order of two texts as a number below, at or above zero.
const fn compare(a: &[u8], b: &[u8]) -> i8 {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return if a[i] < b[i] { -1 } else { 1 };
        }
        i += 1;
    }
    if a.len() == b.len() {
        0
    } else if a.len() < b.len() {
        -1
    } else {
        1
    }
}
