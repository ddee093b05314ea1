//! Keys of messages. A key that English lacks is a compile error, in this crate and in every other.

use crate::locales::IDS;

/// The key of a sentence that exists in English. Made by [`key!`](crate::key!).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// The key of a message of `locales/en/`.
    ///
    /// # Panics
    /// If there is no such message; inside `key!` that happens while compiling.
    pub const fn new(id: &'static str) -> Key {
        // The ids are sorted: half of what is left goes at every step.
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

/// How two texts are ordered, as a number below, at or above zero.
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
