//! The module's surface: `room` for a message, `tell` it; what it answers goes to `host.send`.

#![allow(unsafe_code)] // a module's functions are found by their names, and its host is called by address

use std::cell::RefCell;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Takes a message out; it is copied before this returns.
    fn send(message: *const u8, len: usize);
}

thread_local! {
    static MESSAGE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where to write a message of some length.
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    MESSAGE.with_borrow_mut(|message| {
        message.clear();
        message.resize(len, 0);
        message.as_mut_ptr()
    })
}

/// Answers the message that was written there.
#[unsafe(no_mangle)]
extern "C" fn tell(len: usize) {
    let message = MESSAGE.take();
    let answer = crate::answer(&message[..len.min(message.len())]);
    // SAFETY: the host reads these bytes of our memory while it is called, and no longer.
    unsafe { send(answer.as_ptr(), answer.len()) }
}
