//! The module's interface: the host calls `room` for space, writes a message there and calls `tell`. The
//! reply goes to `host.send`.

#![allow(unsafe_code)] // exported functions need `no_mangle`, and the host is called through an import

use std::cell::RefCell;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Sends a message to the host, which copies it before returning.
    fn send(message: *const u8, len: usize);
}

thread_local! {
    static MESSAGE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Space for a message of `len` bytes.
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    MESSAGE.with_borrow_mut(|message| {
        message.clear();
        message.resize(len, 0);
        message.as_mut_ptr()
    })
}

/// Handles the message in that space.
#[unsafe(no_mangle)]
extern "C" fn tell(len: usize) {
    let message = MESSAGE.take();
    let answer = crate::answer(&message[..len.min(message.len())]);
    // SAFETY: the host reads these bytes of our memory only during this call.
    unsafe { send(answer.as_ptr(), answer.len()) }
}
