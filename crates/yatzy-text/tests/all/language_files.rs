//! Language files: the packed file holds the language, and anything else is refused.

use yatzy_text::{Lang, LanguageError};

#[test]
fn a_file_is_the_language_that_it_was_packed_from() {
    for lang in Lang::ALL {
        assert!(lang.is_here());
        assert_eq!(Lang::install(lang.file().unwrap().to_vec()), Ok(lang));
    }
}

/// A language may take 60 kB on the wire. Compressed with gzip it has about a third of this size.
#[test]
fn no_language_is_heavy() {
    for lang in Lang::ALL {
        let size = lang.file().unwrap().len();
        assert!(size < 150_000, "{}: {size} bytes", lang.code());
    }
}

#[test]
fn what_is_no_language_is_refused() {
    let file = Lang::En.file().unwrap();
    let other = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut other = file.to_vec();
        change(&mut other);
        Lang::install(other)
    };
    assert_eq!(Lang::install(Vec::new()), Err(LanguageError::Format));
    assert_eq!(Lang::install(b"<!doctype html>".to_vec()), Err(LanguageError::Format));
    assert_eq!(other(&|file| file[7] = 9), Err(LanguageError::Version(9)));
    assert_eq!(other(&|file| file[9..11].copy_from_slice(b"xx")), Err(LanguageError::Unknown));
    assert_eq!(other(&|file| file.push(0)), Err(LanguageError::Damaged));
    assert_eq!(other(&|file| file.truncate(7)), Err(LanguageError::Damaged));
}

/// A file that is cut anywhere or has any byte changed is read or refused: nothing panics, and nothing takes
/// more memory than the file.
#[test]
fn damage_is_survived_anywhere() {
    let file = Lang::Lv.file().unwrap();
    for at in (8..file.len()).step_by(1_499) {
        assert_eq!(Lang::install(file[..at].to_vec()), Err(LanguageError::Damaged), "cut at {at}");
        for byte in [0, 2, 0x7f, 0xff] {
            let mut other = file.to_vec();
            other[at] = byte;
            let _ = Lang::install(other);
        }
    }
}

/// Choices nested deeper than in any real message.
#[test]
fn a_file_can_not_use_up_the_stack() {
    let mut file = b"yatzlng\x01\x02en\x01\x01a".to_vec();
    for _ in 0..10_000 {
        // One part, a choice by "a", default variant 0 of one variant, whose key is "b" …
        file.extend(b"\x01\x02\x01a\x00\x01\x01b");
    }
    file.extend(b"\x00\x00");
    assert_eq!(Lang::install(file), Err(LanguageError::Damaged));
}
